// @ts-check
/** `npm run bench`: builds and runs `junqi bench`, further words go to it: `npx junqi bench --help` tells them. */
import { build } from './build.mjs';
import { inRoot, main, runNode, usage } from './run.mjs';

const words = process.argv.slice(2);
await main(async () => {
  if (words.includes('--help')) return console.log(usage([], true));
  await build();
  const { code } = await runNode([inRoot('dist', 'cli.js'), 'bench', ...words]);
  process.exitCode = code;
});
