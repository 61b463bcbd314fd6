// A record turn by turn, as somebody saw it. Everything comes out of the record itself: one that was
// written for a seat lacks the setups that the seat may not know, so nothing here can show them.

import { SEATS, type Seat } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { GameRecord } from '../src/record.js';
import { reference } from '../src/reference/index.js';
import { seatsOf, type Rules } from '../src/rules.js';
import { startPosition } from '../src/start.js';
import type { Turn } from '../src/turn.js';
import { viewOf } from '../src/view.js';
import { deployedWhereTheyStand, followIdentities, type Identities } from './identity.js';

/** What there is to see after some turns of a record. */
export interface RecordFrame {
  readonly rules: Rules;
  readonly view: Position;
  /** The turn that led here; none at the start. */
  readonly turn: Turn | undefined;
  readonly identities: Identities;
}

interface Followed {
  readonly position: Position;
  readonly identities: Identities;
}

export class RecordViewer {
  readonly #followed: Followed[];

  /** `viewer` is whose view is shown: a seat's, or all that the record holds. */
  constructor(
    readonly record: GameRecord,
    readonly viewer: Seat | 'all',
  ) {
    const start = startPosition(this.rules, record.start);
    const position = reference.judge(this.rules, start);
    this.#followed = [{ position, identities: deployedWhereTheyStand(position) }];
  }

  get rules(): Rules {
    return this.record.variant.rules;
  }

  /** Turns of the main line, those off turn and passes among them. */
  get plies(): number {
    return this.record.turns.length;
  }

  frame(ply: number): RecordFrame {
    const { position, identities } = this.#follow(ply);
    const view = this.viewer === 'all' ? position : viewOf(this.rules, position, this.viewer);
    return { rules: this.rules, view, identities, turn: this.record.turns[ply - 1]?.turn };
  }

  /** Who made a turn: whose turn it was, or who spoke off turn. */
  moverOf(ply: number): Seat | undefined {
    const turn = this.record.turns[ply - 1]?.turn;
    return turn && ('seat' in turn ? turn.seat : this.#follow(ply - 1).position.turn);
  }

  /** Seconds left to a seat after so many turns, as it was written last. */
  clockOf(seat: Seat, ply: number): number | undefined {
    for (let at = ply; at > 0; at--) {
      const clock = this.record.turns[at - 1]?.clock;
      if (clock !== undefined && this.moverOf(at) === seat) return clock;
    }
    return undefined;
  }

  /** Follows the record as far as it has not been followed yet. */
  #follow(ply: number): Followed {
    for (let done = this.#followed.length; done <= ply; done++) {
      const { position, identities } = this.#followed[done - 1]!;
      const { turn } = this.record.turns[done - 1]!;
      this.#followed.push({
        position: reference.follow(this.rules, position, turn),
        identities: followIdentities(identities, turn),
      });
    }
    return this.#followed[ply]!;
  }
}

/**
 * Whose view a record is shown from when nobody says: the seat's whose setup alone it holds, else
 * whatever it holds.
 */
export function viewerOf({ variant, start }: GameRecord): Seat | 'all' {
  if (start.kind === 'position') return 'all';
  const known = SEATS.filter((seat) => start.setups[seat]);
  const isPartial = known.length === 1 && seatsOf(variant.rules).length > 1;
  return isPartial && known[0] ? known[0] : 'all';
}
