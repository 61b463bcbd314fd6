// @ts-check
/**
 * A browser test reads the page as a screen reader gets it with `await executeServerCommand('accessibility')`
 * (from `@web/test-runner-commands`): the browser's whole accessibility tree, containers included.
 */

/** @returns {import('@web/test-runner').TestRunnerPlugin<never>} */
export function accessibilityPlugin() {
  return {
    name: 'accessibility',
    async executeCommand({ command, session }) {
      if (command !== 'accessibility') return undefined;
      const browser = /** @type {import('@web/test-runner-chrome').ChromeLauncher} */ (
        session.browser
      );
      const page = browser.getPage(session.id);
      const tree = await page.accessibility.snapshot({ interestingOnly: false });
      if (!tree) throw new Error('the page has no accessibility tree');
      return plain(tree);
    },
  };
}

/** The tree without what ties it to the browser. @param {import('puppeteer-core').SerializedAXNode} node @returns {object} */
function plain({ role, name, description, focused, children = [] }) {
  return { role, name, description, focused, children: children.map(plain) };
}
