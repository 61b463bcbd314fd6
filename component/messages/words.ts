// What the board itself says. A message file gives all of it in one language; a page's own language may
// give a part, and the rest is English.

import type { Translation } from '@shoelace-style/localize';
import type { Rank } from '../../src/pieces.js';
import type { Outcome } from '../../src/turn.js';
import type { Army } from '../army.js';
import type { Note } from '../refusals.js';

/** A message file: its language's tag, name and direction, and what it says. */
export type Messages<Said> = Translation & Said;

/** What the field calls the points of a territory; those with a side are named by `sides`. */
export type Term =
  | 'front'
  | 'brow'
  | 'sideWay'
  | 'frontCamp'
  | 'frontWaist'
  | 'rib'
  | 'centreCamp'
  | 'baseCamp'
  | 'backWaist'
  | 'corner'
  | 'platform'
  | 'fifthLine'
  | 'baseCorner'
  | 'headquarters'
  | 'baseLine'
  | 'cornerPalace'
  | 'edgePalace'
  | 'centrePalace';

/** Words and sentences of the board. */
export interface Words {
  readonly board: (army: string) => string;
  /** What leads back from a closer look. */
  readonly whole: string;
  /** Points out of sight that the piece in hand may go to. */
  readonly beyond: (count: number) => string;
  /** A switch: taps and drags draw. */
  readonly pen: string;
  readonly keys: string;
  readonly armies: Readonly<Record<Army, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A piece whose rank, or whose side too, is covered. */
  readonly covered: string;
  readonly piece: (army: string, rank: string) => string;
  readonly empty: string;
  readonly quietTarget: string;
  readonly attackTarget: string;
  readonly mayMove: string;
  readonly mayTurnUp: string;
  readonly notes: Readonly<Record<Note, string>>;
  readonly carrier: string;
  /** By what the field calls a point, see `fieldTerm`. */
  readonly terms: Readonly<Record<Term, string>>;
  readonly sides: readonly [left: string, right: string];
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly moved: (piece: string, from: string, to: string, outcome: string) => string;
  readonly flagTaken: string;
  readonly flagShown: (point: string) => string;
  readonly uncovered: (point: string, piece: string) => string;
  readonly lost: string;
  readonly passed: string;
  readonly seatTurns: Readonly<
    Record<'resign' | 'left' | 'offer' | 'agree', (army: string) => string>
  >;
  readonly out: (army: string) => string;
  readonly separator: string;
  /** The position read out: whose turn, what an army has left and where, and what ends a sentence. */
  readonly toMove: (army: string) => string;
  readonly standing: (army: string, count: number, pieces: string) => string;
  readonly stop: string;
  readonly sentence: (where: string, found: string, expected: string) => string;
  /**
   * What the rules and the readers of text say in English, such as a part of a fault; undefined as long as it is
   * on its way, after which all is drawn again.
   */
  readonly phrase: (english: string) => string | undefined;
  readonly cannotShow: string;
}
