// What speaks against a setup, in the reader's language.

import type { Reason } from '../../../src/fault.js';
import { RANK_COUNTS, RANK_NAMES, RANKS } from '../../../src/pieces.js';
import type { Words } from '../../messages/words.js';
import type { DeployWords } from './words.js';

const COUNT_RULES = new Map(
  RANKS.map((rank) => [`${RANK_NAMES[rank].replace(' ', '-')}-count`, rank]),
);

/** `a1, a2: a bomb may not stand on the front line`. */
export function reasonText(words: DeployWords, board: Words, reason: Reason): string {
  const { points } = reason;
  const rank = COUNT_RULES.get(reason.rule);
  if (rank) return words.count(board.ranks[rank], points.length, RANK_COUNTS[rank]);
  const at = points.length > 0 ? `${points.join(' ')}: ` : '';
  return at + ruleText(words, reason);
}

/** The rule alone, without the points. */
export const ruleText = (words: DeployWords, { rule, message }: Reason): string =>
  words.rules[rule] ?? message;
