/**
 * Thirty puzzles on Duel open, and what reads and writes puzzles: a download of its own, which needs no engine.
 *
 * ```ts
 * import { PUZZLES } from 'junqi/puzzles';
 *
 * board.mode = 'puzzle';
 * board.setAttribute('puzzle', PUZZLES[0].text);
 * ```
 *
 * @packageDocumentation
 */

export { PUZZLES } from './set.js';
export type { StoredPuzzle } from './set.js';
export { bestMove, moveCode, moveOf, pliesLeft, rightMoves } from './puzzle.js';
export type { Puzzle, PuzzleNode, Reaction } from './puzzle.js';
export { makePuzzle, parsePuzzle } from './text.js';
export { solutionOf, tryMove } from './walk.js';
export type { Stand, Step, Tried } from './walk.js';
