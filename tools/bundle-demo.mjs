// @ts-check
/** The demo, bundled into `dist/demo/`. */
import fs from 'node:fs';
import path from 'node:path';
import { built, bundle, dist, licences, minify } from './rolling.mjs';
import { inRoot } from './run.mjs';

/**
 * The demo's pages: every script that one of its HTML files loads from `./` is bundled, and every
 * `…-worker.ts`; everything else in `demo/` is copied as it is.
 */
export async function bundleDemo() {
  if (!fs.existsSync(inRoot('demo'))) return;
  const files = fs.readdirSync(inRoot('demo'), { recursive: true, encoding: 'utf8' });
  const scripts = new Set();
  fs.mkdirSync(dist('demo'), { recursive: true });
  for (const file of files) {
    if (!fs.statSync(inRoot('demo', file)).isFile() || file.endsWith('.ts')) continue;
    if (file.startsWith('site')) continue; // made into pages by site.mjs
    const target = dist(path.join('demo', file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(inRoot('demo', file), target);
    if (!file.endsWith('.html')) continue;
    const page = fs.readFileSync(inRoot('demo', file), 'utf8');
    for (const [, script = ''] of page.matchAll(/<script[^>]*\ssrc="\.?\/?([^":]+\.js)"/g)) {
      if (fs.existsSync(built(`demo/${script}`))) scripts.add(script);
    }
  }
  for (const file of files) {
    if (file.endsWith('-worker.ts')) scripts.add(file.replace(/\.ts$/, '.js'));
  }
  if (scripts.size > 0) {
    await bundle(
      { input: Object.fromEntries([...scripts].map((s) => [s.slice(0, -3), built(`demo/${s}`)])) },
      {
        dir: dist('demo'),
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'shared-[name].js',
        banner: licences,
        plugins: [minify()],
      },
    );
  }
  // The documentation's live boards are the single file with the parts it brings from beside it.
  const besides = fs.readdirSync(dist()).filter((file) => file.startsWith('junqi-part-'));
  for (const file of ['junqi-board.classic.js', 'junqi-worker.js', ...besides]) {
    if (fs.existsSync(dist(file))) fs.copyFileSync(dist(file), dist(`demo/${file}`));
  }
  await bundleHost();
}

/** The host of games between two browsers, for `npm start`; what it needs of Node stays outside. */
async function bundleHost() {
  await bundle(
    { input: built('demo/host/server.js'), external: /^(node:|ws$)/ },
    {
      file: dist('demo/host-server.js'),
      format: 'es',
      inlineDynamicImports: true,
      plugins: [minify()],
    },
  );
}
