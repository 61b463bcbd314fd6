// A position as an SVG file, in a browser or without one.

import type { Position } from '../../src/position.js';
import { makeMarkup, type Node } from './markup.js';
import { pictureOf, type PictureOptions } from './picture.js';

/**
 * A whole SVG document: outlines only but for the coordinates, every colour written out, nothing from
 * outside. It shows what the view holds: a piece without a rank is drawn as a back, and nothing else of it
 * is anywhere in the text.
 */
export function positionSvg(view: Position, options: PictureOptions = {}): string {
  const { size, width, height, nodes } = pictureOf(view, options);
  const { label } = options;
  const title: Node[] = label ? [{ name: 'title', attributes: {}, children: [label] }] : [];
  return makeMarkup({
    name: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size.width} ${size.height}`,
      width: String(Math.round(width)),
      height: String(Math.round(height)),
      role: 'img',
    },
    children: [...title, ...nodes],
  });
}
