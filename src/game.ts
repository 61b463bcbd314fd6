// A game: a start, what happened since, and the position it led to. Positions are immutable; the game
// is the one thing that moves on. The same class serves a host, who knows every rank and plays, and a
// seat's client, who has the record for that seat and follows the turns it is told.

import { mustBe } from './argument.js';
import { isAgreed, yesAfter } from './agreement.js';
import { BOARDS, pointName, type Board, type Point, type Seat } from './board.js';
import type { Core, Played } from './core.js';
import { isFault, type Fault, type Parsed } from './fault.js';
import { makeTurn, parseMove, parseTurn } from './formats/turn.js';
import { verifyRecord } from './formats/verify.js';
import { checkOpening, type Checked, type Opening } from './opening.js';
import { ENDINGS, type Over, type Position, type Result } from './position.js';
import type { GameRecord, Notes, RecordNode, Start, Variant } from './record.js';
import { lossOf } from './reference/ending.js';
import type { Rules } from './rules.js';
import { recordFor } from './seatrecord.js';
import { drawFromBag, startPosition } from './start.js';
import type { Action, Move, Turn } from './turn.js';
import { viewOf } from './view.js';

/** One thing somebody did, with the automatic passes it led to, and what came of it. */
interface Step {
  readonly nodes: readonly RecordNode[];
  readonly position: Position;
  /** Seats that say yes to a draw. */
  readonly yes: readonly Seat[];
}

/** How a game of these rules may end. */
function resultsOf({ seats }: Pick<Rules, 'seats'>): readonly Result[] {
  return seats === 2 ? ['S', 'N', '1/2'] : ['S+N', 'E+W', '1/2'];
}

const AGREED: Over = { result: '1/2', by: 'agreement' };

export interface GameOptions {
  readonly core: Core;
  /** Tags of the record, such as Event, Site, Date and names. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Notes of the record before its first turn. */
  readonly notes?: Notes;
  /** Flip: what draws from the bag, from 0 up to 1. `Math.random` unless given. */
  readonly random?: () => number;
}

export class Game {
  readonly variant: Variant;
  readonly core: Core;
  readonly tags: Readonly<Record<string, string>>;
  readonly #start: Start;
  readonly #notes: Notes | undefined;
  readonly #random: () => number;
  /** Never empty; the first is the start, with no nodes. */
  readonly #steps: Step[];
  readonly #undone: Step[] = [];
  /** `touchMove`: where the piece stands that must move. Nobody else's business. */
  #touched: Point | undefined;

  /** A game from setups or a position; or everything that speaks against it, at once. */
  static start(opening: Opening & GameOptions): Checked<Game> {
    const checked = checkOpening(opening);
    if (!('value' in checked)) return checked;
    const { variant, start } = checked.value;
    return { value: new Game(variant, start, opening) };
  }

  /**
   * Replays a record, the whole one or a seat's. Where every rank is known each turn is played and must
   * come out as recorded; otherwise turns are followed, and one that cannot have happened is a fault.
   */
  static fromRecord(record: GameRecord, options: GameOptions): Checked<Game> {
    mustBe('record', record);
    const { variant, start, tags, notes } = record;
    const checked = checkOpening({ variant, ...start });
    if (!('value' in checked)) return checked;
    const game = new Game(variant, start, { tags, ...(notes && { notes }), ...options });
    const reasons = game.isComplete ? verifyRecord(game.core, record) : [];
    if (reasons.length > 0) return { reasons };
    const wrong = game.#replay(record);
    return wrong ? { fault: wrong, faults: [wrong], reasons: [] } : { value: game };
  }

  private constructor(
    variant: Variant,
    start: Start,
    { core, tags = {}, notes, random }: GameOptions,
  ) {
    mustBe('core', core);
    this.variant = variant;
    this.core = core;
    this.tags = tags;
    const position = core.judge(variant.rules, startPosition(variant.rules, start));
    this.#start = start;
    this.#notes = notes;
    this.#random = random ?? Math.random;
    this.#steps = [{ nodes: [], position, yes: [] }];
  }

  get rules(): Rules {
    return this.variant.rules;
  }

  get board(): Board {
    return BOARDS[this.rules.board];
  }

  /** What is known here: the truth for a host, a view for a seat's client. */
  get position(): Position {
    return this.#last.position;
  }

  /** The seat to move. */
  get turn(): Seat {
    return this.position.turn;
  }

  /** Everything that happened, automatic passes among it. */
  get turns(): readonly Turn[] {
    return this.#nodes.map(({ turn }) => turn);
  }

  get over(): Over | null {
    return this.position.over;
  }

  /** Seats that say yes to a draw, the one who offered it first. */
  get offers(): readonly Seat[] {
    return this.#last.yes;
  }

  /** Whether every rank is known here, so that the game can be played and not only followed. */
  get isComplete(): boolean {
    return this.position.seats.every((seat) => this.knows(seat));
  }

  /** Whether the ranks of all of a seat's pieces are known here. */
  knows(seat: Seat): boolean {
    return this.position.pieces.every((piece) => piece?.seat !== seat || piece.rank !== undefined);
  }

  /**
   * Legal moves of the seat to move, those of the piece it has touched where it must move that one;
   * none where the ranks of its pieces are not known here.
   */
  moves(): readonly Move[] {
    if (this.over || !this.knows(this.turn)) return [];
    const moves = this.core.moves(this.rules, this.position);
    const touched = this.#touched;
    return touched === undefined ? moves : moves.filter(({ from }) => from === touched);
  }

  /**
   * The seat to move picks up what stands on a point; its moves are returned. Under `touchMove` the first
   * piece that can move must now do so, until the turn is over or taken back.
   */
  touch(point: Point): readonly Move[] {
    const moves = this.moves().filter(({ from }) => from === point);
    if (this.rules.touchMove && moves.length > 0) this.#touched = point;
    return moves;
  }

  /** `touchMove`: where the piece stands that must move now; never to be told to anybody else. */
  get touched(): Point | undefined {
    return this.#touched;
  }

  /** The position as a seat may know it. */
  view(seat: Seat): Position {
    return viewOf(this.rules, this.position, seat);
  }

  /**
   * Plays a move and returns its turn with the automatic passes that follow. Text that is no move
   * gives a fault. An illegal move throws a RangeError that names the rule; where it loses the game
   * (`illegalMove`), nothing is played and the game is over. Notes go with the move in the record.
   */
  play(move: Move, notes?: Notes): readonly Turn[];
  play(text: string, notes?: Notes): Parsed<readonly Turn[]>;
  play(input: Move | string, notes?: Notes): readonly Turn[] | Parsed<readonly Turn[]> {
    if (typeof input !== 'string') return this.act(this.#actionOf(input), notes);
    const move = parseMove(this.board, input);
    return isFault(move) ? move : { value: this.act(this.#actionOf(move.value), notes) };
  }

  /** Plays any action; in flip the caller may say what turned up. Otherwise as `play`. */
  act(action: Action, notes: Notes = {}): readonly Turn[] {
    this.#refuseWhenOver();
    if (!this.isComplete) throw new RangeError('a game whose ranks are not all known only follows');
    const played = this.#try(action);
    if (played === undefined) return [];
    const { turns, position } = played;
    this.#push(
      turns.map((turn, index) => (index === 0 ? { ...notes, turn } : { turn })),
      position,
    );
    return turns;
  }

  /** The clock of the seat to move ran out: it loses this turn; `spent`: all its time, so that it is out. */
  loseTurn({ spent = false } = {}): readonly Turn[] {
    return this.act({ kind: 'lost', ...(spent && { spent }) });
  }

  resign(seat: Seat): readonly Turn[] {
    return this.act({ kind: 'resign', seat });
  }

  /** The seat has left the table. */
  leave(seat: Seat): readonly Turn[] {
    return this.act({ kind: 'left', seat });
  }

  /** Offers a draw, which is the seat's own yes; a move by an opponent cancels it. */
  offerDraw(seat: Seat): readonly Turn[] {
    return this.act({ kind: 'offer', seat });
  }

  /** Says yes to the draw that was offered. The game is drawn when every seat still in has. */
  agree(seat: Seat): readonly Turn[] {
    if (this.offers.length === 0) throw new RangeError('no draw has been offered');
    return this.act({ kind: 'agree', seat });
  }

  /**
   * Follows a turn that happened elsewhere, with its outcome. Needs no secret. Text that is no turn
   * gives a fault; a turn that cannot have happened here throws a RangeError.
   */
  follow(turn: Turn): void;
  follow(text: string): Parsed<Turn>;
  follow(input: Turn | string): void | Parsed<Turn> {
    if (typeof input !== 'string') return this.#follow({ turn: input });
    const turn = parseTurn(this.board, input);
    if (!isFault(turn)) this.#follow({ turn: turn.value });
    return turn;
  }

  /**
   * Ends the game by the word of a referee: an illegal move, a draw found by hand. A result that this
   * game cannot have, or an ending that is not of `ENDINGS`, throws a RangeError.
   *
   * Who follows a hidden game may not know why a seat went out, `stuck` or `disarmed`: a game that is over
   * takes the host's word for it, where the result is the same.
   */
  adjudge(over: Over): void {
    if (this.over?.result !== over.result) this.#refuseWhenOver();
    const results: readonly string[] = resultsOf(this.rules);
    if (!results.includes(over.result)) {
      throw new RangeError(`the result is one of ${results.join(' ')}, not "${over.result}"`);
    }
    if (!(ENDINGS as readonly string[]).includes(over.by)) {
      throw new RangeError(`a game ends by one of ${ENDINGS.join(' ')}, not "${over.by}"`);
    }
    if (this.over) this.#endBy(over);
    else this.#add({ nodes: [], position: { ...this.position, over }, yes: [] });
  }

  /** Takes back what was done last, with the passes it led to. False at the start. */
  undo(): boolean {
    if (this.#steps.length === 1) return false;
    this.#undone.push(this.#steps.pop()!);
    this.#touched = undefined;
    return true;
  }

  /** Does again what was taken back last, until something else is done. */
  redo(): boolean {
    const step = this.#undone.pop();
    if (step) this.#steps.push(step);
    this.#touched = undefined;
    return step !== undefined;
  }

  /** The whole record. Not to be handed to a seat while the game goes on. */
  record(): GameRecord {
    const { variant, tags, over } = this;
    return {
      variant,
      start: this.#start,
      ...(this.#notes && { notes: this.#notes }),
      turns: this.#nodes,
      result: over?.result ?? null,
      ...(over && { termination: over.by }),
      tags,
    };
  }

  /** The record as one seat may know it; its client follows on from there. */
  recordFor(seat: Seat): GameRecord {
    const record = this.record();
    if (record.start.kind === 'setups') return recordFor(record, seat);
    // Who is out in the position it starts from the seat could not judge by its view.
    const position = { ...this.#steps[0]!.position, over: null };
    return recordFor({ ...record, start: { kind: 'position', position } }, seat);
  }

  get #last(): Step {
    return this.#steps[this.#steps.length - 1]!;
  }

  get #nodes(): readonly RecordNode[] {
    return this.#steps.flatMap(({ nodes }) => nodes);
  }

  /** What comes of an action; undefined where it was an illegal move that ends the game. */
  #try(action: Action): Played | undefined {
    try {
      this.#refuseUntouched(action);
      return this.core.play(this.rules, this.position, action);
    } catch (error) {
      const isIllegal = action.kind === 'move' && error instanceof RangeError;
      if (!isIllegal || this.rules.illegalMove === 'refused') throw error;
      this.adjudge({ result: lossOf(this.rules, this.turn), by: 'illegal' });
      return undefined;
    }
  }

  #refuseUntouched(action: Action): void {
    const touched = this.#touched;
    const from =
      action.kind === 'move' ? action.from : action.kind === 'uncover' ? action.at : touched;
    if (touched === undefined || from === touched) return;
    throw new RangeError(
      `the piece on ${pointName(this.board, touched)} was touched and must move`,
    );
  }

  #actionOf(move: Move): Action {
    mustBe('move', move);
    const { from, to } = move;
    const { bag } = this.position;
    const covered = from === to && this.position.pieces[from] !== undefined;
    if (!covered || !bag) return { kind: 'move', from, to };
    return { kind: 'uncover', at: from, ...drawFromBag(bag, this.#random()) };
  }

  #follow(node: RecordNode): void {
    this.#refuseWhenOver();
    this.#push([node], this.core.follow(this.rules, this.position, node.turn));
  }

  #replay({ turns, result, termination }: GameRecord): Fault | undefined {
    for (const [index, node] of turns.entries()) {
      try {
        this.#follow(node);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const found = `"${makeTurn(this.board, node.turn)}"`;
        return { where: `turn ${index + 1}`, found, expected: `a turn (${error.message})` };
      }
    }
    if (result === null) return undefined;
    if (this.over && result !== this.over.result) {
      return { where: 'Result', found: `"${result}"`, expected: `"${this.over.result}"` };
    }
    // Why a seat could not go on is told: without its ranks nobody can work it out.
    const by = termination ?? this.over?.by ?? (result === '1/2' ? 'agreement' : 'resign');
    this.#endBy({ result, by });
    return undefined;
  }

  /** The game is over by the turn made last. */
  #endBy(over: Over): void {
    const last = this.#last;
    this.#steps[this.#steps.length - 1] = { ...last, position: { ...last.position, over } };
  }

  #push(nodes: readonly RecordNode[], reached: Position): void {
    const { rules, turn: mover } = this;
    const yes = nodes.reduce((said, { turn }) => yesAfter(rules, said, mover, turn), this.offers);
    const agreed = reached.over === null && isAgreed(reached, yes);
    const position = agreed ? { ...reached, over: AGREED } : reached;
    if (position.ply !== this.position.ply || position.turn !== mover) this.#touched = undefined;
    const isPass = nodes.every(({ turn }) => turn.kind === 'pass');
    if (isPass && this.#steps.length > 1) nodes = [...this.#steps.pop()!.nodes, ...nodes];
    this.#add({ nodes, position, yes });
  }

  #add(step: Step): void {
    this.#steps.push(step);
    this.#undone.length = 0;
  }

  #refuseWhenOver(): void {
    if (this.over) throw new RangeError('the game is over');
  }
}
