// @ts-check
/** `npm run package`: what npm would publish: every entry point there and typed (publint), no stray file. */
import fs from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { writeManifest } from './manifest.mjs';
import { npm } from './install.mjs';
import { inRoot, main, root } from './run.mjs';

/** The only files a package may hold; a declaration file is one of `dist/types`. */
const expected =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/[\w.-]+\.js|dist\/custom-elements\.json|dist\/types\/[\w./-]+\.d\.ts)$/;

/** @returns {Promise<string[]>} what the fields of package.json promise and do not keep */
async function brokenPromises() {
  const pkg = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir: root, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** @returns {Promise<string[]>} the files that npm would pack */
async function packedFiles() {
  const packing = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { output } = await npm(packing, { quiet: true });
  const listing = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const [packed] = Array.isArray(listing) ? listing : Object.values(listing);
  console.log(
    `${packed.files.length} files, ${packed.size} bytes packed, ${packed.unpackedSize} unpacked`,
  );
  return packed.files.map((/** @type {{ path: string }} */ { path }) => path);
}

await main(async () => {
  await writeManifest();
  const files = await packedFiles();
  const debug = fs.readFileSync(inRoot('build', 'wasm', 'engine-debug.wasm'), 'base64').slice(-200);
  const holdsDebug = (/** @type {string} */ file) =>
    fs.readFileSync(inRoot(file), 'utf8').includes(debug);
  const faults = [
    ...(await brokenPromises()),
    ...files.filter((file) => !expected.test(file)).map((file) => `stray file ${file}`),
    ...files.filter(holdsDebug).map((file) => `${file} holds the debug engine`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
