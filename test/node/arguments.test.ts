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
const shared: junqi.Shared = { kind: 'position', variant: game.variant, position };

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
  ['viewOf', (given) => junqi.viewOf(given, position, 'S'), 'rules', RULES],
  ['viewOf', (given) => junqi.viewOf(rules, given, 'S'), 'position', POSITION],
  ['verifyRecord', (given) => junqi.verifyRecord(given, game.record()), 'core', CORE],
  ['verifyRecord', (given) => junqi.verifyRecord(engine, given), 'record', RECORD],
  ['beliefs', (given) => junqi.beliefs(given), 'record', RECORD],
  ['publicExclusions', (given) => junqi.publicExclusions(given), 'record', RECORD],
  ['shareLink', (given) => junqi.shareLink(given, shared), 'text', TEXT],
  ['Table', (given) => new junqi.Table(given, 0), 'game', 'a Game'],
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

describe('every function that is exported', () => {
  const WRONG = [undefined, null, 5, 'x', {}, []];

  type Called = (...given: readonly any[]) => unknown;
  const isClass = (value: Called): boolean => /^class\b/.test(String(value));
  /** By name: functions, constructors, static methods, and functions of namespaces. */
  const functions = Object.entries(junqi).flatMap(([name, value]): [string, Called][] => {
    const inner = (of: object): [string, Called][] =>
      Object.getOwnPropertyNames(of)
        .map((each): [string, unknown] => [each, Reflect.get(of, each) as unknown])
        .filter((pair): pair is [string, Called] => typeof pair[1] === 'function')
        .map(([each, called]) => [`${name}.${each}`, called.bind(of)]);
    if (name === 'clock' || name === 'reference') return inner(value);
    if (typeof value !== 'function') return [];
    const called = value as Called;
    if (!isClass(called)) return [[name, called]];
    return [[name, (...given) => Reflect.construct(called, given) as unknown], ...inner(called)];
  });

  /** What is called with all that is right but one; others are called with nothing that is right. */
  const RIGHT = new Map<string, readonly unknown[]>(
    Object.entries({
      viewOf: [rules, position],
      verifyRecord: [engine, game.record()],
      recordFor: [game.record()],
      beliefs: [game.record()],
      publicExclusions: [game.record()],
      shareLink: ['https://example.org/', shared],
      Table: [game],
      parsePosition: ['', rules],
      parseMove: [BOARDS.duel, 'c6c7'],
      parseTurn: [BOARDS.duel, 'c6c7'],
      describeRules: [rules],
      setupReasons: [rules, 'S', setup],
    }),
  );

  /**
   * Small ones, called often, that trust their caller: nothing is looked at but what they are for. They
   * answer what is no argument of theirs with what the machine says of it.
   */
  const TRUSTING = `
    EngineUnavailable Game Game.start clock.clockAfter clock.leftToMove
    clock.leftToSeat clock.pauseClock clock.playedFor clock.resumeClock clock.secondsLeft
    clock.timeUp clock.usedBy clock.whyNotResignedYet createOpponent defaultOf
    describeBoard describeOption describeSections faultText gestureOf
    isFault joinPool leaversOf makeMove makeTurn
    mayWatchSetup mirrorSetup pointName pointNamed presetTitle
    randomSetup readManners reference.follow reference.judge reference.moves
    reference.perft reference.play ruleFaults rulesText scoreOf
    seatOfPoint seatsOf setupReasons teamOf territoryPoint
    thinkingTime valueOf whyIllegal`;

  function* callsOf(name: string): Generator<readonly unknown[]> {
    const right = RIGHT.get(name);
    for (const given of WRONG) {
      if (right)
        yield* right.map((_, place) =>
          right.map((each, index) => (index === place ? given : each)),
        );
      else yield* WRONG.map((other) => [given, other, given, other]);
    }
  }

  /** Whether it is answered with a sentence of the machine's, not of ours. */
  async function isRaw(called: Called, given: readonly unknown[]): Promise<boolean> {
    try {
      await called(...given);
      return false;
    } catch (error) {
      const { message } = error as Error;
      return error instanceof TypeError
        ? !/^\w+: found .*, expected /.test(message)
        : /^(Invalid|Maximum) /.test(message);
    }
  }

  test('names what is wrong, or is known to trust its caller', async () => {
    const raw = new Set<string>();
    for (const [name, called] of functions) {
      for (const given of callsOf(name)) if (await isRaw(called, given)) raw.add(name);
    }
    expect([...raw].sort()).toEqual(TRUSTING.trim().split(/\s+/));
  });
});
