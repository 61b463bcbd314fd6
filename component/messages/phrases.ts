// What faults say, in another language. What finds faults speaks English and knows no languages, so the English
// phrase is the key, as in gettext; see phrasing.ts. Faults are rare, so that a catalogue comes when it is first
// asked.

import { update as drawAll } from '@shoelace-style/localize';
import type { Fault } from '../../src/fault.js';
import type { Rank } from '../../src/pieces.js';
import type { Phrases } from './phrasing.js';
import type { Words } from './words.js';

/** A sentence about what cannot be read; empty as long as its words are on their way. */
export function faultSentence({ sentence, phrase }: Words, fault: Fault): string {
  const [where, found, expected] = [fault.where, fault.found, fault.expected].map(phrase);
  if (where === undefined || found === undefined || expected === undefined) return '';
  return sentence(where, found, expected);
}

/**
 * What says English phrases by a catalogue that is loaded with the first of them: nothing until it is here, and
 * English where it does not come.
 */
export function comingPhrases(
  load: () => Promise<Phrases>,
  ranks: Readonly<Record<Rank, string>>,
): Words['phrase'] {
  let say: ((english: string) => string) | undefined;
  let isAsked = false;
  const bring = async (): Promise<void> => {
    isAsked = true;
    try {
      const [{ phrasing }, phrases] = await Promise.all([import('./phrasing.js'), load()]);
      say = phrasing(phrases, ranks);
    } catch {
      say = (english) => english;
    }
    drawAll();
  };
  return (english) => {
    if (!isAsked) void bring();
    return say?.(english);
  };
}
