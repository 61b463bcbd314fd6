// @ts-check
/**
 * Builds, and adds what editors read about the element, made from its comments: `dist/custom-elements.json`,
 * and of that the data of VS Code and JetBrains.
 */
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import fs from 'node:fs';
import { build } from './build.mjs';
import { inRoot, isMain, main, readArguments, runNode } from './run.mjs';

export async function writeManifest() {
  await build();
  const analyzer = inRoot('node_modules', '@custom-elements-manifest', 'analyzer', 'cem.js');
  const config = ['--config', 'tools/manifest.config.mjs'];
  const { code, output } = await runNode([analyzer, 'analyze', ...config], { quiet: true });
  if (code !== 0) throw new Error(`the manifest was not made: ${output}`);
  const read = () => JSON.parse(fs.readFileSync(inRoot('dist', 'custom-elements.json'), 'utf8'));
  generateVsCodeCustomElementData(read(), { outdir: 'dist', hideLogs: true });
  generateJetBrainsWebTypes(read(), { outdir: 'dist', hideLogs: true, packageJson: false });
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(writeManifest);
}
