// @ts-check
/** `.ci/run`: the tests and every gate, each gate one more check, closing with `N passed, N failed` over all. */
import fs from 'node:fs';
import path from 'node:path';
import * as counts from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, readArguments, root, runNode } from './run.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

const bin = (/** @type {string[]} */ ...parts) => inRoot('node_modules', ...parts);

/** Gates pass or fail as a whole. */
const gates = {
  types: [inRoot('tools', 'types.mjs')],
  lint: [bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'],
  format: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  docs: [inRoot('tools', 'element-docs.mjs'), '--check'],
  sizes: [inRoot('tools', 'sizes.mjs')],
  package: [inRoot('tools', 'package.mjs')],
};

/** Suites close with their own counts. A check beside the project is run where there is one. */
const suites = {
  test: [inRoot('tools', 'test.mjs')],
  bundlers: [inRoot('tools', 'bundlers.mjs')],
  check: [path.join(root, '..', 'shared', 'check')],
};

/** @param {string} name @param {string[]} args @returns {Promise<Count>} */
async function runSuite(name, args) {
  const { code, output } = await announced(name, args);
  return counts.judge(name, code, counts.readClosingLine(output));
}

/** @param {string} name @param {string[]} args @returns {Promise<Count>} */
async function runGate(name, args) {
  const { code } = await announced(name, args);
  return code === 0 ? { passed: 1, failures: [] } : counts.failedRun(name, `exit code ${code}`);
}

/** @param {string} name @param {string[]} args */
async function announced(name, args) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const result = await runNode(args, { quiet: true });
  console.log(result.output.trim());
  console.log(`== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

readArguments();
/** @type {Count[]} */
const results = [];
try {
  await ensureInstalled();
  results.push(await runSuite('test', suites.test));
  for (const [name, args] of Object.entries(gates)) results.push(await runGate(name, args));
  results.push(await runSuite('bundlers', suites.bundlers));
  const [check = ''] = suites.check;
  if (fs.existsSync(check)) results.push(await runSuite('check', suites.check));
} catch (error) {
  results.push(counts.failedRun('ci', String(error)));
}
const total = counts.sum(results);
console.log();
for (const { title } of total.failures) console.log(`FAILED ${title}`);
console.log(counts.closingLine(total));
process.exitCode = total.failures.length > 0 ? 1 : 0;
