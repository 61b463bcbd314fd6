// The `junqi` program.

import { readFile } from 'node:fs/promises';
import type { Io } from './io.js';
import { main } from './run.js';

const { stdin, stdout, stderr } = process;

const io: Io = {
  input: stdin,
  write: (content) =>
    stdout.write(content) ? undefined : new Promise((resolve) => stdout.once('drain', resolve)),
  warn: (text) => void stderr.write(text),
  isTerminal: stderr.isTTY,
  readFile,
};

// Whoever reads our output may stop when it has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Not awaited: in the bundle the engine's bytes stand below this line.
void main(process.argv.slice(2), io).then((status) => {
  process.exitCode = status;
});
