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
    id: 'ox-tattoo',
    box,
    type: 'fighting',
    effects: [{ when: 'always', ops: [{ op: 'immune', to: ['daze', 'grapple', 'knockback', 'stun', 'web'] }] }],
  },
];

export const wellSubterfuge: readonly SkillRow[] = [
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
];
