// Fast is proved against slow: engine and reference play the same random games with several options switched at once.
// What one option alone leaves right, two may not.

import { EACH, testAgreement } from './random-games.js';
import { togetherVariants } from './variants.js';

testAgreement(togetherVariants(400, 20261130), EACH / 20);
