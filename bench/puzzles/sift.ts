// Which candidates make puzzles: proved by the reference move by move, with one first move that wins,
// and worth a solver's while.

import type { Point } from '../../src/board.js';
import type { Core } from '../../src/core.js';
import type { Position } from '../../src/position.js';
import { moveCode, pliesLeft, rightMoves, type PuzzleNode } from '../../src/puzzles/puzzle.js';
import { makePuzzle } from '../../src/puzzles/text.js';
import type { Variant } from '../../src/record.js';
import { NodesSpent, Prover } from '../../src/solve/prove.js';
import { solve } from '../../src/solve/solve.js';
import { growTree } from '../../src/solve/tree.js';
import type { Turn } from '../../src/turn.js';
import type { Candidate } from './gather.js';
import { themesOf, type Theme } from './themes.js';

export interface Sifted {
  readonly position: Position;
  readonly plies: number;
  readonly line: readonly Turn[];
  readonly themes: readonly Theme[];
  /** The puzzle as text. */
  readonly text: string;
  /** Positions the reference looked at for the proof and for the tree. */
  readonly nodes: number;
  /** Points of the solver in the tree, and those of them with one right move. */
  readonly points: number;
  readonly single: number;
  /** First moves that fail. */
  readonly wrong: number;
}

export interface Sieve {
  readonly core: Core;
  readonly variant: Variant;
  readonly least: number;
  readonly most: number;
  /** Positions looked at for one candidate. */
  readonly nodes: number;
}

/** The puzzle that a candidate makes; undefined where it makes none. */
export function sift(sieve: Sieve, candidate: Candidate): Sifted | undefined {
  const { core, variant, least, most, nodes } = sieve;
  const { rules } = variant;
  const position = stripped(sieve, candidate);
  const bound = { plies: Math.min(candidate.plies, most), nodes };
  const solution = solve(core, rules, position, bound);
  if (solution.verdict !== 'win' || solution.plies < least) return undefined;
  if (solution.first?.length !== 1) return undefined;
  const { plies, line } = solution;
  const tree = treeOf(sieve, position, plies);
  if (!tree || pliesLeft(tree) !== plies) return undefined;
  const text = makePuzzle({ variant, position, plies, tree });
  const shape = shapeOf(tree);
  const themes = themesOf(core, rules, position, line);
  return { position, plies, line, themes, text, nodes: solution.nodes, ...shape };
}

function treeOf({ core, variant, nodes }: Sieve, position: Position, plies: number) {
  try {
    const prover = new Prover(core, variant.rules, position.turn, nodes);
    return growTree(prover, position, plies);
  } catch (error) {
    if (!(error instanceof NodesSpent)) throw error;
    return undefined;
  }
}

/** A proof of so many positions is quick enough to be repeated by anybody. */
const QUICK = 4000;

/** The candidate, without pieces that change nothing where a proof takes long with them. */
function stripped(sieve: Sieve, candidate: Candidate): Position {
  const proof = proofOf(sieve, candidate.position, candidate.plies, sieve.nodes);
  let { position: kept } = candidate;
  let nodes = proof?.nodes ?? 0;
  for (const point of shuffledPoints(kept)) {
    if (!proof || nodes <= QUICK) break;
    const tried = {
      ...kept,
      pieces: kept.pieces.map((piece, at) => (at === point ? undefined : piece)),
    };
    if (sieve.core.judge(sieve.variant.rules, tried).over) continue;
    const again = proofOf(sieve, tried, proof.plies, nodes);
    if (again?.plies !== proof.plies || again.move !== proof.move || again.nodes > nodes) continue;
    kept = tried;
    nodes = again.nodes;
  }
  return kept;
}

/** Every point of a piece but a flag, in an order that follows no line. */
const shuffledPoints = ({ pieces }: Position): readonly Point[] =>
  pieces
    .flatMap((piece, point) => (piece && piece.rank !== 'l' ? [point] : []))
    .sort((a, b) => ((a * 37) % 61) - ((b * 37) % 61));

interface Proof {
  readonly plies: number;
  /** The only first move. */
  readonly move: number;
  readonly nodes: number;
}

function proofOf(
  { core, variant }: Sieve,
  position: Position,
  plies: number,
  nodes: number,
): Proof | undefined {
  const solution = solve(core, variant.rules, position, { plies, nodes });
  if (solution.verdict !== 'win' || solution.first?.length !== 1) return undefined;
  return { plies: solution.plies, move: moveCode(solution.first[0]!), nodes: solution.nodes };
}

function shapeOf(tree: PuzzleNode): Pick<Sifted, 'points' | 'single' | 'wrong'> {
  let points = 0;
  let single = 0;
  const walk = (node: PuzzleNode): void => {
    points++;
    if (rightMoves(node).length === 1) single++;
    for (const reaction of node.values()) if (reaction.kind === 'right') walk(reaction.next);
  };
  walk(tree);
  return { points, single, wrong: tree.size - rightMoves(tree).length };
}
