// @ts-check
/**
 * `npm run strength -- levels|nodes GAMES FOLDER` runs bench/strength.ts, `near-equal PAIRS` bench/near-equal.ts,
 * `hidden PRESET GAMES NODES SEED FIRST` bench/hidden.ts, `slices NODES RUNS` bench/slices.ts,
 * `tune STEPS NODES SEED` bench/tune.ts, `places play|fit …` bench/places.ts and `GAMES MILLISECONDS`
 * bench/opponent.ts, each from a fresh build.
 */
import { build } from './build.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';

const { positionals } = readArguments({}, true);

/** Scripts that are asked for by their own names. */
const NAMED = ['near-equal', 'hidden', 'slices', 'tune', 'places'];
const LADDERS = ['levels', 'nodes'];

/** The script, and its words. */
function called() {
  const [name = '0', ...words] = positionals;
  if (NAMED.includes(name)) return [`${name}.js`, ...words];
  if (LADDERS.includes(name)) return ['strength.js', ...positionals];
  if (/^\d+$/.test(name)) return ['opponent.js', ...positionals];
  console.error(`Found ${name}, expected a number or one of ${[...LADDERS, ...NAMED].join(', ')}`);
  process.exit(2);
}

const [script = '', ...words] = called();
await main(async () => {
  await build();
  const { code } = await runNode([inRoot('build', 'bench', script), ...words]);
  process.exitCode = code;
});
