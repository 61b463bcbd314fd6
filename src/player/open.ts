// Every rank is known: a search tells which moves are good, and the level how readily a lesser one is
// taken.

import type { Course } from '../course.js';
import type { SearchLine, SearchResult } from '../engine/search.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Choice } from './choice.js';
import type { Mind, Study } from './course.js';
import { randomFrom } from '../random.js';
import { chooseByScore, linesFor, type Level, type Scored } from './levels.js';

/**
 * What a draw is worth less than an even game, in hundredths of a company commander: a player would rather
 * give up a little than see the quiet limit reached.
 */
const CONTEMPT = 120;

/** How readily a lesser move is taken, and the chance that decides. */
export type Whim = Pick<Level, 'temperature' | 'margin'> & { readonly seed: number };

/** One of some moves as the whim has it: the same for the same moves. */
export function taken<M extends Scored>(moves: readonly M[], whim: Whim): M | undefined {
  return chooseByScore(moves, whim, randomFrom(whim.seed));
}

export class OpenMind implements Mind {
  #found: SearchResult | undefined;

  constructor(
    private readonly study: Study,
    private readonly rules: Rules,
    private readonly position: Position,
    private readonly whim: Whim,
    private readonly fallback: Choice,
  ) {}

  *course(): Course {
    const { rules, position, whim } = this;
    const options = { lines: linesFor(whim.temperature), contempt: CONTEMPT };
    const found = (result: SearchResult): void => void (this.#found = result);
    yield* this.study.until(1, { rules, position, options, found });
  }

  choice(): Choice {
    const found = this.#found;
    const moves = (found?.lines ?? []).flatMap((each) => {
      const [move] = each.line;
      return move ? [{ ...each, move }] : [];
    });
    const best = taken(moves, this.whim);
    if (!found || !best) return this.fallback;
    const { depth, nodes } = found;
    return { ...best.move, score: this.#standing(best), depth, nodes };
  }

  /** A score as the game stands, without what the quiet limit has taken off it so far. */
  #standing({ score, mate }: SearchLine): number {
    const { quietLimit, quietOutcome } = this.rules;
    if (quietLimit === null || quietOutcome !== 'draw' || mate !== undefined) return score;
    return score + Math.round(CONTEMPT * Math.min(1, this.position.quiet / quietLimit));
  }
}
