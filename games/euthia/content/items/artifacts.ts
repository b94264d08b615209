// Artifacts, each given by a Legend (EUT-13.25).

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

export const artifacts: readonly ItemRow[] = [
  itemsFrom({ legend: 'sunken-crown' }).item(
    'artifact-sunken-crown',
    'artifact',
    { copies: 1 },
    always({ maxHealth: 3 }),
    on('hero-after', { heroRoll: 2 }),
  ),
  itemsFrom({ legend: 'ember-heart' }).item(
    'artifact-ember-heart',
    'artifact',
    { copies: 1 },
    on('hero-before', { damagePlus: 4 }),
  ),
  itemsFrom({ legend: 'oathblade' }).weapon('artifact-oathblade', { copies: 1, attack: { 5: 4, 8: 5, 11: 7, 14: 9 } }),
  itemsFrom({ legend: 'star-loom' }).item(
    'artifact-star-loom',
    'artifact',
    { copies: 1 },
    act({ teleport: 5 }),
    on('hero-after', { rerollHeroDie: 2 }),
  ),
  itemsFrom({ legend: 'bone-flute' }).item(
    'artifact-bone-flute',
    'artifact',
    { copies: 1 },
    on('monster-before', { monsterOneDie: true }),
  ),
  itemsFrom({ legend: 'last-lantern' }).item(
    'artifact-last-lantern',
    'artifact',
    { copies: 1 },
    on('anytime', { heal: 6 }),
    always({ protectElementals: true }),
  ),
];
