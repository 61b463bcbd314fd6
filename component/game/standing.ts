// How a game stands, in words: whose turn it is, what has happened, how it ended. Nothing here names a
// rank that the view it is given does not hold.

import { BOARDS, type BoardName, type Seat } from '../../src/board.js';
import type { Over, Position } from '../../src/position.js';
import type { Rules } from '../../src/rules.js';
import type { Turn } from '../../src/turn.js';
import { armyOf } from '../army.js';
import { capital } from '../capital.js';
import { facing } from '../geometry.js';
import { turnLabel } from '../labels.js';
import type { Spoken } from './words.js';

/** How a game ended; why is not always known. */
export type End = Pick<Over, 'result'> & Partial<Pick<Over, 'by'>>;

/** Red and blue on Duel, the four sides on Four: `Red`. */
export function armyName({ board: { armies } }: Spoken, board: BoardName, seat: Seat): string {
  return capital(armies[armyOf({ board: BOARDS[board] }, seat)]);
}

/** A side's name; in flip the colour it has come to own, or first and second before it has one. */
export function sideName(spoken: Spoken, { board, sides, bag }: Position, seat: Seat): string {
  const color = sides?.[seat];
  if (color) return capital(spoken.board.armies[color]);
  return bag ? spoken.game.noColor(seat === 'S') : armyName(spoken, board, seat);
}

/** `Red wins: a flag was taken`; without the reason where none is known. */
export function resultText(spoken: Spoken, board: BoardName, { result, by }: End): string {
  const { draw, wins, because, endings } = spoken.game;
  const names = (): string[] =>
    result.split('+').map((seat) => armyName(spoken, board, seat as Seat));
  const how = result === '1/2' ? draw : wins(names());
  return by === undefined ? how : because(how, endings[by]);
}

/** Plies played, and the quiet ones with their limit. */
export function countsText({ game }: Spoken, { quietLimit }: Rules, view: Position): string {
  return `${game.plies(view.ply)} · ${game.quietPlies(view.quiet, quietLimit)}`;
}

/** A turn in words that give no rank away, whoever may read them. */
export function publicTurnText({ board: words }: Spoken, before: Position, turn: Turn): string {
  const pieces = before.pieces.map((piece) => piece && (piece.seat ? { seat: piece.seat } : {}));
  const bare = { ...before, pieces };
  return capital(turnLabel(facing(BOARDS[before.board], 'S'), words, turn, bare, bare));
}

/** The last turn that changed the board: what a board marks. */
export const lastBoardTurn = (turns: readonly Turn[]): Turn | undefined =>
  turns.filter(({ kind }) => kind === 'move' || kind === 'uncover').at(-1);
