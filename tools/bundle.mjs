// @ts-check
/** rollup over tsc's output: what people load goes to `dist/`. */
import fs from 'node:fs';
import { bundleDemo } from './bundle-demo.mjs';
import { copyTypes } from './bundle-types.mjs';
import { built, bundle, dist, exists, isLit, licences, minify } from './rolling.mjs';
import { writeNotices } from './notices.mjs';
import { inRoot } from './run.mjs';
import { bundleSingle } from './single.mjs';

/** Modules people import by name, sharing chunks so that no engine is shipped twice. */
const modules = {
  junqi: 'src/index.js',
  'junqi-board': 'component/junqi-board.js',
  define: 'component/define.js',
  embed: 'component/embed/index.js',
  ssr: 'component/ssr.js',
  react: 'component/frameworks/react.js',
  puzzles: 'src/puzzles/index.js',
};
const workerEntry = 'src/worker/worker.js';
const cliEntry = 'src/cli/main.js';

/** @returns {Promise<string>} The engine's worker as one classic script: it must start from a blob, too. */
export async function bundleWorker() {
  if (!exists(workerEntry)) return '';
  const { output } = await bundle(
    { input: built(workerEntry) },
    { format: 'iife', inlineDynamicImports: true, plugins: [minify()] },
  );
  return output[0].code.trim();
}

async function bundleModules() {
  const entries = Object.entries(modules).filter(([, file]) => exists(file));
  if (entries.length === 0) return;
  await bundle(
    {
      input: Object.fromEntries(entries.map(([name, file]) => [name, built(file)])),
      external: (id) => isLit(id) || id === 'react',
    },
    {
      dir: dist(''),
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'junqi-[name].js',
      banner: licences,
      plugins: [minify()],
    },
  );
}

/** The same with the engine and its worker as files, found by `new URL`: for pages that want no copy inside. */
const fileModules = { files: 'src/index.js', 'files-define': 'component/define.js' };

/** @returns {import('rollup').Plugin} */
function fromFiles() {
  return {
    name: 'from-files',
    resolveId: (id) =>
      id.endsWith('/wasm.js')
        ? built('src', 'engine', 'wasm-files.js')
        : id.endsWith('/inlined-worker.js')
          ? '\0no-worker-inside'
          : undefined,
    load: (id) => (id === '\0no-worker-inside' ? "export default '';" : undefined),
  };
}

async function bundleFiles() {
  const input = Object.entries(fileModules).map(([name, file]) => [name, built(file)]);
  await bundle(
    { input: Object.fromEntries(input), external: isLit, plugins: [fromFiles()] },
    {
      dir: dist(''),
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'files-[name].js',
      banner: licences,
      plugins: [minify()],
    },
  );
  for (const name of ['engine-simd', 'engine-plain'])
    fs.copyFileSync(built('wasm', `${name}.wasm`), dist(`junqi-${name}.wasm`));
}

/** The program is one file, and what it seldom needs (engines that do not fit, the bench) beside it. */
async function bundleCli() {
  if (!exists(cliEntry)) return;
  await bundle(
    { input: { cli: built(cliEntry) }, external: /^node:/ },
    {
      dir: dist(''),
      format: 'es',
      banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
      entryFileNames: '[name].js',
      chunkFileNames: 'cli-[name].js',
      plugins: [minify()],
    },
  );
  fs.chmodSync(dist('cli.js'), 0o755);
}

/** The worker as a file beside the modules, for pages whose policy allows no blob. */
async function writeWorkerFile() {
  const { default: code } = await import(`file://${built('src/generated/worker.js')}`);
  if (code) fs.writeFileSync(dist('junqi-worker.js'), `${code}\n`);
}

/** Pages that are served as they are: the frame, and what keeps a board's place. */
function copyPages() {
  fs.copyFileSync(inRoot('component', 'embed', 'embed.html'), dist('embed.html'));
  fs.copyFileSync(inRoot('component', 'embed', 'board.css'), dist('junqi-board.css'));
}

export async function bundleAll() {
  fs.rmSync(dist(''), { recursive: true, force: true });
  fs.mkdirSync(dist(''), { recursive: true });
  await bundleModules();
  await bundleFiles();
  await bundleSingle();
  await bundleCli();
  await writeWorkerFile();
  writeNotices();
  await bundleDemo();
  copyPages();
  copyTypes([...Object.values(modules), 'component/whole.js']);
}
