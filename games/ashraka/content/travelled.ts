// Heroes who begin an adventure without a save, as the story expects them by then: what they have learned on the way, in order.

import { allies, FIRST_ALLY } from './allies.ts';
import type { AdventureNumber, AllyId, Characteristic, HeroId, Rune } from './vocabulary.ts';

/** A step of a characteristic, or a skill by its slot in the combat tree (`c1`) or the adventure tree (`a1`). */
export type Upgrade = Characteristic | `${'a' | 'c'}${number}`;

export const UPGRADES: { readonly [hero in HeroId]: readonly Upgrade[] } = {
  'atsu-rabbit': ['health', 'force', 'c1', 'c2', 'health', 'actions', 'actions', 'force', 'mana'],
  'tantan-tanuki': ['health', 'c2', 'c4', 'mana', 'actions', 'actions', 'health', 'force', 'actions'],
  'brunn-badger': ['health', 'c1', 'force', 'c2', 'health', 'actions', 'actions', 'c4', 'mana'],
  'ondine-otter': ['health', 'c1', 'force', 'c4', 'actions', 'actions', 'health', 'force', 'c7'],
};

/**
 * How many of them a hero has by then who has been there before, and what lies in the Bag: as hard for two adepts as with what they
 * bring from the adventure before, unspent bonus and all.
 */
export const BY_ADVENTURE: {
  readonly [adventure in AdventureNumber]: {
    readonly upgrades: number;
    readonly coins: number;
    readonly runes: Readonly<Record<Rune, number>>;
  };
} = {
  1: { upgrades: 0, coins: 0, runes: { blue: 0, red: 0, mauve: 0 } },
  2: { upgrades: 0, coins: 1, runes: { blue: 3, red: 1, mauve: 0 } },
  3: { upgrades: 2, coins: 6, runes: { blue: 2, red: 2, mauve: 0 } },
  4: { upgrades: 6, coins: 6, runes: { blue: 2, red: 2, mauve: 0 } },
  5: { upgrades: 7, coins: 8, runes: { blue: 4, red: 4, mauve: 1 } },
};

/** Allies who join whatever the heroes did, and the adventure whose end brings them. */
const JOINED: { readonly [ally: string]: AdventureNumber } = {
  'braiebois-sentinel': 1,
  'lord-rugor': 2,
  ferryman: 3,
  'nomad-guide': 4,
};

export const alliesBy = (adventure: AdventureNumber): AllyId[] =>
  allies.map(({ id }) => id).filter(id => id === FIRST_ALLY || (JOINED[id] ?? adventure) < adventure);
