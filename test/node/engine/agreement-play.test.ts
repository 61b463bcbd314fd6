// Fast is proved against slow: engine and reference play the same random games under every option of movement and collisions.

import { testAgreement } from './random-games.js';
import { PLAY_VARIANTS } from './variants.js';

testAgreement(PLAY_VARIANTS);
