// @ts-check
/**
 * A browser test keeps a picture with
 * `await executeServerCommand('screenshot', { name: 'duel-dark', selector: 'junqi-board' })`
 * (from `@web/test-runner-commands`): it lands in `build/screenshots/duel-dark.png`, or with
 * `JUNQI_KEEP=1 npm test -- --browser` among the kept ones in `test/screenshots/`.
 * Without a selector the picture shows the whole viewport.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

const folder = process.env.JUNQI_KEEP
  ? inRoot('test', 'screenshots')
  : inRoot('build', 'screenshots');

/** @typedef {{ name?: string, selector?: string }} Wish */

/** @returns {import('@web/test-runner').TestRunnerPlugin<Wish>} */
export function screenshotPlugin() {
  return {
    name: 'screenshot',
    async executeCommand({ command, payload, session }) {
      if (command !== 'screenshot') return undefined;
      const { name = '', selector } = payload ?? {};
      if (!/^[\w-]+$/.test(name)) throw new Error(`a screenshot needs a plain name, not "${name}"`);
      const browser = /** @type {import('@web/test-runner-chrome').ChromeLauncher} */ (
        session.browser
      );
      const page = browser.getPage(session.id);
      const target = selector ? await page.$(selector) : page;
      if (!target) throw new Error(`nothing to picture at "${selector}"`);
      fs.mkdirSync(folder, { recursive: true });
      await target.screenshot({ path: `${path.join(folder, name)}.png` });
      return true;
    },
  };
}
