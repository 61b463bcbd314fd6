// @ts-check
/**
 * `npm start`: installs what is missing, builds, serves the demo and opens it in a browser if there is a screen.
 * `-- --port 9000` (or PORT) chooses the first port to try, `-- --no-open` opens nothing, `-- --host 0.0.0.0`
 * serves other devices of the network, too. The server hosts games between two browsers (demo/host).
 */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { inRoot, main, readArguments } from './run.mjs';
import { serve } from './serve.mjs';

const { values } = readArguments({
  port: { type: 'string' },
  host: { type: 'string' },
  'no-open': { type: 'boolean', default: false },
});

/** Never fails: whoever has no screen, or no program for it, still has the address. @param {string} url */
function open(url) {
  const { platform, env } = process;
  const screen = platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY;
  if (values['no-open'] || env.CI || !screen) return;
  const [command = '', ...args] =
    platform === 'darwin'
      ? ['open', url]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** @returns {number} */
function wantedPort() {
  const text = values.port ?? process.env.PORT ?? '8000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  console.error(`--port needs a number from 0 to 65535, not "${text}"`);
  process.exit(2);
}

/** @param {import('node:http').Server} server */
async function hostGames(server) {
  const { hostTables, loadCore } = await import(
    `file://${inRoot('dist', 'demo', 'host-server.js')}`
  );
  hostTables(server, await loadCore());
}

await main(async () => {
  const port = wantedPort();
  await build();
  const { url, server } = await serve(inRoot('dist', 'demo'), port, values.host);
  await hostGames(server);
  console.log(`\nJunqi is at ${url} (Ctrl+C stops it)`);
  open(url);
});
