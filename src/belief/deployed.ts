// The men a game begins with, and what their places alone say of them (docs/rules.md §3).

import { BOARDS, kindOf, type Point, seatOfPoint, type Seat, setupPoint } from '../board.js';
import { RANK_COUNTS, RANKS, type Rank } from '../pieces.js';
import type { Position } from '../position.js';
import type { Setup, Start } from '../record.js';
import { flagOwner } from '../reference/carried.js';
import { isCampRank } from '../reference/movement.js';
import { showsFlags } from '../reference/sight.js';
import { seatsOf, type Rules } from '../rules.js';
import { minesNearFlag } from '../setup.js';
import { Facts } from './facts.js';
import { ANY, isSingle, only, without, type Ranks } from './ranks.js';

const ARMY = 25;
/** The first point of the fifth line of a territory: mines are laid from here on. */
const MINEFIELD = 20;
const FRONT = 5;

/** What may be deployed on a point of a territory; nothing on a camp. */
export function ranksAtHome(rules: Pick<Rules, 'bombsOnFront'>, point: Point): Ranks {
  const kind = kindOf(point);
  const local = setupPoint(point);
  if (kind === 'camp' || kind === 'palace') return 0;
  let ranks = ANY;
  if (kind !== 'headquarters') ranks &= without('l');
  if (local < MINEFIELD) ranks &= without('j');
  if (local < FRONT && !rules.bombsOnFront) ranks &= without('k');
  return ranks;
}

/** What a piece may be that stands on a point, whatever happened before. */
function ranksAt(rules: Rules, position: Position, point: Point, seat: Seat): Ranks {
  const isHome = seatOfPoint(BOARDS[position.board], point) === seat;
  const still = isHome ? ranksAtHome(rules, point) & only('j', 'l') : 0;
  const moved = without('j', 'l');
  const bombs = kindOf(point) === 'camp' && !isCampRank(rules, 'k') ? without('k') : ANY;
  return (still | moved) & bombs;
}

/** The men of setups: those of a seat whose setup is not known stand on all its points but the camps. */
export function deployed(rules: Rules, setups: Partial<Record<Seat, Setup>>): Facts {
  const facts = new Facts(rules, true);
  const board = BOARDS[rules.board];
  for (const seat of seatsOf(rules)) {
    const front = board.seats.indexOf(seat) * 30;
    for (let point = front; point < front + 30; point++) {
      if (kindOf(point) === 'camp') continue;
      const rank = setups[seat]?.[point - front];
      const ranks = rank === undefined ? ranksAtHome(rules, point) : only(rank);
      facts.add({ seat, home: point, at: point, ranks });
    }
    if (rules.minesAroundFlag && setups[seat] === undefined) minesTouch(facts, seat, front);
  }
  return facts;
}

/** `minesAroundFlag`: every mine of a covered setup touches the flag or another mine that does. */
function minesTouch(facts: Facts, seat: Seat, front: Point): void {
  const men = facts.standing(seat).filter((man) => (facts.ranks(man) & only('j', 'l')) !== 0);
  const local = men.map((man) => facts.men[man]!.home! - front);
  facts.require(men, (ranking) => {
    const setup = new Array<Rank | undefined>(30).fill(undefined);
    men.forEach((man, index) => (setup[local[index]!] = RANKS[ranking[man]!]));
    return minesNearFlag(setup).size === RANK_COUNTS.j;
  });
}

/**
 * The men of a position: those that stand on it and, for an army that is not known throughout, as many
 * fallen ones as are missing. `trusting`: the position is taken to come from a game, so that what never
 * moves stands where it was deployed and a commander lives while its flag has not been shown.
 */
export function standing(rules: Rules, position: Position, trusting: boolean): Facts {
  const facts = new Facts(rules, trusting);
  position.pieces.forEach((piece, at) => {
    if (piece?.seat === undefined) return;
    const { seat, rank } = piece;
    const covered = trusting ? ranksAt(rules, position, at, seat) : ANY;
    const ranks = rank === undefined ? covered : only(rank);
    facts.add({ seat, home: undefined, at, ranks });
  });
  for (const seat of position.seats) addFallen(facts, position, seat);
  return facts;
}

/** Adds the men that an army lacks, with what its flag says. */
function addFallen(facts: Facts, position: Position, seat: Seat): void {
  const { rules, trusting } = facts;
  const men = facts.standing(seat);
  if (men.every((man) => isSingle(facts.ranks(man)))) return;
  const underWay = position.carried.some((each) => flagOwner(rules, position, each) === seat);
  const known = men.some((man) => facts.known(man) === 'l');
  const shown = position.flags.some((point) => position.pieces[point]?.seat === seat);
  for (const man of men) {
    if (isSingle(facts.ranks(man))) continue;
    if (known || underWay) facts.restrict(man, without('l'));
    if (trusting && shown && commanderFell(rules)) facts.restrict(man, without('a'));
  }
  let fallen = ANY;
  if (trusting && showsFlags(rules) && !shown && !underWay) fallen &= without('a');
  const mayStand = men.some((man) => (facts.ranks(man) & only('l')) !== 0);
  if (trusting && mayStand) fallen &= without('l');
  for (let count = men.length; count < ARMY; count++) {
    const isFlag = underWay && count === men.length;
    facts.add({ seat, home: undefined, at: undefined, ranks: isFlag ? only('l') : fallen });
  }
}

/** Whether a flag is shown for no other reason than its commander's fall. Reads through `flagWin`. */
function commanderFell(rules: Rules): boolean {
  return showsFlags(rules) && rules.flagWin !== 'home';
}

/** What is known before the first turn. */
export function factsOf(rules: Rules, start: Start, position: Position, trusting: boolean): Facts {
  if (rules.visibility === 'flip') return new Facts(rules, trusting);
  if (start.kind === 'position') return standing(rules, position, trusting);
  return deployed(rules, start.setups);
}
