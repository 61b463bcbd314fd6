// How what stands around a game, and in place of its board, looks.

import { css, type CSSResultOrNative } from 'lit';
import { besideStyles } from '../../game/beside-styles.js';
import { lossesStyles } from '../../game/losses-panel.js';
import { seatStyles } from '../../game/seat-bars.js';
import { panelStyles } from '../../panel-styles.js';
import { screenStyles } from './screens.js';

const markingStyles = css`
  .marking .button {
    font-size: 0.85em;
  }
  .marking .excluded {
    text-decoration: line-through;
  }
`;

export const playStyles: readonly CSSResultOrNative[] = [
  panelStyles,
  seatStyles,
  lossesStyles,
  screenStyles,
  markingStyles,
  besideStyles,
];
