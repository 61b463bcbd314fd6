// @ts-check
/** `npm run bench`: builds and runs `junqi bench`, further words go to it. */
import { build } from './build.mjs';
import { inRoot, main, runNode } from './run.mjs';

await main(async () => {
  await build();
  const { code } = await runNode([inRoot('dist', 'cli.js'), 'bench', ...process.argv.slice(2)]);
  process.exitCode = code;
});
