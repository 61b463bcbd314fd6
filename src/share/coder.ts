// A range coder: symbols with whole-number weights become bytes, the likelier the shorter. Writer and
// Reader are one interface, so that every format here is described once and serves both directions:
// what is handed in is written by the one and ignored by the other, which answers what it has read.

export interface Coder {
  /** Whether symbols are read; what is handed in is then undefined. */
  readonly isReader: boolean;
  /** One of `weights.length` symbols: at most 65,535 in all, those that may come up at least 1. */
  pick(weights: readonly number[], symbol: number): number;
}

/** Zero bytes that are left out at the end; a reader takes them for granted. */
const SPARED = 4;

const FULL = 2 ** 32;
/** Below this the range is widened by a byte. */
const NARROW = 2 ** 24;

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, each) => sum + each, 0);

export class Writer implements Coder {
  readonly isReader = false;
  readonly #bytes: number[] = [];
  #low = 0;
  #range = FULL - 1;
  /** The byte that a carry may still raise, and how many of 0xff follow it. */
  #held = 0;
  #full = 0;

  /** Throws a RangeError where no such symbol is. */
  pick(weights: readonly number[], symbol: number): number {
    const weight = weights[symbol] ?? 0;
    if (weight === 0) throw new RangeError('this cannot be put into a link');
    const unit = Math.floor(this.#range / sumOf(weights));
    this.#low += unit * sumOf(weights.slice(0, symbol));
    this.#range = unit * weight;
    while (this.#range < NARROW) {
      this.#range *= 256;
      this.#shift();
    }
    return symbol;
  }

  /** Everything written, in as few bytes as tell it apart. */
  bytes(): Uint8Array {
    let count = 0;
    for (; count < 4; count++) {
      const step = 2 ** (32 - 8 * count);
      const value = Math.ceil(this.#low / step) * step;
      if (value >= this.#low + this.#range) continue;
      this.#low = value;
      break;
    }
    for (let i = 0; i <= count; i++) this.#shift();
    // The first byte is the carry of the whole, which never comes.
    const bytes = this.#bytes.slice(1);
    for (let spared = 0; spared < SPARED && bytes.at(-1) === 0; spared++) bytes.pop();
    return Uint8Array.from(bytes);
  }

  #shift(): void {
    const carry = this.#low >= FULL ? 1 : 0;
    if (carry === 0 && this.#low >= 0xff000000) this.#full++;
    else {
      this.#bytes.push((this.#held + carry) & 0xff);
      for (; this.#full > 0; this.#full--) this.#bytes.push((0xff + carry) & 0xff);
      this.#held = Math.floor(this.#low / NARROW) & 0xff;
    }
    this.#low = (this.#low % NARROW) * 256;
  }
}

/** What a Reader throws where the bytes end before the message does. */
export class CutShort extends Error {}

/** Zero bytes that a reader may take behind the end: the spared ones, and what it looks ahead. */
const AHEAD = SPARED + 8;

export class Reader implements Coder {
  readonly isReader = true;
  #at = 0;
  #code = 0;
  #range = FULL - 1;

  constructor(private readonly bytes: Uint8Array) {
    for (let i = 0; i < 4; i++) this.#take();
  }

  pick(weights: readonly number[]): number {
    const total = sumOf(weights);
    const unit = Math.floor(this.#range / total);
    let value = Math.min(total - 1, Math.floor(this.#code / unit));
    let symbol = 0;
    let start = 0;
    for (; value >= (weights[symbol] ?? 0); symbol++) {
      value -= weights[symbol] ?? 0;
      start += weights[symbol] ?? 0;
    }
    this.#code -= unit * start;
    this.#range = unit * (weights[symbol] ?? 0);
    while (this.#range < NARROW) {
      this.#range *= 256;
      this.#take();
    }
    return symbol;
  }

  #take(): void {
    if (this.#at >= this.bytes.length + AHEAD) throw new CutShort('the link ends too early');
    this.#code = this.#code * 256 + (this.bytes[this.#at++] ?? 0);
  }
}
