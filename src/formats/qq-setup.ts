// Thirty bytes of a setup as QQ's files hold it: one a point in the seat's own frame, line 1 first.

import { fault, type Parsed } from '../fault.js';
import type { Rank } from '../pieces.js';
import type { Setup } from '../record.js';
import { byteAt, hex } from './bytes.js';

/** Codes 0x02 … 0x0d; zero is a camp. */
const RANKS_BY_CODE: readonly Rank[] = ['l', 'j', 'k', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const FIRST_CODE = 2;

/** Reads thirty bytes that are there; `offset` is where they stand in `bytes`. */
export function parseQqSetup(bytes: Uint8Array, offset: number): Parsed<Setup> {
  const setup: (Rank | undefined)[] = [];
  for (let at = offset; at < offset + 30; at++) {
    const code = bytes[at] ?? 0;
    const rank = RANKS_BY_CODE[code - FIRST_CODE];
    if (code !== 0 && rank === undefined) {
      return fault(byteAt(at), hex(bytes.subarray(at, at + 1)), '00 or a piece, 02 to 0d');
    }
    setup.push(rank);
  }
  return { value: setup };
}

export function makeQqSetup(setup: Setup): number[] {
  return Array.from({ length: 30 }, (_, point) => {
    const rank = setup[point];
    return rank === undefined ? 0 : RANKS_BY_CODE.indexOf(rank) + FIRST_CODE;
  });
}
