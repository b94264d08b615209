// The ready-made party: heroes who go well together, and what each buys before the quest. Two or three heroes are the first of them.

import type { Potion } from './vocabulary.ts';

export interface ReadyHero {
  readonly hero: string;
  /** Items of the shop, in the order in which they are bought. */
  readonly things: readonly string[];
  readonly potions: readonly Potion[];
}

export const readyParty: readonly ReadyHero[] = [
  {
    hero: 'steelhorns',
    things: ['sword', 'iron-shield', 'chain-mail'],
    potions: ['healing-potion', 'vitality-potion'],
  },
  { hero: 'silhouette', things: ['crossbow', 'leather-armor'], potions: ['healing-potion', 'vitality-potion'] },
  { hero: 'runewitch-astarra', things: ['immolation', 'leather-armor'], potions: ['vitality-potion'] },
  { hero: 'sir-valadir', things: ['axe', 'chain-mail'], potions: ['healing-potion', 'vitality-potion'] },
];
