// The Classes: bonuses, archetype and ability (KIL-19.11 to 19.22).

import type { HeroClass } from './rows.ts';
import { gift, hero, heroClass, may, on, surprising, testing } from './wording.ts';

export const classes = [
  // Arcane
  {
    ...heroClass('sorcerer', 'arcane', { lore: 2 }),
    ability: gift({ op: 'discoverAnywhere' }, { limit: { times: 1, per: 'game' } }),
  },
  {
    ...heroClass('warmage', 'arcane', { combat: 1, lore: 1 }),
    ability: may('startOfEngagement', [
      { op: 'loseHp', n: 1 },
      { op: 'damageAdversary', n: 1 },
    ]),
  },
  {
    ...heroClass('bard', 'arcane', { lore: 1, influence: 1 }),
    ability: may('anyTestInRegion', { op: 'addSuccess', n: 1 }, testing('influence')),
  },
  // Pious
  heroClass('priest', 'pious', { influence: 2 }),
  {
    ...heroClass('shaman', 'pious', { lore: 1, influence: 1 }),
    ability: gift({ op: 'gainAp', n: 1, only: 'rest' }),
  },
  {
    ...heroClass('druid', 'pious', { stealth: 1, influence: 1 }),
    ability: hero(
      'evadeStep',
      { op: 'autoEvade' },
      { condition: { is: 'opponent', keywords: ['humanoid'] }, optional: true },
    ),
  },
  // Martial
  heroClass('warrior', 'martial', { combat: 2 }),
  {
    ...heroClass('ranger', 'martial', { combat: 1, stealth: 1 }),
    ability: hero('enterRegion', { op: 'hide' }, on('forest')),
  },
  {
    ...heroClass('soldier', 'martial', { combat: 1, influence: 1 }),
    ability: hero('enemyDefeated', { op: 'gainGold', n: 1 }),
  },
  // Shadow
  heroClass('rogue', 'shadow', { stealth: 2 }),
  {
    ...heroClass('scout', 'shadow', { lore: 1, stealth: 1 }),
    ability: gift({ op: 'gainAp', n: 1, only: 'confront' }),
  },
  {
    ...heroClass('assassin', 'shadow', { combat: 1, stealth: 1 }),
    ability: hero(
      'ownTest',
      [
        { op: 'addDice', attribute: 'combat', n: 1 },
        { op: 'addDice', attribute: 'stealth', n: 1 },
      ],
      surprising,
    ),
  },
] satisfies readonly HeroClass[];
