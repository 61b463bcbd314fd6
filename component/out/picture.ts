// A position as a picture that needs nothing from outside: outlines with their colours worked out. It
// is made of the drawings and style sheets of the element, so that both always look alike.

import { svg } from 'lit';
import { BOARDS, type Seat } from '../../src/board.js';
import type { Position } from '../../src/position.js';
import type { Rules } from '../../src/rules.js';
import type { Turn } from '../../src/turn.js';
import { annotations as annotationStyles } from '../annotation-styles.js';
import { annotationsDrawing } from '../annotations-drawing.js';
import type { Annotations } from '../annotations.js';
import { groundDrawing } from '../board-drawing.js';
import { ground, marks, pieces } from '../drawing-styles.js';
import type { Faces, PieceSet } from '../faces/faces.js';
import { facing, xyOf, type Facing } from '../geometry.js';
import { lastTurnDrawing } from '../marks.js';
import { pieceDrawing } from '../pieces-drawing.js';
import { theme } from '../theme.js';
import { parseMarkup, type Node } from './markup.js';
import { paintOf, resolved, type Variables } from './paint.js';
import { StyleSheet, type Styled } from './stylesheet.js';
import { templateText } from './template-text.js';

export interface PictureOptions {
  /** Some rules add railways to the board. */
  readonly rules?: Rules | undefined;
  /** The seat at the bottom; the board's first unless given. */
  readonly bottom?: Seat | undefined;
  readonly faces?: Faces | PieceSet | undefined;
  /** Keeps the faces of the side seats upright. */
  readonly upright?: boolean | undefined;
  readonly coordinates?: boolean | undefined;
  /** The turn that led here is marked. */
  readonly lastTurn?: Turn | undefined;
  readonly annotations?: Annotations | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  /** Colours by the names of the element's custom properties: `{ '--junqi-red': '#a00' }`. */
  readonly colours?: Variables | undefined;
  /** Pixels; the drawing's own width unless given (524 or 880). The height follows. */
  readonly width?: number | undefined;
  /** What it shows, for those who do not see it. */
  readonly label?: string | undefined;
}

export interface Picture {
  /** Units of the drawing. */
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn one over the other; nothing in them refers to anything. */
  readonly nodes: readonly Node[];
}

const SHEET = new StyleSheet(
  [theme, ground, pieces, marks, annotationStyles].map(({ cssText }) => cssText).join('\n'),
);

/** Below this width in pixels the pieces of Four show one glyph, as on the page. */
const NARROW = 560;

export function pictureOf(view: Position, options: PictureOptions = {}): Picture {
  const at = facing(BOARDS[view.board], options.bottom ?? BOARDS[view.board].seats[0] ?? 'S');
  const { width, height } = at.layout;
  const pixels = options.width ?? width;
  const isNarrow = view.board === 'four' && pixels <= NARROW;
  const painter = new Painter(options, isNarrow ? 'wide' : 'narrow');
  const around = [{ name: 'svg', classes: [view.board] }];
  const drawn = parseMarkup(templateText(drawingOf(view, at, options)));
  return {
    size: { width, height },
    width: pixels,
    height: (pixels * height) / width,
    nodes: drawn.flatMap((node) => painter.painted(node, around, painter.variables)),
  };
}

function drawingOf(view: Position, at: Facing, options: PictureOptions) {
  const { rules, lastTurn, annotations, coordinates = false, upright = false } = options;
  const look = { facing: at, faces: options.faces ?? 'hanzi', upright };
  return svg`${groundDrawing(at, rules, coordinates)} ${lastTurnDrawing(at, view, lastTurn)}
    ${view.pieces.map((piece, point) => {
      if (!piece) return null;
      const carrier = view.carried.some((flag) => flag.at === point);
      return pieceDrawing(look, { piece, deployed: point, at: xyOf(at, point), carrier });
    })}
    ${annotations && hasMarks(annotations) ? annotationsDrawing(at, view, annotations, look.faces) : null}`;
}

const hasMarks = (annotations: Annotations): boolean =>
  Object.values(annotations).some((marks: readonly unknown[]) => marks.length > 0);

/** Properties that SVG has as attributes. */
const ATTRIBUTES = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
];
/** What only the element on a page asks for. */
const OF_THE_PAGE = ['class', 'part', 'data-deployed'];

class Painter {
  readonly #isDark: boolean;
  /** Those of the whole picture. */
  readonly variables: Variables;

  constructor(
    { theme: colours, colours: own = {} }: PictureOptions,
    /** The class of faces that are not drawn at this size. */
    private readonly hidden: 'wide' | 'narrow',
  ) {
    this.#isDark = colours === 'dark';
    this.variables = { ...own, ...variablesIn(SHEET.host) };
  }

  painted(node: Node, around: readonly Styled[], outer: Variables): readonly Node[] {
    const classes = (node.attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '');
    const isFace = classes.includes('face');
    if (isFace && classes.includes(this.hidden)) return [];
    const self = { name: node.name, classes };
    const declarations = SHEET.declarationsOf(self, around);
    if (declarations['display'] === 'none' && !isFace) return [];
    const variables = { ...outer, ...variablesIn(declarations) };
    const attributes = Object.fromEntries(
      Object.entries(node.attributes).filter(([name]) => !OF_THE_PAGE.includes(name)),
    );
    Object.assign(attributes, this.#attributes(declarations, variables));
    const children = node.children.flatMap((child): readonly (Node | string)[] =>
      typeof child === 'string' ? [child] : this.painted(child, [...around, self], variables),
    );
    return [{ name: node.name, attributes, children }];
  }

  #attributes(declarations: Readonly<Record<string, string>>, variables: Variables) {
    const value = (name: string): string | undefined => {
      const declared = declarations[name];
      return declared === undefined ? undefined : resolved(declared, variables, this.#isDark);
    };
    const attributes: Record<string, string> = {};
    for (const name of ['fill', 'stroke']) {
      const paint = value(name);
      if (paint === undefined) continue;
      const { color, opacity } = paintOf(paint);
      attributes[name] = color;
      if (opacity < 1) attributes[`${name}-opacity`] = opacity.toFixed(3).replace(/0+$/, '');
    }
    for (const name of ATTRIBUTES) {
      const word = value(name);
      if (word !== undefined) attributes[name] = word;
    }
    return attributes;
  }
}

const variablesIn = (declarations: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(Object.entries(declarations).filter(([name]) => name.startsWith('--')));

/** Names of all custom properties that a page may set. */
export function colourNames(): readonly string[] {
  const css = [theme, annotationStyles].map(({ cssText }) => cssText).join('\n');
  return [...new Set([...css.matchAll(/--junqi-[\w-]+/g)].map(([name]) => name))];
}
