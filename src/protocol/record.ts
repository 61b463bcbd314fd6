// The record that an engine keeps of its game from what the referee tells it. It sits South in its own
// record, whoever moves first. Referees err and so do lines on their way: what cannot have happened by
// the rules is taken as it was told, and the record goes on from the position that makes of it.

import type { Seat } from '../board.js';
import type { Core } from '../core.js';
import { valueOf } from '../fault.js';
import { parseVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import type { Position } from '../position.js';
import type { GameRecord, Setup, Variant } from '../record.js';
import type { Move, MoveTurn } from '../turn.js';
import type { Came } from './says.js';

export const OWN = 'S' as const;
const OPPONENT = 'N';

export interface Started {
  readonly first: boolean;
  readonly seconds: number;
  readonly steps: number;
  readonly setup: Setup;
}

export class OwnRecord {
  readonly #core: Core;
  #game: Game;
  /** An own move of which no result has been told. */
  #pending: Move | undefined;

  constructor(core: Core, { first, seconds, steps, setup }: Started) {
    const rules = `championship,quietLimit=${steps},secondsPerSeat=${seconds}`;
    const variant = valueOf(parseVariant(rules));
    const checked = Game.start({
      core,
      variant,
      setups: { [OWN]: setup },
      first: first ? OWN : OPPONENT,
    });
    if (!('value' in checked)) throw new Error('an own setup breaks the rules');
    this.#core = core;
    this.#game = checked.value;
  }

  get variant(): Variant {
    return this.#game.variant;
  }

  /** The position as it is known here. */
  get position(): Position {
    return this.#game.position;
  }

  get record(): GameRecord {
    return this.#game.record();
  }

  /** The position with the engine to move, as the referee has it by asking for a move. */
  get toMove(): Position {
    const { position } = this;
    const isOwn = position.turn === OWN && position.over === null;
    return isOwn ? position : { ...position, turn: OWN, over: null };
  }

  /** Own moves that can be played now, even where the game should be over. */
  moves(): readonly Move[] {
    return this.#core.moves(this.variant.rules, this.toMove);
  }

  /** The own move that has been answered; its result comes later. */
  moved(move: Move): void {
    this.#pending = move;
  }

  /** What came of the own move. */
  result(came: Came): void {
    const move = this.#pending;
    this.#pending = undefined;
    if (move !== undefined) this.#follow(OWN, move, came);
  }

  /** The opponent's move and what came of it. */
  opponentMoved(move: Move, came: Came): void {
    if (this.#pending !== undefined) this.result(this.#guess(this.#pending, move));
    this.#follow(OPPONENT, move, came);
  }

  /** What an own move must have come to of which nothing was told: the next move shows who stands there. */
  #guess(own: Move, next: Move): Came {
    const met = this.position.pieces[own.to] !== undefined;
    if (!met) return { result: 'quiet' };
    return { result: next.from === own.to ? 'fell' : 'took' };
  }

  #follow(mover: Seat, move: Move, came: Came): void {
    const turn = this.#turnOf(move, came);
    const before = this.position;
    const follows = before.turn === mover && this.#tryFollow(turn);
    // The referee alone ends a game of which one side is covered.
    if (!follows || this.#game.over) this.#goOnFrom(forced(before, mover, turn));
  }

  #tryFollow(turn: MoveTurn): boolean {
    try {
      this.#game.follow(turn);
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  /** The turn, with the flags that a commander's fall has shown: the own one nobody needs to tell. */
  #turnOf(move: Move, { result, flag }: Came): MoveTurn {
    const { pieces, flags } = this.position;
    const removed = [
      ...(result === 'took' || result === 'both' ? [move.to] : []),
      ...(result === 'fell' || result === 'both' ? [move.from] : []),
    ];
    const ownFlag = removed.some(
      (point) => pieces[point]?.seat === OWN && pieces[point].rank === 'a',
    )
      ? [pieces.findIndex((piece) => piece?.seat === OWN && piece.rank === 'l')]
      : [];
    const theirs = flag !== undefined && pieces[flag]?.seat === OPPONENT ? [flag] : [];
    const shown = [...ownFlag, ...theirs].filter((point) => point >= 0 && !flags.includes(point));
    return {
      kind: 'move',
      ...move,
      outcome: result,
      flagTaken: false,
      flags: shown.filter((point) => !removed.includes(point)).sort((a, b) => a - b),
      shown: [],
      out: [],
    };
  }

  #goOnFrom(forced: Position): void {
    const { variant } = this.#game;
    const quiet = Math.min(forced.quiet, (variant.rules.quietLimit ?? Infinity) - 1);
    const position = { ...forced, quiet };
    const checked = Game.start({ core: this.#core, variant, position });
    if ('value' in checked) this.#game = checked.value;
  }
}

/** The position that a turn makes whatever the rules say of it. */
function forced(before: Position, mover: Seat, turn: MoveTurn): Position {
  const pieces = [...before.pieces];
  const moved = pieces[turn.from];
  pieces[turn.from] = undefined;
  if (turn.outcome === 'both') pieces[turn.to] = undefined;
  else if (turn.outcome !== 'fell') pieces[turn.to] = moved ?? pieces[turn.to];
  for (const point of turn.flags) {
    const piece = pieces[point];
    if (piece) pieces[point] = { ...piece, rank: 'l' };
  }
  const flags = [...new Set([...before.flags, ...turn.flags])];
  return {
    ...before,
    pieces,
    turn: mover === OWN ? OPPONENT : OWN,
    ply: before.ply + 1,
    quiet: turn.outcome === 'quiet' ? before.quiet + 1 : 0,
    flags: flags.filter((point) => pieces[point]?.rank === 'l').sort((a, b) => a - b),
    over: null,
  };
}
