// The worker's script as the build makes it, from the sources as they are now.

import { build } from 'vite';

export async function builtWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/worker/worker.ts', formats: ['iife'], name: 'junqi' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('the worker was not built');
  return chunk.code;
}
