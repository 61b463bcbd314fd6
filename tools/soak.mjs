// @ts-check
/**
 * `npm run soak -- --minutes 30 --rounds 1000`: a Chromium page whose boards change their positions ten times a
 * second and are analysed, then boards that come and go. Fails where an answer was stale, a job failed,
 * a worker had to be started anew, or memory, listeners or nodes have grown.
 */
import fs from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { build } from './build.mjs';
import { chromeFlags, findBrowser } from './browser.mjs';
import { inRoot, main, readArguments } from './run.mjs';
import { built, bundlePage } from './rolling.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('../bench/soak-page.js').Soak} Soak */
/** @typedef {{ heap: number, listeners: number, nodes: number }} Sizes */

/** Room for what caches and compilers keep. */
const MOST_GROWTH = 3_000_000;

const folder = inRoot('build', 'soak');

/** @param {string} text @param {string} name */
function number(text, name) {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name} is a number, not "${text}"`);
}

/** @param {import('puppeteer-core').Page} page @returns {Promise<Sizes>} after collecting garbage */
async function sizesOf(page) {
  // What had begun when the last board left comes to its end.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const session = await page.createCDPSession();
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { JSHeapUsedSize = 0, JSEventListeners = 0, Nodes = 0 } = await page.metrics();
  return { heap: JSHeapUsedSize, listeners: JSEventListeners, nodes: Nodes };
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** @param {number[]} values milliseconds */
const spread = (values) =>
  [0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1)).join(' / ');

const sizesText = (/** @type {Sizes} */ { heap, listeners, nodes }) =>
  `heap ${(heap / 1e6).toFixed(1)} MB, ${listeners} listeners, ${nodes} nodes`;

/** @param {import('puppeteer-core').Page} page */
const readCounts = (page) =>
  page.evaluate(() =>
    /** @type {{ soak: Soak }} */ (/** @type {unknown} */ (globalThis)).soak.read(),
  );

/**
 * @param {import('puppeteer-core').Page} page
 * @param {number} minutes
 * @returns {Promise<string[]>} what is wrong
 */
async function soakAnalyses(page, minutes) {
  /** @type {Sizes | undefined} */
  let first;
  /** @type {string[]} */
  const faults = [];
  const rounds = Math.max(2, Math.ceil(minutes));
  for (let round = 1; round <= rounds; round++) {
    const time = (minutes * 60_000) / rounds;
    await page.evaluate(
      (/** @type {number} */ ms) =>
        /** @type {{ soak: Soak }} */ (/** @type {unknown} */ (globalThis)).soak.analyses(ms),
      time,
    );
    const counts = await readCounts(page);
    const sizes = await sizesOf(page);
    first ??= sizes;
    console.log(
      `${((round * time) / 60_000).toFixed(1)} min: ${counts.asked} asked, ${counts.reports} reports, ` +
        `${counts.stale} stale, ${counts.failed.length} failed, ${counts.workers} workers started; ` +
        `first report after ${spread(counts.waits)} ms, stop heard within ${spread(counts.stops)} ms ` +
        `(50, 95, 99 %); ${sizesText(sizes)}`,
    );
    if (counts.stale > 0) faults.push(`${counts.stale} stale answers`);
    faults.push(...counts.failed.slice(0, 3));
    // Boards leave at the end of each round, and the workers end with them.
    if (counts.workers > 2 * round) faults.push(`${counts.workers} workers in ${round} rounds`);
    if (sizes.heap > first.heap + MOST_GROWTH) faults.push(`the heap grew: ${sizesText(sizes)}`);
    if (faults.length > 0) return faults;
  }
  return faults;
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {number} rounds
 * @returns {Promise<string[]>} what is wrong
 */
async function soakMounts(page, rounds) {
  const mount = (/** @type {number} */ count) =>
    page.evaluate(
      (/** @type {number} */ n) =>
        /** @type {{ soak: Soak }} */ (/** @type {unknown} */ (globalThis)).soak.mounts(n),
      count,
    );
  await mount(50);
  const before = await sizesOf(page);
  await mount(rounds);
  const after = await sizesOf(page);
  const { workers } = await readCounts(page);
  console.log(
    `${rounds} boards came and went: ${sizesText(before)} before, ${sizesText(after)} after`,
  );
  console.log(`${workers} workers started in all`);
  // Some of the last board may not have been collected yet; what each board leaves behind adds up.
  const slack = Math.max(20, rounds / 10);
  const grown = /** @type {const} */ (['listeners', 'nodes']).filter(
    (name) => after[name] > before[name] + slack,
  );
  const faults = grown.map((name) => `${name} grew from ${before[name]} to ${after[name]}`);
  if (after.heap > before.heap + MOST_GROWTH) faults.push('the heap grew');
  return faults;
}

const { values } = readArguments({
  minutes: { type: 'string', default: '30' },
  rounds: { type: 'string', default: '1000' },
});
await main(async () => {
  const minutes = number(values.minutes ?? '', 'minutes');
  const rounds = number(values.rounds ?? '', 'rounds');
  await build('tsc');
  await bundlePage(folder, 'soak', 'bench/soak-page.js');
  const worker = 'junqi-worker.js';
  fs.copyFileSync(built(`src/analysis/${worker}`), path.join(folder, worker));
  const server = await serve(folder, 0);
  const { executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({
    executablePath,
    args: chromeFlags,
    env,
    protocolTimeout: 0,
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(String(error)));
    await page.goto(server.url);
    await page.waitForFunction(() => 'soak' in globalThis);
    const faults = minutes > 0 ? await soakAnalyses(page, minutes) : [];
    if (rounds > 0 && faults.length === 0) faults.push(...(await soakMounts(page, rounds)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log('no leak, no stale answer, no dropped worker');
  } finally {
    await browser.close();
    server.close();
  }
});
