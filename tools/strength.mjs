// @ts-check
/**
 * `npm run strength -- GAMES MILLISECONDS`: builds and runs bench/opponent.ts;
 * `npm run strength -- hidden PRESET GAMES NODES`: bench/hidden.ts.
 */
import { build } from './build.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';

const { positionals } = readArguments({}, true);
await main(async () => {
  await build();
  const isHidden = positionals[0] === 'hidden';
  const script = inRoot('build', 'bench', isHidden ? 'hidden.js' : 'opponent.js');
  const { code } = await runNode([script, ...positionals.slice(isHidden ? 1 : 0)]);
  process.exitCode = code;
});
