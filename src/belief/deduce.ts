// From a record, or a bare view, to everything it says of covered pieces.

import { finished, type Course } from '../course.js';
import type { Ending, Position } from '../position.js';
import type { GameRecord, Start } from '../record.js';
import { follow, judge } from '../reference/play.js';
import { ownerAt } from '../reference/seats.js';
import type { Rules } from '../rules.js';
import { startPosition } from '../start.js';
import type { MoveTurn, Turn } from '../turn.js';
import { learnFromCollision } from './collided.js';
import { factsOf } from './deployed.js';
import { learnFree, learnFromLeaving, learnFromStaying, learnStuck } from './endured.js';
import type { Facts } from './facts.js';
import type { Knowledge } from './knowledge.js';
import { learnFromMove, learnFromTaking } from './moved.js';
import { isSingle, only } from './ranks.js';
import { solvable } from './solve.js';

/** What a turn costs, in nodes of a search: to be followed, and to be learned from. */
const FOLLOWING = 50;
const LEARNING = 250;

/** What is known of a game: how it began and what has happened since. */
export type Told = Pick<GameRecord, 'start' | 'turns' | 'result' | 'termination'>;

/** A position as somebody sees it, of whose past nothing is known. */
export function toldOf(view: Position): Told {
  return { start: { kind: 'position', position: view }, turns: [], result: null };
}

/**
 * Everything that a record, as a seat or anybody may know it, says of the ranks that are not written
 * in it. Throws a RangeError where a turn cannot have happened.
 */
export function knowledgeOf(rules: Rules, told: Told): Knowledge {
  return finished(deducing(rules, told));
}

/** The same, turn by turn. */
export function* deducing(rules: Rules, told: Told): Course<Knowledge> {
  const trusting = yield* deduce(rules, told, true);
  if (told.start.kind === 'setups' || (yield* solvable(trusting))) return trusting;
  return yield* deduce(rules, told, false);
}

/** The position that what is told leads to. */
export function positionAfter(rules: Rules, told: Pick<Told, 'start' | 'turns'>): Position {
  return finished(following(rules, told));
}

/** The same, turn by turn. */
export function* following(
  rules: Rules,
  { start, turns }: Pick<Told, 'start' | 'turns'>,
): Course<Position> {
  let position = judge(rules, startPosition(rules, start));
  for (const { turn } of turns) {
    position = follow(rules, position, turn);
    yield FOLLOWING;
  }
  return position;
}

function* deduce(rules: Rules, told: Told, trusting: boolean): Course<Knowledge> {
  const { start, turns, result, termination } = told;
  let position = judge(rules, startPosition(rules, start));
  const facts = factsOf(rules, start, position, trusting);
  // In flip a covered piece has no rank yet: there is nothing to find out.
  if (rules.visibility === 'flip') {
    return settled(facts, start, yield* following(rules, told));
  }
  for (const [index, { turn }] of turns.entries()) {
    const isEnd = result !== null && index === turns.length - 1;
    const after = follow(rules, position, turn);
    learn(facts, position, turn, after, isEnd ? termination : undefined);
    advance(facts, turn, after);
    if (!isEnd) learnFromStaying(facts, after);
    position = after;
    yield LEARNING;
  }
  if (result === null) learnFree(facts, position);
  return settled(facts, start, position);
}

/** What a turn says, by the men as they stand before it. */
function learn(
  facts: Facts,
  before: Position,
  turn: Turn,
  after: Position,
  end: Ending | undefined,
): void {
  if (turn.kind === 'move') learnFromTurn(facts, before, turn);
  else if (turn.kind === 'pass') learnStuck(facts, before);
  else learnFree(facts, before);
  learnFromLeaving(facts, before, turn, after, end);
}

function learnFromTurn(facts: Facts, before: Position, turn: MoveTurn): void {
  const { rules } = facts;
  learnFromMove(facts, before, turn);
  if (before.pieces[turn.to] === undefined) return;
  learnFromTaking(facts, before, turn);
  const isOwn = ownerAt(rules, before, turn.to) === ownerAt(rules, before, turn.from);
  if (!isOwn) learnFromCollision(facts, before, turn);
}

/** The men where they stand after a turn. */
function advance(facts: Facts, turn: Turn, after: Position): void {
  if (turn.kind === 'move') moveMen(facts, turn);
  for (const [man, { at }] of facts.men.entries()) {
    if (at !== undefined && after.pieces[at] === undefined) facts.place(man, undefined);
  }
  after.pieces.forEach((piece, point) => {
    if (piece?.seat === undefined || facts.manAt[point] !== undefined) return;
    // A flag that lost its carrier stands where it stood before.
    const flag = facts.men.findIndex(
      ({ seat, ranks, at }) => seat === piece.seat && at === undefined && ranks === only('l'),
    );
    if (flag >= 0) facts.place(flag, point);
  });
}

function moveMen(facts: Facts, { from, to, outcome, flagTaken }: MoveTurn): void {
  const mover = facts.manAt[from]!;
  const target = facts.manAt[to];
  facts.act(mover, target !== undefined);
  const isHandOver = outcome === 'quiet' && target !== undefined && !flagTaken;
  if (isHandOver || outcome === 'bounced') return;
  if (outcome !== 'fell' && target !== undefined) facts.place(target, undefined);
  const steps = outcome === 'quiet' || outcome === 'took';
  facts.place(mover, steps ? to : undefined);
}

function settled(facts: Facts, start: Start, position: Position): Knowledge {
  const { rules, men, manAt, pairs, checks } = facts;
  const covered = position.seats.filter((seat) =>
    men.some((man) => man.seat === seat && !isSingle(man.ranks)),
  );
  const armies = covered.map((seat) =>
    men.flatMap((man, index) => (man.seat === seat ? [index] : [])),
  );
  return { rules, start, position, men, manAt: [...manAt], armies, pairs, checks };
}
