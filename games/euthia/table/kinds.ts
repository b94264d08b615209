// How Heroes, Elements, tokens and tiles are told apart: always a colour and a drawing. Guide, section 16.

import type { Kind } from '@veillee/web/kit';
import type { Action, Element, HeroId, HeroTileKind, ItemKind } from '../content/vocabulary.ts';
import type { CardDeck } from '../rules/supplies.ts';
import { faceOf } from '../rules/tiles.ts';
import drawn from './drawn.json' with { type: 'json' };
import * as glyphs from './glyphs.ts';

/** One drawing a tile, card or monster, unique within the game: drawings.json says which, drawn.json is made from it. */
export const drawings: { readonly [id: string]: string } = drawn;

export type Drawn = 'tile' | 'item' | 'monster' | 'elite' | 'foe' | 'resource' | 'gem' | 'essence' | 'card' | 'hero';
export const drawingOf = (kind: Drawn, id: string): string => drawings[`${kind}:${id}`] ?? glyphs.scrollUnfurled;

/** The drawing of an Item or a Hero tile. */
export const tileGlyph = (tile: string): string => {
  const { id, isHeroTile } = faceOf(tile);
  return drawingOf(isHeroTile ? 'tile' : 'item', id);
};

/** The guide's seven kinds. */
const KIND: { readonly [kind in ItemKind | HeroTileKind]?: Kind } = {
  weapon: 'weapon',
  shield: 'weapon',
  armour: 'villager',
  jewellery: 'item',
  ability: 'hero',
  'combat-ability': 'hero',
  'initiative-ability': 'hero',
  scroll: 'spell',
  potion: 'bane',
  vial: 'spell',
};
export const tileKind = (tile: string): Kind => KIND[faceOf(tile).kind] ?? 'item';
export const deckKind = (deck: CardDeck | undefined): Kind => (deck === 'gold' ? 'item' : 'weapon');

export const HERO_COLOUR: { readonly [hero in HeroId]: string } = {
  ael: '#6f7580',
  dral: '#2f62a8',
  keleia: '#8a6a12',
  maeldur: '#9c3426',
  skoldur: '#2b2730',
  taesiri: '#6d4394',
};
export const heroGlyph = (id: HeroId): string => drawingOf('hero', id);

export interface Told {
  readonly colour: string;
  readonly glyph: string;
}

export const POWER: {
  readonly [element in Element]: Told & { readonly pattern: 'flames' | 'waves' | 'strokes' | 'dots' };
} = {
  fire: { colour: '#ff6a3a', glyph: glyphs.smallFire, pattern: 'flames' },
  water: { colour: '#4fb2f0', glyph: glyphs.waveCrest, pattern: 'waves' },
  air: { colour: '#f4fbff', glyph: glyphs.whirlwind, pattern: 'strokes' },
  earth: { colour: '#c98a45', glyph: glyphs.stonePile, pattern: 'dots' },
};

export const ACTION: { readonly [action in Action]: Told } = {
  combat: { colour: '#8c2a26', glyph: glyphs.crossedSwords },
  mining: { colour: '#8a5c17', glyph: glyphs.mining },
  trade: { colour: '#3f6b4a', glyph: glyphs.shop },
};
