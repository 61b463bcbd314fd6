// What the element says to the page. Every event bubbles, crosses shadow roots and can be cancelled.

import type { Seat } from '../src/board.js';
import type { Over, Position } from '../src/position.js';
import type { Setup } from '../src/record.js';
import type { Move, Turn } from '../src/turn.js';
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

/** `mode="deploy"`: the army marches out. */
export interface DeployDetail {
  readonly seat: Seat;
  readonly setup: Setup;
  /** The same as 30 letters. */
  readonly text: string;
}

/** `mode="edit"`: what is on the board now. */
export interface EditDetail {
  readonly position: Position;
  /** The same as text. */
  readonly text: string;
  /** By name and changes. */
  readonly rules: string;
  /** Why no game reaches it, in one sentence; null where one may. */
  readonly fault: string | null;
}

/** `mode="lesson"`: how far the reader is. */
export interface LessonDetail {
  /** The step shown, from 1. */
  readonly step: number;
  readonly steps: number;
  /** How many of them have been learned. */
  readonly learned: number;
}

/** `mode="view"`: what the reader opened. */
export interface OpenDetail {
  readonly kind: 'records' | 'position' | 'setup';
  readonly text: string;
  /** The file's; empty for a text. */
  readonly name: string;
}

/** `mode="play"`: how far the game is. */
export interface StageDetail {
  readonly stage: 'setting-up' | 'playing' | 'over';
}

/** `mode="play"`: a turn that was played. */
export interface TurnDetail {
  readonly turn: Turn;
  /** The same as text, such as `c6c7+`. */
  readonly text: string;
  /** Turns played so far. */
  readonly ply: number;
}

/** `mode="play"`, `opponent="page"`: what somebody wants besides moving. */
export interface WishDetail {
  readonly kind: 'offer' | 'agree' | 'resign' | 'undo' | 'again';
  readonly seat: Seat;
}

/** `mode="puzzle"`: a move that was tried, as text. */
export interface TriedDetail {
  readonly move: string;
  readonly right: boolean;
  /** Null where none came. */
  readonly answer: string | null;
}

/** `mode="puzzle"`: how it was solved. */
export interface SolvedDetail {
  readonly plies: number;
  readonly mistakes: number;
  readonly hints: number;
}

/** By name, whatever the mode. */
export interface JunqiBoardEvents {
  'junqi-move': CustomEvent<MoveDetail>;
  'junqi-select': CustomEvent<SelectDetail>;
  'junqi-draw': CustomEvent<Sketch>;
  'junqi-ply': CustomEvent<PlyDetail>;
  'junqi-error': CustomEvent<ErrorDetail>;
  'junqi-deploy': CustomEvent<DeployDetail>;
  'junqi-edit': CustomEvent<EditDetail>;
  'junqi-lesson': CustomEvent<LessonDetail>;
  'junqi-stage': CustomEvent<StageDetail>;
  'junqi-turn': CustomEvent<TurnDetail>;
  'junqi-over': CustomEvent<Over>;
  'junqi-wish': CustomEvent<WishDetail>;
  'junqi-tried': CustomEvent<TriedDetail>;
  'junqi-solved': CustomEvent<SolvedDetail>;
  'junqi-solution': CustomEvent<Readonly<Record<never, never>>>;
  'junqi-open': CustomEvent<OpenDetail>;
}

declare global {
  // They bubble: boards, what is around them, the document and the window hear them.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- nothing else is merged
  interface GlobalEventHandlersEventMap extends JunqiBoardEvents {}
}

/** False when a listener has cancelled the event. */
export function fire<Name extends keyof JunqiBoardEvents>(
  element: HTMLElement,
  name: Name,
  detail: JunqiBoardEvents[Name]['detail'],
): boolean {
  const options = { bubbles: true, composed: true, cancelable: true };
  return element.dispatchEvent(new CustomEvent(name, { detail, ...options }));
}
