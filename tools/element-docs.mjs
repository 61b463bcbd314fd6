// @ts-check
/**
 * `docs/element.md`, what a page gives <junqi-board> and hears from it, made from the element's comments.
 * `node tools/element-docs.mjs` writes it; with `--check` it only says whether it is up to date.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { inRoot, isMain, main, readArguments, runNode, sourcesUnder } from './run.mjs';

const target = inRoot('docs', 'element.md');

/** @typedef {{ name: string, description?: string, type?: { text: string } }} Entry */
/** @typedef {Entry & { kind: string, privacy?: string, static?: boolean, attribute?: string, readonly?: boolean, return?: { type: { text: string } }, parameters?: (Entry & { optional?: boolean })[] }} Member */
/** @typedef {{ name: string, attributes?: Entry[], members?: Member[], events?: Entry[], slots?: Entry[], cssParts?: Entry[], cssProperties?: Entry[] }} Declaration */

/** @returns {Promise<Declaration>} */
async function describe() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'junqi-element-'));
  try {
    const analyzer = inRoot('node_modules', '@custom-elements-manifest', 'analyzer', 'cem.js');
    const config = [
      '--config',
      'tools/manifest.config.mjs',
      '--outdir',
      path.relative(inRoot(), folder),
    ];
    const { code, output } = await runNode([analyzer, 'analyze', ...config], { quiet: true });
    if (code !== 0) throw new Error(`the element was not read: ${output}`);
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'custom-elements.json'), 'utf8'));
    const all = manifest.modules.flatMap((/** @type {any} */ module) => module.declarations);
    return all.find((/** @type {Declaration} */ { name }) => name === 'JunqiBoard');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** One line, safe in a table. @param {string | undefined} text */
const cell = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
/** What the comments say an attribute may be: the analyzer keeps its property's type instead. */
function attributeValues() {
  const source = sourcesUnder('component')
    .map((file) => fs.readFileSync(inRoot(file), 'utf8'))
    .join('\n');
  return new Map(
    [...source.matchAll(/@attr \{([^}]+)\} ([\w-]+)/g)].map(([, type, name]) => [name, type]),
  );
}
const code = (/** @type {string} */ text) => `\`${text}\``;

/** @param {string} title @param {string[]} heads @param {string[][]} rows */
function section(title, heads, rows) {
  if (rows.length === 0) return '';
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  return `## ${title}\n\n${line(heads)}${line(heads.map(() => '---'))}${rows.map(line).join('')}\n`;
}

/** @param {Declaration} element */
function page({
  attributes = [],
  members = [],
  events = [],
  slots = [],
  cssParts = [],
  cssProperties = [],
}) {
  const shown = members.filter(
    (member) =>
      !member.name.startsWith('#') && !member.static && (member.privacy ?? 'public') === 'public',
  );
  const inherited = [
    'render',
    'willUpdate',
    'updated',
    'disconnectedCallback',
    'connectedCallback',
  ];
  const methods = shown.filter(({ kind, name }) => kind === 'method' && !inherited.includes(name));
  const properties = shown.filter(({ kind, description, attribute }) => {
    return kind === 'field' && description && !attribute;
  });
  const values = attributeValues();
  const described = attributes.filter(({ description }) => description);
  const call = (/** @type {Member} */ { name, parameters = [] }) =>
    `${name}(${parameters.map((each) => each.name + (each.optional ? '?' : '')).join(', ')})`;
  return [
    '# `<junqi-board>`\n\n',
    'Made from the comments of `component/junqi-board.ts` by `node tools/element-docs.mjs`.\n\n',
    'Every attribute is a property of the same name, too, but for those of modes: as values they are given in `options`.\n\n',
    'A value that is none is refused with `junqi-error` where it says what is shown or who plays (`mode`, `rules`, `position`, `record`, `orientation`, `seat`, `hands`, `armies`, `handicap`, `opponent`); elsewhere (`level`, `faces`, `theme`, `ply`, `pace`, `lines` and the like) it is ignored, as if the attribute were absent.\n\n',
    section(
      'Attributes',
      ['attribute', 'values', ''],
      described.map(({ name, type, description }) => [
        code(name),
        code(cell(values.get(name) ?? type?.text)),
        cell(description),
      ]),
    ),
    section(
      'Properties',
      ['property', 'type', ''],
      properties.map(({ name, type, description }) => [
        code(name),
        code(cell(type?.text)),
        cell(description),
      ]),
    ),
    section(
      'Methods',
      ['method', 'returns', ''],
      methods.map((method) => [
        code(call(method)),
        code(cell(method.return?.type.text ?? 'void')),
        cell(method.description),
      ]),
    ),
    section(
      'Events',
      ['event', ''],
      events
        .filter(({ name }) => name)
        .map(({ name, description }) => [code(name), cell(description)]),
    ),
    'Every event bubbles, crosses shadow roots and can be cancelled.\n\n',
    section(
      'Slots',
      ['slot', ''],
      slots.map(({ name, description }) => [code(name), cell(description)]),
    ),
    section(
      'Parts',
      ['part', ''],
      cssParts.map(({ name, description }) => [code(name), cell(description)]),
    ),
    section(
      'Custom properties',
      ['property', ''],
      cssProperties.map(({ name, description }) => [code(name), cell(description)]),
    ),
  ].join('');
}

if (isMain(import.meta.url)) {
  const { values } = readArguments({ check: { type: 'boolean' } });
  await main(async () => {
    const options = await prettier.resolveConfig(target);
    const text = await prettier.format(page(await describe()), { ...options, parser: 'markdown' });
    const known = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
    if (!values.check) fs.writeFileSync(target, text);
    else if (known !== text) throw new Error('docs/element.md is old: node tools/element-docs.mjs');
  });
}
