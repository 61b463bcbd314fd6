// The demo in traditional Chinese: every part of it, with its board.

import { expect } from '@open-wc/testing';
import type { DemoHeader } from '../../demo/header.js';
import { Analysis } from '../../demo/analysis.js';
import { BENCH_WORDS } from '../../demo/bench-words.js';
import { hostWords } from '../../demo/host/words.js';
import { setLanguage } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';
import * as demo from './demo.js';

/** Characters that only simplified Chinese has. */
const SIMPLIFIED =
  /[军对阵谱红蓝双铁营连长师团弹动从与两为举乱传侦侧则别区单压围处复夺宫尽开弯归总执挡损摆敌数无时条来满点积简线结给统续联胜见规计许该说负败赛赢轮输过运还进邻针间随项顺须颗颜飞这请页语档链图观览态变换选认发钟级]/;

const PARTS = ['play', 'hot-seat', 'watch', 'setup', 'edit', 'puzzles', 'lesson', 'analysis'];

describe('demo: traditional Chinese', () => {
  afterEach(() => setLanguage('en'));

  for (const part of PARTS) {
    it(`has nothing else on ${part}`, async () => {
      demo.forgetGames();
      if (part === 'analysis') customElements.define('demo-analysis', Analysis);
      const page = await demo.section<Section>(`demo-${part}`);
      setLanguage('zh-Hant');
      await demo.until(() => demo.shown(page, '.panel').length > 0, 'a board');
      await demo.settle(page);
      const texts = [...page.querySelectorAll<HTMLElement>('*')].flatMap(
        ({ innerText }) => innerText,
      );
      const panels = demo.shown(page, '.panel').map(({ innerText }) => innerText);
      const told = [...texts, ...panels].join('\n');
      expect(told).to.match(/[軍陣譜殘門對戰棋擺連]/);
      expect(told.match(SIMPLIFIED)?.[0] ?? '').to.equal('');
    });
  }

  it('is chosen in the header, and what the page says to browsers', async () => {
    const header = await demo.section<DemoHeader>('demo-header');
    const select = header.querySelector<HTMLSelectElement>('.preferences select')!;
    expect([...select.options].map(({ text }) => text.trim())).to.deep.equal([
      'English',
      '简体中文',
      '繁體中文',
    ]);
    select.value = 'zh-Hant';
    select.dispatchEvent(new Event('change'));
    await demo.settle(header);
    expect(document.documentElement.lang).to.equal('zh-Hant');
    expect(header.querySelector('nav')!.textContent).to.contain('殘局').and.to.contain('佈陣');
    const words = JSON.stringify([hostWords(), BENCH_WORDS['zh-Hant']]);
    expect(words.match(SIMPLIFIED)?.[0] ?? '').to.equal('');
  });
});
