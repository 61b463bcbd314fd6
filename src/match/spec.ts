// Who plays, as people write it: a player of ours, or the command line of a program.

import { levelOf } from '../player/levels.js';

/** A player of ours. `of` is another build of junqi, a module file, whose search it asks (nodes and time, open games). */
export type BuiltIn = { readonly of?: string } & (
  | { readonly kind: 'random' }
  | { readonly kind: 'oneply' }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'nodes'; readonly nodes: number }
  | { readonly kind: 'time'; readonly milliseconds: number }
);

export type Spec = BuiltIn | { readonly kind: 'command'; readonly command: string };

/** Whether a player of ours looks at more positions than the engine's first table holds. */
export function looksAtMuch(player: BuiltIn): boolean {
  if (player.of !== undefined) return false;
  return player.kind === 'time' || (player.kind === 'level' && player.level >= 8);
}

/** Milliseconds: nobody thinks for longer than a day. */
export const MOST_TIME = 86_400_000;

/** What `readSpec` takes, for a reader. */
export const SPECS =
  'random, oneply, level:N, nodes:N, time:MS, nodes:N@FILE or time:MS@FILE (the junqi.js of another build), or a command';

/** Names of players of ours; any other word with a number behind a colon is none, and no command either. */
const OURS = ['random', 'oneply', 'level', 'nodes', 'time'] as const;

/** Whether a word names a player of ours, well or ill written. */
export function isOurs(text: string): boolean {
  return OURS.some((name) => name === text.split(':', 1)[0]);
}

/** Reads who plays. Throws a RangeError with a sentence where it names nobody. */
export function readSpec(text: string): Spec {
  const [, word = '', amount, of] = /^([a-z]{2,})(?::([^@\s]*))?(?:@(.+))?$/i.exec(text) ?? [];
  const name = OURS.find((known) => known === word);
  try {
    if (name !== undefined) return builtIn(name, amount, of);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`"${text}" is no player: ${error.message}`, { cause: error });
  }
  const isCommand = amount === undefined || of !== undefined;
  if (isCommand && text.trim() !== '') return { kind: 'command', command: text };
  throw new RangeError(`"${text}" is no player: write ${SPECS}`);
}

function builtIn(name: (typeof OURS)[number], amount?: string, of?: string): BuiltIn {
  const isCounted = name !== 'random' && name !== 'oneply';
  if (of !== undefined && name !== 'nodes' && name !== 'time') {
    throw new RangeError(`another build is asked for nodes or time, such as nodes:1000@${of}`);
  }
  if (!isCounted) {
    if (amount === undefined) return { kind: name };
    throw new RangeError(`${name} is written without a number`);
  }
  if (amount === undefined || !/^\d{1,15}$/.test(amount)) {
    throw new RangeError(`${name} is written with a whole number, such as ${name}:5`);
  }
  const count = Number(amount);
  if (count < 1) throw new RangeError(`${name} counts from 1`);
  const other = of === undefined ? {} : { of };
  switch (name) {
    case 'level':
      levelOf(count);
      return { kind: 'level', level: count };
    case 'nodes':
      return { kind: 'nodes', nodes: count, ...other };
    case 'time':
      if (count > MOST_TIME) throw new RangeError(`time is at most ${MOST_TIME}, a day`);
      return { kind: 'time', milliseconds: count, ...other };
  }
}
