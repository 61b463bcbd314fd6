// Pictures of the board for people to look at: test/screenshots/. They assert nothing.

import { aTimeout } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Faces } from '../../component/faces/faces.js';
import { trailOf } from '../../component/trail.js';
import { BOARDS } from '../../src/board.js';
import { makePosition } from '../../src/formats/position.js';
import type { Position } from '../../src/position.js';
import { reference } from '../../src/reference/index.js';
import type { Move, Turn } from '../../src/turn.js';
import { boardOf, FOUR, move, positionOf, rulesOf, tapOn } from './boards.js';

/** A game under way: blue's last turn came down the rail to a6, red has much to choose from. */
const MIDDLE = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/1ageh/d1FFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 1 9';

const DOWN_THE_RAIL: Turn = {
  kind: 'move',
  ...move('duel', 'a7', 'a6'),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
};

/** Four after one turn of every seat, each as far as a piece can go without a collision. */
function fourUnderWay(rules: string): { text: string; turn: Turn } {
  const board = BOARDS.four;
  let position = positionOf(FOUR, rules);
  let turn: Turn | undefined;
  for (let seat = 0; seat < 4; seat++) {
    const quiet = reference
      .moves(rulesOf(rules), position)
      .filter(({ to }) => position.pieces[to] === undefined)
      .sort((a, b) => way(position, b) - way(position, a));
    const played = reference.play(rulesOf(rules), position, { kind: 'move', ...quiet[0]! });
    position = played.position;
    turn = played.turns[0];
  }
  return { text: makePosition(position), turn: turn! };

  function way(at: Position, step: Move): number {
    return trailOf(board, at, step).length;
  }
}

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
        const rules = faces === 'latin' ? 'four-open' : 'four-partners';
        const { text, turn } = fourUnderWay(rules);
        const shown =
          board === 'duel'
            ? await boardOf(MIDDLE, { faces, coordinates: true, lastTurn: DOWN_THE_RAIL })
            : await boardOf(text, { rules, faces, coordinates: true, lastTurn: turn });
        await tapOn(shown, board === 'duel' ? 'c6' : 'k6');
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
