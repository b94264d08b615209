// Fighting skills: melee and toughness (DES-3.13). Leadership has the text of its replacement card (DRF-2.5a).

import type { SkillRow } from '../rows.ts';

export const fightingSkills: readonly SkillRow[] = [
  {
    id: 'able-warrior',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'advance' }],
        cost: { fatigue: 2 },
        once: 'turn',
        ops: [{ op: 'attacks', n: 1 }],
      },
    ],
  },
  {
    id: 'battle-cry',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'battle' }],
        may: true,
        ops: [{ op: 'recover', fatigue: 1, who: 'self-and-adjacent' }],
      },
    ],
  },
  {
    id: 'cleaving',
    type: 'fighting',
    effects: [
      {
        when: 'attack:kill',
        if: [{ is: 'kind', kinds: ['melee'] }],
        cost: { fatigue: 1 },
        ops: [{ op: 'attack', with: 'same-weapon' }],
      },
    ],
  },
  {
    id: 'enduring',
    type: 'fighting',
    effects: [
      { when: 'always', ops: [{ op: 'noSpeedCap' }] },
      { when: 'always', if: [{ is: 'unarmoured' }], ops: [{ op: 'armour', n: 1 }] },
    ],
  },
  {
    id: 'knight',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'battle' }],
        cost: { fatigue: 2 },
        once: 'turn',
        ops: [{ op: 'halfSpeed' }, { op: 'attacks', n: 1 }],
      },
    ],
  },
  {
    id: 'leadership',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'ready' }],
        cost: { fatigue: 1 },
        once: 'turn',
        ops: [{ op: 'halfActions', n: 3 }],
      },
      { when: 'order-placed', cost: { fatigue: 1 }, ops: [{ op: 'lendOrder' }] },
    ],
  },
  {
    id: 'mighty',
    type: 'fighting',
    effects: [
      { when: 'attack:damage', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'bonus', bonus: { damage: 2 } }] },
    ],
  },
  { id: 'parry', type: 'fighting', effects: [{ when: 'always', ops: [{ op: 'armourAgainst', kind: 'melee', n: 1 }] }] },
  {
    id: 'relentless',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'advance' }],
        may: true,
        ops: [{ op: 'recover', fatigue: 1 }],
      },
    ],
  },
  { id: 'tough', type: 'fighting', effects: [{ when: 'always', ops: [{ op: 'maxWounds', n: 4 }] }] },
  {
    id: 'unmovable',
    type: 'fighting',
    effects: [
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'battle' }],
        may: true,
        ops: [{ op: 'placeOrder', order: 'guard' }],
      },
      {
        when: 'action-declared',
        if: [{ is: 'action', action: 'battle' }],
        lasts: 'next-turn',
        ops: [{ op: 'armour', n: 1 }],
      },
    ],
  },
  {
    id: 'weapon-mastery',
    type: 'fighting',
    effects: [
      { when: 'attack:spend', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'bonus', bonus: { surges: 2 } }] },
    ],
  },
];
