// Every mode as a person drives it: by tap, by drag and by keys, on Duel and on Four. What only one mode has is
// in its own file; here all do the same simple thing. The table says what is tried.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../component/define.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import { modeNames } from '../../component/modes/registry.js';
import { Game } from '../../src/game.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { reference } from '../../src/reference/index.js';
import { seatsOf } from '../../src/rules.js';
import { cell, countOf, dragFrom, DUEL, FOUR, letGo, middleOf, rulesOf, tapOn } from './boards.js';
import { services, SETUP } from './playing.js';

type BoardName = 'duel' | 'four';
type Input = 'tap' | 'drag' | 'keys';
const INPUTS: readonly Input[] = ['tap', 'drag', 'keys'];

const LESSON = { from: 'd10', to: 'd11' };
const PUZZLES = {
  duel: '3l1/5/3E1/5/5/h4/5/5/5/5/5/3L1 S 0 0 win:3 tree:tSLZaWQgZImJ1LtZWNljXKQ',
  four: '3l1/5/3D1/5/5/5/15/12/9h5/12/15/5/5/5/5/5/1L3 S 0 0 win:3 tree:IZh-jY6SUryj4xV_3YkT7eY',
};

interface Way {
  readonly from: string;
  readonly to: string;
  /** Arrow keys that lead from the one to the other. */
  readonly keys: readonly string[];
}
/** From the left of the front into the camp behind it. */
const INTO_CAMP: Readonly<Record<BoardName, Way>> = {
  duel: { from: 'a6', to: 'b5', keys: ['ArrowDown', 'ArrowRight'] },
  four: { from: 'g6', to: 'h5', keys: ['ArrowDown', 'ArrowRight'] },
};
const ALONG_FRONT: Readonly<Record<BoardName, Way>> = {
  duel: { from: 'a6', to: 'c6', keys: ['ArrowRight', 'ArrowRight'] },
  four: { from: 'g6', to: 'i6', keys: ['ArrowRight', 'ArrowRight'] },
};

const setupsOf = (rules: string): Record<string, string> =>
  Object.fromEntries(seatsOf(rulesOf(rules)).map((seat) => [seat, SETUP]));

/** What a mode is given on a board, and where its hand goes. */
interface Tried {
  readonly given: Readonly<Record<string, unknown>>;
  readonly way: Way;
  /** What the point that was left is called afterwards; what was exchanged stands there. */
  readonly exchanges?: boolean;
}
const onBoth = (
  make: (board: BoardName) => Tried,
): Readonly<Partial<Record<BoardName, Tried>>> => ({ duel: make('duel'), four: make('four') });

const TRIED: Readonly<Record<string, Readonly<Partial<Record<BoardName, Tried>>>>> = {
  play: onBoth((board) => ({
    given: {
      rules: `${board}-dark`,
      options: { setups: setupsOf(`${board}-dark`), pause: 3000, keep: 'off' },
      services: services(),
    },
    way: INTO_CAMP[board],
  })),
  deploy: onBoth((board) => ({
    given: { rules: `${board}-dark`, seat: 'S', services: { keeping: passingKeeping() } },
    way: ALONG_FRONT[board],
    exchanges: true,
  })),
  analyse: onBoth((board) => ({
    given: {
      rules: `${board}-open`,
      position: board === 'duel' ? DUEL : FOUR,
      options: { engine: 'off' },
    },
    way: INTO_CAMP[board],
  })),
  edit: onBoth((board) => ({
    given: { rules: `${board}-open`, position: board === 'duel' ? DUEL : FOUR },
    way: INTO_CAMP[board],
  })),
  puzzle: {
    duel: {
      given: { rules: 'duel-open', options: { puzzle: PUZZLES.duel } },
      way: { from: 'd10', to: 'd11', keys: ['ArrowUp'] },
    },
    // Puzzles are for two; on the big board that is Solo.
    four: {
      given: { rules: 'solo-open', options: { puzzle: PUZZLES.four } },
      way: { from: 'j15', to: 'j16', keys: ['ArrowUp'] },
    },
  },
  // The lesson is given on Duel.
  lesson: { duel: { given: { options: { step: 1 } }, way: { ...LESSON, keys: ['ArrowUp'] } } },
};

async function shown(mode: string, given: Tried['given']): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(html`<junqi-board lang="en"></junqi-board>`);
  Object.assign(board, given, { mode });
  const isReady = (): boolean =>
    countOf(board, '.panel *') > 0 && countOf(board, '.point.start') > 0;
  await waitUntil(isReady, `${mode} is ready`, { timeout: 15_000 });
  await board.updateComplete;
  board.renderRoot.querySelector('.frame')!.scrollIntoView();
  return board;
}

async function drive(board: JunqiBoard, input: Input, { from, to, keys }: Way): Promise<void> {
  switch (input) {
    case 'tap':
      await tapOn(board, from);
      return tapOn(board, to);
    case 'drag':
      await dragFrom(board, from, middleOf(cell(board, to)));
      return letGo(board);
    case 'keys':
      cell(board, from).focus();
      for (const key of ['Enter', ...keys, 'Enter']) await sendKeys({ press: key });
      return board.updateComplete.then(() => undefined);
  }
}

/** What stands on a point, as it is said. */
const pieceOn = (board: JunqiBoard, point: string): string =>
  cell(board, point).getAttribute('aria-label')!.split(', ')[2]!;

describe('a person drives', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('every mode there is', () => {
    expect([...modeNames()].sort()).to.include.members([...Object.keys(TRIED), 'view'].sort());
    expect([...Object.keys(TRIED), 'view']).to.have.length(7);
  });

  for (const [mode, boards] of Object.entries(TRIED)) {
    for (const [name, { given, way, exchanges }] of Object.entries(boards)) {
      for (const input of INPUTS) {
        it(`${mode} on ${name} by ${input}`, async () => {
          const board = await shown(mode, given);
          const [mover, target] = [pieceOn(board, way.from), pieceOn(board, way.to)];
          await drive(board, input, way);
          await waitUntil(() => pieceOn(board, way.to) === mover, `${mover} has moved`);
          expect(pieceOn(board, way.from)).to.equal(exchanges ? target : 'empty');
          board.remove();
        });
      }
    }
  }
});

function recordOf(variant: string): string {
  const started = Game.start({ variant, setups: setupsOf(variant), core: reference });
  if (!('value' in started)) throw new Error('the setups are refused');
  for (let turn = 0; turn < 12; turn++) started.value.play(started.value.moves()[0]!);
  return makeJqn([started.value.record()]);
}

describe('a person goes through a record', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  for (const variant of ['duel-open', 'four-open']) {
    const viewer = async (): Promise<JunqiBoard> => {
      const board = await fixture<JunqiBoard>(
        html`<junqi-board mode="view" lang="en" record=${recordOf(variant)}></junqi-board>`,
      );
      await waitUntil(() => countOf(board, '.moves') === 1, 'the moves', { timeout: 15_000 });
      await board.updateComplete;
      return board;
    };
    const ply = (board: JunqiBoard): string =>
      board.renderRoot.querySelector('.slider .field-name')!.textContent.trim();
    const tapped = async (board: JunqiBoard, selector: string): Promise<void> => {
      const wanted = board.renderRoot.querySelector(selector)!;
      wanted.scrollIntoView({ block: 'center' });
      await sendMouse({ type: 'click', position: middleOf(wanted) });
      await board.updateComplete;
    };

    it(`${variant}: by taps on buttons and moves`, async () => {
      const board = await viewer();
      const before = ply(board);
      await tapped(board, '.player [aria-label^="Next"], .player .toggle + button');
      expect(ply(board)).not.to.equal(before);
      await tapped(board, '.moves .item:last-of-type');
      expect(countOf(board, '.moves [aria-current="step"]')).to.equal(1);
      await tapped(board, '.player button');
      expect(ply(board)).to.equal(before);
    });

    it(`${variant}: by dragging the slider`, async () => {
      const board = await viewer();
      const before = ply(board);
      const slider = board.renderRoot.querySelector('.slider input')!;
      slider.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = slider.getBoundingClientRect();
      const y = Math.round(top + height / 2);
      await sendMouse({ type: 'move', position: [Math.round(left + 8), y] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(left + width / 2), y] });
      await sendMouse({ type: 'up' });
      await board.updateComplete;
      expect(ply(board)).not.to.equal(before);
      expect((slider as HTMLInputElement).valueAsNumber).to.be.within(4, 8);
    });

    it(`${variant}: by keys, in the panels and over the board`, async () => {
      const board = await viewer();
      const steps = [ply(board)];
      board.renderRoot.querySelector<HTMLElement>('.player .toggle')!.focus();
      for (const key of ['ArrowRight', 'End', 'Home']) {
        await sendKeys({ press: key });
        await board.updateComplete;
        steps.push(ply(board));
      }
      expect(steps[3]).to.equal(steps[0]);
      expect(new Set(steps).size).to.equal(3);
      cell(board, variant === 'duel-open' ? 'a6' : 'g6').focus();
      await sendKeys({ press: '.' });
      await board.updateComplete;
      expect(ply(board)).to.equal(steps[1]);
    });
  }
});
