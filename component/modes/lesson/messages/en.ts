import type { Messages } from '../../../messages/words.js';
import type { LessonWords } from '../words.js';

export const en: Messages<{ lesson: LessonWords }> = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  lesson: {
    progress: (step, steps, title) => `${step} of ${steps}: ${title}`,
    steps: {
      move: {
        title: 'Moving',
        text: 'Pieces walk one step along the thin roads. You win by taking the flag: walk your regiment commander to it. Choose the piece, then where it goes. Round points are camps; from them roads lead in all directions.',
      },
      rail: {
        title: 'The railway',
        text: 'On the dark railway a piece goes any distance in one move, straight ahead, as long as the points between are empty. Bring the commander up the side and along the fifth line before the others come home.',
      },
      engineer: {
        title: 'The engineer',
        text: 'Only the engineer turns on the railway: it reaches every point that empty rails lead to. It also digs up landmines, which stop everybody else. The flag is behind mines, so send the engineer.',
      },
      camp: {
        title: 'The camp',
        text: 'A piece in a camp cannot be attacked. The army commander behind you is stronger and will take your company commander wherever it can reach it. Step aside into the camp, then go for the flag.',
      },
      collision: {
        title: 'Collisions',
        text: 'When you move onto an enemy, the stronger one stays: commander, army commander, division commander, brigadier, regiment, battalion and company commander, platoon leader, engineer. Equals remove each other. A regiment commander guards the flag: attack it with the right piece.',
      },
      mine: {
        title: 'Mines and bombs',
        text: 'Landmines and flags never move. Whoever runs into a mine is lost and the mine stays, unless it is an engineer. A bomb and whatever it meets remove each other, mines too. There is no engineer left: open the way with the bomb.',
      },
      flag: {
        title: 'The flag',
        text: 'Flags stand in a headquarters, and a piece that enters a headquarters never leaves it: mind which one you enter. A side also loses when nothing is left to it that can move. Now use all you know.',
      },
    },
    buttons: 'Lesson',
    previous: 'Previous step',
    next: 'Next step',
    learned: 'Learned. On to the next step.',
    finished: 'That was all. You know how to play.',
  },
};
