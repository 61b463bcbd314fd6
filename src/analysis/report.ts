// Reports as the page gets them: moves in place of their texts, scores as chances too.

import { pointNamed, type Board, type Point } from '../board.js';
import { valueOf } from '../fault.js';
import { parseMove } from '../formats/turn.js';
import type { Rank } from '../pieces.js';
import type { Move } from '../turn.js';
import type { DoubtText, LineText, ReportText } from '../worker/protocol.js';
import { chanceOf } from './chance.js';

/** One way the game may go on. */
export interface ReportLine {
  /** For the seat to move, in hundredths of a company commander. */
  readonly score: number;
  /** The chance that the seat to move wins, a draw counting half. */
  readonly chance: number;
  /** Plies until the game is won or lost, where that is proved. */
  readonly mate?: number;
  readonly moves: readonly Move[];
  /** The same as text, `c6c7 d8d7`. */
  readonly text: string;
}

/** What a covered piece can still be. */
export interface Doubt {
  readonly point: Point;
  /** How likely each rank is; ranks that it cannot be are absent. */
  readonly ranks: Readonly<Partial<Record<Rank, number>>>;
}

export interface Report {
  /** Finished depth in plies. */
  readonly depth: number;
  readonly nodes: number;
  /** Nodes a second while it was worked on. */
  readonly speed: number;
  /** The best line first. */
  readonly lines: readonly ReportLine[];
  /** Hidden games: the covered pieces, as the seat that asks may judge them. */
  readonly doubts?: readonly Doubt[];
}

export function reportOf(board: Board, text: ReportText): Report {
  const { depth, nodes, milliseconds, lines, doubts } = text;
  return {
    depth,
    nodes,
    speed: Math.round((nodes * 1000) / Math.max(milliseconds, 1)),
    lines: lines.map((line) => lineOf(board, line)),
    ...(doubts && { doubts: doubts.map((doubt) => doubtOf(board, doubt)) }),
  };
}

function lineOf(board: Board, { score, mate, moves }: LineText): ReportLine {
  const texts = moves.split(' ').filter((text) => text !== '');
  return {
    score,
    chance: chanceOf(score, mate),
    ...(mate !== undefined && { mate }),
    moves: texts.map((text) => valueOf(parseMove(board, text))),
    text: moves,
  };
}

function doubtOf(board: Board, { point, ranks }: DoubtText): Doubt {
  const found = pointNamed(board, point);
  if (found === undefined) throw new Error(`"${point}" is no point of the board`);
  return { point: found, ranks };
}
