// @ts-check
/** `npm run strength -- GAMES MILLISECONDS`: builds and runs bench/opponent.ts. */
import { build } from './build.mjs';
import { inRoot, main, runNode } from './run.mjs';

await main(async () => {
  await build();
  const script = inRoot('build', 'bench', 'opponent.js');
  const { code } = await runNode([script, ...process.argv.slice(2)]);
  process.exitCode = code;
});
