// How what stands around a game, and in place of its board, looks.

import type { CSSResultOrNative } from 'lit';
import { besideStyles } from '../../game/beside-styles.js';
import { lossesStyles } from '../../game/losses-panel.js';
import { seatStyles } from '../../game/seat-bars.js';
import { panelStyles } from '../../panel-styles.js';
import { markingStyles } from './marking.js';
import { screenStyles } from './screens.js';

export const playStyles: readonly CSSResultOrNative[] = [
  panelStyles,
  seatStyles,
  lossesStyles,
  screenStyles,
  markingStyles,
  besideStyles,
];
