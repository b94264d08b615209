// Wizardry skills: magic attacks and powers (DES-3.13). Divine Retribution has the text of its replacement card (DRF-2.3).

import type { SkillRow } from '../rows.ts';

export const wizardrySkills: readonly SkillRow[] = [
  {
    id: 'blessing',
    type: 'wizardry',
    effects: [{ when: 'always', ops: [{ op: 'have', ability: 'command', rank: 1 }] }],
  },
  {
    id: 'boggs-the-rat',
    type: 'wizardry',
    effects: [{ when: 'setup', ops: [{ op: 'companion', familiars: ['boggs'] }] }],
  },
  {
    id: 'divine-retribution',
    type: 'wizardry',
    effects: [{ when: 'killed', if: [{ is: 'by-enemy' }], ops: [{ op: 'avenge' }] }],
  },
  { id: 'holy-aura', type: 'wizardry', effects: [{ when: 'always', ops: [{ op: 'have', ability: 'aura', rank: 1 }] }] },
  {
    id: 'inner-fire',
    type: 'wizardry',
    effects: [
      {
        when: 'attack:damage',
        if: [{ is: 'kind', kinds: ['ranged', 'magic'] }],
        ops: [{ op: 'bonus', bonus: { range: 2, damage: 1 } }],
      },
    ],
  },
  {
    id: 'mata-and-kata',
    type: 'wizardry',
    effects: [{ when: 'setup', ops: [{ op: 'companion', familiars: ['mata', 'kata'] }] }],
  },
  {
    id: 'prodigy',
    type: 'wizardry',
    effects: [
      { when: 'attack:spend', if: [{ is: 'kind', kinds: ['magic'] }], ops: [{ op: 'bonus', bonus: { surges: 2 } }] },
    ],
  },
  {
    id: 'quick-casting',
    type: 'wizardry',
    effects: [
      {
        when: 'attack:after',
        if: [{ is: 'kind', kinds: ['magic'] }],
        cost: { fatigue: 2, exhaust: true },
        ops: [{ op: 'attack', with: 'same-weapon' }],
      },
    ],
  },
  {
    id: 'telekinesis',
    type: 'wizardry',
    effects: [{ when: 'own-turn', cost: { fatigue: 1 }, ops: [{ op: 'moveFigure', n: 1 }] }],
  },
  {
    id: 'vampiric-blood',
    type: 'wizardry',
    effects: [{ when: 'attack:kill', if: [{ is: 'stays-dead' }], ops: [{ op: 'recover', fatigue: 1 }] }],
  },
  {
    id: 'wild-talent',
    type: 'wizardry',
    effects: [
      { when: 'always', ops: [{ op: 'have', ability: 'sorcery', rank: 1 }] },
      { when: 'always', ops: [{ op: 'saveDice', n: 1 }] },
    ],
  },
  {
    id: 'willpower',
    type: 'wizardry',
    effects: [{ when: 'always', ops: [{ op: 'armourAgainst', kind: 'magic', n: 1 }] }],
  },
];
