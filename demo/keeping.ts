// What the page remembers about its reader: language and colours, which puzzles are solved, what game was chosen last.
// The boards keep unfinished games themselves.
// Storage may be switched off; then nothing is remembered.

type Name = 'language' | 'colours' | 'puzzles' | 'play' | 'hot-seat';

const keyOf = (name: Name): string => `junqi-demo.${name}`;

export function kept(name: Name): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: Name, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // Not remembered.
  }
}
