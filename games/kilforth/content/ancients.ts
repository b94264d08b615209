// The Ancients with their Ability cards: two for each terrain.

import type { Ancient } from './rows.ts';
import { ancient, inRound, realm } from './wording.ts';

export const ancients = [
  {
    ...ancient('vorgrahl', { region: 'golden-fields', plotTerrains: ['plains'], combat: 9, health: 15 }),
    ability: realm(
      'endOfRound',
      { op: 'healAdversary', n: 1 },
      { condition: { is: 'heroHpLostThisRound', atLeast: 2 } },
    ),
  },
  {
    ...ancient('pale-queen', { region: 'serene-lake', plotTerrains: ['plains'], combat: 8, health: 16 }),
    ability: {
      kind: 'realm',
      timing: 'startOfBattle',
      target: 'team',
      choice: [[{ op: 'discardRumour', n: 1 }], [{ op: 'loseHp', n: 1 }]],
    },
  },
  {
    ...ancient('sylmareth', { region: 'silver-grove', plotTerrains: ['forest'], combat: 9, health: 14 }),
    ability: realm(
      'skirmish',
      { op: 'addSuccess', n: -1 },
      { condition: { is: 'roundAtMost', round: 2 }, target: 'team' },
    ),
  },
  {
    ...ancient('hollow-stag', { region: 'gallows-oak', plotTerrains: ['forest'], combat: 10, health: 14 }),
    ability: realm('assault', { op: 'forbid', what: ['fate'] }),
  },
  {
    ...ancient('okhtar', { region: 'brimstone-pit', plotTerrains: ['badlands'], combat: 9, health: 15 }),
    ability: realm('startOfBattle', { op: 'exhaustAsset', n: 1 }, { target: 'team' }),
  },
  {
    ...ancient('mother-of-pits', { region: 'pallid-mire', plotTerrains: ['badlands'], combat: 8, health: 17 }),
    ability: realm('enterPlay', { op: 'placeFirst', deck: 'badlands', type: 'enemy' }),
  },
  {
    ...ancient('thuldram', { region: 'watchers-peak', plotTerrains: ['mountains'], combat: 8, health: 17 }),
    ability: realm('skirmishDamage', { op: 'capPrevent', n: 1 }),
  },
  {
    ...ancient('blind-oracle', { region: 'mute-glacier', plotTerrains: ['mountains'], combat: 9, health: 14 }),
    ability: realm('skirmish', { op: 'adversaryReroll' }, inRound(1)),
  },
] satisfies readonly Ancient[];
