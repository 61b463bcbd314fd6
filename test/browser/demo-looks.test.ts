// How the demo's pages look: one header on all of them, boards that begin where their title does.

import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { DemoHeader } from '../../demo/header.js';
import type { Section } from '../../demo/section.js';
import * as demo from './demo.js';

describe('the demo’s pages', () => {
  it('have the same header on all, which leads back to the sections', async () => {
    const header = await demo.section<DemoHeader>('demo-header');
    header.page = 'analysis';
    await demo.settle(header);
    const links = [...header.querySelectorAll('nav a')];
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).to.have.length(1);
    expect(header.querySelector('[aria-current="page"]')?.textContent.trim()).to.equal('Analysis');
    expect(links[2]?.getAttribute('href')).to.equal('./#watch');
    expect(header.querySelectorAll('select')).to.have.length(2);
    await expect(header).to.be.accessible();
  });

  it('have no control wider than the page where text is twice as large', async () => {
    await setViewport({ width: 360, height: 800 });
    document.documentElement.style.fontSize = '200%';
    await demo.section<Section>('demo-header');
    const { scrollWidth } = document.documentElement;
    document.documentElement.style.removeProperty('font-size');
    expect(scrollWidth).to.be.at.most(360);
  });

  it('have language and colours told in full where text is twice as large', async () => {
    await setViewport({ width: 360, height: 800 });
    document.documentElement.style.fontSize = '200%';
    const header = await demo.section<DemoHeader>('demo-header');
    const widths = [...header.querySelectorAll<HTMLElement>('.preferences select')].map(
      (select) => {
        const shown = select.offsetWidth;
        select.style.minWidth = 'max-content';
        return [shown, select.offsetWidth];
      },
    );
    document.documentElement.style.removeProperty('font-size');
    expect(widths).to.have.length(2);
    for (const [shown, needed] of widths) expect(shown).to.equal(needed);
  });

  it('have boards begin where their title begins, in the page’s colours', async () => {
    await setViewport({ width: 1200, height: 800 });
    for (const name of ['demo-puzzles', 'demo-lesson', 'demo-edit']) {
      const part = await demo.section<Section>(name);
      const board = demo.boardOn(part);
      await demo.until(() => board.renderRoot.querySelector('.beside') !== null, name);
      const [title, frame] = [part.querySelector('h2')!, board.renderRoot.querySelector('.frame')!];
      const { left } = title.getBoundingClientRect();
      expect(frame.getBoundingClientRect().left, name).to.be.closeTo(left, 0.5);
      expect(board.theme, name).to.equal('inherit');
      part.remove();
    }
  });
});
