// @ts-check
/**
 * `npm run build`: Wasm, then tsc to `build/`, then rollup to `dist/`; nothing when no source changed.
 * `-- --wasm` stops after the Wasm.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, inRoot, isMain, main, readArguments, runNode, sourcesUnder } from './run.mjs';
import { ensureInstalled } from './install.mjs';
import { withExtensions, withoutPortableTypes } from './declarations.mjs';
import { lockBuild } from './lock.mjs';
import { buildWasm, stringModule, writeIfChanged } from './wasm.mjs';

const sourceFolders = ['assembly', 'src', 'component', 'demo', 'bench', 'test/browser', 'tools'];
/** What the documentation's pages are made of besides. */
const texts = ['README.md', ...sourcesUnder('docs')];
const settings = ['package-lock.json', 'package.json', 'asconfig.json', 'tsconfig.base.json'];
const stamp = inRoot('build', 'sources.sha256');

/** @param {'wasm' | 'tsc' | 'dist'} [until] The step to stop after. */
export async function build(until = 'dist') {
  await ensureInstalled();
  const unlock = await lockBuild();
  try {
    await timed('wasm', until === 'dist' ? buildWasm : buildOrKeepWasm);
    if (!fs.existsSync(workerSource)) writeIfChanged(workerSource, stringModule(''));
    if (until === 'wasm') return;
    const sources = sourceFolders.flatMap(sourcesUnder).filter((file) => !isGenerated(file));
    const hash = hashOf([...sources, ...settings, ...texts, 'tsconfig.build.json']);
    const known = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8');
    if (known === hash && fs.existsSync(inRoot('dist'))) return;
    await timed('tsc', emit);
    const { bundleAll, bundleWorker } = await import('./bundle.mjs');
    await timed('worker', async () => writeWorker(await bundleWorker()));
    if (until === 'tsc') return;
    await timed('rollup', bundleAll);
    const { buildSite } = await import('./site.mjs');
    await timed('site', buildSite);
    fs.writeFileSync(stamp, hash);
  } finally {
    unlock();
  }
}

const isGenerated = (/** @type {string} */ file) => path.dirname(file) === 'src/generated';

async function timed(/** @type {string} */ what, /** @type {() => unknown} */ step) {
  const start = performance.now();
  await step();
  console.log(`${what.padEnd(7)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Quick work on other parts goes on with the last engine that compiled; whole builds are strict. */
async function buildOrKeepWasm() {
  await buildWasm().catch((error) => {
    if (!fs.existsSync(inRoot('src', 'generated', 'engine-debug.ts'))) throw error;
    console.error(`${error.message}: the engine of the last build stays`);
  });
}

const workerSource = inRoot('src', 'generated', 'worker.ts');
const workerOutput = inRoot('build', 'src', 'generated', 'worker.js');
/** Beside the module that starts it, as in `dist/`. */
const workerFile = inRoot('build', 'src', 'analysis', 'junqi-worker.js');

async function emit() {
  removeOrphans();
  const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
  const { code } = await runNode([tsc, '-p', 'tsconfig.build.json']);
  if (code !== 0) throw new Error('tsc failed');
  for (const file of sourcesUnder('build')) {
    if (/\.(js|d\.ts)$/.test(file)) rewrite(file, withExtensions);
    if (file.endsWith('.d.ts')) rewrite(file, withoutPortableTypes);
  }
}

/** A source that was renamed or removed leaves no output behind: a test would go on running. */
function removeOrphans() {
  for (const folder of sourceFolders) {
    for (const file of sourcesUnder(`build/${folder}`)) {
      const source = path.relative('build', file).replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts');
      if (!fs.existsSync(inRoot(source))) fs.rmSync(inRoot(file));
    }
  }
}

/**
 * The worker is bundled from tsc's output and is then itself a string that tsc's output imports,
 * so it is written to both places instead of running tsc twice.
 * @param {string} code
 */
function writeWorker(code) {
  writeIfChanged(workerSource, stringModule(code));
  writeIfChanged(workerOutput, stringModule(code).replace(': string', ''));
  if (code) writeIfChanged(workerFile, code);
}

/** @param {string} file @param {(text: string) => string} change */
function rewrite(file, change) {
  writeIfChanged(inRoot(file), change(fs.readFileSync(inRoot(file), 'utf8')));
}

if (isMain(import.meta.url)) {
  const { values } = readArguments({ wasm: { type: 'boolean' } });
  await main(() => build(values.wasm ? 'wasm' : 'dist'));
}
