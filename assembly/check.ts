// Auditing the whole position: debug builds ask after every change.

import { DUEL, pointCount } from './board/board';
import { COVERED } from './board/pieces';
import { duelIsSound } from './duel';
import { fourIsSound } from './four';
import { HEADER, IMAGE_OUT, IMAGE_TURN, MAIL } from './memory';
import { board, refereed, seats } from './rules';

/** Whether every part of the state says the same. */
export function isSound(): bool {
  if (((seats >> (<i32>load<u8>(HEADER + IMAGE_TURN))) & 1) == 0) return false;
  const out = <i32>load<u8>(HEADER + IMAGE_OUT);
  for (let point = 0; point < 136; point++) {
    const piece = <i32>load<u8>(MAIL + point);
    if (piece == 0 || piece == COVERED) continue;
    if (point >= pointCount(board) || (piece & 15) > 13) return false;
    if (((seats >> (piece >> 4)) & 1) == 0 || ((out >> (piece >> 4)) & 1) != 0) return false;
  }
  if (refereed) return true;
  return board == DUEL ? duelIsSound() : fourIsSound();
}

/** Nothing in a build without assertions. */
export function check(): void {
  if (!ASC_NO_ASSERT) assert(isSound(), 'the state contradicts itself');
}
