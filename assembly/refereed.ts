// What a turn changes where options ask for the referee: pieces, flags under way, shown pieces,
// repeated steps. It needs no secret: the outcome comes with the turn.

import { COVERED } from './board/pieces';
import {
  PLANT,
  TAKE,
  addCarried,
  bringsHome,
  carriedCount,
  carrierAt,
  clearCarried,
  flagOwner,
  flagWin,
  goHome,
  HOME,
  plantsIn,
} from './carried';
import { HEADER, IMAGE_CARRIED, IMAGE_FLAGS, IMAGE_PAIR, IMAGE_SIDES, MAIL, NONE } from './memory';
import { isShown, ownerAt, pieceAt, setShown } from './ownership';
import { forgetSteps, rememberStep } from './repetition';
import { drawFromBag } from './bag';
import { FLIP_SIDES } from './board/options';
import { ENGINEER } from './board/pieces';
import { rule } from './rules';

/** Seats whose flags fell by the last move, in order. */
const FALLEN: usize = memory.data(16);
let fallen: i32 = 0;

/** Flags that lost their carrier: home and owner, two bytes each. */
const HOMELESS: usize = memory.data(16);
let homeless: i32 = 0;

export function fallenCount(): i32 {
  return fallen;
}

export function fallenSeat(index: i32): i32 {
  return load<u8>(FALLEN + index);
}

export function hasFallen(seat: i32): bool {
  for (let i = 0; i < fallen; i++) {
    if (fallenSeat(i) == seat) return true;
  }
  return false;
}

function fell(seat: i32): void {
  store<u8>(FALLEN + fallen, seat);
  fallen++;
}

function lost(home: i32, owner: i32): void {
  store<u8>(HOMELESS + homeless * 2, home);
  store<u8>(HOMELESS + homeless * 2 + 1, owner);
  homeless++;
}

function bringFlagsHome(): void {
  for (let i = 0; i < homeless; i++) {
    goHome(load<u8>(HOMELESS + i * 2), load<u8>(HOMELESS + i * 2 + 1));
  }
}

/** Whether the piece on a point has a flag with it or under it. */
export function hasFlagAlong(point: i32): bool {
  for (let i = 0; i < carriedCount(); i++) {
    if (carrierAt(i) == point) return true;
  }
  return false;
}

/** Outcomes as in TURN: 0 quiet, 1 took, 2 fell, 3 both, 4 bounced. */
export function applyMove(from: i32, to: i32, outcome: i32, flagTaken: bool): void {
  const mover = ownerAt(from);
  const handsOver = outcome == 0 && pieceAt(to) != 0 && bringsHome(from, to);
  const steps = outcome <= 1 && !handsOver;
  const fromFalls = outcome == 2 || outcome == 3;
  const toFalls = outcome == 1 || outcome == 3;
  const planted = steps ? plantsIn(from, to) : -1;
  const arrives = outcome != 4 && bringsHome(from, to);
  fallen = 0;
  homeless = 0;
  rememberStep(mover, from, to, steps, fromFalls, toFalls);
  if (flagTaken && flagWin() == TAKE) fell(ownerAt(to));
  moveFlags(from, to, outcome, fromFalls, toFalls, arrives);
  if (flagTaken && flagWin() != TAKE) addCarried(to, to);
  if (flagTaken) forgetFlag(to);
  if (planted >= 0) fell(planted);
  moveShown(from, to, steps, fromFalls, toFalls);
  const piece = pieceAt(from);
  if (fromFalls || steps) store<u8>(MAIL + from, 0);
  if (steps) store<u8>(MAIL + to, piece);
  else if (toFalls) store<u8>(MAIL + to, 0);
  bringFlagsHome();
}

/** Rewrites the flags under way as the move leaves them; who falls by it is noted. */
function moveFlags(
  from: i32,
  to: i32,
  outcome: i32,
  fromFalls: bool,
  toFalls: bool,
  arrives: bool,
): void {
  const count = carriedCount();
  memory.copy(BEFORE, HEADER + IMAGE_CARRIED + 1, count * 2);
  clearCarried();
  for (let i = 0; i < count; i++) {
    const at = <i32>load<u8>(BEFORE + i * 2);
    const home = <i32>load<u8>(BEFORE + i * 2 + 1);
    const owner = flagOwner(at, home);
    const isOwn = flagWin() == HOME && ownerAt(at) == owner;
    if ((at == from && fromFalls) || (at == to && toFalls)) {
      if (flagWin() == PLANT) fell(owner);
      else lost(home, owner);
    } else if (at != from || outcome == 4) addCarried(at, home);
    else if (isOwn) lost(home, owner);
    else if (arrives) fell(owner);
    else addCarried(to, home);
  }
}

const BEFORE: usize = memory.data(16);

/** A flag that was shown on a point and is taken from it is not shown there any more. */
function forgetFlag(point: i32): void {
  for (let seat = 0; seat < 4; seat++) {
    const at: usize = HEADER + IMAGE_FLAGS + seat;
    if (load<u8>(at) == point) store<u8>(at, NONE);
  }
}

function moveShown(from: i32, to: i32, steps: bool, fromFalls: bool, toFalls: bool): void {
  const moved = isShown(from);
  if (toFalls) setShown(to, false);
  if (fromFalls || steps) setShown(from, false);
  if (steps && moved) setShown(to, true);
}

/** Takes a seat's pieces off the board; flags they carried go home, its own leaves the game. */
export function clearAsRuled(seat: i32): void {
  const count = carriedCount();
  homeless = 0;
  memory.copy(BEFORE, HEADER + IMAGE_CARRIED + 1, count * 2);
  clearCarried();
  for (let i = 0; i < count; i++) {
    const at = <i32>load<u8>(BEFORE + i * 2);
    const home = <i32>load<u8>(BEFORE + i * 2 + 1);
    const owner = flagOwner(at, home);
    if (owner == seat) continue;
    if (ownerAt(at) == seat) lost(home, owner);
    else addCarried(at, home);
  }
  forgetSteps(seat);
  for (let point = 0; point < 136; point++) {
    if (ownerAt(point) != seat) continue;
    store<u8>(MAIL + point, 0);
    setShown(point, false);
  }
  bringFlagsHome();
}

/** Flip: the piece on a point turns out to be a rank of a colour (0 red, 1 blue). */
export function applyUncover(at: i32, color: i32, rank: i32, mover: i32): void {
  forgetSteps(mover);
  drawFromBag(color, rank);
  const decided = load<u8>(HEADER + IMAGE_SIDES) != 0;
  const swapped = decided && load<u8>(HEADER + IMAGE_SIDES) == 2;
  store<u8>(MAIL + at, ((swapped ? color ^ 1 : color) << 4) | rank);
  if (!decided) decideSides(color, rank, mover);
}

/** Whether turning a piece up gives its colour to the seat that did. */
function decides(color: i32, rank: i32, mover: i32): bool {
  const how = rule(FLIP_SIDES);
  if (how == 1) return true;
  if (how == 0) return rank == ENGINEER;
  return <i32>load<u8>(HEADER + IMAGE_PAIR + mover) == color + 1;
}

function decideSides(color: i32, rank: i32, mover: i32): void {
  if (!decides(color, rank, mover)) {
    if (rule(FLIP_SIDES) == 2) store<u8>(HEADER + IMAGE_PAIR + mover, color + 1);
    return;
  }
  store<u16>(HEADER + IMAGE_PAIR, 0);
  store<u8>(HEADER + IMAGE_SIDES + mover, color + 1);
  store<u8>(HEADER + IMAGE_SIDES + (mover ^ 1), 2 - color);
  if (color != mover) swapColors();
}

/** Pieces are kept by owner: where South owns blue, red pieces are North's. */
export function swapColors(): void {
  for (let point = 0; point < 60; point++) {
    const piece = pieceAt(point);
    if (piece != 0 && piece != COVERED) store<u8>(MAIL + point, piece ^ 16);
  }
}

/** A seat that does not turn a piece up breaks its run of one colour. */
export function breakPair(seat: i32): void {
  if (seat < 2) store<u8>(HEADER + IMAGE_PAIR + seat, 0);
}
