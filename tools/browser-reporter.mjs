// @ts-check
/** A reporter for web-test-runner that writes counts and failures as JSON, for `tools/test.mjs` to sum. */
import fs from 'node:fs';
import { reports } from './counts.mjs';

/** @typedef {import('./counts.mjs').Count} Count */
/** @typedef {import('@web/test-runner').TestSession} TestSession */
/** @typedef {NonNullable<TestSession['testResults']>} Suite */

/** @param {Suite | undefined} suite @param {string} [prefix] @returns {{ title: string, test: Suite['tests'][number] }[]} */
function testsOf(suite, prefix = '') {
  if (!suite) return [];
  const at = suite.name ? `${prefix}${suite.name} › ` : prefix;
  return [
    ...suite.tests.map((test) => ({ title: at + test.name, test })),
    ...suite.suites.flatMap((inner) => testsOf(inner, at)),
  ];
}

/**
 * @param {Pick<TestSession, 'testFile' | 'testResults' | 'errors' | 'passed' | 'logs' | 'request404s'>[]} sessions
 * @returns {Count}
 */
export function countSessions(sessions) {
  /** @type {Count} */
  const count = { passed: 0, failures: [] };
  for (const { testFile, testResults, errors, passed, logs, request404s } of sessions) {
    const tests = testsOf(testResults).filter(({ test }) => !test.skipped);
    const file = testFile.replace(/^.*[\\/]build[\\/]/, '');
    const before = count.failures.length;
    for (const { title, test } of tests) {
      if (test.passed) count.passed++;
      else count.failures.push({ title: `${file}: ${title}`, message: explain(test.error ?? {}) });
    }
    const said = [...logs.flat().map(String), ...request404s.map((url) => `not found: ${url}`)];
    for (const error of errors)
      count.failures.push({ title: file, message: [explain(error), ...said].join('\n') });
    if (count.failures.length === before && (!passed || tests.length === 0))
      count.failures.push({ title: file, message: 'ran no test to its end' });
  }
  return count;
}

/** @param {{ message?: string, stack?: string, expected?: string, actual?: string }} error */
function explain({ message = 'failed', stack = '', expected, actual }) {
  const differs = expected === undefined ? '' : `\n  expected ${expected}\n  actual   ${actual}`;
  return `${message}${differs}\n${stack}`.trim();
}

/** @returns {import('@web/test-runner').Reporter} */
export function countingReporter() {
  return {
    onTestRunFinished({ sessions }) {
      fs.mkdirSync(reports.folder, { recursive: true });
      fs.writeFileSync(reports.browser, JSON.stringify(countSessions(sessions)));
    },
  };
}
