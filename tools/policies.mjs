// @ts-check
/**
 * `node tools/policies.mjs`: opens the pages of tools/policies/hosts.mjs in a browser and prints what was seen.
 * `--browser firefox` or `webkit` instead of Chromium; `--record` keeps what was seen of those in
 * tools/policies/seen.json, and `--write` writes docs/policies.md.
 */
import fs from 'node:fs';
import { build } from './build.mjs';
import { howToGet, openBrowser } from './browsers.mjs';
import { hosts } from './policies/hosts.mjs';
import { servePolicies } from './policies/pages.mjs';
import { probe } from './policies/probe.mjs';
import { policiesPage } from './policies/table.mjs';
import { inRoot, isMain, main, readArguments } from './run.mjs';

/** @typedef {import('./policies/probe.mjs').Seen} Seen */

const PATIENCE = 20_000;
const seenFile = inRoot('tools', 'policies', 'seen.json');

/** What was seen in other browsers than Chromium. @returns {import('./policies/table.mjs').Recorded} */
export const recorded = () =>
  fs.existsSync(seenFile) ? JSON.parse(fs.readFileSync(seenFile, 'utf8')) : {};

/**
 * @param {import('./browsers.mjs').Driven} browser
 * @param {(name: string, seen: Seen) => void} tell
 */
export async function visitAll(browser, tell) {
  const server = await servePolicies(hosts);
  try {
    for (const host of hosts) {
      await browser.open(server.addressOf(host));
      tell(host.name, await browser.ask(probe, PATIENCE, host.place === 'sandbox'));
    }
  } finally {
    server.close();
  }
}

/** @param {import('./browsers.mjs').BrowserName} name @param {boolean} isKept */
async function look(name, isKept) {
  await build();
  const browser = await openBrowser(name);
  /** @type {import('./policies/table.mjs').Recorded[string]['seen']} */
  const seen = {};
  try {
    await visitAll(browser, (host, { board, engine, moved }) => {
      console.log(
        `${board ? 'board   ' : 'no board'}  ${engine.padEnd(15)} ${moved ? 'moved   ' : 'no move '} ${host}`,
      );
      seen[host] = { board, engine, moved: moved !== '' };
    });
  } finally {
    await browser.close();
  }
  if (!isKept) return;
  const date = new Date().toISOString().slice(0, 10);
  const all = { ...recorded(), [name]: { browser: browser.name, date, seen } };
  fs.writeFileSync(seenFile, `${JSON.stringify(all, null, 2)}\n`);
}

if (isMain(import.meta.url)) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const { values } = readArguments({
    browser: { type: 'string', default: 'chromium' },
    record: flag,
    write: flag,
  });
  await main(async () => {
    const name = /** @type {import('./browsers.mjs').BrowserName} */ (values.browser);
    if (!(name in howToGet))
      throw new Error(`--browser is one of ${Object.keys(howToGet).join(' ')}`);
    if (values.write) {
      fs.writeFileSync(inRoot('docs', 'policies.md'), await policiesPage(hosts, recorded()));
    } else await look(name, values.record);
  });
}
