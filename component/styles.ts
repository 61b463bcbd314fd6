// How the element looks, as constructed style sheets: a strict policy has nothing to refuse.

import { ground, marks, pieces } from './drawing-styles.js';
import { frame, points } from './frame-styles.js';
import { rulesStyles } from './rules-panel.js';
import { theme } from './theme.js';

export const styles = [theme, frame, ground, pieces, marks, points, rulesStyles];
