// What a campaign is between two boards: one plain record, and small. Everything in it lies open: decks are what is neither held nor gone, and
// whoever draws draws from that, so nothing hidden is kept from week to week.

import type { Deed, Position, Rules, Seat, Table } from '@veillee/kernel';
import type { Offer } from '@veillee/pieces/offers';
import type { Length } from '../../content/legend/rows.ts';
import { lengthOf } from '../../content/legend/variants.ts';
import type { Avatar, Building, Category, Form, Level, Plot } from '../../content/legend/vocabulary.ts';
import type { Box, Potion, SkillType, Tier, Trait, Treachery } from '../../content/vocabulary.ts';
import type { Feats, Side } from '../state/figures.ts';
import type { Thing, Tokens } from '../state/things.ts';
import type { BoardTerms, Ending } from './boards.ts';
import type { Page } from './diary/page.ts';

/** Whatever has a campaign: a table of this game, or a small one in which the week alone is played. */
export interface Legendary {
  legend?: Legend | undefined;
}
export type W = Table<Legendary>;
export type Flow<R = void> = Rules<R>;
/** What may be done in the week; it may lead to a position of its own. */
export type WeekDeed = Deed<Legendary, Position>;
export type WeekOffer = Offer<WeekDeed>;

/** Where in the week a table stands (LEG-4.1). Boards have positions of their own. */
export type WeekPosition =
  /** The overlord chooses an avatar, spends the first XP and chooses a plot (LEG-3.12 to LEG-3.17). */
  | { readonly at: 'avatar' }
  | { readonly at: 'firstUpgrades' }
  | { readonly at: 'plot' }
  /** From higher up: the overlord spends what that gives, the heroes buy and learn (LEG-3.22 to LEG-3.25). */
  | { readonly at: 'spending' }
  | { readonly at: 'outfitting' }
  | { readonly at: 'schooling' }
  /** Passage of Time. */
  | { readonly at: 'time' }
  | { readonly at: 'sieges' }
  /** One order of the overlord, or an upgrade. */
  | { readonly at: 'orders' }
  /** What the party does. */
  | { readonly at: 'march' }
  /** It is at its destination, and what it found on the way is behind it. */
  | { readonly at: 'arrived' }
  /** What it does there, one thing after the other. */
  | { readonly at: 'there' }
  | { readonly at: 'training' }
  /** A board is over. */
  | { readonly at: 'aftermath' }
  | { readonly at: 'weekEnd' }
  | { readonly at: 'finalBattle' };

/** How many black, silver and gold dice a trait has. */
export type TraitDice = [black: number, silver: number, gold: number];

export interface LegendHero {
  readonly sheet: string;
  readonly seat: Seat;
  /** Not spent. */
  xp: number;
  /** Left, not lost. */
  wounds: number;
  fatigue: number;
  maxWounds: number;
  maxFatigue: number;
  /** Levels whose secret training is used up (LEG-11.4). */
  secret: Level[];
  dice: { [trait in Trait]: TraitDice };
  skills: string[];
  equipped: Thing[];
  pack: Thing[];
  potions: Potion[];
  tokens: Tokens;
  /** Between chapters: how many feats of each type, where they are in play (LEG-21.18). */
  feats?: { [type in SkillType]: number } | undefined;
}

export interface Lieutenant {
  readonly id: string;
  at: string;
  /** A quest object that they carry (LEG-17.5). */
  object?: string | undefined;
  /** Sent home: has no order up to the end of this week. */
  banished?: number | undefined;
  /** In this week: has had an order, has moved. */
  ordered?: true | undefined;
  moved?: true | undefined;
}

export interface City {
  siege?: number | undefined;
  razed?: true | undefined;
  vault?: string | undefined;
  chained?: true | undefined;
  temple?: true | undefined;
  /** In this week: potions that were sold, treasures on offer, whether those were drawn anew. */
  potions?: number | undefined;
  offer?: Thing[] | undefined;
  fresh?: true | undefined;
}

/** What is true until the week is over. */
export interface Today {
  /** An upgrade has been bought (LEG-4.17). */
  bought?: true | undefined;
  /** Of this step: whom the party has fought, where a fight has been after which others may challenge, and from where it has fled (LEG-7.5). */
  met?: string[] | undefined;
  foughtAt?: string | undefined;
  fledAt?: string | undefined;
  /** Objects that a lieutenant has dropped, by the keys with which they would take them again: no other takes them (LEG-17.7). */
  dropped?: string[] | undefined;
  /** The party has been wiped out, or a dungeon has brought it to Tamalir: its action is over (LEG-6.35, LEG-8.46). */
  spent?: 'died' | 'dungeon' | undefined;
  /** Boards that were played. */
  boards?: number | undefined;
  /** Where it comes from, and where it goes (LEG-4.25). */
  from?: string | undefined;
  to?: string | undefined;
  /** The office of the treasurer has been handed on (LEG-1.11). */
  office?: true | undefined;
  /** Heroes who have had their building, or their training. */
  served?: string[] | undefined;
  /** In which order they go, by dice (LEG-21.17). */
  order?: string[] | undefined;
  /** Where the party learns before the first week (LEG-3.22). */
  schools?: string[] | undefined;
  /** Of those who were in a building: which. */
  visits?: { [sheet: string]: Building } | undefined;
  /** What the diary will tell of this week: deeds, conquest by its sources, coins that came in. */
  deeds?: string[] | undefined;
  gains?: number[] | undefined;
  earned?: number | undefined;
}

export interface Legend {
  readonly boxes: readonly Box[];
  /** Variants in force, by their ids; a length among them, if it is not the full one. */
  readonly variants: readonly string[];
  /** House rules of the table that it was begun at. */
  readonly house?: readonly string[] | undefined;
  readonly overlordSeat: Seat;
  week: number;
  /** Weeks without a board, one after the other. */
  quiet: number;
  step: 'start' | 'time' | 'siege' | 'overlord' | 'party' | 'over';
  level: Level;
  conquest: { heroes: number; overlord: number };
  /** What both had gained before the Final Battle took it away (LEG-21.3). */
  before?: { heroes: number; overlord: number } | undefined;
  coins: number;
  /** The hero player who decides for the party (LEG-1.11). */
  treasurer: Seat;
  /** Metals of which a chest has been opened (LEG-13.14). */
  opened: Tier[];
  party: { at: string; object?: string | undefined; upgrades: string[] };
  heroes: LegendHero[];
  avatar?: Avatar | undefined;
  plot?: Plot | undefined;
  xp: number;
  upgrades: string[];
  treachery: { [type in Treachery]: number };
  forms: { [category in Category]: Form };
  /** Cards of the plot that lie there. */
  plotCards: string[];
  comets?: number | undefined;
  /** The next roll to raze a city fails. */
  spared?: true | undefined;
  lieutenants: Lieutenant[];
  /** Those who come back to the keep with the next Passage of Time. */
  returning: string[];
  cities: { [city: string]: City };
  /** Dungeons that have given the point of discovery and are unexplored, and all that is explored (LEG-8.1). */
  seen: string[];
  explored: string[];
  /** Quest objects that lie about: where, and whether the party need not explore for them, or never gets them there. */
  ground: { object: string; at: string; free?: true | undefined; barred?: true | undefined }[];
  /** Objects that are sealed for good, by where. */
  sealed: { [object: string]: string };
  /** Upgrades of Tamalir. */
  tamalir: string[];
  rumour?: { readonly card: string; at: string } | undefined;
  /** Rumours whose card stays with the party. */
  kept: string[];
  /** Levels at which the griffin's feather has been used. */
  feathers?: Level[] | undefined;
  /** Dungeons at whose beginning the heroes still see the overlord's hand. */
  foresight?: number | undefined;
  /** Places that had a rumour, and secret masters who teach no more. */
  noRumour: string[];
  ruined: string[];
  /** Cards that are out of the campaign for good (LEG-1.9), and levels of dungeons that have been drawn, by their numbers. */
  graveyard: string[];
  levelsUsed: number[];
  today: Today;
  /** The week with which the chapter before ended. */
  since?: number | undefined;
  /** A page for each week; and what each hero has done on boards, in this chapter and in all. Only a campaign has either. */
  diary?: Page[] | undefined;
  feats?: { [sheet: string]: { readonly all: Feats; readonly now: Feats } } | undefined;
  /** The board of this moment: on which terms, and where the week goes on; how it ended, once it is over. */
  board?: { readonly terms: BoardTerms; readonly then: WeekPosition; ending?: Ending | undefined } | undefined;
  won?: Side | undefined;
}

export function legendOf({ legend }: Legendary): Legend {
  if (!legend) throw new Error('there is no campaign at this table');
  return legend;
}

export const inForce = ({ variants }: Pick<Legend, 'variants'>, id: string): boolean => variants.includes(id);
export const lengthIn = ({ variants }: Pick<Legend, 'variants'>): Length => lengthOf(variants);

export const heroIn = (legend: Legend, sheet: string): LegendHero => {
  const hero = legend.heroes.find(one => one.sheet === sheet);
  if (!hero) throw new Error(`${sheet} is not of the party`);
  return hero;
};
export const cityIn = (legend: Legend, id: string): City => {
  legend.cities[id] ??= {};
  return legend.cities[id];
};
export const isRazed = ({ cities }: Legend, id: string): boolean => cities[id]?.razed === true;
export const razedCities = ({ cities }: Legend): string[] => Object.keys(cities).filter(id => cities[id]?.razed);
export const ridersAt = ({ lieutenants }: Legend, at: string): Lieutenant[] => lieutenants.filter(one => one.at === at);
/** It has given its point (LEG-8.1). */
export const isKnown = ({ seen, explored }: Legend, place: string): boolean =>
  seen.includes(place) || explored.includes(place);
export const conquestOfBoth = ({ conquest }: Legend): number => conquest.heroes + conquest.overlord;
