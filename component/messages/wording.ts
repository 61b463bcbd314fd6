// Which language an element speaks: its own `lang`, else that of what it stands in, else the page's; and
// what it says in it. Message files are kept by @shoelace-style/localize, so a page may add a language.

import {
  LocalizeController,
  registerTranslation,
  type Translation,
} from '@shoelace-style/localize';
import type { ReactiveControllerHost } from 'lit';
import { langOf } from '../../src/describe/text.js';
import { en } from './en.js';
import { later } from './later.js';
import type { Messages } from './words.js';
import { zhHans } from './zh-hans.js';
import { zhHant } from './zh-hant.js';

type Host = ReactiveControllerHost & HTMLElement;

const spoken = new Set<Translation>();
/** Words put together so far, by their English and their language. */
let known = new WeakMap<object, Map<string, object>>();

/**
 * Adds message files; the words of a file come to those of the same language that are there. What a language
 * lacks is said in English. Adding a file again changes nothing.
 */
export function addMessages(...files: readonly Translation[]): void {
  // The library falls back to what came first.
  const added = [en, zhHans, zhHant, ...files].filter((file) => !spoken.has(file));
  if (added.length === 0) return;
  added.forEach((file) => spoken.add(file));
  known = new WeakMap();
  registerTranslation(...added);
}

/** The element's language; it is drawn again when the page's changes. */
export class Wording extends LocalizeController {
  /** The tag of the language, such as `en`, `zh` (simplified) or `zh-tw` (traditional). */
  override lang(): string {
    return codeOf(this.host.lang || langAround(this.host) || super.lang());
  }

  /** Resolves when what comes later of the element's language is here, or does not come. */
  async come(): Promise<void> {
    await bring(this.lang());
  }

  /** What `english` says, in the element's language as far as it is there. */
  in<Said extends object>(english: Messages<Said>): Said {
    return wordsIn(english, this.lang());
  }
}

/** The library tells languages apart by region, Chinese is told apart by its characters. */
function codeOf(tag: string): string {
  switch (langOf(tag)) {
    case 'zh-Hant':
      return 'zh-tw';
    case 'zh-Hans':
      return 'zh';
    case 'en':
      return tag.toLowerCase();
  }
}

const asked = new Map<string, Promise<void>>();

/** Brings a language that comes later; boards are drawn again when it is here. Until then they say what they can. */
function bring(lang: string): Promise<void> | undefined {
  const load = later[lang];
  if (load && !asked.has(lang)) {
    const coming = load().then(
      (files) => addMessages(...files),
      () => undefined,
    );
    asked.set(lang, coming);
  }
  return asked.get(lang);
}

/** What `english` says, in the language of a tag as far as it is there. */
export function wordsIn<Said extends object>(english: Said, tag: string): Said {
  addMessages();
  const lang = codeOf(tag);
  void bring(lang);
  const inLanguages = known.get(english) ?? new Map<string, object>();
  const words = inLanguages.get(lang) ?? put(english, new LocalizeController(speaker(lang)));
  known.set(english, inLanguages.set(lang, words));
  return words as Said;
}

/** Someone who speaks a language and is not on the page. */
const speaker = (lang: string): Host =>
  ({ lang, addController: () => undefined }) as unknown as Host;

function put(english: object, localize: LocalizeController): object {
  remember(localize);
  const say = (name: string, said: unknown): unknown => {
    if (!localize.exists(name, {})) return said;
    if (typeof said === 'function') return (...given: unknown[]) => localize.term(name, ...given);
    const own: unknown = localize.term(name);
    return isRecord(said) && isRecord(own) ? { ...said, ...own } : own;
  };
  return Object.fromEntries(Object.entries(english).map(([name, said]) => [name, say(name, said)]));
}

/** The library looks for the language anew with every word, which a board of sixty points feels. */
function remember(localize: LocalizeController): void {
  const library = localize as unknown as { getTranslationData(lang: string): object };
  const found = library.getTranslationData(localize.lang());
  library.getTranslationData = () => found;
}

const isRecord = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The `lang` that applies to an element, looked for beyond shadow roots too. */
export function langAround(element: Element): string {
  const closest = element.closest<HTMLElement>('[lang]');
  if (closest) return closest.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : '';
}
