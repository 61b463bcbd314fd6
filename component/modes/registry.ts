// The modes there are, by name. A mode's code is loaded when an element first asks for it.

import type { ModeMaker } from './mode.js';

export type ModeLoader = () => Promise<ModeMaker>;

const loaders = new Map<string, ModeLoader>();
const loaded = new Map<string, Promise<ModeMaker>>();

/** Adds a mode, or puts another in its place for elements that ask from now on. */
export function addMode(name: string, load: ModeLoader): void {
  loaders.delete(name);
  loaded.delete(name);
  loaders.set(name, load);
}

export const modeNames = (): readonly string[] => [...loaders.keys()];

/** The maker of a mode, or undefined where there is no such mode. What failed to load is tried again. */
export function loadMode(name: string): Promise<ModeMaker> | undefined {
  const loader = loaders.get(name);
  if (!loader) return undefined;
  const maker = loaded.get(name) ?? loader();
  loaded.set(name, maker);
  maker.catch(() => loaded.delete(name));
  return maker;
}
