// @ts-check
/**
 * A browser test compares what it shows with a kept picture:
 * `await executeServerCommand('compare', { name: 'view-360-light', selector: 'junqi-board' })` answers
 * `{ difference, size, kept }`, the share of pixels that differ and both sizes. Pictures are kept at a
 * third of their size in `test/screenshots/modes/`: small, and blind to what differs from machine to
 * machine in the edges of text. `JUNQI_KEEP=1 npm test -- --browser visual` keeps what is shown; of a
 * picture that differs the three parts lie in `build/screenshots/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { inRoot } from './run.mjs';

const kept = inRoot('test', 'screenshots', 'modes');
const seen = inRoot('build', 'screenshots');
const SHRINK = 3;
/** Colours are kept in steps of so much: it halves the bytes and is not seen. */
const SHADE = 8;

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture */
/** `differs`: shown to be told from the kept one, never to take its place. @typedef {{ name: string, selector: string, differs?: boolean }} Wish */

/** @returns {import('@web/test-runner').TestRunnerPlugin<Wish>} */
export function comparePlugin() {
  return {
    name: 'compare',
    async executeCommand({ command, payload, session }) {
      if (command !== 'compare') return undefined;
      const { name = '', selector = 'body', differs = false } = payload ?? {};
      if (!/^[\w-]+$/.test(name)) throw new Error(`a picture needs a plain name, not "${name}"`);
      const browser = /** @type {import('@web/test-runner-chrome').ChromeLauncher} */ (
        session.browser
      );
      const target = await browser.getPage(session.id).$(selector);
      if (!target) throw new Error(`nothing to picture at "${selector}"`);
      const shown = shrunk(PNG.sync.read(Buffer.from(await target.screenshot())));
      if (process.env.JUNQI_KEEP && !differs) write(path.join(kept, `${name}.png`), shown);
      return compare(name, shown, differs);
    },
  };
}

/** @param {string} name @param {PNG} shown @param {boolean} differs */
function compare(name, shown, differs) {
  const file = path.join(kept, `${name}.png`);
  if (!fs.existsSync(file))
    throw new Error(`no picture is kept as ${name}: JUNQI_KEEP=1 keeps one`);
  const known = PNG.sync.read(fs.readFileSync(file));
  const { difference, marked } = differenceOf(known, shown);
  if (difference > 0.01 && !differs) {
    write(path.join(seen, `${name}-kept.png`), known);
    write(path.join(seen, `${name}-shown.png`), shown);
    write(path.join(seen, `${name}-difference.png`), marked);
  }
  return { difference, size: [shown.width, shown.height], kept: [known.width, known.height] };
}

/** What only one of two pictures has counts as different. @param {PNG} one @param {PNG} other */
export function differenceOf(one, other) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const a = widened(one, width, height);
  const b = widened(other, width, height);
  const pixels = pixelmatch(a.data, b.data, marked.data, width, height, {
    threshold: 0.12,
    includeAA: true,
  });
  return { difference: pixels / (width * height), marked };
}

/** @param {PNG} picture @param {number} width @param {number} height */
function widened(picture, width, height) {
  const wide = new PNG({ width, height });
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide;
}

/** Each pixel the mean of nine. @param {PNG} picture */
export function shrunk(picture) {
  const width = Math.floor(picture.width / SHRINK);
  const height = Math.floor(picture.height / SHRINK);
  const small = new PNG({ width, height });
  for (let at = 0; at < small.data.length; at++) {
    const pixel = at >> 2;
    const x = (pixel % width) * SHRINK;
    const y = Math.floor(pixel / width) * SHRINK;
    let sum = 0;
    for (let part = 0; part < SHRINK * SHRINK; part++) {
      const row = y + Math.floor(part / SHRINK);
      sum += picture.data[(row * picture.width + x + (part % SHRINK)) * 4 + (at & 3)] ?? 0;
    }
    small.data[at] = Math.min(255, Math.round(sum / (SHRINK * SHRINK) / SHADE) * SHADE);
  }
  return small;
}

/** @param {string} file @param {PNG} picture */
function write(file, picture) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, PNG.sync.write(picture, { deflateLevel: 9, colorType: 2 }));
}
