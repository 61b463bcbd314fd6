// What a board is taken along with: pictures, links, and the words on the buttons for them.

import { shareLink } from '../../src/share/share.js';
import { addMessages } from '../messages/wording.js';
import { hostColours } from './host-colours.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { positionPng } from './png.js';
import { positionSvg } from './svg.js';

export const kit = {
  positionSvg,
  positionPng,
  shareLink,
  hostColours,
  english: en,
  addWords: (): void => addMessages(en, zhHans, zhHant),
};

export type Kit = typeof kit;
