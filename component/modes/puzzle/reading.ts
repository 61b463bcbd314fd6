// The puzzle a page gave: the attribute `puzzle`, or the text inside the tag.

import type { Core } from '../../../src/core.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Puzzle } from '../../../src/puzzles/puzzle.js';
import { parsePuzzle } from '../../../src/puzzles/text.js';
import { textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';

export function readPuzzle(host: ModeHost, text: string, core: Core): Parsed<Puzzle> {
  const variant = parseVariant(textOf(host.given.rules).trim() || 'duel-open');
  if (isFault(variant)) return named('rules', variant.fault);
  if (text === '') return fault('puzzle', 'nothing', 'a puzzle as text');
  const puzzle = parsePuzzle(text, variant.value, core);
  return isFault(puzzle) ? named('puzzle', puzzle.fault) : puzzle;
}

/**
 * What the page gave, also to tell whether it has given another. Undefined while the document is still coming
 * in: a script before the tag sees it before its text, or with half of it.
 */
export function puzzleText(host: ModeHost): string | undefined {
  const { element } = host;
  const given = textOf(host.option('puzzle')).trim();
  if (given) return given;
  if (element.ownerDocument.readyState === 'loading') return undefined;
  return (element.textContent ?? '').trim();
}

/** Tells when the text inside the tag changes, and when the document is there. @returns what ends it. */
export function watchText(element: HTMLElement, changed: () => void): () => void {
  const { ownerDocument } = element;
  const watch = new MutationObserver(changed);
  watch.observe(element, { childList: true, characterData: true, subtree: true });
  ownerDocument.addEventListener('DOMContentLoaded', changed);
  return () => {
    watch.disconnect();
    ownerDocument.removeEventListener('DOMContentLoaded', changed);
  };
}

/** The attribute comes first in the place of its fault. */
function named(attribute: string, { where, ...rest }: Fault): Parsed<never> {
  return { fault: { where: where ? `${attribute}, ${where}` : attribute, ...rest } };
}
