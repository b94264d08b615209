// The Talents: two at each level of each archetype (KIL-19.23 to 19.54).

import type { Talent } from './rows.ts';
import { action, against, gift, hero, may, on, surprising, talent } from './wording.ts';

export const talents = [
  // Martial
  talent('martial', 1, 'a', gift({ op: 'heal', n: 1 }, on('mountains'))),
  talent('martial', 2, 'a', hero('passive', { op: 'addDice', attribute: 'combat', n: 1 })),
  talent('martial', 3, 'a', may('ownCombatTest', { op: 'successFaces', faces: [4] })),
  talent('martial', 4, 'a', may('ownCombatTest', { op: 'sixesDouble' })),
  talent('martial', 1, 'b', may('ownCombatTest', { op: 'reroll', dice: 'ones' })),
  talent('martial', 2, 'b', gift({ op: 'gainAp', n: 1, only: 'move' })),
  talent(
    'martial',
    3,
    'b',
    hero('ownTest', { op: 'substituteAttr', use: 'combat', for: 'influence' }, { optional: true }),
  ),
  talent('martial', 4, 'b', hero('skirmish', { op: 'strikeFirst' })),
  // Arcane
  talent('arcane', 1, 'a', hero('passive', { op: 'addDice', attribute: 'combat', n: 1 })),
  talent('arcane', 2, 'a', hero('passive', { op: 'addDice', attribute: 'lore', n: 1, per: 'spell' })),
  talent('arcane', 3, 'a', gift({ op: 'ready', n: 1, what: 'spell' })),
  talent('arcane', 4, 'a', hero('ownTest', { op: 'substituteAttr', use: 'lore', for: 'combat' }, { optional: true })),
  talent('arcane', 1, 'b', gift({ op: 'heal', n: 1 }, on('badlands'))),
  talent('arcane', 2, 'b', action({ op: 'moveDiagonal' })),
  talent('arcane', 3, 'b', gift({ op: 'gainGold', n: 1 })),
  talent('arcane', 4, 'b', hero('passive', { op: 'addDice', attribute: 'combat', n: 1, per: 'spell' })),
  // Shadow
  talent('shadow', 1, 'a', gift({ op: 'heal', n: 1 }, on('mountains'))),
  talent('shadow', 2, 'a', hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 1 }, surprising)),
  talent(
    'shadow',
    3,
    'a',
    may(
      'ownCombatTest',
      { op: 'reroll', dice: 'chosen', n: 1 },
      { cost: [{ pay: 'gold', n: 1 }], limit: { times: 6, per: 'engagement' } },
    ),
  ),
  talent(
    'shadow',
    4,
    'a',
    hero('ownTest', { op: 'substituteAttr', use: 'stealth', for: 'combat' }, { optional: true }),
  ),
  talent('shadow', 1, 'b', action({ op: 'peek', deck: 'anyEncounter', n: 1 })),
  talent('shadow', 2, 'b', may('startOfBattle', { op: 'damageAdversary', n: 1 })),
  talent('shadow', 3, 'b', hero('passive', { op: 'addDice', attribute: 'stealth', n: 1 })),
  talent(
    'shadow',
    4,
    'b',
    may(
      'skirmishDamage',
      { op: 'preventHp', n: 1 },
      { cost: [{ pay: 'gold', n: 2 }], limit: { times: 6, per: 'engagement' } },
    ),
  ),
  // Pious
  talent('pious', 1, 'a', gift({ op: 'heal', n: 1 }, on('plains'))),
  talent('pious', 2, 'a', hero('passive', { op: 'addDice', attribute: 'influence', n: 1 })),
  talent('pious', 3, 'a', hero('passive', { op: 'addDice', attribute: 'influence', n: 1, per: 'ally' })),
  talent(
    'pious',
    4,
    'a',
    hero('ownTest', { op: 'substituteAttr', use: 'influence', for: 'combat' }, { optional: true }),
  ),
  talent('pious', 1, 'b', hero('ownCombatTest', { op: 'addDice', attribute: 'combat', n: 2 }, against('demon'))),
  talent('pious', 2, 'b', gift({ op: 'heal', n: 1 })),
  talent(
    'pious',
    3,
    'b',
    may(
      'ownCombatTest',
      { op: 'addDice', attribute: 'combat', n: 1 },
      { cost: [{ pay: 'gold', n: 1 }], limit: { times: 6, per: 'engagement' } },
    ),
  ),
  talent('pious', 4, 'b', gift({ op: 'autoDefeat', keyword: 'demon' })),
] satisfies readonly Talent[];
