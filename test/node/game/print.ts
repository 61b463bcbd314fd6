// A whole game printed for reading: every turn, and after each that removed something the board as
// it is and as each seat sees it.

import { BOARDS, kindOf, type Board, type Point, type Seat } from '../../../src/board.js';
import { letterOfPiece } from '../../../src/formats/letters.js';
import { makeTurn } from '../../../src/formats/turn.js';
import { Game } from '../../../src/game.js';
import type { Core } from '../../../src/core.js';
import type { Position } from '../../../src/position.js';
import type { GameRecord } from '../../../src/record.js';
import type { Turn } from '../../../src/turn.js';

const EMPTY = { station: '·', camp: 'o', headquarters: '^', palace: '+' } as const;

/** Columns and rows of the board, the top row first. */
function grid(board: Board): (Point | undefined)[][] {
  const places = board.names.map((name, point) => ({
    file: name.charCodeAt(0) - 97,
    rank: Number(name.slice(1)),
    point,
  }));
  const files = Math.max(...places.map(({ file }) => file)) + 1;
  const ranks = Math.max(...places.map(({ rank }) => rank));
  return Array.from({ length: ranks }, (_, row) =>
    Array.from(
      { length: files },
      (__, file) =>
        places.find((place) => place.file === file && place.rank === ranks - row)?.point,
    ),
  );
}

function drawn(position: Position): string[] {
  return grid(BOARDS[position.board]).map((row) =>
    row
      .map((point) => {
        if (point === undefined) return ' ';
        const piece = position.pieces[point];
        return piece ? letterOfPiece(piece) : EMPTY[kindOf(point)];
      })
      .join(''),
  );
}

/** The truth and every seat's view of it, side by side. */
function boards(game: Game, seats: readonly Seat[]): string[] {
  const shown = [
    ['truth', drawn(game.position)] as const,
    ...seats.map((seat) => [`${seat} sees`, drawn(game.view(seat))] as const),
  ];
  const width = Math.max(
    ...shown.flatMap(([title, rows]) => [title, ...rows].map((r) => r.length)),
  );
  const line = (texts: readonly string[]) =>
    `    ${texts.map((text) => text.padEnd(width)).join('   ')}`.trimEnd();
  const rows = shown[0]?.[1].map((_, row) => line(shown.map(([, each]) => each[row] ?? ''))) ?? [];
  return [line(shown.map(([title]) => title)), ...rows];
}

function removes(turn: Turn): boolean {
  return turn.out.length > 0 || (turn.kind === 'move' && /took|fell|both/.test(turn.outcome));
}

/** The game as text. Boards are drawn at the start, at the end and wherever `draws` says so. */
export function printed(
  record: GameRecord,
  core: Core,
  draws: (turn: Turn) => boolean = removes,
): string {
  const begun = Game.fromRecord({ ...record, turns: [], result: null }, { core });
  if (!('value' in begun)) throw new Error(JSON.stringify(begun));
  const game = begun.value;
  const { seats } = game.position;
  const lines = [record.variant.text, '', ...boards(game, seats), ''];
  for (const { turn } of record.turns) {
    const mover = 'seat' in turn ? turn.seat : game.turn;
    const ply = game.position.ply + 1;
    game.follow(turn);
    lines.push(`${String(ply).padStart(3)} ${mover} ${makeTurn(game.board, turn)}`);
    if (draws(turn)) lines.push('', ...boards(game, seats), '');
  }
  const { over } = game;
  lines.push('', over ? `${over.result} by ${over.by}` : 'not over', '', ...boards(game, seats));
  return `${lines.join('\n')}\n`;
}
