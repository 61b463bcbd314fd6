// Bytes as letters, digits, `-` and `_`, which every address keeps as they are. Six bits a character,
// without padding.

import { fault, type Parsed } from '../fault.js';
import { quoted } from '../formats/scan.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function makeBase64url(bytes: Uint8Array): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS.charAt((held >> (bits - 6)) & 63);
    held &= 63;
  }
  return bits === 0 ? text : text + LETTERS.charAt((held << (6 - bits)) & 63);
}

/** Places of faults are columns, from 1. */
export function parseBase64url(text: string): Parsed<Uint8Array> {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const [index, letter] of [...text].entries()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) {
      return fault(`column ${index + 1}`, quoted(letter), 'a letter, a digit, "-" or "_"');
    }
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return { value: Uint8Array.from(bytes) };
}
