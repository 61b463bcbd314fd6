// A game under way at one screen: who looks, what they may see and do, and what the clock says. Knows
// nothing of pages; what one person may not know stays in here.

import type { Seat } from '../../../src/board.js';
import { leftToSeat, pauseClock, type Clock } from '../../../src/clock.js';
import type { Game } from '../../../src/game.js';
import { thinkingTime } from '../../../src/player/clock.js';
import type { Position } from '../../../src/position.js';
import { startPosition } from '../../../src/start.js';
import { Table } from '../../../src/table.js';
import type { Move, Turn } from '../../../src/turn.js';
import { deployedWhereTheyStand, followIdentities, type Identities } from '../../identity.js';
import { hasSecrets, mayTakeBack, viewOfPerson, type Person } from './people.js';
import type { Stage } from './sitting.js';

/** A turn with the position it was made in. */
export interface Told {
  readonly before: Position;
  readonly turn: Turn;
}

/** How many turns there were before somebody here did what may be taken back, and who looked. */
interface Mark {
  readonly turns: number;
  readonly person: Person;
}

/** What is not in the record of a game that goes on after a reload. */
export interface Before {
  readonly clock: Clock;
  readonly isDeclined: boolean;
}

export class Played {
  stage: Stage;
  readonly table: Table;
  /** Turns since the person who looks, or looked last, made a move. */
  told: readonly Told[] = [];
  #isDeclined = false;
  /** Who is who after so many turns. */
  readonly #identities: Identities[];
  readonly #marks: Mark[] = [];

  constructor(
    readonly game: Game,
    readonly people: readonly Person[],
    { clock, isDeclined = false }: Partial<Before> = {},
    private readonly now: () => number = () => Date.now(),
  ) {
    this.table = new Table(game, now(), clock);
    const start = startPosition(game.rules, game.record().start);
    this.#identities = [deployedWhereTheyStand(start)];
    const looking = (): Stage => this.#stageFor(this.#nextPerson ?? people[0] ?? ['S']);
    this.stage = looking();
    this.#retrace();
    if (!game.over) this.stage = looking();
    this.#isDeclined = isDeclined;
    if (this.stage.kind === 'handover') this.table.pause(now());
  }

  /** Watches a game that was kept from its start: what may be taken back, and what is still to be told. */
  #retrace(): void {
    const { game, people } = this;
    const { turns } = game;
    while (game.undo());
    while (game.turns.length < turns.length) {
      const at = game.turns.length;
      const turn = turns[at]!;
      const next = this.#nextPerson;
      if (next) this.stage = { ...this.stage, person: next };
      const mark = this.#mark;
      const isOwn = next !== undefined && /^(move|uncover)$/.test(turn.kind);
      this.#do(() => (game.redo(), game.turns.slice(at)), isOwn);
      const isGivenUp = turn.kind === 'resign' && people.flat().includes(turn.seat);
      if (isOwn || isGivenUp || (turn.kind === 'agree' && game.over)) this.#marks.push(mark);
    }
  }

  /** Whose board is on the screen. */
  get person(): Person {
    return this.stage.person;
  }

  /** What is on the board, as the person who looks may know it; all of it once all is shown. */
  get view(): Position {
    const { game, stage } = this;
    if (stage.kind === 'over' && stage.showsAll) return game.position;
    return viewOfPerson(game.rules, game.position, this.person);
  }

  get identities(): Identities {
    const { turns } = this.game;
    const known = this.#identities;
    known.length = Math.min(known.length, turns.length + 1);
    for (let ply = known.length; ply <= turns.length; ply++) {
      known.push(followIdentities(known[ply - 1]!, turns[ply - 1]!));
    }
    return known[turns.length]!;
  }

  /** Whether somebody hears what is said who may not know it. */
  get isOverheard(): boolean {
    return this.people.length > 1 && hasSecrets(this.game.rules);
  }

  /** Moves that the person who looks may make now. */
  get moves(): readonly Move[] {
    return this.isOnMove ? this.game.moves() : [];
  }

  /** Whether the person who looks is to move. */
  get isOnMove(): boolean {
    const { stage, game } = this;
    return stage.kind === 'playing' && !stage.hasMoved && stage.person.includes(game.turn);
  }

  /** Whether somebody at this screen is to move, or nobody any more. */
  get waitsForUs(): boolean {
    return this.game.over !== null || this.#nextPerson !== undefined;
  }

  /** What a record of the game does not say, the clock standing still. */
  get rest(): Pick<Before, 'clock' | 'isDeclined'> {
    return { clock: pauseClock(this.table.clock, this.now()), isDeclined: this.isDeclined };
  }

  get #mark(): Mark {
    return { turns: this.game.turns.length, person: this.person };
  }

  play(move: Move): void {
    if (this.isOnMove) this.#marks.push(this.#mark);
    this.#do(() => this.table.play(move, this.now()), this.isOnMove);
  }

  /** A turn of somebody who is not at this screen. */
  playFor(move: Move): void {
    this.#do(() => this.table.play(move, this.now()), false);
  }

  /** Whether somebody at this screen has said no to the draw that is offered. */
  get isDeclined(): boolean {
    return this.#isDeclined && this.game.offers.length > 0;
  }

  decline(): void {
    this.#isDeclined = true;
  }

  /** Every seat of a person, who looks unless said otherwise, offers a draw or agrees to one. */
  sayYes(what: 'offer' | 'agree', person = this.person): void {
    const mark = this.#mark;
    const { game } = this;
    for (const seat of person) {
      const isIn = !game.over && !game.position.out.includes(seat);
      if (isIn && !game.offers.includes(seat)) this[what](seat);
    }
    if (game.over) this.#marks.push(mark);
  }

  /** The person who looks gives up: the seat to move, or the first that is still in. */
  giveUp(): void {
    const { game, person } = this;
    const own = person.filter((seat) => !game.position.out.includes(seat));
    const seat = own.includes(game.turn) ? game.turn : own[0];
    if (!seat) return;
    const mark = this.#mark;
    this.resign(seat);
    this.#marks.push(mark);
  }

  /** Who sits at the bottom: whoever looks, on a shared open board the first of us; others as it is turned. */
  bottomAfter(flips: number): Seat {
    const { people, person, game } = this;
    const isShared = people.length > 1 && game.rules.visibility === 'open';
    const [own = 'S'] = (isShared ? people[0] : undefined) ?? person;
    const { seats } = game.board;
    return seats[(seats.indexOf(own) + flips) % seats.length] ?? own;
  }

  resign(seat: Seat): void {
    this.#do(() => this.table.resign(seat, this.now()), false);
  }

  offer(seat: Seat): void {
    this.#do(() => this.table.offerDraw(seat, this.now()), false);
  }

  agree(seat: Seat): void {
    this.#do(() => this.table.agree(seat, this.now()), false);
  }

  /** The clock may have run out. */
  tick(): void {
    this.#do(() => this.table.tick(this.now()), false);
  }

  /** Milliseconds left to a seat, where its time is limited. */
  leftTo(seat: Seat): number | undefined {
    return leftToSeat(this.game.rules, this.table.clock, seat, this.now()) ?? undefined;
  }

  /** Milliseconds that a computer may take for the move of the seat to move, by the clock. */
  get timeToThink(): number {
    const { turn, turns, position } = this.game;
    const left = this.leftTo(turn);
    const move = this.table.dueIn(this.now());
    const made = Math.floor(turns.length / position.seats.length);
    const budget = { made, ...(left !== undefined && { left }), ...(move !== null && { move }) };
    return Math.max(1, thinkingTime(budget));
  }

  /** Whether the last thing done at this screen, a move or what ended the game, may be taken back. */
  get mayUndo(): boolean {
    return mayTakeBack(this.game.rules) && this.#marks.length > 0;
  }

  /** Takes back everything from that on, and says what. */
  undo(): readonly Told[] {
    const mark = this.mayUndo ? this.#marks.pop() : undefined;
    if (!mark) return [];
    const taken = this.game.turns.slice(mark.turns);
    // A turn goes with the passes it led to.
    while (this.game.turns.length > mark.turns) this.table.undo(1, this.now());
    this.told = [];
    this.#isDeclined = false;
    this.stage = { kind: 'playing', person: mark.person, hasMoved: false };
    return taken.map((turn) => ({ before: this.game.position, turn }));
  }

  /** The person has seen enough: the screen goes to whoever is next. */
  hide(): void {
    const next = this.#nextPerson;
    if (!next) return;
    this.stage = this.#stageFor(next);
    if (this.stage.kind === 'handover') this.table.pause(this.now());
  }

  /** The person that was waited for has taken the screen. */
  take(): void {
    const { stage } = this;
    if (stage.kind !== 'handover') return;
    this.table.resume(this.now());
    this.stage = { kind: 'playing', person: stage.person, hasMoved: false };
  }

  showAll(): void {
    if (this.stage.kind === 'over') this.stage = { ...this.stage, showsAll: true };
  }

  /** Who is next to move of those at this screen; undefined where it is somebody else's turn. */
  get #nextPerson(): Person | undefined {
    return this.people.find((person) => person.includes(this.game.turn));
  }

  #do(act: () => readonly Turn[], isOwn: boolean): void {
    const { game } = this;
    const { position } = game;
    const turns = act();
    const told = turns.map((turn) => ({ before: position, turn }));
    const before = isOwn ? this.told.filter(this.#stands) : this.told;
    this.told = [...before, ...told];
    if (game.offers.length === 0) this.#isDeclined = false;
    if (game.over) {
      this.stage = { kind: 'over', person: this.person, showsAll: !hasSecrets(game.rules) };
    } else if (turns.length > 0) this.#goOn();
  }

  /** An offer that is still to be answered is told to the next one, too. */
  readonly #stands = ({ turn }: Told): boolean =>
    turn.kind === 'offer' && this.game.offers.includes(turn.seat);

  /** After a turn: the same board goes on, or waits for its person to hand the screen over. */
  #goOn(): void {
    const { stage, game } = this;
    if (stage.kind !== 'playing') return;
    const next = this.#nextPerson;
    if (!next || next === stage.person) return;
    const isSecret = hasSecrets(game.rules);
    this.stage = isSecret ? { ...stage, hasMoved: true } : { ...stage, person: next };
  }

  #stageFor(person: Person): Stage {
    if (this.isOverheard) return { kind: 'handover', person };
    return { kind: 'playing', person, hasMoved: false };
  }
}
