// @ts-check
/** `npm run puzzles -- SEED MINUTES`: builds and runs bench/puzzles/mine.ts. */
import { build } from './build.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';

const { positionals } = readArguments({}, true);
await main(async () => {
  await build();
  const script = inRoot('build', 'bench', 'puzzles', 'mine.js');
  const { code } = await runNode([script, ...positionals]);
  process.exitCode = code;
});
