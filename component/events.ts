// What the element says to the page. Every event bubbles, crosses shadow roots and can be cancelled.

import type { Move } from '../src/turn.js';
import type { Sketch } from './annotations.js';

/** A move as it is announced: the names of its points and the move itself. */
export interface MoveDetail {
  readonly from: string;
  readonly to: string;
  readonly move: Move;
}

export interface SelectDetail {
  /** The chosen point's name, or null when none is chosen any more. */
  readonly point: string | null;
}

export interface ErrorDetail {
  /** One sentence for a reader. */
  readonly message: string;
  readonly where: string;
  readonly expected: string;
}

export interface PlyDetail {
  /** Turns of the record that are about to be shown, 0 for its start. */
  readonly ply: number;
  /** Turns of the whole record. */
  readonly plies: number;
}

export interface JunqiBoardEvents {
  'junqi-move': CustomEvent<MoveDetail>;
  'junqi-select': CustomEvent<SelectDetail>;
  'junqi-error': CustomEvent<ErrorDetail>;
  'junqi-ply': CustomEvent<PlyDetail>;
  'junqi-draw': CustomEvent<Sketch>;
}

/** False when a listener has cancelled the event. */
export function announce<Name extends keyof JunqiBoardEvents>(
  element: HTMLElement,
  name: Name,
  detail: JunqiBoardEvents[Name]['detail'],
): boolean {
  return fire(element, name, detail);
}

/** As `announce`, for a mode's own events. False when a listener has cancelled it. */
export function fire(element: HTMLElement, name: `junqi-${string}`, detail: unknown): boolean {
  const options = { bubbles: true, composed: true, cancelable: true };
  return element.dispatchEvent(new CustomEvent(name, { detail, ...options }));
}
