// @ts-check
/** docs/policies.md: the pages, what they allow, and what was seen in each browser. */
import prettier from 'prettier';
import { inRoot } from '../run.mjs';

/** @typedef {import('./hosts.mjs').Host} Host */
/** @typedef {Record<string, { browser: string, date: string, seen: Record<string, { board: boolean, engine: string, moved: boolean }> }>} Recorded */

/** Where the engine runs, for readers. @type {Record<string, string>} */
const places = {
  given: 'worker (the page’s file), Wasm',
  file: 'worker (file beside the script), Wasm',
  inlined: 'worker (inside the script), Wasm',
  'inlined-script': 'worker (inside the script), JavaScript',
  page: 'the page’s thread, Wasm',
  'page-script': 'the page’s thread, JavaScript',
  none: 'nowhere',
};

const INTRODUCTION = `# Under content policies

Made from tools/policies/hosts.mjs by \`node tools/policies.mjs --write\`; \`npm test\` asserts the column of Chromium.

Where nothing else is said the page loads \`junqi-board.classic.js\` from another origin (\`CDN\`), and has a board on which the computer plays. The board was drawn, painted and played on in every row and every browser unless the row says otherwise; what a policy decides is where the engine runs. Nothing else is fetched, no inline style or script is used, and no \`eval\`.

The least for everything is \`script-src CDN 'wasm-unsafe-eval'; worker-src blob:\`. With Trusted Types, allow the policies \`junqi\` and \`lit-html\`. Where Wasm is forbidden the script brings \`junqi-part-engine-script.js\` from beside itself.
`;

/** @param {readonly Host[]} hosts @param {Recorded} recorded */
export async function policiesPage(hosts, recorded) {
  const others = Object.entries(recorded);
  const head = ['page', 'policy', 'Chromium', ...others.map(([, { browser }]) => browser)];
  const rows = hosts.map((host) => {
    const told = Object.entries(host.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    const policy = [host.policy, ...told].filter(Boolean).map((text) => `\`${text}\``);
    const seen = others.map(([, { seen }]) => cellOf(seen[host.name]));
    return [host.name, policy.join('<br>') || '–', places[host.engine] ?? host.engine, ...seen];
  });
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  const table = [head, head.map(() => '---'), ...rows].map(line).join('');
  const dates = others.map(([, { browser, date }]) => `${browser}: seen ${date}.`).join(' ');
  const config = await prettier.resolveConfig(inRoot('docs', 'policies.md'));
  const text = [INTRODUCTION, table, dates].join('\n');
  return prettier.format(text, { ...config, parser: 'markdown' });
}

/** @param {{ board: boolean, engine: string, moved: boolean } | undefined} seen */
function cellOf(seen) {
  if (!seen) return 'not tried';
  if (!seen.board) return 'no board';
  const place = places[seen.engine] ?? seen.engine;
  return seen.moved ? place : `${place}; no move in time`;
}
