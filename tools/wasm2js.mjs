// @ts-check
/**
 * The plain engine turned into JavaScript by binaryen's wasm2js, for machines and policies that
 * allow no Wasm: a module whose default export makes an engine with the exports of the Wasm.
 */
import fs from 'node:fs';
import { inRoot, runNode } from './run.mjs';

/** What asc lets the plain build use (asconfig.json); wasm2js knows how to say all of it. */
const features = ['bulk-memory', 'bulk-memory-opt', 'sign-ext', 'mutable-globals'];

const converter = inRoot('node_modules', 'binaryen', 'bin', 'wasm2js');

/** @param {string} wasm @returns {Promise<string>} the source of a TypeScript module. */
export async function scriptModule(wasm) {
  const output = wasm.replace(/\.wasm$/, '.script.js');
  const enabled = features.map((feature) => `--enable-${feature}`);
  const { code, output: said } = await runNode([converter, wasm, ...enabled, '-O3', '-o', output], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`wasm2js: ${said.slice(0, 500)}`);
  const script = compared(quickened(fs.readFileSync(output, 'utf8')));
  const end = script.indexOf('var retasmFunc = asmFunc(');
  if (end < 0 || !script.includes('function asmFunc(imports)')) {
    throw new Error('wasm2js writes its module in another form than tools/wasm2js.mjs expects');
  }
  // All of it inside the function: what stands outside asmFunc points into one engine's memory.
  return (
    '// @ts-nocheck\n' +
    `export default function instantiate(): unknown {\n${script.slice(0, end)}return asmFunc({});\n}\n`
  );
}

/**
 * `(a) < (b) & (c) > (d)` is a call with type arguments to TypeScript, which the module is given to. A sign before the
 * last parenthesis, which changes no whole number, makes it two comparisons again.
 * @param {string} script
 */
export function compared(script) {
  return script.replace(/^.* < .* > \(.*$/gm, (line) => line.replaceAll(' > (', ' > +('));
}

/** Counting bits one by one is slow; the usual sums over pairs, nibbles and bytes take its place. */
const countBits = (/** @type {string} */ x) =>
  `(${x} = ${x} - (${x} >>> 1 & 1431655765) | 0, ` +
  `${x} = (${x} & 858993459) + (${x} >>> 2 & 858993459) | 0, ` +
  `Math_imul(${x} + (${x} >>> 4) & 252645135, 16843009) >>> 24)`;

const quickBodies = {
  __wasm_popcnt_i32: `($0) { return ${countBits('$0')}; }`,
  __wasm_popcnt_i64: `($0, $1) { i64toi32_i32$HIGH_BITS = 0; return ${countBits('$0')} + ${countBits('$1')} | 0; }`,
};

/** @param {string} script */
function quickened(script) {
  for (const [name, body] of Object.entries(quickBodies)) {
    script = script.replace(new RegExp(`function ${name}\\([^]*?\\n }\\n`), () => {
      return `function ${name}${body}\n`;
    });
  }
  return script;
}
