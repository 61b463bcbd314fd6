// What a seat may not know is nowhere: not in the shadow DOM, not in attributes, not in events.

import { expect, fixtureCleanup } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { reference } from '../../src/reference/index.js';
import type { Turn } from '../../src/turn.js';
import { viewOf } from '../../src/view.js';
import { boardOf, DUEL, FOUR, move, positionOf, rulesOf, tapOn } from './boards.js';

/** Swaps two letters of a text. */
const swapped = (text: string, i: number, j: number) => {
  const letters = [...text];
  [letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? ''];
  return letters.join('');
};

const EVENTS = ['junqi-move', 'junqi-select', 'junqi-error', 'junqi-ply'];

/** Everything a page could read of a board while South attacks and another seat moves. */
async function life(text: string, rules: string, taps: string[], turns: Turn[]): Promise<string> {
  const told: string[] = [];
  const tell = (event: Event) =>
    told.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
  EVENTS.forEach((name) => document.addEventListener(name, tell));
  const board = await boardOf(text, { rules, coordinates: true });
  const look = () =>
    told.push(board.outerHTML, board.shadowRoot!.innerHTML, board.shadowRoot!.textContent ?? '');
  look();
  for (const name of taps) await tapOn(board, name).then(look);
  let position = positionOf(text, rules);
  for (const turn of turns) {
    position = reference.follow(rulesOf(rules), position, turn);
    board.lastTurn = turn;
    board.view = viewOf(rulesOf(rules), position, 'S');
    await board.updateComplete;
    look();
    await new Promise((resolve) => setTimeout(resolve, 650));
    look();
  }
  EVENTS.forEach((name) => document.removeEventListener(name, tell));
  fixtureCleanup();
  return told.join('\n');
}

const turn = (
  board: 'duel' | 'four',
  from: string,
  to: string,
  outcome: 'quiet' | 'fell',
): Turn => ({
  kind: 'move',
  ...move(board, from, to),
  outcome,
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
});

describe('secrets', () => {
  beforeEach(() => setViewport({ width: 900, height: 1000 }));

  it('shows two Duel games that differ in unseen ranks byte for byte alike', async () => {
    // b7 and d7: an army commander against a regiment commander, and the flag's side with a mine's.
    const other = swapped(
      swapped(DUEL, DUEL.indexOf('dageh') + 1, DUEL.indexOf('dageh') + 3),
      1,
      6,
    );
    const turns = [turn('duel', 'c6', 'c7', 'fell'), turn('duel', 'c7', 'c6', 'quiet')];
    const taps = ['c6', 'c7', 'b12'];
    expect(await life(other, 'duel-dark', taps, turns)).to.equal(
      await life(DUEL, 'duel-dark', taps, turns),
    );
  });

  it('shows two Four games that differ in unseen ranks byte for byte alike', async () => {
    const other = swapped(swapped(FOUR, 0, 12), FOUR.indexOf('uqornq'), FOUR.indexOf('uqornq') + 3);
    expect(other).not.to.equal(FOUR);
    expect(await life(other, 'four-dark', ['g6', 'f7'], [])).to.equal(
      await life(FOUR, 'four-dark', ['g6', 'f7'], []),
    );
  });

  it('draws every covered piece of an army alike, whoever it is', async () => {
    const board = await boardOf(DUEL);
    const templates = [...board.renderRoot.querySelectorAll('.piece.army-blue')].map((piece) => {
      const copy = piece.cloneNode(true) as Element;
      copy.removeAttribute('data-deployed');
      copy.removeAttribute('transform');
      return copy.outerHTML;
    });
    expect(templates).to.have.length(25);
    expect(new Set(templates)).to.have.length(1);
  });
});
