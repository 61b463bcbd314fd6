// @ts-check
/** Writes docs/options.md. */
import fs from 'node:fs';
import { build } from './build.mjs';
import { optionsPage } from './options-page.mjs';
import { inRoot, main, readArguments } from './run.mjs';

const built = (/** @type {string} */ file) => import(inRoot('build', 'src', file));

readArguments();
await main(async () => {
  await build('tsc');
  const page = await optionsPage({
    options: await built('describe/options.js'),
    texts: await built('describe/text.js'),
    describe: await built('describe/describe.js'),
    rules: await built('rules.js'),
  });
  fs.writeFileSync(inRoot('docs', 'options.md'), page);
});
