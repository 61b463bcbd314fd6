// @ts-check
/** What every tool shares: the project's root and running a program. Imports nothing that needs installing. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts A path inside the project, e.g. `inRoot('build', 'wasm')`. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** @param {string} url `import.meta.url` of a tool. @returns whether that tool was started by hand. */
export const isMain = (url) => process.argv[1] === fileURLToPath(url);

/**
 * What a tool was asked for, words refused unless `allowPositionals`. Whatever it does not know ends it
 * with one line and exit code 2, and `--help` with what it takes, before it does anything.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} [Options={}]
 * @param {Options} [options]
 * @param {boolean} [allowPositionals]
 */
export function readArguments(options, allowPositionals = false) {
  const known = options ?? /** @type {Options} */ ({});
  try {
    const read = parseArgs({ options: { ...known, ...help }, allowPositionals, strict: true });
    if (!('help' in read.values)) return parseArgs({ options: known, allowPositionals });
  } catch (error) {
    // The first sentence names what is wrong; the rest is advice on quoting.
    console.error(String(error instanceof Error ? error.message : error).split(/\. |\n/)[0]);
    process.exit(2);
  }
  console.log(usage(Object.entries(known), allowPositionals));
  process.exit(0);
}

const help = /** @type {const} */ ({ help: { type: 'boolean', short: 'h' } });

/**
 * How the tool that runs is called, and the comment at its head.
 * @param {[name: string, option: { type: string }][]} options
 * @param {boolean} [takesWords]
 */
export function usage(options, takesWords = false) {
  const tool = process.argv[1] ?? '';
  const words = options.map(([name, { type }]) =>
    type === 'boolean' ? `[--${name}]` : `[--${name} ${name.toUpperCase()}]`,
  );
  const call = ['node', path.relative(root, tool), ...words, ...(takesWords ? ['[WORDS…]'] : [])];
  const [, comment = ''] = /\/\*\*\s([^]*?)\*\//.exec(fs.readFileSync(tool, 'utf8')) ?? [];
  return `Usage: ${call.join(' ')}\n\n${comment.replace(/^ *\* ?/gm, '').trim()}`;
}

/** Does what a tool is for; a failure is one line and an exit code. @param {() => unknown} step */
export async function main(step) {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {string} folder e.g. 'src'. @returns {string[]} every file under it, as paths from the root. */
export function sourcesUnder(folder) {
  if (!fs.existsSync(inRoot(folder))) return [];
  return fs
    .readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string[]} files Paths from the root. @returns one hash over their names and contents. */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * Runs a script with this Node, its output going where ours goes unless `quiet` keeps it.
 * @param {string[]} args The script and its arguments.
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, { quiet = false, env = process.env, cwd = root } = {}) {
  return run(process.execPath, args, { quiet, env, cwd });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
