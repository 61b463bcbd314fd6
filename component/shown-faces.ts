// Which faces a board shows: those that it is given, or those of its language, in characters of its language.

import { FACES, type Faces, type PieceSet, type WrittenFaces } from './faces/faces.js';
import { wordsIn } from './messages/wording.js';

/** What a message file has where its language writes faces otherwise. */
export interface Written {
  readonly faces: (faces: Faces | PieceSet) => Faces | WrittenFaces;
}

const WRITTEN: Written = { faces: (faces) => faces };

interface Given {
  readonly faces: string;
  readonly pieceSet?: PieceSet | null | undefined;
}

/** By the tag of a language, as `Wording` gives it. */
export function shownFaces({ faces, pieceSet }: Given, lang: string): Faces | WrittenFaces {
  const named = FACES.find((known) => known === faces);
  const own = typeof pieceSet === 'function' ? pieceSet : undefined;
  return wordsIn(WRITTEN, lang).faces(own ?? named ?? (lang.startsWith('zh') ? 'hanzi' : 'guide'));
}
