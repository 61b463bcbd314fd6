// Words about a game together with those of the board, in one language.

import { en as boardEnglish } from '../messages/en.js';
import { addMessages, wordsIn } from '../messages/wording.js';
import type { Words } from '../messages/words.js';
import { en } from './messages/en.js';
import type { GameWords } from './messages/words.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';

/** The board's words and the game's. */
export interface Spoken {
  readonly board: Words;
  readonly game: GameWords['game'];
}

/** The words of a language, by its tag. */
export function spokenIn(lang: string): Spoken {
  addMessages(en, zhHans, zhHant);
  return { board: wordsIn(boardEnglish, lang), game: wordsIn(en, lang).game };
}
