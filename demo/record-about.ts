// Who played a record, and where, as far as the reader wants to know.

import { html, nothing, type TemplateResult } from 'lit';
import type { GameRecord } from '../src/record.js';
import { seatsOf } from '../src/rules.js';
import { armyName, capital } from './table.js';

const SEAT_TAGS = { S: 'South', E: 'East', N: 'North', W: 'West' } as const;

export function recordAbout({ tags, variant: { rules } }: GameRecord): TemplateResult {
  const about = ['Event', 'Site', 'Date'].flatMap((tag) => tags[tag] ?? []);
  const named = seatsOf(rules).filter((seat) => tags[SEAT_TAGS[seat]]);
  const names = named.map(
    (seat) =>
      html`<li class="seat-${rules.board}-${seat}">
        ${capital(armyName(rules.board, seat))}: ${tags[SEAT_TAGS[seat]]}
      </li>`,
  );
  return html`${about.length > 0 ? html`<p class="about">${about.join(' · ')}</p>` : nothing}
  ${
    named.length > 0
      ? html`<ul class="names">
          ${names}
        </ul>`
      : nothing
  }`;
}
