// The six Heroes and their boards: Health, slots and what unlocks them (EUT-2.12 to EUT-2.22).

import type { HeroRow, SlotRow } from './rows.ts';
import type { Element } from './vocabulary.ts';

/** All boards have the same slots; only the Essences that unlock the last two for Abilities differ. */
const slots = (fifth: Element, sixth: Element): readonly SlotRow[] => [
  { id: 'sword-1', symbol: 'sword' },
  { id: 'sword-2', symbol: 'sword', lock: { gold: 1 } },
  { id: 'sword-3', symbol: 'sword', lock: { gold: 3 } },
  { id: 'ability-1', symbol: 'ability' },
  { id: 'ability-2', symbol: 'ability' },
  { id: 'ability-3', symbol: 'ability' },
  { id: 'ability-4', symbol: 'ability', lock: { gold: 2 } },
  { id: 'ability-5', symbol: 'ability', lock: { essence: fifth } },
  { id: 'ability-6', symbol: 'ability', lock: { essence: sixth } },
  { id: 'initiative-1', symbol: 'initiative', lock: { gold: 2 } },
  { id: 'helm-1', symbol: 'helm' },
  { id: 'cuirass-1', symbol: 'cuirass', lock: { gold: 2 } },
  { id: 'gauntlets-1', symbol: 'gauntlets' },
  { id: 'greaves-1', symbol: 'greaves' },
  { id: 'boots-1', symbol: 'boots', lock: { gold: 1 } },
  { id: 'jewellery-1', symbol: 'jewellery' },
  { id: 'jewellery-2', symbol: 'jewellery', lock: { gold: 3 } },
];

const GAAR = { gaarSlots: 4, dwurtSlots: 0, gemSlots: 4, bags: 3 };
/** Skoldur's (EUT-21.1). */
const DWURT = { gaarSlots: 0, dwurtSlots: 5, gemSlots: 4, bags: 3 };

export const heroes: readonly HeroRow[] = [
  { id: 'ael', colour: 'white', health: 6, ...GAAR, slots: slots('water', 'air') },
  { id: 'dral', colour: 'blue', health: 8, ...GAAR, slots: slots('earth', 'fire') },
  { id: 'keleia', colour: 'yellow', health: 7, ...GAAR, slots: slots('air', 'fire') },
  { id: 'maeldur', colour: 'red', health: 6, ...GAAR, slots: slots('fire', 'fire') },
  { id: 'skoldur', colour: 'black', health: 8, ...DWURT, slots: slots('earth', 'water') },
  { id: 'taesiri', colour: 'violet', health: 6, ...GAAR, slots: slots('air', 'water') },
];
