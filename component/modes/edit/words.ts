// What the mode says.

import type { Over } from '../../../src/position.js';
import type { TextWords } from '../../out/text-words.js';

export interface EditWords {
  readonly title: string;
  readonly palette: string;
  readonly armies: string;
  /** A piece of the palette and how many of it are left. */
  readonly tool: (piece: string, left: number) => string;
  readonly eraser: string;
  readonly hint: string;
  /** A piece of the palette is in the hand. */
  readonly inHand: (piece: string) => string;
  readonly erasing: string;
  readonly put: (piece: string, point: string) => string;
  readonly removed: (piece: string, point: string) => string;
  readonly noMore: (piece: string) => string;
  readonly tools: string;
  readonly undo: string;
  readonly clear: string;
  readonly begin: string;
  readonly rules: string;
  readonly turn: string;
  readonly quiet: string;
  readonly ply: string;
  readonly out: (army: string) => string;
  readonly flagShown: (army: string, point: string) => string;
  readonly cannotBe: string;
  readonly remarks: string;
  readonly fine: string;
  readonly empty: string;
  readonly noFlag: (army: string) => string;
  readonly flagAway: (army: string, point: string) => string;
  readonly nobody: (army: string) => string;
  readonly over: (winners: readonly string[]) => string;
  readonly text: TextWords;
}

/** Seats of a result; none for a draw. */
export const winnersOf = ({ result }: Over): readonly string[] =>
  result === '1/2' ? [] : result.split('+');
