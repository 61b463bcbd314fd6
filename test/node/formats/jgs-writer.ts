// Writes `.jgs` bytes for the tests of their reader, from turns and who was to move at each.

import { BOARDS, pointName, seatOfPoint, type BySeat, type Seat } from '../../../src/board.js';
import { makeQqSetup } from '../../../src/formats/qq-setup.js';
import type { Setup } from '../../../src/record.js';
import { OUTCOMES, type Turn } from '../../../src/turn.js';

const BLOCKS: readonly Seat[] = ['E', 'S', 'W', 'N'];

export interface JgsGame {
  readonly setups: BySeat<Setup>;
  readonly steps: readonly { readonly turn: Turn; readonly mover: Seat }[];
  /** Reason of the last event, 2 a draw and 4 a win; without it the game is not over. */
  readonly end?: 2 | 4;
  readonly savedBy?: Seat;
  /** ASCII names by seat. */
  readonly names?: BySeat<string>;
  /** Bytes behind the records and the eight that follow them. */
  readonly tail?: readonly number[];
}

export function jgsBytes({ setups, steps, end, savedBy = 'S', names = {}, tail = [] }: JgsGame) {
  const records = [
    ...steps.flatMap(({ turn, mover }) => recordsOf(turn, mover)),
    ...(end ? [event(5, 0, end)] : []),
  ];
  const head = new Uint8Array(0x19c);
  head.set(ascii('QQGame JQS'));
  head[0x0f] = BLOCKS.indexOf(savedBy);
  head[0x18] = end === 4 ? 0xff : 2;
  head[0x1a] = records.length & 0xff;
  head[0x1b] = records.length >> 8;
  BLOCKS.forEach((seat, block) => {
    const at = 0x20 + block * 88;
    head[at] = block;
    head.set(ascii(names[seat] ?? ''), at + 8);
    head.set(makeQqSetup(setups[seat] ?? []), at + 28);
  });
  return Uint8Array.from([...head, ...records.flat(), ...new Array<number>(8).fill(0), ...tail]);
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function event(kind: number, block: number, why: number): number[] {
  return [0xf5, kind, block, why, 0xff, 0, 0, 0, 0, 0];
}

function out(seat: Seat, why: number): number[] {
  return event(3, BLOCKS.indexOf(seat), why);
}

function grid(point: number): number[] {
  const name = pointName(BOARDS.four, point);
  return [name.charCodeAt(0) - 97, 17 - Number(name.slice(1))];
}

function recordsOf(turn: Turn, mover: Seat): number[][] {
  const gone = turn.out.map((seat) => out(seat, turn.kind === 'lost' ? 3 : 2));
  switch (turn.kind) {
    case 'move': {
      const flags = [...turn.flags.flatMap(grid), 0, 0, 0, 0].slice(0, 4);
      const move = [0x5f, OUTCOMES.indexOf(turn.outcome), ...grid(turn.from), ...grid(turn.to)];
      const owner = seatOfPoint(BOARDS.four, turn.to);
      const fallen = turn.flagTaken && owner ? [out(owner, 1)] : [];
      return [[...move, ...flags], ...fallen, ...gone];
    }
    case 'lost':
      return [event(2, BLOCKS.indexOf(mover), 1), ...gone];
    case 'resign':
      return [out(turn.seat, 4), ...gone];
    case 'left':
      return [event(4, BLOCKS.indexOf(turn.seat), 0)];
    default:
      throw new Error(`${turn.kind} has no record`);
  }
}
