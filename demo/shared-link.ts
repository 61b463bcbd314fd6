// What came in the address: a link that somebody made of a board. It stays there, to be loaded again,
// kept or passed on, until the reader opens something else.

import { isFault, type Parsed } from '../src/fault.js';
import { makeJqn } from '../src/formats/jqn-make.js';
import { makeSetup } from '../src/formats/setup-text.js';
import type { Shared } from '../src/share/share.js';
import type { Edit } from './edit.js';
import type { SetupReader } from './setup-reader.js';
import type { Watch } from './watch.js';

/** Has its section show what was in the address; a damaged link changes nothing that is shown. */
export function openShared(read: Parsed<Shared>): void {
  const watch = document.querySelector<Watch>('demo-watch');
  if (isFault(read)) return watch?.complain(read.fault);
  const shared = read.value;
  switch (shared.kind) {
    case 'record':
      return void watch?.show(makeJqn([shared.record]), shared);
    case 'position':
      return document.querySelector<Edit>('demo-edit')?.show(shared);
    case 'setup':
      return document.querySelector<SetupReader>('demo-setup')?.read(makeSetup(shared.setup));
  }
}
