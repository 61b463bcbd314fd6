// The mode in English.

import { capital } from '../../../capital.js';
import type { Messages } from '../../../messages/words.js';
import { textEn } from '../../../out/text-words.js';
import type { EditWords } from '../words.js';

export const en = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  edit: {
    title: 'Edit the position',
    palette: 'Pieces to put on the board',
    armies: 'Whose pieces',
    tool: (piece, left) => `${piece}, ${left} left`,
    eraser: 'Remove pieces',
    hint: 'Choose a piece and tap where it stands, or move those on the board. Letters a to l put a piece, Delete removes one.',
    inHand: (piece) => `Tap where a ${piece} stands.`,
    erasing: 'Tap what is to be removed.',
    put: (piece, point) => `${capital(piece)} on ${point}`,
    removed: (piece, point) => `${capital(piece)} removed from ${point}`,
    noMore: (piece) => `The army has no more: ${piece}.`,
    tools: 'Position',
    undo: 'Undo',
    clear: 'Clear',
    begin: 'Start of a game',
    rules: 'Rules',
    turn: 'To move',
    quiet: 'Moves without a capture',
    ply: 'Moves played',
    out: (army) => `${capital(army)} is out`,
    flagShown: (army, point) => `The flag of ${army} on ${point} is shown to all`,
    cannotBe: 'No game reaches this position:',
    remarks: 'Is this meant?',
    fine: 'This position can be played.',
    empty: 'The board is empty.',
    noFlag: (army) => `${capital(army)} has no flag.`,
    flagAway: (army, point) => `The flag of ${army} on ${point} stands in no headquarters.`,
    nobody: (army) => `${capital(army)} is to move and has no piece.`,
    over: (winners) =>
      winners.length === 0
        ? 'The game is over here: a draw.'
        : `The game is over here: ${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}.`,
    text: {
      ...textEn,
      field: 'The position as text',
      placeholder: 'Rows from the top, the seat to move, two numbers',
      save: 'Save as text',
    },
  },
} satisfies Messages<{ edit: EditWords }>;
