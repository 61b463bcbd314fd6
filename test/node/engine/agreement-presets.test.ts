// Fast is proved against slow: engine and reference play the same random games under every preset.

import { testAgreement } from './random-games.js';
import { PRESET_VARIANTS } from './variants.js';

testAgreement(PRESET_VARIANTS);
