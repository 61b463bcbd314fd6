// All that the element says in traditional Chinese, and its faces, for single files: one script beside them.

export { zhHant as board } from './zh-hant.js';
export { zhHant as game } from '../game/messages/zh-hant.js';
export { zhHant as analyse } from '../modes/analyse/messages/zh-hant.js';
export { zhHant as deploy } from '../modes/deploy/messages/zh-hant.js';
export { zhHant as edit } from '../modes/edit/messages/zh-hant.js';
export { zhHant as lesson } from '../modes/lesson/messages/zh-hant.js';
export { zhHant as play } from '../modes/play/messages/zh-hant.js';
export { zhHant as puzzle } from '../modes/puzzle/messages/zh-hant.js';
export { zhHant as view } from '../modes/view/messages/zh-hant.js';
export { zhHant as out } from '../out/messages/zh-hant.js';
export { traditional as faces } from '../faces/traditional.js';
