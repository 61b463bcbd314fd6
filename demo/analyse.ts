// The page of the analysis board, started.

import '../component/define.js';
import { Analysis } from './analysis.js';
import { applyColours } from './colours.js';
import { DemoFooter } from './footer.js';
import { DemoHeader } from './header.js';
import { applyLanguage } from './language.js';

customElements.define('demo-analysis', Analysis);
customElements.define('demo-header', DemoHeader);
customElements.define('demo-footer', DemoFooter);
applyColours();
applyLanguage();
