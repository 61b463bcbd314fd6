// What few readers change before a game is folded away on a small window, and in a row on a large one.

import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { setLanguage } from '../../demo/language.js';
import type { Play } from '../../demo/play.js';
import * as demo from './demo.js';

describe('demo: options of a game', () => {
  const shownLists = (play: Play): string[] =>
    [...play.querySelectorAll('select')]
      .filter((select) => select.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ labels }) => labels[0]!.textContent);

  function forget(): void {
    demo.forgetGames();
    localStorage.removeItem('junqi-demo.options');
  }
  beforeEach(forget);
  afterEach(async () => {
    forget();
    setLanguage('en');
    await setViewport({ width: 900, height: 1000 });
  });

  it('are folded on a telephone, opened by the keyboard and remembered', async () => {
    await setViewport({ width: 360, height: 740 });
    const play = await demo.section<Play>('demo-play');
    expect(shownLists(play)).to.deep.equal(['Game', 'Your side']);
    const summary = play.querySelector('summary')!;
    expect(summary.textContent).to.equal('Options');
    summary.focus();
    await sendKeys({ press: 'Enter' });
    await demo.until(() => shownLists(play).length === 6, 'all lists');
    await expect(play).to.be.accessible();
    await demo.until(() => localStorage.getItem('junqi-demo.options') === 'open', 'a note');
    play.remove();
    const again = await demo.section<Play>('demo-play');
    expect(shownLists(again)).to.have.length(6);
  });

  it('have a name in every language', async () => {
    await setViewport({ width: 360, height: 740 });
    const play = await demo.section<Play>('demo-play');
    for (const [lang, name] of [
      ['zh', '选项'],
      ['zh-Hant', '選項'],
    ] as const) {
      setLanguage(lang);
      await demo.settle(play);
      expect(play.querySelector('summary')?.textContent).to.equal(name);
    }
  });

  it('stand in a row where there is room, also when the window grows', async () => {
    await setViewport({ width: 360, height: 740 });
    const play = await demo.section<Play>('demo-play');
    await setViewport({ width: 1366, height: 768 });
    await demo.until(() => shownLists(play).length === 6, 'all lists');
    expect(play.querySelector('summary')).to.equal(null);
    const tops = [...play.querySelectorAll('select')].map((each) => each.offsetTop);
    expect(new Set(tops).size).to.equal(1);
  });
});
