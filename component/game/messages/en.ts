// A game in English.

import type { Messages } from '../../messages/words.js';
import type { GameWords } from './words.js';

export const en: Messages<GameWords> = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  game: {
    endings: {
      flag: 'a flag was taken',
      stuck: 'no move is left',
      disarmed: 'nothing is left that can move',
      quiet: 'too many moves without a capture (the quiet limit)',
      plies: 'the longest game is reached',
      count: 'by the number of pieces',
      dead: 'nobody can win any more',
      agreement: 'agreed',
      resign: 'resignation',
      time: 'time ran out',
      left: 'a player left',
      illegal: 'an illegal move',
    },
    wins: (names) => `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}`,
    draw: 'A draw',
    because: (result, why) => `${result}: ${why}`,
    toMove: (name) => `${name} to move`,
    plies: (ply) => (ply === 1 ? '1 move played' : `${ply} moves played`),
    quietPlies: (quiet, limit) =>
      limit === null ? `${quiet} without a capture` : `${quiet} of ${limit} without a capture`,
    isOut: 'out',
    standing: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    lost: 'Lost pieces',
    lostNone: 'none',
    lostUnknown: (count) => (count === 1 ? '1 covered piece' : `${count} covered pieces`),
    unaccounted: (ranks) => `still unaccounted for: ${ranks}`,
    times: (rank, count) => (count === 1 ? rank : `${rank} × ${count}`),
    clock: (time) => `${time} left`,
    flip: 'Turn the board',
    noColor: (isFirst) => (isFirst ? 'First side' : 'Second side'),
  },
};
