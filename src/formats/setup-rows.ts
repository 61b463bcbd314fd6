// A setup as people write it in forums: six rows of one character a piece, the front first, `O` on camps.

import { kindOf } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Setup } from '../record.js';

const CHARACTERS: Readonly<Record<Rank, string>> = {
  a: '司',
  b: '军',
  c: '师',
  d: '旅',
  e: '团',
  f: '营',
  g: '连',
  h: '排',
  i: '兵',
  j: '雷',
  k: '炸',
  l: '旗',
};

/** Read back by `parseSetup` where the setup is full; an empty station is a `?`, which it refuses. */
export function makeSetupRows(setup: Setup): string {
  const words = Array.from({ length: 30 }, (_, point) => {
    const rank = setup[point];
    if (rank) return CHARACTERS[rank];
    return kindOf(point) === 'camp' ? 'O' : '?';
  });
  return [0, 5, 10, 15, 20, 25].map((start) => words.slice(start, start + 5).join(' ')).join('\n');
}
