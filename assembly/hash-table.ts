// The transposition table: buckets of two entries of 16 bytes. The first keeps the deepest, the
// second the latest.
//
//      0 u64 hash   8 u16 move   10 i16 score   12 u8 depth   13 u8 bound | age << 2   14 i16 static

import { TABLE, TABLE_ENTRIES } from './memory';

/** A won game, less one for each ply until the end. */
export const MATE: i32 = 30000;
/** Scores beyond are won or lost games. */
export const WON: i32 = 29000;

export const EXACT: i32 = 1;
export const LOWER: i32 = 2;
export const UPPER: i32 = 3;

const BUCKET: i32 = 32;
const ENTRY: usize = 16;

/** A fresh search begins with so many buckets, which stay in the processor's cache. */
const AT_FIRST: i32 = 1024;

let table: usize = TABLE;
/** Buckets there is room for, and those in use: more as they fill, so that a short search touches little memory. */
let buckets: i32 = TABLE_ENTRIES / 2;
let used: i32 = AT_FIRST;
/** Entries filled since the table was cleared. */
let filled: i32 = 0;
let age: i32 = 0;
/** First byte beyond the memory that the engine starts with. */
const BEYOND: usize = 41 * 65536;

/** Gives the table room for 2 ** `bits` entries, in new memory where there are more than 65536. */
export function sizeTable(bits: i32): bool {
  const entries = 1 << bits;
  if (entries <= TABLE_ENTRIES) {
    table = TABLE;
  } else {
    const pages = (<i32>BEYOND + entries * <i32>ENTRY + 65535) >> 16;
    if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) return false;
    table = BEYOND;
  }
  buckets = entries >> 1;
  clearTable();
  return true;
}

export function clearTable(): void {
  used = min<i32>(AT_FIRST, buckets);
  filled = 0;
  memory.fill(table, 0, used * BUCKET);
  age = 0;
}

/** Doubles the buckets in use: every entry stays in its bucket or goes to the one as far beyond as there were. */
function grow(): void {
  const size = <usize>used * BUCKET;
  memory.fill(table + size, 0, size);
  for (let bucket = table; bucket < table + size; bucket += BUCKET) {
    const second = bucket + ENTRY;
    if (isMoving(second)) moveTo(second, bucket + size);
    if (!isMoving(bucket)) continue;
    memory.copy(bucket + size + ENTRY, bucket + size, ENTRY);
    moveTo(bucket, bucket + size);
    memory.copy(bucket, second, ENTRY);
    memory.fill(second, 0, ENTRY);
  }
  used <<= 1;
}

/** Whether an entry belongs to a bucket beyond those in use. */
function isMoving(entry: usize): bool {
  return (load<i32>(entry) & used) != 0;
}

function moveTo(entry: usize, place: usize): void {
  memory.copy(place, entry, ENTRY);
  memory.fill(entry, 0, ENTRY);
}

/** Entries of searches before give way. */
export function ageTable(): void {
  age = (age + 1) & 63;
}

export let foundMove: i32 = 0;
export let foundScore: i32 = 0;
export let foundDepth: i32 = 0;
export let foundBound: i32 = 0;

/** Whether something is known of a position; it then stands in what begins with `found`. */
export function lookUp(hash: u64, ply: i32): bool {
  foundMove = 0;
  let entry: usize = table + ((<i32>hash) & (used - 1)) * BUCKET;
  if (load<u64>(entry) != hash) {
    entry += ENTRY;
    if (load<u64>(entry) != hash) return false;
  }
  foundMove = load<u16>(entry, 8);
  foundScore = fromTable(load<i16>(entry, 10), ply);
  foundDepth = load<u8>(entry, 12);
  foundBound = load<u8>(entry, 13) & 3;
  return true;
}

export function keep(hash: u64, move: i32, score: i32, depth: i32, bound: i32, ply: i32): void {
  const first: usize = table + ((<i32>hash) & (used - 1)) * BUCKET;
  let entry = first;
  if (load<u64>(first) != hash && load<u8>(first, 13) >> 2 == age) {
    if (<i32>load<u8>(first, 12) > depth || load<u64>(first, ENTRY) == hash) entry += ENTRY;
  }
  if (move == 0 && load<u64>(entry) == hash) move = load<u16>(entry, 8);
  if (load<u64>(entry) == 0) filled++;
  store<u64>(entry, hash);
  store<u16>(entry, move, 8);
  store<i16>(entry, toTable(score, ply), 10);
  store<u8>(entry, depth, 12);
  store<u8>(entry, bound | (age << 2), 13);
  if (filled > used && used < buckets) grow();
}

/** Won games are kept as seen from their own position, not from the root. */
function toTable(score: i32, ply: i32): i32 {
  if (score > WON) return score + ply;
  return score < -WON ? score - ply : score;
}

function fromTable(score: i32, ply: i32): i32 {
  if (score > WON) return score - ply;
  return score < -WON ? score + ply : score;
}
