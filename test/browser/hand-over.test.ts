// One screen, several people: nothing that one of them was told, drew or kept is there for the next.

import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { facing } from '../../component/geometry.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import { turnLabel } from '../../component/labels.js';
import { en } from '../../component/messages/en.js';
import { BOARDS } from '../../src/board.js';
import type { Outcome } from '../../src/turn.js';
import { boardOf, countOf, DUEL, pointOf, positionOf } from './boards.js';
import {
  boardWith,
  covered,
  find,
  go,
  named,
  playing,
  press,
  services,
  settled,
} from './playing.js';

/** Names of ranks, and their letters in setups, positions and links. */
const RANKS_SAID =
  /field marshal|general|commander|colonel|major|captain|engineer|landmine|bomb|platoon/i;
const LETTERS = /geffhe|junqi=1|[a-l]{5}\/|[A-L]{5}\//;
const EVENTS = ['junqi-move', 'junqi-select', 'junqi-draw', 'junqi-ply', 'junqi-error'];

/** What Lit calls, and what takes a file or the focus: none of it gives anything back. */
const LEFT_ALONE =
  /^(_|constructor$|connected|disconnected|attributeChanged|adopted|add|remove|create|perform|render|schedule|requestUpdate|willUpdate|updated|firstUpdated|update$|download|options$|services$)/;

/** Everything of its own that an element has, on the way up to Lit. */
function membersOf(board: JunqiBoard): string[] {
  const names = new Set(Object.getOwnPropertyNames(board));
  let from: object = Object.getPrototypeOf(board) as object;
  for (; from !== HTMLElement.prototype; from = Object.getPrototypeOf(from) as object) {
    Object.getOwnPropertyNames(from).forEach((name) => names.add(name));
  }
  return [...names];
}

/** What a member says, or gives when it is called, as text. */
async function toldBy(board: JunqiBoard, name: string): Promise<string> {
  const member: unknown = Reflect.get(board, name);
  try {
    const given: unknown = typeof member === 'function' ? await member.call(board) : await member;
    return given instanceof Blob ? await given.text() : (JSON.stringify(given) ?? '');
  } catch (error) {
    return String(error);
  }
}

describe('the screen changes hands', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('cannot be taken for an army of the game before', async () => {
    const board = await boardWith({ rules: 'duel-dark', options: { hands: 'all', keep: 'mine' } });
    expect(named(board, 'I am Red: show my board')).not.to.equal(undefined);
    const taking = () => named(board, 'I am South: show my board');
    board.rules = 'four-dark';
    await board.updateComplete;
    expect(taking(), 'before it is known whether a game was kept').to.equal(undefined);
    await settled(board, () => taking() !== undefined);
  });

  // South's e6 is a platoon commander and falls, a6 a company commander and takes, c6 falls with its equal.
  for (const [from, to] of [
    ['e6', 'e7'],
    ['a6', 'a7'],
    ['c6', 'c7'],
  ] as const) {
    it(`says no more of ${from}${to} after a reload`, async () => {
      const more = { services: { ...services(), keeping: passingKeeping() } };
      const options = { hands: 'S N', keep: 'mine' };
      const board = await playing('duel-dark', options, more);
      await press(board, 'I am Red: show my board');
      await go(board, from, to);
      await press(board, 'Hide the board');
      const told = find(board, '.told').textContent;
      expect(told).to.contain(`${from} to ${to}`);
      board.remove();
      const again = await playing('duel-dark', options, more);
      await settled(again, () => named(again, 'I am Blue: show my board') !== undefined);
      expect(countOf(again, '.piece, .point')).to.equal(0);
      expect(find(again, '.told').textContent).to.equal(told);
      expect(find(again, '.said').textContent.trim()).to.equal('');
      await press(again, 'I am Blue: show my board');
      expect(covered(again)).to.be.greaterThan(20);
      expect(find(again, '.said').textContent).not.to.contain(`${from} to ${to}`);
    });
  }

  it('tells a move once, without its rank, as others hear it too', async () => {
    const board = await playing('duel-dark', { hands: 'S N' });
    await press(board, 'I am Red: show my board');
    await go(board, 'a6', 'a7');
    const told = [...board.renderRoot.querySelectorAll('[role=status]')].filter(({ textContent }) =>
      textContent.includes('a6 to a7'),
    );
    expect(told.map(({ textContent }) => textContent)).to.deep.equal(['Red piece a6 to a7, takes']);
  });

  it('has what hides the board in sight after a move, on a phone too', async () => {
    await setViewport({ width: 390, height: 844 });
    const board = await playing('duel-dark', { hands: 'S N' });
    await press(board, 'I am Red: show my board');
    await go(board, 'a5', 'b5');
    const { top, bottom } = find(board, '.hide').getBoundingClientRect();
    expect(bottom).to.be.at.most(844);
    expect(top).to.be.at.least(0);
  });

  it('tells nothing by anything of the element that a page can read or call', async () => {
    const events: string[] = [];
    const hear = (event: Event) => events.push(JSON.stringify((event as CustomEvent).detail));
    const board = await playing('duel-dark', { hands: 'S N' }, { tools: '', drawable: true });
    await press(board, 'I am Red: show my board');
    await board.prepareSharing();
    const names = membersOf(board).filter((name) => !LEFT_ALONE.test(name));
    for (const name of ['readOut', 'toText', 'toSVG', 'link', 'toPNG']) {
      expect(names).to.include(name);
    }
    expect(board.readOut()).to.match(RANKS_SAID);
    expect(board.toText()).to.match(LETTERS);
    await go(board, 'c6', 'c7');
    EVENTS.forEach((name) => board.addEventListener(name, hear));
    await press(board, 'Hide the board');
    await settled(board, () => named(board, 'I am Blue: show my board') !== undefined);
    for (const name of ['readOut', 'toText', 'toSVG', 'link'] as const) {
      expect(board[name](), name).to.equal('');
    }
    for (const name of names) {
      const told = await toldBy(board, name);
      expect(told, name).not.to.match(RANKS_SAID);
      expect(told, name).not.to.match(LETTERS);
    }
    const { renderRoot, outerHTML, textContent } = board;
    const seen = [...events, outerHTML, textContent, (renderRoot as ShadowRoot).innerHTML];
    expect(seen.join('\n')).not.to.match(RANKS_SAID);
    expect(named(board, 'I am Blue: show my board')).not.to.equal(undefined);
  });

  it('offers nobody what another has kept while they set up', async () => {
    const keeping = passingKeeping();
    keeping.set('setup.REDSECRET', 'geffhe.d.cdk.hga.g.bjiihijcklj');
    const more = { services: { ...services(), keeping } };
    const shown = async (rules: string) => {
      const board = await boardWith({ rules, options: { hands: 'all' }, ...more });
      if (rules !== 'duel-open') await press(board, 'I am Red: show my board');
      await settled(board, () => countOf(board, '.piece') >= 25);
      return { text: board.renderRoot.textContent, forms: countOf(board, 'form.keep') };
    };
    const secret = await shown('duel-dark');
    expect(secret.text).not.to.contain('REDSECRET');
    expect(secret.forms).to.equal(0);
    const open = await shown('duel-open');
    expect(open.text).to.contain('REDSECRET');
    expect(open.forms).to.equal(1);
  });
});

describe('a turn of which the mover was not seen', () => {
  const view = positionOf(DUEL, 'duel-open');
  const said = (outcome: Outcome): string => {
    const [from, to] = [pointOf('duel', 'c4'), pointOf('duel', 'a6')];
    const turn = {
      kind: 'move',
      from,
      to,
      outcome,
      flagTaken: false,
      flags: [],
      shown: [],
    } as const;
    return turnLabel(facing(BOARDS.duel, 'S'), en, { ...turn, out: [] }, undefined, view);
  };

  it('names the piece where it stands now, or none', async () => {
    await boardOf(DUEL);
    expect(said('took')).to.equal('red company commander c4 to a6, takes');
    expect(said('fell')).to.equal('c4 to a6, falls');
    expect(said('both')).to.equal('c4 to a6, both fall');
  });
});
