// The steps of the overlord's turn, as the state counts them; a step that was left does not come back (DES-11.1).

export const STEP = { begin: 0, collect: 1, power: 2, spawn: 3, activate: 4 } as const;
