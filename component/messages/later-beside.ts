// Languages that stand beside a single file.

import type { LaterLanguages } from './later.js';

export const later: LaterLanguages = {
  'zh-tw': async () => Object.values(await import('./zh-hant-all.js')),
};
