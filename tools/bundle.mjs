// @ts-check
/** rollup over tsc's output: what people load goes to `dist/`. */
import fs from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { inRoot } from './run.mjs';

const built = (/** @type {string} */ file) => inRoot('build', file);
const dist = (/** @type {string} */ file) => inRoot('dist', file);

/** Modules people import by name, sharing chunks so that no engine is shipped twice. */
const modules = {
  junqi: 'src/index.js',
  'junqi-board': 'component/junqi-board.js',
  define: 'component/define.js',
};
const workerEntry = 'src/worker/worker.js';
const cliEntry = 'src/cli/main.js';

/** lit stays an import in the modules (one copy a page); tslib's few lines are always inlined. */
const isLit = (/** @type {string} */ id) => /^(lit|@lit\/|lit-)/.test(id);

/** The licences of what a file holds, for it may be copied away from the package's own. */
const licences = (/** @type {{ moduleIds: readonly string[] }} */ { moduleIds }) => {
  const holds = (/** @type {RegExp} */ part) => moduleIds.some((id) => part.test(id));
  const lit = holds(/node_modules[\\/](lit|@lit)[\\/]/)
    ? '\n * Lit: BSD-3-Clause, Copyright 2017 Google LLC'
    : '';
  return holds(/outlines\.generated/)
    ? `/*!
 * junqi: MIT, Copyright 2026 the junqi authors${lit}
 * Outlines on the pieces, cut from Noto Sans SC Bold: SIL Open Font License 1.1 (https://scripts.sil.org/OFL),
 * (c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'
 */`
    : '';
};

/** terser leaves tagged templates as they are; Lit reads what an escape stands for. @param {string} code */
const escaped = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @returns {import('rollup').Plugin} */
function minify() {
  const options = { ecma: /** @type {const} */ (2020), module: true };
  // ASCII alone, so that a classic script runs on a page of whatever encoding.
  const format = { comments: /^!|@license/, ascii_only: true };
  const all = terser({ ...options, format });
  const names = terser({ ...options, format, compress: false });
  return {
    name: 'minify',
    async renderChunk(code, chunk, ...more) {
      // Functions that terser inlines are too large for JavaScript engines to inline where it
      // matters: the hand-written JavaScript ran at half its speed.
      const isMeasured = chunk.moduleIds.some((id) => id.startsWith(built('bench/javascript')));
      const { renderChunk } = isMeasured ? names : all;
      if (typeof renderChunk !== 'function') return undefined;
      const result = await renderChunk.call(this, code, chunk, ...more);
      return typeof result === 'string' ? escaped(result) : result;
    },
  };
}

/** A file another part still has to bring is named, not fatal: the rest is bundled. */
function exists(/** @type {string} */ file) {
  if (fs.existsSync(built(file))) return true;
  console.warn(`not bundled, missing: ${file.replace(/\.js$/, '.ts')}`);
  return false;
}

/**
 * @param {import('rollup').RollupOptions} input
 * @param {import('rollup').OutputOptions} output
 */
async function bundle(input, output) {
  const bundle = await rollup({
    plugins: [resolve()],
    onwarn(warning, warn) {
      if (warning.code !== 'THIS_IS_UNDEFINED') warn(warning);
    },
    ...input,
  });
  try {
    return output.dir || output.file ? await bundle.write(output) : await bundle.generate(output);
  } finally {
    await bundle.close();
  }
}

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

/** One classic file with everything inside: a tag and one script, also from `file://`. */
async function bundleClassic() {
  if (!exists(modules.define)) return;
  await bundle(
    { input: built(modules.define) },
    {
      file: dist('junqi-board.classic.js'),
      format: 'iife',
      name: 'junqi',
      banner: licences,
      inlineDynamicImports: true,
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

/**
 * The demo's pages: every script that one of its HTML files loads from `./` is bundled, and every
 * `…-worker.ts`; everything else in `demo/` is copied as it is.
 */
async function bundleDemo() {
  if (!fs.existsSync(inRoot('demo'))) return;
  const files = fs.readdirSync(inRoot('demo'), { recursive: true, encoding: 'utf8' });
  const scripts = new Set();
  fs.mkdirSync(dist('demo'), { recursive: true });
  for (const file of files) {
    if (!fs.statSync(inRoot('demo', file)).isFile() || file.endsWith('.ts')) continue;
    const target = dist(path.join('demo', file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(inRoot('demo', file), target);
    if (!file.endsWith('.html')) continue;
    const page = fs.readFileSync(inRoot('demo', file), 'utf8');
    for (const [, script = ''] of page.matchAll(/<script[^>]*\ssrc="\.?\/?([^":]+\.js)"/g)) {
      if (fs.existsSync(built(`demo/${script}`))) scripts.add(script);
    }
  }
  for (const file of files) {
    if (file.endsWith('-worker.ts')) scripts.add(file.replace(/\.ts$/, '.js'));
  }
  if (scripts.size > 0) {
    await bundle(
      { input: Object.fromEntries([...scripts].map((s) => [s.slice(0, -3), built(`demo/${s}`)])) },
      {
        dir: dist('demo'),
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'shared-[name].js',
        banner: licences,
        plugins: [minify()],
      },
    );
  }
  for (const file of ['junqi-board.classic.js', 'junqi-worker.js']) {
    if (fs.existsSync(dist(file))) fs.copyFileSync(dist(file), dist(`demo/${file}`));
  }
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
  await bundleClassic();
  await bundleCli();
  await writeWorkerFile();
  await bundleDemo();
  copyTypes();
}
