// Which drawing belongs to which card, and which of the guide's seven kinds a card is.

import type { Kind } from '@veillee/web/kit';
import type { CardDef, CardKind } from '../content/cards.ts';
import type { Archetype, Attribute, EncounterType, RewardType, Terrain } from '../content/vocabulary.ts';
import drawn from './drawn.json' with { type: 'json' };
import * as glyphs from './glyphs.ts';

/** One drawing a card, unique within the game: drawings.json says which, drawn.json is made from it. */
export const drawings: { readonly [card: string]: string } = drawn;

export const attributeGlyph: { readonly [attribute in Attribute]: string } = {
  combat: glyphs.crossedSwords,
  lore: glyphs.openBook,
  stealth: glyphs.hood,
  influence: glyphs.conversation,
};

export const typeGlyph: { readonly [type in EncounterType]: string } = {
  enemy: glyphs.deathSkull,
  place: glyphs.stoneTower,
  quest: glyphs.scrollUnfurled,
  stranger: glyphs.threeFriends,
  event: glyphs.uncertainty,
};

export const rewardGlyph: { readonly [type in RewardType]: string } = {
  item: glyphs.chest,
  spell: glyphs.scrollQuill,
  ally: glyphs.teamIdea,
  title: glyphs.queenCrown,
};

export const terrainGlyph: { readonly [terrain in Terrain]: string } = {
  plains: glyphs.corn,
  forest: glyphs.pineTree,
  badlands: glyphs.crackedDisc,
  mountains: glyphs.peaks,
};

export const drawingOf = (def: Pick<CardDef, 'id' | 'terrain'>): string =>
  drawings[def.id] ?? (def.terrain ? terrainGlyph[def.terrain] : glyphs.castle);

export const ENCOUNTER_KIND: { readonly [type in EncounterType]: Kind } = {
  enemy: 'monster',
  place: 'hero',
  quest: 'item',
  stranger: 'villager',
  event: 'bane',
};
const REWARD_KIND: { readonly [type in RewardType]: Kind } = {
  item: 'item',
  spell: 'spell',
  ally: 'villager',
  title: 'hero',
};
const ARCHETYPE_KIND: { readonly [archetype in Archetype]: Kind } = {
  martial: 'monster',
  arcane: 'spell',
  shadow: 'weapon',
  pious: 'hero',
};
const TERRAIN_KIND: { readonly [terrain in Terrain]: Kind } = {
  plains: 'item',
  forest: 'villager',
  badlands: 'monster',
  mountains: 'weapon',
};

const KIND: { readonly [kind in CardKind]?: Kind } = {
  plot: 'spell',
  ancient: 'monster',
  loot: 'item',
  race: 'villager',
  night: 'weapon', // Weather
};

/** The guide's seven kinds. */
export function kindOf(def: CardDef): Kind {
  if (def.encounter) return ENCOUNTER_KIND[def.encounter];
  if (def.reward) return REWARD_KIND[def.reward];
  if (def.kind === 'region' && def.terrain) return TERRAIN_KIND[def.terrain];
  return KIND[def.kind] ?? (def.archetype ? ARCHETYPE_KIND[def.archetype] : 'hero');
}
