// Pieces as letters of position text: `A`–`L` South, `a`–`l` North, `M`–`X` West, `m`–`x` East; `Y` `y`
// `Z` `z` a piece of South, North, West, East whose rank the reader may not know; `?` face down.

import type { Seat } from '../board.js';
import { RANKS, type SeenPiece } from '../pieces.js';

interface Alphabet {
  readonly ranks: string;
  readonly unknown: string;
}

const ALPHABETS: Readonly<Record<Seat, Alphabet>> = {
  S: { ranks: 'ABCDEFGHIJKL', unknown: 'Y' },
  E: { ranks: 'mnopqrstuvwx', unknown: 'z' },
  N: { ranks: 'abcdefghijkl', unknown: 'y' },
  W: { ranks: 'MNOPQRSTUVWX', unknown: 'Z' },
};

const PIECES: ReadonlyMap<string, SeenPiece> = new Map<string, SeenPiece>([
  ['?', {}],
  ...(Object.keys(ALPHABETS) as Seat[]).flatMap((seat): [string, SeenPiece][] => [
    ...RANKS.map((rank, index): [string, SeenPiece] => [
      ALPHABETS[seat].ranks.charAt(index),
      { seat, rank },
    ]),
    [ALPHABETS[seat].unknown, { seat }],
  ]),
]);

/** The piece a letter stands for; undefined for any other character. */
export function pieceOfLetter(letter: string): SeenPiece | undefined {
  return PIECES.get(letter);
}

/** The letter of a piece, `?` where not even its side is known. */
export function letterOfPiece({ seat, rank }: SeenPiece): string {
  if (seat === undefined) return '?';
  const { ranks, unknown } = ALPHABETS[seat];
  return rank === undefined ? unknown : ranks.charAt(RANKS.indexOf(rank));
}
