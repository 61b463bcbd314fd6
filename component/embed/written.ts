// What a host element holds, as lines: scripts keep tags as text, other elements have them as elements.

import { withoutEntities, withoutTags } from './mend.js';

const BLOCKS = ['P', 'DIV', 'LI', 'TR', 'BLOCKQUOTE'];

/** The text that was written into a `<script type="text/junqi">`, a `<pre>` or a `<code>`. */
export function writtenIn(host: Element): string {
  if (host.localName === 'script') return twice(withoutTags(host.textContent));
  return twice(linesOf(host));
}

/** Entities of entities: editors escape what was escaped already. */
const twice = (text: string): string => withoutEntities(withoutEntities(text));

function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const { nodeName } = node;
  if (nodeName === 'BR') return followedByNewline(node) ? '' : '\n';
  const inner = [...node.childNodes].map(linesOf).join('');
  return BLOCKS.includes(nodeName) ? `\n${inner}\n` : inner;
}

/** Editors write `<br>` and a line break for one end of a line. */
function followedByNewline({ nextSibling }: Node): boolean {
  return nextSibling?.nodeType === Node.TEXT_NODE && /^\s*\n/.test(nextSibling.nodeValue ?? '');
}
