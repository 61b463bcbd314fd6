// Formations to start from, composed for this project. Each stands as six lines, line 1 first.

import type { Rank } from './pieces.js';
import type { Setup } from './record.js';

export interface Formation {
  /** `wings`, a name to store and to ask for. */
  readonly name: string;
  readonly chinese: string;
  /** What it is good for, in one sentence. */
  readonly idea: string;
  readonly setup: Setup;
}

function formation(name: string, chinese: string, idea: string, lines: string): Formation {
  const letters = lines.replaceAll(' ', '').split('');
  const setup = letters.map((letter) => (letter === '.' ? undefined : (letter as Rank)));
  return { name, chinese, idea, setup };
}

/** All four stand under the default rules; `decoy` breaks `minesAroundFlag`. */
export const FORMATIONS: readonly Formation[] = [
  formation(
    'wings',
    '两翼',
    'Strong pieces on both side railways, bombs close behind, the flag in a triangle of mines.',
    'chigd b.k.a df.ke g.i.c fjehg jljih',
  ),
  formation(
    'left-wing',
    '左翼',
    'Everything strong on the left railway to break through there; the flag far away on the right.',
    'aeihg b.k.f cd.kg d.h.i cfejh gijlj',
  ),
  formation(
    'decoy',
    '空城',
    'The mines guard the empty headquarters; the flag is kept by the commander and an open file.',
    'dfhec c.i.d be.kg a.k.f ghiji hljgj',
  ),
  formation(
    'fortress',
    '堡垒',
    'The army waits behind weak front pieces and strikes back from the camps.',
    'eighf d.c.d gk.kc b.a.e ijjhg jlfhi',
  ),
];
