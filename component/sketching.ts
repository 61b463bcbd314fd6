// Drawing with the pen: what a stroke adds to a sketch, or takes from it where it is drawn again.

import type { Point } from '../src/board.js';
import type { Role, Sketch } from './annotations.js';

/** The role that goes with the keys held: none green, Shift red, Alt blue, both yellow. */
export function roleOf({ shiftKey, altKey }: Pick<MouseEvent, 'shiftKey' | 'altKey'>): Role {
  if (shiftKey) return altKey ? 'Y' : 'R';
  return altKey ? 'B' : 'G';
}

/** The sketch after a stroke; from a point to itself is a circle. */
export function afterStroke(sketch: Sketch, from: Point, to: Point, role: Role): Sketch {
  if (from === to) {
    return {
      ...sketch,
      circles: toggled(sketch.circles, { at: from, role }, (c) => c.at === from),
    };
  }
  const isSame = (arrow: { from: Point; to: Point }): boolean =>
    arrow.from === from && arrow.to === to;
  return { ...sketch, arrows: toggled(sketch.arrows, { from, to, role }, isSame) };
}

/** Without what is the same; with it where there was none or one of another role. */
function toggled<Mark extends { readonly role: Role }>(
  marks: readonly Mark[],
  mark: Mark,
  isSame: (known: Mark) => boolean,
): readonly Mark[] {
  const others = marks.filter((known) => !isSame(known));
  const before = marks.find(isSame);
  return before?.role === mark.role ? others : [...others, mark];
}
