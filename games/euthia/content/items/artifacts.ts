// Artifacts, each given by a Legend (EUT-13.25).

import type { ItemRow } from '../rows.ts';

export const artifacts: readonly ItemRow[] = [
  {
    id: 'artifact-sunken-crown',
    kind: 'artifact',
    from: { legend: 'sunken-crown' },
    copies: 1,
    effects: [
      { trigger: 'permanent', ops: [{ op: 'maxHealth', n: 3 }] },
      { trigger: 'hero-after', ops: [{ op: 'heroRoll', n: 2 }] },
    ],
  },
  {
    id: 'artifact-ember-heart',
    kind: 'artifact',
    from: { legend: 'ember-heart' },
    copies: 1,
    effects: [{ trigger: 'hero-before', ops: [{ op: 'damagePlus', n: 4 }] }],
  },
  {
    id: 'artifact-oathblade',
    kind: 'weapon',
    from: { legend: 'oathblade' },
    copies: 1,
    slot: 'sword',
    attack: [
      { from: 5, damage: 4 },
      { from: 8, damage: 5 },
      { from: 11, damage: 7 },
      { from: 14, damage: 9 },
    ],
  },
  {
    id: 'artifact-star-loom',
    kind: 'artifact',
    from: { legend: 'star-loom' },
    copies: 1,
    effects: [
      { trigger: 'none', ops: [{ op: 'teleport', n: 5 }] },
      { trigger: 'hero-after', ops: [{ op: 'rerollHeroDie', n: 2 }] },
    ],
  },
  {
    id: 'artifact-bone-flute',
    kind: 'artifact',
    from: { legend: 'bone-flute' },
    copies: 1,
    effects: [{ trigger: 'monster-before', ops: [{ op: 'monsterOneDie' }] }],
  },
  {
    id: 'artifact-last-lantern',
    kind: 'artifact',
    from: { legend: 'last-lantern' },
    copies: 1,
    effects: [
      { trigger: 'anytime', ops: [{ op: 'heal', n: 6 }] },
      { trigger: 'permanent', ops: [{ op: 'protectElementals' }] },
    ],
  },
];
