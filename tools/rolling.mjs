// @ts-check
/** How rollup is run here: licences kept, ASCII alone, minified. */
import fs from 'node:fs';
import path from 'node:path';
import zopfli from '@gfx/zopfli';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { inRoot } from './run.mjs';

export const built = (/** @type {string[]} */ ...parts) => inRoot('build', ...parts);
export const dist = (/** @type {string[]} */ ...parts) => inRoot('dist', ...parts);

/** lit stays an import in the modules (one copy a page); tslib's few lines are always inlined. */
export const isLit = (/** @type {string} */ id) =>
  /^(lit|lit-\w+|@lit\/reactive-element)(\/|$)/.test(id);

/** Packages whose licences want to be named wherever their code goes. @type {readonly [RegExp, string][]} */
const named = [
  [
    /node_modules[\\/](lit|@lit)[\\/]|node_modules[\\/]lit-/,
    'Lit: BSD-3-Clause, Copyright 2017 Google LLC',
  ],
  [
    /node_modules[\\/]@shoelace-style[\\/]localize/,
    'Localize: MIT, Copyright 2020 A Beautiful Site, LLC',
  ],
];

/** The licences of what a file holds, for it may be copied away from the package's own. */
export function licences(/** @type {{ moduleIds: readonly string[] }} */ { moduleIds }) {
  const holds = (/** @type {RegExp} */ part) => moduleIds.some((id) => part.test(id));
  const others = named.filter(([part]) => holds(part)).map(([, text]) => `\n * ${text}`);
  const fonts = [
    ...(holds(/outlines\.generated/) ? ['Noto Sans SC Bold'] : []),
    ...(holds(/traditional\.generated/) ? ['Noto Sans TC Bold'] : []),
  ].join(' and ');
  const outlines = fonts
    ? `
 * Outlines on the pieces, cut from ${fonts}: SIL Open Font License 1.1 (https://scripts.sil.org/OFL),
 * (c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'`
    : '';
  if (!outlines && others.length === 0) return '';
  return `/*!
 * junqi: MIT, Copyright 2026 the junqi authors${others.join('')}${outlines}
 */`;
}

/** Packages that are in what was bundled so far, by name. @type {Map<string, string>} */
export const inside = new Map();

/** @param {readonly string[]} moduleIds */
function remember(moduleIds) {
  for (const id of moduleIds) {
    const found = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(id);
    if (found?.[1] && found[2]) inside.set(found[2].replaceAll('\\', '/'), found[1]);
  }
}

/** terser leaves tagged templates as they are; Lit reads what an escape stands for. @param {string} code */
const escaped = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * @param {{ passes?: number, notices?: boolean }} [options] More passes: smaller and slower. Without notices a
 *   banner must name the licences.
 * @returns {import('rollup').Plugin}
 */
export function minify({ passes = 1, notices = true } = {}) {
  const options = { ecma: /** @type {const} */ (2020), module: true };
  // ASCII alone, so that a classic script runs on a page of whatever encoding.
  const comments = notices ? /^!|@license/ : /^!/;
  const format = { comments, ascii_only: true };
  const all = terser({ ...options, format, compress: { passes, keep_fargs: false } });
  const names = terser({ ...options, format, compress: false });
  return {
    name: 'minify',
    async renderChunk(code, chunk, ...more) {
      // Functions that terser inlines are too large for JavaScript engines to inline where it
      // matters: the hand-written JavaScript ran at half its speed.
      const isMeasured = chunk.moduleIds.some((id) => id.startsWith(built('bench/javascript')));
      // wasm2js has done what can be done, and terser takes half a minute to find that out.
      const isMade = chunk.moduleIds.every((id) => /generated\/engine-\w+\.js$/.test(id));
      const { renderChunk } = isMeasured || isMade ? names : all;
      if (typeof renderChunk !== 'function') return undefined;
      const result = await renderChunk.call(this, code, chunk, ...more);
      return typeof result === 'string' ? escaped(result) : result;
    },
  };
}

/** What has been deflated, by what it was: several bundles hold the same engine. @type {Map<string, Promise<string>>} */
const known = new Map();

/** Zopfli takes a second for what zlib does at once, and saves the page a twentieth of it. */
function smallest(/** @type {string} */ base64) {
  const made = known.get(base64) ?? deflate(base64);
  known.set(base64, made);
  return made;
}

async function deflate(/** @type {string} */ base64) {
  const small = await zopfli.deflateAsync(Buffer.from(base64, 'base64'), { numiterations: 15 });
  return Buffer.from(small).toString('base64');
}

/** Wasm in base64, deflated first; src/engine/wasm.ts inflates it. @returns {import('rollup').Plugin} */
function deflated() {
  return {
    name: 'deflated',
    async transform(code, id) {
      if (!/generated[\\/]engine-(simd|plain)\.js$/.test(id)) return undefined;
      const [, base64 = ''] = /"([\w+/=]*)"/.exec(code) ?? [];
      const small = await smallest(base64);
      return { code: `export default "${small}";`, map: null };
    },
  };
}

/** A file another part still has to bring is named, not fatal: the rest is bundled. */
export function exists(/** @type {string} */ file) {
  if (fs.existsSync(built(file))) return true;
  console.warn(`not bundled, missing: ${file.replace(/\.js$/, '.ts')}`);
  return false;
}

/**
 * @param {import('rollup').RollupOptions} input
 * @param {import('rollup').OutputOptions} output
 */
export async function bundle(input, output) {
  const { plugins = [], ...rest } = input;
  const bundle = await rollup({
    plugins: [plugins, deflated(), resolve()],
    onwarn(warning, warn) {
      if (warning.code !== 'THIS_IS_UNDEFINED') warn(warning);
    },
    ...rest,
  });
  try {
    const made = await (output.dir || output.file ? bundle.write(output) : bundle.generate(output));
    for (const chunk of made.output) if (chunk.type === 'chunk') remember(chunk.moduleIds);
    return made;
  } finally {
    await bundle.close();
  }
}

/**
 * A page with nothing but a script of tsc's and all it loads, anew in a folder.
 * @param {string} folder
 * @param {string} name of the script, without ending
 * @param {string} input where tsc put it
 */
export async function bundlePage(folder, name, input) {
  fs.rmSync(folder, { recursive: true, force: true });
  await bundle(
    { input: { [name]: built(input) } },
    { dir: folder, format: 'es', entryFileNames: '[name].js' },
  );
  const page = `<!doctype html><title>${name}</title><script type="module" src="${name}.js"></script>`;
  fs.writeFileSync(path.join(folder, 'index.html'), page);
}
