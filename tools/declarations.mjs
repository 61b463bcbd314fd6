// @ts-check
/** What tsc made of the portable files, made fit for Node, browsers and other people's TypeScript. */

/**
 * The files of assembly import each other without an extension, since asc knows none, and so do those that
 * import them; Node and browsers need one: `'./lines'` becomes `'./lines.js'` in what tsc made of them.
 * @param {string} text
 */
export function withExtensions(text) {
  return text.replace(/(from\s+|import\s+|import\()(['"])(\.[^'"]*\/[^'"./]+)\2/g, '$1$2$3.js$2');
}

/**
 * Declarations that leave the project name no AssemblyScript types: `StaticArray<u8>` becomes `Array<number>`.
 * @param {string} text
 */
export function withoutPortableTypes(text) {
  return text
    .replace(/\b[iu](8|16|32)\b|\bf64\b/g, 'number')
    .replace(/\bbool\b/g, 'boolean')
    .replace(/\bStaticArray</g, 'Array<');
}
