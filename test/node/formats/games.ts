// Random games by the rules, for the readers of records.

import type { Seat } from '../../../src/board.js';
import type { Core } from '../../../src/core.js';
import type { Over, Position } from '../../../src/position.js';
import type { Setup, Start } from '../../../src/record.js';
import { seatsOf, type Rules } from '../../../src/rules.js';
import { randomSetup } from '../../../src/setup.js';
import { startPosition } from '../../../src/start.js';
import type { Action, Turn } from '../../../src/turn.js';

/** A generator of numbers at least 0 and below 1 from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface RandomGame {
  readonly start: Start & { kind: 'setups' };
  readonly steps: { readonly turn: Turn; readonly mover: Seat }[];
  readonly over: Over | null;
}

/** Plays at most `plies` actions: moves, taking a piece where it can, now and then a lost turn or a resignation. */
export function randomGame(core: Core, rules: Rules, seed: number, plies: number): RandomGame {
  const random = randomFrom(seed);
  const seats = seatsOf(rules);
  const setups = Object.fromEntries(
    seats.map((seat) => [seat, randomSetup(rules, random)]),
  ) as Record<Seat, Setup>;
  const first: Seat = rules.seats === 4 ? 'E' : 'S';
  const start = { kind: 'setups' as const, setups, first };
  let position = core.judge(rules, startPosition(rules, start));
  const steps: RandomGame['steps'] = [];
  for (let i = 0; i < plies && !position.over; i++) {
    const mover = position.turn;
    const played = core.play(rules, position, randomAction(core, rules, position, random));
    steps.push(...played.turns.map((turn) => ({ turn, mover })));
    position = played.position;
  }
  return { start, steps, over: position.over };
}

function randomAction(core: Core, rules: Rules, position: Position, random: () => number): Action {
  const luck = random();
  if (luck < 0.01) return { kind: 'lost' };
  if (luck < 0.013 && position.ply >= 20) return { kind: 'resign', seat: position.turn };
  const moves = core.moves(rules, position);
  const taking = moves.filter(({ to }) => position.pieces[to] !== undefined);
  const from = taking.length > 0 && luck < 0.8 ? taking : moves;
  const move = from[Math.floor(random() * from.length)];
  if (move === undefined) throw new Error('no move');
  return { kind: 'move', ...move };
}
