// @ts-check
/** A small static server for the built demo. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.jgs': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * @param {string} folder What is served.
 * @param {string} url A request's path, e.g. `/embed.html?x=1`.
 * @returns {string | undefined} the file it means, nothing when there is none inside the folder.
 */
export function fileFor(folder, url) {
  const base = path.resolve(folder);
  const wanted = decode(url.split(/[?#]/, 1)[0] ?? '');
  if (wanted === undefined || wanted.includes('\0')) return undefined;
  const plain = path.join(base, wanted);
  const file = isFolder(plain) ? path.join(plain, 'index.html') : plain;
  if (!fs.existsSync(file) || isFolder(file)) return undefined;
  // Links are followed before looking where the file is.
  const real = fs.realpathSync(file);
  return real.startsWith(fs.realpathSync(base) + path.sep) ? real : undefined;
}

const isFolder = (/** @type {string} */ file) =>
  fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** @param {string} text @returns {string | undefined} */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Serves on the first free port from `port` on (0: any free one), to this machine only unless `host` is
 * another of its addresses (`0.0.0.0`: all of them).
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<{ url: string, server: http.Server, close: () => void }>}
 */
export async function serve(folder, port, host = 'localhost') {
  const server = http.createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    if (request.method === 'HEAD') response.end();
    else fs.createReadStream(file).pipe(response);
  });
  for (let tried = port; !(await listens(server, tried, host)); tried++) {
    if (tried >= port + 100) throw new Error(`no free port from ${port} to ${tried}`);
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}/`, server, close: () => server.close() };
}

/** @param {http.Server} server @param {number} port @param {string} host @returns {Promise<boolean>} false when the port is taken */
function listens(server, port, host) {
  return new Promise((resolve, reject) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}
