// @ts-check
/** The analyzer's settings; paths in the manifest are those of the published modules. */
export default {
  globs: ['component/junqi-board.ts', 'component/define.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      name: 'published-paths',
      /** @param {{ customElementsManifest: unknown }} context */
      packageLinkPhase({ customElementsManifest }) {
        rename(customElementsManifest);
      },
    },
  ],
};

/** @param {unknown} node Every `component/x.ts` in it becomes `dist/x.js`. */
function rename(node) {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' && ['path', 'module'].includes(key)) {
      const published = value.replace(/^\/?component\/(.*)\.[jt]s$/, 'dist/$1.js');
      Object.assign(node, { [key]: published });
    } else rename(value);
  }
}
