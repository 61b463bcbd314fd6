// @ts-check
/**
 * `node tools/faces.mjs`: cuts the outlines the faces need out of open-licence fonts and writes
 * component/faces/outlines.generated.ts and traditional.generated.ts. The fonts (76 MB and 70 MB unpacked) and
 * their reader are fetched only here.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { npm } from './install.mjs';
import { inRoot, isMain, main, readArguments } from './run.mjs';

const SIMPLIFIED = { name: '@fontsource/noto-sans-sc', version: '5.3.0' };
const TRADITIONAL = { name: '@fontsource/noto-sans-tc', version: '5.3.0' };
const WEIGHT = 700;
const READER = { name: 'opentype.js', version: '2.0.0' };

const HANZI = '司令军长师旅团营连排工兵地雷炸弹旗山界';
const LATIN = '123456789ABCEFGIJLMNOPRT';
/** Characters of the faces that are others in traditional Chinese, in pairs. */
const PAIRS = ['军軍', '长長', '师師', '团團', '营營', '连連', '弹彈'];

/** Units an em is rounded to: a glyph 27 board units wide keeps a seventh of a unit. */
const EM = 200;

const cache = inRoot('node_modules', '.cache', 'faces');
const generated = (/** @type {string} */ name) =>
  inRoot('component', 'faces', `${name}.generated.ts`);
const licence = inRoot('component', 'faces', 'OFL.txt');

const packageFile = (/** @type {string[]} */ ...parts) =>
  inRoot('node_modules', '.cache', 'faces', 'node_modules', ...parts);

async function fetchPackages() {
  const all = [SIMPLIFIED, TRADITIONAL, READER];
  if (all.every(({ name }) => fs.existsSync(packageFile(name)))) return;
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(inRoot('node_modules', '.cache', 'faces', 'package.json'), '{"private":true}');
  const wanted = all.map(({ name, version }) => `${name}@${version}`);
  const { code } = await npm(['install', '--prefix', cache, '--no-audit', '--no-fund', ...wanted]);
  if (code !== 0) throw new Error(`npm install failed with exit code ${code}`);
}

/** @param {{ name: string }} font @param {string} subset fontsource's name of a part of the font */
function readFont({ name }, subset) {
  const file = `${name.replace(/.*\//, '')}-${subset}-${WEIGHT}-normal.woff`;
  const bytes = fs.readFileSync(packageFile(name, 'files', file));
  const { parse } = createRequire(packageFile(READER.name, 'package.json'))(READER.name);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/**
 * An outline as relative commands on whole numbers, y downwards from the baseline.
 * @param {{ type: string, x?: number, y?: number, x1?: number, y1?: number, x2?: number, y2?: number }[]} commands
 */
function outline(commands) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  const write = (/** @type {string} */ letter, /** @type {number[]} */ numbers) => {
    const joined = numbers.map(String).reduce((a, n) => a + (n[0] === '-' || !a ? n : ` ${n}`), '');
    const repeats = letter === last && letter !== 'm';
    text += repeats ? (joined[0] === '-' ? joined : ` ${joined}`) : letter + joined;
    last = letter;
  };
  for (const command of commands) {
    const at = (/** @type {'x' | 'y'} */ axis, /** @type {number | undefined} */ value) =>
      Math.round(value ?? 0) - (axis === 'x' ? x : y);
    const dx = at('x', command.x);
    const dy = at('y', command.y);
    if (command.type === 'Z') {
      text += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    if (command.type === 'M') write('m', [dx, dy]);
    else if (command.type === 'Q') write('q', [at('x', command.x1), at('y', command.y1), dx, dy]);
    else if (command.type === 'C')
      write('c', [
        at('x', command.x1),
        at('y', command.y1),
        at('x', command.x2),
        at('y', command.y2),
        dx,
        dy,
      ]);
    else if (dx === 0 && dy === 0) continue;
    else if (dy === 0) write('h', [dx]);
    else if (dx === 0) write('v', [dy]);
    else write('l', [dx, dy]);
    x += dx;
    y += dy;
    if (command.type === 'M') [startX, startY] = [x, y];
  }
  return text;
}

/** @param {{ charToGlyph: (character: string) => any, unitsPerEm: number }} font @param {string} character */
function glyphOf(font, character) {
  const glyph = font.charToGlyph(character);
  if (glyph.index === 0) throw new Error(`the font has no ${character}`);
  const advance = Math.round((glyph.advanceWidth / font.unitsPerEm) * EM);
  return { advance, path: outline(glyph.getPath(0, 0, EM).commands) };
}

/** @param {string} subset @param {string} characters */
function glyphs(subset, characters) {
  const font = readFont(SIMPLIFIED, subset);
  return [...characters].map((character) => {
    const { advance, path } = glyphOf(font, character);
    return `  ${character}: [${advance}, '${path}'],`;
  });
}

/** They take the place of others and must be as wide. */
function traditionalGlyphs() {
  const font = readFont(TRADITIONAL, 'chinese-traditional');
  return PAIRS.map(([simplified = '', traditional = '']) => {
    const { advance, path } = glyphOf(font, traditional);
    if (advance !== EM) throw new Error(`${traditional} is not as wide as ${simplified}`);
    return `  // ${traditional}\n  ${simplified}: '${path}',`;
  });
}

/** One text of the licence is kept for both. */
function writeLicence() {
  const [first, second] = [SIMPLIFIED, TRADITIONAL].map((font) => {
    const terms = fs.readFileSync(packageFile(font.name, 'LICENSE'), 'utf8');
    const { copyright } = readFont(font, 'latin').names.windows;
    return terms.replace(/^.*\n/, `${copyright.en}\n`);
  });
  if (!first || first !== second) throw new Error('the fonts come under different terms');
  fs.writeFileSync(licence, first);
}

/** @param {string} name @param {string} text */
function write(name, text) {
  fs.writeFileSync(generated(name), text);
  console.log(`${name}: ${gzipSync(text, { level: 9 }).length} bytes gzipped`);
}

export async function writeFaces() {
  await fetchPackages();
  write(
    'outlines',
    `// Written by tools/faces.mjs from Noto Sans SC Bold (OFL-1.1, see OFL.txt). Not to be edited.

/** Units of an em. */
export const EM = ${EM};

/** Advance and outline of a glyph, y downwards from the baseline. */
export type Glyph = readonly [advance: number, outline: string];

// prettier-ignore
export const GLYPHS = {
${[...glyphs('chinese-simplified', HANZI), ...glyphs('latin', LATIN)].join('\n')}
} as const satisfies Record<string, Glyph>;

export type Character = keyof typeof GLYPHS;
`,
  );
  write(
    'traditional',
    `// Written by tools/faces.mjs from Noto Sans TC Bold (OFL-1.1, see OFL.txt). Not to be edited.

/** Outlines of traditional characters by the simplified ones in whose place they stand, as wide as those. */
// prettier-ignore
export const TRADITIONAL = {
${traditionalGlyphs().join('\n')}
} as const;
`,
  );
  writeLicence();
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(writeFaces);
}
