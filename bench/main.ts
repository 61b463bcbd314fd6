// `npm run bench`

import { bench } from './command.js';

process.exitCode = await bench(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
});
