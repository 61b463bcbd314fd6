// The parts of a position that only some games have, as bytes of IMAGE and back: lost and passed
// turns, flags under way, repeated steps, shown pieces, and flip's colours and bag.

import * as at from '../../assembly/memory';
import type { Board, BySeat, Seat } from '../board.js';
import { RANKS, type Rank } from '../pieces.js';
import type { Color, Position } from '../position.js';
import { readU16, writeU16 } from './bytes.js';

const COLORS: readonly Color[] = ['red', 'blue'];

export type Extras = Pick<
  Position,
  'shown' | 'timeouts' | 'passed' | 'carried' | 'again' | 'sides' | 'pair' | 'bag' | 'clock'
>;

export function writeExtras(bytes: Uint8Array, board: Board, position: Position): void {
  board.seats.forEach((seat, index) => {
    bytes[at.IMAGE + at.IMAGE_TIMEOUTS + index] = position.timeouts[seat] ?? 0;
    bytes[at.IMAGE + at.IMAGE_PASSED + index] = position.passed[seat] ?? 0;
  });
  const carried = at.IMAGE + at.IMAGE_CARRIED;
  bytes[carried] = position.carried.length;
  position.carried.forEach(({ at: point, home }, index) => {
    bytes.set([point, home], carried + 1 + index * 2);
  });
  const again = at.IMAGE + at.IMAGE_AGAIN;
  bytes[again] = position.again.length;
  position.again.forEach(({ from, to, times }, index) => {
    bytes.set([from, to], again + 1 + index * 4);
    writeU16(bytes, again + 3 + index * 4, times);
  });
  for (const point of position.shown) {
    bytes[at.IMAGE + at.IMAGE_SHOWN + (point >> 3)]! |= 1 << (point & 7);
  }
  writeColors(bytes, at.IMAGE + at.IMAGE_SIDES, position.sides);
  writeColors(bytes, at.IMAGE + at.IMAGE_PAIR, position.pair);
  writeBag(bytes, position.bag);
}

function writeColors(bytes: Uint8Array, address: number, colors: BySeat<Color> | undefined): void {
  (['S', 'N'] as const).forEach((seat, index) => {
    const color = colors?.[seat];
    bytes[address + index] = color ? COLORS.indexOf(color) + 1 : 0;
  });
}

function writeBag(bytes: Uint8Array, bag: Position['bag']): void {
  const address = at.IMAGE + at.IMAGE_BAG;
  if (!bag) return;
  bytes[address] = 1;
  COLORS.forEach((color, index) => {
    RANKS.forEach((rank, code) => {
      bytes[address + 1 + index * RANKS.length + code] = bag[color][rank] ?? 0;
    });
  });
}

export function readExtras(bytes: Uint8Array, board: Board, before: Position): Extras {
  const sides = readColors(bytes, at.IMAGE + at.IMAGE_SIDES);
  const pair = readColors(bytes, at.IMAGE + at.IMAGE_PAIR);
  return {
    timeouts: readCounts(bytes, at.IMAGE + at.IMAGE_TIMEOUTS, board),
    passed: readCounts(bytes, at.IMAGE + at.IMAGE_PASSED, board),
    carried: readCarried(bytes),
    again: readAgain(bytes),
    shown: readShown(bytes, board),
    ...(sides && { sides }),
    ...(pair && { pair }),
    ...(before.clock && { clock: before.clock }),
    ...(before.bag && { bag: readBag(bytes) }),
  };
}

function readCounts(bytes: Uint8Array, address: number, board: Board): BySeat<number> {
  return Object.fromEntries(
    board.seats.flatMap((seat, index): [Seat, number][] => {
      const count = bytes[address + index]!;
      return count > 0 ? [[seat, count]] : [];
    }),
  );
}

function readCarried(bytes: Uint8Array): Position['carried'] {
  const address = at.IMAGE + at.IMAGE_CARRIED;
  return Array.from({ length: bytes[address]! }, (_, index) => ({
    at: bytes[address + 1 + index * 2]!,
    home: bytes[address + 2 + index * 2]!,
  })).sort((a, b) => a.at - b.at || a.home - b.home);
}

function readAgain(bytes: Uint8Array): Position['again'] {
  const address = at.IMAGE + at.IMAGE_AGAIN;
  return Array.from({ length: bytes[address]! }, (_, index) => ({
    from: bytes[address + 1 + index * 4]!,
    to: bytes[address + 2 + index * 4]!,
    times: readU16(bytes, address + 3 + index * 4),
  })).sort((a, b) => a.from - b.from || a.to - b.to);
}

function readShown(bytes: Uint8Array, board: Board): Position['shown'] {
  const shown: number[] = [];
  for (let point = 0; point < board.points; point++) {
    if ((bytes[at.IMAGE + at.IMAGE_SHOWN + (point >> 3)]! >> (point & 7)) & 1) shown.push(point);
  }
  return shown;
}

function readColors(bytes: Uint8Array, address: number): BySeat<Color> | undefined {
  const entries = (['S', 'N'] as const).flatMap((seat, index): [Seat, Color][] => {
    const color = COLORS[bytes[address + index]! - 1];
    return color ? [[seat, color]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function readBag(bytes: Uint8Array): NonNullable<Position['bag']> {
  const counts = (index: number): Partial<Record<Rank, number>> =>
    Object.fromEntries(
      RANKS.flatMap((rank, code) => {
        const count = bytes[at.IMAGE + at.IMAGE_BAG + 1 + index * RANKS.length + code]!;
        return count > 0 ? [[rank, count]] : [];
      }),
    );
  return { red: counts(0), blue: counts(1) };
}
