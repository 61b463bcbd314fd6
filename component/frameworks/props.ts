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

/** Properties, all of them optional, and as the element itself takes them; a mode's settings are in `options`. */
export type BoardProps = {
  [Name in Given]?: JunqiBoard[Name] | undefined;
};

export type BoardEvents = JunqiBoardEvents;

/** Listeners by attribute, as `onjunqi-move`. */
export type BoardListeners<Prefix extends string = 'on'> = {
  [Name in keyof BoardEvents as `${Prefix}${Name}`]?: (event: BoardEvents[Name]) => void;
};

/** `junqi-move` is `JunqiMove`. */
export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** What an event is called without what all of them begin with: `Move`. */
export type ShortName<Name extends string> = Name extends `junqi-${infer Rest}`
  ? Pascal<Rest>
  : never;
