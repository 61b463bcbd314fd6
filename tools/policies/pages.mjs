// @ts-check
/** Two origins for the policies' pages: one serves pages under their policies, the other is the CDN. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../run.mjs';
import { fileFor } from '../serve.mjs';

/** @typedef {import('./hosts.mjs').Host} Host */

/** The computer moves first, so that the page shows that it can. */
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const BOARD = `mode="play" hands="N" level="1" rules="duel-open" pause="0" keep="off" setups="S=${SETUP} N=${SETUP}"`;

/** @param {Host} host @param {string} folder Where its script is, with a slash at the end, or ''. */
export function pageOf({ nonce, attributes = '' }, folder) {
  const trusted = nonce ? ` nonce="${nonce}"` : '';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Junqi</title>
<script src="${folder}junqi-board.classic.js"${trusted}></script>
<junqi-board ${BOARD} ${attributes}></junqi-board></html>
`;
}

/** @param {http.RequestListener} answer @returns {Promise<{ url: string, close: () => void }>} */
async function listen(answer) {
  const server = http.createServer(answer);
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {http.ServerResponse} response @param {string} url @param {Record<string, string>} [headers] */
function sendFile(response, url, headers = {}) {
  const file = fileFor(inRoot('dist'), url);
  if (!file) return void response.writeHead(404).end();
  const type = file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'content-type': type, ...headers });
  fs.createReadStream(file).pipe(response);
}

/**
 * Serves the pages of `hosts`.
 * @param {readonly Host[]} hosts
 * @returns {Promise<{ addressOf: (host: Host) => string, close: () => void }>}
 */
export async function servePolicies(hosts) {
  // What is not asked for with CORS has to say that pages of other origins may have it.
  const shared = { 'cross-origin-resource-policy': 'cross-origin' };
  const cdn = await listen((request, response) => sendFile(response, request.url ?? '/', shared));
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'junqi-policies-'));
  const pages = await listen((request, response) => {
    const url = request.url ?? '/';
    const host = hosts[Number(/^\/page\/(\d+)/.exec(url)?.[1])];
    if (!host) return sendFile(response, url);
    const policy = host.policy?.replaceAll('CDN', cdn.url.slice(0, -1));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
      ...host.headers,
    });
    const isFramed = host.place === 'sandbox' && !url.endsWith('/inner');
    if (isFramed)
      response.end(
        `<!doctype html><iframe sandbox="allow-scripts" src="${url}/inner" width="500" height="900"></iframe>`,
      );
    else response.end(pageOf(host, host.script === 'own' ? '/' : cdn.url));
  });
  return {
    addressOf(host) {
      const index = hosts.indexOf(host);
      return host.place === 'file' ? writeFile(disk, host) : `${pages.url}page/${index}`;
    },
    close() {
      cdn.close();
      pages.close();
      fs.rmSync(disk, { recursive: true });
    },
  };
}

/** @param {string} folder @param {Host} host */
function writeFile(folder, host) {
  for (const name of fs.readdirSync(inRoot('dist')).filter((file) => file.startsWith('junqi-')))
    fs.copyFileSync(inRoot('dist', name), path.join(folder, name));
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, pageOf(host, ''));
  return pathToFileURL(file).href;
}
