// Three classes of error, never mixed: malformed text is a Fault, a well-formed thing against the
// rules is a list of Reasons, a caller's mistake is thrown.

/** Where malformed input went wrong. */
export interface Fault {
  /** `line 3, column 7`, `byte 0x1a`, `placement, row 4`, `moves[2]`. */
  readonly where: string;
  /** What stood there, quoted or described. */
  readonly found: string;
  readonly expected: string;
}

/** A value read from text or bytes, or why it could not be. */
export type Parsed<T> = { readonly value: T } | { readonly fault: Fault };

export function isFault<T>(parsed: Parsed<T>): parsed is { readonly fault: Fault } {
  return 'fault' in parsed;
}

export function fault(where: string, found: string, expected: string): { readonly fault: Fault } {
  return { fault: { where, found, expected } };
}

/** The value, or an Error with the fault's sentence: for inputs the caller vouches for. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (isFault(parsed)) throw new Error(faultText(parsed.fault));
  return parsed.value;
}

/** One sentence for a reader. */
export function faultText({ where, found, expected }: Fault): string {
  return `${where}: found ${found}, expected ${expected}`;
}

/** One way in which something well-formed breaks the rules. */
export interface Reason {
  /** The field's name of the rule, such as `bomb-on-front`, `flag-outside-headquarters`. */
  readonly rule: string;
  /** Points concerned, by name (`g6`). */
  readonly points: readonly string[];
  readonly message: string;
}
