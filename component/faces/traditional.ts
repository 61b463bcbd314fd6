// Faces in traditional characters, as a message file: it comes when a board first speaks that language. Every
// outline has its place already and is exchanged for one as wide.

import type { Translation } from '@shoelace-style/localize';
import type { Written } from '../shown-faces.js';
import { faceOf, FACES, NARROW, type Drawn, type PieceSet, type WrittenFaces } from './faces.js';
import { GLYPHS } from './outlines.generated.js';
import { TRADITIONAL } from './traditional.generated.js';

const EXCHANGED: ReadonlyMap<string, string> = new Map(
  (Object.keys(TRADITIONAL) as (keyof typeof TRADITIONAL)[]).map((character) => [
    GLYPHS[character][1],
    TRADITIONAL[character],
  ]),
);

const drawn =
  (faces: Drawn): PieceSet =>
  (rank, piece) =>
    faceOf(rank, faces, { piece }).map(({ outline, transform }) => ({
      outline: EXCHANGED.get(outline) ?? outline,
      transform,
    }));

const guess = drawn('hanzi1');

/** One object for each set: a board draws its pieces again when it is given another. */
const SETS: ReadonlyMap<string, WrittenFaces> = new Map(
  FACES.map((faces) => [
    faces,
    Object.assign(drawn(faces), { narrow: drawn(NARROW[faces]), guess }),
  ]),
);

const ownSets = new WeakMap<PieceSet, WrittenFaces>();

/** A page's own set is drawn as it is; what is guessed is none of it. */
function ownSet(own: PieceSet): WrittenFaces {
  const set = ownSets.get(own) ?? ownWithGuess(own);
  ownSets.set(own, set);
  return set;
}

const ownWithGuess = (own: PieceSet): WrittenFaces =>
  Object.assign((...given: Parameters<PieceSet>) => own(...given), { guess });

export const traditional: Translation & Written = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  faces: (faces) => (typeof faces === 'function' ? ownSet(faces) : (SETS.get(faces) ?? faces)),
};
