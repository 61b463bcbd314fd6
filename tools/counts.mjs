// @ts-check
/** Counting tests over several runners: what did not run at all counts as failed. */
import { inRoot } from './run.mjs';

/**
 * @typedef {{ passed: number, failures: Failure[] }} Count
 * @typedef {{ title: string, message: string }} Failure
 */

/** Where the runners leave their results. */
export const reports = {
  folder: inRoot('build', 'reports'),
  node: inRoot('build', 'reports', 'node.json'),
  browser: inRoot('build', 'reports', 'browser.json'),
};

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @param {{ testResults: TestFile[] }} report vitest's JSON
 * @returns {Count}
 */
export function countVitest({ testResults }) {
  /** @type {Count} */
  const count = { passed: 0, failures: [] };
  for (const file of testResults) {
    const name = fromTestFolder(file.name);
    const before = count.failures.length;
    const ran = file.assertionResults.filter((test) => test.status !== 'pending');
    for (const test of ran) {
      if (test.status === 'passed') count.passed++;
      else if (test.status === 'failed') count.failures.push(failedTest(name, test));
    }
    // A file that cannot be imported, or whose hooks fail, has no failed test of its own.
    if (count.failures.length === before && (file.status === 'failed' || ran.length === 0))
      count.failures.push({ title: name, message: file.message || 'ran no test' });
  }
  return count;
}

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report vitest's JSON
 * @returns {string[]} the files that took more than ten seconds, slowest first
 */
export function slowFiles({ testResults }) {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .filter(({ seconds }) => seconds > 10)
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${fromTestFolder(name)}`);
}

const fromTestFolder = (/** @type {string} */ file) => file.replace(/^.*[\\/](?=test[\\/])/, '');

/** @param {string} file @param {Assertion} test @returns {Failure} */
function failedTest(file, { fullName, failureMessages }) {
  return { title: `${file}: ${fullName}`, message: (failureMessages ?? []).join('\n') };
}

/**
 * @param {string} runner Its name, for the message.
 * @param {number} code Its exit code.
 * @param {Count | undefined} count What it reported, if anything.
 * @returns {Count} with a failure more when the runner fell over, or found nothing to run.
 */
export function judge(runner, code, count) {
  if (!count) return failedRun(runner, `stopped with exit code ${code} and left no report`);
  if (count.failures.length > 0) return count;
  if (code !== 0) return { ...count, ...failedRun(runner, `exit code ${code}`, count.passed) };
  if (count.passed === 0) return failedRun(runner, 'ran no test');
  return count;
}

/** @param {string} title @param {string} message @param {number} [passed] @returns {Count} */
export function failedRun(title, message, passed = 0) {
  return { passed, failures: [{ title, message }] };
}

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** The closing line, e.g. `212 passed, 0 failed`. @param {Count} count */
export const closingLine = ({ passed, failures }) => `${passed} passed, ${failures.length} failed`;

/** @param {string} output What a program printed. @returns {Count | undefined} read off its closing line. */
export function readClosingLine(output) {
  const found = /^(\d+) passed, (\d+) failed$/.exec(output.trim().split('\n').at(-1) ?? '');
  if (!found) return undefined;
  const failure = { title: 'see above', message: '' };
  return { passed: Number(found[1]), failures: Array(Number(found[2])).fill(failure) };
}

/** @param {Count} count */
export function printFailures({ failures }) {
  for (const { title, message } of failures) {
    console.log(`\nFAILED ${title}`);
    const ours = message.split('\n').filter((line) => !line.includes('/node_modules/'));
    if (message) console.log(ours.join('\n').replace(/^/gm, '    '));
  }
}
