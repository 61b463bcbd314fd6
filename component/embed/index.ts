// What pages use besides the tag: `import { upgrade, fitFrames } from 'junqi/embed'`. Importing it does nothing.

export { fitFrames } from './frames.js';
export type { HeightMessage } from './frame.js';
export { upgrade } from './upgrade.js';
