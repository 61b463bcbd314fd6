// What a win is made of, in words that name it.

import { BOARDS, kindOf } from '../../src/board.js';
import type { Core } from '../../src/core.js';
import type { Position } from '../../src/position.js';
import type { Rules } from '../../src/rules.js';
import type { MoveTurn, Turn } from '../../src/turn.js';

/** From what is rare to what is common: the first that holds names a puzzle. */
export const THEMES = [
  'nothing-left-to-move',
  'last-piece-falls',
  'bomb-clears-the-mine',
  'engineer-digs-the-mine',
  'bomb-takes-the-flag',
  'runs-into-a-stronger-piece',
  'bomb-makes-way',
  'even-trade-makes-way',
  'engineer-turns-on-the-rails',
  'camp-on-the-way',
  'wins-the-race',
  'takes-a-guard',
  'quiet-first-move',
  'walks-to-the-flag',
] as const;
export type Theme = (typeof THEMES)[number];

interface Step {
  readonly turn: MoveTurn;
  readonly before: Position;
  readonly isOurs: boolean;
  readonly isLast: boolean;
}

/** The themes of a line that the seat to move wins, in the order of THEMES. */
export function themesOf(
  core: Core,
  rules: Rules,
  start: Position,
  line: readonly Turn[],
): readonly Theme[] {
  const steps: Step[] = [];
  let position = start;
  for (const [index, turn] of line.entries()) {
    const isOurs = position.turn === start.turn;
    const isLast = index === line.length - 1;
    if (turn.kind === 'move') steps.push({ turn, before: position, isOurs, isLast });
    position = core.follow(rules, position, turn);
  }
  const ours = steps.filter(({ isOurs }) => isOurs);
  const holds: Record<Theme, boolean> = {
    'nothing-left-to-move': position.over?.by === 'stuck',
    'last-piece-falls': position.over?.by === 'disarmed',
    'bomb-clears-the-mine': ours.some((step) => meets(step, 'k', 'j')),
    'engineer-digs-the-mine': ours.some((step) => meets(step, 'i', 'j')),
    'bomb-takes-the-flag': ours.some((step) => meets(step, 'k', 'l')),
    'runs-into-a-stronger-piece': ours.some(({ turn }) => turn.outcome === 'fell'),
    'bomb-makes-way': ours.some(({ turn, before, isLast }) => {
      return !isLast && turn.outcome === 'both' && before.pieces[turn.from]?.rank === 'k';
    }),
    'even-trade-makes-way': ours.some(({ turn, isLast }) => !isLast && turn.outcome === 'both'),
    'engineer-turns-on-the-rails': ours.some(isTurned),
    'camp-on-the-way': ours.some(({ turn }) => kindOf(turn.to) === 'camp'),
    'wins-the-race': core
      .moves(rules, { ...start, turn: start.turn === 'S' ? 'N' : 'S' })
      .some(({ to }) => start.pieces[to]?.rank === 'l'),
    'takes-a-guard': ours[0]?.turn.outcome === 'took' && !ours[0].isLast,
    'quiet-first-move': ours[0]?.turn.outcome === 'quiet',
    'walks-to-the-flag': ours.every(({ turn, isLast }) => isLast || turn.outcome === 'quiet'),
  };
  return THEMES.filter((theme) => holds[theme]);
}

const meets = ({ turn, before }: Step, own: string, other: string): boolean =>
  before.pieces[turn.from]?.rank === own && before.pieces[turn.to]?.rank === other;

/** Whether a piece left the line it stood on, as only engineers do. */
function isTurned({ turn, before }: Step): boolean {
  const { linesAt, roads, lines } = BOARDS[before.board];
  if (roads[turn.from]!.includes(turn.to)) return false;
  return !linesAt[turn.from]!.some((line) => lines[line]!.includes(turn.to));
}
