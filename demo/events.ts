// What sections tell the page and each other.

import type { SectionName } from './address.js';

interface SetupDetail {
  /** A setup in letters. */
  readonly text: string;
}

interface PlaceDetail {
  readonly section: SectionName;
  /** Of the puzzle or step that shows, from 1. */
  readonly number: number;
}

declare global {
  interface DocumentEventMap {
    /** A setup file was opened where records are watched. */
    'demo-setup-file': CustomEvent<SetupDetail>;
    /** Somebody wants to play with a setup. */
    'demo-use-setup': CustomEvent<SetupDetail>;
    /** The reader has loaded something of their own, or an example. */
    'demo-loaded': CustomEvent<null>;
    /** Another puzzle, or another step of the lesson, is shown. */
    'demo-place': CustomEvent<PlaceDetail>;
  }
}

export function tell(from: Element, name: 'demo-setup-file' | 'demo-use-setup', text: string) {
  from.dispatchEvent(new CustomEvent<SetupDetail>(name, { detail: { text }, bubbles: true }));
}

export function tellLoaded(from: Element): void {
  from.dispatchEvent(new CustomEvent('demo-loaded', { bubbles: true }));
}

export function tellPlace(from: Element, detail: PlaceDetail): void {
  from.dispatchEvent(new CustomEvent<PlaceDetail>('demo-place', { detail, bubbles: true }));
}
