// @ts-check
/** Installs what package-lock.json names when it is not there yet. Imports nothing that needs installing. */
import fs from 'node:fs';
import { inRoot, run, runNode } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm keeps beside what it installed
 * @returns {string[]} What is missing or of another version. Optional packages are for other systems: no fault.
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([name, { version, optional, link }]) => {
      if (name === '' || optional || link) return false;
      return installed?.packages[name]?.version !== version;
    })
    .map(([name]) => name);
}

/** @param {string} file @returns {Lock | undefined} */
function readLock(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/**
 * Calls npm the way we were called by it, so that no shell is needed on any system.
 * @param {string[]} args
 * @param {{ cwd?: string, quiet?: boolean }} [options]
 */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? runNode([cli, ...args], options) : run('npm', args, options);
}

export async function ensureInstalled() {
  const wanted = readLock(inRoot('package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing');
  const missing = missingPackages(wanted, readLock(inRoot('node_modules', '.package-lock.json')));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (npm ci) …`);
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}`);
}
