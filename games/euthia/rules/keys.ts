// The keys of options: made and read here, for rules, bots and board alike.

import { keys } from '@veillee/pieces/keys';

export const heroKey = keys('hero', 'text');

// ---- cards and things ----
export const cardKey = keys('card', 'text');
export const cashKey = keys('cash', 'text');
export const equipKey = keys('equip', 'text', 'text');
export const unequipKey = keys('unequip', 'text');
/** A Gem on a tile; an Essence on a tile. */
export const setKey = keys('set', 'text', 'text');
export const layKey = keys('lay', 'text', 'text');
export const discardKey = keys('discard', 'text');
export const keepKey = 'keep';
export const gemChoiceKey = keys('gem-choice', 'text');
export const essenceChoiceKey = keys('essence-choice', 'text');
