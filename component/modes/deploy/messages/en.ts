// The mode in English.

import { capital } from '../../../capital.js';
import type { Messages } from '../../../messages/words.js';
import { textEn } from '../../../out/text-words.js';
import type { DeployWords } from '../words.js';

export const en = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  deploy: {
    title: (army) => `Set up ${army}`,
    setups: 'Formation',
    own: 'Your own',
    formations: {
      wings: [
        'Wings',
        'Strong pieces on both side railways, bombs close behind, the flag in a triangle of mines.',
      ],
      'left-wing': [
        'Left wing',
        'Everything strong on the left railway to break through there; the flag far away on the right.',
      ],
      decoy: [
        'Decoy',
        'The mines guard the empty headquarters; the flag is kept by the commander and an open file.',
      ],
      fortress: [
        'Fortress',
        'The army waits behind weak front pieces and strikes back from the camps.',
      ],
    },
    random: 'Random',
    mirror: 'Mirror',
    undo: 'Undo',
    march: 'March out',
    ready: 'Ready to march out.',
    hint: 'To exchange two pieces, choose one and then the other.',
    held: (piece) => `Exchange the ${piece} with …`,
    cannot: (reason) => `Not there: ${reason}`,
    exchanged: (one, other) => `${capital(one)} and ${other} exchanged`,
    notYet: 'This setup cannot march out yet:',
    notHere: 'not here',
    tools: 'Setup',
    keepAs: 'Keep in this browser as',
    keep: 'Keep',
    kept: (name) => `Kept as ${name}.`,
    notKept: 'This browser keeps nothing for this page.',
    forget: (name) => `Forget ${name}`,
    forgotten: (name) => `${name} is forgotten.`,
    turned: 'It was written with the rear on top, so it has been turned round.',
    limits: {
      j: 'Mines stand on the last two lines only.',
      k: 'Bombs stand anywhere but on the front line.',
      l: 'The flag stands in a headquarters.',
    },
    rules: {
      'thirty-points': 'a setup has 30 points',
      'empty-point': 'a piece must stand on every station and headquarters',
      'piece-on-camp': 'nothing may be set up on a camp',
      'flag-outside-headquarters': 'the flag must stand in a headquarters',
      'mine-too-far-forward': 'a landmine may stand on the last two lines only',
      'mine-away-from-flag': 'the landmine touches neither the flag nor a mine that does',
      'bomb-on-front': 'a bomb may not stand on the front line',
    },
    count: (rank, found, due) =>
      `${found || 'no'} ${rank}, where ${due} ${due === 1 ? 'belongs' : 'belong'}`,
    text: {
      ...textEn,
      field: 'The setup, front line first',
      placeholder: 'Six rows of pieces, or 30 letters',
      save: 'Save as .jql',
    },
  },
} satisfies Messages<{ deploy: DeployWords }>;
