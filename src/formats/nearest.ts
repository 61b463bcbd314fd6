// The known word nearest to what somebody typed, for the sentence that refuses it.

/** Insertions, deletions and replacements that turn one word into another. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j < row.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word with the least edit distance, the first of several. */
export function nearest(word: string, known: readonly string[]): string {
  const distances = known.map((name) =>
    editDistance(word.toLowerCase().slice(0, 40), name.toLowerCase()),
  );
  return known[distances.indexOf(Math.min(...distances))] ?? '';
}
