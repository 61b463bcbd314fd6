// A drawing's template as text, without a document: what the element renders, a file can hold, and Node
// can write. Templates of drawings hold no events and no directives.

type Template = {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
};

const isTemplate = (part: unknown): part is Template =>
  typeof part === 'object' && part !== null && '_$litType$' in part;

/** Markup with every attribute in double quotes. Throws a TypeError for a part that is no drawing. */
export function templateText(part: unknown): string {
  if (part === null || part === undefined || typeof part === 'symbol') return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if (Array.isArray(part)) return part.map(templateText).join('');
  if (!isTemplate(part)) throw new TypeError('a drawing holds templates, texts and numbers only');
  return textOf(part);
}

function textOf({ strings, values }: Template): string {
  let text = '';
  let isInTag = false;
  for (const [index, piece] of strings.entries()) {
    text += piece;
    const [opened, closed] = [piece.lastIndexOf('<'), piece.lastIndexOf('>')];
    if (opened !== closed) isInTag = opened > closed;
    if (index === values.length) break;
    if (!isInTag) text += templateText(values[index]);
    else text += piece.endsWith('=') ? `"${attribute(values[index])}"` : attribute(values[index]);
  }
  return text;
}

const attribute = (value: unknown): string => templateText(value).replaceAll('"', '&quot;');

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
