// What tsc says, in strict mode, of small programs that use the package.

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** As package.json exports them; no build is waited for, so the types are those of the sources. */
function entries(): Record<string, string[]> {
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string | { types?: string }> };
  const sourceOf = (types: string): string[] => {
    const bare = path.join(root, types.replace('./dist/types/', '').replace(/\.d\.ts$/, ''));
    return [`${bare}.ts`, `${bare}.d.ts`].filter((file) => fs.existsSync(file));
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]) =>
      typeof entry === 'object' && entry.types
        ? [[name.replace(/^\./, 'junqi'), sourceOf(entry.types)]]
        : [],
    ),
  );
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  useDefineForClassFields: false,
  types: [],
  paths: entries(),
};

/** Programs by file name, as if they stood in the project's folder. */
export type Programs = Readonly<Record<string, string>>;

/** Parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

export function programOf(programs: Programs): ts.Program {
  const texts = new Map(
    Object.entries(programs).map(([name, text]) => [path.join(root, name), text]),
  );
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getCurrentDirectory: () => root,
    getSourceFile: (file, version) => {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, version));
      return parsed.get(file);
    },
  };
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}

/** Each as `name:line: TS2339 what it is`; what is wrong in the sources themselves is not told. */
export function faultsOf(programs: Programs): string[] {
  const program = programOf(programs);
  return Object.keys(programs).flatMap((name) => {
    const file = program.getSourceFile(path.join(root, name))!;
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return found.map(({ code, start = 0, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      return `${name}:${line + 1}: TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
