// The kit where it is brought when it is first wanted: few boards are taken along.

import type { Kit } from './kit.js';

let here: Kit | undefined;

export const kitHere = (): Kit | undefined => here;

export async function bringKit(): Promise<Kit> {
  here ??= (await import('./kit.js')).kit;
  return here;
}
