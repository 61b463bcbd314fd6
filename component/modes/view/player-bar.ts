// The buttons under a record: to the start, back, play, forward, to the end, and a slider.

import { css, html, type TemplateResult } from 'lit';
import { button, iconDrawing, type Icon } from '../../panels.js';
import type { Cursor } from './cursor.js';
import type { ViewWords } from './messages/words.js';

export interface PlayerState {
  readonly cursor: Cursor;
  readonly isPlaying: boolean;
  readonly words: ViewWords['view'];
  readonly goTo: (ply: number) => void;
  readonly toggle: () => void;
}

export function playerBar({ cursor, isPlaying, words, goTo, toggle }: PlayerState): TemplateResult {
  const { ply, line } = cursor;
  const plies = line.length;
  const step = (label: string, icon: Icon, target: number): TemplateResult =>
    button({
      label,
      icon,
      disabled: target < 0 || target > plies || target === ply,
      press: () => goTo(target),
    });
  const slid = ({ target }: Event): void => goTo((target as HTMLInputElement).valueAsNumber);
  return html`<div
    class="player toolbar"
    part="toolbar"
    role="group"
    aria-label=${words.controls}
    dir="ltr"
  >
    ${step(words.first, 'first', 0)} ${step(words.previous, 'previous', ply - 1)}
    <button
      type="button"
      part="button"
      class="button primary icon-only toggle"
      aria-label=${isPlaying ? words.pause : words.play}
      title=${isPlaying ? words.pause : words.play}
      ?disabled=${plies === 0}
      @click=${toggle}
    >
      ${iconDrawing(isPlaying ? 'pause' : 'play')}
    </button>
    ${step(words.next, 'next', ply + 1)} ${step(words.last, 'last', plies)}
    <label class="field slider"
      ><span class="field-name">${words.plyOf(ply, plies)}</span>
      <input type="range" min="0" max=${plies} .value=${String(ply)} @input=${slid} />
    </label>
  </div>`;
}

export const playerStyles = css`
  .player .slider {
    flex: 1 1 8em;
  }
  .player .slider input {
    inline-size: 100%;
    margin: 0;
  }
`;
