// Share links on the demo's pages.

import { expect } from '@open-wc/testing';
import { Analysis } from '../../demo/analysis.js';
import { setLanguage } from '../../demo/language.js';
import { isShared } from '../../demo/address.js';
import { valueOf } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { parseSetup } from '../../src/formats/setup-text.js';
import { makeShare, parseShare } from '../../src/share/share.js';
import * as demo from './demo.js';

const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const GAME = `[Rules "duel-open"]
[SetupS "${SETUP}"]
[SetupN "${SETUP}"]

1. a5b5 (1. e5d5 1. a8b8) 1. e8d8 (1. a8b8) *`;

describe('demo: share links', () => {
  let given: string;
  before(() => customElements.define('demo-analysis', Analysis));
  beforeEach(() => (given = location.href));
  afterEach(() => history.replaceState(null, '', given));

  it('are known for what they are when a program has escaped the equals sign', () => {
    for (const hash of ['#junqi=1abc', '#junqi%3D1abc', '#junqi%3d1abc'])
      expect(isShared(hash), hash).to.be.true;
    for (const hash of ['', '#watch', '#junqi']) expect(isShared(hash), hash).to.be.false;
  });

  it('are analysed with all their variations, at the turn they were made', async () => {
    const record = valueOf(parseJqn(GAME))[0]!;
    const code = makeShare({ kind: 'record', record, ply: 2, variation: 1 });
    history.replaceState(null, '', `#${code.replace('=', '%3D')}`);
    const page = await demo.section<Analysis>('demo-analysis');
    await demo.until(() => demo.shown(page, '.moves').length === 1, 'the game');
    const text = (selector: string): string =>
      demo.shown(page, selector)[0]?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(text('.moves [aria-current]')).to.contain('a8b8');
    for (const turn of ['a5b5', 'e5d5', 'e8d8']) expect(text('.moves')).to.contain(turn);
    expect(text('.moves').match(/a8b8/g)).to.have.length(2);
  });

  for (const [lang, says, opens] of [
    ['en', 'This link holds a setup', 'Open it in the setup editor'],
    ['zh', '这个链接里是一份布阵', '在布阵页打开'],
    ['zh-Hant', '這個連結裡是一份佈陣', '在佈陣頁開啟'],
  ] as const) {
    it(`that hold a setup say so on the page of the analysis and lead to the editor: ${lang}`, async () => {
      const setup = valueOf(parseSetup(SETUP)).setup;
      const code = makeShare({ kind: 'setup', setup });
      history.replaceState(null, '', `#${code}`);
      const page = await demo.section<Analysis>('demo-analysis');
      setLanguage(lang);
      await demo.until(() => demo.shown(page, '.moves').length === 1, 'the example');
      const [notice] = demo.shown(page, '.notice');
      expect(notice?.textContent).to.contain(says);
      const link = notice!.querySelector('a')!;
      expect(link.textContent).to.equal(opens);
      expect(new URL(link.href).pathname).to.equal(new URL('./', location.href).pathname);
      expect(valueOf(parseShare(new URL(link.href).hash))).to.deep.equal({ kind: 'setup', setup });
      await expect(page).to.be.accessible();
      const record = valueOf(parseJqn(GAME))[0]!;
      location.hash = makeShare({ kind: 'record', record });
      await demo.until(() => demo.shown(page, '.notice').length === 0, 'a game');
      setLanguage('en');
    });
  }

  it('are opened in the place of what is analysed when the address changes', async () => {
    const page = await demo.section<Analysis>('demo-analysis');
    const text = (): string => demo.shown(page, '.moves')[0]?.textContent ?? '';
    await demo.until(() => text().length > 0, 'the example');
    const record = valueOf(parseJqn(GAME))[0]!;
    location.hash = makeShare({ kind: 'record', record });
    await demo.until(() => text().includes('e8d8'), 'the game of the link');
    location.hash = 'junqi=1zzzz';
    await demo.until(() => /damaged|code/.test(page.renderRoot.textContent ?? ''), 'what is wrong');
  });
});
