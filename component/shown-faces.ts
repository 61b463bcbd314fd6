// Which faces a board shows: those that it is given, or those of its language, in characters of its language.

import type { LitElement } from 'lit';
import { faultText } from '../src/fault.js';
import { fire } from './events.js';
import { FACES, type Faces, type PieceSet, type WrittenFaces } from './faces/faces.js';
import type { Stroke } from './faces/outlines.js';
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
export function shownFaces(board: LitElement & Given, lang: string): Faces | WrittenFaces {
  const { faces, pieceSet } = board;
  const named = FACES.find((known) => known === faces);
  const own = typeof pieceSet === 'function' ? checked(board, pieceSet) : undefined;
  return wordsIn(WRITTEN, lang).faces(own ?? named ?? (lang.startsWith('zh') ? 'hanzi' : 'guide'));
}

/** A page's own set as a board draws it: always the same object, since the board draws pieces anew for another. */
interface Checked {
  readonly own: PieceSet;
  /** Undefined once it gave anything but outlines: the usual faces stand in for it. */
  set: PieceSet | undefined;
}

const checkedSets = new WeakMap<LitElement, Checked>();

function checked(board: LitElement, own: PieceSet): PieceSet | undefined {
  let known = checkedSets.get(board);
  if (known?.own !== own) {
    const fresh: Checked = { own, set: (...asked) => outlines(board, fresh, asked) };
    checkedSets.set(board, (known = fresh));
  }
  return known.set;
}

function outlines(board: LitElement, known: Checked, asked: Parameters<PieceSet>) {
  let given: unknown;
  try {
    given = known.own(...asked);
    const isStroke = (each: Stroke | undefined): boolean => typeof each?.outline === 'string';
    if (Array.isArray(given) && given.every(isStroke)) return given as Stroke[];
  } catch (error) {
    given = error;
  }
  // Once, and not while the board is being drawn.
  if (known.set) {
    known.set = undefined;
    setTimeout(() => {
      const found = given instanceof Error ? given.message : typeof given;
      const where = 'pieceSet';
      const expected = 'outlines';
      fire(board, 'junqi-error', {
        message: faultText({ where, found, expected }),
        where,
        expected,
      });
      board.requestUpdate();
    });
  }
  return [];
}
