// The element as a React component, for React before 19 and for whoever likes `onMove`.

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { JunqiBoard as Element } from '../define.js';
import type { BoardEvents } from './props.js';

const heard = <Name extends keyof BoardEvents>(name: Name) => name as EventName<BoardEvents[Name]>;

/**
 * `<JunqiBoard rules="duel-open" onMove={(event) => …} />`; a ref gives the element. On a server it is an
 * empty tag: `boardMarkup` of `junqi/ssr` draws a picture into it.
 */
export const JunqiBoard = createComponent({
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
});
