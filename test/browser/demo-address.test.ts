// The demo's address: links stay in it, sections and places in them are found again, the window is called by it.

import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { EXAMPLE } from '../../demo/example.js';
import { SECTIONS } from '../../demo/address.js';
import { setLanguage } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';
import { valueOf } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { PUZZLES } from '../../src/puzzles/set.js';
import { makeShare } from '../../src/share/share.js';
import * as demo from './demo.js';

const GAME = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "geffhe.d.cdk.hga.g.bjiihijcklj"]

1. a5b5 1. e8d8 *`;
/** Each test has a link of its own: the page opens the same one again only when something else was shown. */
const link = (ply: number): string =>
  `#${makeShare({ kind: 'record', record: valueOf(parseJqn(GAME))[0]!, ply })}`;

describe('demo: the address', () => {
  let given: string;
  let page: HTMLElement;
  const section = (name: string): Section => page.querySelector<Section>(`demo-${name}`)!;
  const shownSections = (): string[] =>
    SECTIONS.filter((name) => section(name).checkVisibility({ checkVisibilityCSS: true }));
  const label = (): string | undefined =>
    demo.shown(section('watch'), '.slider .field-name')[0]?.textContent.trim();

  async function go(hash: string): Promise<void> {
    const heard = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = hash;
    await heard;
  }

  async function back(by: number): Promise<void> {
    const before = location.hash;
    history.go(by);
    await demo.until(() => location.hash !== before, 'another address');
    await aTimeout(0);
  }

  beforeEach(async () => {
    given = location.href;
    localStorage.removeItem('junqi-demo.puzzles');
    setLanguage('en');
    page = await fixture(
      html`<div>
        <demo-header></demo-header>
        <main id="main" tabindex="-1">
          <demo-play id="play"></demo-play>
          <demo-hot-seat id="hot-seat" hidden></demo-hot-seat>
          <demo-watch id="watch" hidden></demo-watch>
          <demo-setup id="setup" hidden></demo-setup>
          <demo-edit id="edit" hidden></demo-edit>
          <demo-puzzles id="puzzles" hidden></demo-puzzles>
          <demo-lesson id="lesson" hidden></demo-lesson>
        </main>
      </div>`,
    );
  });
  afterEach(async () => {
    setLanguage('en');
    localStorage.removeItem('junqi-demo.puzzles');
    if (location.hash && location.hash !== '#play') await go('#play');
    history.replaceState(null, '', given);
  });

  it('keeps a link until another section is opened, and comes back to it as it was left', async () => {
    const shared = link(1);
    await go(shared);
    expect(location.hash).to.equal(shared);
    expect(shownSections()).to.deep.equal(['watch']);
    await demo.until(() => label() === 'Move 1 of 2', 'the game of the link');
    const current = page.querySelector('nav [aria-current=page]');
    expect(current?.textContent.trim()).to.equal('Watch');
    await demo.press(section('watch'), 'Forward');
    await go('#edit');
    expect(shownSections()).to.deep.equal(['edit']);
    await back(-1);
    expect(location.hash).to.equal(shared);
    expect(shownSections()).to.deep.equal(['watch']);
    expect(label()).to.equal('Move 2 of 2');
  });

  it('lets go of a link when something else is loaded, and has it again one step back', async () => {
    const shared = link(2);
    await go(shared);
    await demo.until(() => label() === 'Move 2 of 2', 'the game of the link');
    await demo.write(section('watch'), EXAMPLE);
    await demo.press(section('watch'), 'Show it');
    await demo.until(() => label() === 'Move 0 of 97', 'another game');
    await demo.until(() => location.hash === '#watch', 'another address');
    await back(-1);
    expect(location.hash).to.equal(shared);
    await demo.until(() => label() === 'Move 2 of 2', 'the game of the link');
  });

  it('explains a damaged link and keeps what was shown, until a section is opened', async () => {
    await go(link(0));
    await demo.until(() => label() === 'Move 0 of 2', 'the game of the link');
    await go('#junqi=1damaged');
    expect(location.hash).to.equal('#junqi=1damaged');
    await demo.settle(section('watch'));
    const alert = () => section('watch').querySelector('[role=alert]')?.textContent ?? '';
    expect(alert()).to.contain('the whole link');
    expect(label()).to.equal('Move 0 of 2');
    await go('#watch');
    await demo.settle(section('watch'));
    expect(alert()).to.equal('');
    expect(label()).to.equal('Move 0 of 2');
  });

  it('calls the window by the section, in the reader’s language', async () => {
    const header = page.querySelector<Section>('demo-header')!;
    const titles: string[] = [];
    for (const name of SECTIONS) {
      await go(`#${name}`);
      for (const lang of ['en', 'zh', 'zh-Hant'] as const) {
        setLanguage(lang);
        await header.updateComplete;
        await section(name).updateComplete;
        const heading = section(name).querySelector('h2')!.textContent;
        expect(document.title)
          .to.contain(heading)
          .and.to.contain(lang === 'zh-Hant' ? '軍' : '军');
        titles.push(document.title);
      }
    }
    // Puzzles are called the same in simplified Chinese as nothing else is in traditional.
    expect(new Set(titles).size).to.equal(titles.length);
  });

  it('moves the focus to the heading of a section that is chosen', async () => {
    for (const name of ['watch', 'puzzles', 'play']) {
      await go(`#${name}`);
      await demo.until(() => document.activeElement?.localName === 'h2', 'a heading');
      expect(document.activeElement?.closest('main > *')?.id).to.equal(name);
    }
  });

  it('says which puzzle shows, and opens it', async () => {
    const puzzles = section('puzzles');
    const board = (): string | null => demo.boardOn(puzzles).getAttribute('puzzle');
    await go('#puzzles/7');
    await puzzles.updateComplete;
    expect(board()).to.equal(PUZZLES[6]?.text);
    await demo.press(puzzles, 'Next puzzle');
    expect(location.hash).to.equal('#puzzles/8');
    expect(board()).to.equal(PUZZLES[7]?.text);
  });

  it('begins the puzzles with the first that is not solved', async () => {
    const puzzles = section('puzzles');
    const board = (): string | null => demo.boardOn(puzzles).getAttribute('puzzle');
    await go('#puzzles');
    await puzzles.updateComplete;
    expect(location.hash).to.equal('#puzzles/1');
    demo.boardOn(puzzles).dispatchEvent(new CustomEvent('junqi-solved'));
    await go('#play');
    await go('#puzzles');
    await puzzles.updateComplete;
    expect(location.hash).to.equal('#puzzles/2');
    expect(board()).to.equal(PUZZLES[1]?.text);
  });

  it('says which step of the lesson shows, and opens it', async () => {
    const lesson = section('lesson');
    const step = (): string => demo.shown(lesson, '.step')[0]?.textContent ?? '';
    await go('#lesson/3');
    await demo.until(() => step().includes('3'), 'the third step');
    await demo.press(lesson, 'Next step');
    await demo.until(() => step().includes('4'), 'the fourth step');
    expect(location.hash).to.equal('#lesson/4');
  });
});
