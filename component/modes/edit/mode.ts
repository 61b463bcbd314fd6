// The entry of `mode="edit"`.

import { addMessages } from '../../messages/wording.js';
import type { ModeMaker } from '../mode.js';
import { EditMode } from './edit-mode.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';

export const editMode: ModeMaker = (host) => {
  addMessages(en, zhHans, zhHant);
  return new EditMode(host);
};
