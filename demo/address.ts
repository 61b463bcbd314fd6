// What the address says: which section shows and where in it, or a board that somebody sent.

import { isFault, type Parsed } from '../src/fault.js';
import { parseShare, type Shared } from '../src/share/share.js';

export const SECTIONS = [
  'play',
  'hot-seat',
  'watch',
  'setup',
  'edit',
  'puzzles',
  'lesson',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Address {
  readonly section: SectionName;
  /** Which puzzle, or which step of the lesson, from 1: `#puzzles/7`. */
  readonly number?: number;
  /** The board in the address, or what is wrong with it. */
  readonly shared?: Parsed<Shared>;
}

/** Whether an address holds a board. */
export const isShared = (hash: string): boolean => /junqi(=|%3d)/i.test(hash);

/** Where a board of each kind is shown. */
const SECTION_OF = { record: 'watch', position: 'edit', setup: 'setup' } as const;

/** Boards are long to read, and several parts of the page ask about the same address. */
let last: { readonly hash: string; readonly address: Address } | undefined;

export function addressOf(hash: string): Address {
  if (last?.hash !== hash) last = { hash, address: read(hash) };
  return last.address;
}

function read(hash: string): Address {
  if (isShared(hash)) {
    const shared = parseShare(hash);
    return { shared, section: isFault(shared) ? 'watch' : SECTION_OF[shared.value.kind] };
  }
  const [, name, number] = /^#([a-z-]+)(?:\/(\d{1,4}))?$/.exec(hash) ?? [];
  const section = SECTIONS.find((known) => known === name) ?? 'play';
  return { section, ...(number !== undefined && { number: Number(number) }) };
}
