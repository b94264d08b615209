// The 76 Territory tiles, by Chapter. Where they lie on the map is told by `lattice.ts`.

import { byId } from '@veillee/pieces/things';
import type { SpaceRow, TerritoryRow } from './rows.ts';
import { chapter1, chapter2, chapter3, chapter4, chapter5 } from './territory/tiles.ts';
import type { Chapter } from './vocabulary.ts';

const OF_CHAPTER: { readonly [chapter in Chapter]: readonly TerritoryRow[] } = {
  1: chapter1,
  2: chapter2,
  3: chapter3,
  4: chapter4,
  5: chapter5,
};
export const territoryOf = (chapter: Chapter): readonly TerritoryRow[] => OF_CHAPTER[chapter];

export const territory: readonly TerritoryRow[] = [...chapter1, ...chapter2, ...chapter3, ...chapter4, ...chapter5];
export const territoryRow = byId('Territory tile', territory);

/** All its spaces, the centre last. */
export const spacesOf = ({ spaces, centre }: TerritoryRow): readonly SpaceRow[] =>
  centre ? [...spaces, centre] : spaces;
