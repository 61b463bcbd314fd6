// @ts-check
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
