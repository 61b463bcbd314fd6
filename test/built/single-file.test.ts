// The single file as people use it: pasted into an empty page, loaded twice, many boards on one page.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GLYPHS } from '../../component/faces/outlines.generated.js';
import { TRADITIONAL } from '../../component/faces/traditional.generated.js';
import { openBrowser, type Driven } from '../../tools/browsers.mjs';

const dist = path.resolve(import.meta.dirname, '..', '..', 'dist');
const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const code = (name: string) => readFileSync(path.join(dist, name), 'utf8');

let browser: Driven;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'junqi-single-'));
  browser = await openBrowser('chromium');
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function open(html: string): Promise<void> {
  const file = path.join(folder, 'page.html');
  writeFileSync(file, html);
  await browser.open(pathToFileURL(file).href);
}

/** Plays the first move that the board offers, again and again, and says how the game ended. */
function playToTheEnd(): Promise<{ over: string; plies: number; errors: string[] }> {
  const board = document.querySelector('junqi-board')!;
  const errors: string[] = [];
  let plies = 0;
  addEventListener('error', ({ message }) => errors.push(message));
  board.addEventListener('junqi-turn', () => plies++);
  return new Promise((resolve) => {
    board.addEventListener('junqi-over', (event) => {
      clearInterval(hand);
      const { by } = (event as CustomEvent<{ by: string }>).detail;
      setTimeout(() => resolve({ over: by, plies, errors }));
    });
    const tap = (selector: string): boolean => {
      const point = board.shadowRoot?.querySelector<HTMLElement>(selector);
      point?.click();
      return point !== null && point !== undefined;
    };
    const hand = setInterval(() => tap('.point.target') || tap('.point.start'), 60);
  });
}

describe('the single file', () => {
  it('pasted into an empty page and opened from a disk plays a game to its end', async () => {
    const board = `<junqi-board mode="play" hands="S" level="1" pause="0" seconds="0.05" keep="off"
      rules="duel-open,quietLimit=6" setups="S=${SETUP} N=${SETUP}"></junqi-board>`;
    await open(
      `<!doctype html><meta charset="utf-8"><script>${code('junqi-board.classic.js')}</script>${board}`,
    );
    const { over, plies, errors } = await browser.ask(playToTheEnd, undefined);
    expect(errors).toEqual([]);
    expect(['flag', 'quiet']).toContain(over);
    expect(plies).toBeGreaterThanOrEqual(6);
  }, 60_000);

  it('begins by chance where setting up cannot be brought, and says what else is missing', async () => {
    const play = `<junqi-board mode="play" hands="S" level="1" pause="0" seconds="0.05" keep="off"
      rules="duel-dark,quietLimit=2"></junqi-board>`;
    const view = `<junqi-board id="view" mode="view" record="[Rules &quot;duel-open&quot;]"></junqi-board>`;
    await open(
      `<!doctype html><meta charset="utf-8"><script>${code('junqi-board.classic.js')}</script>${play}${view}`,
    );
    const { over, errors } = await browser.ask(playToTheEnd, undefined);
    expect(errors).toEqual([]);
    expect(['flag', 'quiet']).toContain(over);
    const said = await browser.ask(
      () => document.querySelector('#view')?.shadowRoot?.textContent ?? '',
      undefined,
    );
    expect(said).toContain('junqi-board.all.js holds everything');
  }, 60_000);

  it('takes a board along by what stands beside it', async () => {
    const script = `<script src="${pathToFileURL(path.join(dist, 'junqi-board.classic.js')).href}"></script>`;
    await open(
      `<!doctype html><meta charset="utf-8">${script}<junqi-board lang="zh-TW" tools></junqi-board>`,
    );
    const [before, svg, label] = await browser.ask(async () => {
      const board = document.querySelector('junqi-board')!;
      const early = board.toSVG();
      await board.prepareSharing();
      const until = Date.now() + 5000;
      const pressed = () =>
        board.shadowRoot?.querySelector('.sharing button')?.textContent?.trim() ?? '';
      while (pressed() !== '存圖' && Date.now() < until)
        await new Promise((go) => setTimeout(go, 50));
      return [early, board.toSVG(), pressed()];
    }, undefined);
    expect(svg).toMatch(/^<svg /);
    expect(label).toBe('存圖');
    expect(before === '' || before === svg).toBe(true);
  }, 30_000);

  it('has traditional characters on the pieces from beside itself or all of it, and simplified ones alone', async () => {
    const src = pathToFileURL(path.join(dist, 'junqi-board.classic.js')).href;
    const board = `<junqi-board lang="zh-TW" position="${DUEL}"></junqi-board>`;
    const scripts = {
      beside: `<script src="${src}"></script>`,
      all: `<script>${code('junqi-board.all.js')}</script>`,
      alone: `<script>${code('junqi-board.classic.js')}</script>`,
    };
    for (const [name, script] of Object.entries(scripts)) {
      await open(`<!doctype html><meta charset="utf-8">${script}${board}`);
      const outlines = await browser.ask(async () => {
        const shown = document.querySelector('junqi-board')!;
        await shown.prepareSharing().catch(() => undefined);
        await shown.updateComplete;
        const paths = shown.shadowRoot?.querySelectorAll('.face path') ?? [];
        return [...paths].map((each) => each.getAttribute('d'));
      }, undefined);
      const isAlone = name === 'alone';
      expect(outlines.includes(GLYPHS['师'][1]), name).toBe(isAlone);
      expect(outlines.includes(TRADITIONAL['师']), name).toBe(!isAlone);
    }
  }, 60_000);

  it('in its light form brings what a game needs from beside itself', async () => {
    const script = `<script src="${pathToFileURL(path.join(dist, 'junqi-board.light.js')).href}"></script>`;
    const board = `<junqi-board mode="play" hands="S" level="1" pause="0" seconds="0.05" keep="off"
      rules="duel-open,quietLimit=2" setups="S=${SETUP} N=${SETUP}"></junqi-board>`;
    await open(`<!doctype html><meta charset="utf-8">${script}${board}`);
    const { over, errors } = await browser.ask(playToTheEnd, undefined);
    expect(errors).toEqual([]);
    expect(['flag', 'quiet']).toContain(over);
  }, 60_000);

  it('holds nothing that ends a script element', () => {
    for (const name of ['junqi-board.classic.js', 'junqi-board.all.js'])
      expect(code(name)).not.toMatch(/<\/script|<!--\s*<script|<script/i);
  });

  it('may be loaded twice, and beside another copy of itself', async () => {
    const script = `<script src="${pathToFileURL(path.join(dist, 'junqi-board.classic.js')).href}"></script>`;
    const all = `<script src="${pathToFileURL(path.join(dist, 'junqi-board.all.js')).href}"></script>`;
    await open(`<!doctype html>${script}${script}${all}<junqi-board></junqi-board>`);
    const drawn = await browser.ask(async () => {
      const board = document.querySelector('junqi-board') as HTMLElement & {
        updateComplete: Promise<boolean>;
      };
      await board.updateComplete;
      return board.shadowRoot?.querySelectorAll('.point').length;
    }, undefined);
    expect(drawn).toBe(60);
  });

  it('shows twenty boards of all modes with one pool of engines', async () => {
    const script = `<script src="${pathToFileURL(path.join(dist, 'junqi-board.classic.js')).href}"></script>`;
    const kinds = [
      `position="dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0"`,
      'rules="four-dark"',
      `mode="view" record='[Rules "duel-open"]\n[SetupS "${SETUP}"]\n[SetupN "${SETUP}"]\n\n1. a6b5 *'`,
      `mode="play" hands="N" level="1" pause="0" keep="off" rules="duel-dark" setups="S=${SETUP} N=${SETUP}"`,
      `mode="analyse" rules="duel-open" position="dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0"`,
    ];
    const boards = Array.from({ length: 20 }, (_, index) => kinds[index % kinds.length]);
    const tags = boards.map((attributes) => `<junqi-board ${attributes}></junqi-board>`);
    await open(`<!doctype html><meta charset="utf-8">${script}${tags.join('\n')}`);
    const { drawn, moved, pools, hosts, faults } = await browser.ask(lookAtAll, undefined);
    expect({ drawn, moved, pools, faults }).toEqual({ drawn: 20, moved: 4, pools: 1, faults: [] });
    expect(hosts).toBeLessThanOrEqual(2);
  }, 90_000);
});

/** Looks at one board after another until all are drawn and every computer has moved, and counts engines. */
async function lookAtAll() {
  const boards = [...document.querySelectorAll('junqi-board')];
  const all = (selector: string) =>
    boards.filter((board) => board.shadowRoot?.querySelector(selector));
  const players = boards.filter((board) => board.getAttribute('mode') === 'play');
  const moved = () =>
    players.filter((board) => board.shadowRoot?.querySelector('.said')?.textContent?.trim());
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (all('.point').length === boards.length && moved().length === players.length) break;
    // Boards far from the window are not drawn.
    boards.find((board) => !board.shadowRoot?.querySelector('.point'))?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const symbols = Object.getOwnPropertySymbols(globalThis).filter((symbol) =>
    symbol.description?.startsWith('junqi.pool'),
  );
  const pools = symbols.map(
    (symbol) =>
      (globalThis as unknown as Record<symbol, { pool: { hosts: number } }>)[symbol]!.pool,
  );
  const faults = all('[part=error]').map((board) => board.shadowRoot?.textContent?.trim());
  const [pool] = pools;
  const drawn = all('.point').length;
  return {
    drawn,
    moved: moved().length,
    pools: pools.length,
    hosts: pool?.hosts,
    faults,
  };
}
