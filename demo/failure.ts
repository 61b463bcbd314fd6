// What went wrong without the reader's doing.

/** In the machine's words. */
export const failureReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
