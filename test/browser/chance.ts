// Chance without surprises.

/** Chance that is the same every time, until it is given back. */
export function fixChance(seed = 1): () => void {
  const { random } = Math;
  let state = seed;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (Math.random = random);
}
