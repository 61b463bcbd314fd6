// A single file loaded as a classic script: it exports nothing and leaves `junqi` on the page.

import type { JunqiBoard } from '../junqi-board.js';
import type { fitFrames } from '../embed/frames.js';
import type { upgrade } from '../embed/upgrade.js';

declare global {
  const junqi: {
    readonly JunqiBoard: typeof JunqiBoard;
    readonly upgrade: typeof upgrade;
    readonly fitFrames: typeof fitFrames;
  };
}
