// Share links on the demo's pages.

import { expect } from '@open-wc/testing';
import { Analysis } from '../../demo/analysis.js';
import { isShared } from '../../demo/shared-link.js';
import { valueOf } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { makeShare } from '../../src/share/share.js';
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
