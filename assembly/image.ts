// Taking a position in from IMAGE and writing it there: outer point numbers outside, inner ones in
// HEADER and MAIL; in flip colours outside, owners inside.

import { pointCount } from './board/board';
import { COVERED } from './board/pieces';
import {
  HEADER,
  IMAGE,
  IMAGE_AGAIN,
  IMAGE_CARRIED,
  IMAGE_FLAGS,
  IMAGE_PIECES,
  IMAGE_SHOWN,
  IMAGE_SIDES,
  MAIL,
  NONE,
} from './memory';
import { isShown, setShown } from './ownership';
import { board, isFlip } from './rules';
import { inner, outer } from './tables';

/** Fills HEADER and MAIL from IMAGE. */
export function readImage(): void {
  memory.copy(HEADER, IMAGE, IMAGE_PIECES);
  renumber(HEADER, true);
  memory.fill(HEADER + IMAGE_SHOWN, 0, IMAGE_PIECES - IMAGE_SHOWN);
  memory.fill(MAIL, 0, 136);
  const swap = isSwapped() ? 16 : 0;
  for (let point = 0; point < pointCount(board); point++) {
    const piece = <i32>load<u8>(IMAGE + IMAGE_PIECES + point);
    const turned = piece != 0 && piece != COVERED ? piece ^ swap : piece;
    store<u8>(MAIL + inner(point), turned);
    const bits = load<u8>(IMAGE + IMAGE_SHOWN + (point >> 3));
    if ((bits >> (<u8>(point & 7))) & 1) setShown(inner(point), true);
  }
}

/** Fills IMAGE from HEADER and MAIL. */
export function writeImage(): void {
  memory.copy(IMAGE, HEADER, IMAGE_PIECES);
  renumber(IMAGE, false);
  memory.fill(IMAGE + IMAGE_SHOWN, 0, IMAGE_PIECES - IMAGE_SHOWN);
  const swap = isSwapped() ? 16 : 0;
  for (let point = 0; point < pointCount(board); point++) {
    const piece = <i32>load<u8>(MAIL + inner(point));
    const turned = piece != 0 && piece != COVERED ? piece ^ swap : piece;
    store<u8>(IMAGE + IMAGE_PIECES + point, turned);
    if (!isShown(inner(point))) continue;
    const bits: usize = IMAGE + IMAGE_SHOWN + (point >> 3);
    store<u8>(bits, (<i32>load<u8>(bits)) | (1 << (point & 7)));
  }
}

/** Flip: whether South owns blue, so that outside its pieces wear North's letters. */
function isSwapped(): bool {
  return isFlip() && load<u8>(HEADER + IMAGE_SIDES) == 2;
}

function renumberByte(at: usize, inwards: bool): void {
  const point = load<u8>(at);
  if (point != NONE) store<u8>(at, inwards ? inner(point) : outer(point));
}

function renumber(header: usize, inwards: bool): void {
  for (let seat = 0; seat < 4; seat++) renumberByte(header + IMAGE_FLAGS + seat, inwards);
  for (let i: usize = 0; i < 2 * <usize>load<u8>(header + IMAGE_CARRIED); i++) {
    renumberByte(header + IMAGE_CARRIED + 1 + i, inwards);
  }
  for (let i: usize = 0; i < <usize>load<u8>(header + IMAGE_AGAIN); i++) {
    renumberByte(header + IMAGE_AGAIN + 1 + i * 4, inwards);
    renumberByte(header + IMAGE_AGAIN + 2 + i * 4, inwards);
  }
}
