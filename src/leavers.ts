// Who deserted a game (docs/rules.md §9, `leaving`).

import type { Seat } from './board.js';
import type { Core } from './core.js';
import type { GameRecord } from './record.js';
import { startPosition } from './start.js';

/** Seats that left while they were in, in order. Who is out may go. */
export function leaversOf(core: Core, { variant, start, turns }: GameRecord): readonly Seat[] {
  const { rules } = variant;
  let position = core.judge(rules, startPosition(rules, start));
  const leavers: Seat[] = [];
  for (const { turn } of turns) {
    if (turn.kind === 'left' && !position.out.includes(turn.seat)) leavers.push(turn.seat);
    position = core.follow(rules, position, turn);
  }
  return leavers;
}
