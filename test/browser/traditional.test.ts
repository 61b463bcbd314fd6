// Traditional characters on the pieces: brought when a board first speaks traditional Chinese, and only then.

import { expect, fixture, html } from '@open-wc/testing';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { EM, GLYPHS } from '../../component/faces/outlines.generated.js';
import { TRADITIONAL } from '../../component/faces/traditional.generated.js';
import { DUEL, FOUR } from './boards.js';
import { settled } from './playing.js';

type Differing = keyof typeof TRADITIONAL;
const DIFFERING = Object.keys(TRADITIONAL) as Differing[];

const outlinesOn = (root: ParentNode, of = '.piece .face'): readonly (string | null)[] =>
  [...root.querySelectorAll(`${of} path`)].map((path) => path.getAttribute('d'));

const isFetched = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.endsWith('/faces/traditional.js'));

const hasSimplified = (outlines: readonly (string | null)[]): boolean =>
  DIFFERING.some((character) => outlines.includes(GLYPHS[character][1]));
const hasTraditional = (outlines: readonly (string | null)[]): boolean =>
  DIFFERING.some((character) => outlines.includes(TRADITIONAL[character]));

const boardIn = (lang: string, faces = '', position = DUEL, rules = ''): Promise<JunqiBoard> =>
  fixture<JunqiBoard>(html`
    <junqi-board lang=${lang} faces=${faces} position=${position} rules=${rules}></junqi-board>
  `);

async function traditionalBoard(...given: Parameters<typeof boardIn>): Promise<JunqiBoard> {
  const board = await boardIn(...given);
  await settled(board, () => hasTraditional(outlinesOn(board.renderRoot)));
  return board;
}

describe('traditional faces', () => {
  // The first, before any other has brought them.
  it('are not fetched where nobody speaks traditional Chinese', async () => {
    for (const lang of ['en', 'zh', 'zh-CN', 'zh-Hans-HK']) {
      const board = await boardIn(lang);
      await board.prepareSharing();
      expect(hasTraditional(outlinesOn(board.renderRoot)), lang).to.be.false;
    }
    expect(isFetched()).to.be.false;
  });

  it('leave the simplified ones on the pieces until they are here', async () => {
    const board = await boardIn('zh-TW');
    expect(outlinesOn(board.renderRoot)).to.include(GLYPHS['师'][1]);
    await settled(board, () => hasTraditional(outlinesOn(board.renderRoot)));
    expect(isFetched()).to.be.true;
    expect(hasSimplified(outlinesOn(board.renderRoot))).to.be.false;
  });

  for (const lang of ['zh-TW', 'zh-Hant', 'zh-HK'])
    it(`stand on the pieces of a board in ${lang}`, async () => {
      const outlines = outlinesOn((await traditionalBoard(lang)).renderRoot);
      for (const character of DIFFERING)
        expect(outlines, character).to.include(TRADITIONAL[character]);
      expect(hasSimplified(outlines)).to.be.false;
    });

  for (const faces of ['hanzi1', 'guide'])
    it(`are those of the set ${faces}, too`, async () => {
      const board = await traditionalBoard('zh-TW', faces);
      expect(hasSimplified(outlinesOn(board.renderRoot))).to.be.false;
      expect(outlinesOn(board.renderRoot)).not.to.include(TRADITIONAL['长']);
    });

  it('are one glyph on a small board for four', async () => {
    const board = await traditionalBoard('zh-TW', '', FOUR, 'four-open');
    const wide = outlinesOn(board.renderRoot, '.face.wide');
    const narrow = outlinesOn(board.renderRoot, '.face.narrow');
    expect(wide).to.have.lengthOf(2 * narrow.length);
    expect(hasTraditional(narrow)).to.be.true;
    expect(hasSimplified([...wide, ...narrow])).to.be.false;
  });

  it('follow the language', async () => {
    const board = await traditionalBoard('zh-TW');
    board.lang = 'zh-CN';
    await settled(board, () => hasSimplified(outlinesOn(board.renderRoot)));
    expect(hasTraditional(outlinesOn(board.renderRoot))).to.be.false;
    board.lang = 'zh-Hant';
    await settled(board, () => hasTraditional(outlinesOn(board.renderRoot)));
    expect(hasSimplified(outlinesOn(board.renderRoot))).to.be.false;
  });

  it('stand in pictures', async () => {
    const board = await boardIn('zh-TW');
    await board.prepareSharing();
    const svg = new DOMParser().parseFromString(board.toSVG(), 'image/svg+xml');
    expect(hasTraditional(outlinesOn(svg, 'svg'))).to.be.true;
    expect(hasSimplified(outlinesOn(svg, 'svg'))).to.be.false;
  });

  it('are offered where a position is set up', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board lang="zh-TW" mode="edit" position=${DUEL}></junqi-board>`,
    );
    const offered = () => outlinesOn(board.renderRoot, '.palette .face');
    await settled(board, () => hasTraditional(offered()));
    expect(hasSimplified(offered())).to.be.false;
  });

  it('are what a guess is drawn with, whatever the faces', async () => {
    for (const own of [undefined, () => []]) {
      const board = await boardIn('zh-TW', 'latin');
      if (own) board.pieceSet = own;
      await board.prepareSharing();
      const guesses = [{ at: 0, ranks: ['c' as const] }];
      expect(board.toSVG({ annotations: { guesses } })).to.include(TRADITIONAL['师']);
    }
  });

  it('leave the faces of a page as they are', async () => {
    const board = await boardIn('zh-TW');
    board.pieceSet = () => [{ outline: GLYPHS['军'][1], transform: `scale(${1 / EM})` }];
    await board.prepareSharing();
    await settled(board, () => !hasTraditional(outlinesOn(board.renderRoot)));
    expect(new Set(outlinesOn(board.renderRoot))).to.deep.equal(new Set([GLYPHS['军'][1]]));
  });
});
