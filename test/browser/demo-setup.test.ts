// Reading setups, and the page around the sections.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { Analysis } from '../../demo/analysis.js';
import type { Edit } from '../../demo/edit.js';
import { EXAMPLE } from '../../demo/example.js';
import { addressOf, SECTIONS } from '../../demo/address.js';
import { setLanguage } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';
import type { SetupReader } from '../../demo/setup-reader.js';
import { openShared } from '../../demo/shared-link.js';
import { valueOf } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseVariant } from '../../src/formats/variant.js';
import { FORMATIONS } from '../../src/formations.js';
import { makeShare, parseShare } from '../../src/share/share.js';
import * as demo from './demo.js';

describe('demo: setups', function () {
  // Axe looks at every point of the board.
  this.timeout(60_000);
  let page: SetupReader;
  const shown = () => demo.boardOn(page).renderRoot.querySelector('textarea')?.value;
  const panel = () => demo.boardOn(page).renderRoot.querySelector('.panel')?.textContent ?? '';

  beforeEach(async () => {
    page = await demo.section<SetupReader>('demo-setup');
    await demo.until(() => shown() !== undefined, 'a setup');
  });

  it('reads what people write and shows it', async () => {
    expect(shown()).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    await demo.press(page, 'Example 2');
    expect(shown()).to.equal('cifgef.k.hbd.iag.k.hdjcigeljjh');
  });

  it('names everything against a setup at once, in both languages', async () => {
    await demo.press(page, 'Example 3');
    expect(panel()).to.contain('b6: a bomb may not stand on the front line');
    setLanguage('zh');
    await demo.settle(page);
    expect(panel()).to.contain('炸弹不能放在一线');
  });

  it('says that it has turned a setup round', async () => {
    page.read(
      '团 排 排 旗 司\n弹 雷 雷 营 雷\n兵 O 连 O 营\n师 旅 O 连 连\n弹 O 兵 O 师\n团 兵 旅 军 排',
    );
    await demo.settle(page);
    expect(shown()).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    expect(panel()).to.contain('turned round');
  });

  it('hands a setup on to be played', async () => {
    let handed = '';
    const listen = ({ detail }: DocumentEventMap['demo-use-setup']) => void (handed = detail.text);
    document.addEventListener('demo-use-setup', listen);
    await demo.press(page, 'March out');
    document.removeEventListener('demo-use-setup', listen);
    expect(handed).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
  });

  it('has nothing for axe to complain of, legal or not', async () => {
    await expect(page).to.be.accessible();
    await demo.press(page, 'Example 3');
    await expect(page).to.be.accessible();
  });
});

describe('demo: links', function () {
  this.timeout(60_000);
  const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
  const variant = valueOf(parseVariant('duel-open'));
  /** Opens what an address holds; the section it belongs to. */
  function opened(hash: string): string {
    const { section, shared } = addressOf(hash);
    if (shared) openShared(shared);
    return section;
  }
  const pages = html`<demo-setup></demo-setup><demo-edit></demo-edit><demo-watch></demo-watch>`;

  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('open where what they hold belongs', async () => {
    const all = await fixture(html`<main>${pages}</main>`);
    const position = valueOf(parsePosition(DUEL, variant.rules));
    expect(opened(`#${makeShare({ kind: 'position', variant, position })}`)).to.equal('edit');
    expect(all.querySelector<Edit>('demo-edit')?.position).to.equal(DUEL);

    const setup = FORMATIONS[3]!.setup;
    expect(opened(`#${makeShare({ kind: 'setup', setup })}`)).to.equal('setup');
    const [record] = valueOf(parseJqn(EXAMPLE));
    const link = `#${makeShare({ kind: 'record', record: record!, ply: 12 })}`;
    expect(opened(link)).to.equal('watch');
    const watch = all.querySelector<Section>('demo-watch')!;
    await waitUntil(() => demo.board(watch)?.ply === 12, 'the record', { timeout: 30_000 });
  });

  it('keep the side at the bottom', async () => {
    const all = await fixture(html`<main>${pages}</main>`);
    const position = valueOf(parsePosition(DUEL, variant.rules));
    const [record] = valueOf(parseJqn(EXAMPLE));
    const [edit, watch] = ['demo-edit', 'demo-watch'].map((name) => all.querySelector(name)!);
    const sides = async (wanted: string): Promise<void> => {
      for (const page of [edit, watch]) {
        await waitUntil(
          () => demo.board(page!)?.orientation === wanted,
          `${page!.localName}: ${wanted}`,
        );
      }
    };
    const bottom = { bottom: 'N' } as const;
    opened(`#${makeShare({ kind: 'position', variant, position, ...bottom })}`);
    opened(`#${makeShare({ kind: 'record', record: record!, ply: 12, ...bottom })}`);
    await sides('N');
    await demo.boardOn(watch!).updateComplete;
    await waitUntil(() => demo.boardOn(watch!).link().includes('junqi='), 'a link');
    const again = valueOf(parseShare(demo.boardOn(watch!).link()));
    expect('bottom' in again && again.bottom).to.equal('N');
    opened(`#${makeShare({ kind: 'position', variant, position })}`);
    opened(`#${makeShare({ kind: 'record', record: record!, ply: 12 })}`);
    await sides('');
  });

  it('say on the page of the analysis, too, what is wrong with them', async () => {
    customElements.define('demo-analysis', Analysis);
    const analysed = async (hash: string): Promise<Section> => {
      history.replaceState(null, '', hash);
      return demo.section<Section>('demo-analysis');
    };
    const [record] = valueOf(parseJqn(EXAMPLE));
    const code = makeShare({ kind: 'record', record: record!, ply: 12, bottom: 'N' });
    const cut = await analysed(`#${code.slice(0, -9)}`);
    expect(cut.querySelector('[role=alert]')?.textContent).to.contain('the whole link');
    const whole = await analysed(`#${code}`);
    expect(whole.querySelector('[role=alert]')).to.equal(null);
    expect(demo.boardOn(whole).orientation).to.equal('N');
  });

  it('say what is wrong with them', async () => {
    const all = await fixture(html`<main>${pages}</main>`);
    expect(opened('#junqi=1damaged')).to.equal('watch');
    const watch = all.querySelector<Section>('demo-watch')!;
    await watch.updateComplete;
    expect(watch.querySelector('[role=alert]')?.textContent).to.contain('the whole link');
  });
});

describe('demo: page', () => {
  afterEach(async () => {
    document.documentElement.dataset['colours'] = 'auto';
    await emulateMedia({ colorScheme: 'light' });
    await setViewport({ width: 900, height: 1000 });
  });

  it('never scrolls sideways, in either language', async () => {
    await setViewport({ width: 360, height: 780 });
    for (const name of ['header', ...SECTIONS]) {
      const part = await demo.section<Section>(`demo-${name}`);
      for (const language of ['en', 'zh'] as const) {
        setLanguage(language);
        await demo.settle(part);
        const { scrollWidth } = document.documentElement;
        expect(scrollWidth, `${name} in ${language}`).to.be.at.most(360);
      }
      part.remove();
    }
  });

  it('follows the reader to the dark, and their own choice before that', async () => {
    const header = await demo.section<Section>('demo-header');
    const paper = () => getComputedStyle(document.body).backgroundColor;
    const light = paper();
    await emulateMedia({ colorScheme: 'dark' });
    expect(paper()).not.to.equal(light);
    await expect(header).to.be.accessible();
    const colours = header.querySelectorAll('select')[1]!;
    colours.value = 'light';
    colours.dispatchEvent(new Event('change', { bubbles: true }));
    expect(paper()).to.equal(light);
    colours.value = 'auto';
    colours.dispatchEvent(new Event('change', { bubbles: true }));
  });
});
