import type { Command } from './command.js';

/** The bench is a chunk of its own, read when it is asked for; it knows its own options. */
export const bench: Command = {
  name: 'bench',
  usage: '',
  summary: 'Wasm, the same code as JavaScript and hand-written JavaScript, in one run',
  options: ['json', 'help'],
  async passOn(args, io) {
    const command = await import('../../bench/command.js');
    return command.bench(args, io);
  },
  run: () => Promise.reject(new Error('the bench reads its own options')),
};
