// @ts-check
/**
 * Compiles `assembly/` to `build/wasm/*.wasm` and puts each as base64 into `src/generated/`,
 * so that tsc, vitest, rollup and the browser need no plugin for Wasm; and the plain one as
 * JavaScript. Skipped while nothing changed. `npm run build -- --wasm` does this much, and so does
 * `node tools/wasm.mjs` once packages are installed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, inRoot, isMain, main, readArguments, root, sourcesUnder } from './run.mjs';
import { scriptModule } from './wasm2js.mjs';

export const targets = /** @type {const} */ (['simd', 'plain', 'debug']);

const generated = (/** @type {string} */ target) =>
  inRoot('src', 'generated', `engine-${target}.ts`);
const compiled = (/** @type {string} */ target) => inRoot('build', 'wasm', `engine-${target}.wasm`);
const script = generated('script');
const stamp = inRoot('build', 'wasm', 'sources.sha256');

/** A module that exports one string, annotated so that the declaration does not repeat its value. */
export function stringModule(/** @type {string} */ text) {
  return `const text: string = ${JSON.stringify(text)};\nexport default text;\n`;
}

/** The optimiser, and what the plain engine may use (asconfig.json), which is wherever Wasm runs. */
export async function optimiser() {
  // Only now: what brings the packages loads this module before they are there.
  const { default: binaryen } = await import('binaryen');
  const { BulkMemory, BulkMemoryOpt, MutableGlobals, SignExt } = binaryen.Features;
  return { binaryen, portable: BulkMemory | BulkMemoryOpt | MutableGlobals | SignExt };
}

/** Leaves an unchanged file alone, so that watchers and incremental compilers see nothing. */
export function writeIfChanged(/** @type {string} */ file, /** @type {string} */ text) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** asc reads `--wasm` off the command line while it is imported, as a compiler to run: ours is not for it. */
async function compilerModule() {
  const { argv } = process;
  process.argv = argv.slice(0, 2);
  try {
    return (await import('assemblyscript/asc')).default;
  } finally {
    process.argv = argv;
  }
}

/**
 * asc optimises once; what that left is found the second time. With room to grow, what a search calls most often
 * stands inside its callers: a twentieth faster, and as much larger.
 * @param {Uint8Array} wasm @param {'simd' | 'plain'} target
 */
async function optimised(wasm, target) {
  const { binaryen, portable } = await optimiser();
  const mayGrow = target === 'simd';
  const read = binaryen.readBinary(wasm);
  // Binaryen copies memory by vectors as soon as it may use them.
  read.setFeatures(target === 'simd' ? portable | binaryen.Features.SIMD128 : portable);
  // asc uses the same settings for what it compiles next.
  const usual = binaryen.getFlexibleInlineMaxSize();
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  // Nothing stands below 1024 (assembly/memory.ts), so that no address reaches round to it.
  binaryen.setLowMemoryUnused(true);
  binaryen.setAllowInliningFunctionsWithLoops(mayGrow);
  if (mayGrow) binaryen.setFlexibleInlineMaxSize(100);
  read.optimize();
  binaryen.setAllowInliningFunctionsWithLoops(false);
  binaryen.setFlexibleInlineMaxSize(usual);
  const written = read.emitBinary();
  read.dispose();
  return written;
}

export async function buildWasm() {
  if (!fs.existsSync(inRoot('assembly', 'index.ts'))) return useEmptyEngine();
  const compiler = path.join('node_modules', 'assemblyscript', 'package.json');
  const sources = sourcesUnder('assembly').filter((file) => file.endsWith('.ts'));
  const hash = hashOf([
    ...sources,
    'asconfig.json',
    'tools/wasm.mjs',
    'tools/wasm2js.mjs',
    compiler,
  ]);
  const outputs = [script, ...targets.flatMap((target) => [generated(target), compiled(target)])];
  const known = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash;
  if (known && outputs.every((file) => fs.existsSync(file))) return;

  const asc = await compilerModule();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  for (const target of targets) {
    const args = ['--config', 'asconfig.json', '--target', target, '--baseDir', root];
    const { error, stdout, stderr } = await asc.main(args);
    // --converge says so whenever its last round made nothing smaller: no fault.
    const said = (stdout.toString() + stderr.toString()).replace(/^Last converge was .*\n/gm, '');
    if (said) console.error(said.trimEnd());
    if (error) throw new Error(`assembly/ does not compile (${target}): ${error.message}`);
    if (target !== 'debug') {
      const small = await optimised(fs.readFileSync(compiled(target)), target);
      fs.writeFileSync(compiled(target), small);
    }
    const bytes = fs.readFileSync(compiled(target));
    writeIfChanged(generated(target), stringModule(bytes.toString('base64')));
  }
  writeIfChanged(script, await scriptModule(compiled('plain')));
  fs.writeFileSync(stamp, hash);
}

const noScript = `export default function instantiate(): unknown {
  throw new Error('the engine is empty');
}
`;

/** Before there is an engine the rest can still be compiled: its modules exist and are empty. */
function useEmptyEngine() {
  console.warn('assembly/index.ts is missing: the engine is empty');
  for (const target of targets) {
    if (!fs.existsSync(generated(target))) writeIfChanged(generated(target), stringModule(''));
  }
  if (!fs.existsSync(script)) writeIfChanged(script, noScript);
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(buildWasm);
}
