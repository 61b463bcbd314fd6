// @ts-check
/** `npm run sizes`: raw and gzipped bytes of what people load, against the budgets of tools/sizes.json (gzipped). */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { inRoot, main } from './run.mjs';

/** @type {Record<string, number>} */
const budgets = JSON.parse(fs.readFileSync(inRoot('tools', 'sizes.json'), 'utf8'));

/** @param {string} file @param {number} budget @returns {string | undefined} what is wrong with it */
function measure(file, budget) {
  if (!fs.existsSync(inRoot(file))) return `${file} was not built`;
  const bytes = fs.readFileSync(inRoot(file));
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const columns = [bytes.length, gzip, budget].map((n) => String(n).padStart(8));
  console.log(`${columns.join(' ')}  ${file}`);
  if (gzip <= budget) return undefined;
  return `${file} grew to ${gzip} bytes gzipped, ${gzip - budget} over its budget`;
}

await main(async () => {
  await build();
  console.log('     raw     gzip   budget');
  const faults = Object.entries(budgets).map(([file, budget]) => measure(file, budget));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Error(found.join('\n'));
});
