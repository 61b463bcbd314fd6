// The `junqi` program.

import { readFile } from 'node:fs/promises';
import type { Io } from './io.js';
import { main } from './run.js';

const { stdin, stdout, stderr } = process;

const io: Io = {
  input: stdin,
  write: (text) =>
    stdout.write(text) ? undefined : new Promise((resolve) => stdout.once('drain', resolve)),
  warn: (text) => void stderr.write(text),
  readFile,
};

// Whoever reads our output may stop when it has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2), io);
