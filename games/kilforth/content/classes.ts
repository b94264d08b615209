// The Classes: bonuses, archetype and ability (KIL-19.11 to 19.22).

import type { HeroClass } from './rows.ts';

export const classes = [
  // Arcane
  {
    id: 'sorcerer',
    archetype: 'arcane',
    combat: 0,
    lore: 2,
    stealth: 0,
    influence: 0,
    ability: {
      kind: 'gift',
      timing: 'gift',
      cost: [{ pay: 'exhaust' }],
      limit: { times: 1, per: 'game' },
      ops: [{ op: 'discoverAnywhere' }],
    },
  },
  {
    id: 'warmage',
    archetype: 'arcane',
    combat: 1,
    lore: 1,
    stealth: 0,
    influence: 0,
    ability: {
      kind: 'hero',
      timing: 'startOfEngagement',
      cost: [{ pay: 'exhaust' }],
      optional: true,
      ops: [
        { op: 'loseHp', n: 1 },
        { op: 'damageAdversary', n: 1 },
      ],
    },
  },
  {
    id: 'bard',
    archetype: 'arcane',
    combat: 0,
    lore: 1,
    stealth: 0,
    influence: 1,
    ability: {
      kind: 'hero',
      timing: 'anyTestInRegion',
      cost: [{ pay: 'exhaust' }],
      condition: { is: 'attribute', attribute: 'influence' },
      optional: true,
      ops: [{ op: 'addSuccess', n: 1 }],
    },
  },
  // Pious
  { id: 'priest', archetype: 'pious', combat: 0, lore: 0, stealth: 0, influence: 2 },
  {
    id: 'shaman',
    archetype: 'pious',
    combat: 0,
    lore: 1,
    stealth: 0,
    influence: 1,
    ability: { kind: 'gift', timing: 'gift', cost: [{ pay: 'exhaust' }], ops: [{ op: 'gainAp', n: 1, only: 'rest' }] },
  },
  {
    id: 'druid',
    archetype: 'pious',
    combat: 0,
    lore: 0,
    stealth: 1,
    influence: 1,
    ability: {
      kind: 'hero',
      timing: 'evadeStep',
      condition: { is: 'opponent', keywords: ['humanoid'] },
      optional: true,
      ops: [{ op: 'autoEvade' }],
    },
  },
  // Martial
  { id: 'warrior', archetype: 'martial', combat: 2, lore: 0, stealth: 0, influence: 0 },
  {
    id: 'ranger',
    archetype: 'martial',
    combat: 1,
    lore: 0,
    stealth: 1,
    influence: 0,
    ability: {
      kind: 'hero',
      timing: 'enterRegion',
      condition: { is: 'terrain', terrain: 'forest' },
      ops: [{ op: 'hide' }],
    },
  },
  {
    id: 'soldier',
    archetype: 'martial',
    combat: 1,
    lore: 0,
    stealth: 0,
    influence: 1,
    ability: { kind: 'hero', timing: 'enemyDefeated', ops: [{ op: 'gainGold', n: 1 }] },
  },
  // Shadow
  { id: 'rogue', archetype: 'shadow', combat: 0, lore: 0, stealth: 2, influence: 0 },
  {
    id: 'scout',
    archetype: 'shadow',
    combat: 0,
    lore: 1,
    stealth: 1,
    influence: 0,
    ability: {
      kind: 'gift',
      timing: 'gift',
      cost: [{ pay: 'exhaust' }],
      ops: [{ op: 'gainAp', n: 1, only: 'confront' }],
    },
  },
  {
    id: 'assassin',
    archetype: 'shadow',
    combat: 1,
    lore: 0,
    stealth: 1,
    influence: 0,
    ability: {
      kind: 'hero',
      timing: 'ownTest',
      condition: { is: 'surprise' },
      ops: [
        { op: 'addDice', attribute: 'combat', n: 1 },
        { op: 'addDice', attribute: 'stealth', n: 1 },
      ],
    },
  },
] satisfies readonly HeroClass[];
