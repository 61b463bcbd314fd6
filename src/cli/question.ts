// A question about a game, from the command line or from a line of a batch: which game, what is played
// in it first, and what is asked.

import { SEATS, type BySeat, type Seat } from '../board.js';
import type { Core } from '../core.js';
import { fault, isFault } from '../fault.js';
import { makeMove, makeTurn, parseTurn } from '../formats/turn.js';
import { parseVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import { within, type Checked, type Opening } from '../opening.js';
import type { Over } from '../position.js';
import type { GameRecord, Variant } from '../record.js';
import type { Move, MoveTurn, Turn } from '../turn.js';
import { Misuse, Refusal } from './io.js';
import type { Options } from './options.js';

export interface Question {
  readonly opening: Opening;
  /** A game of a file, in place of an opening. */
  readonly record?: GameRecord;
  readonly moves: readonly string[];
  readonly depth?: number;
  readonly seat?: string;
  /** Positions looked at, at most. */
  readonly nodes?: number;
  /** Whether the answer is a puzzle as text. */
  readonly puzzle?: boolean;
}

/** The setups of `--setup S=… --setup N=…`. */
export function setupsOf(options: Options): BySeat<string> {
  const setups: BySeat<string> = {};
  for (const word of options.setup ?? []) {
    const seat = SEATS.find((name) => word.startsWith(`${name}=`));
    if (seat === undefined) throw new Misuse(`--setup is written SEAT=TEXT, not "${word}"`);
    if (setups[seat] !== undefined) throw new Misuse(`--setup ${seat}= is given twice`);
    setups[seat] = word.slice(2);
  }
  return setups;
}

export function seatNamed(where: string, text: string): Seat {
  const seat = SEATS.find((name) => name === text);
  if (seat === undefined) throw new Misuse(`${where} is one of ${SEATS.join(' ')}, not "${text}"`);
  return seat;
}

/** The game a question is about, its moves played; `partial` where setups may be missing. */
export function gameOf(question: Question, core: Core, partial = false): Game {
  const { opening, record, moves } = question;
  const started = record ? Game.fromRecord(record, { core }) : startOf(opening, core);
  const game = checkedValue(started);
  if (!partial && !record) needSetups(question, game);
  moves.forEach((text, index) => playText(game, `moves[${index}]`, text));
  return game;
}

function startOf(opening: Opening, core: Core): Checked<Game> {
  const { position, setups = {} } = opening;
  const started = Game.start({ ...opening, variant: sameVariant(opening.variant), core });
  const isFlip = 'value' in started && started.value.rules.visibility === 'flip';
  if (position !== undefined || Object.keys(setups).length > 0 || isFlip) return started;
  return 'fault' in started ? started : missing('position', 'a position or setups');
}

/** The lines of a batch are mostly played by the same rules, which an engine takes in anew. */
let lastVariant: Variant | undefined;
let lastText: string | undefined;

function sameVariant(variant: Variant | string): Variant | string {
  if (typeof variant !== 'string') return variant;
  if (variant !== lastText) {
    const parsed = parseVariant(variant);
    if (isFault(parsed)) return variant;
    lastText = variant;
    lastVariant = parsed.value;
  }
  return lastVariant ?? variant;
}

function missing(where: string, expected: string) {
  const { fault: nothing } = fault(where, 'nothing', expected);
  return { fault: nothing, faults: [nothing], reasons: [] };
}

/** The value, or a refusal with all that was found. */
export function checkedValue<T>(checked: Checked<T>): T {
  if ('value' in checked) return checked.value;
  const faults = 'faults' in checked ? checked.faults : [];
  throw new Refusal(faults, checked.reasons);
}

/**
 * Plays one word of `moves`: a move, a move with the outcome it is said to have, or something off turn.
 * Automatic passes come by themselves and may stand in the list.
 */
export function playText(game: Game, where: string, text: string): void {
  const turn = parseTurn(game.board, text);
  try {
    if (!isFault(turn)) return playTurn(game, where, text, turn.value);
    if (text.startsWith('^')) return playMove(game, where, text);
    throw new Refusal([within(where, turn.fault).fault]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const expected = `a move the rules allow (${error.message})`;
    throw new Refusal([fault(where, `"${text}"`, expected).fault]);
  }
}

/** A piece is turned up: the bag says what it is. */
function playMove(game: Game, where: string, text: string): void {
  const played = game.play(text);
  if (isFault(played)) throw new Refusal([within(where, played.fault).fault]);
}

function playTurn(game: Game, where: string, text: string, turn: Turn): void {
  if (!game.isComplete && turn.kind !== 'move' && turn.kind !== 'pass') return game.follow(turn);
  switch (turn.kind) {
    case 'move': {
      if (!game.isComplete) return followMove(game, turn);
      const [made] = game.play(turn);
      const came = made ? makeTurn(game.board, made) : '';
      if (text === came || text === makeMove(game.board, turn)) return;
      throw new Refusal([fault(where, `"${text}"`, `"${came}", which is what comes of it`).fault]);
    }
    case 'offer':
      return void game.offerDraw(turn.seat);
    case 'agree':
      return void game.agree(turn.seat);
    case 'pass':
      if (game.turns.at(-1)?.kind === 'pass') return;
      throw new RangeError('there is no voluntary pass');
    case 'uncover':
      return void game.act(turn);
    case 'lost':
      return void game.loseTurn();
    case 'resign':
      return void game.resign(turn.seat);
    case 'left':
      return void game.leave(turn.seat);
  }
}

/** Where ranks are not known here, a move says itself what came of it. */
function followMove(game: Game, turn: MoveTurn): void {
  const move = makeMove(game.board, turn);
  if (game.position.pieces[turn.to] && turn.outcome === 'quiet') {
    const outcomes = ['+', '-', '=', '~'].map((sign) => move + sign).join(' ');
    throw new RangeError(
      `ranks are not all known here, so say what came of it: ${outcomes}, for took, fell, both gone, bounced`,
    );
  }
  const isMove = ({ from, to }: Move) => from === turn.from && to === turn.to;
  if (!game.over && game.knows(game.turn) && !game.moves().some(isMove)) {
    throw new RangeError(`${move} is not among the moves of ${game.turn}`);
  }
  game.follow(turn);
}

/** Refuses what needs the ranks of seats where they are not known. */
export function needRanks(game: Game, seats: readonly Seat[]): void {
  const unknown = seats.find((seat) => !game.knows(seat));
  if (unknown === undefined || game.over) return;
  const found = `pieces of ${unknown} whose ranks are not known`;
  throw new Refusal([fault('position', found, `the ranks of all pieces of ${unknown}`).fault]);
}

/** Where setups are open, those of all seats are given. */
function needSetups({ opening: { setups } }: Question, game: Game): void {
  const { visibility } = game.rules;
  if (setups === undefined || visibility === 'dark' || visibility === 'partners') return;
  const missing = game.position.seats.filter((seat) => setups[seat] === undefined);
  if (missing.length === 0) return;
  throw new Refusal(missing.map((seat) => fault(`setup ${seat}`, 'nothing', 'a setup').fault));
}

/** How a game ended, for a reader. */
export function overText({ result, by }: Over): string {
  return `over: ${result} by ${by}`;
}
