// Languages whose words come when they are first spoken, by their tag. None where all are part of the program;
// in single files `later-beside.ts` stands here.

import type { Translation } from '@shoelace-style/localize';

export type LaterLanguages = Readonly<Record<string, () => Promise<readonly Translation[]>>>;

export const later: LaterLanguages = {};
