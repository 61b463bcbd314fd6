// Boards that a page did not write as tags, and the place kept for those it did.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { upgrade } from '../../component/embed/upgrade.js';

const POSITION = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';

function page(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.append(root);
  return root;
}

function onlyBoard(markup: string): Record<string, string> {
  const root = page(markup);
  const boards = upgrade(root);
  expect(boards.length).to.equal(1);
  expect(root.children.length, 'what is left on the page').to.equal(1);
  expect(root.firstElementChild).to.equal(boards[0]);
  const [board] = boards;
  root.remove();
  return Object.fromEntries([...(board?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe('a text becomes a board', () => {
  it('in a script, which keeps tags and entities as text', () => {
    const text = `<p>rules: duel-dark<br />\n[SetupS &quot;x&quot;]</p>`;
    expect(
      onlyBoard(
        `<script type="text/junqi" data-mode="play" data-engine-src="/w.js">${text}</script>`,
      ),
    ).to.deep.equal({
      mode: 'play',
      'engine-src': '/w.js',
      rules: 'duel-dark',
      record: '[SetupS "x"]',
    });
  });

  it('in a preformatted block, whatever an editor has put into it', () => {
    const text =
      'coordinates: yes<br>\n<span style="color:red">position:</span>&nbsp;' +
      POSITION.replace('/', '<wbr>/');
    expect(onlyBoard(`<pre class="junqi" lang="zh">${text}</pre>`)).to.deep.equal({
      coordinates: '',
      position: POSITION,
      lang: 'zh',
    });
  });

  it('in paragraphs of an editor that knows no line breaks', () => {
    const text = '<p>rules: duel-open</p><p>1. a6b5 {so} *</p>';
    expect(onlyBoard(`<pre class="junqi">${text}</pre>`)).to.deep.equal({
      rules: 'duel-open',
      record: '1. a6b5 {so} *',
    });
  });

  it('in what site generators make of a fenced block', () => {
    const code = `<code class="language-junqi">${POSITION}</code>`;
    const expected = { position: POSITION };
    expect(onlyBoard(`<pre>${code}</pre>`), 'plain').to.deep.equal(expected);
    expect(
      onlyBoard(`<div class="highlight"><pre tabindex="0">${code}</pre></div>`),
      'Hugo',
    ).to.deep.equal(expected);
    const press = `<div class="language-junqi"><pre class="language-junqi">${code}</pre><div>1</div></div>`;
    expect(onlyBoard(press), 'VuePress').to.deep.equal(expected);
    const hexo =
      '<figure class="highlight junqi"><table><tr><td class="gutter"><pre><span>1</span><br></pre></td>' +
      `<td class="code"><pre><span class="line">${POSITION}</span><br></pre></td></tr></table></figure>`;
    expect(onlyBoard(hexo), 'Hexo').to.deep.equal(expected);
  });

  it('once', () => {
    const root = page(`<pre class="junqi">${POSITION}</pre><pre class="other">x</pre>`);
    expect(upgrade(root).length).to.equal(1);
    expect(upgrade(root).length).to.equal(0);
    expect(root.querySelectorAll('pre').length).to.equal(1);
    root.remove();
  });

  it('without a listener that its writer slipped in', () => {
    const { position, onclick } = onlyBoard('<pre class="junqi" data-onclick="x">onclick: x</pre>');
    expect(onclick).to.equal(undefined);
    expect(position).to.equal('onclick: x');
  });
});

describe('the style sheet for boards without their script', () => {
  it('keeps the place that the board then takes', async function () {
    // The whole element is loaded here, module by module.
    this.timeout(60_000);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/component/embed/board.css';
    const isLoaded = new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = reject;
    });
    document.head.append(sheet);
    await isLoaded;
    const boards = await fixture<HTMLElement>(
      html`<div>
        <junqi-board position=${POSITION}></junqi-board>
        <junqi-board rules="four-dark"></junqi-board>
      </div>`,
    );
    const heights = () => [...boards.children].map((board) => board.getBoundingClientRect().height);
    const before = heights();
    await import('../../component/define.js');
    const isDrawn = (board: Element) => board.shadowRoot?.querySelector('.points');
    await waitUntil(() => [...boards.children].every(isDrawn), 'boards', { timeout: 30_000 });
    heights().forEach((height, index) => expect(height).to.be.closeTo(before[index] ?? 0, 1));
    expect(before[0]).to.be.greaterThan(500);
    sheet.remove();
  });
});
