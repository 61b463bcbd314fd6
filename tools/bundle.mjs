// @ts-check
/** rollup over tsc's output: what people load goes to `dist/`. */
import fs from 'node:fs';
import path from 'node:path';
import { bundleDemo } from './bundle-demo.mjs';
import { built, bundle, dist, exists, isLit, licences, minify } from './rolling.mjs';
import { bundleSingle } from './single.mjs';

/** Modules people import by name, sharing chunks so that no engine is shipped twice. */
const modules = {
  junqi: 'src/index.js',
  'junqi-board': 'component/junqi-board.js',
  define: 'component/define.js',
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
      external: isLit,
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

/** Copies the declarations that the modules' declarations import, and no others. */
function copyTypes() {
  const seen = new Set();
  const follow = (/** @type {string} */ file) => {
    if (seen.has(file) || !fs.existsSync(file)) return;
    seen.add(file);
    const text = fs.readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    const target = path.join(dist('types'), path.relative(built(''), file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    for (const [, to = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g))
      follow(path.join(path.dirname(file), `${to}.d.ts`));
  };
  for (const file of Object.values(modules)) follow(built(file.replace(/\.js$/, '.d.ts')));
}

export async function bundleAll() {
  fs.rmSync(dist(''), { recursive: true, force: true });
  fs.mkdirSync(dist(''), { recursive: true });
  await bundleModules();
  await bundleSingle();
  await bundleCli();
  await writeWorkerFile();
  await bundleDemo();
  copyTypes();
}
