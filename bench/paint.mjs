// @ts-check
/* global document, customElements, requestAnimationFrame -- some functions run in the page */
/**
 * `npm run paint`: what boards cost a page, in a browser slowed down four times: milliseconds of processor
 * time until a board's next frame is painted, one board and fifty, on the screen and below it. Medians of
 * several rounds, printed; they depend on the machine, so nothing is asserted.
 */
import puppeteer from 'puppeteer-core';
import { build } from '../tools/build.mjs';
import { chromeFlags, findBrowser } from '../tools/browser.mjs';
import { bundlePage } from '../tools/rolling.mjs';
import { inRoot, main, readArguments } from '../tools/run.mjs';
import { serve } from '../tools/serve.mjs';

const SLOWDOWN = 4;
const ROUNDS = 7;
const POSITION = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const RECORD = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]

1. a6b5 2. b7b8 *`;

/** What is measured; each runs in the page and ends when the next frame has been painted. */
const MEASURES = /** @type {const} */ ([
  { name: 'a board and its first frame', aim: 25, boards: 1, step: false, below: 0 },
  { name: 'a turn shown and its frame', aim: 25, boards: 1, step: true, below: 0 },
  { name: '50 boards', aim: 300, boards: 50, step: false, below: 0 },
  { name: '50 boards below the screen', aim: 300, boards: 50, step: false, below: 20_000 },
]);

/** What the browser counts, by its own names. */
const COUNTED = {
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  all: 'TaskDuration',
};
/** @typedef {Record<keyof typeof COUNTED, number>} Figures milliseconds */
const KINDS = /** @type {(keyof Figures)[]} */ (Object.keys(COUNTED));

const folder = inRoot('build', 'paint');

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * @param {import('puppeteer-core').Page} page
 * @param {(typeof MEASURES)[number]} measure
 * @returns {Promise<Figures>}
 */
async function once(page, { boards, step, below }) {
  const session = await page.createCDPSession();
  // Time of the page's thread: what else the machine does is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const figures = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return KINDS.map(
      (kind) => (metrics.find(({ name }) => name === COUNTED[kind])?.value ?? 0) * 1000,
    );
  };
  if (step) await page.evaluate(show, { boards: 1, below, record: RECORD });
  const before = await figures();
  if (step) await page.evaluate(next);
  else await page.evaluate(show, { boards, below, position: POSITION });
  const after = await figures();
  await session.detach();
  const spent = KINDS.map((kind, index) => [kind, (after[index] ?? 0) - (before[index] ?? 0)]);
  return Object.fromEntries(spent);
}

/** In the page. @param {{ boards: number, below: number, position?: string, record?: string }} wish */
async function show({ boards, below, position, record }) {
  // Only what runs in a task of the page is counted as script.
  await new Promise((resolve) => setTimeout(resolve));
  const place = document.createElement('div');
  place.style.paddingTop = `${below}px`;
  for (let count = 0; count < boards; count++) {
    const board = document.createElement('junqi-board');
    if (position) board.setAttribute('position', position);
    if (record) board.setAttribute('record', record);
    if (record) board.setAttribute('ply', '0');
    place.append(board);
  }
  document.body.replaceChildren(place);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** In the page. */
async function next() {
  await new Promise((resolve) => setTimeout(resolve));
  /** @type {any} */ (document.querySelector('junqi-board')).next();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

readArguments();
await main(async () => {
  await build('tsc');
  // The page with the element, whose modes are files beside it.
  await bundlePage(folder, 'board', 'component/define.js');
  const site = await serve(folder, 0);
  const { executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({
    executablePath,
    args: chromeFlags,
    env,
    protocolTimeout: 0,
  });
  try {
    console.log(`slowed down ${SLOWDOWN} times; medians of ${ROUNDS} rounds, in milliseconds`);
    console.log(`${KINDS.map((kind) => kind.padStart(8)).join('')}     aim, for script`);
    for (const measure of MEASURES) {
      /** @type {Figures[]} */
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const page = await browser.newPage();
        await page.goto(site.url);
        await page.waitForFunction(() => customElements.get('junqi-board') !== undefined);
        // The first board of a page pays for what all share: styles, words, templates.
        if (round > 0) await once(page, { ...MEASURES[0] });
        rounds.push(await once(page, measure));
        await page.close();
      }
      const cell = (/** @type {number} */ value) => value.toFixed(1).padStart(8);
      const medians = KINDS.map((kind) => cell(median(rounds.map((figures) => figures[kind]))));
      console.log(`${medians.join('')}${cell(measure.aim)}  ${measure.name}`);
    }
  } finally {
    await browser.close();
    site.close();
  }
});
