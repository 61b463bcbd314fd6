// What every part of a link is made of: choices, switches, numbers, texts and lists.

import type { Fault } from '../fault.js';
import type { Coder } from './coder.js';

/** What was read is well coded and yet nothing that can be. */
export class Misread extends Error {
  constructor(readonly fault: Fault) {
    super(fault.expected);
  }
}

/** One of some options; those with a greater weight are shorter. */
export function choice<T>(
  coder: Coder,
  options: readonly T[],
  value: T | undefined,
  weightOf: (option: T, index: number) => number = () => 1,
): T {
  const index = coder.pick(options.map(weightOf), options.indexOf(value as T));
  return options[index] as T;
}

/** Yes or no; `yes` of 256 is how likely the former is. */
export function flag(coder: Coder, value: boolean | undefined, yes: number): boolean {
  return coder.pick([256 - yes, yes], value ? 1 : 0) === 1;
}

/** A value that may be absent; `yes` of 256 is how likely it is there. */
export function optional<T>(
  coder: Coder,
  value: T | undefined,
  yes: number,
  item: (value: T | undefined) => T,
): T | undefined {
  return flag(coder, value !== undefined, yes) ? item(value) : undefined;
}

/** A list of any length; `more` of 256 is how likely another item follows. */
export function list<T>(
  coder: Coder,
  values: readonly T[] | undefined,
  more: number,
  item: (value: T | undefined) => T,
): T[] {
  const all: T[] = [];
  while (flag(coder, values && all.length < values.length, more)) {
    all.push(item(values?.[all.length]));
  }
  return all;
}

/** How many binary digits numbers have: up to 40, few of them likelier. */
const DIGITS = Array.from({ length: 41 }, (_, digits) => 41 - digits);
const EVEN = [1, 1];

/** A whole number from 0 to 2⁴⁰ − 1. */
export function wholeNumber(coder: Coder, value: number | undefined): number {
  const known = value ?? 0;
  if (!Number.isInteger(known) || known < 0) throw new RangeError(`${known} is no whole number`);
  const digits = coder.pick(DIGITS, known === 0 ? 0 : known.toString(2).length);
  let read = digits === 0 ? 0 : 1;
  for (let left = digits - 2; left >= 0; left--) {
    read = read * 2 + coder.pick(EVEN, Math.floor(known / 2 ** left) % 2);
  }
  return read;
}

const END = 0;
/** The first weights of bytes: letters, digits and blanks are likelier. Zero ends the text. */
const BYTES: readonly number[] = Array.from({ length: 256 }, (_, byte) =>
  /[a-z ]/.test(String.fromCharCode(byte)) ? 6 : byte >= 0x20 && byte < 0x7f ? 2 : 1,
);
/** What a byte gains each time it is seen, and where all are halved. */
const GAIN = 24;
const MOST = 8192;

/** A text without the character U+0000; bytes seen before are shorter. */
export class TextModel {
  #weights = [...BYTES];
  #total = BYTES.reduce((sum, weight) => sum + weight, 0);

  code(coder: Coder, value: string | undefined): string {
    const bytes = new TextEncoder().encode(value);
    if (bytes.includes(END)) throw new RangeError('a text holds the character U+0000');
    const read: number[] = [];
    for (;;) {
      const byte = coder.pick(this.#weights, bytes[read.length] ?? END);
      this.#learn(byte);
      if (byte === END) return new TextDecoder().decode(Uint8Array.from(read));
      read.push(byte);
    }
  }

  #learn(byte: number): void {
    this.#weights[byte] = (this.#weights[byte] ?? 0) + GAIN;
    this.#total += GAIN;
    if (this.#total < MOST) return;
    this.#weights = this.#weights.map((weight) => Math.max(1, weight >> 1));
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0);
  }
}

/** A switch that learns how often it is on. */
export class Habit {
  #weights: [number, number] = [2, 2];

  code(coder: Coder, value: boolean | undefined): boolean {
    const on = coder.pick(this.#weights, value ? 1 : 0);
    this.#weights = [this.#weights[0] + (on ? 0 : 3), this.#weights[1] + (on ? 3 : 0)];
    if (this.#weights[0] + this.#weights[1] > 400) {
      this.#weights = [(this.#weights[0] >> 1) + 1, (this.#weights[1] >> 1) + 1];
    }
    return on === 1;
  }
}
