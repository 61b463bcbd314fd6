// @ts-check
/** The declarations of what is published: those that tsc wrote, and the frameworks' written by hand. */
import fs from 'node:fs';
import path from 'node:path';
import { built, dist } from './rolling.mjs';
import { inRoot } from './run.mjs';

const frameworks = 'component/frameworks';

/** Copies the declarations that the modules' declarations import, and no others. @param {readonly string[]} modules */
export function copyTypes(modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  const follow = (/** @type {string} */ file) => {
    const source = [built(file), inRoot(file)].find((each) => fs.existsSync(each));
    if (seen.has(file) || !source) return;
    seen.add(file);
    const text = fs.readFileSync(source, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    const target = dist('types', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    for (const [, to = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g))
      follow(path.posix.join(path.posix.dirname(file), `${to}.d.ts`));
  };
  const written = fs.readdirSync(inRoot(frameworks)).filter((file) => file.endsWith('.d.ts'));
  for (const file of written) follow(`${frameworks}/${file}`);
  for (const file of modules) follow(file.replace(/\.js$/, '.d.ts'));
}
