// Which of the two boards something is played on: they have different shapes, and take different room on a page.

import type { BoardName } from '../src/board.js';
import { isFault } from '../src/fault.js';
import { parseJqn } from '../src/formats/jqn.js';
import { parseVariant } from '../src/formats/variant.js';

/** By rules as text, `four-dark,quietLimit=71`. */
export function boardOfRules(rules: string): BoardName {
  const variant = parseVariant(rules);
  return isFault(variant) ? 'duel' : variant.value.rules.board;
}

/** By the first of the games in `.jqn` text. */
export function boardOfRecord(text: string): BoardName {
  const records = parseJqn(text);
  return (isFault(records) ? undefined : records.value[0]?.variant.rules.board) ?? 'duel';
}
