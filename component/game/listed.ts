// A turn as lists of moves have it.

import type { Board } from '../../src/board.js';
import { makeTurn } from '../../src/formats/turn.js';
import type { Turn } from '../../src/turn.js';
import { capital } from '../capital.js';
import { callLabel } from '../labels.js';
import type { Spoken } from './words.js';

/** `c6c7+` of what moved or was turned up; what else happened in words: `Red resigns`. */
export const listedTurn = (spoken: Spoken, board: Board, turn: Turn): string =>
  turn.kind === 'move' || turn.kind === 'uncover'
    ? makeTurn(board, turn)
    : capital(callLabel({ board }, spoken.board, turn));
