// Subterfuge skills: missiles and movement (DES-3.13). Acrobat has the text of its replacement card (DRF-1.3).

import type { SkillRow } from '../rows.ts';

export const subterfugeSkills: readonly SkillRow[] = [
  { id: 'acrobat', type: 'subterfuge', effects: [{ when: 'always', ops: [{ op: 'acrobatics' }] }] },
  {
    id: 'alertness',
    type: 'subterfuge',
    effects: [
      { when: 'enemy-comes-adjacent', cost: { fatigue: 2 }, once: 'entry', ops: [{ op: 'attack', with: 'any' }] },
    ],
  },
  {
    id: 'ambidextrous',
    type: 'subterfuge',
    effects: [
      { when: 'attack:damage', if: [{ is: 'off-hand' }], ops: [{ op: 'bonus', bonus: { damage: 1 } }] },
      { when: 'always', ops: [{ op: 'shields', n: 1 }] },
    ],
  },
  {
    id: 'cautious',
    type: 'subterfuge',
    effects: [
      { when: 'threat-collected', ops: [{ op: 'threatIncome', n: -1 }] },
      { when: 'always', ops: [{ op: 'trapWounds', n: -1 }] },
    ],
  },
  {
    id: 'crack-shot',
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:sight',
        if: [{ is: 'kind', kinds: ['ranged', 'magic'] }],
        may: true,
        ops: [{ op: 'traceFromBeside' }],
      },
    ],
  },
  {
    id: 'deflect-arrows',
    type: 'subterfuge',
    effects: [{ when: 'always', ops: [{ op: 'armourAgainst', kind: 'ranged', n: 1 }] }],
  },
  {
    id: 'marksman',
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:damage',
        if: [{ is: 'kind', kinds: ['ranged', 'magic'] }],
        ops: [{ op: 'bonus', bonus: { range: 3 } }],
      },
    ],
  },
  {
    id: 'master-archer',
    type: 'subterfuge',
    effects: [
      { when: 'attack:spend', if: [{ is: 'kind', kinds: ['ranged'] }], ops: [{ op: 'bonus', bonus: { surges: 2 } }] },
    ],
  },
  {
    id: 'precision',
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:sight',
        if: [{ is: 'kind', kinds: ['ranged', 'magic'] }],
        may: true,
        ops: [{ op: 'seeThroughOne' }],
      },
    ],
  },
  {
    id: 'rapid-fire',
    type: 'subterfuge',
    effects: [
      {
        when: 'attack:after',
        if: [{ is: 'kind', kinds: ['ranged'] }],
        cost: { fatigue: 2 },
        ops: [{ op: 'attack', with: 'same-weapon' }],
      },
    ],
  },
  { id: 'skilled', type: 'subterfuge', effects: [{ when: 'always', ops: [{ op: 'maxFatigue', n: 2 }] }] },
  { id: 'swift', type: 'subterfuge', effects: [{ when: 'always', ops: [{ op: 'speed', n: 2 }] }] },
];
