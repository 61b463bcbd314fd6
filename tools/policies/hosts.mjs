// @ts-check
/**
 * The pages a board has to live in, by what their servers allow: what the test asserts in Chromium and
 * docs/policies.md shows. `CDN` in a policy is the other origin, from which the script comes.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {string} [policy] Content-Security-Policy of the page.
 * @property {Record<string, string>} [headers] Other headers of the page.
 * @property {'cdn' | 'own'} [script] Where the single file comes from: another origin (unless given), or the page's.
 * @property {string} [nonce] Of the script's tag.
 * @property {string} [attributes] More of the board's tag.
 * @property {'sandbox' | 'file'} [place] In a frame without an origin, or a file on a disk.
 * @property {import('../../src/analysis/ladder.js').RungName} engine Where the engine runs, as the ladder names it.
 */

/** @type {readonly Host[]} */
export const hosts = [
  { name: 'none', engine: 'inlined' },
  { name: 'none, the files on the page’s own origin', script: 'own', engine: 'file' },
  { name: 'a CDN for scripts alone', policy: 'script-src CDN', engine: 'page-script' },
  {
    name: 'a CDN, and Wasm',
    policy: "script-src CDN 'wasm-unsafe-eval'",
    engine: 'page',
  },
  {
    name: 'a CDN, and workers',
    policy: 'script-src CDN; worker-src blob:',
    engine: 'inlined-script',
  },
  {
    name: 'a CDN, Wasm and workers',
    policy: "script-src CDN 'wasm-unsafe-eval'; worker-src blob:",
    engine: 'inlined',
  },
  {
    name: 'own files alone, and Wasm',
    script: 'own',
    policy: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
    engine: 'file',
  },
  {
    name: 'own files alone',
    script: 'own',
    policy: "default-src 'self'",
    engine: 'file',
  },
  {
    name: 'a nonce with strict-dynamic, Wasm and workers',
    nonce: 'r4nd0m',
    policy:
      "script-src 'nonce-r4nd0m' 'strict-dynamic' 'wasm-unsafe-eval'; worker-src blob:; object-src 'none'; base-uri 'none'",
    engine: 'inlined',
  },
  {
    name: 'a nonce with strict-dynamic alone',
    nonce: 'r4nd0m',
    policy: "script-src 'nonce-r4nd0m' 'strict-dynamic'; worker-src 'none'",
    engine: 'page-script',
  },
  {
    name: 'nothing by default, with the least for everything',
    policy: "default-src 'none'; script-src CDN 'wasm-unsafe-eval'; worker-src blob:",
    engine: 'inlined',
  },
  {
    name: 'nothing by default, with the least at all',
    policy: "default-src 'none'; script-src CDN",
    engine: 'page-script',
  },
  {
    name: 'own styles alone',
    policy: "style-src 'self'",
    engine: 'inlined',
  },
  {
    name: 'Trusted Types',
    policy: "require-trusted-types-for 'script'; trusted-types junqi lit-html",
    engine: 'inlined',
  },
  {
    name: 'Trusted Types, and own files alone',
    script: 'own',
    policy:
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types junqi lit-html",
    engine: 'file',
  },
  {
    name: 'isolated from other origins (COOP and COEP)',
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
    engine: 'inlined',
  },
  { name: 'a sandboxed frame with scripts alone', place: 'sandbox', engine: 'inlined' },
  { name: 'a file opened from a disk', place: 'file', script: 'own', engine: 'inlined' },
];
