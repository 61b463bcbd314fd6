// What was told before the reader chose another language is told in that one, and faults wholly so.

import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { setLanguage } from '../../demo/language.js';
import type { Watch } from '../../demo/watch.js';
import { countOf } from './boards.js';
import * as demo from './demo.js';
import { find, go, named, playing, press, services, settled, status } from './playing.js';

const GAME = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "geffhe.d.cdk.hga.g.bjiihijcklj"]
[First "S"]
[Result "*"]

1. a5b5 2. a8b8 *
`;

/** Words in Latin letters, but for what is quoted from the reader. */
const latin = (text: string): readonly string[] =>
  text.replace(/"[^"]*"/g, '').match(/[A-Za-z]{2,}/g) ?? [];

describe('languages', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  for (const [lang, cannot] of [
    ['zh-Hans', '无法显示'],
    ['zh-Hant', '無法顯示'],
  ] as const) {
    it(`has faults wholly in ${lang}`, async () => {
      for (const [name, wrong] of Object.entries({
        rules: 'duel-dark,quietLimit=never',
        position: 'dlijg/kcjji S 0 0',
        record: GAME.replace('a8b8', 'a8q9'),
        seat: 'Q',
      })) {
        const board = await fixture<JunqiBoard>(html`<junqi-board lang=${lang}></junqi-board>`);
        if (name === 'seat') board.record = GAME;
        board.setAttribute(name, wrong);
        const error = (): string => board.renderRoot.querySelector('.error')?.textContent ?? '';
        await settled(board, () => /：(读到|讀到)/.test(error()));
        expect(error()).to.contain(cannot);
        expect(latin(error()).filter((word) => word !== 'quietLimit' && word !== 'all')).to.be
          .empty;
      }
    });
  }

  it('tells what is wrong with a file in the language of now', async () => {
    const page = await demo.section<Watch>('demo-watch');
    await demo.until(() => demo.shown(page, '.moves').length === 1, 'the example');
    page.complain({ where: 'link', found: 'the end of the code', expected: 'more of it' });
    const board = demo.boardOn(page);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['no such thing'], 'a.txt'));
    board.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    const alerts = (): string =>
      demo
        .shown(page, '[role=alert]')
        .map(({ textContent }) => textContent)
        .join('\n');
    await demo.until(() => (alerts().match(/expected/g) ?? []).length === 2, 'both in English');
    setLanguage('zh');
    await demo.until(() => (alerts().match(/应为/g) ?? []).length === 2, 'both in Chinese');
    expect(latin(alerts())).to.be.empty;
    setLanguage('en');
    await demo.until(() => (alerts().match(/expected/g) ?? []).length === 2, 'both again');
  });

  it('says a turn and what came of an offer in the language of now', async () => {
    const board = await playing('duel-open', {}, { services: services(500) });
    const said = (): string => find(board, '.said').textContent.trim();
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    expect(said()).to.match(/ to /);
    board.lang = 'zh';
    await settled(board);
    expect(said()).to.match(/ 到 /).and.not.to.match(/ to /);
    board.lang = 'en';
    await press(board, 'Offer a draw');
    expect(find(board, '.beside').textContent).to.contain('The draw is declined.');
    expect(said()).to.equal('The draw is declined.');
    board.lang = 'zh';
    await settled(board);
    expect(find(board, '.beside').textContent).to.contain('和棋提议被拒绝。');
    expect(said()).to.equal('和棋提议被拒绝。');
  });

  it('says why a rule forbids what was wanted', async () => {
    const board = await playing('duel-open,resignAfterPlies=9', {}, { lang: 'zh' });
    await press(board, '认输');
    await press(board, '认输');
    await settled(board, () => find(board, '.beside').textContent.includes('第 9 手之前不能认输'));
    board.lang = 'en';
    await settled(board);
    expect(find(board, '.beside').textContent).to.contain('nobody resigns before ply 9');
    expect(find(board, '.said').textContent).to.contain('nobody resigns before ply 9');
    expect(named(board, 'Resign')).not.to.be.undefined;
    expect(countOf(board, '.error')).to.equal(0);
  });
});
