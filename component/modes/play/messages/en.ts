// A game being played, in English.

import type { Messages } from '../../../messages/words.js';
import type { PlayWords } from './words.js';

const orOf = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

export const en: Messages<PlayWords> = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  play: {
    yourMove: (name) => `Your move: ${name}`,
    thinking: (name) => `${name} is thinking …`,
    youWin: 'You win',
    youLose: 'You lose',
    declined: 'The draw is declined.',
    offered: (names) => `${names} offers a draw.`,
    failed: (reason) => `The opponent stopped unexpectedly (${reason}).`,
    resumed: 'The game goes on where it was left.',
    actions: 'Actions',
    undo: 'Take back',
    offer: 'Offer a draw',
    agree: 'Agree to a draw',
    resign: 'Resign',
    reallyResign: 'Resign this game?',
    goOn: 'Play on',
    rematch: 'Play again',
    newGame: 'New game',
    reallyNew: 'Give up this game and begin another?',
    showAll: 'Show all pieces',
    save: 'Save',
    hint: 'Hint',
    hintIs: (from, to) => `Try ${from} to ${to}.`,
    level: 'Level',
    levelOf: (level) => String(level),
    engine: (level) => (level === undefined ? 'Computer' : `Computer, level ${level}`),
    you: 'You',
    handTo: (names) => `${names}, take the screen`,
    toSetUp: 'Set up your army.',
    toMove: 'It is your move.',
    since: 'What happened:',
    take: (names) => `I am ${names}: show my board`,
    others: 'Everybody else looks away.',
    hide: 'Hide the board',
    setUp: (name) => `${name} sets up`,
    begin: 'Begin',
    waiting: 'The game is being prepared …',
    over: 'The game is over, so all pieces may be shown.',
    mark: 'Mark covered pieces',
    markHint: 'Tap a covered piece and say what you take it for.',
    cannotBe: (ranks) => `cannot be ${orOf(ranks)}`,
    onlyBe: (ranks) => `can only be ${orOf(ranks)}`,
    barsAre: (ranks) =>
      `Bars on covered pieces, from the left: ${ranks.join(', ')}. A gap is a rank that the piece can no longer be.`,
    keys: 'Tap, drag, or use the arrow keys and Enter. N and P jump between the pieces that can move.',
    and: (names) => names.join(' and '),
  },
};
