// How figures, conditions, orders and cards are told apart: always a colour and a drawing. Guide, section 14.

import type { Kind } from '@veillee/web/kit';
import { hearts, lightningTrio, lungs, roundShield } from '@veillee/web/kit/glyphs.ts';
import type { Condition, FigureKind } from '@veillee/web/kit/map';
import { itemRow } from '../content/items.ts';
import type { CardType, Order, Potion, Rank, SkillType, Token, Treachery } from '../content/vocabulary.ts';
import { type Flight, isPotion, type Keeper, rowId, type Thing } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import drawn from './drawn.json' with { type: 'json' };
import * as glyphs from './glyphs.ts';

/** One drawing a hero, monster, item, skill or card, unique within the game: drawings.json says which, drawn.json is made from it. */
export const drawings: { readonly [id: string]: string } = drawn;

export type Drawn = 'hero' | 'monster' | 'item' | 'skill' | 'card' | 'feat' | 'familiar';
export const drawingOf = (kind: Drawn, id: string): string => drawings[`${kind}:${id}`] ?? glyphs.scrollUnfurled;

/** Of the heroes, in the order in which they sit. */
const HERO_COLOURS = ['#3c7a48', '#33609c', '#a35127', '#7a4aa0'];
export const heroColour = (n: number): string => HERO_COLOURS[n % HERO_COLOURS.length] ?? '#3c7a48';

export const MONSTER_KIND: { readonly [rank in Rank]: FigureKind } = {
  normal: 'monster',
  master: 'master',
  unique: 'named',
};

export const TOKEN: { readonly [token in Token]: Pick<Condition, 'glyph' | 'colour'> } = {
  burn: { glyph: glyphs.smallFire, colour: '#bb3d14' },
  web: { glyph: glyphs.spiderWeb, colour: '#6f6a5c' },
  stun: { glyph: glyphs.starStruck, colour: '#8f6d12' },
  daze: { glyph: glyphs.knockedOutStars, colour: '#6f5cb4' },
  bleed: { glyph: glyphs.bleedingWound, colour: '#a3181c' },
  frost: { glyph: glyphs.snowflake1, colour: '#3d7590' },
  poison: { glyph: glyphs.poisonBottle, colour: '#4f7f33' },
  asleep: { glyph: glyphs.nightSleep, colour: '#33557c' },
  curse: { glyph: glyphs.cursedStar, colour: '#3a2340' },
};
/** Of whoever soars under the sky: up, or on the ground. */
export const FLIGHT: { readonly [flight in Flight]: Pick<Condition, 'glyph' | 'colour'> } = {
  up: { glyph: glyphs.batWing, colour: '#2f6f8f' },
  down: { glyph: glyphs.batWing, colour: '#8a6a2b' },
  held: { glyph: glyphs.batWing, colour: '#6f6a5c' },
};
/** For good, by the overlord's last plot (LEG-17.18). */
export const ENSLAVED: Pick<Condition, 'glyph' | 'colour'> = { glyph: glyphs.linkedRings, colour: '#2a2233' };
export const MONKEY: Pick<Condition, 'glyph' | 'colour'> = { glyph: glyphs.monkey, colour: '#8a5c2b' };

/** Potions that stay at work for a while. */
export const POTION: { readonly [potion in Potion]: Pick<Condition, 'glyph' | 'colour'> } = {
  'healing-potion': { glyph: hearts, colour: '#b4222e' },
  'vitality-potion': { glyph: lungs, colour: '#2f6fc0' },
  'power-potion': { glyph: lightningTrio, colour: '#6a41b0' },
  'invulnerability-potion': { glyph: roundShield, colour: '#8f6d12' },
  'invisibility-potion': { glyph: glyphs.semiClosedEye, colour: '#4c7773' },
};

export const ORDER_GLYPH: { readonly [order in Order]: string } = {
  aim: glyphs.archeryTarget,
  dodge: glyphs.dodge,
  guard: glyphs.surroundedShield,
  rest: glyphs.campfire,
  prolonged: glyphs.hourglass,
};

export const CARD_KIND: { readonly [type in CardType]: Kind } = {
  spawn: 'monster',
  event: 'item',
  trap: 'bane',
  power: 'spell',
};

/** Of feats and skills. */
export const TYPE_KIND: { readonly [type in SkillType]: Kind } = {
  fighting: 'monster',
  subterfuge: 'villager',
  wizardry: 'spell',
};

/** Treachery has a colour and a drawing for each sort of its points. */
export const GEM: {
  readonly [colour in Treachery]: { readonly glyph: string; readonly fill: string; readonly light: string };
} = {
  event: { glyph: glyphs.sundial, fill: '#2f6b34', light: '#8fd08a' },
  trap: { glyph: glyphs.spikyPit, fill: '#5b3a86', light: '#c4a2f0' },
  monster: { glyph: glyphs.daemonSkull, fill: '#8d1f26', light: '#f2978c' },
};

/** Of a hero, or of the hero whose companion it is. */
export function watchColour({ heroes, companions }: Pick<View, 'heroes' | 'companions'>, id: string): string {
  const owner = companions.find(one => one.id === id)?.owner ?? id;
  return heroColour(heroes.findIndex(hero => hero.id === owner));
}

const OVERLORD_COLOUR = '#8a2b28';

/** Whose a companion is: nobody takes the overlord's own for a friend. */
export const keeperColour = ({ heroes }: Pick<View, 'heroes'>, keeper: Keeper): string =>
  keeper === 'overlord' ? OVERLORD_COLOUR : heroColour(heroes.findIndex(({ id }) => id === keeper));

/** The kind of a thing as its card has it: weapons of steel, runes and staffs, all else. */
export function thingKind(thing: Thing): Kind {
  if (isPotion(thing)) return 'item';
  const { kind, rune, weapon } = itemRow(rowId(thing));
  if (rune || weapon?.kind === 'magic') return 'spell';
  return kind === 'weapon' || kind === 'shield' ? 'weapon' : 'item';
}
export const thingGlyph = (thing: Thing): string =>
  isPotion(thing) ? glyphs.healthPotion : drawingOf('item', rowId(thing));
