// Rules of the element's own style sheets that paint drawings: classes and element names, beside or
// inside each other. What only a document has (media, containers, states) plays no part in a file.

/** An element as selectors see it. */
export interface Styled {
  readonly name: string;
  readonly classes: readonly string[];
}

export type Declarations = Readonly<Record<string, string>>;

interface Rule {
  /** Compounds from the outermost to the element itself. */
  readonly selector: readonly Styled[];
  readonly declarations: Declarations;
}

export class StyleSheet {
  readonly #rules: readonly Rule[];
  /** Answers by the way to an element: a board has few ways and many elements. */
  readonly #known = new Map<string, Declarations>();
  /** What stands on `:host`. */
  readonly host: Declarations;

  constructor(css: string) {
    const rules = rulesIn(css.replace(/\/\*.*?\*\//gs, ''));
    const isHost = ({ selector }: (typeof rules)[number]): boolean => selector === ':host';
    this.host = merged(rules.filter(isHost).map(({ declarations }) => declarations));
    this.#rules = rules
      .flatMap(({ selector, declarations }): Rule[] => {
        const compounds = compoundsOf(selector);
        return compounds ? [{ selector: compounds, declarations }] : [];
      })
      // Sorting keeps the order of equals, so the later of two wins, as in a document.
      .sort((a, b) => weightOf(a) - weightOf(b));
  }

  /** What the rules say of an element, given those around it, the outermost first. */
  declarationsOf(element: Styled, around: readonly Styled[]): Declarations {
    const way = [...around, element].map(({ name, classes }) => [name, ...classes].join('.'));
    const key = way.join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const matching = this.#rules.filter(({ selector }) => matches(selector, element, around));
    const declarations = merged(matching.map((rule) => rule.declarations));
    this.#known.set(key, declarations);
    return declarations;
  }
}

/** The last of several wins. */
const merged = (all: readonly Declarations[]): Declarations =>
  Object.assign({}, ...all) as Declarations;

function rulesIn(
  css: string,
): { readonly selector: string; readonly declarations: Declarations }[] {
  const rules = [];
  for (const [, head = '', body = ''] of withoutBlocks(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = declarationsIn(body);
    for (const selector of head.split(',')) rules.push({ selector: selector.trim(), declarations });
  }
  return rules;
}

/** Without `@…` rules and all that is in them. */
function withoutBlocks(css: string): string {
  let text = '';
  for (let at = 0; at < css.length; at++) {
    if (css[at] !== '@') text += css[at];
    else at = endOfBlock(css, at);
  }
  return text;
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
    if (css[at] === ';' && depth === 0) return at;
  }
  return css.length;
}

function declarationsIn(body: string): Declarations {
  const pairs = body.split(';').map((pair) => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** Undefined for a selector that no drawing outside a document can match. */
function compoundsOf(selector: string): readonly Styled[] | undefined {
  const parts = selector.split(/\s+/);
  if (!parts.every((part) => /^([a-z]*)(\.[\w-]+)*$/i.test(part) && part !== '')) return undefined;
  return parts.map((part) => {
    const [name = '', ...classes] = part.split('.');
    return { name, classes };
  });
}

/** Classes count before element names. */
function weightOf({ selector }: Rule): number {
  const classes = selector.reduce((sum, part) => sum + part.classes.length, 0);
  return classes * 100 + selector.filter(({ name }) => name !== '').length;
}

const isLike = (part: Styled, { name, classes }: Styled): boolean =>
  (part.name === '' || part.name === name) && part.classes.every((each) => classes.includes(each));

function matches(selector: readonly Styled[], element: Styled, around: readonly Styled[]): boolean {
  const [self, ...outer] = [...selector].reverse();
  if (!self || !isLike(self, element)) return false;
  let at = around.length - 1;
  for (const part of outer) {
    while (at >= 0 && !isLike(part, around[at] as Styled)) at--;
    if (at-- < 0) return false;
  }
  return true;
}
