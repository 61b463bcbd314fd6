// @ts-check
/** `npm run strength -- GAMES MILLISECONDS`: builds and runs bench/opponent.ts. */
import { build } from './build.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';

const { positionals } = readArguments({}, true);
await main(async () => {
  await build();
  const script = inRoot('build', 'bench', 'opponent.js');
  const { code } = await runNode([script, ...positionals]);
  process.exitCode = code;
});
