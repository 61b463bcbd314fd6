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

/** What `readSpec` takes, for a reader. */
export const SPECS = 'random, oneply, level:N, nodes:N, time:MS, or a command';

/** Reads who plays. Throws a RangeError for a number out of bounds. */
export function readSpec(text: string): Spec {
  const [, name, amount, of] =
    /^(random|oneply|level|nodes|time)(?::(\d+))?(?:@(.+))?$/.exec(text) ?? [];
  const other = of === undefined ? {} : { of };
  const count = Number(amount);
  if (of !== undefined && name !== 'nodes' && name !== 'time') {
    throw new RangeError(`another build is asked for nodes or time, such as nodes:1000@${of}`);
  }
  if (amount === undefined) {
    if (name === 'random' || name === 'oneply') return { kind: name, ...other };
    if (name === undefined) return { kind: 'command', command: text };
    throw new RangeError(`${name} is written with a number, such as ${name}:5`);
  }
  if (name !== 'random' && name !== 'oneply' && count < 1) {
    throw new RangeError(`${name} counts from 1`);
  }
  switch (name) {
    case 'level':
      levelOf(count);
      return { kind: 'level', level: count, ...other };
    case 'nodes':
      return { kind: 'nodes', nodes: count, ...other };
    case 'time':
      return { kind: 'time', milliseconds: count, ...other };
    default:
      throw new RangeError(`${name} is written without a number`);
  }
}
