// The page: seven sections of which one shows, chosen by the address (`#watch`, `#puzzles/7`, a shared link).

import '../component/define.js';
import { addressOf, isShared, SECTIONS, type SectionName } from './address.js';
import { applyColours } from './colours.js';
import { Edit } from './edit.js';
import { applyLanguage } from './language.js';
import { DemoFooter } from './footer.js';
import { DemoHeader } from './header.js';
import { HotSeat } from './hot-seat.js';
import { Lesson } from './lesson.js';
import { Play } from './play.js';
import { Puzzles } from './puzzles.js';
import type { Section } from './section.js';
import { SetupReader } from './setup-reader.js';
import { openShared } from './shared-link.js';
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

/** The section that shows. */
let current: SectionName | undefined;
/** The link whose board is shown, as the reader has left it. */
let opened = '';

function show(): void {
  const { section, number, shared } = addressOf(location.hash);
  for (const name of SECTIONS) {
    const each = document.getElementById(name);
    if (each) each.hidden = name !== section;
  }
  if (shared && opened !== location.hash) openShared(shared);
  if (shared) opened = location.hash;
  else document.querySelector<Watch>('demo-watch')?.complain(undefined);
  if (section === 'puzzles') document.querySelector<Puzzles>('demo-puzzles')?.open(number);
  if (section === 'lesson') document.querySelector<Lesson>('demo-lesson')?.open(number);
  window.scrollTo(0, 0);
  // Told by screen readers; not when the page has just come, which tells of itself.
  const isAnother = current !== undefined && current !== section;
  current = section;
  if (isAnother) void document.querySelector<Section>(`demo-${section}`)?.focusHeading();
}

/** A setup found in one section is what another begins with. */
document.addEventListener('demo-setup-file', ({ detail }) => {
  opened = '';
  document.querySelector<SetupReader>('demo-setup')?.read(detail.text);
  location.hash = '#setup';
});
document.addEventListener('demo-use-setup', ({ detail }) => {
  document.querySelector<Play>('demo-play')?.useSetup(detail.text);
  location.hash = '#play';
});

/** Something else is shown than what the link in the address holds. */
document.addEventListener('demo-loaded', () => {
  opened = '';
  if (isShared(location.hash)) location.hash = `#${addressOf(location.hash).section}`;
});

/** Where in a section the reader is stands in the address, without a step back for each. */
document.addEventListener('demo-place', ({ detail: { section, number } }) => {
  if (section === addressOf(location.hash).section)
    history.replaceState(null, '', `#${section}/${number}`);
});

window.addEventListener('hashchange', show);
document.querySelector('.waiting')?.remove();
applyColours();
applyLanguage();
show();
