// The page around frames: each is made as high as the board in it says.

import type { HeightMessage } from './frame.js';

/** Higher than any board: a frame from elsewhere does not stretch the page without end. */
const HIGHEST = 10_000;

/** Follows the frames of a page, those added later too. @returns what ends it. */
export function fitFrames(): () => void {
  const hear = ({ data, source }: MessageEvent<Partial<HeightMessage> | null>): void => {
    if (data?.junqi !== 'height' || typeof data.height !== 'number') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = String(Math.min(data.height, HIGHEST));
    }
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
