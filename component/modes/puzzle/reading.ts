// The puzzle a page gave: the attribute `puzzle`, or the text inside the tag.

import type { Core } from '../../../src/core.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Puzzle } from '../../../src/puzzles/puzzle.js';
import { parsePuzzle } from '../../../src/puzzles/text.js';
import { textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';

export function readPuzzle(host: ModeHost, core: Core): Parsed<Puzzle> {
  const variant = parseVariant(textOf(host.given.rules).trim() || 'duel-open');
  if (isFault(variant)) return named('rules', variant.fault);
  const text = puzzleText(host);
  if (text === '') return fault('puzzle', 'nothing', 'a puzzle as text');
  const puzzle = parsePuzzle(text, variant.value, core);
  return isFault(puzzle) ? named('puzzle', puzzle.fault) : puzzle;
}

/** What the page gave, to tell whether it has given another. */
export const puzzleText = (host: ModeHost): string =>
  (textOf(host.option('puzzle')) || (host.element.textContent ?? '')).trim();

/** The attribute comes first in the place of its fault. */
function named(attribute: string, { where, ...rest }: Fault): Parsed<never> {
  return { fault: { where: where ? `${attribute}, ${where}` : attribute, ...rest } };
}
