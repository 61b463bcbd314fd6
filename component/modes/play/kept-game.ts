// A game, kept in the reader's browser so that it outlives a reload, over or not, until another one begins. What
// people before this screen may not see lies under a veil there: nobody reads it by accident.

import { resumeClock } from '../../../src/clock.js';
import type { Core } from '../../../src/core.js';
import { isFault } from '../../../src/fault.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { Game } from '../../../src/game.js';
import { makeDigits, parseDigits, veiled } from '../../../src/puzzles/bytes.js';
import { keptBy, type Keeping } from '../../keeping.js';
import type { ModeHost } from '../mode.js';
import type { Before, Played } from './played.js';

/** What goes on, or is over. */
export interface Restored {
  readonly game: Game;
  readonly before: Partial<Before>;
}

export class KeptGame {
  constructor(
    private readonly keeping: Keeping,
    /** What tells this board's game from others. */
    private readonly key: string,
    private readonly salt: () => string = () => String(Math.random()).slice(2),
  ) {}

  /** Where marks on covered pieces are kept beside the game. */
  get marksKey(): string {
    return `marks:${this.key}`;
  }

  /** Whether there is one. */
  get has(): boolean {
    return this.keeping.get(this.key) !== undefined;
  }

  keep(game: Game): void {
    const salt = this.salt();
    const bytes = [...new TextEncoder().encode(makeJqn([game.record()]))];
    this.keeping.set(this.key, `${salt}.${makeDigits(veiled(bytes, salt))}`);
  }

  /** Keeps beside the game how its clock stands and whether a draw is declined: a record says neither. */
  keepRest({ game, rest }: Played): void {
    if (!this.has) return;
    const turns = game.turns.length;
    this.keeping.set(this.#restKey, JSON.stringify({ ...rest, turns } satisfies Rest));
  }

  forget(): void {
    for (const key of [this.marksKey, this.#restKey, this.key]) this.keeping.remove(key);
  }

  /** The game as it was left; undefined where none was, or what is there is none of ours any more. */
  restore(core: Core): Restored | undefined {
    const [salt = '', digits = ''] = this.keeping.get(this.key)?.split('.') ?? [];
    const bytes = digits && parseDigits(digits);
    if (!bytes) return undefined;
    const records = parseJqn(new TextDecoder().decode(Uint8Array.from(veiled(bytes, salt))));
    const record = isFault(records) ? undefined : records.value[0];
    if (!record) return undefined;
    const started = Game.fromRecord(record, { core });
    if (!('value' in started)) return undefined;
    const game = started.value;
    return { game, before: this.#restOf(game) };
  }

  get #restKey(): string {
    return `rest:${this.key}`;
  }

  #restOf(game: Game): Partial<Before> {
    try {
      const kept = this.keeping.get(this.#restKey) ?? '';
      const { clock, isDeclined, turns } = JSON.parse(kept) as Rest;
      if (turns !== game.turns.length || clock.seat !== game.turn) return {};
      return { clock: resumeClock(clock, Date.now()), isDeclined };
    } catch {
      // It is not there, or none of ours.
      return {};
    }
  }
}

/** What is kept beside a game, after so many turns of it. */
type Rest = Played['rest'] & { readonly turns: number };

/** Where a board keeps its game: under the name a page gave, else its own; nowhere if the page wants none. */
export function keptGameOf(host: ModeHost, keeping: Keeping): KeptGame | undefined {
  const name = keptBy(host.option('keep'), host.element);
  return name === undefined ? undefined : new KeptGame(keeping, `play:${name}`);
}
