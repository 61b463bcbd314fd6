// What stands beside a board in play, in words: whose turn it is, counts, how the game ended.

import { html, nothing, type TemplateResult } from 'lit';
import { facing } from '../component/geometry.js';
import { turnLabel } from '../component/labels.js';
import { BOARDS, type BoardName, type Seat } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { Rules } from '../src/rules.js';
import type { Turn } from '../src/turn.js';
import type { Game } from '../src/game.js';
import type { End } from './ending.js';
import { boardWords, words } from './language.js';

/** Red and blue on Duel, the four sides on Four. */
export function armyName(board: BoardName, seat: Seat): string {
  const { armies } = boardWords();
  if (board === 'four') return armies[seat];
  return seat === 'S' ? armies.red : armies.blue;
}

/** In flip the colour a seat has come to own; nothing before it does. */
export function sideName({ board, sides, bag }: Position, seat: Seat): string {
  const color = sides?.[seat];
  if (color) return boardWords().armies[color];
  return bag ? '' : armyName(board, seat);
}

/** `Red wins: a flag was taken`; without the reason where none is known. */
export function resultText(board: BoardName, { result, by }: End): string {
  const { wins, draw, endings, and, colon } = words().results;
  const why = by === undefined ? '' : colon + endings[by];
  if (result === '1/2') return draw + why;
  const names = result.split('+').map((seat) => capital(armyName(board, seat as Seat)));
  return wins(names.join(and), names.length) + why;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plies played, and the quiet ones with their limit. */
export function countsLine({ quietLimit }: Rules, { ply, quiet }: Position): TemplateResult {
  const { plies, quietPlies } = words().table;
  return html`<p class="counts">
    <span>${plies(ply)}</span>
    <span class=${quietLimit !== null && quiet > quietLimit - 15 ? 'warning' : nothing}
      >${quietPlies(quiet, quietLimit)}</span
    >
  </p>`;
}

/** A turn in words that give no rank away, whoever may read them. */
export function publicTurnText(before: Position, turn: Turn): string {
  const board = BOARDS[before.board];
  const ranks = (seat: Seat | undefined) => (seat ? { seat } : {});
  const pieces = before.pieces.map((piece) => piece && ranks(piece.seat));
  const bare = { ...before, pieces };
  return capital(turnLabel(facing(board, 'S'), boardWords(), turn, bare, bare));
}

/** The last turn that changed the board: what the board marks. */
export function lastBoardTurn({ turns }: Game): Turn | undefined {
  return turns.filter(({ kind }) => kind === 'move' || kind === 'uncover').at(-1);
}
