// @ts-check
/** What weighs what in a file, by the folder its modules come from. */

/** @typedef {Record<string, number>} Weights Bytes by folder. */

/** @param {string} module e.g. `component/modes/play/mode.js`, `lit-html/lit-html.js` @returns {string} e.g. `component/modes/play` */
export function folderOf(module) {
  if (/^(lit|@lit)/.test(module)) return 'lit';
  if (module.startsWith('src/generated/')) return module.replace(/\.js$/, '');
  return module.split('/').slice(0, -1).join('/') || module;
}

/** @param {Weights} modules Bytes by module. @returns {Weights} the heaviest folder first */
export function weightByFolder(modules) {
  /** @type {Weights} */
  const sums = {};
  for (const [module, bytes] of Object.entries(modules)) {
    const folder = folderOf(module);
    sums[folder] = (sums[folder] ?? 0) + bytes;
  }
  return Object.fromEntries(Object.entries(sums).sort(([, a], [, b]) => b - a));
}

/**
 * @param {Weights} now
 * @param {Weights} before
 * @param {boolean} all Those that have not changed, too.
 * @returns {string[]} a line a folder: its bytes, by how much it grew, its name
 */
export function changed(now, before, all) {
  const folders = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return folders
    .map((folder) => ({ folder, bytes: now[folder] ?? 0, was: before[folder] ?? 0 }))
    .filter(({ bytes, was }) => all || bytes !== was)
    .sort((a, b) => b.bytes - b.was - (a.bytes - a.was) || b.bytes - a.bytes)
    .map(({ folder, bytes, was }) => {
      const growth = bytes === was ? '' : `${bytes > was ? '+' : ''}${bytes - was}`;
      return `${String(bytes).padStart(8)} ${growth.padStart(8)}  ${folder}`;
    });
}
