// The element as a React component, for React before 19 and for whoever likes `onMove`.

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { JunqiBoard as Element } from '../define.js';
import type { BoardEvents, BoardProps, ShortName } from './props.js';

/** What the board says, by the component's properties: `onMove` hears `junqi-move`. */
export type BoardHandlers = {
  readonly [Name in keyof BoardEvents as `on${ShortName<Name>}`]?: (
    event: BoardEvents[Name],
  ) => void;
};

type Html = Omit<React.HTMLAttributes<Element>, keyof BoardProps | keyof BoardHandlers>;

export type BoardComponent = React.ForwardRefExoticComponent<
  Html & BoardProps & BoardHandlers & React.RefAttributes<Element>
>;

/** Every event there is, or it does not compile. */
type Heard = {
  readonly [Name in keyof BoardEvents as `on${ShortName<Name>}`]: EventName<BoardEvents[Name]>;
};

const heard = <Name extends keyof BoardEvents>(name: Name) => name as EventName<BoardEvents[Name]>;

const EVENTS: Heard = {
  onMove: heard('junqi-move'),
  onSelect: heard('junqi-select'),
  onDraw: heard('junqi-draw'),
  onPly: heard('junqi-ply'),
  onError: heard('junqi-error'),
  onDeploy: heard('junqi-deploy'),
  onEdit: heard('junqi-edit'),
  onLesson: heard('junqi-lesson'),
  onStage: heard('junqi-stage'),
  onTurn: heard('junqi-turn'),
  onOver: heard('junqi-over'),
  onWish: heard('junqi-wish'),
  onTried: heard('junqi-tried'),
  onSolved: heard('junqi-solved'),
  onSolution: heard('junqi-solution'),
  onOpen: heard('junqi-open'),
};

/**
 * `<JunqiBoard rules="duel-open" onMove={(event) => …} />`; a ref gives the element. On a server it is an
 * empty tag: `boardMarkup` of `junqi/ssr` draws a picture into it.
 */
export const JunqiBoard: BoardComponent = createComponent({
  tagName: 'junqi-board',
  elementClass: Element,
  react: React,
  displayName: 'JunqiBoard',
  events: EVENTS,
}) as unknown as BoardComponent;
