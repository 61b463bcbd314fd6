// 记牌: what the reader takes covered pieces for. The marks are the reader's own, follow the pieces as they
// move, and are kept with the game in the reader's browser. Where the author allows it the game itself says
// what they can no longer be.

import { html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../src/board.js';
import { RANKS, type Rank } from '../../../src/pieces.js';
import type { Annotations, GuessMark } from '../../annotations.js';
import type { Spoken } from '../../game/words.js';
import { button } from '../../panels.js';
import type { Keeping } from '../../keeping.js';
import { Excluded, watched } from './excluded.js';
import type { PlayWords } from './messages/words.js';
import type { Played } from './played.js';

/** Ranks that fit on a piece. */
const MOST = 3;

export class Marking {
  /** Taps choose covered pieces to mark. */
  isOn = false;
  /** What pieces can no longer be; only where the author allows it. */
  excluded: Excluded | undefined;
  /** Where the piece was deployed that is being marked. */
  #chosen: Point | undefined;
  readonly #marks: Map<Point, readonly Rank[]>;

  constructor(
    private readonly played: Played,
    private readonly keeping: Keeping,
    /** Where marks are kept; undefined keeps none. */
    private readonly key: string | undefined,
    private readonly changed: () => void,
  ) {
    this.#marks = read(key === undefined ? '' : keeping.get(key));
  }

  /** Covered pieces can be marked, by the one person at the screen. */
  get isPossible(): boolean {
    const { people, view, game } = this.played;
    const hasCovered = view.pieces.some((piece) => piece?.seat && piece.rank === undefined);
    return people.length === 1 && game.over === null && hasCovered;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.#chosen = undefined;
  }

  /** The game has gone on, or the author has said whether it may tell what is excluded. */
  see(tells: boolean): void {
    if (!tells) this.excluded?.stop();
    this.excluded = tells
      ? (this.excluded ?? new Excluded(watched(this.played), this.changed))
      : undefined;
    void this.excluded?.see();
  }

  /** Whether the tap chose a piece to mark. */
  tap(point: Point): boolean {
    if (!this.isOn) return false;
    const { view, identities } = this.played;
    const piece = view.pieces[point];
    this.#chosen = piece?.seat && piece.rank === undefined ? identities[point] : undefined;
    return true;
  }

  annotations(hint: Annotations | undefined): Annotations | undefined {
    const guesses = this.#guesses;
    const chosen = this.#pointOf(this.#chosen);
    const bars = this.excluded?.bars ?? [];
    if (guesses.length + bars.length === 0 && chosen === undefined) return hint;
    const circles = chosen === undefined ? [] : [{ at: chosen, role: 'user' as const }];
    return { ...hint, guesses, circles, bars };
  }

  /** What a point's name says besides. */
  label(point: Point, spoken: Spoken, words: PlayWords['play']): string | undefined {
    const { ranks, separator } = spoken.board;
    const deployed = this.#guesses.some(({ at }) => at === point)
      ? this.played.identities[point]
      : undefined;
    const marks = deployed === undefined ? undefined : this.#marks.get(deployed);
    const said = [
      marks && `? ${marks.map((rank) => ranks[rank]).join(' / ')}`,
      excludedText(this.excluded?.at(point), ranks, words),
    ];
    return said.filter(Boolean).join(separator) || undefined;
  }

  /** A game is over: its marks are of no more use. */
  forget(): void {
    if (this.key !== undefined) this.keeping.remove(this.key);
  }

  panel(spoken: Spoken, words: PlayWords['play']): TemplateResult {
    const { ranks } = spoken.board;
    const chosen = this.#chosen;
    const at = this.#pointOf(chosen);
    if (chosen === undefined || at === undefined)
      return html`<p class="quiet-text">${words.markHint}</p>`;
    const marks = this.#marks.get(chosen) ?? [];
    const not = this.excluded?.at(at) ?? [];
    const press = (rank: Rank) => (): void => {
      this.#toggleRank(chosen, rank);
      this.changed();
    };
    return html`<div class="toolbar marking" role="group" aria-label=${words.mark}>
        ${RANKS.map((rank) => {
          const pressed = marks.includes(rank);
          const disabled = !pressed && (marks.length >= MOST || not.includes(rank));
          const name = not.includes(rank) ? 'excluded' : '';
          return button({ label: ranks[rank], pressed, disabled, name, press: press(rank) });
        })}
      </div>
      ${not.length > 0 ? html`<p class="quiet-text">${excludedText(not, ranks, words)}</p>` : nothing}`;
  }

  #toggleRank(deployed: Point, rank: Rank): void {
    const marks = this.#marks.get(deployed) ?? [];
    const next = marks.includes(rank) ? marks.filter((known) => known !== rank) : [...marks, rank];
    if (next.length > 0) this.#marks.set(deployed, next);
    else this.#marks.delete(deployed);
    if (this.key === undefined) return;
    const entries = [...this.#marks].map(([point, ranks]) => `${point}${ranks.join('')}`);
    this.keeping.set(this.key, entries.join(' '));
  }

  /** Marks of pieces that are still covered, where they stand now. */
  get #guesses(): readonly GuessMark[] {
    return [...this.#marks].flatMap(([deployed, ranks]) => {
      const at = this.#pointOf(deployed);
      return at === undefined ? [] : [{ at, ranks }];
    });
  }

  #pointOf(deployed: Point | undefined): Point | undefined {
    if (deployed === undefined) return undefined;
    const { view, identities } = this.played;
    const at = identities.indexOf(deployed);
    const piece = view.pieces[at];
    return piece && piece.rank === undefined ? at : undefined;
  }
}

/** `cannot be mine or flag`, or what is left where that is shorter: `can only be bomb or engineer`. */
export function excludedText(
  not: readonly Rank[] | undefined,
  names: Spoken['board']['ranks'],
  words: PlayWords['play'],
): string | undefined {
  if (!not || not.length === 0) return undefined;
  const left = RANKS.filter((rank) => !not.includes(rank));
  const [say, ranks] = left.length < not.length ? [words.onlyBe, left] : [words.cannotBe, not];
  return say(ranks.map((rank) => names[rank]));
}

/** `12ab 40k`: where a piece was deployed and what it is taken for. */
function read(text = ''): Map<Point, readonly Rank[]> {
  const marks = new Map<Point, readonly Rank[]>();
  for (const [, point, letters = ''] of text.matchAll(/(\d+)([a-l]+)/g)) {
    marks.set(Number(point), RANKS.filter((rank) => letters.includes(rank)).slice(0, MOST));
  }
  return marks;
}
