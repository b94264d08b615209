// How places, heroes, monsters' tokens, dice and diseases are told apart: always a colour and a drawing. Guide, section 15.

import type { Kind } from '@veillee/web/kit';
import type { FindRow } from '../content/rows.ts';
import type {
  Die,
  DiseaseColour,
  HeroId,
  MonsterColour,
  PlaceKind,
  Rune,
  SpaceKind,
  TileColour,
} from '../content/vocabulary.ts';
import drawn from './drawn.json' with { type: 'json' };
import * as glyphs from './glyphs.ts';

/** One drawing a card, a hero, a skill, unique within the game: drawings.json says which, drawn.json is made from it. */
export const drawings: { readonly [id: string]: string } = drawn;
export const drawingOf = (id: string): string => drawings[id] ?? glyphs.scrollUnfurled;

interface Told {
  readonly colour: string;
  readonly glyph?: string;
}

export const PLACES: { readonly [kind in PlaceKind]: Told } = {
  campfire: { colour: '#a94a22', glyph: glyphs.campfire },
  inn: { colour: '#8a5c17', glyph: glyphs.beerStein },
  'merchant-1': { colour: '#8a5c17', glyph: glyphs.shop },
  'merchant-2': { colour: '#8a5c17', glyph: glyphs.oldWagon },
  sanctuary: { colour: '#4a5f93', glyph: glyphs.menhir },
  exploration: { colour: '#4d6b35', glyph: glyphs.magnifyingGlass },
  quay: { colour: '#2f6f73', glyph: glyphs.anchor },
  storm: { colour: '#585f78', glyph: glyphs.whirlwind },
  fireflies: { colour: '#6d5a12', glyph: glyphs.lanternFlame },
  empty: { colour: '#6b5236' },
};
export const toldBy = (kind: SpaceKind): Told => (kind === 'step' ? PLACES.empty : PLACES[kind]);

/** The rulebook's pawn colours. */
export const HERO_COLOUR: { readonly [hero in HeroId]: string } = {
  'atsu-rabbit': '#3f7a46',
  'tantan-tanuki': '#a9560f',
  'brunn-badger': '#6f4c2d',
  'ondine-otter': '#33658f',
};

/** A monster's token, by colour and shape. */
export const TOKENS: { readonly [slot in MonsterColour]: { readonly colour: string; readonly shape: string } } = {
  blue: { colour: '#2f6fae', shape: 'M0 -7L7 5H-7Z' },
  ochre: { colour: '#99690f', shape: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0' },
  green: { colour: '#4d7a2c', shape: 'M-6 -6h12v12h-12z' },
  red: { colour: '#b3302c', shape: 'M0 -8L8 0L0 8L-8 0Z' },
};

/** Colours of the disease die: of storm arrows and of what it inflicts. */
export const DISEASE_SIGNS: { readonly [colour in DiseaseColour]: Required<Told> } = {
  yellow: { colour: '#c99a12', glyph: glyphs.lightningTrio },
  blue: { colour: '#2f6fae', glyph: glyphs.silenced },
  green: { colour: '#4d7a2c', glyph: glyphs.poisonBottle },
};

export const DICE: { readonly [die in Die]: { readonly fill: string; readonly ink: string } } = {
  orange: { fill: '#d9852b', ink: '#26140a' },
  red: { fill: '#b3302c', ink: '#fff3e6' },
  black: { fill: '#2b2730', ink: '#fff3e6' },
};

/** Destiny tiles: a colour, and as many pips. */
export const TILES: { readonly [colour in TileColour]: { readonly colour: string; readonly pips: number } } = {
  orange: { colour: '#b9650a', pips: 1 },
  red: { colour: '#a82a26', pips: 2 },
  black: { colour: '#2a2430', pips: 3 },
  blue: { colour: '#2f5f94', pips: 1 },
};

/** Runes: a colour, and as many strokes. */
export const RUNE_SIGNS: { readonly [rune in Rune]: { readonly colour: string; readonly marks: string } } = {
  blue: { colour: '#8db7f0', marks: 'M0 -5V5' },
  red: { colour: '#f0776d', marks: 'M-2.4 -5V5M2.4 -5V5' },
  mauve: { colour: '#c79bea', marks: 'M-4 -5V5M0 -5V5M4 -5V5' },
};

/** The guide's seven kinds. */
const FIND_KIND: { readonly [type in FindRow['type']]: Kind } = {
  free: 'villager',
  adventure: 'hero',
  combat: 'weapon',
  quest: 'item',
  treasure: 'item',
  void: 'weapon',
  trap: 'bane',
  luck: 'spell',
};
export const kindOf = ({ type }: FindRow): Kind => FIND_KIND[type];
