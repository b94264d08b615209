// Feats of fighting (Tomb of Ice).

import type { FeatRow } from '../rows.ts';
import type { Condition } from '../vocabulary.ts';

const OURS = { box: 'tomb-of-ice', type: 'fighting' } as const;

const OWN_TURN: Condition = { is: 'own-turn' };
const OVERLORD_TURN: Condition = { is: 'overlord-turn' };
const MELEE: Condition = { is: 'kind', kinds: ['melee'] };

export const fightingFeats: readonly FeatRow[] = [
  {
    ...OURS,
    id: 'blocked',
    copies: 2,
    effect: {
      when: 'attacked:ward',
      if: [OVERLORD_TURN, { is: 'kind', kinds: ['melee', 'ranged'] }],
      failsOn: 'surge',
      ops: [{ op: 'escape' }],
    },
  },
  {
    ...OURS,
    id: 'fend',
    copies: 3,
    effect: { when: 'attacked:declare', if: [OVERLORD_TURN], ops: [{ op: 'ward', n: 4 }] },
  },
  {
    ...OURS,
    id: 'follow-through',
    copies: 3,
    effect: { when: 'attack:damage', if: [OWN_TURN, MELEE], ops: [{ op: 'add', bonus: { damage: 2 } }] },
  },
  {
    ...OURS,
    id: 'hurry',
    copies: 2,
    effect: { when: 'turn-start', ops: [{ op: 'attacksOf', kind: 'melee', n: 1 }] },
  },
  {
    ...OURS,
    id: 'killing-blow',
    copies: 1,
    effect: { when: 'attack:roll', if: [OWN_TURN, MELEE], ops: [{ op: 'faces', but: 'red' }] },
  },
  {
    ...OURS,
    id: 'lunge',
    copies: 2,
    effect: { when: 'own-turn', lasts: 'attack', ops: [{ op: 'have', ability: 'reach' }] },
  },
  {
    ...OURS,
    id: 'riposte',
    copies: 2,
    effect: { when: 'attacked:after', if: [OVERLORD_TURN, MELEE], ops: [{ op: 'attack', with: 'any' }] },
  },
  {
    ...OURS,
    id: 'second-wind-fighting',
    copies: 1,
    effect: { when: 'turn-start', ops: [{ op: 'recover', fatigue: 'all' }] },
  },
  {
    ...OURS,
    id: 'sweeping-blow',
    copies: 1,
    effect: { when: 'attack:declare', if: [OWN_TURN, MELEE], ops: [{ op: 'gain', ability: 'sweep' }] },
  },
];
