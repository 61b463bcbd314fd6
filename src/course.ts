// Work that can be broken off after any step and gone on with later.

/** A generator that does its work in small steps and yields what each has cost, in nodes of a search. */
export type Course<T = void> = Generator<number, T>;

/** What comes of a course that is gone through at once. */
export function finished<T>(course: Course<T>): T {
  for (;;) {
    const { done, value } = course.next();
    if (done) return value;
  }
}

/** Goes on until about so many nodes have been spent: what it came to, once it has come to its end. */
export function advanced<T>(course: Course<T>, nodes: number): { readonly value: T } | undefined {
  for (let left = nodes; left > 0;) {
    const { done, value } = course.next();
    if (done) return { value };
    left -= value;
  }
  return undefined;
}
