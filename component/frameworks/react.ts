// The element as a React component, for React before 19 and for whoever likes `onMove`.

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { JunqiBoard as Element } from '../define.js';
import type { BoardEvents, BoardProps } from './props.js';

/** What the board says, by the component's properties. */
export interface BoardHandlers {
  readonly onMove?: (event: BoardEvents['junqi-move']) => void;
  readonly onSelect?: (event: BoardEvents['junqi-select']) => void;
  readonly onDraw?: (event: BoardEvents['junqi-draw']) => void;
  readonly onPly?: (event: BoardEvents['junqi-ply']) => void;
  readonly onError?: (event: BoardEvents['junqi-error']) => void;
}

type Html = Omit<React.HTMLAttributes<Element>, keyof BoardProps | keyof BoardHandlers>;

export type BoardComponent = React.ForwardRefExoticComponent<
  Html & BoardProps & BoardHandlers & React.RefAttributes<Element>
>;

const heard = <Name extends keyof BoardEvents>(name: Name) => name as EventName<BoardEvents[Name]>;

/**
 * `<JunqiBoard rules="duel-open" onMove={(event) => …} />`; a ref gives the element. On a server it is an
 * empty tag: `boardMarkup` of `junqi/ssr` draws a picture into it.
 */
export const JunqiBoard: BoardComponent = createComponent({
  tagName: 'junqi-board',
  elementClass: Element,
  react: React,
  displayName: 'JunqiBoard',
  events: {
    onMove: heard('junqi-move'),
    onSelect: heard('junqi-select'),
    onDraw: heard('junqi-draw'),
    onPly: heard('junqi-ply'),
    onError: heard('junqi-error'),
  },
}) as unknown as BoardComponent;
