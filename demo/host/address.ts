// What the page is, by its address: `#host=duel-dark` a host's tab, `#seat=S&key=…` a seat whose host is
// a tab, `#table=NAME&rules=duel-dark&seat=S` a seat at a server. The part behind # never leaves a browser.

import { SEATS, type Seat } from '../../src/board.js';

export const VARIANTS = ['duel-dark', 'duel-open', 'flip', 'four-partners', 'four-dark'] as const;
export type VariantName = (typeof VARIANTS)[number];

export type Place =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'host'; readonly variant: VariantName }
  | {
      readonly kind: 'tab';
      readonly seat: Seat;
      readonly key: string;
      readonly variant: VariantName;
    }
  | {
      readonly kind: 'table';
      readonly seat: Seat;
      readonly table: string;
      readonly variant: VariantName;
    };

export function placeOf(hash: string): Place {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const variant = VARIANTS.find((known) => known === fields.get('rules')) ?? VARIANTS[0];
  const seat = SEATS.find((known) => known === fields.get('seat'));
  const key = fields.get('key');
  const table = fields.get('table');
  if (seat && key !== null) return { kind: 'tab', seat, key, variant };
  if (seat && table !== null) return { kind: 'table', seat, table, variant };
  return fields.has('host') ? { kind: 'host', variant } : { kind: 'lobby' };
}

export function hashOf(place: Place): string {
  switch (place.kind) {
    case 'lobby':
      return '';
    case 'host':
      return `#host&rules=${place.variant}`;
    case 'tab':
      return `#rules=${place.variant}&seat=${place.seat}&key=${place.key}`;
    case 'table':
      return `#rules=${place.variant}&seat=${place.seat}&table=${place.table}`;
  }
}
