// @ts-check
/**
 * `npm run package`: what npm would publish: every entry point there and typed (publint), no stray
 * file, every link of its pages kept, every script ASCII, so that pages of all encodings can load it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { writeManifest } from './manifest.mjs';
import { isAscii, relativeLinks } from './checks.mjs';
import { npm } from './install.mjs';
import { inRoot, main, readArguments, root, sourcesUnder } from './run.mjs';

/** The only files a package may hold; a declaration file is one of `dist/types`. */
const expected =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|docs\/[\w-]+\.(md|png)|component\/faces\/OFL\.txt|dist\/[\w.-]+\.js|dist\/(custom-elements|web-types|vscode\.(html|css)-custom-data)\.json|dist\/junqi-engine-(simd|plain)\.wasm|dist\/embed\.html|dist\/junqi-board\.css|dist\/LICENSES\.txt|dist\/types\/[\w./-]+\.d\.ts)$/;

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

/** @param {string[]} files @returns {string[]} links of packed pages to files that are not packed */
function deadLinks(files) {
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) =>
      relativeLinks(fs.readFileSync(inRoot(page), 'utf8'))
        .map((link) => path.posix.join(path.posix.dirname(page), link))
        .filter((target) => !files.includes(target))
        .map((target) => `${page} links to ${target}, which is not packed`),
    );
}

readArguments();
await main(async () => {
  await writeManifest();
  const files = await packedFiles();
  const debug = fs.readFileSync(inRoot('build', 'wasm', 'engine-debug.wasm'), 'base64').slice(-200);
  const holdsDebug = (/** @type {string} */ file) =>
    fs.readFileSync(inRoot(file), 'utf8').includes(debug);
  const faults = [
    ...(await brokenPromises()),
    ...files.filter((file) => !expected.test(file)).map((file) => `stray file ${file}`),
    ...deadLinks(files),
    ...sourcesUnder('dist')
      .filter((file) => file.endsWith('.js') && !isAscii(fs.readFileSync(inRoot(file))))
      .map((file) => `${file} is not ASCII`),
    ...files.filter(holdsDebug).map((file) => `${file} holds the debug engine`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
