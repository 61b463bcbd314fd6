// Random games played by the engine and the reference side by side.

import { afterAll, expect, test } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { loadEngine, type Engine } from '../../../src/engine/engine.js';
import { makePosition } from '../../../src/formats/position.js';
import { makeTurn } from '../../../src/formats/turn.js';
import { BOARDS } from '../../../src/board.js';
import type { Core, Played } from '../../../src/core.js';
import type { Position } from '../../../src/position.js';
import { reference } from '../../../src/reference/index.js';
import type { Rules } from '../../../src/rules.js';
import { seatsOf } from '../../../src/rules.js';
import { drawFromBag, startPosition } from '../../../src/start.js';
import type { Action, Move } from '../../../src/turn.js';
import { pick, randomFrom, randomSetups } from '../game/games.js';

/** How often each ending was seen, by `result by`. */
export type Endings = Record<string, number>;

export interface Agreement {
  readonly positions: number;
  readonly endings: Endings;
}

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length &&
  a.every((move, index) => move.from === b[index]?.from && move.to === b[index].to);

/** All of a position in one line, for messages. */
export function wholeText(position: Position): string {
  const over = position.over ? `${position.over.result} ${position.over.by}` : '-';
  return `${makePosition(position)} ${over} ${position.out.join('')} ${position.flags.join(',')}`;
}

function describeStep(rules: Rules, { turns, position }: Played): string {
  const board = BOARDS[rules.board];
  return `${turns.map((turn) => makeTurn(board, turn)).join(' ')} ${wholeText(position)}`;
}

function samePieces(a: Position['pieces'], b: Position['pieces']): boolean {
  for (let point = 0; point < a.length; point++) {
    const [one, other] = [a[point], b[point]];
    if (one !== other && (one?.seat !== other?.seat || one?.rank !== other?.rank)) return false;
    if ((one === undefined) !== (other === undefined)) return false;
  }
  return a.length === b.length;
}

/** Every field but the pieces, with keys in one order. */
function restOf({ pieces, bag, timeouts, passed, sides, pair, ...rest }: Position): string {
  const sorted = (counts: object | undefined): unknown[] => Object.entries(counts ?? {}).sort();
  const colors = bag && [sorted(bag.red), sorted(bag.blue)];
  const lists = [colors, sorted(timeouts), sorted(passed), sorted(sides), sorted(pair)];
  return JSON.stringify([lists, Object.entries(rest).sort(), pieces.length]);
}

function samePosition(a: Position, b: Position): boolean {
  return samePieces(a.pieces, b.pieces) && restOf(a) === restOf(b);
}

/** Mostly moves; now and then what happens off the board. */
function anyAction(
  rules: Rules,
  position: Position,
  moves: readonly Move[],
  random: () => number,
): Action {
  const chance = random();
  const inPlay = position.seats.filter((seat) => !position.out.includes(seat));
  if (chance < 0.004) return { kind: 'lost' };
  if (chance < 0.005 && position.ply >= (rules.resignAfterPlies ?? 0)) {
    return { kind: 'resign', seat: pick(inPlay, random) };
  }
  if (chance < 0.0055) return { kind: 'left', seat: pick(position.seats, random) };
  const attacks = moves.filter(({ from, to }) => from !== to && position.pieces[to]);
  const move = pick(attacks.length > 0 && random() < 0.3 ? attacks : moves, random);
  if (move.from !== move.to) return { kind: 'move', ...move };
  return { kind: 'uncover', at: move.from, ...drawFromBag(position.bag!, random()) };
}

const sortedEntries = (turn: object): unknown[] => Object.entries(turn).sort();

/** Throws with the position where two implementations say different things about one step. */
function compareStep(
  cores: readonly [Core, Core],
  rules: Rules,
  at: Position,
  random: () => number,
) {
  const [moves, others] = [cores[0].moves(rules, at), cores[1].moves(rules, at)];
  if (!sameMoves(moves, others)) throw new Error(`moves differ: ${wholeText(at)}`);
  const action = anyAction(rules, at, moves, random);
  const [played, other] = [cores[0].play(rules, at, action), cores[1].play(rules, at, action)];
  const turns = [played.turns, other.turns].map((each) => JSON.stringify(each.map(sortedEntries)));
  if (turns[0] !== turns[1] || !samePosition(played.position, other.position)) {
    const [said, wanted] = [describeStep(rules, played), describeStep(rules, other)];
    throw new Error(`${wholeText(at)}\n  ${cores[0].name}: ${said}\n  ${cores[1].name}: ${wanted}`);
  }
  return played;
}

/** Following what was played leads to the same position in the first implementation. */
function compareFollow(core: Core, rules: Rules, before: Position, played: Played): void {
  let followed = before;
  for (const turn of played.turns) followed = core.follow(rules, followed, turn);
  if (!samePosition(followed, played.position)) {
    throw new Error(`followed otherwise: ${wholeText(before)}\n  ${wholeText(followed)}`);
  }
}

/** Plays random games of a rule set until so many positions have been compared. */
export function playTogether(
  cores: readonly [Core, Core],
  rules: Rules,
  positions: number,
  seed: number,
): Agreement {
  const random = randomFrom(seed);
  const endings: Endings = {};
  let compared = 0;
  while (compared < positions) {
    const setups = randomSetups(rules, random);
    const first = pick(seatsOf(rules), random);
    let position = cores[0].judge(rules, startPosition(rules, { kind: 'setups', setups, first }));
    while (!position.over && compared < positions) {
      const played = compareStep(cores, rules, position, random);
      if (compared % 8 === 0) compareFollow(cores[0], rules, position, played);
      position = played.position;
      compared++;
    }
    const ending = position.over ? `${position.over.result} by ${position.over.by}` : 'unfinished';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return { positions: compared, endings };
}

async function engineAndReference(): Promise<readonly [Engine, Core]> {
  return [await loadEngine(), reference];
}

/** Positions of each rule set: `JUNQI_POSITIONS=1000000 npm test -- --node agreement` is the long run. */
export const EACH = Number(process.env.JUNQI_POSITIONS ?? 10_000);

/** A test for every rule set; afterwards the endings that were seen are printed. */
export function testAgreement(variants: readonly string[], each = EACH): void {
  const seen: Endings = {};
  afterAll(() => {
    const lines = Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1));
    console.log(lines.map(([ending, count]) => `${ending.padEnd(18)} ${count}`).join('\n'));
  });
  for (const [index, text] of variants.entries()) {
    test(text, { timeout: 120_000 + each * 5 }, async () => {
      const { rules } = valueOf(parseVariant(text));
      const cores = await engineAndReference();
      const { positions, endings } = playTogether(cores, rules, each, 20261129 + index);
      expect(positions).toBe(each);
      for (const [end, count] of Object.entries(endings)) seen[end] = (seen[end] ?? 0) + count;
    });
  }
}
