// A program that speaks the championship protocol as one side of a match. Real ones are loose: they say
// their name as a bare word or not at all, print banners, say the same setup in every game, or end after
// each. All of that is borne; only what breaks the game forfeits it.

import type { Seat } from '../board.js';
import type { Game } from '../game.js';
import {
  makeReferee,
  parseArray,
  parseBestMove,
  wordsAfter,
  type Came,
  type End,
  type RefereeSays,
} from '../protocol/says.js';
import type { Setup } from '../record.js';
import type { MoveTurn } from '../turn.js';
import { Dialogue, NotStarted, type Program } from './dialogue.js';
import { Forfeit, printable, Unstartable } from './forfeit.js';
import type { Answer, Opening, Side, Turned } from './side.js';

export interface EngineOptions {
  /** Milliseconds within which it must set up. */
  readonly patience: number;
  /** Whether each game gets a process of its own. */
  readonly fresh: boolean;
  /** Which player of the match it is. */
  readonly player: 'A' | 'B';
  /** Told once that the program says what the protocol has no words for. */
  readonly warn: (text: string) => void;
}

/** Nobody waits longer for a name: many have none. */
const NAMING = 1_000;
/** A bare word is taken for a name when nothing follows it for so long. */
const SETTLING = 200;

export class EngineSide implements Side {
  readonly spec: string;
  #name: string | undefined;
  /** A bare word that it answered: the name of a program that knows no `NAME`. */
  #word: string | undefined;
  #dialogue: Dialogue | undefined;
  /** Whether this process has been told how a game ended. */
  #hasPlayed = false;
  /** Whether it has ever set up: a program that never does is none for a match. */
  #hasSetUp = false;
  #hasWarned = false;
  #seat: Seat = 'S';

  constructor(
    spec: string,
    readonly program: Program,
    readonly options: EngineOptions,
  ) {
    this.spec = spec;
  }

  get name(): string | undefined {
    return this.#name ?? this.#word;
  }

  async begin(opening: Opening): Promise<Setup> {
    const isUsed = this.#hasPlayed && this.#dialogue?.hasEnded === false;
    this.#seat = opening.seat;
    if (isUsed && !this.options.fresh) {
      try {
        return await this.#start(opening);
      } catch (error) {
        // Made for one game: the next one gets a new process.
        if (!(error instanceof Forfeit)) throw error;
      }
    }
    await this.close();
    try {
      await this.#open();
      const setup = await this.#start(opening);
      this.#hasSetUp = true;
      return setup;
    } catch (error) {
      throw this.#hasSetUp ? error : this.#whyNone(error);
    }
  }

  /** A program that cannot be started, or ends before it has set up a single army, plays no match. */
  #whyNone(error: unknown): unknown {
    const { player } = this.options;
    const isForfeit = error instanceof Forfeit;
    if (isForfeit && error.kind !== 'crash') return error;
    if (!isForfeit && !(error instanceof NotStarted)) return error;
    const found = isForfeit ? `${error.message}, before it had set up` : error.message;
    return new Unstartable({ where: player, found, expected: 'a command that can be started' });
  }

  async choose({ game, due }: Turned): Promise<Answer> {
    const { dialogue } = this;
    dialogue.forget();
    this.#say(this.#goAfter(game));
    const words = await dialogue.find((line) => wordsAfter('BESTMOVE', line), due);
    if (words === undefined) throw new Forfeit('overrun', 'its time ran out', dialogue.last);
    const said = `BESTMOVE ${words}`;
    const move = parseBestMove(this.#seat, words);
    if (move === undefined) throw new Forfeit('illegal', 'no move', said);
    return { ...move, said };
  }

  played(game: Game): void {
    const turn = game.turns.at(-1);
    if (turn?.kind === 'move') this.#say({ says: 'result', came: this.#cameOf(game, turn) });
  }

  end(how: End): void {
    this.#say({ says: 'end', end: how });
    this.#hasPlayed = true;
  }

  async close(): Promise<void> {
    await this.#dialogue?.close();
    this.#dialogue = undefined;
  }

  get dialogue(): Dialogue {
    if (!this.#dialogue) throw new Error('the program has not been started');
    return this.#dialogue;
  }

  #say(said: RefereeSays): void {
    this.#dialogue?.say(makeReferee(this.#seat, said));
  }

  async #open(): Promise<void> {
    const dialogue = new Dialogue(this.program, (line) => this.#hear(line));
    this.#dialogue = dialogue;
    this.#hasPlayed = false;
    this.#say({ says: 'info' });
    const named = (line: string) => this.#nameIn(line);
    // A bare word may be the first line of a banner: a name may follow it.
    const found = await dialogue.find((line) => named(line) ?? this.#word, NAMING);
    if (this.#name === undefined && found !== undefined) await dialogue.find(named, SETTLING);
  }

  /** Says once that the program says more than the protocol has words for. */
  #hear(line: string): void {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const isKnown = ['NAME', 'ARRAY', 'BESTMOVE'].includes(word.toUpperCase());
    if (this.#hasWarned || isKnown || rest.length === 0) return;
    this.#hasWarned = true;
    const { player, warn } = this.options;
    warn(
      `${player} said "${printable(line)}": no word of the protocol, such lines are passed over`,
    );
  }

  /** The name that a line says; a bare word is kept, in case none does. */
  #nameIn(line: string): string | undefined {
    const name = wordsAfter('NAME', line);
    this.#name = name ?? this.#name;
    if (/^\S+$/.test(line.trim())) this.#word = line.trim();
    return name;
  }

  /** What follows `ARRAY`; a name that comes late is taken along. */
  #armyIn(line: string): string | undefined {
    this.#nameIn(line);
    return wordsAfter('ARRAY', line);
  }

  async #start({ variant, seat, first }: Opening): Promise<Setup> {
    const { dialogue } = this;
    const { secondsPerSeat, quietLimit } = variant.rules;
    this.#say({
      says: 'start',
      first: seat === first,
      seconds: secondsPerSeat ?? 0,
      steps: quietLimit ?? 0,
    });
    const { patience } = this.options;
    const words = await dialogue.find((line) => this.#armyIn(line), patience);
    if (words === undefined) throw new Forfeit('setup', `no setup within ${patience / 1000} s`);
    const setup = parseArray(words);
    if (setup === undefined) {
      throw new Forfeit('setup', 'not 25 rank letters', `ARRAY ${words}`);
    }
    return setup;
  }

  #goAfter(game: Game): RefereeSays {
    const turn = game.turns.at(-1);
    if (turn?.kind !== 'move') return { says: 'go', came: { result: 'quiet' } };
    return { says: 'go', move: turn, came: this.#cameOf(game, turn) };
  }

  /** What came of a turn, and the opponent's flag where this turn showed it. */
  #cameOf(game: Game, { outcome, flags }: MoveTurn): Came {
    const flag = flags.find((point) => game.position.pieces[point]?.seat !== this.#seat);
    const result = outcome === 'bounced' ? 'quiet' : outcome;
    return { result, ...(flag !== undefined && { flag }) };
  }
}
