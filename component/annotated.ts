// What is drawn over the position: what the mode wants there, what the reader drew, and the stroke under way.

import { EMPTY_SKETCH, type Annotations, type Sketch } from './annotations.js';
import type { Gesture } from './gestures.js';

const NONE: Annotations = {};

export function withSketch(
  given: Annotations = NONE,
  { sketch, gesture }: { readonly sketch: Sketch; readonly gesture: Gesture },
): Annotations {
  if (sketch === EMPTY_SKETCH && gesture.kind !== 'sketching') return given;
  const stroke = gesture.kind === 'sketching' ? strokeOf(gesture) : EMPTY_SKETCH;
  return {
    ...given,
    arrows: [...(given.arrows ?? []), ...sketch.arrows, ...stroke.arrows],
    circles: [...(given.circles ?? []), ...sketch.circles, ...stroke.circles],
  };
}

function strokeOf({ from, over }: Extract<Gesture, { kind: 'sketching' }>): Sketch {
  const role = 'user' as const;
  if (over === undefined || over === from) return { arrows: [], circles: [{ at: from, role }] };
  return { arrows: [{ from, to: over, role }], circles: [] };
}
