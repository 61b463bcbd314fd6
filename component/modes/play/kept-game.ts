// A game that is not over, kept in the reader's browser so that it outlives a reload. What people before
// this screen may not see lies under a veil there: nobody reads it by accident.

import type { Core } from '../../../src/core.js';
import { isFault } from '../../../src/fault.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { Game } from '../../../src/game.js';
import { makeDigits, parseDigits, veiled } from '../../../src/puzzles/bytes.js';
import type { Keeping } from '../../keeping.js';
import type { ModeHost } from '../mode.js';
import { isOn } from './tastes.js';

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
    if (game.over || game.turns.length === 0) return this.keeping.remove(this.key);
    const salt = this.salt();
    const bytes = [...new TextEncoder().encode(makeJqn([game.record()]))];
    this.keeping.set(this.key, `${salt}.${makeDigits(veiled(bytes, salt))}`);
  }

  forget(): void {
    this.keeping.remove(this.marksKey);
    this.keeping.remove(this.key);
  }

  /** The game as it was left; undefined where none was, or what is there is none of ours any more. */
  restore(core: Core): Game | undefined {
    const [salt = '', digits = ''] = this.keeping.get(this.key)?.split('.') ?? [];
    const bytes = digits && parseDigits(digits);
    if (!bytes) return undefined;
    const records = parseJqn(new TextDecoder().decode(Uint8Array.from(veiled(bytes, salt))));
    const record = isFault(records) ? undefined : records.value[0];
    if (!record) return undefined;
    const game = Game.fromRecord(record, { core });
    return 'value' in game && !game.value.over ? game.value : undefined;
  }
}

/** Where a board keeps its game: under the name a page gave, else its own; nowhere if the page wants none. */
export function keptGameOf(host: ModeHost, keeping: Keeping): KeptGame | undefined {
  const name = host.option('keep');
  if (name === 'off' || !isOn(name ?? true)) return undefined;
  const key = typeof name === 'string' && name ? name : `${location.pathname}#${host.element.id}`;
  return new KeptGame(keeping, `play:${key}`);
}
