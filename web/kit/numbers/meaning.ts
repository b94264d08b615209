// Fixed meanings: each figure has one drawing and one colour, on dark and on paper. Guide, sections 2 and 5.

import * as glyphs from '../glyphs.ts';

export type Meaning =
  | 'attack'
  | 'magic'
  | 'light'
  | 'gold'
  | 'strength'
  | 'weight'
  | 'xp'
  | 'vp'
  | 'health'
  | 'fatigue'
  | 'armor'
  | 'movement'
  | 'range'
  | 'deck'
  | 'discard';

export const meaningGlyph: { readonly [meaning in Meaning]: string } = {
  attack: glyphs.broadsword,
  magic: glyphs.sparkles,
  light: glyphs.lanternFlame,
  gold: glyphs.twoCoins,
  strength: glyphs.biceps,
  weight: glyphs.biceps,
  xp: glyphs.upgrade,
  vp: glyphs.laurels,
  health: glyphs.hearts,
  fatigue: glyphs.lungs,
  armor: glyphs.roundShield,
  movement: glyphs.walkingBoot,
  range: glyphs.broadheadArrow,
  deck: glyphs.cardDraw,
  discard: glyphs.cardDiscard,
};

/** The seven kinds of cards; every game maps its own on these. */
export type Kind = 'hero' | 'monster' | 'weapon' | 'item' | 'spell' | 'villager' | 'bane';
