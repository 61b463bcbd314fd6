// A player for hidden games that looks one ply ahead. It is given a view: what its seat may not know
// is not there to be used. It takes shown flags, attacks where it cannot lose or may well win,
// steps forward, and stays near its own flag.

import { BOARDS, kindOf, type Board, type Point } from '../board.js';
import type { Core } from '../core.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { distances } from './distance.js';
import { attackWorth, guess, lettersOf, standing, WORTH } from './worth.js';

/** Everything about a view that does not depend on the move. */
interface Scene {
  readonly board: Board;
  readonly view: Position;
  readonly isEnemy: (point: Point) => boolean;
  /** Steps to the nearest point where an enemy flag may stand. */
  readonly toGoal: readonly number[];
  /** Steps to the own flag. */
  readonly toFlag: readonly number[];
}

/** A cheap piece finds out what a dear one should not meet. */
const CURIOSITY = 5;
/** The longer nothing has been taken, the bolder: a game nobody dares to win is a draw. */
const IMPATIENCE = 0.8;

/** Steps from the own flag within which an enemy is a threat. */
const THREAT = 3;

/**
 * The move that promises most, and how its seat stands; undefined where there is none. The same random
 * numbers give the same move.
 */
export function chooseOnePly(
  core: Core,
  rules: Rules,
  view: Position,
  random: () => number,
): (Move & { readonly score: number }) | undefined {
  const scene = sceneOf(rules, view);
  let best: Move | undefined;
  let most = -Infinity;
  for (const move of core.moves(rules, view)) {
    const promise = promiseOf(scene, move) + random() * 2;
    if (promise > most) [best, most] = [move, promise];
  }
  return best && { ...best, score: standing(view, lettersOf(rules, view)) };
}

function sceneOf(rules: Rules, view: Position): Scene {
  const board = BOARDS[view.board];
  const friends = lettersOf(rules, view);
  const points = [...board.names.keys()];
  const isEnemy = (point: Point): boolean => {
    const seat = view.pieces[point]?.seat;
    return seat !== undefined && !friends.includes(seat);
  };
  const flags = points.filter((point) => isEnemy(point) && view.pieces[point]?.rank === 'l');
  const nests = points.filter((point) => isEnemy(point) && kindOf(point) === 'headquarters');
  const own = points.filter((point) => {
    const piece = view.pieces[point];
    const isOwn = view.bag ? !isEnemy(point) : piece?.seat === view.turn;
    return piece?.rank === 'l' && isOwn;
  });
  return {
    board,
    view,
    isEnemy,
    toGoal: distances(board, flags.length > 0 ? flags : nests),
    toFlag: distances(board, own),
  };
}

function promiseOf(scene: Scene, { from, to }: Move): number {
  const rank = scene.view.pieces[from]?.rank;
  // Flip: a piece is turned up, and nobody knows what it is.
  if (rank === undefined || from === to) return 4;
  const worth = WORTH[rank];
  const attack = scene.isEnemy(to) ? attackPromise(scene, from, to) : 0;
  const progress = (scene.toGoal[from] ?? 0) - (scene.toGoal[to] ?? 0);
  const boldness = worth > 60 ? 0.5 : rank === 'i' || rank === 'k' ? 0.3 : 1;
  return (
    attack +
    (Number.isFinite(progress) ? progress * boldness : 0) +
    (kindOf(to) === 'camp' ? 2 : 0) -
    (kindOf(from) === 'camp' ? 1 : 0) -
    (scene.toFlag[from] === 1 ? 5 : 0) -
    exposure(scene, from, to) * worth * 0.04
  );
}

function attackPromise(scene: Scene, from: Point, to: Point): number {
  const rank = scene.view.pieces[from]?.rank;
  if (rank === undefined) return 0;
  const { gain, safe } = attackWorth(rank, guess(scene.view, to));
  const threat = (scene.toFlag[to] ?? Infinity) <= THREAT ? 20 : 0;
  const urge = CURIOSITY + scene.view.quiet * IMPATIENCE;
  return gain + urge + (safe ? 5 : 0) + threat;
}

/** Enemy pieces one step from where a piece would stand; none reaches into a camp. */
function exposure({ board, isEnemy }: Scene, from: Point, to: Point): number {
  if (kindOf(to) === 'camp') return 0;
  const near = new Set([...board.roads[to]!, ...board.rails[to]!]);
  return [...near].filter((point) => point !== from && isEnemy(point)).length;
}
