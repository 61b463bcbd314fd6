// What frameworks may give the element and hear from it, derived from the element itself.

import type { LitElement } from 'lit';
import type { JunqiBoardEvents } from '../events.js';
import type { JunqiBoard } from '../junqi-board.js';

type Method = (...given: never[]) => unknown;

/** Names of the element's own properties; methods and what it only tells are not among them. */
type Given = Exclude<
  {
    [Name in keyof JunqiBoard]-?: JunqiBoard[Name] extends Method ? never : Name;
  }[keyof JunqiBoard],
  Exclude<keyof LitElement, 'lang'> | 'plies' | 'playing'
>;

/** Properties, all of them optional; a mode's settings are in `options`. */
export type BoardProps = {
  [Name in Given]?: JunqiBoard[Name] | null | undefined;
};

export type BoardEvents = JunqiBoardEvents;

/** Listeners by attribute, as `onjunqi-move`. */
export type BoardListeners<Prefix extends string = 'on'> = {
  [Name in keyof BoardEvents as `${Prefix}${Name}`]?: (event: BoardEvents[Name]) => void;
};
