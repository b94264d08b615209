// Events of The Saboteur and the Hecatomb deck in its three tiers.

import type { DeckCardRow, ScenarioCardRow } from '../rows.ts';
import type { Counted, Level, SpaceKind } from '../vocabulary.ts';
import type { CardRule, CardRuleOp } from './vocabulary.ts';

const event = (id: string, ...rules: readonly CardRule[]): DeckCardRow => ({ id, form: 'deck', deck: 'event', rules });
const hecatomb = (id: string, tier: 1 | 2 | 3, ...rules: readonly CardRule[]): DeckCardRow => ({
  id,
  form: 'deck',
  deck: 'hecatomb',
  tier,
  rules,
});

const OPENED = { kinds: ['any'], liberated: true, without: ['pit'] } as const;
/** On the space nearest to such a place. */
const pitNear = (kind: SpaceKind, level: Level, n: Counted): CardRuleOp => ({
  op: 'pit',
  level,
  n,
  where: { ...OPENED, pick: { nearest: { kinds: [kind] } } },
});
/** On any space at most three from such a place. */
const pitAround = (kind: SpaceKind, level: Level, n: Counted): CardRuleOp => ({
  op: 'pit',
  level,
  n,
  where: { ...OPENED, within: { n: 3, of: { kinds: [kind] } }, pick: 'random' },
});

export const eventCards: readonly ScenarioCardRow[] = [
  event('event-great-fair', {
    do: [{ op: 'renewOffers' }, { op: 'modifier', modifier: { stat: 'buyPrice', n: -1 }, until: 'roundEnd' }],
  }),
  event('event-headwind', { do: [{ op: 'modifier', modifier: { stat: 'actionMovement', n: -1 }, until: 'roundEnd' }] }),
  event('event-open-vein', { do: [{ op: 'modifier', modifier: { stat: 'freeMineCart' }, until: 'roundEnd' }] }),
  event('event-blood-moon', {
    do: [
      { op: 'modifier', modifier: { stat: 'monsterStrength', n: 1 }, until: 'roundEnd' },
      { op: 'modifier', modifier: { stat: 'monsterReputation', n: 1 }, until: 'roundEnd' },
    ],
  }),
  event('event-pilgrims', {
    who: 'each',
    do: [
      { op: 'heal', n: 3 },
      { op: 'gaar', n: 1 },
    ],
  }),
  event('event-tremor', { who: { within: 1, of: { kinds: ['mine'] } }, do: [{ op: 'sufferWounds', n: 2 }] }),
  event(
    'event-faer-tide',
    { who: 'each', do: [{ op: 'silver', n: 1 }] },
    { do: [{ op: 'modifier', modifier: { stat: 'challengeRoll', n: 2 }, until: 'roundEnd' }] },
  ),
  hecatomb('hecatomb-turned-earth', 1, { do: [pitNear('village', 1, { 1: 1, 2: 1, 3: 2, 4: 2 })] }),
  hecatomb(
    'hecatomb-mute-bells',
    1,
    { do: [pitNear('chapel', 1, 1)] },
    { who: 'each', do: [{ op: 'loseGaar', n: 1 }] },
  ),
  hecatomb(
    'hecatomb-poisoned-well',
    1,
    { who: { within: 2, of: { kinds: ['village'] } }, do: [{ op: 'sufferWounds', n: 1 }] },
    { do: [pitNear('village', 1, 1)] },
  ),
  hecatomb('hecatomb-march-of-bones', 1, { do: [pitAround('village', 1, { 1: 1, 2: 2, 3: 2, 4: 3 })] }),
  hecatomb('hecatomb-common-grave', 2, { do: [pitNear('village', 2, 1)] }),
  hecatomb(
    'hecatomb-revenants',
    2,
    { who: 'each', do: [{ op: 'silver', n: 1 }] },
    { do: [pitAround('chapel', 2, { 1: 1, 2: 1, 3: 1, 4: 2 })] },
  ),
  hecatomb(
    'hecatomb-black-rot',
    2,
    { who: 'each', do: [{ op: 'sufferWounds', n: 2 }] },
    {
      do: [
        {
          op: 'unmark',
          marker: 'emblem',
          n: 1,
          where: { kinds: ['village'], within: { n: 2, of: { marker: 'pit' } }, pick: 'all' },
        },
      ],
    },
  ),
  hecatomb('hecatomb-night-of-graves', 3, { do: [pitNear('village', 2, { 1: 1, 2: 2, 3: 2, 4: 3 })] }),
  hecatomb('hecatomb-unburied-king', 3, { do: [pitNear('village', 3, 1)] }),
  hecatomb('hecatomb-hecatomb', 3, {
    do: [pitNear('chapel', 3, 1), pitNear('village', 1, { 1: 1, 2: 1, 3: 2, 4: 2 })],
  }),
];
