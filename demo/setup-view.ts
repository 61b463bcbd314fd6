// One seat's setup alone on the board, whether it may stand or not.

import { BOARDS, territoryPoint, type Seat } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { Setup } from '../src/record.js';
import type { Rules } from '../src/rules.js';
import { startPosition } from '../src/start.js';

export function viewOfSetup(rules: Rules, seat: Seat, setup: Setup): Position {
  const start = { kind: 'setups', setups: { [seat]: setup }, first: seat } as const;
  const position = startPosition(rules, start);
  const first = territoryPoint(BOARDS[rules.board], seat, 0, 0);
  const isOwn = (point: number): boolean => point >= first && point < first + 30;
  return {
    ...position,
    pieces: position.pieces.map((piece, point) => (isOwn(point) ? piece : undefined)),
  };
}
