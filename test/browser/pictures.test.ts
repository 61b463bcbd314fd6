// Pictures of the board for people to look at: test/screenshots/. They assert nothing.

import { aTimeout } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Faces } from '../../component/faces/faces.js';
import type { Turn } from '../../src/turn.js';
import { boardOf, FOUR, move, tapOn } from './boards.js';

const lastTurn = (board: 'duel' | 'four', from: string, to: string): Turn => ({
  kind: 'move',
  ...move(board, from, to),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
});

/** A game under way: blue's last turn came down the rail to a6, red has much to choose from. */
const MIDDLE = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/1ageh/d1FFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 1 9';

const SHOTS: readonly [name: string, width: number, faces: Faces, dark: boolean][] = [
  ['360-light', 360, 'hanzi', false],
  ['360-dark', 360, 'hanzi', true],
  ['360-latin', 360, 'latin', false],
  ['1200-light', 1200, 'hanzi', false],
  ['1200-dark', 1200, 'hanzi', true],
  ['1200-latin', 1200, 'latin', true],
];

describe('pictures', () => {
  afterEach(() => emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' }));

  for (const [name, width, faces, isDark] of SHOTS) {
    for (const board of ['duel', 'four'] as const) {
      it(`keeps ${board}-${name}`, async () => {
        await setViewport({ width, height: width === 360 ? 640 : 920 });
        await emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
        document.documentElement.style.colorScheme = 'light dark';
        const shown =
          board === 'duel'
            ? await boardOf(MIDDLE, { faces, coordinates: true })
            : await boardOf(FOUR, {
                rules: faces === 'latin' ? 'four-open' : 'four-partners',
                faces,
                coordinates: true,
              });
        if (board === 'duel') {
          shown.lastTurn = lastTurn('duel', 'a7', 'a6');
          await tapOn(shown, 'c6');
        } else {
          shown.lastTurn = lastTurn('four', 'a9', 'e9');
          await tapOn(shown, 'i6');
        }
        await shown.updateComplete;
        await aTimeout(50);
        await executeServerCommand('screenshot', {
          name: `${board}-${name}`,
          selector: 'junqi-board',
        });
      });
    }
  }
});
