// @ts-check
/** `npm run package`: what npm would publish: every entry point there and typed (publint), no stray file. */
import fs from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { writeManifest } from './manifest.mjs';
import { inRoot, root, run, runNode } from './run.mjs';

/** The only files a package may hold; a declaration file is one of `dist/types`. */
const expected =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/[\w.-]+\.js|dist\/custom-elements\.json|dist\/types\/[\w./-]+\.d\.ts)$/;

await writeManifest();
const pkg = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
const { messages } = await publint({ pkgDir: root, strict: true });
const faults = messages.map(
  (message) => formatMessage(message, pkg, { color: false }) ?? message.code,
);

const packing = ['pack', '--dry-run', '--json', '--ignore-scripts'];
const cli = process.env.npm_execpath;
const { output } = cli?.endsWith('.js')
  ? await runNode([cli, ...packing], { quiet: true })
  : await run('npm', packing, { quiet: true });
const listing = JSON.parse(output.slice(output.search(/^[[{]/m)));
const [packed] = Array.isArray(listing) ? listing : Object.values(listing);
/** @type {string[]} */
const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path);
for (const file of files.filter((file) => !expected.test(file))) faults.push(`stray file ${file}`);
if (files.some((file) => fs.readFileSync(inRoot(file)).includes('engine-debug')))
  faults.push('the debug engine is in the package');

console.log(`${files.length} files, ${packed.size} bytes packed, ${packed.unpackedSize} unpacked`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
