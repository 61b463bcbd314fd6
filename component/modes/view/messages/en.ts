// The record viewer in English.

import type { Messages } from '../../../messages/words.js';
import type { ViewWords } from './words.js';

export const en: Messages<ViewWords> = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  view: {
    controls: 'Through the record',
    first: 'To the start',
    previous: 'Back',
    play: 'Play',
    pause: 'Pause',
    next: 'Forward',
    last: 'To the end',
    plyOf: (ply, plies) => `Move ${ply} of ${plies}`,
    pace: 'Speed',
    paceOf: (seconds) => `${seconds} s a move`,
    moves: 'Moves',
    variation: 'Variation',
    mainLine: 'Back to the game',
    game: 'Game',
    gameName: (number, count) => `${number} of ${count}`,
    eyes: 'Seen by',
    everything: 'Everything',
    reveal: 'Show all pieces at the end',
    keys: 'Left and right step, Home and End go to the ends, Space plays. On the board: comma and full stop.',
    open: 'Open a file',
    drop: 'or drop one here: .jqn, .jgs, .jql',
    paste: 'Paste a record as text',
    text: 'Record (.jqn)',
    show: 'Show it',
  },
};
