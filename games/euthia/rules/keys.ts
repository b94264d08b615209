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

// ---- rolls and fights ----
/** An effect of a tile by its number; a set Gem; an Essence. */
export const useKey = keys('use', 'text', 'number');
export const gemKey = keys('gem', 'text');
export const essenceKey = keys('essence', 'text');
/** A Gaar, on a die by its number. */
export const gaarKey = keys('gaar', 'number');
export const dwurtKey = 'dwurt';
export const convertKey = 'convert';
/** A die of a side, by its number. */
export const dieKey = keys('die', 'text', 'number');
export const hopeKey = keys('hope', 'text');
/** So many identical cards. */
export const comboKey = keys('play', 'text', 'number');
export const volunteerKey = 'volunteer';
export const attackKey = keys('attack', 'text');
export const fightKey = 'fight';
