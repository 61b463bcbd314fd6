// Setups: what is wrong with one, and where good ones come from.
//
// A setup is thirty ranks in the seat's own frame, line 1 first, undefined on camps. Text and files may
// hold any nonsense; a game starts only from setups without reasons against them.

import { mustBe } from './argument.js';
import { BOARDS, kindOf, pointName, territoryPoint, type Seat } from './board.js';
import type { Reason } from './fault.js';
import { RANK_COUNTS, RANK_NAMES, RANKS, type Rank } from './pieces.js';
import { pick } from './random.js';
import type { Setup } from './record.js';
import type { Rules } from './rules.js';

const FILES = 5;
const POINTS = Array.from({ length: 30 }, (_, point) => point);
/** Where pieces stand: every point but the camps. */
const PLACES = POINTS.filter((point) => kindOf(point) !== 'camp');
const HEADQUARTERS = POINTS.filter((point) => kindOf(point) === 'headquarters');
/** Lines 5 and 6. */
const MINEFIELD = PLACES.filter((point) => point >= 4 * FILES);

type SetupRules = Pick<Rules, 'board' | 'bombsOnFront' | 'minesAroundFlag'>;

/** Every way in which a seat's setup breaks the rules; none when it may march out. */
export function setupReasons(rules: SetupRules, seat: Seat, setup: Setup): Reason[] {
  mustBe('setup', setup);
  const name = (point: number) => {
    const board = BOARDS[rules.board];
    return pointName(board, territoryPoint(board, seat, 0, point));
  };
  const reason = (rule: string, points: readonly number[], message: string): Reason => ({
    rule,
    points: points.map(name),
    message: points.length === 0 ? message : `${points.map(name).join(' ')}: ${message}`,
  });
  if (setup.length !== POINTS.length) {
    return [reason('thirty-points', [], `a setup has 30 points, not ${setup.length}`)];
  }
  return [
    ...misplaced(rules, setup).map(({ rule, point, message }) => reason(rule, [point], message)),
    ...miscounted(setup).map(({ rank, points, message }) =>
      reason(`${rank}-count`, points, message),
    ),
  ];
}

/** Each piece that may not stand where it does, and each station left empty, point by point. */
function misplaced(rules: SetupRules, setup: Setup) {
  const near = rules.minesAroundFlag ? minesNearFlag(setup) : undefined;
  return POINTS.flatMap((point) => {
    const wrong = wrongAt(rules, setup[point], point, near);
    return wrong === undefined ? [] : [{ point, rule: wrong[0], message: wrong[1] }];
  });
}

/** The rule that the rank at a point breaks, and what to say of it. */
function wrongAt(
  rules: SetupRules,
  rank: Rank | undefined,
  point: number,
  near: ReadonlySet<number> | undefined,
): readonly [rule: string, message: string] | undefined {
  const kind = kindOf(point);
  if (rank === undefined) {
    return kind === 'camp' ? undefined : ['empty-point', `a piece must stand on every ${kind}`];
  }
  if (kind === 'camp') {
    return ['piece-on-camp', `the ${RANK_NAMES[rank]} may not be set up on a camp`];
  }
  if (rank === 'l' && kind !== 'headquarters') {
    return ['flag-outside-headquarters', 'the flag must stand in a headquarters'];
  }
  if (rank === 'j' && !MINEFIELD.includes(point)) {
    return ['mine-too-far-forward', 'a landmine may stand on lines 5 and 6 only'];
  }
  if (rank === 'j' && near && !near.has(point)) {
    return ['mine-away-from-flag', 'the landmine touches neither the flag nor a mine that does'];
  }
  if (rank === 'k' && point < FILES && !rules.bombsOnFront) {
    return ['bomb-on-front', 'a bomb may not stand on line 1'];
  }
  return undefined;
}

/** Ranks with too many or too few pieces. */
function miscounted(setup: Setup) {
  return RANKS.flatMap((rank) => {
    const points = POINTS.filter((point) => setup[point] === rank);
    const due = RANK_COUNTS[rank];
    if (points.length === due) return [];
    const found = `${points.length || 'no'} ${RANK_NAMES[rank]}${points.length > 1 ? 's' : ''}`;
    const message = `${found} where ${due} ${due === 1 ? 'belongs' : 'belong'}`;
    return [{ rank: RANK_NAMES[rank].replace(' ', '-'), points, message }];
  });
}

/** Points one step across or along, inside the territory. */
function beside(point: number): number[] {
  const file = point % FILES;
  return [
    point - FILES,
    point + FILES,
    ...(file > 0 ? [point - 1] : []),
    ...(file < 4 ? [point + 1] : []),
  ];
}

/** Points of mines that touch the flag or another mine that does. */
export function minesNearFlag(setup: Setup): ReadonlySet<number> {
  const near = new Set<number>();
  const queue = POINTS.filter((point) => setup[point] === 'l');
  for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
    for (const next of beside(point)) {
      if (setup[next] !== 'j' || near.has(next)) continue;
      near.add(next);
      queue.push(next);
    }
  }
  return near;
}

/** The setup with left and right exchanged. */
export function mirrorSetup(setup: Setup): Setup {
  return POINTS.map((point) => setup[point - (point % FILES) + (4 - (point % FILES))]);
}

/** A setup that the rules allow, each of them as likely; `random` is at least 0 and below 1. */
export function randomSetup(rules: SetupRules, random: () => number): Setup {
  const setup = new Array<Rank | undefined>(POINTS.length).fill(undefined);
  const free = () => PLACES.filter((point) => setup[point] === undefined);
  const flag = pick(HEADQUARTERS, random);
  setup[flag] = 'l';
  for (const point of pick(mineTriples(rules, flag), random)) setup[point] = 'j';
  for (let bombs = 0; bombs < RANK_COUNTS.k; bombs++) {
    setup[
      pick(
        free().filter((point) => rules.bombsOnFront || point >= FILES),
        random,
      )
    ] = 'k';
  }
  const ranked = RANKS.filter((rank) => rank < 'j');
  for (const rank of ranked.flatMap((each) => each.repeat(RANK_COUNTS[each]).split(''))) {
    setup[pick(free(), random)] = rank as Rank;
  }
  return setup;
}

/** Every way to lay three mines around or away from a flag, as the rules have it. */
function mineTriples(rules: SetupRules, flag: number): number[][] {
  const field = MINEFIELD.filter((point) => point !== flag);
  const triples = field.flatMap((a, i) =>
    field.slice(i + 1).flatMap((b, j) => field.slice(i + j + 2).map((c) => [a, b, c])),
  );
  if (!rules.minesAroundFlag) return triples;
  return triples.filter((mines) => {
    const setup = POINTS.map((point) =>
      point === flag ? 'l' : mines.includes(point) ? 'j' : undefined,
    );
    return minesNearFlag(setup).size === mines.length;
  });
}
