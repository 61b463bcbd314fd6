// Ranks as the pieces of a Chinese set name them.

import type { Rank } from '../../src/pieces.js';

export const HANZI: Readonly<Record<Rank, string>> = {
  a: '司令',
  b: '军长',
  c: '师长',
  d: '旅长',
  e: '团长',
  f: '营长',
  g: '连长',
  h: '排长',
  i: '工兵',
  j: '地雷',
  k: '炸弹',
  l: '军旗',
};
