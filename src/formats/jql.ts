// `.jql`, a QQ setup file of 50 bytes.
//
//   0x00  ASCII "QQGame JQL File", then a zero
//   0x10  a version word, 57 04 00 00
//   0x14  30 bytes of setup

import { mustBe } from '../argument.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Setup } from '../record.js';
import { beginsWith, byteAt, wrongBeginning } from './bytes.js';
import { makeQqSetup, parseQqSetup } from './qq-setup.js';

const MAGIC = 'QQGame JQL File';
const VERSION = [0x57, 0x04, 0, 0];
const SETUP = 0x14;
const SIZE = 50;

export function isJql(bytes: Uint8Array): boolean {
  return beginsWith(bytes, 'QQGame JQL');
}

export function parseJql(bytes: Uint8Array): Parsed<Setup> {
  const wrong = wrongBeginning(bytes, MAGIC);
  if (wrong) return wrong;
  if (bytes.length < SIZE) return fault(byteAt(bytes.length), 'the end of the file', '50 bytes');
  const setup = parseQqSetup(bytes, SETUP);
  if (isFault(setup) || bytes.length === SIZE) return setup;
  return fault(byteAt(SIZE), `${bytes.length - SIZE} more bytes`, 'the end of the file');
}

export function makeJql(setup: Setup): Uint8Array {
  mustBe('setup', setup);
  const magic = [...MAGIC].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([...magic, 0, ...VERSION, ...makeQqSetup(setup)]);
}
