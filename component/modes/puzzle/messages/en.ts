import { capital } from '../../../capital.js';
import type { Messages } from '../../../messages/words.js';
import type { PuzzleWords } from '../words.js';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const en: Messages<{ puzzle: PuzzleWords }> = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  puzzle: {
    task: (army, moves) => `${capital(army)} moves and wins within ${counted(moves, 'move')}.`,
    yourMove: 'Your move.',
    right: (answer, moves) =>
      `Right. ${answer && `${capital(answer)}. `}${counted(moves, 'move')} to go.`,
    wrong: (move, answer) => `No. ${capital(move)}${answer && `; ${answer}`}.`,
    tooLate: 'After this there is no win, or none in time.',
    solved: 'Solved!',
    score: (mistakes, hints) =>
      `${mistakes ? counted(mistakes, 'mistake') : 'No mistake'}, ${hints ? counted(hints, 'hint') : 'no hint'}.`,
    solution: 'The solution:',
    start: 'Start',
    hintPiece: (piece, point) => `Hint: move the ${piece} on ${point}.`,
    hintMove: (from, to) => `Hint: ${from} to ${to}.`,
    backAgain: 'Taken back.',
    buttons: 'Puzzle',
    hint: 'Hint',
    moreHint: 'Another hint',
    showSolution: 'Solution',
    takeBack: 'Take it back',
    again: 'Start again',
    previous: 'Back',
    next: 'Forward',
  },
};
