// Where things lie, as moves, options and boards name it: `region:heron-ford`, `hand:0`. Made and read here alone.
// What there is once has its word alone: `bag`, `open`, `saga`, `supply`, `removed`, `weather`.

import { keys } from '@veillee/pieces/keys';

export const REGION = keys('region', 'text');
/** A deck by its terrain or Reward, or `night` or `plots`; and its discard pile. */
export const DECK = keys('deck', 'text');
export const DISCARD = keys('discard', 'text');
/** An Ancient, and the Plots beside it. */
export const ANCIENT = keys('ancient', 'text');
/** A hero, and what each holds. Also the key of whoever is chosen. */
export const HERO = keys('hero', 'number');
export const HAND = keys('hand', 'number');
export const ASSETS = keys('assets', 'number');
export const LOOT = keys('loot', 'number');
/** A player, where their hero is not drawn. */
export const SEAT = keys('seat', 'number');
