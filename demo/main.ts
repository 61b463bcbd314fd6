// The page: seven sections of which one shows, chosen by the address (`#watch`).

import '../component/define.js';
import { applyColours } from './colours.js';
import { Edit } from './edit.js';
import { applyLanguage } from './language.js';
import { DemoFooter } from './footer.js';
import { DemoHeader, SECTIONS, type SectionName } from './header.js';
import { HotSeat } from './hot-seat.js';
import { Lesson } from './lesson.js';
import { Play } from './play.js';
import { Puzzles } from './puzzles.js';
import { SetupReader } from './setup-reader.js';
import { isShared, openShared } from './shared-link.js';
import { Watch } from './watch.js';

customElements.define('demo-play', Play);
customElements.define('demo-hot-seat', HotSeat);
customElements.define('demo-watch', Watch);
customElements.define('demo-setup', SetupReader);
customElements.define('demo-edit', Edit);
customElements.define('demo-puzzles', Puzzles);
customElements.define('demo-lesson', Lesson);
customElements.define('demo-header', DemoHeader);
customElements.define('demo-footer', DemoFooter);

function chosen(): SectionName {
  return SECTIONS.find((name) => `#${name}` === location.hash) ?? 'play';
}

function show(): void {
  if (isShared(location.hash)) return openShared(location.hash);
  for (const name of SECTIONS) {
    const section = document.getElementById(name);
    if (section) section.hidden = name !== chosen();
  }
  window.scrollTo(0, 0);
}

/** A setup found in one section is what another begins with. */
document.addEventListener('demo-setup-file', ({ detail }) => {
  document.querySelector<SetupReader>('demo-setup')?.read(detail.text);
  location.hash = '#setup';
});
document.addEventListener('demo-use-setup', ({ detail }) => {
  document.querySelector<Play>('demo-play')?.useSetup(detail.text);
  location.hash = '#play';
});

window.addEventListener('hashchange', show);
document.querySelector('.waiting')?.remove();
applyColours();
applyLanguage();
show();
