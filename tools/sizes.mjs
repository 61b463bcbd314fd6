// @ts-check
/**
 * `npm run sizes`: raw and gzipped bytes of what people load, against the budgets of tools/sizes.json
 * (gzipped), and which folders of a single file grew since tools/weights.json was kept. `-- --keep`
 * writes that file anew, `-- --all` lists every folder.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { inRoot, main, readArguments } from './run.mjs';
import { contentsFile } from './single.mjs';
import { changed, weightByFolder } from './weights.mjs';

/** @type {Record<string, number>} */
const budgets = JSON.parse(fs.readFileSync(inRoot('tools', 'sizes.json'), 'utf8'));
const weightsFile = inRoot('tools', 'weights.json');

const isSingle = (/** @type {string} */ file) => /junqi-(board\.\w+|part-[\w-]+)\.js$/.test(file);

/**
 * A module is loaded with those that it imports; what it imports only when needed has a line of its own.
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.js') || isSingle(file)) return seen;
  const text = fs.readFileSync(inRoot(file), 'utf8');
  for (const [, to = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+)"/g))
    withImports(path.posix.join(path.posix.dirname(file), to), seen);
  return seen;
}

/** @param {string} file @param {number} budget @returns {string | undefined} what is wrong with it */
function measure(file, budget) {
  if (!fs.existsSync(inRoot(file))) return `${file} was not built`;
  const loaded = [...withImports(file)].map((part) => fs.readFileSync(inRoot(part)));
  const raw = loaded.reduce((sum, bytes) => sum + bytes.length, 0);
  const gzip = loaded.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  console.log(`${[raw, gzip, budget].map((n) => String(n).padStart(8)).join(' ')}  ${file}`);
  if (gzip <= budget) return undefined;
  return `${file} grew to ${gzip} bytes gzipped, ${gzip - budget} over its budget`;
}

/** @typedef {import('./weights.mjs').Weights} Weights */

/** @returns {Record<string, Weights>} what each single file holds, in bytes before names are shortened */
function weigh() {
  const contents = JSON.parse(fs.readFileSync(contentsFile, 'utf8'));
  return Object.fromEntries(
    Object.entries(contents).map(([file, modules]) => [file, weightByFolder(modules)]),
  );
}

/** @param {Record<string, Weights>} now @param {Record<string, Weights>} before @param {boolean} all */
function printGrowth(now, before, all) {
  for (const [file, weights] of Object.entries(now)) {
    const lines = changed(weights, before[file] ?? {}, all);
    if (lines.length > 0) console.log(`\n${file}, source bytes\n${lines.join('\n')}`);
  }
}

const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values } = readArguments({ keep: flag, all: flag });
await main(async () => {
  await build();
  console.log('     raw     gzip   budget');
  const faults = Object.entries(budgets).map(([file, budget]) => measure(file, budget));
  const now = weigh();
  const before = JSON.parse(fs.readFileSync(weightsFile, 'utf8'));
  printGrowth(now, before, values.all);
  if (values.keep) fs.writeFileSync(weightsFile, `${JSON.stringify(now, null, 2)}\n`);
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Error(found.join('\n'));
});
