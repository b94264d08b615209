// Fights whose odds are asked for, all alike but for what a test is about.

import { PLAIN } from '../../rules/odds/dice-chances.ts';
import type { Duel } from '../../rules/odds/duel-odds.ts';
import type { Raid } from '../../rules/odds/raid-odds.ts';

export const duel = (hp: number, dice: number, foeHp: number, foeDice: number, about: Partial<Duel> = {}): Duel => ({
  hp,
  dice,
  firstDice: dice,
  chance: PLAIN,
  foeHp,
  foeDice,
  foeFirstDice: foeDice,
  foeChance: PLAIN,
  strikesFirst: false,
  ...about,
});

export const raid = (about: Partial<Raid>): Raid => ({
  heroes: [{ hp: 8, dice: [8], strikesFirst: false }],
  chance: PLAIN,
  foeHp: 8,
  foeMost: 8,
  foeDice: [6],
  foeChance: [PLAIN],
  ignored: [0],
  endLoss: 0,
  ...about,
});
