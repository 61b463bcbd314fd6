// Boards and what they are played with are seen together, on screens as people have them.

import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html as literally, unsafeStatic } from 'lit/static-html.js';
import { setLanguage, type Language } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';
import * as demo from './demo.js';

/** A section under the header, as it stands on the page. */
async function page(name: string, language: Language = 'en'): Promise<Section> {
  // With the style sheet.
  (await demo.section('demo-lesson')).parentElement!.remove();
  const tag = unsafeStatic(`demo-${name}`);
  const all = await fixture(
    html`<div>
      <demo-header></demo-header>
      <main id="main">${literally`<${tag}></${tag}>`}</main>
    </div>`,
  );
  setLanguage(language);
  const section = all.querySelector<Section>(`demo-${name}`)!;
  await demo.settle(section);
  window.scrollTo(0, 0);
  return section;
}

const rectOf = (within: Section, selector: string): DOMRect =>
  demo.shown(within, selector)[0]!.getBoundingClientRect();

/** How far a part of the page sticks out of the window, in pixels. */
function hidden(within: Section, selector: string): number {
  const { top, bottom } = rectOf(within, selector);
  return Math.max(-top, bottom - window.innerHeight, 0);
}

async function begin(play: Section, game: string): Promise<void> {
  await demo.choose(play, 'Game', game);
  await demo.choose(play, 'Engine thinks', '0.2 seconds');
  await demo.press(play, 'March out');
  await demo.until(() => demo.statusOf(play).startsWith('Your move'), 'a game');
  await demo.settle(play);
}

describe('demo: boards and their controls', () => {
  let body: string;
  before(() => (body = document.body.style.cssText));
  beforeEach(() => {
    demo.forgetGames();
    // The test page's own.
    document.body.style.paddingBlock = '0';
  });
  afterEach(async () => {
    document.body.style.cssText = body;
    setLanguage('en');
    demo.forgetGames();
    await setViewport({ width: 900, height: 1000 });
  });

  for (const [width, height] of [
    [1366, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    for (const language of ['en', 'zh-Hant'] as const) {
      it(`are seen together when a record is watched: ${width}×${height}, ${language}`, async () => {
        await setViewport({ width, height });
        const watch = await page('watch', language);
        await demo.until(() => demo.shown(watch, '.player').length === 1, 'a record');
        await demo.settle(watch);
        for (const part of ['.above .seat-bar', '.frame', '.below .seat-bar', '.player'])
          expect(hidden(watch, part), part).to.equal(0);
        expect(rectOf(watch, '.below .status').top).to.be.below(height - 16);
        expect(rectOf(watch, '.frame').height).to.be.above(height / 2);
      });
    }

    it(`are seen together when a game is played: ${width}×${height}`, async () => {
      await setViewport({ width, height });
      const play = await page('play');
      await demo.until(() => demo.shown(play, '.march').length === 1, 'a setup');
      expect(hidden(play, '.march')).to.equal(0);
      await begin(play, 'Duel, open');
      for (const part of ['.above', '.frame', '.below', '.beside .status', '.beside .toolbar'])
        expect(hidden(play, part), part).to.equal(0);
      expect(rectOf(play, '.frame').height).to.be.above(height * 0.65);
    });

    it(`are seen together with four armies: ${width}×${height}`, async () => {
      await setViewport({ width, height });
      const play = await page('play');
      await begin(play, 'Four, open');
      for (const part of ['.frame', '.beside .status', '.beside .toolbar'])
        expect(hidden(play, part), part).to.equal(0);
      expect(rectOf(play, '.frame').height).to.be.above(height * 0.7);
    });

    for (const name of ['puzzles', 'lesson', 'edit']) {
      it(`are seen together: ${name}, ${width}×${height}`, async () => {
        await setViewport({ width, height });
        const part = await page(name);
        await demo.until(() => demo.shown(part, '.frame .piece').length > 0, 'a board');
        await demo.settle(part);
        expect(hidden(part, '.frame')).to.equal(0);
        expect(rectOf(part, '.frame').height).to.be.above(height / 2);
      });
    }
  }

  it('are scrolled to from the top of the board on a telephone', async () => {
    await setViewport({ width: 360, height: 740 });
    const play = await page('play');
    await begin(play, 'Duel, open');
    for (const part of ['.above', '.frame', '.below', '.beside .status'])
      expect(hidden(play, part), part).to.equal(0);
  });

  it('stay in sight when a telephone is turned in a game, whose name gives way', async () => {
    await setViewport({ width: 390, height: 844 });
    const play = await page('play');
    await begin(play, 'Duel, open');
    window.scrollTo(0, 0);
    await setViewport({ width: 844, height: 390 });
    await demo.until(() => hidden(play, '.frame') === 0, 'the whole board');
    expect(hidden(play, '.beside .status')).to.equal(0);
    expect(rectOf(play, '.frame').height).to.be.above(370);
    play.remove();
    const again = await page('play');
    await demo.until(() => demo.statusOf(again).startsWith('Your move'), 'the game again');
    await demo.until(() => hidden(again, '.frame') === 0, 'the whole board');
  });
});
