// The snippets of the README and of docs/ as a reader pastes them, in a browser; and tags that come in
// slowly behind a script that is there before them.

import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Driven } from '../../tools/browsers.mjs';
import { fileFor } from '../../tools/serve.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** The page that is served at `/page`, in parts with a while between them. */
let parts: readonly string[] = [];

async function answer({ url = '' }: http.IncomingMessage, response: http.ServerResponse) {
  const file = fileFor(root, url);
  if (url !== '/page' && !file) return void response.writeHead(404).end();
  const type = file ? (TYPES[path.extname(file)] ?? 'text/plain') : 'text/html';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
  if (file) return void response.end(fs.readFileSync(file));
  for (const [at, part] of parts.entries()) {
    if (at > 0) await sleep(400);
    response.write(part);
  }
  response.end();
}

const server = http.createServer((request, response) => void answer(request, response));
let browser: Driven;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  browser = await openBrowser('chromium');
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Snippets stand beside the scripts. */
const HEAD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/dist/">
  <script>var errors = [];
    for (const name of ['error', 'unhandledrejection', 'junqi-error'])
      addEventListener(name, (event) => errors.push(event.message || event.detail?.message || String(event.reason)), true);
  </script></head><body>`;

/** What a bundler would find, for programs that are written for one. */
const BUNDLED = `<script type="importmap">${JSON.stringify({
  imports: {
    junqi: '/dist/junqi.js',
    'junqi/define': '/dist/define.js',
    lit: '/node_modules/lit/index.js',
    'lit/': '/node_modules/lit/',
    'lit-html': '/node_modules/lit-html/lit-html.js',
    'lit-html/': '/node_modules/lit-html/',
    'lit-element/lit-element.js': '/node_modules/lit-element/lit-element.js',
    '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
    '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
  },
})}</script>`;

/** What stands on the page's boards, those in frames too, once all are drawn; or what is still missing. */
async function shown(): Promise<{ boards: string[]; errors: unknown }> {
  const page = globalThis as unknown as { errors: string[] };
  const drawn = (): string[] => {
    const frames = [...document.querySelectorAll('iframe')];
    const documents = [document, ...frames.flatMap(({ contentDocument: inside }) => inside ?? [])];
    const boards = documents.flatMap((each) => [...each.querySelectorAll('junqi-board')]);
    const isFitted = frames.every(({ height }) => Number(height) > 100);
    const say = (board: Element): string => {
      const { shadowRoot } = board;
      if (shadowRoot?.querySelector('[part~=error]')) return shadowRoot.textContent;
      const isDrawn = shadowRoot?.querySelector('.points, [part~=screen]');
      return isDrawn ? `board ${board.getAttribute('mode') ?? ''}`.trim() : 'nothing';
    };
    return isFitted ? boards.map(say) : ['a frame that is not as high as its board'];
  };
  const until = Date.now() + 15_000;
  const isDone = () => drawn().length > 0 && drawn().every((text) => text.startsWith('board'));
  while (!(isDone() && document.readyState === 'complete') && Date.now() < until)
    await new Promise((go) => setTimeout(go, 50));
  return { boards: drawn(), errors: page.errors };
}

const address = (): string => `http://localhost:${(server.address() as AddressInfo).port}/page`;

async function open(...html: readonly string[]) {
  parts = html;
  await browser.open(address());
  return browser.ask(shown, undefined);
}

const pages = [
  'README.md',
  ...fs.readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
];

/** The fenced blocks of a language. */
const snippetsOf = (language: string): (readonly [string, string])[] =>
  pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const text = fs.readFileSync(path.join(root, page), 'utf8');
      const found = text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'));
      return [...found].map(([, code = ''], at) => [`${page}, ${at + 1}`, code] as const);
    });

const CLASSIC = '<script src="junqi-board.classic.js"></script>';

describe('snippets', () => {
  it('are those of the ways in', () => {
    const all = snippetsOf('html')
      .map(([, code]) => code)
      .join('\n');
    for (const way of ['classic.js', 'single.js', 'text/junqi', 'pre class="junqi"', '<iframe'])
      expect(all).toContain(way);
  });

  it.each(snippetsOf('html'))('in HTML show a board: %s', async (_, code) => {
    const hasScript = /<script[^>]+\bsrc=/.test(code);
    const local = code.replaceAll('https://cdn.example/junqi/dist/', '/dist/');
    const { boards, errors } = await open(HEAD + (hasScript ? '' : CLASSIC) + local);
    expect(errors).toEqual([]);
    expect(boards).not.toEqual([]);
    expect(boards.filter((text) => !text.startsWith('board'))).toEqual([]);
  });

  it('in JavaScript that are for a page show a board', async () => {
    const codes = snippetsOf('js').filter(([, code]) => code.includes('document.'));
    expect(codes).not.toEqual([]);
    for (const [, code] of codes) {
      const { boards, errors } = await open(
        `${HEAD}${BUNDLED}<script type="module">${code}</script>`,
      );
      expect(errors).toEqual([]);
      expect(boards).toEqual(['board']);
    }
  });
});

describe('a puzzle inside the tag', () => {
  const PUZZLE =
    '2jl1/2Ee1/3C1/4F/5/5/2d2/5/5/5/5/3L1 S 0 0 win:3 tree:Wwdb_GH990e54RpU00_hrpCY8kTL';
  const scripts = ['classic', 'light', 'all', 'single'];

  it.each(scripts)('is awaited by junqi-board.%s.js', async (name) => {
    const type = name === 'single' ? ' type="module"' : '';
    const { boards, errors } = await open(
      `${HEAD}<script${type} src="junqi-board.${name}.js"></script><junqi-board mode="puzzle">`,
      PUZZLE.slice(0, 40),
      `${PUZZLE.slice(40)}</junqi-board>`,
    );
    expect(errors).toEqual([]);
    expect(boards).toEqual(['board puzzle']);
    const pieces = await browser.ask(
      () => document.querySelector('junqi-board')?.shadowRoot?.querySelectorAll('.piece').length,
      undefined,
    );
    expect(pieces).toBe(8);
  });
});

describe('a frame', () => {
  it('says what is wrong with its address, and shows the next one', async () => {
    const frame = (fragment: string) =>
      `${HEAD}${CLASSIC}<iframe src="embed.html#${fragment}" title="Junqi"></iframe>`;
    const said = async (): Promise<string> => {
      const find = (): string =>
        document
          .querySelector('iframe')
          ?.contentDocument?.querySelector('junqi-board')
          ?.shadowRoot?.querySelector('[part~=error]')?.textContent ?? '';
      const until = Date.now() + 10_000;
      while (!find() && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
      return find();
    };
    for (const [fragment, text] of [
      ['junqi=1xxxxxx', 'damaged'],
      ['%3Cimg src=x%3E', '#mode=play'],
      ['junqi=1xxxxxx&lang=zh-TW', '完整的'],
    ] as const) {
      parts = [frame(fragment)];
      await browser.open(address());
      expect(await browser.ask(said, undefined)).toContain(text);
    }
    await browser.ask(() => {
      const { contentWindow } = document.querySelector('iframe')!;
      contentWindow!.location.hash = 'rules=four-dark';
    }, undefined);
    expect((await browser.ask(shown, undefined)).boards).toEqual(['board']);
  });
});
