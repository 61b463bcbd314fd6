// Markup as a tree, and back: the small part of it that drawings use.

import { escaped } from './template-text.js';

export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

type Draft = { name: string; attributes: Record<string, string>; children: (Draft | string)[] };

const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads what `templateText` wrote; blanks between elements are left out. */
export function parseMarkup(text: string): readonly Node[] {
  const root: Draft = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', attributes = '', selfClosing, words] of text
    .replace(/<!--.*?-->/gs, '')
    .matchAll(TAG)) {
    const parent = open.at(-1) ?? root;
    if (words !== undefined) {
      if (words.trim() !== '') parent.children.push(unescaped(words.trim()));
    } else if (closing) open.pop();
    else {
      const node: Draft = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  return root.children.filter((child) => typeof child !== 'string');
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

/** One line of markup; elements without children close themselves. */
export function makeMarkup(node: Node | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  const inside = node.children.map(makeMarkup).join('');
  const tag = node.name + attributes.join('');
  return inside === '' ? `<${tag}/>` : `<${tag}>${inside}</${node.name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
