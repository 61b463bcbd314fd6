// @ts-check
/**
 * The analyzer's settings. The manifest holds the published modules alone, with their published paths; what
 * the modes read and send is the element's, since that is where a page writes it.
 */

/** @typedef {{ name: string, description?: string, inheritedFrom?: unknown }} Entry */
/** @typedef {{ kind: string, name: string, attributes?: Entry[], events?: Entry[], members?: (Entry & { privacy?: string, kind: string })[] }} Declaration */
/** @typedef {{ path: string, declarations?: Declaration[] }} Module */

const published = ['component/junqi-board.ts', 'component/define.ts'];

export default {
  globs: ['component/*.ts', 'component/modes/**/*.ts', '!component/modes/**/messages/*'],
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

/** @param {Declaration} board @param {Declaration} mode */
function take(board, mode) {
  for (const list of /** @type {const} */ (['attributes', 'events'])) {
    const known = (board[list] ??= []);
    const fresh = (mode[list] ?? []).filter(
      ({ name }) => !known.some((each) => each.name === name),
    );
    known.push(...fresh);
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
