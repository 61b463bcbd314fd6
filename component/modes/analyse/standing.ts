// How the side at the bottom stands, in words and on the bar.

import { BOARDS, type Seat } from '../../../src/board.js';
import type { ReportLine } from '../../../src/analysis/report.js';
import type { Position } from '../../../src/position.js';
import { teamOf, type Rules } from '../../../src/rules.js';
import { armyOf, type Army } from '../../army.js';
import type { Words } from '../../messages/words.js';
import type { AnalyseWords } from './words.js';
import type { Evaluation } from '../../evaluation-bar.js';

/** What is said of standings: in which words, of which game, seen from which seat. */
export interface Standpoint {
  readonly words: AnalyseWords;
  readonly armies: Words['armies'];
  readonly lang: string;
  readonly rules: Rules;
  readonly bottom: Seat;
}

/** A line as the side at the bottom sees it. */
interface Seen {
  readonly score: number;
  readonly chance: number;
}

function seen({ rules, bottom }: Standpoint, { turn }: Position, line: ReportLine): Seen {
  const { score, chance } = line;
  if (teamOf(rules, bottom).includes(turn)) return { score, chance };
  return { score: -score, chance: 1 - chance };
}

/** `+1.25 for red, 63 %`, or who wins in how many plies. */
export function standingText(at: Standpoint, position: Position, line: ReportLine): string {
  const { words, armies, lang } = at;
  const { score, chance } = seen(at, position, line);
  if (line.mate !== undefined) {
    return words.wins(armies[score > 0 ? armyAt(at) : otherArmy(at)], line.mate);
  }
  const units = new Intl.NumberFormat(lang, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return words.standing(units.format(score / 100), armies[armyAt(at)], percent(lang, chance));
}

export const percent = (lang: string, share: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(share);

/** `1.2M` */
export const compact = (lang: string, count: number): string =>
  new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** The bar along the board. */
export function evaluationOf(at: Standpoint, position: Position, line: ReportLine): Evaluation {
  const { chance } = seen(at, position, line);
  const label = standingText(at, position, line);
  return { share: chance, bottom: armyAt(at), top: otherArmy(at), label };
}

const armyOn = ({ rules }: Standpoint, seat: Seat): Army =>
  armyOf({ board: BOARDS[rules.board] }, seat);

const armyAt = (at: Standpoint): Army => armyOn(at, at.bottom);

/** The army of the other side's first seat. */
function otherArmy(at: Standpoint): Army {
  const team = teamOf(at.rules, at.bottom);
  const other = (['N', 'E', 'S', 'W'] as const).find((seat) => !team.includes(seat)) ?? 'N';
  return armyOn(at, other);
}
