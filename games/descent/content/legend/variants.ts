// Variants of the campaign, with the two presets, and its lengths (LEG-21).

import { byId } from '@veillee/pieces/things';
import type { Length, VariantRow } from './rows.ts';

export const variants: readonly VariantRow[] = [
  { id: 'sob-1', group: 'sea-of-blood', rule: 'LEG-21.1', presets: [] },
  { id: 'sob-2', group: 'sea-of-blood', rule: 'LEG-21.2', presets: ['balanced'] },
  { id: 'sob-3', group: 'sea-of-blood', rule: 'LEG-21.3', presets: [] },
  { id: 'sob-4', group: 'sea-of-blood', rule: 'LEG-21.4', presets: ['balanced'] },
  { id: 'sob-5', group: 'sea-of-blood', rule: 'LEG-21.5', presets: ['balanced'] },
  { id: 'tiny-treachery', group: 'tiny-cthulhu', rule: 'LEG-21.6', presets: [] },
  { id: 'tiny-skill-bans', group: 'tiny-cthulhu', rule: 'LEG-21.7', presets: [] },
  { id: 'tiny-silver', group: 'tiny-cthulhu', rule: 'LEG-21.8', presets: ['balanced'] },
  { id: 'tiny-gold', group: 'tiny-cthulhu', rule: 'LEG-21.8', presets: ['balanced'] },
  { id: 'tiny-final', group: 'tiny-cthulhu', rule: 'LEG-21.8', presets: [] },
  { id: 'house-graveyard', group: 'house', rule: 'LEG-21.10', presets: [] },
  { id: 'house-levels-upfront', group: 'house', rule: 'LEG-21.11', presets: [] },
  { id: 'house-no-fatigue-on-flee', group: 'house', rule: 'LEG-21.12', presets: [] },
  { id: 'house-lieutenant-loot', group: 'house', rule: 'LEG-21.13', presets: [] },
  { id: 'house-hidden-minions', group: 'house', rule: 'LEG-21.14', presets: [] },
  { id: 'house-dungeon-leader', group: 'house', rule: 'LEG-21.15', presets: ['balanced'] },
  { id: 'house-supporting-lieutenants', group: 'house', rule: 'LEG-21.16', presets: [] },
  { id: 'house-building-order', group: 'house', rule: 'LEG-21.17', presets: [] },
  { id: 'house-invulnerability', group: 'house', rule: 'LEG-21.19', presets: [] },
  { id: 'feats-off', group: 'feats', rule: 'LEG-21.18', presets: ['classic', 'balanced'] },
  { id: 'feats-on', group: 'feats', rule: 'LEG-21.18', presets: [] },
  { id: 'balanced-monsters', group: 'designed', rule: 'DRF-7.1', presets: ['balanced'] },
  { id: 'unlimited-training', group: 'ruling', rule: 'LEG-13.24', presets: [] },
  { id: 'lieutenants-may-halt', group: 'ruling', rule: 'LEG-4.11', presets: [] },
  { id: 'soft-defeat', group: 'ruling', rule: 'LEG-7.6', presets: [] },
  { id: 'no-lieutenant-loot', group: 'ruling', rule: 'LEG-7.28', presets: [] },
  {
    id: 'length-half',
    group: 'length',
    rule: 'LEG-21.20',
    presets: [],
    length: {
      thresholds: [100, 200, 300],
      factor: 2,
      levels: { dungeon: 3, rumour: 3, legendary: 4, keep: 5 },
      defense: 0,
      catchUp: 12,
    },
  },
  {
    id: 'length-short',
    group: 'length',
    rule: 'LEG-21.20',
    presets: [],
    length: {
      thresholds: [60, 120, 180],
      factor: 3,
      levels: { dungeon: 2, rumour: 2, legendary: 3, keep: 3 },
      defense: -1,
      catchUp: 8,
    },
  },
];
export const variantRow = byId('variant', variants);

/** A campaign of full length: the levels change where `levels` says so. */
export const FULL: Length = {
  thresholds: [200, 400, 600],
  factor: 1,
  levels: { dungeon: 3, rumour: 3, legendary: 4, keep: 5 },
  defense: 0,
  catchUp: 25,
};

/** What a table may switch on by itself: neither a length, nor the absence of something. */
export const switches: readonly VariantRow[] = variants.filter(({ id, length }) => !length && id !== 'feats-off');
/** Variants that say opposite things of the same moment. */
export const CONTRARY: readonly (readonly [string, string])[] = [['house-lieutenant-loot', 'no-lieutenant-loot']];

/** How long a campaign with these variants is. */
export const lengthOf = (inForce: readonly string[]): Length =>
  variants.find(({ id, length }) => length && inForce.includes(id))?.length ?? FULL;
