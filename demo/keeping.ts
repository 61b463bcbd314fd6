// What the page remembers about its reader: language and colours, which puzzles are solved, what game was chosen last,
// whether options are folded away.
// The boards keep games themselves.
// Storage may be switched off; then nothing is remembered.

type Name = 'language' | 'colours' | 'puzzles' | 'play' | 'hot-seat' | 'options';

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

/** Several things under one name. */
export function keepFields(name: Name, fields: object): void {
  keep(name, JSON.stringify(fields));
}

/** What was kept so, by its own names; nothing where the text is none of ours. */
export function keptFields(name: Name): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(kept(name) ?? '{}');
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
