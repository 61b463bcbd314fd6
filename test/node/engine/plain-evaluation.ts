// The evaluation once more, plain and slow: what it counts in a position, term by term. Tests hold the
// engine's sum against it.

import * as term from '../../../assembly/board/weights.js';
import { WEIGHTS } from '../../../assembly/board/weights.js';
import { PLACES } from '../../../assembly/board/places.js';
import { gridFile, gridRank } from '../../../assembly/board/board.js';
import {
  BOARDS,
  kindOf,
  seatOfPoint,
  type Board,
  type Point,
  type Seat,
} from '../../../src/board.js';
import { isMovable, RANKS, strengthOf, type Rank } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import { teamOf, type Rules } from '../../../src/rules.js';

const FARTHEST = 32;
const GUARDED = 3;
const AT_HAND = 4;
const IN_REACH = 7;

interface Man {
  readonly seat: Seat;
  readonly rank: Rank;
  readonly point: Point;
}

/** Where each seat's flag stands. */
export type Flags = ReadonlyMap<Seat, Point>;

export function flagsOf({ pieces }: Position): Flags {
  const isFlag = (point: Point): boolean => pieces[point]?.rank === 'l';
  const points = [...pieces.keys()].filter(isFlag);
  return new Map(points.map((point) => [pieces[point]!.seat!, point]));
}

interface Scene {
  readonly rules: Rules;
  readonly board: Board;
  readonly position: Position;
  readonly men: readonly Man[];
  readonly flags: Flags;
}

function sceneOf(rules: Rules, position: Position, known?: Flags): Scene {
  const men = position.pieces.flatMap((piece, point): Man[] =>
    piece?.seat && piece.rank ? [{ seat: piece.seat, rank: piece.rank, point }] : [],
  );
  const flags = known ?? flagsOf(position);
  return { rules, board: BOARDS[position.board], position, men, flags };
}

const areFriends = ({ rules }: Scene, a: Seat, b: Seat): boolean => teamOf(rules, a).includes(b);

function steps({ board }: Scene, a: Point, b: Point): number {
  return (
    Math.abs(gridFile(board.code, a) - gridFile(board.code, b)) +
    Math.abs(gridRank(board.code, a) - gridRank(board.code, b))
  );
}

const areBeside = ({ board }: Scene, a: Point, b: Point): boolean =>
  board.roads[a]!.includes(b) || board.rails[a]!.includes(b);

function sortOf(rank: Rank): number {
  if (rank === 'i') return term.ENGINEERS;
  if (rank === 'k') return term.BOMBS;
  return 'abcd'.includes(rank) ? term.STRONG : term.WEAK;
}

/** Whether a piece in a headquarters stays there. */
function isHeld({ rules, board }: Scene, { seat, rank, point }: Man): boolean {
  if (!isMovable(rank)) return false;
  if (kindOf(point) !== 'headquarters' || rules.leaveHeadquarters === 'any') return false;
  return rules.leaveHeadquarters === 'never' || seatOfPoint(board, point) === seat;
}

const turned = (point: number): number => point - (point % 5) + (4 - (point % 5));

/** Duel, but not flip: what the point is worth to the rank, features from `term.TERMS` on. */
function addPlace(
  { rules, position, flags }: Scene,
  { seat, rank, point }: Man,
  add: (feature: number, count: number) => void,
): void {
  if (position.board !== 'duel' || rules.visibility === 'flip' || rank === 'l') return;
  const own = flags.get(seat);
  const enemy = flags.get(seat === 'S' ? 'N' : 'S');
  const seen = seat === 'S' ? point : (point + 30) % 60;
  [own, enemy].forEach((flag, table) => {
    if (flag === undefined) return;
    const place = flag % 30 === 28 ? turned(seen) : seen;
    add(term.TERMS + (table * 11 + RANKS.indexOf(rank)) * 60 + place, 1);
  });
}

/** Counts of one piece, for its own team. */
function countMan(scene: Scene, man: Man, add: (feature: number, count: number) => void): void {
  const { seat, rank, point } = man;
  const home = scene.flags.get(seat);
  addPlace(scene, man, add);
  if (isHeld(scene, man)) return add(term.HELD, 1);
  add(term.WORTH_OF + RANKS.indexOf(rank) + 1, 1);
  if (rank === 'j' && home !== undefined && areBeside(scene, home, point)) add(term.WALL, 1);
  if (!isMovable(rank)) return;
  const addPlaced = (which: number, count: number): void =>
    add(term.placed(sortOf(rank), which), count);
  if (kindOf(point) === 'camp') addPlaced(term.IN_CAMP, 1);
  if (scene.board.rails[point]!.length > 0) addPlaced(term.ON_RAIL, 1);
  if (home !== undefined && steps(scene, home, point) <= GUARDED) addPlaced(term.GUARD, 1);
  const enemies = [...scene.flags].filter(([owner]) => !areFriends(scene, owner, seat));
  const nearest = Math.min(FARTHEST, ...enemies.map(([, flag]) => steps(scene, flag, point)));
  addPlaced(term.NEARER, FARTHEST - nearest);
  if (nearest <= AT_HAND) addPlaced(term.CLOSE, 1);
  if (nearest <= IN_REACH) addPlaced(term.BEYOND, 1);
}

/** Whether mines of their own stand all around every flag of the men that are not `friends`. */
function areShutIn({ board, position, flags }: Scene, seats: readonly Seat[]): boolean {
  const those = seats.filter((seat) => flags.has(seat) && !position.out.includes(seat));
  const isMine = (seat: Seat, point: Point): boolean =>
    position.pieces[point]?.seat === seat && position.pieces[point].rank === 'j';
  const isWalled = (seat: Seat): boolean => {
    const flag = flags.get(seat)!;
    return [...board.roads[flag]!, ...board.rails[flag]!].every((point) => isMine(seat, point));
  };
  return those.length > 0 && those.every(isWalled);
}

const strongest = (men: readonly Man[]): number =>
  Math.max(0, ...men.map(({ rank }) => strengthOf(rank) ?? 0));

/** Ranks that an attack on a mine does not simply lose. */
const opensWalls = ({ rules }: Scene, rank: Rank): boolean =>
  rank === 'i' || rank === 'k' || (rules.mine === 'both' && isMovable(rank));

interface Side {
  readonly all: readonly Man[];
  /** Those of either side that no headquarters holds. */
  readonly own: readonly Man[];
  readonly other: readonly Man[];
  /** Whether the flags of the other side stand behind mines. */
  readonly shut: boolean;
}

function countMen(scene: Scene, { all, own, other, shut }: Side): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (feature: number, count: number): void => {
    if (count !== 0) counts.set(feature, (counts.get(feature) ?? 0) + count);
  };
  for (const man of all) countMan(scene, man, add);
  const [best, theirs] = [strongest(own), strongest(other)];
  const bombs = (men: readonly Man[]): number => men.filter(({ rank }) => rank === 'k').length;
  for (const { rank } of own) {
    const strength = strengthOf(rank);
    if (strength === undefined) continue;
    add(term.DOMINANCE, other.filter((man) => strength > (strengthOf(man.rank) ?? 99)).length);
  }
  if (best > 0 && best >= theirs && bombs(other) === 0) add(term.UNBOMBED, 1);
  if (other.some(({ rank }) => rank === 'a' || rank === 'b')) add(term.BOMB_AIM, bombs(own));
  const opens = own.some(({ rank }) => opensWalls(scene, rank));
  if (shut) add(opens ? term.DIGGER : term.SHUT_OUT, 1);
  return counts;
}

/** How much of a lead a side may count on, of 64. */
function shareOf(scene: Scene, { own, other, shut }: Side): number {
  const fewer = Math.max(0, 50 - own.length - other.length);
  const movers = (men: readonly Man[]): number => men.filter(({ rank }) => isMovable(rank)).length;
  if (movers(own) === 0) return 4;
  if (!shut || own.some(({ rank }) => opensWalls(scene, rank))) {
    return 64 + ((fewer * WEIGHTS[term.TRADE]!) >> 4);
  }
  const hunters = own.filter(({ rank }) => (strengthOf(rank) ?? 0) > strongest(other)).length;
  if (hunters === 0) return 4;
  return hunters >= movers(other) + 2 ? 48 : 12;
}

export interface Counted {
  /** By feature, those that are not 0. */
  readonly counts: ReadonlyMap<number, number>;
  /** Of 64: how much of a lead South's team may count on, and the other. */
  readonly shares: readonly [number, number];
}

/**
 * What the evaluation counts in a position whose ranks are all known, for South's team. A search takes
 * the `flags` of the position it began with.
 */
export function count(rules: Rules, position: Position, flags?: Flags): Counted {
  const scene = sceneOf(rules, position, flags);
  const isFirst = ({ seat }: Man): boolean => areFriends(scene, 'S', seat);
  const first = scene.men.filter(isFirst);
  const second = scene.men.filter((man) => !isFirst(man));
  const isFree = (man: Man): boolean => !isHeld(scene, man);
  const [own, other] = [first.filter(isFree), second.filter(isFree)];
  const seats = position.seats.filter((seat) => areFriends(scene, 'S', seat));
  const others = position.seats.filter((seat) => !areFriends(scene, 'S', seat));
  const one: Side = { all: first, own, other, shut: areShutIn(scene, others) };
  const two: Side = { all: second, own: other, other: own, shut: areShutIn(scene, seats) };
  const counts = countMen(scene, one);
  for (const [feature, times] of countMen(scene, two)) {
    counts.set(feature, (counts.get(feature) ?? 0) - times);
  }
  counts.set(term.TEMPO, areFriends(scene, 'S', position.turn) ? 1 : -1);
  return { counts, shares: [shareOf(scene, one), shareOf(scene, two)] };
}

const weightOf = (feature: number): number =>
  feature < term.TERMS ? WEIGHTS[feature]! : PLACES[feature - term.TERMS]!;

/** The worth of a position for the seat to move, as assembly/evaluate.ts has it. */
export function evaluate(rules: Rules, position: Position, flags?: Flags): number {
  const { counts, shares } = count(rules, position, flags);
  let score = 0;
  for (const [feature, times] of counts) score += weightOf(feature) * times;
  score = (score * shares[score >= 0 ? 0 : 1]) >> 6;
  return teamOf(rules, 'S').includes(position.turn) ? score : 0 - score;
}

/** What the piece on a point adds for its own team, 0 where there is none. */
export function worthAt(rules: Rules, position: Position, point: Point, flags?: Flags): number {
  const scene = sceneOf(rules, position, flags);
  const man = scene.men.find((each) => each.point === point);
  let worth = 0;
  if (man) countMan(scene, man, (feature, times) => (worth += weightOf(feature) * times));
  return worth;
}
