// @ts-check
/**
 * `npm test`: installs what is missing, builds, runs the Node tests and the browser tests, and closes with
 * `N passed, N failed` over both. `-- --node` or `--browser` runs one of them, further words choose files:
 * `npm test -- --node record`.
 */
import fs from 'node:fs';
import { build } from './build.mjs';
import * as counts from './counts.mjs';
import { inRoot, readArguments, runNode, sourcesUnder } from './run.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values: only, positionals: words } = readArguments({ node: flag, browser: flag }, true);
/**
 * Chosen files wait for no bundle: Node's read the sources, the browser's what tsc made of them. Those of
 * test/built look at what is published.
 */
const isBuilt = sourcesUnder('test/built').some((file) =>
  words.some((word) => file.includes(word)),
);
const until = words.length === 0 || isBuilt ? 'dist' : only.node ? 'wasm' : 'tsc';

/** @param {string} file @returns {any} what a runner reported, nothing when it fell over before. */
const readReport = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

/** @returns {Promise<Count>} */
async function nodeTests() {
  fs.rmSync(counts.reports.node, { force: true });
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const reporting = ['--reporter=json', `--outputFile=${counts.reports.node}`];
  const { code, output } = await runNode([vitest, 'run', ...reporting, ...words], { quiet: true });
  const report = readReport(counts.reports.node);
  if (!report) console.log(output);
  for (const line of report ? counts.slowFiles(report) : []) console.log(`slow: ${line}`);
  return counts.judge('vitest', code, report && counts.countVitest(report));
}

/** @returns {Promise<Count>} */
async function browserTests() {
  fs.rmSync(counts.reports.browser, { force: true });
  const runner = inRoot('node_modules', '@web', 'test-runner', 'dist', 'bin.js');
  const files = words.flatMap((word) => ['--files', `build/test/browser/**/*${word}*.test.js`]);
  const { code, output } = await runNode([runner, ...files], { quiet: true });
  const report = readReport(counts.reports.browser);
  if (!report) console.log(output);
  return counts.judge('web-test-runner', code, report);
}

/** @param {string} name @param {() => Promise<Count>} suite @returns {Promise<Count>} */
async function timed(name, suite) {
  const start = performance.now();
  const count = await suite().catch((error) => counts.failedRun(name, String(error)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${counts.closingLine(count)} in ${seconds} s`);
  return count;
}

/** @returns {Promise<Count>} */
async function test() {
  try {
    await build(until);
  } catch (error) {
    return counts.failedRun('build', String(error));
  }
  const suites = [];
  if (only.node || !only.browser) suites.push(await timed('node', nodeTests));
  if (only.browser || !only.node) suites.push(await timed('browser', browserTests));
  return counts.sum(suites);
}

const total = await test();
counts.printFailures(total);
console.log(counts.closingLine(total));
process.exitCode = total.failures.length > 0 ? 1 : 0;
