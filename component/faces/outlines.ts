// Words as outlines: never text, since a machine without a Chinese font would show boxes.

import { EM, GLYPHS, type Character } from './outlines.generated.js';

/** A part of a face, placed from the centre of the piece in board units. */
export interface Stroke {
  readonly outline: string;
  readonly transform: string;
}

/** Half the height of a character above the baseline, in ems. */
const MIDDLE = { hanzi: 0.38, latin: 0.367 };

const isHanzi = (character: Character) => character > '⺀';

/** Widths of a word's characters, in ems. */
const advances = (word: readonly Character[]) => word.map((character) => GLYPHS[character][0] / EM);

/** A word centred on `x`, `y`, its characters `size` high. */
export function word(text: string, size: number, x = 0, y = 0): readonly Stroke[] {
  const characters = [...text] as Character[];
  const widths = advances(characters);
  let left = x - (widths.reduce((sum, width) => sum + width, 0) / 2) * size;
  return characters.map((character, index) => {
    const baseline = y + size * (isHanzi(character) ? MIDDLE.hanzi : MIDDLE.latin);
    const stroke = {
      outline: GLYPHS[character][1],
      transform: `translate(${fixed(left)} ${fixed(baseline)}) scale(${fixed(size / EM)})`,
    };
    left += (widths[index] ?? 0) * size;
    return stroke;
  });
}

/** How wide a word is, its characters `size` high. */
export function widthOf(text: string, size: number): number {
  return advances([...text] as Character[]).reduce((sum, width) => sum + width, 0) * size;
}

export const fixed = (value: number) => Number(value.toFixed(3));
