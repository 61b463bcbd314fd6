// The engine's lines as text; every move of them can be played into the tree.

import { html, nothing, type TemplateResult } from 'lit';

/** A line as it is shown. */
export interface ShownLine {
  /** How it stands, `+1.25 for red, 63 %`. */
  readonly standing: string;
  readonly moves: readonly string[];
}

export interface LinesList {
  readonly label: string;
  /** Lines there will be: their places are kept until they are told. */
  readonly rows: number;
  readonly lines: readonly ShownLine[];
  readonly playLabel: (moves: string) => string;
  /** Plays the first `count` moves of a line. */
  readonly play: (line: number, count: number) => void;
}

/** Moves of a line that are shown. */
const MOST_MOVES = 8;

/*
 * ol.list.lines
 * └─ li.line.place-…
 *    ├─ span.line-standing
 *    └─ span.line-moves[role=group] > button.item × moves      the first is a tab stop, arrows go to the others
 */
export function linesList(list: LinesList): TemplateResult {
  return html`<ol class="list lines" part="lines" aria-label=${list.label} dir="auto">
    ${list.lines.map(
      ({ standing, moves }, line) =>
        html`<li class="line place-${Math.min(line + 1, 3)}">
          <span class="line-standing">${standing}</span>
          <span class="line-moves" role="group" dir="ltr" aria-label=${standing} @keydown=${walk}>
            ${moves.slice(0, MOST_MOVES).map((move, index) => {
              const upTo = moves.slice(0, index + 1).join(' ');
              return html`<button
                type="button"
                class="item"
                tabindex=${index === 0 ? 0 : -1}
                aria-label=${list.playLabel(upTo)}
                @click=${() => list.play(line, index + 1)}
              >
                ${move}
              </button>`;
            })}
          </span>
        </li>`,
    )}
    ${list.lines.length === 0 ? Array.from({ length: list.rows }, placeholder) : nothing}
  </ol>`;
}

/** As high as a line. */
const placeholder = (): TemplateResult =>
  html`<li class="line-room" aria-hidden="true">
    <span class="line-standing">&nbsp;</span
    ><span class="line-moves"><span class="item">&nbsp;</span></span>
  </li>`;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows go along the moves of a line. */
function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const moves = [...event.currentTarget.querySelectorAll('button')];
  const at = moves.indexOf(event.target as HTMLButtonElement);
  moves[at + step]?.focus();
}
