// The keys of Kilforth's options: rules make them, and rules, bots and boards read them, here and nowhere else.

import { keys } from '@veillee/pieces/keys';

/** The region to which a hero moves. */
export const MOVE = keys('move', 'text');
/** A card, and the attribute with which it is confronted, or `hostile`. */
export const CONFRONT = keys('confront', 'text', 'text');
export const DISCOVER = keys('discover', 'text');
/** A Plot, or `obstacle`. */
export const CLEAR = keys('clear', 'text');
/** The chapter, or the attribute with which the Finale is attempted. */
export const FEAT = keys('feat', 'text');
/** What is bought at a market. */
export const PURCHASE = keys('buy', 'text');
/** An ability of a hero: `race`, `class`, a card or a Loot token. */
export const USE = keys('use', 'text');
/** An Encounter that is overcome. */
export const OVERCOME = keys('overcome', 'text');
/** An Ancient that is assaulted. */
export const ASSAULT = keys('assault', 'text');
/** A hero who is asked to join. */
export const TEAM = keys('team', 'number');
/** A hero with whom something is exchanged. */
export const EXCHANGE = keys('exchange', 'number');
/** The attribute that is rolled instead. */
export const AS = keys('as', 'text');
/** A Rumour that is spent as Fate. */
export const FATE = keys('fate', 'text');
/** One of several lists of an ability. */
export const CHOICE = keys('choice', 'number');
/** One of the dice of a roll. */
export const DIE = keys('die', 'number');
/** A Rumour of another hero, nobody knows which. */
export const UNKNOWN = keys('unknown', 'number');
/** A Reward that is given to another hero, instead of the same key without one. */
export const GIVEN = { loot: keys('loot', 'number'), take: keys('take', 'number'), draw: keys('draw', 'number') };
