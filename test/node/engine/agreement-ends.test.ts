// Fast is proved against slow: engine and reference play the same random games under every option of information, turns and ends.

import { testAgreement } from './random-games.js';
import { END_VARIANTS } from './variants.js';

testAgreement(END_VARIANTS);
