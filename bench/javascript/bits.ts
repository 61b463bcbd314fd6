// What both boards need of 32-bit numbers.

/** Bits set in a 32-bit number. */
export function popcount(x: number): number {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words that look random, from a seed (Murmur's finisher over a counter). */
export function randomWords(seed: number, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, index) => {
    let x = (seed + Math.imul(index, 0x9e3779b9)) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return x ^ (x >>> 16);
  });
}
