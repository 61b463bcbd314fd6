// The piece in the hand while a seat sets up: where it may not go, and why.

import { BOARDS, pointNamed, type Point } from '../../../src/board.js';
import type { Annotations } from '../../annotations.js';
import type { Words } from '../../messages/words.js';
import { ruleText } from './reasons.js';
import type { SetupDesk } from './setup-desk.js';
import type { DeployWords } from './words.js';

export class Holding {
  readonly #place: number | undefined;
  /** A circle where the piece may not go. */
  readonly marks: Annotations | undefined;

  /** `name` is the point's whose piece was chosen. */
  constructor(
    readonly desk: SetupDesk,
    name: string,
  ) {
    const { exchanges, setup, rules } = desk;
    const point = pointNamed(BOARDS[rules.board], name);
    const place = point === undefined ? undefined : exchanges.placeOf(point);
    this.#place = place;
    if (place === undefined) return;
    const barred = exchanges
      .placesFor(place)
      .filter((other) => setup[other] && exchanges.against(place, other).length > 0);
    this.marks = {
      circles: barred.map((other) => ({ at: exchanges.pointOf(other), role: 'R' })),
    };
  }

  /** What may be said of the piece: its name, and where its rank may stand. */
  status(words: DeployWords, { ranks }: Words): string {
    const rank = this.#place === undefined ? undefined : this.desk.setup[this.#place];
    return rank ? [words.held(ranks[rank]), words.limits[rank] ?? ''].join(' ').trim() : '';
  }

  /** Why the piece may not go to a point of its own territory; nothing where it may. */
  against(point: Point, words: DeployWords): readonly string[] {
    const { exchanges, setup } = this.desk;
    const [from, to] = [this.#place, exchanges.placeOf(point)];
    if (from === undefined || to === undefined || setup[from] === setup[to]) return [];
    return [...new Set(exchanges.against(from, to).map((each) => ruleText(words, each)))];
  }
}
