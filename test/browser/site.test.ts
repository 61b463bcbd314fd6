// The documentation's examples, on a page: every board of theirs shows what it should, and says so.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../component/define.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { LIVE_PAGES, liveExamples } from './live-pages.js';

/** A page's Markdown. */
async function textOf(page: string): Promise<string> {
  const answer = await fetch(`/demo/site/pages/${page}.md`);
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
  return answer.text();
}

const isShown = (board: JunqiBoard): boolean =>
  board.shadowRoot?.querySelector('.points, [part~="screen"]') !== null;

describe('the documentation’s examples', () => {
  for (const page of LIVE_PAGES) {
    it(`show boards: ${page}`, async () => {
      const errors: string[] = [];
      const hear = (event: Event) =>
        errors.push((event as CustomEvent<{ message: string }>).detail.message);
      document.addEventListener('junqi-error', hear);
      const examples = liveExamples(await textOf(page));
      expect(examples).not.to.be.empty;
      for (const example of examples) {
        const place = await fixture<HTMLElement>(html`<div></div>`);
        place.innerHTML = example;
        const boards = [...place.querySelectorAll<JunqiBoard>('junqi-board')];
        expect(boards, example).not.to.be.empty;
        for (const board of boards) {
          board.scrollIntoView();
          await board.updateComplete;
          await waitUntil(() => isShown(board), example, { timeout: 10_000 });
        }
      }
      document.removeEventListener('junqi-error', hear);
      expect(errors).to.be.empty;
    });
  }
});
