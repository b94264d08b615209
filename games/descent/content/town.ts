// Town: prices, and the places of the Town variant (DES-33).

import { byId } from '@veillee/pieces/things';
import type { PlaceRow, PriceRow } from './rows.ts';
import type { Tier } from './vocabulary.ts';

export const prices: readonly PriceRow[] = [
  { id: 'potion', buy: 50, sell: 25 },
  { id: 'copper-treasure', buy: 250, sell: 125, chest: 'copper' },
  { id: 'silver-treasure', buy: 500, sell: 250, chest: 'silver' },
  { id: 'gold-treasure', buy: 750, sell: 375, chest: 'gold' },
  { id: 'skill', buy: 1000 },
  { id: 'training', buy: 500 },
];
export const priceRow = byId('price', prices);
export const treasurePrice = (tier: Tier): number => priceRow(`${tier}-treasure`).buy;

/** Coins are counted in these; sales, and what death takes, are rounded down to them (DES-32.4, DES-37.4). */
const COIN_STEP = 25;
const roundDown = (coins: number): number => coins - (coins % COIN_STEP);
export const salePrice = (price: number): number => roundDown(price / 2);
export const coinsLost = (coins: number): number => roundDown(coins / 2);

/** What trading costs in all, once in a turn (DES-32.2). */
export const TRADE_MOVEMENT = 3;
/** Movement points for the places of the variant, to be used in Town alone (DES-33.1). */
export const VARIANT_MOVEMENT = 6;
/** No trait has more dice by training (DES-32.8). */
export const MOST_TRAIT_DICE = 5;

export const places: readonly PlaceRow[] = [
  { id: 'apothecary', movement: 2, offer: { blank: 3, surge: 2, enhancement: 1 } },
  {
    id: 'town-hall',
    movement: 2,
    offer: { blank: 3, surge: 2, enhancement: 1 },
    colour: { blank: 'gold', surge: 'silver', enhancement: 'copper' },
  },
  { id: 'armourer', movement: 2 },
  { id: 'training-tower', movement: 2, dice: { red: 1, blue: 1, white: 1 } },
  { id: 'healer-novice', movement: 2, coins: 50, dice: { white: 1, green: 1 }, cures: [] },
  { id: 'healer-adept', movement: 2, coins: 75, dice: { white: 1, green: 2 }, cures: ['bleed'] },
  { id: 'healer-master', movement: 2, coins: 100, dice: { white: 1, green: 2, black: 2 }, cures: ['bleed', 'burn'] },
  // One payment of movement points for either or both (DES-33.15).
  { id: 'inn-drinks', movement: 2, coins: 50, reputation: 1, most: 2 },
  { id: 'inn-meal', movement: 2, coins: 25, wounds: 2, most: 1 },
];
export const placeRow = byId('place of the Town', places);
