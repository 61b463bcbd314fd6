// Positions that a search says are won by force, out of games that it plays against itself.

import type { Engine } from '../../src/engine/engine.js';
import { FORMATIONS } from '../../src/formations.js';
import type { Position } from '../../src/position.js';
import { pick } from '../../src/random.js';
import type { Setup } from '../../src/record.js';
import type { Rules } from '../../src/rules.js';
import { mirrorSetup, randomSetup } from '../../src/setup.js';
import { startPosition } from '../../src/start.js';
import type { Move } from '../../src/turn.js';

/** Plies at the start of a game that are drawn by lot. */
const DRAWN = 8;
/** Share of later moves that are. */
const SLIPS = 0.02;
/** Pieces from which on more is searched. */
const LATE = 30;
/** A game's first forced win is looked for so many plies earlier, too, with more nodes. */
const EARLIER = [2, 4, 6, 8] as const;
const EARLIER_NODES = 250_000;

const SHORTEST = 3;
const LONGEST = 11;

export interface Candidate {
  /** The winner is South and to move; no ply is counted yet. */
  readonly position: Position;
  /** Plies of the win the search has found; there may be a shorter one. */
  readonly plies: number;
}

/** The candidates of one game, none as long as another. */
export function gather(
  engine: Engine,
  rules: Rules,
  random: () => number,
  nodes: number,
): Candidate[] {
  const setups = { S: someSetup(rules, random), N: someSetup(rules, random) };
  const found = new Map<number, Candidate>();
  const before: Position[] = [];
  let position = startPosition(rules, { kind: 'setups', first: 'S', setups });
  while (!position.over) {
    before.push(position);
    const isDrawn = position.ply < DRAWN || random() < SLIPS;
    const searched = isDrawn ? undefined : lookAt(engine, rules, position, nodes, found);
    if (searched?.isFirst) lookEarlier(engine, rules, before, found);
    const move = searched?.move ?? pick(engine.moves(rules, position), random);
    position = engine.play(rules, position, { kind: 'move', ...move }).position;
  }
  return [...found.values()];
}

function someSetup(rules: Rules, random: () => number): Setup {
  if (random() < 0.4) return randomSetup({ ...rules, minesAroundFlag: random() < 0.7 }, random);
  const { setup } = pick(FORMATIONS, random);
  return random() < 0.5 ? setup : mirrorSetup(setup);
}

interface Searched {
  readonly move: Move | undefined;
  /** Whether this is the game's first candidate. */
  readonly isFirst: boolean;
}

function lookAt(
  engine: Engine,
  rules: Rules,
  position: Position,
  nodes: number,
  found: Map<number, Candidate>,
): Searched {
  const isLate = position.pieces.filter(Boolean).length <= LATE;
  const limits = isLate ? { nodes: nodes * 3, depth: 10 } : { nodes, depth: 6 };
  const { move, mate, score } = engine.search(rules, position, limits);
  const isNew = keep(found, position, score > 0 ? mate : undefined);
  return { move, isFirst: isNew && found.size === 1 };
}

function lookEarlier(
  engine: Engine,
  rules: Rules,
  before: readonly Position[],
  found: Map<number, Candidate>,
): void {
  for (const plies of EARLIER) {
    const position = before[before.length - 1 - plies];
    if (!position) return;
    const limits = { nodes: EARLIER_NODES, depth: LONGEST + 1 };
    const { mate, score } = engine.search(rules, position, limits);
    if (mate === undefined || score < 0) return;
    keep(found, position, mate);
  }
}

/** Whether it is a candidate that was not there. */
function keep(
  found: Map<number, Candidate>,
  position: Position,
  mate: number | undefined,
): boolean {
  if (mate === undefined || mate < SHORTEST || mate > LONGEST || found.has(mate)) return false;
  found.set(mate, { position: forSouth(position), plies: mate });
  return true;
}

/** The same position with South to move, the board turned round where North was. */
export function forSouth(position: Position): Position {
  const counted = { ...position, quiet: 0, ply: 0 };
  if (position.turn === 'S') return counted;
  const half = position.pieces.length / 2;
  const pieces = position.pieces.map((_, point) => {
    const piece = position.pieces[(point + half) % (2 * half)];
    return piece && { ...piece, seat: piece.seat === 'S' ? ('N' as const) : ('S' as const) };
  });
  return { ...counted, pieces, turn: 'S' };
}
