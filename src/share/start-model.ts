// Setups and positions in a link: what stands where, by what an army has left.

import { BOARDS, kindOf, seatOfPoint, SEATS, type BySeat, type Seat } from '../board.js';
import { isFault } from '../fault.js';
import { makeExtras } from '../formats/extras.js';
import { makePlacement } from '../formats/placement.js';
import { makePosition, parsePosition } from '../formats/position.js';
import { RANK_COUNTS, RANKS, type Rank, type SeenPiece } from '../pieces.js';
import type { Position } from '../position.js';
import type { Setup, Start } from '../record.js';
import { seatsOf, type Rules } from '../rules.js';
import type { Coder } from './coder.js';
import { choice, Habit, list, Misread, optional, TextModel, wholeNumber } from './models.js';

/** The pieces an army may still have, by rank; one that has too many costs more, no less. */
class Stock {
  readonly #left: Record<Rank, number> = { ...RANK_COUNTS };

  take(coder: Coder, rank: Rank | undefined): Rank {
    const taken = choice(coder, RANKS, rank, (each) => 64 * Math.max(0, this.#left[each]) + 1);
    this.#left[taken]--;
    return taken;
  }
}

const POINTS = Array.from({ length: 30 }, (_, point) => point);

/** Thirty points, any of them empty: a setup may break the rules. Throws a RangeError for more or fewer. */
export function setupModel(coder: Coder, setup: Setup | undefined): Setup {
  if (!coder.isReader && setup?.length !== POINTS.length) {
    throw new RangeError(`a setup has ${POINTS.length} points`);
  }
  const stock = new Stock();
  const camps = new Habit();
  const places = new Habit();
  return POINTS.map((point) => {
    const isThere = (kindOf(point) === 'camp' ? camps : places).code(
      coder,
      setup && setup[point] !== undefined,
    );
    return isThere ? stock.take(coder, setup?.[point]) : undefined;
  });
}

type Pieces = readonly (SeenPiece | undefined)[];

/** `?` is a face-down piece of nobody yet. */
type Owner = Seat | '?';

function piecesModel(coder: Coder, rules: Rules, pieces: Pieces | undefined): Pieces {
  const board = BOARDS[rules.board];
  const owners: readonly Owner[] = [...seatsOf(rules), '?'];
  const habits = { camp: new Habit(), other: new Habit() };
  const stocks = new Map(owners.map((owner) => [owner, new Stock()]));
  const known = new Map(owners.map((owner) => [owner, new Habit()]));
  return Array.from({ length: board.points }, (_, point) => {
    const piece = pieces?.[point];
    const habit = kindOf(point) === 'camp' ? habits.camp : habits.other;
    if (!habit.code(coder, piece !== undefined)) return undefined;
    const home = seatOfPoint(board, point);
    const owner = choice(coder, owners, piece && (piece.seat ?? '?'), (each) =>
      each === '?' ? (rules.visibility === 'flip' ? 20 : 1) : each === home ? 60 : 10,
    );
    if (owner === '?') return {};
    if (!known.get(owner)?.code(coder, piece?.rank !== undefined)) return { seat: owner };
    return { seat: owner, rank: stocks.get(owner)?.take(coder, piece?.rank) as Rank };
  });
}

export function positionModel(
  coder: Coder,
  rules: Rules,
  position: Position | undefined,
): Position {
  const pieces = piecesModel(coder, rules, position?.pieces);
  const turn = choice(coder, seatsOf(rules), position?.turn);
  const quiet = wholeNumber(coder, position?.quiet);
  const ply = wholeNumber(coder, position?.ply);
  const words = optional(coder, position && extrasText(rules, position), 40, (text) =>
    new TextModel().code(coder, text),
  );
  if (position) return position;
  const placement = makePlacement(rules.board, pieces);
  const read = parsePosition([placement, turn, quiet, ply, words ?? ''].join(' '), rules);
  if (isFault(read)) throw new Misread(read.fault);
  return read.value;
}

/** The extras as words, without a bag that goes without saying. */
function extrasText(rules: Rules, position: Position): string | undefined {
  const words = makeExtras({ board: BOARDS[position.board], seats: position.seats }, position);
  const others = words.filter((word) => !word.startsWith('bag:'));
  const bare = makePosition({ ...position, bag: undefined } as unknown as Position);
  const without = parsePosition(bare, rules);
  const goesWithout = !isFault(without) && makePosition(without.value) === makePosition(position);
  return (goesWithout ? others : words).join(' ') || undefined;
}

const isSeat = (key: string): key is Seat => SEATS.some((seat) => seat === key);

export function startModel(coder: Coder, rules: Rules, start: Start | undefined): Start {
  const kind = choice(coder, ['setups', 'position'] as const, start?.kind, (each) =>
    each === 'setups' ? 3 : 1,
  );
  if (kind === 'position') {
    const given = start?.kind === 'position' ? start.position : undefined;
    return { kind, position: positionModel(coder, rules, given) };
  }
  const given = start?.kind === 'setups' ? start : undefined;
  const seats = seatsOf(rules);
  const known = given && Object.keys(given.setups).filter(isSeat);
  const setups: BySeat<Setup> = {};
  for (const seat of list(coder, known, 128, (each) => choice(coder, seats, each))) {
    setups[seat] = setupModel(coder, given?.setups[seat]);
  }
  return { kind, setups, first: choice(coder, seats, given?.first) };
}
