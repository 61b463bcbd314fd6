// The setup on the desk: what it is now, what it was before, and where it came from. Knows no page.

import { isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { readFile } from '../../../src/formats/read.js';
import { parseSetup, type ReadSetup } from '../../../src/formats/setup-text.js';
import { FORMATIONS } from '../../../src/formations.js';
import { exchanged, goodSetup } from '../../../src/good-setup.js';
import type { Setup } from '../../../src/record.js';
import type { Rules } from '../../../src/rules.js';
import type { Seat } from '../../../src/board.js';
import { mirrorSetup, setupReasons } from '../../../src/setup.js';
import { Exchanges } from './exchanges.js';

/** Where a setup came from: a formation's or a kept one's name, or the reader's hand. */
export type Source =
  { readonly kind: 'formation' | 'kept'; readonly name: string } | { readonly kind: 'own' };

const OWN: Source = { kind: 'own' };

interface State {
  readonly setup: Setup;
  readonly source: Source;
  /** By place: which piece stands there, so that exchanges are seen as such. */
  readonly pieces: readonly (number | undefined)[];
}

export class SetupDesk {
  #states: State[];
  /** Text being written, as long as it is not a setup. */
  draft: { readonly text: string; readonly fault: Fault } | undefined;
  /** The last text had its rear on top. */
  isTurned = false;
  #exchanges: Exchanges | undefined;

  constructor(
    readonly rules: Rules,
    readonly seat: Seat,
    start: ReadSetup | undefined,
    private readonly random: () => number = Math.random,
  ) {
    const formation = FORMATIONS.find(({ setup }) => setupReasons(rules, seat, setup).length === 0);
    const setup = start?.setup ?? formation?.setup ?? goodSetup(rules, random);
    this.#states = [stateOf(setup, sourceOf(setup))];
    this.isTurned = start?.turned ?? false;
  }

  get #state(): State {
    return this.#states.at(-1);
  }

  get setup(): Setup {
    return this.#state.setup;
  }

  get source(): Source {
    return this.#state.source;
  }

  get pieces(): State['pieces'] {
    return this.#state.pieces;
  }

  get exchanges(): Exchanges {
    const known = this.#exchanges;
    if (known?.setup === this.setup) return known;
    return (this.#exchanges = new Exchanges(this.rules, this.seat, this.setup));
  }

  get isReady(): boolean {
    return !this.draft && this.exchanges.reasons.length === 0;
  }

  get mayUndo(): boolean {
    return this.#states.length > 1;
  }

  /** Another setup; what it was before can be had back. */
  set(setup: Setup, source: Source = OWN): void {
    this.#push(stateOf(setup, source));
  }

  exchange(from: number, to: number): void {
    const { setup, pieces } = this.#state;
    const moved = pieces.map((piece, place) =>
      place === from ? pieces[to] : place === to ? pieces[from] : piece,
    );
    this.#push({ setup: exchanged(setup, from, to), source: OWN, pieces: moved });
  }

  mirror(): void {
    this.set(mirrorSetup(this.setup));
  }

  shuffle(): void {
    this.set(goodSetup(this.rules, this.random));
  }

  undo(): void {
    if (this.mayUndo) this.#states.pop();
    this.draft = undefined;
    this.isTurned = false;
  }

  /** Takes text as people write it; what cannot be read stays a draft and the board as it is. */
  write(text: string): void {
    const read = parseSetup(text);
    if (!isFault(read)) this.#take(read.value);
    else this.draft = text.trim() === '' ? undefined : { text, fault: read.fault };
  }

  /** Takes a file of a setup, or says why it is none. */
  read(bytes: Uint8Array, name: string): Fault | undefined {
    const read = setupIn(bytes, name);
    if (isFault(read)) return read.fault;
    this.#take(read.value);
    return undefined;
  }

  #take({ setup, turned }: ReadSetup): void {
    this.set(setup);
    this.isTurned = turned;
  }

  #push(state: State): void {
    this.draft = undefined;
    this.isTurned = false;
    this.#states = [...this.#states.slice(-MOST_UNDONE), state];
  }
}

const MOST_UNDONE = 200;

const stateOf = (setup: Setup, source: Source): State => ({
  setup,
  source,
  pieces: setup.map((rank, place) => (rank ? place : undefined)),
});

/** A formation is known again, whoever brings it. */
function sourceOf(setup: Setup): Source {
  const known = FORMATIONS.find((formation) => formation.setup.join() === setup.join());
  return known ? { kind: 'formation', name: known.name } : OWN;
}

function setupIn(bytes: Uint8Array, name: string): Parsed<ReadSetup> {
  const read = readFile(bytes, name);
  if (isFault(read)) return { fault: { ...read.fault, where: `${name}, ${read.fault.where}` } };
  if (read.value.kind === 'setup') return { value: read.value };
  return {
    fault: {
      where: name,
      found: read.value.kind === 'records' ? 'a record' : 'a position',
      expected: 'a setup',
    },
  };
}
