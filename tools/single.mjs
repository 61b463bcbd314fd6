// @ts-check
/**
 * The single files: one script with Lit, engine and worker inside. Page and worker share most of their
 * code, so rollup makes parts of it, and the file's loader (single-loader.mjs) runs the page from them
 * and writes the worker out of them. What few pages need stands beside the file, one script a part.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify as minifyText } from 'terser';
import { inRoot } from './run.mjs';
import { built, bundle, dist, exists, licences, minify } from './rolling.mjs';
import { load } from './single-loader.mjs';

/** Entries by the names of their parts: what a page runs, and what its worker runs. */
const entries = { define: 'component/whole.js', worker: 'src/worker/worker.js' };

/**
 * Modules that are brought from beside the file when they are needed, with what only they need: what few
 * pages use.
 */
const beside = [
  /generated\/engine-(plain|script)\.js$/,
  /component\/modes\/(?!play\/)\w+\/mode\.js$/,
  /component\/embed\/frame\.js$/,
  /component\/(rules-panel|sounds)\.js$/,
  /component\/out\/kit\.js$/,
  /component\/messages\/zh-hant-all\.js$/,
  /component\/messages\/phras(ing|es-zh-han[st])\.js$/,
  /component\/modes\/play\/(marking|page-mode|hosted-exclusions)\.js$/,
];

/** Modules that stand here in place of others: they bring what those import. @type {Record<string, string>} */
const inPlace = {
  'component/out/kit-here.js': 'component/out/kit-beside.js',
  'component/modes/play/deploy-here.js': 'component/modes/play/deploy-beside.js',
  'component/messages/later.js': 'component/messages/later-beside.js',
};

/** Stands for the files of a language that is brought as a whole. */
const comingLanguage = '/virtual/coming-language.js';
const stub =
  "export const zhHant = { $code: 'zh-tw', $name: '\u7e41\u9ad4\u4e2d\u6587', $dir: 'ltr' };";

/** The part that is the worker's script. */
const workerScript = 'inlined-worker';
const workerModule = `/virtual/${workerScript}.js`;

/** The page sends its worker the engine. */
const engines = /^engine-/;

/** Where `sizes.mjs` finds what is in which file. */
export const contentsFile = inRoot('build', 'reports', 'single-files.json');

/** @typedef {import('rollup').OutputChunk} Chunk */
/** @typedef {{ id: string, needs: readonly string[], code: string, chunk: Chunk }} Part */

/** Dynamic imports and addresses become what the loader gives to a part. @returns {import('rollup').Plugin} */
function loaderCalls() {
  return {
    name: 'loader-calls',
    resolveId(id, importer = '') {
      if (/inlined-worker\.js$/.test(id)) return workerModule;
      if (/\/zh-hant\.js$/.test(id) && !/zh-hant-all\.js$/.test(importer)) return comingLanguage;
      const found = id.startsWith('.') ? path.resolve(path.dirname(importer), id) : id;
      const other = inPlace[path.relative(built(), found).replaceAll('\\', '/')];
      return other && built(other);
    },
    load(id) {
      if (id === workerModule) return 'export default __worker__();';
      return id === comingLanguage ? stub : undefined;
    },
    renderDynamicImport: () => ({ left: '__bring__(', right: '.slice(2))' }),
    resolveImportMeta: (property) => (property === 'url' ? '__address__' : undefined),
  };
}

/**
 * Styles and templates without their indentation, which terser leaves as it is. Line ends stay where they part
 * words, and where a comment of the code ends.
 * @returns {import('rollup').Plugin}
 */
function withoutIndentation() {
  const tight = (/** @type {string} */ style) =>
    style
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/(\$\{[^}]*\})| ?([{};,]) ?/g, (_, put, sign) => put ?? sign)
      .replace(/: /g, ':');
  return {
    name: 'without-indentation',
    transform(code, id) {
      if (!id.startsWith(built('component')) || !/from 'lit'/.test(code)) return undefined;
      const styled = code.replace(/\bcss ?`[^`]*`/g, tight);
      return { code: styled.replace(/\n\s+/g, '\n'), map: null };
    },
  };
}

/** Each part as a function of what the loader gives it. @returns {import('rollup').Plugin} */
function asFunctions() {
  return {
    name: 'as-functions',
    renderChunk(code, chunk) {
      const start = /^\s*define\((?:\[[^\]]*\], )?\(?/.exec(code);
      const end = /\)\);\s*$/.exec(code);
      if (!start || !end)
        throw new Error(`rollup wrote ${chunk.name} in another form than expected`);
      const body = code.slice(start[0].length, end.index);
      return `PART = (__bring__, __address__, __worker__) => (${body});`;
    },
  };
}

/** Modes by their names, as messages show them. @param {{ facadeModuleId: string | null }} chunk */
function partName({ facadeModuleId }) {
  const [, mode] = /modes\/(\w+)\/mode\.js$/.exec(facadeModuleId ?? '') ?? [];
  return mode ? `mode-${mode}` : '[name]';
}

/** @param {string} code As rollup writes an AMD module's head, `define(['exports', './a'], …`. */
function needsOf(code) {
  const list = /^\s*define\(\[([^\]]*)\]/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/'(?:\.\/)?([^']+)'/g)].map(([, id = '']) => id);
}

/** @returns {Promise<Part[]>} */
async function makeParts() {
  const input = Object.fromEntries(Object.entries(entries).map(([id, file]) => [id, built(file)]));
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  const readNeeds = {
    name: 'read-needs',
    renderChunk(/** @type {string} */ code, /** @type {{ fileName: string }} */ { fileName }) {
      needs.set(fileName, needsOf(code));
      return null;
    },
  };
  const { output } = await bundle(
    { input, plugins: [loaderCalls(), withoutIndentation()] },
    {
      format: 'amd',
      exports: 'named',
      entryFileNames: '[name]',
      chunkFileNames: partName,
      generatedCode: { preset: 'es2015', symbols: false },
      minifyInternalExports: true,
      hoistTransitiveImports: false,
      esModule: false,
      freeze: false,
      externalLiveBindings: false,
      plugins: [readNeeds, asFunctions(), minify({ passes: 3, notices: false })],
    },
  );
  return output
    .filter((each) => each.type === 'chunk')
    .map((chunk) => ({
      chunk,
      id: chunk.fileName,
      needs: needs.get(chunk.fileName) ?? [],
      code: chunk.code.replace(/^[^]*?PART=/, '').replace(/;\s*$/, ''),
    }));
}

/** @param {Part} part @param {readonly RegExp[]} modules */
const isOneOf = ({ chunk }, modules) =>
  modules.some((module) => chunk.moduleIds.some((id) => module.test(id)));

/**
 * @param {readonly Part[]} parts
 * @param {readonly string[]} from Where to begin.
 * @param {(part: Part) => boolean} enter Which parts to take, and look at what they need.
 * @returns {string[]} names, those of `from` first
 */
function reached(parts, from, enter) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ id) => {
    const part = parts.find((each) => each.id === id);
    if (!part || found.has(id) || !enter(part)) return;
    found.add(id);
    for (const next of [...part.chunk.imports, ...part.chunk.dynamicImports]) visit(next);
  };
  for (const id of from) visit(id);
  return [...found];
}

/**
 * The parts in an order that packs small: gzip finds again what stood a few pages before. Each is moved once to
 * where it costs least. Engines are packed already and stand at the end, where they part nothing.
 * @param {readonly Part[]} parts
 */
function packed(parts) {
  const isEngine = (/** @type {Part} */ { id }) => engines.test(id);
  const size = (/** @type {readonly Part[]} */ some) =>
    gzipSync(some.map(partText).join(',\n'), { level: 9 }).length;
  let order = parts.filter((part) => !isEngine(part));
  order.sort((a, b) => b.code.length - a.code.length);
  for (const part of [...order]) {
    const others = order.filter((each) => each !== part);
    const places = order.map((_, at) => [...others.slice(0, at), part, ...others.slice(at)]);
    const sizes = places.map(size);
    order = places[sizes.indexOf(Math.min(...sizes))] ?? order;
  }
  return [...order, ...parts.filter(isEngine)];
}

const version = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).version;

const text = JSON.stringify;

/** @param {Part} part a module that brings others asks rollup's `require` for them, ours has another name */
const needsIn = ({ needs }) => needs.map((need) => (need === 'require' ? 'exports' : need));

/** @param {Part} part as the loader keeps it */
const partText = (part) => `[${text(needsIn(part))},${part.code}]`;

/** What a single file knows of itself. */
const places = {
  classic:
    'address:(document.currentScript||{}).src||"",nonce:(document.currentScript||{}).nonce||""',
  module: 'address:import.meta.url,nonce:""',
};

/** @param {readonly Part[]} held @param {readonly Part[]} all @param {keyof typeof places} kind */
async function singleFile(held, all, kind) {
  const worker = reached(all, ['worker'], ({ id }) => !engines.test(id));
  const others = all.filter((part) => !held.includes(part));
  const needs = Object.fromEntries(others.map((part) => [part.id, needsIn(part)]));
  const known = { version, worker, script: workerScript, beside: needs };
  const own = `{...${text(known)},${places[kind]}}`;
  const parts = held.map((part) => `${text(part.id)}:${partText(part)}`).join(',\n');
  const made = `(${await minifiedLoader()})(${own},{${parts}},"define")`;
  const exported = held.find(({ id }) => id === 'define')?.chunk.exports ?? [];
  return kind === 'module'
    ? `export const{${exported.join(',')}}=${made};\n`
    : `var junqi=(()=>{"use strict";return ${made}})();\n`;
}

async function minifiedLoader() {
  const { code = '' } = await minifyText(`LOAD = ${load}`, { ecma: 2020, module: true });
  return code.replace(/^LOAD=/, '').replace(/;$/, '');
}

/** @param {readonly Part[]} parts */
const banner = (parts) => licences({ moduleIds: parts.flatMap(({ chunk }) => chunk.moduleIds) });

/** @param {Part} part A script of its own, which leaves its part where the loader looks. */
const besideText = (part) =>
  `((p,d)=>{p[${text(part.id)}]=d})((globalThis[Symbol.for(${text(`junqi ${version}`)})]??={parts:{},entries:{}}).parts,${partText(part)});\n`;

export async function bundleSingle() {
  if (!Object.values(entries).every(exists)) return;
  const parts = await makeParts();
  const pick = (/** @type {readonly string[]} */ ids) => parts.filter(({ id }) => ids.includes(id));
  const reachedInside = reached(parts, Object.keys(entries), (part) => !isOneOf(part, beside));
  const inside = packed(pick(reachedInside));
  const least = pick(reached(parts, ['define'], ({ chunk }) => !chunk.isDynamicEntry));
  const files = [
    { name: 'junqi-board.classic.js', held: inside, kind: /** @type {const} */ ('classic') },
    { name: 'junqi-board.single.js', held: inside, kind: /** @type {const} */ ('module') },
    { name: 'junqi-board.light.js', held: least, kind: /** @type {const} */ ('classic') },
    { name: 'junqi-board.all.js', held: parts, kind: /** @type {const} */ ('classic') },
  ];
  /** @type {Record<string, readonly Part[]>} */
  const contents = {};
  for (const { name, held, kind } of files) {
    const code = `${banner(held)}\n${await singleFile(held, parts, kind)}`;
    fs.writeFileSync(dist(name), code);
    contents[`dist/${name}`] = held;
  }
  for (const part of parts.filter((each) => !least.includes(each))) {
    const name = `junqi-part-${part.id}.js`;
    fs.writeFileSync(dist(name), `${banner([part])}\n${besideText(part)}`.trimStart());
    contents[`dist/${name}`] = [part];
  }
  writeContents(contents);
}

/** Bytes of every module in every file, before names were shortened. @param {Record<string, readonly Part[]>} files */
function writeContents(files) {
  const modulesOf = (/** @type {Part} */ { chunk }) =>
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
      path.relative(built(), id).replace(/^(.*node_modules|(\.\.\/)*\.\.)\//, ''),
      renderedLength,
    ]);
  const contents = Object.entries(files).map(([name, parts]) => [
    name,
    Object.fromEntries(parts.flatMap(modulesOf)),
  ]);
  fs.mkdirSync(path.dirname(contentsFile), { recursive: true });
  fs.writeFileSync(contentsFile, text(Object.fromEntries(contents)));
}
