// @ts-check
/** `npm run sizes`: raw and gzipped bytes of what people load, against the budgets of tools/sizes.json (gzipped). */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from './build.mjs';
import { inRoot } from './run.mjs';

/** @type {Record<string, number>} */
const budgets = JSON.parse(fs.readFileSync(inRoot('tools', 'sizes.json'), 'utf8'));

await build();
const faults = [];
console.log('     raw     gzip   budget');
for (const [file, budget] of Object.entries(budgets)) {
  if (!fs.existsSync(inRoot(file))) {
    faults.push(`${file} was not built`);
    continue;
  }
  const bytes = fs.readFileSync(inRoot(file));
  const gzip = gzipSync(bytes, { level: 9 }).length;
  console.log(
    `${[bytes.length, gzip, budget].map((n) => String(n).padStart(8)).join(' ')}  ${file}`,
  );
  if (gzip > budget)
    faults.push(`${file} grew to ${gzip} bytes gzipped, ${gzip - budget} over its budget`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
