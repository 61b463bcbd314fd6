// Arguments of another type than a function takes: each is refused by one sentence that names it.

import { describe, expect, test } from 'vitest';
import * as junqi from '../../src/index.js';

const { BOARDS, Game, PRESETS } = junqi;
const engine = await junqi.loadEngine();
const rules = PRESETS['duel-open'];
const [{ setup }] = junqi.FORMATIONS as [junqi.Formation];
const opening = { variant: 'duel-open', setups: { S: setup, N: setup }, core: engine };
const { value: game } = Game.start(opening) as { value: junqi.Game };
const { position } = game;

const TEXT = 'a string';
const BYTES = 'a Uint8Array';
const RULES = 'rules such as PRESETS.flip';
const VARIANT = 'a variant as parseVariant reads it';
const SETUP = 'a list of 30 ranks';
const POSITION = 'a position as parsePosition reads it';
const RECORD = 'a record as parseJqn reads it';
const CORE = 'what loadCore resolves to';

/** What is called, with what in place of what it wants. */
type Call = readonly [call: string, run: (given: any) => unknown, name: string, expected: string];

const CALLS: readonly Call[] = [
  ['parsePosition', (given) => junqi.parsePosition(given, rules), 'text', TEXT],
  ['parsePosition', (given) => junqi.parsePosition('', given), 'rules', RULES],
  ['parseVariant', (given) => junqi.parseVariant(given), 'text', TEXT],
  ['parseSetup', (given) => junqi.parseSetup(given), 'text', TEXT],
  ['parseJqn', (given) => junqi.parseJqn(given), 'text', TEXT],
  ['parseShare', (given) => junqi.parseShare(given), 'text', TEXT],
  ['parseMove', (given) => junqi.parseMove(BOARDS.duel, given), 'text', TEXT],
  ['parseMove', (given) => junqi.parseMove(given, 'c6c7'), 'board', 'one of BOARDS'],
  ['parseTurn', (given) => junqi.parseTurn(BOARDS.duel, given), 'text', TEXT],
  ['parseJql', (given) => junqi.parseJql(given), 'bytes', BYTES],
  ['parseJgs', (given) => junqi.parseJgs(given), 'bytes', BYTES],
  ['readFile', (given) => junqi.readFile(given), 'bytes', BYTES],
  ['makePosition', (given) => junqi.makePosition(given), 'position', POSITION],
  ['makeVariant', (given) => junqi.makeVariant(given), 'variant', VARIANT],
  ['makeSetup', (given) => junqi.makeSetup(given), 'setup', SETUP],
  ['makeJql', (given) => junqi.makeJql(given), 'setup', SETUP],
  ['setupReasons', (given) => junqi.setupReasons(rules, 'S', given), 'setup', SETUP],
  ['makeJqn', (given) => junqi.makeJqn(given), 'records', 'a list of records'],
  ['makeJqn', (given) => junqi.makeJqn([given]), 'record', RECORD],
  ['recordFor', (given) => junqi.recordFor(given, 'S'), 'record', RECORD],
  ['describeRules', (given) => junqi.describeRules(given, 'en'), 'rules', RULES],
  ['Game.start', (given) => Game.start({ ...opening, variant: given }), 'variant', VARIANT],
  ['Game.start', (given) => Game.start({ ...opening, core: given }), 'core', CORE],
  ['Game.fromRecord', (given) => Game.fromRecord(given, opening), 'record', RECORD],
  ['play', (given) => game.play(given), 'move', 'a move as parseMove reads it'],
  ['follow', (given) => game.follow(given), 'turn', 'a turn as parseTurn reads it'],
  ['moves', (given) => engine.moves(given, position), 'rules', RULES],
  ['moves', (given) => engine.moves(rules, given), 'position', POSITION],
  ['judge', (given) => engine.judge(rules, given), 'position', POSITION],
  ['search', (given) => engine.search(rules, given, { depth: 1 }), 'position', POSITION],
  [
    'engine.play',
    (given) => engine.play(rules, position, given),
    'action',
    'an action such as { kind: "move", from, to }',
  ],
];

describe.each(CALLS)('%s', (_, run, name, expected) => {
  /** A text is no fault where one is wanted, or may stand in place of what is. */
  const isTextual = expected === TEXT || ['variant', 'move', 'turn'].includes(name);
  const wrong = [undefined, null, 5, {}, ...(isTextual ? [] : ['duel-open'])];

  test.each(wrong.map((given) => [given === null ? 'null' : typeof given, given]))(
    `refuses %s for ${name}`,
    (found, given) => {
      const sentence = `${name}: found ${found}, expected ${expected}`;
      expect(() => run(given)).toThrow(new TypeError(sentence));
    },
  );
});

test('a variant is no text of one, nor rules without it', () => {
  expect(() => junqi.makeVariant('flip' as never)).toThrow(`found string, expected ${VARIANT}`);
  expect(() => Game.start({ ...opening, variant: rules as never })).toThrow(
    `variant: found object, expected ${VARIANT}`,
  );
});

test('an engine that is not awaited is none', () => {
  const core = junqi.loadEngine() as never;
  expect(() => Game.start({ ...opening, core })).toThrow(`core: found object, expected ${CORE}`);
});

test('an engine goes on after what it has refused', () => {
  const before = engine.moves(rules, position);
  expect(() => engine.moves('duel-open' as never, position)).toThrow(TypeError);
  expect(() => engine.moves(rules, undefined as never)).toThrow(TypeError);
  expect(engine.moves(rules, position)).toEqual(before);
});
