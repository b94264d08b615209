// Skills of the Well of Darkness.

import type { SkillRow } from '../rows.ts';

const box = 'well-of-darkness' as const;

export const wellFighting: readonly SkillRow[] = [
  {
    id: 'bear-tattoo',
    box,
    type: 'fighting',
    effects: [
      { when: 'always', ops: [{ op: 'have', ability: 'grapple' }] },
      { when: 'always', ops: [{ op: 'maxWounds', n: 2 }] },
    ],
  },
  {
    id: 'furr-the-spirit-wolf',
    box,
    type: 'fighting',
    effects: [{ when: 'setup', ops: [{ op: 'companion', familiars: ['furr'] }] }],
  },
  {
    id: 'ox-tattoo',
    box,
    type: 'fighting',
    effects: [{ when: 'always', ops: [{ op: 'immune', to: ['daze', 'grapple', 'knockback', 'stun', 'web'] }] }],
  },
  {
    id: 'taunt',
    box,
    type: 'fighting',
    effects: [{ when: 'enemy-attacks', may: true, ops: [{ op: 'tauntWithin', n: 5 }] }],
  },
];

export const wellSubterfuge: readonly SkillRow[] = [
  {
    id: 'burglar',
    box,
    type: 'subterfuge',
    effects: [
      { when: 'always', ops: [{ op: 'opensFor', n: 1 }] },
      { when: 'always', ops: [{ op: 'trapCost', n: 1 }] },
    ],
  },
  {
    id: 'born-to-the-bow',
    box,
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:declare',
        if: [{ is: 'kind', kinds: ['ranged'] }, { is: 'two-handed' }],
        ops: [{ op: 'aimed' }],
      },
    ],
  },
  {
    id: 'eagle-eye',
    box,
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:armour',
        if: [{ is: 'kind', kinds: ['ranged'] }],
        ops: [{ op: 'bonus', bonus: { pierce: 2 } }],
      },
      {
        when: 'attack:spend',
        if: [{ is: 'kind', kinds: ['ranged', 'magic'] }],
        ops: [{ op: 'bonus', bonus: { range: 1 } }],
      },
    ],
  },
  {
    id: 'lucky',
    box,
    type: 'subterfuge',
    effects: [{ when: 'attack:spend', ops: [{ op: 'enhanceBoth' }] }],
  },
];

export const wellWizardry: readonly SkillRow[] = [
  {
    id: 'earth-pact',
    box,
    type: 'wizardry',
    effects: [
      { when: 'always', ops: [{ op: 'passThrough', prop: 'rubble' }] },
      { when: 'turn-end', if: [{ is: 'unmoved' }], ops: [{ op: 'recover', wounds: 2 }] },
    ],
  },
  {
    id: 'fire-pact',
    box,
    type: 'wizardry',
    effects: [
      { when: 'always', ops: [{ op: 'unharmedBy', prop: 'lava' }] },
      { when: 'always', ops: [{ op: 'immune', to: ['burn'] }] },
      { when: 'attack:tokens', if: [{ is: 'with-staff' }], ops: [{ op: 'grant', ability: 'burn' }] },
    ],
  },
  {
    id: 'water-pact',
    box,
    type: 'wizardry',
    effects: [
      { when: 'always', ops: [{ op: 'passThrough', prop: 'water' }] },
      { when: 'attack:tokens', if: [{ is: 'with-staff' }], ops: [{ op: 'grant', ability: 'knockback' }] },
    ],
  },
  {
    id: 'wind-pact',
    box,
    type: 'wizardry',
    effects: [
      { when: 'always', ops: [{ op: 'unharmedBy', prop: 'pit' }] },
      { when: 'area-revealed', may: true, ops: [{ op: 'spoilHand' }] },
    ],
  },
];
