// @ts-check
/** dist/LICENSES.txt: the licence of everything inside what is published. */
import fs from 'node:fs';
import path from 'node:path';
import { dist, inside } from './rolling.mjs';
import { inRoot } from './run.mjs';

const RULE = '-'.repeat(72);

/** What is compiled or drawn into files, and is no module of theirs. */
const others = [
  {
    title: 'Noto Sans SC Bold and Noto Sans TC Bold (outlines on the pieces), OFL-1.1',
    text: () => fs.readFileSync(inRoot('component', 'faces', 'OFL.txt'), 'utf8'),
  },
  {
    title: 'AssemblyScript (its library, compiled into the engine), Apache-2.0',
    text: () => licenceIn(inRoot('node_modules', 'assemblyscript')),
  },
  {
    title: 'Binaryen (what wasm2js writes around the engine as JavaScript), Apache-2.0',
    text: () => licenceIn(inRoot('node_modules', 'binaryen')),
  },
];

/** @param {string} folder A package. */
function licenceIn(folder) {
  const file = fs.readdirSync(folder).find((name) => /^licen[sc]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} comes without its licence`);
  return fs.readFileSync(path.join(folder, file), 'utf8');
}

/** Writes down what `inside` has by now: everything bundled, and what an installation brings. */
export function writeNotices() {
  const packages = [...inside, ['lit', inRoot('node_modules', 'lit')]].sort(([a = ''], [b = '']) =>
    a < b ? -1 : 1,
  );
  const parts = [...new Map(/** @type {[string, string][]} */ (packages))].map(([name, folder]) => {
    const { version, license } = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    return { title: `${name} ${version}, ${license}`, text: () => licenceIn(folder) };
  });
  const own = { title: 'junqi, MIT', text: () => fs.readFileSync(inRoot('LICENSE'), 'utf8') };
  const all = [own, ...parts, ...others].map(
    ({ title, text }) => `${RULE}\n${title}\n${RULE}\n\n${text().trim()}\n`,
  );
  fs.writeFileSync(dist('LICENSES.txt'), all.join('\n'));
}
