// Moves that somebody tries out: where pieces may go and what may come of it, also where ranks are covered.

import { BOARDS } from '../../../src/board.js';
import { makeTurn } from '../../../src/formats/turn.js';
import type { Position } from '../../../src/position.js';
import { RANKS, type Rank } from '../../../src/pieces.js';
import { reference } from '../../../src/reference/index.js';
import { turnOf } from '../../../src/reference/referee.js';
import type { Rules } from '../../../src/rules.js';
import type { Move, Turn } from '../../../src/turn.js';
import { drawFromBag } from '../../../src/start.js';

/**
 * Moves of the seat to move. A covered piece of its own may be anything, so it goes where an engineer
 * could, who gets furthest.
 */
export function movesToTry(rules: Rules, position: Position): readonly Move[] {
  if (position.over) return [];
  return reference.moves(rules, withRanks(position, position.turn, 'i'));
}

/** The position with one rank for all covered pieces of a seat. */
function withRanks(position: Position, seat: Position['turn'], rank: Rank): Position {
  if (position.bag) return position;
  const isCovered = position.pieces.some((piece) => piece?.seat === seat && !piece.rank);
  if (!isCovered) return position;
  const pieces = position.pieces.map((piece) =>
    piece?.seat === seat && !piece.rank ? { seat, rank } : piece,
  );
  return { ...position, pieces };
}

/**
 * Everything that may come of a move, as far as the ranks that are seen leave it open; none where it is
 * not legal. `possible` are the ranks that the piece on a point can have. What turns up in flip is drawn.
 */
export function outcomesOf(
  rules: Rules,
  position: Position,
  move: Move,
  possible: (point: number) => readonly Rank[] = () => RANKS,
): readonly (readonly Turn[])[] {
  if (move.from === move.to) return [turnedUp(rules, position, move)];
  if (isComplete(position)) return [played(rules, position, move)];
  const rankOf = (point: number): readonly Rank[] => {
    const piece = position.pieces[point];
    if (!piece) return [];
    return piece.rank ? [piece.rank] : possible(point);
  };
  const turns = new Map<string, Turn>();
  for (const mover of rankOf(move.from).filter((rank) => rank !== 'j' && rank !== 'l')) {
    for (const target of position.pieces[move.to] ? rankOf(move.to) : [undefined]) {
      const turn = turnOf(rules, filled(position, move, mover, target), move);
      turns.set(makeTurn(BOARDS[position.board], turn), turn);
    }
  }
  return [...turns.values()]
    .filter((turn) => canFollow(rules, position, turn))
    .map((turn) => [turn]);
}

const isComplete = (position: Position): boolean =>
  position.pieces.every((piece) => !piece || piece.rank !== undefined);

function played(rules: Rules, position: Position, { from, to }: Move): readonly Turn[] {
  return reference.play(rules, position, { kind: 'move', from, to }).turns;
}

function turnedUp(rules: Rules, position: Position, { from }: Move): readonly Turn[] {
  const { bag } = position;
  if (!bag) return [];
  const drawn = drawFromBag(bag, Math.random());
  return reference.play(rules, position, { kind: 'uncover', at: from, ...drawn }).turns;
}

function filled(position: Position, { from, to }: Move, mover: Rank, target?: Rank): Position {
  const pieces = [...position.pieces];
  const put = (point: number, rank: Rank): void => {
    pieces[point] = { ...pieces[point], rank };
  };
  put(from, mover);
  if (target) put(to, target);
  return { ...position, pieces };
}

function canFollow(rules: Rules, position: Position, turn: Turn): boolean {
  try {
    reference.follow(rules, position, turn);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
