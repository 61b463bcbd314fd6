// @ts-check
/**
 * The documentation as pages: `dist/demo/docs`, made from demo/site/pages, docs/*.md, README.md and the
 * command line's own table. Part of every build; alone: `node tools/site.mjs`, over the last build.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sitePages } from './site-pages.mjs';
import { renderPage } from './site-render.mjs';
import { inRoot, isMain, main, readArguments, runNode } from './run.mjs';

const sources = (/** @type {string[]} */ ...parts) => inRoot('demo', 'site', ...parts);

/** @type {import('./site-pages.mjs').Help} The command line that was built. */
async function builtHelp(words) {
  const { code, output } = await runNode([inRoot('dist', 'cli.js'), ...words], { quiet: true });
  if (code !== 0) throw new Error(`junqi ${words.join(' ')}: ${output}`);
  return output;
}

export async function buildSite() {
  // The board's script and style sheet are one folder up.
  const folder = inRoot('dist', 'demo', 'docs');
  const template = fs.readFileSync(sources('page.html'), 'utf8');
  const pages = await sitePages(builtHelp);
  fs.mkdirSync(folder, { recursive: true });
  for (const page of pages) {
    fs.writeFileSync(path.join(folder, page.file), renderPage(template, page, pages));
  }
  fs.copyFileSync(sources('site.css'), path.join(folder, 'site.css'));
  fs.copyFileSync(inRoot('docs', 'board.png'), path.join(folder, 'board.png'));
  fs.copyFileSync(inRoot('build', 'demo', 'site', 'live.js'), path.join(folder, 'live.js'));
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(() => buildSite());
}
