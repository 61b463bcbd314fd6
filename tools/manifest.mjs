// @ts-check
/** Builds, and adds what editors read about the element: `dist/custom-elements.json`, made from its comments. */
import { build } from './build.mjs';
import { inRoot, isMain, main, readArguments, runNode } from './run.mjs';

export async function writeManifest() {
  await build();
  const analyzer = inRoot('node_modules', '@custom-elements-manifest', 'analyzer', 'cem.js');
  const config = ['--config', 'tools/manifest.config.mjs'];
  const { code, output } = await runNode([analyzer, 'analyze', ...config], { quiet: true });
  if (code !== 0) throw new Error(`the manifest was not made: ${output}`);
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(writeManifest);
}
