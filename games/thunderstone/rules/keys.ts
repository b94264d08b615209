// The keys of Thunderstone's options: rules make them, and rules, bots and boards read them, here and nowhere else.
// A monster of the Hall is the key of its Rank, as a place (places.ts).

import { keys } from '@veillee/pieces/keys';

/** A stack of the Village. */
export const BUY = keys('buy', 'text');
/** A card, and which of its abilities. */
export const USE = keys('use', 'text', 'number');
/** A Hero, and the id of the card that it becomes. */
export const LEVEL = keys('level', 'text', 'text');
export const ATTACK = keys('attack', 'number');
/** A Weapon, and the Hero who takes it. */
export const EQUIP = keys('equip', 'text', 'text');
export const UNEQUIP = keys('unequip', 'text');
/** A Spell that is held back, and one that is played after all. */
export const HOLD = keys('hold', 'text');
export const PLAY = keys('play', 'text');
