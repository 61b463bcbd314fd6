// @ts-check
/* global document, requestAnimationFrame, customElements -- some functions run in the page */
/**
 * `npm run paint`: what boards cost a page, in a browser slowed down four times: milliseconds of script
 * until a board's next frame is painted, one board and fifty, on the screen and below it. Medians of
 * several rounds, printed; they depend on the machine, so nothing is asserted.
 */
import puppeteer from 'puppeteer-core';
import { build } from '../tools/build.mjs';
import { chromeFlags, findBrowser } from '../tools/browser.mjs';
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

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * @param {import('puppeteer-core').Page} page
 * @param {(typeof MEASURES)[number]} measure
 * @returns {Promise<{ script: number, all: number }>} milliseconds of script, and of everything
 */
async function once(page, { boards, step, below }) {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const figures = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) =>
      (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: of('ScriptDuration'), all: of('TaskDuration') };
  };
  if (step) await page.evaluate(show, { boards: 1, below, record: RECORD });
  const before = await figures();
  if (step) await page.evaluate(next);
  else await page.evaluate(show, { boards, below, position: POSITION });
  const after = await figures();
  await session.detach();
  return { script: after.script - before.script, all: after.all - before.all };
}

/** In the page. @param {{ boards: number, below: number, position?: string, record?: string }} wish */
async function show({ boards, below, position, record }) {
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
  /** @type {any} */ (document.querySelector('junqi-board')).next();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

readArguments();
await main(async () => {
  await build();
  const site = await serve(inRoot('dist', 'demo'), 0);
  const { executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: chromeFlags, env });
  try {
    console.log(`slowed down ${SLOWDOWN} times; medians of ${ROUNDS} rounds, in milliseconds`);
    console.log('  script     all     aim');
    for (const measure of MEASURES) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const page = await browser.newPage();
        await page.goto(`${site.url}blank.html`);
        await page.setContent('<!doctype html><title>Paint</title>');
        await page.addScriptTag({ url: `${site.url}junqi-board.classic.js` });
        await page.evaluate(() => customElements.whenDefined('junqi-board').then(() => {}));
        // The first board of a page pays for what all share: styles, words, templates.
        if (round > 0) await once(page, { ...MEASURES[0] });
        rounds.push(await once(page, measure));
        await page.close();
      }
      const cell = (/** @type {number} */ value) => value.toFixed(1).padStart(8);
      const { script, all } = {
        script: rounds.map((r) => r.script),
        all: rounds.map((r) => r.all),
      };
      console.log(
        `${cell(median(script))}${cell(median(all))}${cell(measure.aim)}  ${measure.name}`,
      );
    }
  } finally {
    await browser.close();
    site.close();
  }
});
