// Setting up an army, brought when the first is to be set up.

import type { ModeMaker } from '../mode.js';

let here: ModeMaker | undefined;

export const deployHere = (): ModeMaker | undefined => here;

export async function bringDeploy(): Promise<ModeMaker> {
  here ??= (await import('../deploy/mode.js')).deployMode;
  return here;
}
