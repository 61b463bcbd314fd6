// The player of every rule set: it is given what its seat may know, and nothing else reaches what it does.

import { following, toldOf, type Told } from '../belief/deduce.js';
import type { Seat } from '../board.js';
import type { Core } from '../core.js';
import { finished, type Course } from '../course.js';
import type { Engine } from '../engine/engine.js';
import { chooseOnePly } from '../opponent/oneply.js';
import type { Position } from '../position.js';
import { randomFrom } from '../random.js';
import type { GameRecord } from '../record.js';
import { anyCovered } from '../reference/bag.js';
import { reference } from '../reference/index.js';
import { seatKnown } from '../reference/sight.js';
import type { Rules } from '../rules.js';
import { recordFor } from '../seatrecord.js';
import { viewOf } from '../view.js';
import { boldnessOf } from './boldness.js';
import { Budget, type Limits } from './budget.js';
import type { Choice, Task, Thinking } from './choice.js';
import { thinkingTime, type ClockBudget } from './clock.js';
import { Steps, Study, type Mind } from './course.js';
import { FlipMind } from './flip.js';
import { HiddenMind } from './hidden.js';
import { levelOf } from './levels.js';
import { OpenMind, type Whim } from './open.js';

export type { Choice, Task, Thinking } from './choice.js';

export interface PlayerOptions extends Limits {
  /** 1 to 10; the best it can unless given. */
  readonly level?: number;
  /** The clock of its game: the time for the move is planned from it, within the other limits. */
  readonly clock?: ClockBudget;
  /** The same seed and limits in nodes, the same choice. */
  readonly seed: number;
}

/** The level that uses all it is given. */
const STRONGEST = 10;

/** What a player knows: where the game stands and how it got there. */
interface Seen {
  readonly rules: Rules;
  readonly view: Position;
  readonly told: Told;
}

/**
 * Starts to think about a move for the seat to move. Whatever is passed in, only what that seat may know
 * is looked at. Without an engine it looks one ply ahead. Throws a RangeError where there is no move to
 * choose: the game is over, another seat is to move, or its ranks are not known.
 */
export function startThinking(
  engine: Engine | undefined,
  task: Task,
  options: PlayerOptions,
): Thinking {
  return finished(starting(engine, task, options));
}

/** The same in small steps, for a record may be long. */
export function* starting(
  engine: Engine | undefined,
  task: Task,
  options: PlayerOptions,
): Course<Thinking> {
  const seen = 'record' in task ? yield* seenInRecord(task.record, task.seat) : seenInView(task);
  if (seen.view.over) throw new RangeError('the game is over');
  const { turn } = seen.view;
  if (!seatKnown(seen.view, turn))
    throw new RangeError(`${turn} is to move, and its ranks are not known`);
  const { seed } = options;
  const fallback = onePly(engine ?? reference, seen, seed);
  if (engine === undefined) return new Steps(settledOn(fallback));
  return new Steps(mindFor(engine, seen, options, fallback));
}

/** Thinks to the end of its limits. */
export function think(engine: Engine | undefined, task: Task, options: PlayerOptions): Choice {
  const thinking = startThinking(engine, task, options);
  while (thinking.step(Infinity));
  return thinking.choice();
}

function* seenInRecord(whole: GameRecord, seat: Seat): Course<Seen> {
  const record = recordFor(whole, seat);
  const { rules } = record.variant;
  const view = yield* following(rules, record);
  if (view.turn !== seat) throw new RangeError(`${view.turn} is to move, not ${seat}`);
  return { rules, view, told: record };
}

function seenInView({ rules, view: position }: { rules: Rules; view: Position }): Seen {
  const view = viewOf(rules, position, position.turn);
  return { rules, view, told: toldOf(view) };
}

function onePly(core: Core, { rules, view }: Seen, seed: number): Choice {
  const choice = chooseOnePly(core, rules, view, randomFrom(seed));
  if (choice === undefined) throw new RangeError('there is no move to choose');
  return { ...choice, depth: 1, nodes: 1 };
}

function settledOn(choice: Choice): Mind {
  return {
    *course() {
      yield 1;
    },
    choice: () => choice,
  };
}

function mindFor(
  engine: Engine,
  { rules, view, told }: Seen,
  { level, seed, clock, ...given }: PlayerOptions,
  fallback: Choice,
): Mind {
  const { nodes, temperature, margin } = levelOf(level ?? STRONGEST);
  const limits = clock ? withinClock(given, clock) : given;
  const most = Math.min(nodes, limits.nodes ?? Infinity);
  const study = new Study(engine, new Budget({ ...limits, nodes: most }));
  const whim: Whim = { temperature, margin, seed };
  if (anyCovered(view)) return new FlipMind(study, rules, view, whim, fallback);
  if (isOpen(view)) return new OpenMind(study, rules, view, whim, fallback);
  const bias = boldnessOf(rules, view, told.turns);
  return new HiddenMind(study, rules, told, bias, whim, fallback);
}

/** The limits with the time that a clock allows; a moment is always taken. */
function withinClock(limits: Limits, clock: ClockBudget): Limits {
  const milliseconds = Math.min(limits.milliseconds ?? Infinity, thinkingTime(clock));
  return milliseconds === Infinity
    ? limits
    : { ...limits, milliseconds: Math.max(1, milliseconds) };
}

function isOpen(view: Position): boolean {
  return view.pieces.every((piece) => piece === undefined || piece.rank !== undefined);
}
