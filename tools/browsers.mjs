// @ts-check
/**
 * Browsers to drive, with one way to talk to each: Chromium and Firefox through puppeteer, WebKitGTK through
 * its WebDriver under a virtual screen.
 *
 * @typedef {object} Driven
 * @property {string} name With its version.
 * @property {(address: string) => Promise<void>} open
 * @property {<Given, Answer>(ask: (given: Given) => Promise<Answer> | Answer, given: Given, inFrame?: boolean) => Promise<Answer>} ask
 *   Runs in the page, or in its first frame.
 * @property {() => Promise<void>} close
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromeFlags, findBrowser } from './browser.mjs';

/** How to get what is missing. */
export const howToGet = {
  chromium: 'install Chrome or Chromium, or name it with CHROME_PATH',
  firefox: 'apt-get install firefox-esr, or name it with FIREFOX_PATH',
  webkit: 'apt-get install webkit2gtk-driver xvfb (WebKitWebDriver and MiniBrowser)',
};

/** @typedef {keyof typeof howToGet} BrowserName */

/** @param {readonly string[]} files */
const firstOf = (files) => files.find((file) => file && fs.existsSync(file));

/** @param {BrowserName} name @returns {Promise<Driven>} */
export async function openBrowser(name) {
  if (name === 'webkit') return openWebKit();
  if (name === 'firefox') {
    const executablePath = firstOf([
      process.env.FIREFOX_PATH ?? '',
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
    ]);
    if (!executablePath) throw new Error(`no Firefox: ${howToGet.firefox}`);
    return driven(await puppeteer.launch({ browser: 'firefox', executablePath, headless: true }));
  }
  const { executablePath, env } = await findBrowser();
  return driven(await puppeteer.launch({ executablePath, env, args: chromeFlags, headless: true }));
}

/** @param {import('puppeteer-core').Browser} browser @returns {Promise<Driven>} */
async function driven(browser) {
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 1000 });
  // Pages of many boards on a machine that does other work, too.
  page.setDefaultTimeout(120_000);
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    ask: (ask, given, inFrame = false) => {
      const frame = inFrame ? page.frames()[1] : page.mainFrame();
      if (!frame) throw new Error('the page has no frame');
      return /** @type {Promise<any>} */ (frame.evaluate(/** @type {any} */ (ask), given));
    },
    close: () => browser.close(),
  };
}

const webKitPort = 4457;
const places = [
  '/usr/bin/WebKitWebDriver',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/WebKitWebDriver',
];

/** @returns {Promise<Driven>} */
async function openWebKit() {
  const driver = firstOf(places);
  const miniBrowser = firstOf(
    ['4.1', '4.0'].map((v) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${v}/MiniBrowser`),
  );
  if (!driver || !miniBrowser || !fs.existsSync('/usr/bin/Xvfb'))
    throw new Error(`no WebKitGTK: ${howToGet.webkit}`);
  const screen = spawn('/usr/bin/Xvfb', [':99', '-screen', '0', '1000x1200x24'], {
    stdio: 'ignore',
  });
  const env = { ...process.env, DISPLAY: ':99', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn(driver, [`--port=${webKitPort}`], { stdio: 'ignore', env });
  const call = async (/** @type {string} */ path, /** @type {unknown} */ body, method = 'POST') => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${webKitPort}${path}`, { method, ...json });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await sleep(2_000);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId, capabilities } = await call('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await call(`${session}/timeouts`, { script: 60_000 });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (address) => void (await call(`${session}/url`, { url: address })),
    async ask(ask, given, inFrame = false) {
      await call(`${session}/frame`, { id: inFrame ? 0 : null });
      const script = `const [given, done] = arguments; (${ask})(given).then(done, (e) => done({ error: String(e) }))`;
      return call(`${session}/execute/async`, { script, args: [given] });
    },
    async close() {
      await call(session, undefined, 'DELETE').catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
}
