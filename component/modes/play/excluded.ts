// What covered pieces can no longer be: found from what everybody saw and the rules of setting up, so that
// it tells nobody anything. Looked into in slices, for a page must not stand still.

import type { Point } from '../../../src/board.js';
import { RANKS, type Rank } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import type { GameRecord } from '../../../src/record.js';
import type { BarsMark } from '../../annotations.js';
import type { Identities } from '../../identity.js';
import { recordForPerson } from './people.js';
import type { Played } from './played.js';

/** Milliseconds of a slice. */
const SLICE = 8;

/** How tall the bar of a rank is that is possible, and the trace of one that is not. */
const [CAN, CANNOT] = [0.24, 0.03];

/** A game as the reader may know it, as far as it has come. */
export interface Watched {
  /** Turns that the record has. */
  readonly plies: number;
  /** Undefined where there is none. */
  record(): GameRecord | undefined;
  /** Who is who after them. */
  readonly identities: Identities;
  /** What the board shows; undefined where that is of another time. */
  readonly view: Position | undefined;
}

/** A game that is played at this screen. */
export const watched = (played: Played): Watched => ({
  get plies() {
    return played.game.turns.length;
  },
  record: () => recordForPerson(played.game, played.person),
  get identities() {
    return played.identities;
  },
  get view() {
    return played.view;
  },
});

export class Excluded {
  /** By where a piece was deployed: what is excluded stays so, wherever it goes. */
  #ranks: ReadonlyMap<Point, readonly Rank[]> = new Map();
  /** Turns played when it was last looked into. */
  #ply = -1;

  constructor(
    private readonly watched: Watched,
    private readonly changed: () => void,
  ) {}

  /** Looks into the game as it stands now; what was found before stands meanwhile. */
  async see(): Promise<void> {
    const { watched } = this;
    const { plies: ply } = watched;
    if (ply === this.#ply) return;
    if (ply < this.#ply) this.#ranks = new Map();
    const record = watched.record();
    if (!record) return;
    this.#ply = ply;
    const { identities } = watched;
    const { excluding } = await import('../../../src/belief/beliefs.js');
    const course = excluding(record);
    for (;;) {
      const until = performance.now() + SLICE;
      do {
        const { done, value } = course.next();
        if (!done) continue;
        this.#ranks = new Map(
          [...value].map(([point, ranks]) => [identities[point] ?? point, ranks]),
        );
        return this.changed();
      } while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#ply !== ply) return;
    }
  }

  /** Nobody wants to know any more. */
  stop(): void {
    this.#ply = -1;
  }

  /** What the covered piece on a point can no longer be; undefined where there is none. */
  at(point: Point): readonly Rank[] | undefined {
    const { view, identities } = this.watched;
    const piece = view?.pieces[point];
    const deployed = identities[point];
    if (!piece?.seat || piece.rank !== undefined || deployed === undefined) return undefined;
    return this.#ranks.get(deployed);
  }

  /** A row of bars on every covered piece, one a rank; only a trace is left of what is excluded. */
  get bars(): readonly BarsMark[] {
    return (this.watched.view?.pieces ?? []).flatMap((_, at) => {
      const ranks = this.at(at);
      const values = RANKS.map((rank) => (ranks?.includes(rank) ? CANNOT : CAN));
      return ranks ? [{ at, values }] : [];
    });
  }
}
