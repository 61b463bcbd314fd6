// Text as editors and forums leave it, made what its author wrote: entities, line breaks as tags,
// no-break spaces, curly quotes, long dashes. Comments in braces keep their quotes and dashes.

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** Entities become what they stand for; an unknown one stays as it is. */
export function withoutEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const BREAK = /[ \t]*<br\s*\/?>[ \t]*\n?|<\/(?:p|div|li|tr|h[1-6])>\n?/gi;
/** What editors put around text; anything else in angle brackets is the author's. */
const MARKUP =
  /<\/?(?:a|b|bdi|code|div|em|font|h[1-6]|i|li|mark|p|pre|s|small|span|strong|tt|u|ul|wbr)(?:\s[^<>]*)?>/gi;

/** Tags that stand in the text as text, as a script element keeps what an editor did to it. */
export function withoutTags(text: string): string {
  return text.replace(BREAK, '\n').replace(MARKUP, '');
}

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

function plain(text: string): string {
  return text
    .replace(/[“”„‟«»″＂]/g, '"')
    .replace(/[‘’‚‛′＇]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/…/g, '...');
}

/** Text with only the marks that a record knows outside of its comments. */
export function mended(text: string): string {
  const spaced = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(SPACES, ' ');
  return spaced.replace(/\{[^}]*\}|[^{]+|\{/g, (part) =>
    part.startsWith('{') ? part : plain(part),
  );
}
