// Variants of the campaign, with the two presets, and its lengths (LEG-21).

import { byId } from '@veillee/pieces/things';
import type { Length, VariantRow } from './rows.ts';

export const variants: readonly VariantRow[] = [
  { id: 'sob-1', group: 'sea-of-blood', presets: [] },
  { id: 'sob-2', group: 'sea-of-blood', presets: ['balanced'] },
  { id: 'sob-3', group: 'sea-of-blood', presets: [] },
  { id: 'sob-4', group: 'sea-of-blood', presets: ['balanced'] },
  { id: 'sob-5', group: 'sea-of-blood', presets: ['balanced'] },
  { id: 'tiny-treachery', group: 'tiny-cthulhu', presets: [] },
  { id: 'tiny-skill-bans', group: 'tiny-cthulhu', presets: [] },
  { id: 'tiny-silver', group: 'tiny-cthulhu', presets: ['balanced'] },
  { id: 'tiny-gold', group: 'tiny-cthulhu', presets: ['balanced'] },
  { id: 'tiny-final', group: 'tiny-cthulhu', presets: [] },
  { id: 'house-graveyard', group: 'house', presets: [] },
  { id: 'house-levels-upfront', group: 'house', presets: [] },
  { id: 'house-no-fatigue-on-flee', group: 'house', presets: [] },
  { id: 'house-lieutenant-loot', group: 'house', presets: [] },
  { id: 'house-hidden-minions', group: 'house', presets: [] },
  { id: 'house-dungeon-leader', group: 'house', presets: ['balanced'] },
  { id: 'house-supporting-lieutenants', group: 'house', presets: [] },
  { id: 'house-building-order', group: 'house', presets: [] },
  { id: 'house-invulnerability', group: 'house', presets: [] },
  { id: 'feats-off', group: 'feats', presets: ['classic', 'balanced'] },
  { id: 'feats-on', group: 'feats', presets: [] },
  { id: 'balanced-monsters', group: 'designed', presets: ['balanced'] },
  { id: 'unlimited-training', group: 'ruling', presets: [] },
  { id: 'lieutenants-may-halt', group: 'ruling', presets: [] },
  { id: 'soft-defeat', group: 'ruling', presets: [] },
  { id: 'no-lieutenant-loot', group: 'ruling', presets: [] },
  {
    id: 'length-half',
    group: 'length',
    presets: [],
    length: {
      thresholds: [100, 200, 300],
      factor: 2,
      levels: { dungeon: 3, rumour: 3, legendary: 4, keep: 5 },
      defense: 0,
    },
  },
  {
    id: 'length-short',
    group: 'length',
    presets: [],
    length: {
      thresholds: [60, 120, 180],
      factor: 3,
      levels: { dungeon: 2, rumour: 2, legendary: 3, keep: 3 },
      defense: -1,
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
};

/** How long a campaign with these variants is. */
export const lengthOf = (inForce: readonly string[]): Length =>
  variants.find(({ id, length }) => length && inForce.includes(id))?.length ?? FULL;
