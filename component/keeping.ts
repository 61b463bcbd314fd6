// What a reader's browser remembers, as long as it lets us: storage may be off, full or another's.

/** Text by name. Never throws; what cannot be kept is not there later. */
export interface Keeping {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Names that begin with `start`, in no order. */
  keys(start: string): readonly string[];
}

/** Keeps in `localStorage`, every name behind `junqi.`. */
export const browserKeeping: Keeping = {
  get: (key) => quietly(() => localStorage.getItem(nameOf(key)) ?? undefined),
  set: (key, text) => quietly(() => localStorage.setItem(nameOf(key), text)),
  remove: (key) => quietly(() => localStorage.removeItem(nameOf(key))),
  keys: (start) =>
    quietly(() =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(nameOf(start)))
        .map((name) => name.slice(PREFIX.length)),
    ) ?? [],
};

/** Keeps as long as it lives: for a page that wants nothing stored, and for tests. */
export function passingKeeping(): Keeping {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    keys: (start) => [...kept.keys()].filter((key) => key.startsWith(start)),
  };
}

/** What a board keeps its things by: the name that a page gave, else where it stands; undefined where none are to be. */
export function keptBy(given: unknown, { id }: Pick<Element, 'id'>): string | undefined {
  if (given === 'off' || given === 'false' || given === false) return undefined;
  return typeof given === 'string' && given ? given : `${location.pathname}#${id}`;
}

const PREFIX = 'junqi.';
const nameOf = (key: string): string => PREFIX + key;

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
