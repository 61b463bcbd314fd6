// The army on the desk, in the reader's own browser, so that it outlives a reload. Where people at one screen set up
// in secret nothing of it is kept.

import { isFault } from '../../../src/fault.js';
import { makeSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import { keptBy, type Keeping } from '../../keeping.js';
import type { ModeHost } from '../mode.js';
import type { SetupDesk } from './setup-desk.js';

interface Kept {
  readonly rules: string;
  /** What the page gave to begin with. */
  readonly from: string;
  /** In letters. */
  readonly setup: string;
}

export class KeptDesk {
  #key: string | undefined;
  #begun: Omit<Kept, 'setup'> | undefined;
  /** What a desk has by itself needs not be kept. */
  #isOwn = false;

  constructor(
    private readonly host: ModeHost,
    private readonly keeping: Keeping,
  ) {}

  /** What to begin with: the army that was left, unless it was for other rules or the page gives another one now. */
  begin(rules: string, seat: string, from: string): string {
    const { host } = this;
    const isOff = host.readonly || host.option('keeping') === 'off';
    const name = isOff ? undefined : keptBy(host.option('keep') ?? 'off', host.element);
    this.#key = name === undefined ? undefined : `desk:${name}:${seat}`;
    this.#begun = { rules, from };
    const left = this.#left;
    this.#isOwn = (left ?? from) !== '';
    return left ?? from;
  }

  see({ setup, mayUndo }: SetupDesk): void {
    this.#isOwn ||= mayUndo;
    if (this.#key === undefined || !this.#begun || !this.#isOwn) return;
    const kept: Kept = { ...this.#begun, setup: makeSetup(setup) };
    this.keeping.set(this.#key, JSON.stringify(kept));
  }

  get #left(): string | undefined {
    try {
      const { rules, from, setup } = JSON.parse(this.keeping.get(this.#key ?? '') ?? '') as Kept;
      const begun = this.#begun;
      const isMeant = rules === begun?.rules && (begun.from === '' || begun.from === from);
      return isMeant && !isFault(parseSetupLetters(setup)) ? setup : undefined;
    } catch {
      // It is not there, or none of ours.
      return undefined;
    }
  }
}
