// The Races: attributes, Health and ability (KIL-19.1 to 19.10).

import type { Race } from './rows.ts';
import { against, gift, hero, on, race } from './wording.ts';

export const races = [
  race('human', { health: 4, combat: 3, lore: 3, stealth: 2, influence: 3 }),
  {
    ...race('dwarf', { health: 4, combat: 3, lore: 3, stealth: 2, influence: 2 }),
    ability: hero('endOfDayPhase', { op: 'heal', n: 1 }, on('mountains')),
  },
  {
    ...race('elf', { health: 4, combat: 2, lore: 3, stealth: 3, influence: 2 }),
    ability: hero('breakCamp', { op: 'gainAp', n: 1 }, on('forest')),
  },
  {
    ...race('orc', { health: 4, combat: 4, lore: 3, stealth: 2, influence: 1 }),
    ability: hero('ownTest', { op: 'addDice', attribute: 'any', n: 1 }, against('humanoid')),
  },
  {
    ...race('halfling', { health: 4, combat: 1, lore: 3, stealth: 4, influence: 2 }),
    ability: hero(
      'enterRegion',
      { op: 'hide' },
      {
        condition: {
          is: 'anyOf',
          of: [
            { is: 'terrain', terrain: 'plains' },
            { is: 'region', region: 'sprawl-city' },
          ],
        },
      },
    ),
  },
  {
    ...race('dark-elf', { health: 4, combat: 2, lore: 3, stealth: 4, influence: 1 }),
    ability: gift({ op: 'heal', n: 3 }, { cost: [{ pay: 'card', type: 'ally' }], limit: { times: 1, per: 'day' } }),
  },
  {
    ...race('half-elf', { health: 4, combat: 2, lore: 2, stealth: 3, influence: 3 }),
    ability: hero('breakCamp', { op: 'gainAp', n: 1 }, on('plains')),
  },
  {
    ...race('half-demon', { health: 4, combat: 3, lore: 3, stealth: 1, influence: 3 }),
    ability: hero('ownTest', { op: 'addDice', attribute: 'any', n: 1 }, against('demon')),
  },
  {
    ...race('werewolf', { health: 4, combat: 4, lore: 1, stealth: 3, influence: 2 }),
    ability: gift(
      [
        { op: 'addDice', attribute: 'combat', n: 1 },
        { op: 'forbidAction', action: 'confront' },
      ],
      { untilDawn: true },
    ),
  },
  {
    ...race('vampire', { health: 4, combat: 3, lore: 2, stealth: 1, influence: 4 }),
    ability: hero('adversaryDefeated', { op: 'heal', n: 2 }),
  },
] satisfies readonly Race[];
