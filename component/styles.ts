// How the element looks, as constructed style sheets: a strict policy has nothing to refuse.

import { annotations } from './annotation-styles.js';
import { ground, marks, pieces } from './drawing-styles.js';
import { frame, points } from './frame-styles.js';
import { layout } from './layout-styles.js';
import { panelStyles } from './panel-styles.js';
import { rulesStyles } from './rules-styles.js';
import { theme } from './theme.js';
import { wings } from './wing-styles.js';

export const styles = [
  theme,
  layout,
  frame,
  ground,
  pieces,
  marks,
  annotations,
  points,
  wings,
  rulesStyles,
  panelStyles,
];
