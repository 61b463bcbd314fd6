// How what stands around a record looks.

import { css, type CSSResultOrNative } from 'lit';
import { besideStyles } from '../../game/beside-styles.js';
import { lossesStyles } from '../../game/losses-panel.js';
import { seatStyles } from '../../game/seat-bars.js';
import { textPanelStyles } from '../../out/text-panel.js';
import { panelStyles } from '../../panel-styles.js';
import { moveListStyles } from './move-list.js';
import { openingStyles } from './opening.js';
import { playerStyles } from './player-bar.js';

const aboutStyles = css`
  .about {
    font-weight: 600;
  }
  .below > .status {
    font-weight: 500;
  }
`;

export const viewStyles: readonly CSSResultOrNative[] = [
  panelStyles,
  seatStyles,
  lossesStyles,
  moveListStyles,
  playerStyles,
  aboutStyles,
  textPanelStyles,
  openingStyles,
  besideStyles,
];
