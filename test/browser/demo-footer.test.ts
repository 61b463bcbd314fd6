// What stands at the foot of the demo's page.

import { expect } from '@open-wc/testing';
import type { DemoFooter } from '../../demo/footer.js';
import { setLanguage } from '../../demo/language.js';
import * as demo from './demo.js';

describe('demo: footer', () => {
  it('leads on in the page’s language alone', async () => {
    const footer = await demo.section<DemoFooter>('demo-footer');
    const links = (): string[] =>
      demo.shown(footer, 'a').map((link) => `${link.getAttribute('href')} ${link.textContent}`);
    expect(links()).to.deep.equal([
      './two-browsers.html Two browsers',
      './docs/quick-start.html Documentation',
    ]);
    setLanguage('zh');
    await demo.settle(footer);
    expect(links()).to.deep.equal([
      './two-browsers.html 两个浏览器',
      './docs/quick-start.zh.html 文档',
    ]);
    setLanguage('zh-Hant');
    await demo.settle(footer);
    expect(links()).to.deep.equal([
      './two-browsers.html 兩個瀏覽器',
      './docs/quick-start.zh.html 文件（簡體）',
    ]);
    setLanguage('en');
  });

  it('stands on every page with the demo’s header', async () => {
    for (const page of ['index', 'analyse', 'bench']) {
      const text = await (await fetch(`/demo/${page}.html`)).text();
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      expect(body.querySelectorAll('demo-header, demo-footer'), page).to.have.length(2);
      const script = await (
        await fetch(`/build/demo/${page === 'index' ? 'main' : page}.js`)
      ).text();
      expect(script, page).to.contain("define('demo-footer'");
    }
  });
});
