// The Allies: one to discover in each region outside the city.

import type { Reward } from './rows.ts';
import { against, ally, gift, hero, may, surprising, testing } from './wording.ts';

export const allies = [
  {
    ...ally('false-monk', 'shadow', { region: 'golden-fields', gold: 4, bonus: { stealth: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('influence')),
  },
  {
    ...ally('healer', 'pious', { region: 'heron-ford', gold: 4 }),
    ability: gift({ op: 'heal', n: 1 }),
  },
  {
    ...ally('archer-of-the-pass', 'martial', { region: 'barrow-lea', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, surprising),
  },
  {
    ...ally('talking-cat', 'arcane', { region: 'serene-lake', gold: 4, bonus: { lore: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('stealth')),
  },
  {
    ...ally('spy', 'shadow', { region: 'broken-mill', gold: 4, bonus: { stealth: 1 } }),
    ability: gift({ op: 'peek', deck: 'encounterHere', n: 1 }),
  },
  {
    ...ally('maid-at-arms', 'pious', { region: 'dead-kings-road', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('undead')),
  },
  {
    ...ally('one-eyed-veteran', 'martial', { region: 'whispering-wood', gold: 4, bonus: { combat: 1 } }),
    ability: gift({ op: 'heal', n: 2 }, { cost: [{ pay: 'sacrifice' }] }),
  },
  {
    ...ally('willow-witch', 'arcane', { region: 'silver-grove', gold: 4, bonus: { lore: 1 } }),
    ability: gift({ op: 'ready', n: 1, what: 'spell' }),
  },
  {
    ...ally('cutthroat', 'shadow', { region: 'ashen-glade', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('humanoid')),
  },
  {
    ...ally('village-elder', 'pious', { region: 'bramblewild', gold: 4, bonus: { influence: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('lore')),
  },
  {
    ...ally('landless-captain', 'martial', { region: 'willowmere', gold: 4, bonus: { combat: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('influence')),
  },
  {
    ...ally('peat-golem', 'arcane', { region: 'gallows-oak', gold: 4, bonus: { combat: 1 } }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 2 }, { cost: [{ pay: 'sacrifice' }] }),
  },
  {
    ...ally('rooftop-urchin', 'shadow', { region: 'pallid-mire', gold: 4, bonus: { stealth: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('stealth')),
  },
  ally('begging-friar', 'pious', { region: 'skull-heath', gold: 4, bonus: { influence: 1 } }),
  ally('watch-guard', 'martial', { region: 'cracked-flats', gold: 4, bonus: { combat: 1 } }),
  {
    ...ally('apprentice-scribe', 'arcane', { region: 'field-of-banners', gold: 4, bonus: { lore: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('lore')),
  },
  {
    ...ally('ferryman', 'shadow', { region: 'ruins-of-ostrevent', gold: 4, bonus: { stealth: 1 } }),
    ability: gift({ op: 'gainAp', n: 1, only: 'move' }),
  },
  {
    ...ally('cantor', 'pious', { region: 'brimstone-pit', gold: 4, bonus: { influence: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('influence')),
  },
  {
    ...ally('fairground-wrestler', 'martial', { region: 'black-cave', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('humanoid')),
  },
  {
    ...ally('astronomer', 'arcane', { region: 'windgate-pass', gold: 4, bonus: { lore: 1 } }),
    ability: gift({ op: 'peek', deck: 'night', n: 1 }),
  },
  ally('fence', 'shadow', { region: 'watchers-peak', gold: 4, bonus: { influence: 1 } }),
  {
    ...ally('exorcist', 'pious', { region: 'forgotten-mine', gold: 4, bonus: { influence: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('demon')),
  },
  {
    ...ally('squire', 'martial', { region: 'griffins-roost', gold: 4 }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 1 }),
  },
  {
    ...ally('alchemist', 'arcane', { region: 'mute-glacier', gold: 4 }),
    ability: gift({ op: 'gainGold', n: 1 }),
  },
] satisfies readonly Reward[];
