// Chance that can be repeated.

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list that is not empty, each as likely; `random` is at least 0 and below 1. */
export function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** One of a list that is not empty, by weights above 0 in the same order. */
export function pickWeighted<T>(
  from: readonly T[],
  weights: readonly number[],
  random: () => number,
): T {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  // Rounding can leave a trace of the sum over: it falls to the last.
  return from[index < 0 ? from.length - 1 : index] as T;
}
