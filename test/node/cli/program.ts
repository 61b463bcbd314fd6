// The program as one file, for tests that start it as a process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const source = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

/** Builds the program before the tests of a file; a folder of their own goes with it afterwards. */
export function useProgram(): { readonly folder: string; readonly program: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'junqi-cli-'));
  const program = path.join(folder, 'cli.mjs');
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: source,
        outDir: folder,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: 'cli.mjs' } },
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return { folder, program };
}
