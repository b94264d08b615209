// Conquest, threat and coins; what victories in linked quests bring; what the box holds.

import { byId } from '@veillee/pieces/things';
import type { GainRow, HeroLevelRow, OverlordLevelRow, SupplyRow } from './rows.ts';
import type { Box } from './vocabulary.ts';

export const gains: readonly GainRow[] = [
  { id: 'glyph', box: 'base', pool: 'conquest', n: 3 },
  { id: 'broken-glyph', box: 'altar-of-despair', pool: 'conquest', n: 1 },
  { id: 'deck-out', box: 'base', pool: 'conquest', n: -3 },
  { id: 'surge-pair', box: 'base', pool: 'threat', n: 1 },
  { id: 'master-killed', box: 'base', pool: 'coins', n: 50 },
  { id: 'money-marker', box: 'base', pool: 'coins', n: 100 },
  { id: 'starting-coins', box: 'base', pool: 'coins', n: 300 },
];
export const gainRow = byId('gain', gains);

export const heroLevels: readonly HeroLevelRow[] = [
  { level: 1, won: [0, 0], coins: 0 },
  { level: 2, won: [1, 1], coins: 100 },
  { level: 3, won: [2, 3], coins: 250 },
  { level: 4, won: [4, 6], coins: 500 },
  { level: 5, won: [7, 9], coins: 500, training: 1 },
  { level: 6, won: [10, 10], coins: 0, retires: true },
];

/** What a hero has after so many victories (DES-110.4). */
export function levelOf(won: number): HeroLevelRow {
  const row = heroLevels.find(({ won: [least, most] }) => won >= least && won <= most) ?? heroLevels.at(-1);
  if (!row) throw new Error('there are no levels');
  return row;
}

export const overlordLevels: readonly OverlordLevelRow[] = [
  { level: 2, cards: 1, threatPerHero: 1 },
  { level: 3, cards: 2, threatPerHero: 2 },
  { level: 4, cards: 3, threatPerHero: 3 },
  { level: 5, cards: 4, threatPerHero: 4, hordes: true },
];

export const supply: readonly SupplyRow[] = [
  { id: 'doors', count: 7 },
  { id: 'rune-doors', count: 3 },
  { id: 'encounter-markers', count: 10 },
  { id: 'glyphs', count: 10 },
  { id: 'dark-glyphs', count: 6, limits: true },
  { id: 'stairs', count: 6 },
  { id: 'obstacles', count: 23, boxes: { 'well-of-darkness': 48, 'altar-of-despair': 30 }, limits: true },
  { id: 'ice-markers', count: 19, limits: true },
  { id: 'chests', count: 8, limits: true },
  { id: 'healing-potions', count: 9, limits: true },
  { id: 'vitality-potions', count: 9, limits: true },
  { id: 'power-potions', count: 9, limits: true },
  { id: 'invulnerability-potions', count: 9, limits: true },
  { id: 'invisibility-potions', count: 9, limits: true },
  { id: 'money-markers', count: 9 },
  { id: 'relic-markers', count: 4 },
  { id: 'training-tokens', count: 12, limits: true },
  { id: 'web-tokens', count: 12 },
  { id: 'stun-tokens', count: 14 },
  { id: 'burn-tokens', count: 13 },
  { id: 'poison-tokens', count: 16 },
  { id: 'monkey-markers', count: 1 },
];
export const supplyRow = byId('supply', supply);

/** How many there are with these boxes. */
export function supplyWith(id: string, inPlay: readonly Box[]): number {
  const { count, boxes = {} } = supplyRow(id);
  return inPlay.reduce((sum, box) => sum + (boxes[box] ?? 0), count);
}

/** Numbered markers of each colour: which of them are laid is drawn (DES-3.28, D1). */
export const CHEST_MARKERS = { copper: 3, silver: 3, gold: 2 } as const;
/** Of each kind, of the six in the box (R140). */
export const DARK_GLYPH_MARKERS = 2;
/** Of the twelve training tokens (R60). */
export const TRAINING_PER_TRAIT = 4;
