// The page for two browsers, started.

import '../component/define.js';
import { HostPage } from './host/host-page.js';
import { SeatPage } from './host/seat-page.js';
import { TwoBrowsersPage } from './host/two-browsers-page.js';
import { applyColours } from './colours.js';
import { applyLanguage } from './language.js';

customElements.define('demo-host', HostPage);
customElements.define('demo-seat', SeatPage);
customElements.define('demo-two-browsers', TwoBrowsersPage);
applyColours();
applyLanguage();
