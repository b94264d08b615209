// Feats of subterfuge (Tomb of Ice).

import type { FeatRow } from '../rows.ts';
import type { Condition } from '../vocabulary.ts';

const OURS = { box: 'tomb-of-ice', type: 'subterfuge' } as const;

const OWN_TURN: Condition = { is: 'own-turn' };
const OVERLORD_TURN: Condition = { is: 'overlord-turn' };
const RANGED: Condition = { is: 'kind', kinds: ['ranged'] };

export const subterfugeFeats: readonly FeatRow[] = [
  {
    ...OURS,
    id: 'backstab',
    copies: 2,
    effect: {
      when: 'attacked:declare',
      if: [OVERLORD_TURN, { is: 'kind', kinds: ['melee'] }],
      failsOn: 'surge',
      ops: [{ op: 'attack', with: 'any', kinds: ['melee', 'ranged'] }],
    },
  },
  {
    ...OURS,
    id: 'chink-in-the-armor',
    copies: 1,
    effect: { when: 'attack:declare', if: [OWN_TURN, RANGED], ops: [{ op: 'gain', ability: 'pierce', rank: 4 }] },
  },
  {
    ...OURS,
    id: 'disarm',
    copies: 2, // ICE-9.2
    effect: {
      when: 'card-played',
      if: [
        { is: 'card', type: 'trap' },
        { is: 'on-us', within: 3 },
      ],
      failsOn: 'blank',
      ops: [{ op: 'stopCard' }],
    },
  },
  {
    ...OURS,
    id: 'evade',
    copies: 2,
    effect: {
      when: 'attacked:ward',
      if: [OVERLORD_TURN, { is: 'kind', kinds: ['ranged', 'magic'] }],
      failsOn: 'surge',
      ops: [{ op: 'escape' }],
    },
  },
  {
    ...OURS,
    id: 'foiled-plans',
    copies: 2, // ICE-9.2
    effect: { when: 'turn-start', ops: [{ op: 'foil', n: 2 }] },
  },
  {
    ...OURS,
    id: 'hustle',
    copies: 3,
    effect: { when: 'turn-start', ops: [{ op: 'movement', n: 3 }] },
  },
  {
    ...OURS,
    id: 'second-wind-subterfuge',
    copies: 1,
    effect: { when: 'turn-start', ops: [{ op: 'recover', fatigue: 'all' }] },
  },
  {
    ...OURS,
    id: 'shooting-for-distance',
    copies: 3,
    effect: { when: 'attack:declare', if: [OWN_TURN, RANGED], ops: [{ op: 'add', bonus: { range: 8 } }] },
  },
  {
    ...OURS,
    id: 'skulk',
    copies: 1,
    effect: {
      when: 'attacked:declare',
      if: [OVERLORD_TURN],
      failsOn: 'surge',
      lasts: 'next-turn',
      ops: [
        { op: 'have', ability: 'ghost' },
        { op: 'have', ability: 'stealth' },
      ],
    },
  },
];
