// What a search keeps for each ply while it looks further: it has no call stack, so that it can stop
// after any node and go on later. One frame a ply, 128 bytes:
//
//      0  u32 next move of the list      4  u32 end of the list        8  u32 where quiet moves begin
//     12  i32 alpha     16  i32 beta     20  i32 best    24  i32 the best move   28  i32 floor: alpha
//         at the start   32  i32 depth   36  i32 moves tried          40  i32 the move under way
//     44  i32 the table's move          48  i32 the collision that refuted a sibling last, as a list has it
//     52  u8 stage   53  u8 how the move under way is searched   54  u8 team   55  u8 after a null move
//     56  i32 states kept before a stuck seat went out           60  u8 whether the turn may be
//         skipped first             61  u8 whether quiet moves cannot reach alpha
//     64  u64 hash                      72  40 bytes: a standing, see evaluate.ts
//    112  u32 where collisions that lose begin                      116  u16 who meets whom in that refuter

import { FRAMES, FRAME_SIZE, LINES, DEEPEST, LISTS, LIST_SIZE } from './memory';

export const NEXT: usize = 0;
export const END: usize = 4;
export const QUIETS: usize = 8;
export const ALPHA: usize = 12;
export const BETA: usize = 16;
export const BEST: usize = 20;
export const BEST_MOVE: usize = 24;
export const FLOOR: usize = 28;
export const DEPTH: usize = 32;
export const TRIED: usize = 36;
export const MOVE: usize = 40;
export const TABLE_MOVE: usize = 44;
export const REFUTER: usize = 48;
export const STAGE: usize = 52;
export const WAY: usize = 53;
export const TEAM: usize = 54;
export const AFTER_NULL: usize = 55;
export const KEPT: usize = 56;
export const MAY_SKIP: usize = 60;
export const HOPELESS: usize = 61;
export const HASH: usize = 64;
export const STANDING: usize = 72;
export const LOSING: usize = 112;
export const REFUTER_MEN: usize = 116;

export function frameAt(ply: i32): usize {
  return FRAMES + ply * FRAME_SIZE;
}

export function listAt(ply: i32): usize {
  return LISTS + ply * LIST_SIZE;
}

export function lineAt(ply: i32): usize {
  return LINES + ply * DEEPEST * 2;
}

export function standingAt(ply: i32): usize {
  return frameAt(ply) + STANDING;
}
