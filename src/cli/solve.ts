import { fault } from '../fault.js';
import { makeMove, makeTurn } from '../formats/turn.js';
import { makeVariant } from '../formats/variant.js';
import type { Game } from '../game.js';
import { makePuzzle } from '../puzzles/text.js';
import { solve as prove, type Solution } from '../solve/solve.js';
import { growTree } from '../solve/tree.js';
import { Prover } from '../solve/prove.js';
import { askingCommand, type Answer } from './asking.js';
import { expectArguments } from './command.js';
import { Misuse, Refusal } from './io.js';
import { wholeOption } from './options.js';
import { needRanks, type Question } from './question.js';
import { Progress } from './solve-progress.js';

const USUAL_PLIES = 9;
/** Nobody waits for more. */
const MOST_PLIES = 99;
/** Some thirty seconds on a full board. */
const USUAL_NODES = 300_000;

export const solve = askingCommand({
  name: 'solve',
  usage: '',
  summary: 'proves a forced win of the side to move, or that there is none within --depth plies',
  options: ['depth', 'nodes', 'puzzle'],
  asked(rest, batch, options) {
    expectArguments(rest);
    if (batch && options.puzzle) throw new Misuse('--puzzle is for one position, not for a batch');
    return {
      depth: wholeOption('depth', options.depth) ?? USUAL_PLIES,
      nodes: wholeOption('nodes', options.nodes) ?? USUAL_NODES,
      ...(options.puzzle && { puzzle: true }),
    };
  },
  answer(game, question, io) {
    const { plies, nodes } = boundOf(question);
    needOpen(game);
    const { core, rules, position } = game;
    const progress = io && new Progress(io, nodes);
    const bound = { plies, nodes, ...(progress && { watch: progress.watch }) };
    try {
      const solution = prove(core, rules, position, bound);
      return question.puzzle
        ? puzzleOf(game, solution, plies, progress)
        : answerOf(game, solution, plies, nodes);
    } finally {
      progress?.end();
    }
  },
});

function boundOf({ depth, nodes }: Question): { plies: number; nodes: number } {
  return {
    plies: numberOf('depth', depth ?? USUAL_PLIES, MOST_PLIES),
    nodes: numberOf('nodes', nodes ?? USUAL_NODES, Number.MAX_SAFE_INTEGER),
  };
}

function numberOf(where: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Refusal([fault(where, String(value), `a whole number from 1 to ${most}`).fault]);
}

/** Refuses what cannot be proved: a game that is over, ranks that are not known, pieces face down. */
function needOpen(game: Game): void {
  if (game.over) {
    throw new Refusal([fault('position', 'a game that is over', 'one that goes on').fault]);
  }
  needRanks(game, game.position.seats);
  if (game.position.pieces.some((piece) => piece && piece.seat === undefined)) {
    throw new Refusal([fault('position', 'pieces face down', 'pieces all face up').fault]);
  }
}

function answerOf(game: Game, solution: Solution, bound: number, most: number): Answer {
  const { verdict, nodes } = solution;
  const counted = `nodes ${nodes}`;
  if (verdict === 'none') {
    const text = `no win within ${bound} plies\n${counted}`;
    return { json: { verdict, plies: bound, nodes }, text };
  }
  if (verdict === 'unknown') {
    const known = solution.plies > 0 ? `, but there is no win within ${solution.plies} plies` : '';
    const text = `not decided within ${most} nodes${known}; --nodes N looks at more\n${counted}`;
    return { json: { verdict, plies: solution.plies, nodes }, text };
  }
  const { plies } = solution;
  const line = solution.line.map((turn) => makeTurn(game.board, turn));
  const first = solution.first?.map((move) => makeMove(game.board, move));
  const only = first && first.length === 1;
  return {
    json: { verdict, plies, line, ...(first && { only, first }), nodes },
    text: [`win in ${plies} plies`, line.join(' '), firstText(first), counted].join('\n'),
  };
}

function firstText(first: readonly string[] | undefined): string {
  if (!first) return 'whether other first moves win as fast is not known: the nodes ran out';
  if (first.length === 1) return `${first[0]} is the only first move that wins as fast`;
  return `first moves that win as fast: ${first.join(' ')}`;
}

/** The puzzle that a proved win makes, with everything that can be tried in it. */
function puzzleOf(
  { core, rules, position }: Game,
  solution: Solution,
  bound: number,
  progress: Progress | undefined,
): Answer {
  if (solution.verdict !== 'win') {
    const found = solution.verdict === 'none' ? 'no win' : 'no proved win: the nodes ran out';
    throw new Refusal([fault('position', found, `one within ${bound} plies`).fault]);
  }
  if (rules.seats !== 2) {
    throw new Refusal([fault('rules', 'a game for four', 'a game for two').fault]);
  }
  const { plies } = solution;
  const variant = { text: makeVariant({ text: '', rules }), rules };
  const prover = new Prover(core, rules, position.turn);
  prover.watch = progress && (() => progress.watch(solution.nodes + prover.nodes, plies));
  const tree = growTree(prover, position, plies);
  const puzzle = makePuzzle({ variant, position, plies, tree });
  return { json: { puzzle, rules: variant.text, plies }, text: puzzle };
}
