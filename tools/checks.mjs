// @ts-check
/** What is looked for in files that are to be published. */

/** @param {Uint8Array} bytes */
export const isAscii = (bytes) => bytes.every((byte) => byte < 0x80);

/** @param {string} page Markdown. @returns {string[]} the files of the project that it links to or shows. */
export function relativeLinks(page) {
  return [...page.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}
