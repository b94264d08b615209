// The Basic cards, which every game uses, and Disease.

import type { CardRow } from './vocabulary.ts';

export const basics: readonly CardRow[] = [
  {
    id: 'militia',
    kind: 'basic',
    types: ['hero'],
    classes: ['militia'],
    cost: 0,
    gold: 0,
    strength: 2,
    attack: 1,
    levelUp: 3,
    copies: 30,
    start: 6,
    abilities: [{ timing: 'level-up', op: 'militiaPromotion' }],
  },
  {
    id: 'dagger',
    kind: 'basic',
    types: ['weapon', 'edged'],
    cost: 3,
    gold: 1,
    weight: 2,
    attack: 1,
    copies: 15,
    start: 2,
  },
  {
    id: 'iron-rations',
    kind: 'basic',
    types: ['item', 'food'],
    cost: 2,
    gold: 2,
    copies: 15,
    start: 2,
    abilities: [{ timing: 'dungeon', op: 'strengthBonus', strength: 2 }],
  },
  { id: 'torch', kind: 'basic', types: ['item', 'light'], cost: 3, gold: 2, light: 1, copies: 15, start: 2 },
  {
    id: 'disease',
    kind: 'disease',
    types: ['disease'],
    copies: 15,
    abilities: [{ timing: 'dungeon-mandatory', op: 'diseasePenalty' }],
  },
];
