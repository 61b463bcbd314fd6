// What a single file does when a page loads it: defines the element, puts boards in place of texts that
// ask for one, fits frames, and makes `embed.html` a frame.

export { JunqiBoard } from './define.js';
import { fitFrames } from './embed/frames.js';
import { upgrade, upgradeWhenRead } from './embed/upgrade.js';

if (document.documentElement.dataset['junqi'] === 'frame') {
  void import('./embed/frame.js').then(({ showFrame }) => showFrame());
} else {
  fitFrames();
  upgradeWhenRead();
}

export { fitFrames, upgrade };
