// Bytes as text that fits an attribute, and a veil over them: nobody reads a solution by accident,
// and anybody who wants to can. It keeps no secret.

import { randomFrom } from '../random.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding. */
export function makeDigits(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((bits >> shift) & 63));
    text += digits.slice(0, Math.min(bytes.length - at, 3) + 1).join('');
  }
  return text;
}

/** The bytes of base64url; undefined where a character is none of its digits. */
export function parseDigits(text: string): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return undefined;
    bits = ((bits << 6) | digit) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return bytes;
}

/** FNV-1a, 32 bits. */
export function hashOf(values: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  return hash;
}

/** The bytes under a veil that `key` lays; under the same veil once more they are themselves. */
export function veiled(bytes: readonly number[], key: string): number[] {
  const random = randomFrom(hashOf([...key].map((letter) => letter.charCodeAt(0))));
  return bytes.map((byte) => byte ^ Math.floor(random() * 256));
}
