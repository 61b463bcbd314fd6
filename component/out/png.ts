// A position as a PNG file.

import type { Position } from '../../src/position.js';
import { paintPicture } from './canvas.js';
import { pictureOf, type PictureOptions } from './picture.js';

export interface PngOptions extends PictureOptions {
  /** Pixels of the file for a pixel of `width`: 2 for sharp screens. At most 8. */
  readonly scale?: number | undefined;
}

const MOST = 8;

/** Rejects with a RangeError for a scale that is none, with an Error where the browser has no room for it. */
export async function positionPng(view: Position, options: PngOptions = {}): Promise<Blob> {
  const { scale = 2 } = options;
  if (!(scale > 0 && scale <= MOST)) {
    throw new RangeError(`scale: found ${scale}, expected a number above 0 and at most ${MOST}`);
  }
  const picture = pictureOf(view, options);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no canvas to paint on');
  paintPicture(context, picture);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(`no picture of ${canvas.width} × ${canvas.height} pixels can be made`);
  return blob;
}
