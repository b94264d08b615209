// Figures that stand on the boards, or that a rule names.

import type { Action, Element, Post } from './vocabulary.ts';

/** Movement points of an Action token (EUT-4.3; the Combat token's is R6). */
export const MOVEMENT: { readonly [action in Action]: number } = { mining: 1, trade: 2, combat: 2 };

/** Health for 1 Gold (EUT-8.21, EUT-13.2). */
export const HEALING: { readonly [place in Post | 'chapel']: number } = {
  merchants: 2,
  alchemists: 4,
  'dragonslayer-towers': 3,
  chapel: 6,
};

/** What is paid in Gold: for healing, a Healing Potion at the Chapel, a Gaar at the Towers, Revealing, tax, tolls, a further renewal. */
export const SERVICE_PRICE = 1;
/** Of a loose Gem or Essence (EUT-8.17), and at final scoring (EUT-18.3). */
export const GEM_PRICE = 2;
export const OFFER_SIZE = 4;
/** Natural Resources looked at with a Mine Cart (EUT-7.8). */
export const MINE_CART_DRAW = 3;

/** Silver and Gold cards together, outside combat (EUT-12.4). */
export const HAND_LIMIT = 5;
/** Silver cards for a Gold card (EUT-12.3), or for a Gold coin in solo and co-operative play (EUT-19.16). */
export const SILVER_FOR_GOLD = 4;

export const HOPE_MAX = 5; // R31
export const DWURT_DIE_MAX = 5; // R55
/** What points of Hope buy (EUT-10.50 to EUT-10.52). */
export const HOPE_PRICES = { roll: 1, gaar: 2, strike: 3 } as const;
/** A Hero's first roll up to this, or a Monster's from this on, raises the Hope die (EUT-10.48, EUT-10.49). */
export const HOPE_ROLLS = { hero: 5, monster: 10 } as const;

/** What a Gaar adds to its reroll (EUT-4.11), and a Dwurt without one (EUT-21.7). */
export const GAAR_BONUS = 2;
export const DWURT_BONUS = 3;

/** Wounds and healing of Fire and Water, and what Earth adds to a roll (EUT-6.7, EUT-6.8, EUT-4.7). */
export const POWERS: { readonly [element in Exclude<Element, 'air'>]: number } = { fire: 2, water: 2, earth: 2 };

/** After a death in combat (EUT-14.10, EUT-14.11). */
export const RESURRECTION = { gaar: 3, goldCards: 1 } as const;
/** Reputation lost for a death: outside combat, or for each in combat at the end (EUT-14.16, EUT-18.13). */
export const DEATH_COST = 2;

/** How far the Griffin hears and flies (EUT-22.4, EUT-22.6). */
export const GRIFFIN_RANGE = 4;

/** Gold for a point of Reputation at the end (EUT-18.7). */
export const GOLD_PER_REPUTATION = 5;
/** What cards in hand count in a tie (EUT-18.15). */
export const TIE_VALUES = { silver: 1, gold: 4 } as const;
