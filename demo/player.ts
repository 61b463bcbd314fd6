// The buttons under a record: to the start, back, play, forward, to the end, and a slider.

import { html, type TemplateResult } from 'lit';
import { iconDrawing, type Icon } from '../component/panels.js';
import { words } from './language.js';

export interface PlayerState {
  readonly ply: number;
  readonly plies: number;
  readonly isPlaying: boolean;
  readonly goTo: (ply: number) => void;
  readonly toggle: () => void;
  /** Id of the slider. */
  readonly id: string;
}

export function playerBar({
  ply,
  plies,
  isPlaying,
  goTo,
  toggle,
  id,
}: PlayerState): TemplateResult {
  const { watch } = words();
  const step = (label: string, icon: Icon, target: number): TemplateResult =>
    html`<button
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${target < 0 || target > plies || target === ply}
      @click=${() => goTo(target)}
    >
      ${iconDrawing(icon)}
    </button>`;
  const label = isPlaying ? watch.pause : watch.play;
  return html`<div class="player">
    ${step(watch.first, 'first', 0)} ${step(watch.previous, 'previous', ply - 1)}
    <button type="button" class="primary" aria-label=${label} title=${label} @click=${toggle}>
      ${iconDrawing(isPlaying ? 'pause' : 'play')}
    </button>
    ${step(watch.next, 'next', ply + 1)} ${step(watch.last, 'last', plies)}
    <div class="field slider">
      <label for=${id}>${watch.plyOf(ply, plies)}</label>
      <input
        id=${id}
        type="range"
        min="0"
        max=${plies}
        .value=${String(ply)}
        @input=${(event: Event) => goTo((event.target as HTMLInputElement).valueAsNumber)}
      />
    </div>
  </div>`;
}
