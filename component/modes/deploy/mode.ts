// The entry of `mode="deploy"`.

import { addMessages } from '../../messages/wording.js';
import type { ModeMaker } from '../mode.js';
import { DeployMode } from './deploy-mode.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';

export const deployMode: ModeMaker = (host, services) => {
  addMessages(en, zhHans, zhHant);
  return new DeployMode(host, services);
};
