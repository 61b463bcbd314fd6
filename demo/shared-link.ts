// What came in the address: a link that somebody made of a board.

import { isFault } from '../src/fault.js';
import { makeJqn } from '../src/formats/jqn-make.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { parseShare } from '../src/share/share.js';
import type { Edit } from './edit.js';
import type { SetupReader } from './setup-reader.js';
import type { Watch } from './watch.js';

/** Whether an address holds a board. */
export const isShared = (hash: string): boolean => /junqi(=|%3d)/i.test(hash);

/** Opens the section that shows what is in the address, and names it there. */
export function openShared(hash: string): void {
  const read = parseShare(hash);
  if (isFault(read)) {
    document.querySelector<Watch>('demo-watch')?.complain(read.fault);
    return location.replace('#watch');
  }
  const shared = read.value;
  switch (shared.kind) {
    case 'record':
      void document.querySelector<Watch>('demo-watch')?.show(makeJqn([shared.record]), shared);
      return location.replace('#watch');
    case 'position':
      document.querySelector<Edit>('demo-edit')?.show(shared);
      return location.replace('#edit');
    case 'setup':
      document.querySelector<SetupReader>('demo-setup')?.read(makeSetup(shared.setup));
      return location.replace('#setup');
  }
}
