// A picture painted on a canvas, without an image to load: no policy of a page stands in the way.

import type { Node } from './markup.js';
import type { Picture } from './picture.js';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Fills the whole canvas with the picture. */
export function paintPicture(context: Context, { size, nodes }: Picture): void {
  context.save();
  context.scale(context.canvas.width / size.width, context.canvas.height / size.height);
  for (const node of nodes) paint(context, node, PLAIN, 1);
  context.restore();
}

/** What children take over from their parents. */
type Inherited = Readonly<Record<string, string>>;
const PLAIN: Inherited = { fill: '#000', stroke: 'none', 'stroke-width': '1' };
const OWN = ['opacity', 'transform'];

function paint(context: Context, node: Node, outer: Inherited, alpha: number): void {
  const { attributes, children } = node;
  const passedOn = Object.entries(attributes).filter(([name]) => !OWN.includes(name));
  const inherited: Inherited = { ...outer, ...Object.fromEntries(passedOn) };
  const opacity = alpha * Number(attributes['opacity'] ?? 1);
  context.save();
  transform(context, attributes['transform'] ?? '');
  if (node.name === 'text') write(context, node, inherited, opacity);
  else if (node.name !== 'g') draw(context, pathOf(node), inherited, opacity);
  for (const child of children) {
    if (typeof child !== 'string') paint(context, child, inherited, opacity);
  }
  context.restore();
}

function draw(context: Context, path: Path2D, style: Inherited, opacity: number): void {
  const fill = (): void => {
    const colour = style['fill'] ?? 'none';
    if (colour === 'none') return;
    context.globalAlpha = opacity * Number(style['fill-opacity'] ?? 1);
    context.fillStyle = colour;
    context.fill(path);
  };
  const isStrokeFirst = style['paint-order']?.startsWith('stroke') ?? false;
  if (!isStrokeFirst) fill();
  stroke(context, path, style, opacity);
  if (isStrokeFirst) fill();
}

function stroke(context: Context, path: Path2D, style: Inherited, opacity: number): void {
  const colour = style['stroke'] ?? 'none';
  if (colour === 'none') return;
  context.globalAlpha = opacity * Number(style['stroke-opacity'] ?? 1);
  context.strokeStyle = colour;
  context.lineWidth = Number(style['stroke-width']);
  context.lineCap = (style['stroke-linecap'] ?? 'butt') as CanvasLineCap;
  context.lineJoin = (style['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
  const dash = style['stroke-dasharray'] ?? 'none';
  context.setLineDash(dash === 'none' ? [] : dash.split(/[\s,]+/).map(Number));
  context.stroke(path);
}

/** Coordinates, the only text there is. */
function write(context: Context, node: Node, style: Inherited, opacity: number): void {
  const words = node.children.filter((child) => typeof child === 'string').join('');
  context.globalAlpha = opacity;
  context.fillStyle = style['fill'] ?? '#000';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { 'font-weight': weight = '400', 'font-size': size = '12' } = style;
  context.font = `${weight} ${size}px ${style['font-family'] ?? 'sans-serif'}`;
  context.fillText(words, numberIn(node, 'x'), numberIn(node, 'y'));
}

const numberIn = ({ attributes }: Node, name: string): number => Number(attributes[name] ?? 0);

function pathOf(node: Node): Path2D {
  const path = new Path2D(node.name === 'path' ? (node.attributes['d'] ?? '') : '');
  const number = (name: string): number => numberIn(node, name);
  if (node.name === 'circle') {
    path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  }
  if (node.name === 'rect') {
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  }
  return path;
}

/** `translate(x y)`, `rotate(degrees)` and `scale(s)`, in any number and order. */
function transform(context: Context, text: string): void {
  for (const [, name, body = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = 0] = body.split(/[\s,]+/).map(Number);
    if (name === 'translate') context.translate(x, y);
    if (name === 'rotate') context.rotate((x * Math.PI) / 180);
    if (name === 'scale') context.scale(x, x);
  }
}
