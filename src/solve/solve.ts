// A forced win, or that there is none within a bound.

import type { Core, Played } from '../core.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move, Turn } from '../turn.js';
import { NodesSpent, Prover } from './prove.js';

export interface SolveBound {
  /** The longest win looked for, in plies. */
  readonly plies: number;
  /** Positions looked at, at most. */
  readonly nodes?: number;
  /** Told now and then how many positions were looked at, and for a win within how many plies. */
  readonly watch?: Watch;
}

export type Watch = (nodes: number, plies: number) => void;

/** What a proof came to. The winner is the team of the seat to move. */
export type Solution =
  | {
      readonly verdict: 'win';
      /** The fewest plies within which the game is won, whatever the others do. */
      readonly plies: number;
      /** Best play of both sides: no move of the winner's is slower, no answer loses faster. */
      readonly line: readonly Turn[];
      /** All first moves that win within `plies`, by `from`, then `to`. Absent where the nodes ran out before they were known. */
      readonly first?: readonly Move[];
      readonly nodes: number;
    }
  /** Nothing wins within the bound. */
  | { readonly verdict: 'none'; readonly nodes: number }
  /** The nodes ran out: wins within `plies` and fewer are excluded. */
  | { readonly verdict: 'unknown'; readonly plies: number; readonly nodes: number };

/** Looks for the shortest forced win of the seat to move in a position whose ranks are all known. */
export function solve(core: Core, rules: Rules, position: Position, bound: SolveBound): Solution {
  const prover = new Prover(core, rules, position.turn, bound.nodes);
  const found = shortest(prover, position, bound);
  if (!found.done) return { verdict: 'unknown', plies: found.excluded, nodes: prover.nodes };
  const { plies } = found;
  if (plies === undefined) return { verdict: 'none', nodes: prover.nodes };
  const first = firstMoves(prover, position, plies);
  // The proof stands; walking along it takes a few positions more.
  prover.most = Infinity;
  const line = mainLine(prover, position, plies);
  return { verdict: 'win', plies, line, ...(first && { first }), nodes: prover.nodes };
}

type Found =
  | { readonly done: true; readonly plies: number | undefined }
  | { readonly done: false; readonly excluded: number };

/** The shortest win, one length after another, as far as the nodes last. */
function shortest(prover: Prover, position: Position, { plies: most, watch }: SolveBound): Found {
  let excluded = 0;
  try {
    for (; excluded < most; excluded = Math.min(excluded + 2, most)) {
      const tried = Math.min(excluded + 2, most);
      prover.watch = watch && (() => watch(prover.nodes, tried));
      const plies = prover.shortest(position, tried);
      if (plies !== undefined) return { done: true, plies };
    }
    return { done: true, plies: undefined };
  } catch (error) {
    if (!(error instanceof NodesSpent)) throw error;
    return { done: false, excluded };
  }
}

/** The first moves that win within `plies`; undefined where the nodes do not last. */
function firstMoves(prover: Prover, position: Position, plies: number): Move[] | undefined {
  try {
    return prover
      .moves(position)
      .filter((move) => prover.wins(prover.after(position, move), plies - 1));
  } catch (error) {
    if (!(error instanceof NodesSpent)) throw error;
    return undefined;
  }
}

/** Both sides at their best: the winner within `plies`, the others not a ply sooner. */
function mainLine(prover: Prover, start: Position, plies: number): Turn[] {
  const line: Turn[] = [];
  let position = start;
  for (let left = plies; left > 0 && !position.over; left--) {
    const next = bestOf(prover, position, left);
    line.push(...next.turns);
    position = next.position;
  }
  return line;
}

function bestOf(prover: Prover, position: Position, left: number): Played {
  const played = prover.moves(position).map((move) => prover.play(position, move));
  const isBest = prover.isOurs(position)
    ? ({ position: after }: Played) => prover.wins(after, left - 1)
    : ({ position: after }: Played) => !prover.wins(after, left - 2);
  return played.find(isBest) ?? played[0]!;
}
