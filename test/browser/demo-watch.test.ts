// Watching records on the demo's page.

import { expect } from '@open-wc/testing';
import { EXAMPLE } from '../../demo/example.js';
import { setLanguage } from '../../demo/language.js';
import type { Watch } from '../../demo/watch.js';
import * as demo from './demo.js';

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
  const label = () => demo.shown(page, '.slider .field-name')[0]?.textContent.trim();
  const moves = () => demo.shown(page, '.moves')[0]?.textContent ?? '';
  const alert = () => demo.shown(page, '[role=alert]')[0]?.textContent ?? '';
  const file = async (path: string): Promise<File> =>
    new File([await (await fetch(path)).arrayBuffer()], path.split('/').at(-1));

  /** Drops a file on the board and waits for what comes of it. */
  async function drop(dropped: File): Promise<void> {
    let isOpen = false;
    const before = alert();
    page.addEventListener('junqi-open', () => (isOpen = true), { once: true });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(dropped);
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    demo.boardOn(page).dispatchEvent(event);
    await demo.until(() => isOpen || alert() !== before, 'the file');
    await demo.settle(page);
  }

  const named = (text: string, name = 'game.jqn'): File => new File([text], name);

  async function pressMove(text: string): Promise<void> {
    const items = demo.shown(page, '.moves .item');
    items.find((item) => item.textContent.replace(/\s+/g, ' ').trim() === text)?.click();
    await demo.settle(page);
  }

  beforeEach(async () => {
    page = await demo.section<Watch>('demo-watch');
    await demo.until(() => demo.shown(page, '.moves').length === 1, 'the example');
    await demo.settle(page);
  });

  it('begins with an example and steps through it', async () => {
    expect(label()).to.equal('Move 0 of 97');
    await demo.press(page, 'Forward');
    await demo.press(page, 'Forward');
    expect(label()).to.equal('Move 2 of 97');
    expect(demo.shown(page, '[aria-current=step]')[0]?.textContent).to.contain('b9b8');
    await demo.press(page, 'Back');
    expect(label()).to.equal('Move 1 of 97');
    await demo.press(page, 'To the end');
    expect(label()).to.equal('Move 97 of 97');
    expect(demo.buttonNamed(page, 'Forward')?.disabled).to.be.true;
    await demo.press(page, 'To the start');
    expect(label()).to.equal('Move 0 of 97');
  });

  it('says why a record ended, at its end and in the list of moves, in both languages', async () => {
    expect(demo.statusOf(page)).to.contain('Red to move');
    expect(moves()).to.contain('Red wins: a flag was taken');
    await demo.press(page, 'To the end');
    expect(demo.statusOf(page)).to.contain('Red wins: a flag was taken');
    setLanguage('zh');
    await demo.settle(page);
    expect(demo.statusOf(page)).to.contain('红方胜：军旗被扛');
    setLanguage('en');
  });

  it('says by the rules why a game ended where its record does not', async () => {
    await drop(named(EXAMPLE.replace('[Termination "flag"]\n', '')));
    expect(moves()).to.contain('Red wins: a flag was taken');
  });

  it('names the seats of Four in the corners, turned with the board', async () => {
    await drop(await file('/test/fixtures/files/short.jgs'));
    const at = (corner: string) =>
      demo.shown(page, `.corner[name=${corner}]`)[0]?.textContent.trim() ?? '';
    expect(at('bottom-left')).to.match(/^South/);
    expect(at('bottom-right')).to.match(/^East/);
    expect(at('top-right')).to.match(/^North/);
    expect(at('top-left')).to.match(/^West/);
    await demo.press(page, 'Turn the board');
    expect(at('bottom-left')).to.match(/^East/);
    expect(at('top-left')).to.match(/^South/);
  });

  it('goes to a move that is pressed, and into a variation and out of it', async () => {
    await pressMove('5 a5a8+');
    expect(label()).to.equal('Move 5 of 97');
    demo.shown(page, '.variation .item')[0]?.click();
    await demo.settle(page);
    expect(label()).to.equal('Move 3 of 8');
    expect(demo.boardOn(page).plies).to.equal(8);
    await pressMove('4 b8b7=');
    expect(label()).to.equal('Move 4 of 97');
  });

  it('plays by itself and stops at the end', async () => {
    await demo.choose(page, 'Speed', '0.2 s a move');
    await pressMove('95 b6b11+');
    await demo.press(page, 'Play');
    await demo.until(() => label() === 'Move 97 of 97', 'the end');
    await demo.until(() => demo.buttonNamed(page, 'Play') !== undefined, 'a stop');
  });

  it('opens a replay of QQ’s and looks through a seat’s eyes', async () => {
    await drop(await file('/test/fixtures/files/short.jgs'));
    expect(demo.shown(page, '.frame.four')).to.have.length(1);
    const covered = () => demo.shown(page, '.piece .dot').length;
    expect(covered()).to.equal(0);
    await demo.choose(page, 'Seen by', 'East');
    expect(covered()).to.equal(75);
  });

  it('keeps names only when asked, in what is taken along, too', async () => {
    await drop(named(NAMED));
    await demo.press(page, 'Forward');
    expect(demo.everythingIn(page)).not.to.contain('Ada');
    expect(demo.boardOn(page).toText()).not.to.contain('Ada');
    page.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    await demo.until(() => demo.everythingIn(page).includes('Ada'), 'the names');
    expect(label()).to.equal('Move 1 of 1');
    expect(demo.boardOn(page).toText()).to.contain('Ada');
  });

  it('says where a bad file goes wrong and changes nothing else', async () => {
    await demo.press(page, 'Forward');
    const replay = await (await file('/test/fixtures/files/short.jgs')).arrayBuffer();
    for (const [content, where] of [
      ['[Rules "duel-open"]\n\n1. a6a99 *\n', /line \d+, column \d+.*found.*expected/s],
      ['', /line 1.*expected/s],
      [replay.slice(0, 300), /byte 0x12c.*expected/s],
      [Uint8Array.of(1, 0, 2), /byte 0x1.*expected/s],
      [NAMED.replace('c6c7=', 'c6c7+'), /c6c7/],
    ] as const) {
      await drop(new File([content], ''));
      expect(alert()).to.match(where);
      expect(label()).to.equal('Move 1 of 97');
    }
    await drop(named(NAMED));
    expect(alert()).to.equal('');
    expect(label()).to.equal('Move 0 of 1');
  });

  it('opens a file by a button and a text that is written', async () => {
    const input = demo.shown(page, 'input[type=file]')[0] as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(named(NAMED));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await demo.until(() => label() === 'Move 0 of 1', 'the opened game');
    await demo.write(page, EXAMPLE);
    await demo.press(page, 'Show it');
    await demo.until(() => label() === 'Move 0 of 97', 'the written game');
  });

  it('hands a setup on', async () => {
    let handed = '';
    const listen = ({ detail }: DocumentEventMap['demo-setup-file']) => void (handed = detail.text);
    document.addEventListener('demo-setup-file', listen);
    await drop(await file('/test/fixtures/files/wings.jql'));
    document.removeEventListener('demo-setup-file', listen);
    expect(handed).to.match(/^[a-l.]{30}$/);
    expect(label()).to.equal('Move 0 of 97');
  });

  it('has nothing for axe to complain of', async () => {
    await expect(page).to.be.accessible();
  });
});
