// A puzzle as text: its position with two words more, `win:5` and `tree:…`. The rules travel beside it,
// as they do beside a position.
//
//   jl1E1/j4/5/4g/1D2H/5/5/1G3/2g2/5/2JJJ/1k1LI S 0 0 win:7 tree:bq0C…

import type { Core } from '../core.js';
import { fault, isFault, type Parsed } from '../fault.js';
import { makePosition, parsePosition } from '../formats/position.js';
import { quoted, wholeNumber } from '../formats/scan.js';
import type { Position } from '../position.js';
import type { Variant } from '../record.js';
import { makeDigits, parseDigits, veiled } from './bytes.js';
import { makeTree } from './make-tree.js';
import { parseTree } from './parse-tree.js';
import type { Puzzle } from './puzzle.js';

/** No stored win is longer. */
const LONGEST = 99;

const veilOf = (variant: Variant, position: Position): string =>
  `${variant.text} ${makePosition(position)}`;

export function makePuzzle({ variant, position, plies, tree }: Puzzle): string {
  const digits = makeDigits(veiled(makeTree(tree), veilOf(variant, position)));
  return `${makePosition(position)} win:${plies} tree:${digits}`;
}

/** Reads a puzzle of a game for two under these rules. `core` says which moves there are. */
export function parsePuzzle(text: string, variant: Variant, core: Core): Parsed<Puzzle> {
  const words = text.trim().split(/\s+/);
  const { rules } = variant;
  if (rules.seats !== 2) return fault('rules', quoted(variant.text), 'a game for two');
  const [win, others] = taken(words, 'win');
  const [digits, rest] = taken(others, 'tree');
  const position = parsePosition(rest.join(' '), rules);
  if (isFault(position)) return position;
  const plies = wholeNumber(win ?? '');
  if (plies === undefined || plies < 1 || plies > LONGEST) {
    return fault('win', quoted(win ?? ''), `"win:" and a number of plies up to ${LONGEST}`);
  }
  const bytes = parseDigits(digits ?? '');
  if (!digits || !bytes) return fault('tree', quoted(digits ?? ''), '"tree:" and its characters');
  const plain = veiled(bytes, veilOf(variant, position.value));
  const tree = parseTree(plain, { core, rules, position: position.value, plies });
  if (isFault(tree)) return tree;
  return { value: { variant, position: position.value, plies, tree: tree.value } };
}

/** The value of the first word of a kind, and the words without it. */
function taken(words: readonly string[], name: string): [string | undefined, string[]] {
  const index = words.findIndex((word) => word.startsWith(`${name}:`));
  if (index < 0) return [undefined, [...words]];
  return [words[index]!.slice(name.length + 1), words.filter((_, at) => at !== index)];
}
