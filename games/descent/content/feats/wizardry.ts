// Feats of wizardry (Tomb of Ice).

import type { FeatRow } from '../rows.ts';
import type { Condition } from '../vocabulary.ts';

const OURS = { box: 'tomb-of-ice', type: 'wizardry' } as const;

const OWN_TURN: Condition = { is: 'own-turn' };
const OVERLORD_TURN: Condition = { is: 'overlord-turn' };
const MAGIC: Condition = { is: 'kind', kinds: ['magic'] };

export const wizardryFeats: readonly FeatRow[] = [
  {
    ...OURS,
    id: 'carried-by-air',
    copies: 2,
    effect: {
      when: 'turn-start',
      lasts: 'turn',
      ops: [
        { op: 'speed', n: 2 },
        { op: 'have', ability: 'fly' },
      ],
    },
  },
  {
    ...OURS,
    id: 'flaming-fury',
    copies: 1,
    effect: { when: 'attack:tokens', if: [OWN_TURN, MAGIC], ops: [{ op: 'tokens', tokens: { burn: 3 } }] },
  },
  {
    ...OURS,
    id: 'focus',
    copies: 3,
    effect: { when: 'attack:declare', if: [OWN_TURN], ops: [{ op: 'add', bonus: { surges: 2 } }] },
  },
  {
    ...OURS,
    id: 'magi-madness',
    copies: 1,
    effect: { when: 'attack:declare', if: [OWN_TURN, MAGIC], ops: [{ op: 'gain', ability: 'sorcery', rank: 3 }] },
  },
  {
    ...OURS,
    id: 'preventing-evil',
    copies: 1,
    effect: { when: 'card-played', failsOn: 'surge', ops: [{ op: 'stopCard', unpaid: true }] },
  },
  {
    ...OURS,
    id: 'protect-thyself',
    copies: 2,
    effect: {
      when: 'hero-attacked',
      if: [OVERLORD_TURN],
      lasts: 'next-turn',
      ops: [{ op: 'armourWithin', within: 3, n: 2 }],
    },
  },
  {
    ...OURS,
    id: 'sparks-of-pain',
    copies: 2,
    effect: { when: 'overlord-turn-start', lasts: 'next-turn', ops: [{ op: 'have', ability: 'aura', rank: 4 }] },
  },
  {
    ...OURS,
    id: 'transparent',
    copies: 2,
    effect: { when: 'attacked:declare', if: [OVERLORD_TURN], ops: [{ op: 'hide' }] },
  },
  {
    ...OURS,
    id: 'we-are-not-afraid',
    copies: 3,
    effect: { when: 'any-turn-start', ops: [{ op: 'threat', n: -4 }] }, // ICE-9.1
  },
];
