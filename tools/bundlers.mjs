// @ts-check
/**
 * `npm run bundlers`: packs the project, installs the tarball in a temporary folder, builds a page with Vite,
 * webpack, esbuild and rollup and runs each result in Chromium; checks the types for React, Vue and Svelte
 * with their compilers; runs every entry point in Node. The tools are installed there, not here, so npm's
 * registry must be in reach. Closes with `N passed, N failed`.
 * `-- --keep` leaves the folder and says where it is.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from './browsers.mjs';
import * as counts from './counts.mjs';
import { npm } from './install.mjs';
import { writeManifest } from './manifest.mjs';
import { inRoot, main, readArguments, runNode } from './run.mjs';
import { serve } from './serve.mjs';

const tools = [
  'vite@8.3.8',
  'webpack@5',
  'webpack-cli@6',
  'esbuild@0.28',
  'rollup@4.68.8',
  '@rollup/plugin-node-resolve@16.0.3',
  'typescript@6.0.3',
  'react@19',
  'react-dom@19',
  '@types/react@19',
  'vue@3',
  'vue-tsc@3',
  'svelte@5',
  'svelte-check@4',
];

/** Where each bundler's own program is, and what it is told; every one writes `out/<name>/main.js`. @type {Record<string, string[]>} */
const bundlers = {
  vite: ['vite/bin/vite.js', 'build', '--config', 'page.vite.mjs', '--logLevel', 'warn'],
  webpack: ['webpack-cli/bin/cli.js', 'build', '--config', 'webpack.config.mjs'],
  esbuild: ['../esbuild.mjs'],
  rollup: [
    'rollup/dist/bin/rollup',
    'page/main.js',
    '--plugin',
    'node-resolve',
    '--format',
    'es',
    '--dir',
    'out/rollup',
    '--silent',
  ],
};

const configs = {
  'esbuild.mjs': `import { build } from 'esbuild';
await build({
  entryPoints: ['page/main.js'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  outdir: 'out/esbuild',
  logLevel: 'warning',
});
`,
  'page.vite.mjs': `export default {
  base: './',
  build: {
    outDir: 'out/vite',
    target: 'es2022',
    rolldownOptions: { input: 'page/main.js', output: { entryFileNames: 'main.js' } },
  },
};
`,
  'webpack.config.mjs': `export default {
  mode: 'production',
  entry: './page/main.js',
  output: { path: import.meta.dirname + '/out/webpack', filename: 'main.js', module: true },
  experiments: { outputModule: true },
  performance: { hints: false },
  stats: 'errors-warnings',
};
`,
};

/** @type {Record<string, string[]>} */
const compilers = {
  react: ['typescript/bin/tsc', '-p', 'react'],
  vue: ['vue-tsc/bin/vue-tsc.js', '-p', 'vue/tsconfig.json'],
  svelte: [
    'svelte-check/bin/svelte-check',
    '--workspace',
    'svelte',
    '--tsconfig',
    './tsconfig.json',
  ],
};

/** @param {string} folder */
async function install(folder) {
  const { code, output } = await npm(['pack', '--ignore-scripts', '--pack-destination', folder], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm pack failed: ${output}`);
  const [tarball = ''] = fs.readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  fs.cpSync(inRoot('test', 'packages'), folder, { recursive: true });
  for (const [name, text] of Object.entries(configs))
    fs.writeFileSync(path.join(folder, name), text);
  const wanted = [`./${tarball}`, ...tools];
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = await npm([...options, ...wanted], { cwd: folder, quiet: true });
  if (installed.code !== 0) throw new Error(`npm install failed: ${installed.output}`);
  return tarball;
}

/** @param {string} folder @param {string[]} command A program in node_modules and its arguments. */
async function runTool(folder, [program = '', ...args]) {
  const file = path.join(folder, 'node_modules', program);
  const { code, output } = await runNode([file, ...args], { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(output.trim().slice(0, 3000));
}

/** What the page of test/packages/page leaves. @returns {Promise<{ pieces: number, plies: number, thread: string } | string>} */
async function answer() {
  const own = /** @type {any} */ (globalThis);
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (own.answer) return own.answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 'no answer';
}

/** A browser for each page: what one of them does to it must not fail the next. @param {string} folder @param {string} name */
async function runPage(folder, name) {
  await runTool(folder, bundlers[name] ?? []);
  const out = path.join(folder, 'out', name);
  const page =
    '<!doctype html><junqi-board></junqi-board><script type="module" src="main.js"></script>';
  fs.writeFileSync(path.join(out, 'index.html'), page);
  const server = await serve(out, 0);
  const browser = await openBrowser('chromium');
  try {
    await browser.open(server.url);
    const seen = await browser.ask(answer, undefined);
    const isRight = typeof seen === 'object' && seen.pieces === 50 && seen.plies === 1;
    if (!isRight) throw new Error(`the page says ${JSON.stringify(seen)}`);
    return `50 pieces, a move from the ${seen.thread}`;
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {string} folder @returns {Promise<counts.Count>} */
async function tryAll(folder) {
  /** @type {counts.Count} */
  const count = { passed: 0, failures: [] };
  const attempt = async (
    /** @type {string} */ what,
    /** @type {() => Promise<unknown>} */ step,
  ) => {
    try {
      const said = await step();
      count.passed++;
      console.log(`passed  ${what}${said ? `: ${said}` : ''}`);
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error);
      count.failures.push({ title: what, message });
      console.log(`FAILED  ${what}: ${message}`);
    }
  };
  for (const name of Object.keys(bundlers)) await attempt(name, () => runPage(folder, name));
  for (const [name, command] of Object.entries(compilers))
    await attempt(`types in ${name}`, () => runTool(folder, command));
  await attempt('node', () => runTool(folder, ['../node/main.mjs']));
  return count;
}

const { values } = readArguments({ keep: { type: 'boolean', default: false } });
await main(async () => {
  await writeManifest();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'junqi-bundlers-'));
  try {
    console.log(`installing ${await install(folder)} with ${tools.join(' ')}`);
    const count = await tryAll(folder);
    console.log(counts.closingLine(count));
    if (count.failures.length > 0) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(folder);
    else fs.rmSync(folder, { recursive: true });
  }
});
