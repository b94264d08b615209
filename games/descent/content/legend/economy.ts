// What levels of the campaign allow and cost, and what is gained on the way (LEG-2, LEG-6, LEG-8, LEG-11, LEG-13, LEG-15).

import { byId } from '@veillee/pieces/things';
import type { CampaignGain, LevelRow, LootRow, Price, SearchRow } from './rows.ts';
import { type Level, type Metal, tierOf } from './vocabulary.ts';

export const levels: readonly LevelRow[] = [
  {
    id: 'copper',
    from: 0,
    silverDice: 3,
    goldDice: 0,
    forms: { silver: 1, gold: 0, diamond: 0 },
    powers: 2,
    round: 50,
    secret: { coins: 500, xp: 20 },
    start: { conquest: 0, coins: 0, places: 0 },
    legendary: 'caverns-of-thuul',
  },
  {
    id: 'silver',
    from: 200,
    goldDice: 3,
    forms: { silver: 3, gold: 1, diamond: 0 },
    powers: 3,
    round: 100,
    secret: { coins: 750, xp: 25 },
    start: { conquest: 100, coins: 10000, places: 2 },
    legendary: 'fools-rapids',
  },
  {
    id: 'gold',
    from: 400,
    forms: { silver: 3, gold: 3, diamond: 1 },
    powers: 4,
    round: 150,
    secret: { coins: 1000, xp: 30 },
    start: { conquest: 200, coins: 20000, places: 3 },
    legendary: 'valley-of-souls',
  },
  { id: 'final', from: 600, forms: { silver: 3, gold: 3, diamond: 1 }, powers: 4 },
];
export const levelRow = byId('level', levels);

/** Coins of the party as it begins (LEG-3.9), XP of the overlord (LEG-3.15). */
export const STARTING_COINS = 1200;
export const STARTING_XP = 15;

export const campaignGains: readonly CampaignGain[] = [
  { id: 'ol-week', side: 'overlord', conquest: 1, coins: 0 },
  { id: 'ol-razed-city', side: 'overlord', conquest: 1, coins: 0 },
  { id: 'ol-deck', side: 'overlord', conquest: 3, coins: 0 },
  { id: 'h-discover', side: 'heroes', conquest: 1, coins: 0 },
  { id: 'h-empty-chest', side: 'heroes', conquest: 1, coins: 0 },
  { id: 'h-encounter-leader', side: 'heroes', conquest: 2, coins: 100 },
  { id: 'h-level-leader', side: 'heroes', conquest: 2, coins: 100 },
  { id: 'h-glyph', side: 'heroes', conquest: 3, coins: 0 },
  { id: 'h-lieutenant', side: 'heroes', conquest: 4, coins: 250 },
  { id: 'h-dungeon-leader', side: 'heroes', conquest: 4, coins: 250 },
  { id: 'h-master-monster', side: 'heroes', conquest: 0, coins: 50 },
  { id: 'h-money', side: 'heroes', conquest: 0, coins: 400 },
  { id: 'h-death', side: 'heroes', conquest: 0, coins: 0 },
];
export const campaignGain = byId('gain of the campaign', campaignGains);

export const loot: readonly LootRow[] = [
  {
    id: 'encounter',
    dice: 4,
    faces: {
      blank: { copper: { coins: 100 }, silver: { coins: 125 }, gold: { coins: 150 } },
      enhancement: { copper: { coins: 50 }, silver: { coins: 75 }, gold: { coins: 100 } },
      surge: { copper: { coins: 75 }, silver: { coins: 100 }, gold: { coins: 125 } },
    },
  },
  {
    id: 'chest',
    dice: 4,
    faces: {
      blank: { copper: { treasures: 1 }, silver: { treasures: 1 }, gold: { treasures: 1 } },
      enhancement: { copper: { coins: 100 }, silver: { coins: 200 }, gold: { coins: 300 } },
      surge: {
        copper: { coins: 50, potions: 1 },
        silver: { coins: 100, potions: 1 },
        gold: { coins: 150, potions: 1 },
      },
    },
  },
];
export const lootRow = byId('loot', loot);

export const searches: readonly SearchRow[] = [
  { id: 'bone-heap', faces: { enhancement: 'nothing', surge: 'chest', blank: 'skeleton' } },
  { id: 'sarcophagus', faces: { enhancement: 'nothing', surge: 'chest', blank: 'sorcerer' } },
];

export const searchRow = byId('search', searches);

// ---- training ----

/** What a trait costs: a black die more, or one of its dice made of this metal (LEG-15.6). */
export const traitPrices: { readonly [metal in Metal]: Price } = {
  black: { coins: 500, xp: 15 },
  silver: { coins: 750, xp: 20 },
  gold: { coins: 1000, xp: 25 },
};

/** A new skill, by how many a hero knows already: one to four (LEG-15.9). */
export const skillPrices: readonly Price[] = [
  { coins: 1000, xp: 20 },
  { coins: 1500, xp: 30 },
  { coins: 2000, xp: 40 },
  { coins: 2500, xp: 50 },
];
export const MOST_SKILLS = 5;

/** What secret training adds (LEG-11.3); less fatigue by a variant (LEG-21.4). */
export const SECRET = { wounds: 4, fatigue: 2, lessFatigue: 1 } as const;

/** What heroes pay to recover anywhere, or at a Temple (LEG-4.33, LEG-13.20, LEG-13.21). */
export const RECOVERY = { recover: 50, visit: 25, train: 50 } as const;

/** Threat to turn the reinforcement marker face up (LEG-8). */
export const MARKER_THREAT = 15;

/** What a party must have gained more than the overlord in a dungeon by itself, to have won it (LEG-21.21); fitted by play (README.md). */
const PAR: { readonly [metal in 'copper' | 'silver' | 'gold']: number } = { copper: -5, silver: -12, gold: -15 };
export const parOf = (level: Level): number => PAR[tierOf(level)];
