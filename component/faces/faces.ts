// What the front of a piece shows, by set of faces. Everything here is drawn from the rank that a
// view gives; a piece without one never gets this far.

import type { Rank } from '../../src/pieces.js';
import { strengthOf } from '../../src/pieces.js';
import { HANZI } from './hanzi.js';
import { BOMB, FLAG, MINE } from './icons.js';
import { widthOf, word, type Stroke } from './outlines.js';

export const FACES = ['hanzi', 'hanzi1', 'latin', 'guide'] as const;
/** Two characters, one, numerals with short English names, or characters with a numeral. */
export type Faces = (typeof FACES)[number];
/**
 * Faces of a page's own: outlines for a rank, placed from the centre of a piece of such a size. Asked for ranks
 * that are seen, never for covered pieces.
 */
export type PieceSet = (rank: Rank, piece: PieceSize) => readonly Stroke[];
interface PieceSize {
  readonly width: number;
  readonly height: number;
}
/** `short` is what `latin` becomes where there is room for one sign only. */
export type Drawn = Faces | 'short';
/** Faces that a language has drawn otherwise: also where there is room for one sign only, and in guesses. */
export interface WrittenFaces extends PieceSet {
  readonly narrow?: PieceSet;
  readonly guess?: PieceSet;
}

/** What a set becomes on a Four board too small for it. */
export const NARROW: Readonly<Record<Faces, Drawn>> = {
  hanzi: 'hanzi1',
  hanzi1: 'hanzi1',
  latin: 'short',
  guide: 'hanzi1',
};

export const narrowOf = (faces: Faces | WrittenFaces): Drawn | PieceSet =>
  typeof faces === 'function' ? (faces.narrow ?? faces) : NARROW[faces];

/** What a guess is drawn with. */
export const guessOf = (faces: Faces | WrittenFaces): Drawn | PieceSet =>
  (typeof faces === 'function' && faces.guess) || 'hanzi1';

/** The character that tells a rank from the others. */
const HANZI_ONE: Readonly<Record<Rank, string>> = {
  a: '司',
  b: '军',
  c: '师',
  d: '旅',
  e: '团',
  f: '营',
  g: '连',
  h: '排',
  i: '工',
  j: '雷',
  k: '炸',
  l: '旗',
};

const LATIN: Readonly<Partial<Record<Rank, string>>> = {
  a: 'FM',
  b: 'GEN',
  c: 'MG',
  d: 'BRG',
  e: 'COL',
  f: 'MAJ',
  g: 'CPT',
  h: 'LT',
  i: 'ENG',
};

const ICONS: Readonly<Partial<Record<Rank, string>>> = { j: MINE, k: BOMB, l: FLAG };

/** An icon is drawn in a square of 24 around its centre. */
const icon = (outline: string, size: number, x = 0, y = 0): Stroke => ({
  outline,
  transform: `translate(${x} ${y}) scale(${(size / 24).toFixed(3)})`,
});

/** The face of a rank in one of the sets. */
export function faceOf(
  rank: Rank,
  faces: Drawn | PieceSet,
  { piece }: { readonly piece: PieceSize },
): readonly Stroke[] {
  const { width, height } = piece;
  if (typeof faces === 'function') return faces(rank, { width, height });
  switch (faces) {
    case 'hanzi':
      return word(HANZI[rank], Math.min(width * 0.43, height * 0.7));
    case 'hanzi1':
      return word(HANZI_ONE[rank], height * 0.8);
    case 'latin':
      return latinFace(rank, width, height);
    case 'short':
      return shortFace(rank, height);
    case 'guide':
      return guideFace(rank, width, height);
  }
}

function latinFace(rank: Rank, width: number, height: number): readonly Stroke[] {
  const outline = ICONS[rank];
  if (outline) return [icon(outline, height * 0.82)];
  const [numeral, name] = [String(strengthOf(rank)), LATIN[rank] ?? ''];
  const [large, small] = [height * 0.7, width * 0.24];
  const gap = width * 0.06;
  const [left, right] = [widthOf(numeral, large), widthOf(name, small)];
  const half = (left + gap + right) / 2;
  return [
    ...word(numeral, large, left / 2 - half),
    ...word(name, small, half - right / 2, height * 0.01),
  ];
}

function shortFace(rank: Rank, height: number): readonly Stroke[] {
  const outline = ICONS[rank];
  return outline ? [icon(outline, height * 0.86)] : word(String(strengthOf(rank)), height * 0.9);
}

function guideFace(rank: Rank, width: number, height: number): readonly Stroke[] {
  const outline = ICONS[rank];
  const hanzi = word(HANZI_ONE[rank], height * 0.76, -width * 0.16);
  return outline
    ? [...hanzi, icon(outline, height * 0.56, width * 0.28)]
    : [...hanzi, ...word(String(strengthOf(rank)), height * 0.54, width * 0.28)];
}
