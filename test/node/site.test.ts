// The documentation's pages: every link leads somewhere, every text in them can be read.

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, main } from '../../src/cli/run.js';
import { isFault, type Parsed } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseSetup } from '../../src/formats/setup-text.js';
import { parseVariant } from '../../src/formats/variant.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS } from '../../src/rules.js';
import { openBrowser } from '../../tools/browsers.mjs';
import { sitePages } from '../../tools/site-pages.mjs';
import { LIVE_PAGES } from '../browser/live-pages.js';
import { renderPage, slug } from '../../tools/site-render.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const template = fs.readFileSync(path.join(root, 'demo', 'site', 'page.html'), 'utf8');

/** What the command line prints. */
async function help(words: string[]): Promise<string> {
  let printed = '';
  const write = (text: string) => {
    printed += text;
    return Promise.resolve();
  };
  await main(words, { write, warn: () => {} } as unknown as Parameters<typeof main>[1]);
  return printed;
}

type Pages = Awaited<ReturnType<typeof sitePages>>;
let pages: Pages = [];
/** By file name. */
let rendered: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  pages = await sitePages(help);
  rendered = new Map(pages.map((page) => [page.file, renderPage(template, page, pages)]));
});

const idsIn = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);

describe('the documentation', () => {
  it('begins in English and in Chinese', () => {
    expect([...rendered.keys()]).toEqual(
      expect.arrayContaining(['quick-start.html', 'quick-start.zh.html', 'recipes.zh.html']),
    );
    expect(rendered.get('quick-start.zh.html')).toContain('<html lang="zh-Hans">');
  });

  it('names the same files and pages in both languages', () => {
    const folder = path.join(root, 'demo', 'site', 'pages');
    const textOf = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
    const namedIn = (text: string) => [
      new Set(text.match(/junqi-[\w…-]+(?:\.\w+)*\.js/g)),
      new Set([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link)),
    ];
    const chinese = fs.readdirSync(folder).filter((file) => file.endsWith('.zh.md'));
    expect(chinese).toContain('quick-start.zh.md');
    for (const file of chinese) {
      const [ours, other] = [textOf(file), textOf(file.replace('.zh.md', '.md'))];
      expect(namedIn(ours), file).toEqual(namedIn(other));
    }
  });

  it('links to pages, places and files that are there', () => {
    const dead: string[] = [];
    for (const [file, html] of rendered) {
      for (const [, link = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        if (!leadsSomewhere(link, file)) dead.push(`${file}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
  });

  /** Whether a link of a page has a target; other sites are theirs to keep. */
  function leadsSomewhere(link: string, from: string): boolean {
    if (/^(https?|data|mailto):/.test(link)) return true;
    const [target = '', anchor] = link.split('#');
    const file = target === '' ? from : target;
    const page = rendered.get(file);
    if (page !== undefined) return anchor === undefined || idsIn(page).includes(anchor);
    if (['site.css', 'live.js'].includes(file)) return true;
    if (file === '../junqi-board.classic.js') return true;
    if (file === 'board.png') return fs.existsSync(path.join(root, 'docs', file));
    return file.startsWith('../') && fs.existsSync(path.join(root, 'demo', file.slice(3)));
  }

  it('has no place twice on a page, and a title each', () => {
    for (const [file, html] of rendered) {
      const ids = idsIn(html);
      expect(new Set(ids).size, file).toBe(ids.length);
      expect(html.match(/<h1/g), file).toHaveLength(1);
      expect(html, file).not.toMatch(/\{\{\w+\}\}(?![^<]*<\/code>)/);
    }
  });

  it('fits a telephone: no page scrolls sideways', async () => {
    const files = ['header.css', 'boards.css', 'style.css', 'site/site.css'];
    const style = files
      .map((file) => fs.readFileSync(path.join(root, 'demo', ...file.split('/')), 'utf8'))
      .map((text) => `<style>${text}</style>`)
      .join('');
    const browser = await openBrowser('chromium');
    try {
      for (const [file, html] of rendered) {
        const still = html
          .replace(/<link rel="stylesheet"[^>]*>|<script src[^>]*>/g, '')
          .replace('</head>', `${style}$&`);
        const width = await browser.ask(async (text) => {
          const frame = Object.assign(document.createElement('iframe'), { srcdoc: text });
          frame.style.cssText = 'inline-size: 360px; block-size: 740px; border: 0';
          const loaded = new Promise((resolve) => (frame.onload = resolve));
          document.body.replaceChildren(frame);
          await loaded;
          return frame.contentDocument?.documentElement.scrollWidth;
        }, still);
        expect(width, file).toBeLessThanOrEqual(360);
      }
    } finally {
      await browser.close();
    }
  });

  it('tells of every command and every preset', () => {
    const commands = rendered.get('commands.html') ?? '';
    for (const { name } of COMMANDS) expect(commands).toContain(`<h2 id="${slug(name)}">`);
    for (const name of Object.keys(PRESETS)) expect(rendered.get('options.html')).toContain(name);
  });

  /** Reads a block of code by the word that it is marked with; undefined for words that mean no format. */
  function read(kind: string, text: string): Parsed<unknown>[] | undefined {
    const lines = text.trim().split('\n');
    switch (kind) {
      case 'position':
        return lines.map((line) => parsePosition(line, PRESETS['duel-dark']));
      case 'rules':
        return lines.map(parseVariant);
      case 'setup':
        return [parseSetup(text)];
      case 'jqn':
        return [parseJqn(text)];
      default:
        return undefined;
    }
  }

  it('shows texts of every format as they are read', () => {
    const seen = new Set<string>();
    for (const { file, text } of pages) {
      for (const [, kind = '', code = ''] of text.matchAll(/```(\w+)[^\n]*\n(.*?)```/gs)) {
        const read_ = read(kind, code);
        if (read_) seen.add(kind);
        expect(read_?.filter(isFault) ?? [], `${file}, ${kind}`).toEqual([]);
      }
    }
    expect([...seen].sort()).toEqual(['jqn', 'position', 'rules', 'setup']);
  });

  it('has its examples tried in a browser', () => {
    const live = pages.filter(({ text }) => text.includes('```html live'));
    expect(live.map(({ file }) => file.replace('.html', '')).sort()).toEqual(LIVE_PAGES);
  });

  it('has records that can be played', () => {
    let played = 0;
    for (const { file, text } of pages) {
      for (const [, record = ''] of text.matchAll(/(?:record='|```jqn\n)(\[[^`']+)/g)) {
        const games = parseJqn(record);
        if (isFault(games)) throw new Error(`${file}: ${JSON.stringify(games)}`);
        const game = Game.fromRecord(games.value[0]!, { core: reference });
        expect(game, `${file}\n${record}`).toHaveProperty('value');
        played++;
      }
    }
    expect(played).toBeGreaterThan(3);
  });
});
