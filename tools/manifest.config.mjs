// @ts-check
/**
 * The analyzer's settings. The manifest holds the published modules alone, with their published paths; what
 * the modes read and send is the element's, since that is where a page writes it.
 */
import fs from 'node:fs';
import { inRoot } from './run.mjs';

/** @typedef {{ name: string, description?: string, inheritedFrom?: unknown }} Entry */
/** @typedef {{ kind: string, name: string, attributes?: Entry[], events?: Entry[], members?: (Entry & { privacy?: string, kind: string })[] }} Declaration */
/** @typedef {{ path: string, declarations?: Declaration[] }} Module */

const published = ['component/junqi-board.ts', 'component/define.ts'];

export default {
  globs: ['component/*.ts', 'component/modes/**/*.ts', '!component/modes/**/messages/*'],
  // As the file system hands them over, files are in another order on the next machine.
  overrideModuleCreation: (
    /** @type {{ ts: typeof import('typescript'), globs: string[] }} */ { ts, globs },
  ) =>
    globs
      .sort()
      .map((file) =>
        ts.createSourceFile(
          file,
          fs.readFileSync(inRoot(file), 'utf8'),
          ts.ScriptTarget.ES2015,
          true,
        ),
      ),
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      name: 'published-element',
      /** @param {{ customElementsManifest: { modules: Module[] } }} context */
      packageLinkPhase({ customElementsManifest: manifest }) {
        const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
        const board = declarations.find(({ name }) => name === 'JunqiBoard');
        if (!board) throw new Error('component/junqi-board.ts declares no JunqiBoard');
        for (const mode of declarations.filter(({ name }) => name.endsWith('Mode')))
          take(board, mode);
        board.members = (board.members ?? []).filter(
          ({ name, privacy }) => !name.startsWith('#') && (privacy ?? 'public') === 'public',
        );
        manifest.modules = manifest.modules.filter(({ path }) => published.includes(path));
        rename(manifest);
      },
    },
  ],
};

/** What modes read and send, each with the mode's name before it; several modes may use one name.
 * @param {Declaration} board @param {Declaration} mode */
function take(board, mode) {
  const modeName = mode.name.replace(/Mode$/, '').toLowerCase();
  for (const list of /** @type {const} */ (['attributes', 'events'])) {
    const known = (board[list] ??= []);
    for (const entry of mode[list] ?? []) {
      const description = `\`${modeName}\`: ${entry.description}`;
      const same = known.find(({ name }) => name === entry.name);
      if (same) same.description = `${same.description} ${description}`;
      else known.push({ ...entry, description });
    }
  }
}

/** @param {unknown} node Every `component/x.ts` in it becomes `dist/x.js`; no file that is not published is named. */
function rename(node) {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'inheritedFrom') Object.assign(node, { [key]: undefined });
    else if (typeof value === 'string' && ['path', 'module'].includes(key)) {
      const published = value.replace(/^\/?component\/(.*)\.[jt]s$/, 'dist/$1.js');
      Object.assign(node, { [key]: published });
    } else rename(value);
  }
}
