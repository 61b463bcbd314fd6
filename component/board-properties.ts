// What a page gives a board, by attribute or property.

import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { Position } from '../src/position.js';
import type { Move, Turn } from '../src/turn.js';
import type { Faces, PieceSet } from './faces/faces.js';
import type { Services } from './modes/services.js';

/** Text is empty where its attribute is gone. */
const TEXT = { converter: { fromAttribute: (text: string | null) => text ?? '' } };

/**
 * @attr {string} mode - What the board is for: `view`, `play`, … or one that the page added. Without one it shows
 *   what it is given and says what a hand wants.
 * @attr {string} rules - Rules by name and changes, such as `duel-dark` or `four-dark,quietLimit=71`.
 * @attr {string} position - A position or a view as text.
 * @attr {string} record - A game as `.jqn` text, shown instead of `position`. Whoever reads the page can read
 *   it: where ranks must stay secret, give the record that was written for the seat.
 * @attr {S | E | N | W | all} seat - Whose view of the record is shown; `all` is everything it holds.
 * @attr {number} ply - How many of the record's turns are shown; all of them where absent.
 * @attr {S | E | N | W} orientation - The seat at the bottom.
 * @attr {hanzi | hanzi1 | latin | guide} faces - What pieces show; `hanzi` on Chinese pages, else `guide`.
 *   Traditional characters where the language is traditional Chinese.
 * @attr {boolean} coordinates - Shows files and ranks.
 * @attr {boolean} upright - Keeps the faces of the side seats upright.
 * @attr {boolean} readonly - Nothing can be chosen.
 * @attr {boolean} drawable - The right button draws arrows and circles, which stay for as long as the position;
 *   a button below has every pointer draw.
 * @attr {boolean} show-rules - Says the rules in words below the board.
 * @attr {boolean} sounds - A quiet knock for every turn, once the reader has done something on the page.
 * @attr {light | dark | auto | inherit} theme - `auto` follows the reader, `inherit` the page.
 * @attr {string} lang - Language of labels and messages; the page's where absent.
 */
export abstract class BoardProperties extends LitElement {
  @property(TEXT) mode = '';
  @property(TEXT) rules = '';
  @property(TEXT) position = '';
  @property(TEXT) record = '';
  @property(TEXT) seat = '';
  @property({ type: Number }) ply: number | null | undefined = undefined;
  @property(TEXT) orientation = '';
  @property(TEXT) faces: Faces | '' = '';
  @property({ type: Boolean }) coordinates = false;
  @property({ type: Boolean }) upright = false;
  @property({ type: Boolean, reflect: true }) readonly = false;
  @property({ type: Boolean }) drawable = false;
  @property({ type: Boolean, attribute: 'show-rules' }) showRules = false;
  @property({ type: Boolean }) sounds = false;
  @property({ reflect: true }) theme: 'light' | 'dark' | 'auto' | 'inherit' | '' = '';
  @property(TEXT) override lang = '';

  /**
   * What is seen; stands above `position`. Ranks nobody here may know are absent from it. Null where
   * there is none; points with null in `pieces` are empty.
   */
  @property({ attribute: false }) view: Position | null | undefined = undefined;
  /** The moves that a hand may make now; none where it is null. */
  @property({ attribute: false }) destinations: readonly Move[] | null | undefined = [];
  /** Faces of the page's own in place of `faces`: `(rank, { width, height })` gives outlines to be drawn on the piece. */
  @property({ attribute: false }) pieceSet: PieceSet | null | undefined = undefined;
  /** The turn that led to `view`: it is marked, told and animated. */
  @property({ attribute: false }) lastTurn: Turn | null | undefined = undefined;
  /** Settings of the mode as values; each stands above the attribute of its name. */
  @property({ attribute: false }) options: Readonly<Record<string, unknown>> | null | undefined =
    undefined;
  /** What modes need of the world, in place of the project's own: `core`, `opponent`, `keeping`. */
  @property({ attribute: false }) services: Partial<Services> | null | undefined = undefined;
}
