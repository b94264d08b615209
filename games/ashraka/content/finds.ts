// All 141 Find cards, and where one is found.

import { byId } from '@veillee/pieces/things';
import { finds1 } from './finds-1.ts';
import { finds2 } from './finds-2.ts';
import { finds3 } from './finds-3.ts';
import { finds4 } from './finds-4.ts';
import { finds5 } from './finds-5.ts';
import type { EquipmentRow, FindRow } from './rows.ts';
import type { AdventureNumber } from './vocabulary.ts';

const decks: { readonly [adventure in AdventureNumber]: readonly FindRow[] } = {
  1: finds1,
  2: finds2,
  3: finds3,
  4: finds4,
  5: finds5,
};

export const finds: readonly FindRow[] = Object.values(decks).flat();
export const findRow = byId('find', finds);

/** The whole deck of an adventure, by number (ASH-18.26). */
export const findsOf = (adventure: AdventureNumber): readonly FindRow[] => decks[adventure];

/** ASH-18.1. */
export const isEquipment = (row: FindRow): row is EquipmentRow =>
  row.type === 'free' || row.type === 'adventure' || row.type === 'combat';

/** What can be bought and sold has one. */
export const costOf = (row: FindRow): number | undefined => ('cost' in row ? row.cost : undefined);
