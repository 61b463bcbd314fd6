// Watching records on the demo's page.

import { expect } from '@open-wc/testing';
import { setLanguage } from '../../demo/language.js';
import type { Watch } from '../../demo/watch.js';
import * as demo from './demo.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const NAMED = `[Rules "duel-open"]
[South "Ada"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "geffhe.d.cdk.hga.g.bjiihijcklj"]
[First "S"]
[Result "*"]

1. c6c7= *
`;

describe('demo: watch', () => {
  let page: Watch;
  const label = () => page.querySelector('.slider label')?.textContent.trim();
  const file = async (path: string): Promise<Uint8Array> =>
    new Uint8Array(await (await fetch(path)).arrayBuffer());
  async function open(content: Uint8Array, name?: string): Promise<void> {
    await page.open(content, name);
    await demo.settle(page);
  }

  beforeEach(async () => {
    page = await demo.section<Watch>('demo-watch');
    await demo.until(() => demo.board(page) !== null, 'the example');
    await demo.settle(page);
  });

  it('begins with an example and steps through it', async () => {
    expect(label()).to.equal('Move 0 of 97');
    await demo.press(page, 'Forward');
    await demo.press(page, 'Forward');
    expect(label()).to.equal('Move 2 of 97');
    expect(page.querySelector('[aria-current=step]')?.textContent).to.contain('b9b8');
    await demo.press(page, 'Back');
    expect(label()).to.equal('Move 1 of 97');
    await demo.press(page, 'To the end');
    expect(label()).to.equal('Move 97 of 97');
    expect(demo.buttonNamed(page, 'Forward')?.disabled).to.be.true;
    await demo.press(page, 'To the start');
    expect(label()).to.equal('Move 0 of 97');
  });

  it('says why a record ended, at its end and in the list of moves, in both languages', async () => {
    const outcome = () => page.querySelector('.outcome')?.textContent;
    expect(outcome()).to.equal('');
    expect(page.querySelector('.why')?.textContent).to.equal('Red wins: a flag was taken');
    await demo.press(page, 'To the end');
    expect(outcome()).to.equal('Red wins: a flag was taken');
    setLanguage('zh');
    await demo.settle(page);
    expect(outcome()).to.equal('红方胜：军旗被扛');
    setLanguage('en');
    await demo.settle(page);
    await demo.press(page, 'Back');
    expect(outcome()).to.equal('');
  });

  it('names the seats of Four in the corners, turned with the board', async () => {
    expect(page.querySelector('.seat-name')).to.be.null;
    await open(await file('/test/fixtures/files/short.jgs'), 'short.jgs');
    const at = (slot: string) => page.querySelector(`[slot=${slot}]`)?.textContent.trim();
    expect(at('bottom-left')).to.equal('South');
    expect(at('bottom-right')).to.equal('East');
    expect(at('top-right')).to.equal('North');
    expect(at('top-left')).to.equal('West');
    await demo.choose(page, 'At the bottom', 'East');
    expect(at('bottom-left')).to.equal('East');
    expect(at('top-left')).to.equal('South');
  });

  it('goes to a move that is clicked, and into a variation and out of it', async () => {
    const move = (name: string) => demo.buttonNamed(page, name)!;
    move('Move 5: a5a8+').click();
    await demo.settle(page);
    expect(label()).to.equal('Move 5 of 97');
    page.querySelector<HTMLElement>('.variation .ply')?.click();
    await demo.settle(page);
    expect(label()).to.equal('Move 3 of 8');
    expect(demo.boardOn(page).plies).to.equal(8);
    move('Move 4: b8b7=').click();
    await demo.settle(page);
    expect(label()).to.equal('Move 4 of 97');
  });

  it('plays by itself and stops at the end', async () => {
    await demo.choose(page, 'Speed', '0.2 s a move');
    demo.buttonNamed(page, 'Move 95: b6b11+')?.click();
    await demo.settle(page);
    await demo.press(page, 'Play');
    await demo.until(() => label() === 'Move 97 of 97', 'the end');
    await demo.until(() => demo.buttonNamed(page, 'Play') !== undefined, 'a stop');
  });

  it('opens a replay of QQ’s, looks through a seat’s eyes and drops names', async () => {
    await open(await file('/test/fixtures/files/short.jgs'), 'short.jgs');
    expect(demo.boardOn(page).renderRoot.querySelector('.frame.four')).to.exist;
    expect(page.querySelector('.names')).to.be.null;
    const covered = () => demo.boardOn(page).renderRoot.querySelectorAll('.piece .dot').length;
    expect(covered()).to.equal(0);
    await demo.choose(page, 'Seen by', 'East');
    expect(covered()).to.equal(75);
    expect(demo.boardOn(page).orientation).to.equal('E');
  });

  it('keeps names only when asked', async () => {
    await open(bytes(NAMED));
    expect(page.textContent).not.to.contain('Ada');
    expect(demo.boardOn(page).record).not.to.contain('Ada');
    page.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    await demo.until(() => page.querySelector('.names') !== null, 'the names');
    expect(page.querySelector('.names')?.textContent).to.contain('Red: Ada');
  });

  it('says where a bad file goes wrong and changes nothing else', async () => {
    await demo.press(page, 'Forward');
    const replay = await file('/test/fixtures/files/short.jgs');
    for (const [content, where] of [
      [bytes('[Rules "duel-open"]\n\n1. a6a99 *\n'), /line \d+, column \d+.*found.*expected/s],
      [bytes(''), /line 1.*expected/s],
      [replay.subarray(0, 300), /byte 0x12c.*expected/s],
      [Uint8Array.of(1, 0, 2), /byte 0x1.*expected/s],
      [bytes(NAMED.replace('c6c7=', 'c6c7+')), /c6c7\+/],
    ] as const) {
      await open(content);
      expect(page.querySelector('[role=alert]')?.textContent).to.match(where);
      expect(label()).to.equal('Move 1 of 97');
    }
    await open(bytes(NAMED));
    expect(page.querySelector('[role=alert]')).to.be.null;
  });

  it('takes a dropped file, and hands a setup on', async () => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([NAMED], 'game.jqn'));
    const target = page.querySelector('.dropping')!;
    target.dispatchEvent(
      new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
    );
    await demo.until(() => label() === 'Move 0 of 1', 'the dropped game');
    let handed = '';
    const listen = ({ detail }: DocumentEventMap['demo-setup-file']) => void (handed = detail.text);
    document.addEventListener('demo-setup-file', listen);
    await open(await file('/test/fixtures/files/wings.jql'), 'wings.jql');
    document.removeEventListener('demo-setup-file', listen);
    expect(handed).to.match(/^[a-l.]{30}$/);
    expect(label()).to.equal('Move 0 of 1');
  });

  it('has nothing for axe to complain of', async () => {
    await expect(page).to.be.accessible();
  });
});
