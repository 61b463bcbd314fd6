// @ts-check
/** `npm run types`: checks every file with tsc, the engine's against AssemblyScript's own declarations. */
import { build } from './build.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';

const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');

readArguments();
await main(async () => {
  await build('wasm');
  for (const project of ['tsconfig.json', 'assembly/tsconfig.json']) {
    const { code } = await runNode([tsc, '--noEmit', '-p', project]);
    if (code !== 0) process.exitCode = 1;
  }
});
