// Setting up an army, where that is part of the program. In single files `deploy-beside.ts` stands here.

import { deployMode } from '../deploy/mode.js';
import type { ModeMaker } from '../mode.js';

/** The mode `deploy`, or undefined where it must be brought first. */
export const deployHere = (): ModeMaker | undefined => deployMode;

export const bringDeploy = (): Promise<ModeMaker> => Promise.resolve(deployMode);
