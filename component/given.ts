// What a page gave, before it is believed: frameworks hand on null, JSON turns gaps into null, and
// scripts hand on anything. Null is absent; what cannot be shown is a fault, never an exception.

import { BOARDS, SEATS, type Point } from '../src/board.js';
import { fault, type Fault, type Parsed } from '../src/fault.js';
import { RANKS, type SeenPiece } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import { OUTCOMES, type Move, type Turn } from '../src/turn.js';

type Fields = Readonly<Record<string, unknown>>;

const isAbsent = (given: unknown): given is null | undefined =>
  given === null || given === undefined;

const fieldsOf = (given: unknown): Fields | undefined =>
  typeof given === 'object' && given !== null ? (given as Fields) : undefined;

const isSeat = (given: unknown): boolean => SEATS.some((seat) => seat === given);

/** Text, empty where nothing was given. */
export function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return isAbsent(given) ? '' : shown(given);
}

/** A fault of what an attribute holds: the attribute comes first in its place, once. */
export function named(attribute: string, { fault: { where, ...rest } }: { readonly fault: Fault }) {
  const isSaid = where === '' || where === attribute;
  return { fault: { where: isSaid ? attribute : `${attribute}, ${where}`, ...rest } };
}

/** A number of turns, undefined where none was given. */
export const plyOf = (given: unknown): number | undefined =>
  typeof given === 'number' && !Number.isNaN(given) ? given : undefined;

/** The moves among what was given. */
export function movesOf(given: unknown): readonly Move[] {
  if (!Array.isArray(given)) return [];
  return (given as unknown[]).filter((move): move is Move => {
    const fields = fieldsOf(move);
    return Number.isInteger(fields?.['from']) && Number.isInteger(fields?.['to']);
  });
}

/** A view whose parts the drawing may rely on. */
export function viewOf(given: unknown): Parsed<Position | undefined> {
  if (isAbsent(given)) return { value: undefined };
  const view = fieldsOf(given);
  if (!view) return fault('view', shown(given), 'a position');
  const board = Object.values(BOARDS).find(({ name }) => name === view['board']);
  if (!board) return fault('view, board', shown(view['board']), Object.keys(BOARDS).join(' or '));
  const { pieces, carried } = view;
  if (!Array.isArray(pieces) || pieces.length !== board.points)
    return fault('view, pieces', shown(pieces), `a list of ${board.points}`);
  const wrong = (pieces as unknown[]).findIndex((piece) => !isAbsent(piece) && !isPiece(piece));
  if (wrong >= 0)
    return fault(`view, pieces[${wrong}]`, shown(pieces[wrong]), 'a piece or undefined');
  if (!isAbsent(carried) && !isListOf(carried, (flag) => isPoint(fieldsOf(flag)?.['at'])))
    return fault('view, carried', shown(carried), 'a list of flags');
  return { value: withoutNulls(given as Position) };
}

/** Gaps as the board knows them; the same object where it has no others. */
function withoutNulls(view: Position): Position {
  const given: readonly unknown[] = view.pieces;
  const hasNull = (piece: unknown): boolean =>
    piece === null || Object.values(fieldsOf(piece) ?? {}).includes(null);
  if (!given.some(hasNull) && !isAbsent(view.carried)) return view;
  const pieces = Array.from(given, (piece): SeenPiece | undefined => {
    const fields = Object.entries(fieldsOf(piece) ?? {}).filter(([, value]) => !isAbsent(value));
    return isAbsent(piece) ? undefined : Object.fromEntries(fields);
  });
  return { ...view, pieces, carried: isAbsent(view.carried) ? [] : view.carried };
}

function isPiece(given: unknown): boolean {
  const piece = fieldsOf(given);
  if (!piece) return false;
  const { seat, rank } = piece;
  return (isAbsent(seat) || isSeat(seat)) && (isAbsent(rank) || RANKS.some((r) => r === rank));
}

const isPoint = (given: unknown, points = Infinity): given is Point =>
  Number.isInteger(given) && Number(given) >= 0 && Number(given) < points;

const isListOf = (given: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(given) && given.every(isOne);

/** A turn whose parts marks and words may rely on. */
export function turnOf(given: unknown, { board }: Position): Parsed<Turn | undefined> {
  if (isAbsent(given)) return { value: undefined };
  const turn = fieldsOf(given);
  if (!turn || !isTurn(turn, BOARDS[board].points))
    return fault('lastTurn', shown(given), 'a turn of this board');
  return { value: given as Turn };
}

function isTurn(turn: Fields, points: number): boolean {
  if (!isListOf(turn['out'], isSeat)) return false;
  switch (turn['kind']) {
    case 'move': {
      const { from, to, outcome, flags } = turn;
      const isKnown = OUTCOMES.some((known) => known === outcome);
      const isEnd = (point: unknown): boolean => isPoint(point, points);
      return isKnown && isEnd(from) && isEnd(to) && isListOf(flags, isEnd);
    }
    case 'uncover':
      return isPoint(turn['at'], points) && RANKS.some((rank) => rank === turn['rank']);
    case 'lost':
    case 'pass':
      return true;
    case 'resign':
    case 'left':
    case 'offer':
    case 'agree':
      return isSeat(turn['seat']);
    default:
      return false;
  }
}

/** What was given, short enough for a sentence. */
function shown(given: unknown): string {
  if (isAbsent(given)) return 'nothing';
  if (typeof given === 'string') return `"${given.slice(0, 40)}"`;
  if (Array.isArray(given)) return `a list of ${given.length}`;
  return typeof given === 'object' ? 'another object' : `a ${typeof given}`;
}
