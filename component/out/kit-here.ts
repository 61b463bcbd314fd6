// The kit where it is part of the program. In single files `kit-beside.ts` stands here.

import { kit, type Kit } from './kit.js';

/** The kit, or undefined where it must be brought first. */
export const kitHere = (): Kit | undefined => kit;

export const bringKit = (): Promise<Kit> => Promise.resolve(kit);
