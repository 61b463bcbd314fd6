// What the readers of bytes share.

import { mustBe } from '../argument.js';
import { fault, type Fault } from '../fault.js';

/** A byte offset as faults name it. */
export function byteAt(offset: number): string {
  return `byte 0x${offset.toString(16)}`;
}

/** Bytes as a fault shows them. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

/** Whether bytes begin with a word of ASCII. */
export function beginsWith(bytes: Uint8Array, word: string): boolean {
  return [...word].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** Says where bytes begin otherwise than with a word of ASCII and a zero. */
export function wrongBeginning(
  bytes: Uint8Array,
  word: string,
): { readonly fault: Fault } | undefined {
  mustBe('bytes', bytes);
  const at = [...`${word}\0`].findIndex((letter, index) => bytes[index] !== letter.charCodeAt(0));
  if (at < 0) return undefined;
  const found = at < bytes.length ? hex(bytes.subarray(at, at + 1)) : 'the end of the file';
  return fault(byteAt(at), found, `"${word}" and a zero byte at the beginning`);
}

/** GBK text up to the first zero byte. Where the platform has no GBK, only its ASCII is legible. */
export function gbkText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return new TextDecoder('gbk').decode(text);
  } catch {
    return [...text].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join('');
  }
}
