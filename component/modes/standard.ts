// The project's own modes. Every import is written out, so that bundlers make a file of each.

import { addMode, type ModeLoader } from './registry.js';

const MODES: Readonly<Record<string, ModeLoader>> = {
  analyse: async () => (await import('./analyse/mode.js')).analyseMode,
  edit: async () => (await import('./edit/mode.js')).editMode,
  deploy: async () => (await import('./deploy/mode.js')).deployMode,
  lesson: async () => (await import('./lesson/mode.js')).lessonMode,
  puzzle: async () => (await import('./puzzle/mode.js')).puzzleMode,
  play: async () => (await import('./play/mode.js')).playMode,
  view: async () => (await import('./view/mode.js')).viewMode,
};

export function addStandardModes(): void {
  for (const [name, load] of Object.entries(MODES)) addMode(name, load);
}
