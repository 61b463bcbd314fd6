// `junqi analyse`: the best lines, by the engine in this program's own thread.

import { reportOf, type Doubt, type Report, type ReportLine } from '../analysis/report.js';
import { taskText } from '../analysis/task.js';
import { turnsOf } from '../analysis/turns.js';
import { pointName, type Seat } from '../board.js';
import { loadEngine } from '../engine/engine.js';
import { fault } from '../fault.js';
import { makeTurn } from '../formats/turn.js';
import type { Game } from '../game.js';
import { MOST_TIME } from '../match/spec.js';
import { reference } from '../reference/index.js';
import { isHidden } from '../reference/sight.js';
import type { Labour } from '../worker/labour.js';
import type { LimitNumbers, Order } from '../worker/protocol.js';
import { begin } from '../worker/serve.js';
import { gameQuestion } from './asking.js';
import { expectArguments, print, type Call, type Command } from './command.js';
import { Refusal } from './io.js';
import { GAME_OPTIONS, wholeOption } from './options.js';
import { gameOf, seatNamed } from './question.js';

/** Milliseconds where no limit is given. */
const USUAL_TIME = 1_000;
/** Room for two million positions, 32 MB. */
const TABLE_BITS = 21;
/** Nodes between two looks at the clock. */
const SLICE = 5_000;

export const analyse: Command = {
  name: 'analyse',
  usage: '',
  summary: 'best lines, score, depth, nodes, nodes per second; what covered pieces can be',
  options: [...GAME_OPTIONS, 'seat', 'time', 'depth', 'nodes', 'lines', 'json', 'help'],
  async run(call) {
    expectArguments(call.rest);
    const limits = limitsOf(call);
    const lines = wholeOption('lines', call.options.lines) ?? 1;
    const question = { moves: [], ...(await gameQuestion(call)) };
    const engine = await loadEngine();
    engine.sizeTable(TABLE_BITS);
    const game = gameOf(question, reference, true);
    const seat = seatOf(game, call.options.seat);
    if (seat !== game.turn) call.io.warn(`${waitingText(game, seat)}\n`);
    const task = taskText(game.recordFor(seat), seat);
    const order: Order = { id: 1, owner: 1, kind: 'analyse', task, lines, ...limits };
    const report = worked(game, begin(order, engine), limits, seat === game.turn);
    await print(call, { json: reportJson(game, report), text: reportLines(game, report) });
  },
};

function limitsOf({ options }: Call): LimitNumbers {
  const milliseconds = wholeOption('time', options.time, MOST_TIME);
  const depth = wholeOption('depth', options.depth);
  const nodes = wholeOption('nodes', options.nodes);
  if ((milliseconds ?? depth ?? nodes) === undefined) return { milliseconds: USUAL_TIME };
  return {
    ...(milliseconds !== undefined && { milliseconds }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
  };
}

function seatOf(game: Game, name: string | undefined): Seat {
  if (game.over) {
    throw new Refusal([fault('position', 'a game that is over', 'one that goes on').fault]);
  }
  const seat = name === undefined ? game.turn : seatNamed('--seat', name);
  if (game.position.seats.includes(seat)) return seat;
  const expected = `one of ${game.position.seats.join(' ')}`;
  throw new Refusal([fault('seat', `"${seat}"`, expected).fault]);
}

/** What there is to be had for a seat that is not to move. */
function waitingText(game: Game, seat: Seat): string {
  const { turn } = game;
  return game.knows(turn) && !isHidden(game.rules)
    ? `${turn} is to move, not ${seat}: the lines are those of ${turn}`
    : `${turn} is to move, not ${seat}: no lines for ${seat}, only what it can tell of covered pieces`;
}

/** Works until a limit is reached; the seat to move, `isOwn`, gets a line however short the time. */
function worked(
  game: Game,
  labour: Labour,
  { milliseconds, nodes }: LimitNumbers,
  isOwn: boolean,
): Report {
  const start = performance.now();
  const spent = (): number => performance.now() - start;
  const most = nodes ?? Infinity;
  const more = (): boolean => labour.step(Math.min(SLICE, most - labour.nodes));
  const hasBegun = (): boolean => !isOwn || (labour.findings()?.depth ?? 0) > 0;
  const isOver = (): boolean => spent() >= (milliseconds ?? Infinity) && hasBegun();
  while (more() && labour.nodes < most && !isOver());
  const found = labour.findings() ?? { depth: 0, nodes: labour.nodes, lines: [] };
  return reportOf(game.board, { ...found, milliseconds: spent() });
}

/** The line as turns with their outcomes, or as moves alone where ranks are covered. */
function lineTexts(game: Game, { moves, text }: ReportLine): readonly string[] {
  const turns = turnsOf(reference, game.rules, game.view(game.turn), moves);
  return turns.length > 0 ? turns.map(({ turn }) => makeTurn(game.board, turn)) : text.split(' ');
}

function reportJson(game: Game, { depth, nodes, speed, lines, doubts }: Report): object {
  return {
    turn: game.turn,
    depth,
    nodes,
    nodesPerSecond: speed,
    lines: lines.map((line) => ({
      score: line.score,
      chance: Number(line.chance.toFixed(4)),
      ...(line.mate !== undefined && { mate: line.mate }),
      moves: lineTexts(game, line),
    })),
    ...(doubts && {
      pieces: Object.fromEntries(
        doubts.map(({ point, ranks }) => [pointName(game.board, point), ranks]),
      ),
    }),
  };
}

function reportLines(game: Game, { depth, nodes, speed, lines, doubts }: Report): string {
  return [
    `turn ${game.turn}`,
    `depth ${depth}`,
    `nodes ${nodes}`,
    `nodes/s ${speed}`,
    ...lines.map((line, index) => lineRow(game, line, index)),
    ...(doubts ?? []).map((doubt) => doubtRow(game, doubt)),
  ].join('\n');
}

function lineRow(game: Game, line: ReportLine, index: number): string {
  const chance = `${(line.chance * 100).toFixed(1)}%`.padStart(6);
  return `${index + 1}. ${scoreText(line).padStart(7)} ${chance}  ${lineTexts(game, line).join(' ')}`;
}

/** `+1.25` company commanders, or `win 5`, `loss 4` with the plies until then. */
function scoreText({ score, mate }: ReportLine): string {
  if (mate !== undefined) return `${score > 0 ? 'win' : 'loss'} ${mate}`;
  return `${score < 0 ? '' : '+'}${(score / 100).toFixed(2)}`;
}

/** The ranks a piece can have, the likeliest first: `c7 a40% b35% c25%`. */
function doubtRow(game: Game, { point, ranks }: Doubt): string {
  const likely = Object.entries(ranks).sort(([, a], [, b]) => b - a);
  const shares = likely.map(([rank, chance]) => `${rank}${Math.round(chance * 100)}%`);
  return [pointName(game.board, point), ...shares].join(' ');
}
