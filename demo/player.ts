// The buttons under a record: to the start, back, play, forward, to the end, and a slider.

import { html, type TemplateResult } from 'lit';
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
      ${sign(icon)}
    </button>`;
  const label = isPlaying ? watch.pause : watch.play;
  return html`<div class="player">
    ${step(watch.first, 'first', 0)} ${step(watch.previous, 'previous', ply - 1)}
    <button type="button" class="primary" aria-label=${label} title=${label} @click=${toggle}>
      ${sign(isPlaying ? 'pause' : 'play')}
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

/** Drawn, because fonts differ in whether and how they have such signs. */
const ICONS = {
  first: 'M5 5h2.5v14H5zM20 5v14L8.5 12z',
  previous: 'M16.5 5v14L6 12z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6.5 5H10v14H6.5zM14 5h3.5v14H14z',
  next: 'M7.5 5v14L18 12z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11.5-7z',
} as const;
type Icon = keyof typeof ICONS;

const sign = (icon: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICONS[icon]}></path>
  </svg>`;
