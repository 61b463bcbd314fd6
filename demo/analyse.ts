// The page of the analysis board, started.

import '../component/define.js';
import { Analysis } from './analysis.js';
import { kept } from './keeping.js';
import { applyLanguage } from './language.js';

customElements.define('demo-analysis', Analysis);
document.documentElement.dataset['colours'] = kept('colours') ?? 'auto';
applyLanguage();
