// The Randomizers: one for each Monster group, Hero family and Village card.

import { heroes } from './heroes.ts';
import { monsters } from './monsters.ts';
import { villageCards } from './village-cards.ts';

export interface Randomizer {
  readonly id: string;
  readonly category: 'monster' | 'hero' | 'village';
  readonly ref: string;
}

const oneEach = (category: Randomizer['category'], refs: readonly (string | undefined)[]): Randomizer[] =>
  [...new Set(refs)].map((ref = '') => ({ id: `rnd-${category}-${ref}`, category, ref }));

export const randomizers: readonly Randomizer[] = [
  ...oneEach(
    'hero',
    heroes.map(({ family }) => family),
  ),
  ...oneEach(
    'monster',
    monsters.map(({ group }) => group),
  ),
  ...oneEach(
    'village',
    villageCards.map(({ id }) => id),
  ),
];
