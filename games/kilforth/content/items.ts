// The Items: one to discover in each region outside the city.

import type { Reward } from './rows.ts';
import { against, gift, hero, item, may, surprising, testing } from './wording.ts';

export const items = [
  item('sword-of-the-pass', 'weapon', { region: 'golden-fields', gold: 5, bonus: { combat: 2 } }),
  {
    ...item('oaken-cuirass', 'armour', { region: 'heron-ford', gold: 5, bonus: { combat: 1 } }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 1 }),
  },
  item('tarnished-diadem', 'jewel', { region: 'barrow-lea', gold: 5, bonus: { influence: 1, lore: 1 } }),
  {
    ...item('giants-blood', 'potion', { region: 'serene-lake', gold: 3 }),
    ability: may(
      'ownTest',
      { op: 'addSuccess', n: 2 },
      { cost: [{ pay: 'sacrifice' }], condition: { is: 'attribute', attribute: 'combat' } },
    ),
  },
  item('pewter-dagger', 'weapon', { region: 'broken-mill', gold: 2, bonus: { combat: 1 } }),
  {
    ...item('gambeson', 'armour', { region: 'dead-kings-road', gold: 2 }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 1 }),
  },
  item('copper-ring', 'jewel', { region: 'whispering-wood', gold: 2, bonus: { influence: 1 } }),
  {
    ...item('cloudy-vial', 'potion', { region: 'silver-grove', gold: 2 }),
    ability: gift({ op: 'heal', n: 2 }, { cost: [{ pay: 'sacrifice' }] }),
  },
  {
    ...item('ashwood-bow', 'weapon', { region: 'ashen-glade', gold: 3, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, surprising),
  },
  item('shadow-cloak', 'armour', { region: 'bramblewild', gold: 3, bonus: { stealth: 1 } }),
  item('cats-eye', 'jewel', { region: 'willowmere', gold: 3, bonus: { stealth: 1 } }),
  {
    ...item('cat-oil', 'potion', { region: 'gallows-oak', gold: 2 }),
    ability: may(
      'ownTest',
      { op: 'addSuccess', n: 2 },
      { cost: [{ pay: 'sacrifice' }], condition: { is: 'attribute', attribute: 'stealth' } },
    ),
  },
  {
    ...item('blade-of-dead-kings', 'weapon', { region: 'pallid-mire', gold: 6, bonus: { combat: 2 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('combat')),
  },
  {
    ...item('watchers-harness', 'armour', { region: 'skull-heath', gold: 6, bonus: { combat: 1 } }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 2 }),
  },
  item('regents-seal', 'jewel', { region: 'cracked-flats', gold: 6, bonus: { influence: 2 } }),
  {
    ...item('saints-tears', 'potion', { region: 'field-of-banners', gold: 4 }),
    ability: gift({ op: 'heal', n: 4 }, { cost: [{ pay: 'sacrifice' }] }),
  },
  {
    ...item('woodcutters-axe', 'weapon', { region: 'ruins-of-ostrevent', gold: 3, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('undead')),
  },
  {
    ...item('dented-shield', 'armour', { region: 'brimstone-pit', gold: 3 }),
    ability: may('skirmish', { op: 'adversaryDice', n: -2 }),
  },
  item('owl-brooch', 'jewel', { region: 'black-cave', gold: 3, bonus: { lore: 1 } }),
  {
    ...item('willow-balm', 'potion', { region: 'windgate-pass', gold: 2 }),
    ability: gift({ op: 'heal', n: 2 }, { cost: [{ pay: 'sacrifice' }], target: 'heroHere' }),
  },
  {
    ...item('blessed-mace', 'weapon', { region: 'watchers-peak', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('demon')),
  },
  {
    ...item('mail-coat', 'armour', { region: 'forgotten-mine', gold: 4, bonus: { combat: 1 } }),
    ability: may('skirmishDamage', { op: 'preventHp', n: 1 }),
  },
  {
    ...item('silver-torc', 'jewel', { region: 'griffins-roost', gold: 4, bonus: { influence: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('influence')),
  },
  {
    ...item('elixir-of-clarity', 'potion', { region: 'mute-glacier', gold: 3 }),
    ability: may(
      'ownTest',
      { op: 'addSuccess', n: 2 },
      { cost: [{ pay: 'sacrifice' }], condition: { is: 'attribute', attribute: 'lore' } },
    ),
  },
] satisfies readonly Reward[];
