// An engine's side of the championship protocol: lines in, lines out, whatever comes in. It answers
// `INFO`, `START` and `GO` and nothing else; a line that means nothing is passed over.

import type { Core } from '../core.js';
import type { Setup } from '../record.js';
import { thinkingTime } from '../player/clock.js';
import type { Move } from '../turn.js';
import { OWN, OwnRecord } from './record.js';
import { makeEngine, parseReferee, type RefereeSays } from './says.js';

/** A move to be chosen. */
export interface Question {
  readonly game: OwnRecord;
  /** To think; the time is up when it has passed. */
  readonly milliseconds: number;
  /** Whether nobody waits for the answer any more. */
  readonly cancelled: () => boolean;
}

export interface SessionOptions {
  readonly core: Core;
  /** What the engine calls itself. */
  readonly name: string;
  /** A setup for a new game. */
  readonly army: () => Setup;
  /** One of the moves of `game.moves()`; anything else is replaced by the first of them. */
  readonly choose: (question: Question) => Promise<Move | undefined>;
  /** Says a line to the referee. */
  readonly say: (line: string) => unknown;
  /** Milliseconds of any clock that runs on. */
  readonly now: () => number;
  /** Told of a mistake of ours; the game goes on with any legal move. */
  readonly complain: (error: unknown) => undefined;
  /** Told of a line that cannot be used, and why. */
  readonly puzzled?: (line: string, why: string) => unknown;
  /** No move takes longer, whatever the clock allows. */
  readonly longest?: number;
}

interface Heard {
  readonly line: string;
  readonly at: number;
}

/** A game under way. */
interface Running {
  readonly record: OwnRecord;
  /** Milliseconds left to the engine. */
  left: number;
  /** Moves it has made. */
  made: number;
  /** When it answered last: its time has not run before. */
  answered: number;
}

export class Session {
  readonly #options: SessionOptions;
  readonly #heard: Heard[] = [];
  #work: Promise<void> | undefined;
  #running: Running | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Takes in a line; lines are worked on one after another. */
  hear(line: string): void {
    this.#heard.push({ line, at: this.#options.now() });
    this.#work ??= this.#workOff();
  }

  /** Resolves when every line has been worked on. */
  async done(): Promise<void> {
    while (this.#work) await this.#work;
  }

  async #workOff(): Promise<void> {
    // Lines that come together are all there before the first is worked on.
    await Promise.resolve();
    try {
      for (let next = this.#heard.shift(); next; next = this.#heard.shift()) {
        const said = parseReferee(OWN, next.line);
        const why = this.#whyUseless(said);
        if (why !== undefined) this.#options.puzzled?.(next.line, why);
        if (said) await this.#answer(said, next.at);
      }
    } finally {
      this.#work = undefined;
    }
  }

  /** What of a line is of no use here. */
  #whyUseless(said: RefereeSays | undefined): string | undefined {
    if (said === undefined) return 'not understood';
    const needsGame = said.says === 'go' || said.says === 'result';
    return needsGame && !this.#running ? 'no game has been started' : said.doubt;
  }

  async #answer(said: RefereeSays, at: number): Promise<void> {
    switch (said.says) {
      case 'info':
        return this.#say({ says: 'name', name: this.#options.name });
      case 'start':
        return this.#start(said);
      case 'go':
        return this.#running && this.#go(this.#running, said, at);
      case 'result':
        return this.#running?.record.result(said.came);
      case 'end':
        this.#running = undefined;
    }
  }

  #say(said: Parameters<typeof makeEngine>[1]): void {
    this.#options.say(makeEngine(OWN, said));
  }

  #start(said: RefereeSays & { says: 'start' }): void {
    const { core, army } = this.#options;
    const setup = army();
    const record = new OwnRecord(core, { ...said, setup });
    this.#say({ says: 'array', setup });
    const answered = this.#options.now();
    this.#running = { record, left: said.seconds * 1000, made: 0, answered };
  }

  async #go(running: Running, { move, came }: RefereeSays & { says: 'go' }, heard: number) {
    const at = Math.max(heard, running.answered);
    const { choose, complain, now, longest = Infinity } = this.#options;
    const { record, left, made } = running;
    if (move) record.opponentMoved(move, came);
    const moves = record.moves();
    // What was heard before is a script to be played through; only what comes meanwhile breaks off.
    const before = this.#heard.length;
    const cancelled = () => this.#heard.slice(before).some(({ line }) => isEnd(line));
    const milliseconds = Math.max(
      0,
      Math.min(longest, thinkingTime({ left, made })) - (now() - at),
    );
    const question = { game: record, milliseconds, cancelled };
    const wanted = moves.length > 1 ? await choose(question).catch(complain) : undefined;
    if (cancelled()) return;
    const isWanted = ({ from, to }: Move) => from === wanted?.from && to === wanted.to;
    const best = moves.find(isWanted) ?? moves[0];
    // A referee that asks where there is no move has to be told something within its time.
    if (best === undefined) return void this.#options.say('BESTMOVE 0000');
    record.moved(best);
    this.#say({ says: 'bestmove', move: best });
    running.answered = now();
    running.left -= running.answered - at;
    running.made++;
  }
}

/** Whether a line ends the game under way, so that no move is wanted in it. */
function isEnd(line: string): boolean {
  const said = parseReferee(OWN, line)?.says;
  return said === 'end' || said === 'start';
}
