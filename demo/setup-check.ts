// A setup as somebody wrote it: what it is, or why it is none.

import { isFault, type Fault, type Reason } from '../src/fault.js';
import { parseSetup } from '../src/formats/setup-text.js';
import { RANK_NAMES, RANKS } from '../src/pieces.js';
import type { Setup } from '../src/record.js';
import type { Rules } from '../src/rules.js';
import { setupReasons } from '../src/setup.js';
import type { Seat } from '../src/board.js';
import { boardWords, language, words } from './language.js';

export type CheckedSetup =
  | { readonly fault: Fault }
  | {
      readonly setup: Setup;
      /** It was written with the rear on top. */
      readonly turned: boolean;
      readonly reasons: readonly Reason[];
    };

export function checkSetupText(rules: Rules, seat: Seat, text: string): CheckedSetup {
  const parsed = parseSetup(text);
  if (isFault(parsed)) return parsed;
  const { setup, turned } = parsed.value;
  return { setup, turned, reasons: setupReasons(rules, seat, setup) };
}

/** A reason in the reader's language; the rules' own sentence where the table has none. */
export function reasonText({ rule, points, message }: Reason): string {
  if (language() === 'en') return message;
  const at = points.length > 0 ? `${points.join(' ')}：` : '';
  const rank = RANKS.find((known) => rule === `${RANK_NAMES[known].replace(' ', '-')}-count`);
  if (rank) return at + words().wrongCount(boardWords().ranks[rank], points.length);
  const known = words().setupRules[rule];
  return known ? at + known : message;
}

export function faultSentence({ where, found, expected }: Fault): string {
  return boardWords().sentence(where, found, expected);
}
