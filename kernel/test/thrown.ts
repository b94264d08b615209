// What was thrown, for tests that look at more than its words.

/** The error of this kind that this ends with; any other goes on. */
export function thrown<E extends Error>(kind: abstract new (...args: never[]) => E, run: () => unknown): E {
  try {
    run();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
