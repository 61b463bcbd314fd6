// What the window is called, in the reader's language: tabs, bookmarks and screen readers tell pages apart by it.

import type { SectionName } from './address.js';
import { words } from './language.js';

/** By the heading of the section or page that shows. */
export function nameWindow(heading: string): void {
  document.title = `${heading} · ${words().title}`;
}

export const headingOf = (section: SectionName): string =>
  words()[section === 'hot-seat' ? 'hotSeat' : section].title;
