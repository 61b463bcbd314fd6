// @ts-check
/**
 * Finds a Chromium for the browser tests: CHROME_PATH, an installed one, one fetched from npm on demand
 * (66 MB, Linux x64 only; no dependency, so that nobody downloads it who has a browser),
 * Debian's package when we may install it, else a clear message.
 */
import fs from 'node:fs';
import path from 'node:path';
import { npm } from './install.mjs';
import { inRoot, isMain, main, readArguments, run, runNode } from './run.mjs';

/** @typedef {{ executablePath: string, env: NodeJS.ProcessEnv }} Browser */

const fetchedVersion = '143.0.4'; // of @sparticuz/chromium: the newest that runs on Node 20
const cache = inRoot('node_modules', '.cache', 'chromium');

export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/** @returns {string | undefined} */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...usualPlaces].find((file) => fs.existsSync(file));
}

/** What unpacks the fetched browser; its libraries are for a bare system that has none of its own. */
const unpack = `import('@sparticuz/chromium').then(async ({ default: chromium }) => {
  const executablePath = await chromium.executablePath();
  console.log(JSON.stringify({ executablePath, libraries: process.env.LD_LIBRARY_PATH ?? '' }));
})`;

/** @returns {Promise<Browser | undefined>} */
async function fetchedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  fs.mkdirSync(cache, { recursive: true });
  if (!fs.existsSync(path.join(cache, 'node_modules', '@sparticuz', 'chromium'))) {
    console.log('No Chrome or Chromium found: fetching one from npm (66 MB) …');
    fs.writeFileSync(path.join(cache, 'package.json'), '{ "private": true }\n');
    const wanted = `@sparticuz/chromium@${fetchedVersion}`;
    const { code } = await npm(
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', wanted],
      { cwd: cache },
    );
    if (code !== 0) return undefined;
  }
  const env = { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: cache };
  const { code, output } = await runNode(['-e', unpack], { quiet: true, env, cwd: cache });
  if (code !== 0) return void console.error(output);
  const { executablePath, libraries } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  const browser = { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
  return (await starts(browser)) ? browser : undefined;
}

/** @param {Browser} browser */
async function starts({ executablePath, env }) {
  const { code, output } = await run(executablePath, ['--version'], { quiet: true, env });
  if (code !== 0) console.error(`${executablePath} does not start: ${output.trim()}`);
  return code === 0;
}

/** @returns {Promise<string | undefined>} */
async function debianBrowser() {
  const mayInstall = fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayInstall) return undefined;
  console.log("Installing Debian's chromium …");
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
    quiet: true,
    env,
  });
  return installedBrowser() ?? void console.error(output);
}

/** @returns {Promise<Browser>} */
export async function findBrowser() {
  const { env } = process;
  const named = env.CHROME_PATH;
  if (named) {
    if (fs.existsSync(named)) return { executablePath: named, env };
    throw new Error(`CHROME_PATH names no file: ${named}`);
  }
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, env };
  const fetched = await fetchedBrowser();
  if (fetched) return fetched;
  const debian = await debianBrowser();
  if (debian) return { executablePath: debian, env };
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, or name it with CHROME_PATH=/path/to/chrome. ' +
      '`npm test -- --node` runs the rest without.',
  );
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(async () => console.log((await findBrowser()).executablePath));
}
