// Who sits where on the board of Four: names in its empty corners, each beside its seat's left hand.

import { html, type TemplateResult } from 'lit';
import { facing, quarterTurns } from '../component/geometry.js';
import { BOARDS, type Seat } from '../src/board.js';
import { seatsOf, type Rules } from '../src/rules.js';
import { armyName, capital } from './table.js';

const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;

/** For the slots of a board with `bottom` below; none on Duel, where colours say it. */
export function seatNames(
  rules: Rules,
  bottom: Seat,
  seats: readonly Seat[] = seatsOf(rules),
): TemplateResult[] {
  if (rules.board !== 'four') return [];
  const at = facing(BOARDS.four, bottom);
  return seats.map(
    (seat) =>
      html`<span slot=${CORNERS[quarterTurns(at, seat)] ?? ''} class="seat-name seat-four-${seat}"
        >${capital(armyName('four', seat))}</span
      >`,
  );
}
