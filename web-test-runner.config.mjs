// @ts-check
/** Browser tests: Chromium loads tsc's output from `build/`; `tools/test.mjs` builds it and finds the browser. */
import { chromeLauncher } from '@web/test-runner-chrome';
import { accessibilityPlugin } from './tools/accessibility.mjs';
import { chromeFlags, findBrowser } from './tools/browser.mjs';
import { countingReporter } from './tools/browser-reporter.mjs';
import { comparePlugin } from './tools/pictures.mjs';
import { screenshotPlugin } from './tools/screenshot.mjs';

const { executablePath, env } = await findBrowser();

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  // Several tests in one browser would take the focus from each other.
  concurrency: 1,
  files: ['build/test/browser/**/*.test.js'],
  nodeResolve: true,
  browsers: [
    chromeLauncher({ launchOptions: { executablePath, args: chromeFlags, env }, concurrency: 1 }),
  ],
  plugins: [screenshotPlugin(), accessibilityPlugin(), comparePlugin()],
  reporters: [countingReporter()],
  testFramework: { config: { timeout: '20000' } },
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
};
