import type { Messages } from '../../messages/words.js';
import type { OutWords } from '../words.js';

export const en = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  out: {
    tools: 'Take along',
    buttons: { image: 'Picture', text: 'Copy text', link: 'Copy link', file: 'Save record' },
    copied: 'The text is copied.',
    linked: 'The link is copied.',
    notCopied: 'This browser does not let the page copy.',
    failed: (reason) => `This did not work: ${reason}.`,
  },
} satisfies Messages<{ out: OutWords }>;
