// The Titles: one to discover in each region outside the city.

import type { Reward } from './rows.ts';
import { against, gift, hero, may, testing, title } from './wording.ts';

export const titles = [
  {
    ...title('draught-horse', 'mount', { region: 'golden-fields', gold: 4, bonus: { combat: 1 } }),
    ability: gift({ op: 'gainAp', n: 1, only: 'move' }),
  },
  {
    ...title('knight-of-the-barrow', 'order', { region: 'heron-ford', gold: 4, bonus: { combat: 1 } }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, against('undead')),
  },
  title('captain', 'rank', { region: 'barrow-lea', gold: 4, bonus: { combat: 1 } }),
  {
    ...title('friend-of-the-humble', 'reputation', { region: 'serene-lake', gold: 4, bonus: { influence: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('influence')),
  },
  {
    ...title('moor-pony', 'mount', { region: 'broken-mill', gold: 3 }),
    ability: gift({ op: 'gainAp', n: 1, only: 'move' }),
  },
  title('threshold-warden', 'order', { region: 'dead-kings-road', gold: 3, bonus: { combat: 1 } }),
  title('provost', 'rank', { region: 'whispering-wood', gold: 3, bonus: { influence: 1 } }),
  title('light-fingers', 'reputation', { region: 'silver-grove', gold: 3, bonus: { stealth: 1 } }),
  {
    ...title('destrier', 'mount', { region: 'ashen-glade', gold: 5, bonus: { combat: 1 } }),
    ability: may('ownTest', { op: 'addDice', attribute: 'combat', n: 2 }, testing('combat')),
  },
  title('templar', 'order', { region: 'bramblewild', gold: 5, bonus: { combat: 1, influence: 1 } }),
  title('baroness-or-baron', 'rank', { region: 'willowmere', gold: 5, bonus: { influence: 2 } }),
  title('ghost-of-the-alleys', 'reputation', { region: 'gallows-oak', gold: 5, bonus: { stealth: 2 } }),
  title('ibex', 'mount', { region: 'pallid-mire', gold: 3, bonus: { stealth: 1 } }),
  {
    ...title('companion-of-the-circle', 'order', { region: 'skull-heath', gold: 3, bonus: { lore: 1 } }),
    ability: may('ownTest', { op: 'reroll', dice: 'chosen', n: 1 }, testing('lore')),
  },
  {
    ...title('guild-master', 'rank', { region: 'cracked-flats', gold: 4, bonus: { influence: 1 } }),
    ability: gift({ op: 'gainGold', n: 1 }),
  },
  {
    ...title('demonslayer', 'reputation', { region: 'field-of-banners', gold: 3 }),
    ability: hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 2 }, against('demon')),
  },
  {
    ...title('stubborn-mule', 'mount', { region: 'ruins-of-ostrevent', gold: 2 }),
    ability: gift(
      { op: 'gainAp', n: 1, only: 'move' },
      {
        condition: {
          is: 'anyOf',
          of: [
            { is: 'terrain', terrain: 'mountains' },
            { is: 'terrain', terrain: 'badlands' },
          ],
        },
      },
    ),
  },
  title('lay-brother', 'order', { region: 'brimstone-pit', gold: 2, bonus: { lore: 1 } }),
  title('burgher', 'rank', { region: 'black-cave', gold: 2, bonus: { influence: 1 } }),
  title('familiar-face', 'reputation', { region: 'windgate-pass', gold: 2, bonus: { influence: 1 } }),
  {
    ...title('tamed-griffin', 'mount', { region: 'watchers-peak', gold: 6, bonus: { combat: 1, stealth: 1 } }),
    ability: gift({ op: 'gainAp', n: 1, only: 'move' }),
  },
  title('supreme-archivist', 'order', { region: 'forgotten-mine', gold: 6, bonus: { lore: 2 } }),
  {
    ...title('count-palatine', 'rank', { region: 'griffins-roost', gold: 6, bonus: { influence: 2 } }),
    ability: gift({ op: 'gainGold', n: 1 }),
  },
  title('living-legend', 'reputation', { region: 'mute-glacier', gold: 6, bonus: { influence: 1, combat: 1 } }),
] satisfies readonly Reward[];
