// A side that cannot or may not go on: the game is lost, and the match says why.

import { faultText, type Fault } from '../fault.js';
import type { Ending } from '../position.js';

/** What a side did, with how the record says that the game ended. */
export const FORFEITS = {
  /** Its process ended or could not be started, or a player of ours failed. */
  crash: 'left',
  /** It wrote without end and said nothing. */
  flood: 'left',
  /** It did not answer in its time. */
  overrun: 'time',
  /** It answered with a move that the rules do not allow, or with none. */
  illegal: 'illegal',
  /** It set up an army that the rules do not allow, or none. */
  setup: 'illegal',
} as const satisfies Record<string, Ending>;

export type ForfeitKind = keyof typeof FORFEITS;

export class Forfeit extends Error {
  readonly kind: ForfeitKind;

  /** `what` happened in a few words; `said` is the line that shows it, where there is one. */
  constructor(kind: ForfeitKind, what: string, said?: string) {
    super(said === undefined ? what : `${what}: "${printable(said)}"`);
    this.kind = kind;
  }
}

const LONGEST = 120;

/** A line that somebody else wrote, fit to stand in a report: control characters out, not too long. */
export function printable(line: string): string {
  const clean = line.replace(/\p{C}/gu, '?');
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

/** The program of a side is none that can be started: there is no match at all. */
export class Unstartable extends Error {
  constructor(readonly fault: Fault) {
    super(faultText(fault));
  }
}
