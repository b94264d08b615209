// Rules and goals that several scenarios have.

import { does, gains } from '../printed.ts';
import type { SpaceKind } from '../vocabulary.ts';
import type { Carry, Condition, CounterId, FoeId, Goal, ScenarioRule } from './vocabulary.ts';

export const TEAM = ['cooperative', 'solo'] as const;

/**
 * Among rivals the first turn of a game is worth something: whoever plays later begins with more, in every scenario, unless the house
 * plays without.
 */
export const LATE_START: ScenarioRule = {
  id: 'late-start',
  modes: ['competitive'],
  when: { at: 'setup' },
  if: [{ is: 'lateStart' }],
  who: 'later',
  do: [
    { op: 'gold', n: 3 },
    { op: 'reputation', n: 2, per: { before: 'players' } },
  ],
};

/** What each Hero begins with. */
export const beginWith = (
  id: string,
  words: Parameters<typeof does>[0],
  { modes, if: conditions }: Pick<ScenarioRule, 'modes' | 'if'> = {},
): ScenarioRule => ({
  id,
  ...(modes && { modes }),
  when: { at: 'setup' },
  ...(conditions && { if: conditions }),
  who: 'each',
  do: does(words),
});

export const CATALYSTS: ScenarioRule = {
  id: 'catalysts',
  when: { at: 'setup' },
  who: 'each',
  do: [{ op: 'takeTile', tile: 'catalyst', n: 1 }],
};

/** Whoever has done it most often gains so much at the end, those who share it 2. */
export const foremost = (id: string, counter: CounterId, reputation: number): ScenarioRule => ({
  id,
  modes: ['competitive'],
  when: { at: 'gameEnd' },
  who: { most: counter, tie: 2 },
  do: gains({ reputation }),
});

export const stripDefence = (foe: FoeId): ScenarioRule => ({
  id: 'strip-defence',
  when: { at: 'combatPrep', foe },
  optional: true,
  cost: [{ pay: 'essences', n: 1 }],
  do: [{ op: 'magicDefence', foe, n: -1 }],
});

/** Elementals of these kinds are Recalled, each once. */
export const recallOf = (kinds: readonly SpaceKind[], more: Pick<ScenarioRule, 'told'> = {}): ScenarioRule => ({
  id: 'recall',
  ...more,
  when: { at: 'freeAction', where: { kinds, without: ['recall'], own: true } },
  optional: true,
  cost: [{ pay: 'essence', essence: 'same' }],
  do: [
    { op: 'mark', marker: 'recall', n: 1, where: 'here' },
    { op: 'counter', counter: 'recalled', n: 1 },
    { op: 'reputation', n: 2 },
  ],
});

/** From one episode of the Recall to the next. */
export const carry = (gold: Carry['gold'], reputation: number): Carry => ({
  keep: ['heroTiles', 'pool', 'unlockedSlots', 'equipment', 'items', 'gems', 'essences', 'gaar'],
  lose: ['trophies', 'silverGoldCards', 'questCards', 'bountyCards', 'killTokens'],
  gold,
  reputation,
  bonus: { per: 10, max: 6 },
  begin: ['fullHealth', 'freeReveal', 'tradeAllOffers'],
});

export const RIVALS: { readonly competitive: Goal } = {
  competitive: { win: [{ is: 'mostReputation' }], lose: [] },
};

/** The same for a team as for one alone, whose victory has ranks. */
export const teamGoals = (
  win: readonly Condition[],
  lose: Goal['lose'],
  ranks: NonNullable<Goal['ranks']>,
): { readonly cooperative: Goal; readonly solo: Goal } => ({
  cooperative: { win, lose },
  solo: { win, lose, ranks },
});
