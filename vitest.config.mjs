// @ts-check
import os from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts', 'test/built/**/*.test.ts'],
    // Vitest leaves one core free; here all of them shorten the wait.
    maxWorkers: os.availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
