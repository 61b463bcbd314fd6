// Reading setups, and the page around the sections.

import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { SECTIONS } from '../../demo/header.js';
import { setLanguage } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';
import type { SetupReader } from '../../demo/setup-reader.js';
import * as demo from './demo.js';

describe('demo: setups', () => {
  let page: SetupReader;
  const marks = () =>
    [...page.querySelectorAll<HTMLElement>('.wrong')].map((e) => e.dataset['point']);

  beforeEach(async () => {
    page = await demo.section<SetupReader>('demo-setup');
  });

  it('reads what people write and shows it', async () => {
    expect(page.querySelector('code')?.textContent).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    expect(demo.boardOn(page).view?.pieces[1]?.rank).to.equal('b');
    await demo.press(page, 'Example 2');
    expect(page.querySelector('code')?.textContent).to.equal('cifgef.k.hbd.iag.k.hdjcigeljjh');
  });

  it('names everything against a setup at once, in both languages, and marks the points', async () => {
    await demo.press(page, 'Example 3');
    const reasons = () => [...page.querySelectorAll('.notice li')].map((e) => e.textContent.trim());
    expect(reasons()).to.have.length(3);
    expect(reasons()[0]).to.contain('b6: a bomb');
    expect(marks()).to.deep.equal(['b6', 'c5', 'a1']);
    setLanguage('zh');
    await demo.settle(page);
    expect(reasons()[0]).to.equal('b6：炸弹不能放在一线');
  });

  it('says where a text cannot be read, and keeps the board', async () => {
    const before = demo.boardOn(page).view;
    await demo.write(page, '排-军-旅-兵-团\n师-O-猫-O-弹');
    expect(page.querySelector('[role=alert]')?.textContent).to.contain('line 2, column 5');
    expect(demo.boardOn(page).view).to.deep.equal(before);
  });

  it('says that it has turned a setup round', async () => {
    const turned =
      '团 排 排 旗 司\n弹 雷 雷 营 雷\n兵 O 连 O 营\n师 旅 O 连 连\n弹 O 兵 O 师\n团 兵 旅 军 排';
    await demo.write(page, turned);
    expect(page.querySelector('code')?.textContent).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    expect(page.textContent).to.contain('turned round');
  });

  it('hands a setup on to be played', async () => {
    let handed = '';
    const listen = ({ detail }: DocumentEventMap['demo-use-setup']) => void (handed = detail.text);
    document.addEventListener('demo-use-setup', listen);
    await demo.press(page, 'Play with it');
    document.removeEventListener('demo-use-setup', listen);
    expect(handed).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
  });

  it('has nothing for axe to complain of, legal or not', async () => {
    await expect(page).to.be.accessible();
    await demo.press(page, 'Example 3');
    await expect(page).to.be.accessible();
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
