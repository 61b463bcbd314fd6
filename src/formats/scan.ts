// What the readers of text share.

/** A character or word as a fault shows it; never more than a glance of it. */
export function quoted(text: string): string {
  if (text === '') return 'nothing';
  return `"${text.length > 24 ? `${text.slice(0, 24)}…` : text}"`;
}

/** A whole number without sign or leading zeros that JavaScript holds exactly. */
export function wholeNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
}
