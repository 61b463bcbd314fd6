// What not every game needs, brought when one does; most of it stands beside a single file.

import { fault, type Parsed } from '../../../src/fault.js';
import type { Keeping } from '../../keeping.js';
import type { BoardMode, ModeHost } from '../mode.js';
import type { KeptGame } from './kept-game.js';
import type { Marking } from './marking.js';
import { hasSecrets } from './people.js';
import type { Setting } from './setting.js';

/** What outlives a reload; undefined where nothing is to, or it is not there: games end with the page. */
export async function bringKept(host: ModeHost, keeping: Keeping): Promise<KeptGame | undefined> {
  if (host.option('keep') === 'off') return undefined;
  const made = await import('./kept-game.js').catch(() => undefined);
  return made?.keptGameOf(host, keeping);
}

/** Marks for covered pieces; undefined where nothing is covered, or they are not there: a game goes on without. */
export async function bringMarking(
  ...given: ConstructorParameters<typeof Marking>
): Promise<Marking | undefined> {
  if (!hasSecrets(given[0].game.rules)) return undefined;
  const made = await import('./marking.js').catch(() => undefined);
  return made && new made.Marking(...given);
}

/** What stands around a game that the page hosts. */
export async function bringPage(host: ModeHost, setting: Setting): Promise<Parsed<BoardMode>> {
  try {
    const { PageMode } = await import('./page-mode.js');
    return { value: new PageMode(host, setting) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'a failure';
    return fault('mode "play"', reason, 'a mode that loads');
  }
}
