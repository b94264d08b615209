// The Spells: one to discover in each region outside the city, each behind a lock of Lore.

import type { Reward } from './rows.ts';
import { action, gift, may, on, spell, testing } from './wording.ts';

export const spells = [
  {
    ...spell('healers-song', 'healing', { region: 'golden-fields', gold: 3, loreLock: 4 }),
    ability: gift({ op: 'heal', n: 1 }, { target: 'heroHere' }),
  },
  {
    ...spell('soft-step', 'aid', { region: 'heron-ford', gold: 2, loreLock: 3 }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 2 }, testing('stealth')),
  },
  {
    ...spell('shove', 'kinetic', { region: 'barrow-lea', gold: 3, loreLock: 4 }),
    ability: gift({ op: 'removeObstacle', n: 1 }),
  },
  {
    ...spell('stoneskin', 'battle', { region: 'serene-lake', gold: 3, loreLock: 4 }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 2 }),
  },
  {
    ...spell('second-dawn', 'healing', { region: 'broken-mill', gold: 4, loreLock: 6 }),
    ability: gift({ op: 'heal', n: 3 }),
  },
  {
    ...spell('decree-of-fate', 'aid', { region: 'dead-kings-road', gold: 4, loreLock: 5 }),
    ability: may('anyTestInRegion', { op: 'addSuccess', n: 1 }),
  },
  {
    ...spell('held-moment', 'kinetic', { region: 'whispering-wood', gold: 4, loreLock: 6 }),
    ability: gift({ op: 'gainAp', n: 1 }),
  },
  {
    ...spell('furnace-breath', 'battle', { region: 'silver-grove', gold: 4, loreLock: 6 }),
    ability: may('ownTest', { op: 'addDice', attribute: 'combat', n: 3 }, testing('combat')),
  },
  {
    ...spell('warm-breath', 'healing', { region: 'ashen-glade', gold: 2, loreLock: 3 }),
    ability: gift({ op: 'heal', n: 1 }),
  },
  {
    ...spell('honeyed-tongue', 'aid', { region: 'bramblewild', gold: 2, loreLock: 3 }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 2 }, testing('influence')),
  },
  {
    ...spell('long-stride', 'kinetic', { region: 'willowmere', gold: 2, loreLock: 3 }),
    ability: gift({ op: 'gainAp', n: 1, only: 'move' }),
  },
  {
    ...spell('ash-bolt', 'battle', { region: 'gallows-oak', gold: 2, loreLock: 3 }),
    ability: may('startOfBattle', { op: 'damageAdversary', n: 1 }),
  },
  {
    ...spell('quick-sap', 'healing', { region: 'pallid-mire', gold: 3, loreLock: 5 }),
    ability: gift({ op: 'heal', n: 2 }),
  },
  {
    ...spell('omen', 'aid', { region: 'skull-heath', gold: 3, loreLock: 4 }),
    ability: may('ownTest', { op: 'addSuccess', n: 1 }),
  },
  {
    ...spell('bramble-door', 'kinetic', { region: 'cracked-flats', gold: 3, loreLock: 5 }),
    ability: action({ op: 'moveTo', to: 'sameTerrain' }),
  },
  {
    ...spell('cloud-of-crows', 'battle', { region: 'field-of-banners', gold: 3, loreLock: 5 }),
    ability: may('skirmish', { op: 'adversaryDice', n: -2 }),
  },
  {
    ...spell('circle-of-rest', 'healing', { region: 'ruins-of-ostrevent', gold: 4, loreLock: 5 }),
    ability: gift({ op: 'heal', n: 2 }, { target: 'heroHere' }),
  },
  {
    ...spell('thousand-hands', 'aid', { region: 'brimstone-pit', gold: 3, loreLock: 5 }),
    ability: may(
      'ownTest',
      { op: 'addDice', attribute: 'any', n: 2 },
      { condition: { is: 'attributeNot', attribute: 'combat' } },
    ),
  },
  {
    ...spell('homeward', 'kinetic', { region: 'black-cave', gold: 3, loreLock: 4 }),
    ability: action({ op: 'moveTo', to: 'city' }),
  },
  {
    ...spell('bound-lightning', 'battle', { region: 'windgate-pass', gold: 4, loreLock: 5 }),
    ability: may('startOfBattle', { op: 'damageAdversary', n: 2 }),
  },
  {
    ...spell('hand-of-moss', 'healing', { region: 'watchers-peak', gold: 2, loreLock: 3 }),
    ability: gift({ op: 'heal', n: 2 }, on('forest')),
  },
  {
    ...spell('inner-eye', 'aid', { region: 'forgotten-mine', gold: 2, loreLock: 3 }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 2 }, testing('lore')),
  },
  {
    ...spell('mistwalk', 'kinetic', { region: 'griffins-roost', gold: 2, loreLock: 4 }),
    ability: gift({ op: 'hide' }),
  },
  {
    ...spell('spectral-blade', 'battle', { region: 'mute-glacier', gold: 2, loreLock: 4 }),
    ability: may('ownTest', { op: 'addDice', attribute: 'combat', n: 2 }, testing('combat')),
  },
] satisfies readonly Reward[];
