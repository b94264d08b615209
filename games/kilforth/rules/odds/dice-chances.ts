// The chance that a die succeeds.

/** KIL-5.25: a 5 or a 6. */
export const PLAIN = 1 / 3;
/** KIL-18.1: a 4 as well. */
export const WITH_FOURS = 1 / 2;
/** A die that is rolled again if it fails. */
export const REROLLED = 5 / 9;
