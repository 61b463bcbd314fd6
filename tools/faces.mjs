// @ts-check
/**
 * `node tools/faces.mjs`: cuts the outlines the faces need out of an open-licence font and writes
 * component/faces/outlines.generated.ts. The font (76 MB unpacked) and its reader are fetched only here.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { npm } from './install.mjs';
import { inRoot, isMain, main, readArguments } from './run.mjs';

const FONT = { name: '@fontsource/noto-sans-sc', version: '5.3.0', weight: 700 };
const READER = { name: 'opentype.js', version: '2.0.0' };

const HANZI = '司令军长师旅团营连排工兵地雷炸弹旗山界';
const LATIN = '123456789ABCEFGIJLMNOPRT';

/** Units an em is rounded to: a glyph 27 board units wide keeps a seventh of a unit. */
const EM = 200;

const cache = inRoot('node_modules', '.cache', 'faces');
const generated = inRoot('component', 'faces', 'outlines.generated.ts');
const licence = inRoot('component', 'faces', 'OFL.txt');

const packageFile = (/** @type {string[]} */ ...parts) =>
  inRoot('node_modules', '.cache', 'faces', 'node_modules', ...parts);

async function fetchPackages() {
  if (fs.existsSync(packageFile(FONT.name)) && fs.existsSync(packageFile(READER.name))) return;
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(inRoot('node_modules', '.cache', 'faces', 'package.json'), '{"private":true}');
  const wanted = [FONT, READER].map(({ name, version }) => `${name}@${version}`);
  const { code } = await npm(['install', '--prefix', cache, '--no-audit', '--no-fund', ...wanted]);
  if (code !== 0) throw new Error(`npm install failed with exit code ${code}`);
}

/** @param {string} subset fontsource's name of a part of the font */
function readFont(subset) {
  const file = `noto-sans-sc-${subset}-${FONT.weight}-normal.woff`;
  const bytes = fs.readFileSync(packageFile(FONT.name, 'files', file));
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

/** @param {string} subset @param {string} characters */
function glyphs(subset, characters) {
  const font = readFont(subset);
  return [...characters].map((character) => {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`the font has no ${character}`);
    const advance = Math.round((glyph.advanceWidth / font.unitsPerEm) * EM);
    return `  ${character}: [${advance}, '${outline(glyph.getPath(0, 0, EM).commands)}'],`;
  });
}

export async function writeFaces() {
  await fetchPackages();
  const text = `// Written by tools/faces.mjs from Noto Sans SC Bold (OFL-1.1, see OFL.txt). Not to be edited.

/** Units of an em. */
export const EM = ${EM};

/** Advance and outline of a glyph, y downwards from the baseline. */
export type Glyph = readonly [advance: number, outline: string];

// prettier-ignore
export const GLYPHS = {
${[...glyphs('chinese-simplified', HANZI), ...glyphs('latin', LATIN)].join('\n')}
} as const satisfies Record<string, Glyph>;

export type Character = keyof typeof GLYPHS;
`;
  fs.writeFileSync(generated, text);
  const terms = fs.readFileSync(packageFile(FONT.name, 'LICENSE'), 'utf8');
  const { copyright } = readFont('latin').names.windows;
  fs.writeFileSync(licence, terms.replace(/^.*\n/, `${copyright.en}\n`));
  console.log(`${gzipSync(text, { level: 9 }).length} bytes gzipped`);
}

if (isMain(import.meta.url)) {
  readArguments();
  await main(writeFaces);
}
