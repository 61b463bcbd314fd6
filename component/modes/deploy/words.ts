// What the mode says. A rule is named as `setupReasons` names it.

import type { Rank } from '../../../src/pieces.js';
import type { TextWords } from '../../out/text-words.js';

export interface DeployWords {
  readonly title: (army: string) => string;
  readonly setups: string;
  readonly own: string;
  /** Formations by name, with what they are good for. */
  readonly formations: Readonly<Record<string, readonly [name: string, idea: string]>>;
  readonly random: string;
  readonly mirror: string;
  readonly undo: string;
  readonly march: string;
  readonly ready: string;
  readonly hint: string;
  /** A piece is in the hand. */
  readonly held: (piece: string) => string;
  readonly cannot: (reason: string) => string;
  readonly exchanged: (one: string, other: string) => string;
  readonly notYet: string;
  readonly notHere: string;
  readonly tools: string;
  readonly keepAs: string;
  readonly keep: string;
  readonly kept: (name: string) => string;
  readonly notKept: string;
  readonly forget: (name: string) => string;
  readonly forgotten: (name: string) => string;
  readonly turned: string;
  /** Where pieces of a rank may stand, for those that may not stand anywhere. */
  readonly limits: Readonly<Partial<Record<Rank, string>>>;
  /** Rules that a setup may break, as sentences without a point. */
  readonly rules: Readonly<Record<string, string>>;
  readonly count: (rank: string, found: number, due: number) => string;
  readonly text: TextWords;
}
