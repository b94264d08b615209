// Dice that fall as a scene tells them.

/** Faces of dice by what they show, as scenes tell them: 1 to 6. */
export const RED = { miss: 1, four: 2, three: 3, threeSurge: 4, two: 5, oneSurge: 6 } as const;
export const BLUE = { miss: 1, far: 2, oneSurge: 3, two: 5, twoNear: 6 } as const;
export const WHITE = { miss: 1, oneSurge: 2, two: 4, threeSurge: 5 } as const;
export const GREEN = { three: 1, twoSurge: 3, twoRange: 5, one: 6 } as const;
export const YELLOW = { three: 1, twoSurge: 3, twoDamage: 5, one: 6 } as const;
export const POWER = { blank: 1, more: 2, surge: 5 } as const;

/** Three power dice that add nothing. */
export const BLANKS: readonly number[] = [POWER.blank, POWER.blank, POWER.blank];
