// The Sagas: two for each archetype, each with its Finale and its Totem.

import type { Saga } from './rows.ts';

export const sagas = [
  {
    id: 'save-the-villagers',
    archetype: 'pious',
    chapters: [
      { keywords: ['stranger', 'ally'], extra: [] },
      { keywords: ['pious', 'quest'], extra: ['forest'] },
      { keywords: ['healing', 'neutral', 'mountains'], extra: ['place'] },
      { keywords: ['reputation', 'undead', 'badlands'], extra: ['spell'] },
    ],
    finale: { region: 'heron-ford', values: { influence: 7, lore: 8 } },
    totem: {
      id: 'totem-save-the-villagers',
      gold: 8,
      bonus: { influence: 2, combat: 1 },
      ability: { kind: 'gift', timing: 'gift', cost: [{ pay: 'exhaust' }], ops: [{ op: 'heal', n: 2 }] },
    },
  },
  {
    id: 'assassinate-the-lord',
    archetype: 'shadow',
    chapters: [
      { keywords: ['place', 'title'], extra: [] },
      { keywords: ['rank', 'stranger'], extra: ['plains'] },
      { keywords: ['weapon', 'dungeon', 'badlands'], extra: ['quest'] },
      { keywords: ['shadow', 'humanoid', 'mountains'], extra: ['ally'] },
    ],
    finale: { region: 'watchers-peak', values: { stealth: 7, combat: 8 } },
    totem: {
      id: 'totem-assassinate-the-lord',
      gold: 8,
      bonus: { stealth: 2, combat: 1 },
      ability: {
        kind: 'hero',
        timing: 'startOfBattle',
        cost: [{ pay: 'exhaust' }],
        optional: true,
        ops: [{ op: 'damageAdversary', n: 2 }],
      },
    },
  },
  {
    id: 'take-the-stronghold',
    archetype: 'martial',
    chapters: [
      { keywords: ['enemy', 'item'], extra: [] },
      { keywords: ['weapon', 'place'], extra: ['mountains'] },
      { keywords: ['order', 'humanoid', 'plains'], extra: ['stranger'] },
      { keywords: ['martial', 'dungeon', 'forest'], extra: ['title'] },
    ],
    finale: { region: 'field-of-banners', values: { combat: 7, influence: 8 } },
    totem: {
      id: 'totem-take-the-stronghold',
      gold: 8,
      bonus: { combat: 2 },
      ability: {
        kind: 'hero',
        timing: 'ownTest',
        cost: [{ pay: 'exhaust' }],
        condition: { is: 'attribute', attribute: 'combat' },
        optional: true,
        ops: [{ op: 'addDice', attribute: 'combat', n: 2 }],
      },
    },
  },
  {
    id: 'steal-the-artefact',
    archetype: 'arcane',
    chapters: [
      { keywords: ['quest', 'spell'], extra: [] },
      { keywords: ['kinetic', 'place'], extra: ['forest'] },
      { keywords: ['jewel', 'seek', 'plains'], extra: ['stranger'] },
      { keywords: ['arcane', 'demon', 'badlands'], extra: ['item'] },
    ],
    finale: { region: 'ruins-of-ostrevent', values: { lore: 7, stealth: 8 } },
    totem: {
      id: 'totem-steal-the-artefact',
      gold: 8,
      bonus: { lore: 2, combat: 1 },
      ability: {
        kind: 'hero',
        timing: 'ownTest',
        cost: [{ pay: 'exhaust' }],
        optional: true,
        ops: [{ op: 'addSuccess', n: 1 }],
      },
    },
  },
  {
    id: 'break-the-curse',
    archetype: 'pious',
    chapters: [
      { keywords: ['quest', 'ally'], extra: [] },
      { keywords: ['potion', 'enemy'], extra: ['badlands'] },
      { keywords: ['aid', 'assist', 'plains'], extra: ['place'] },
      { keywords: ['pious', 'demon', 'mountains'], extra: ['title'] },
    ],
    finale: { region: 'barrow-lea', values: { influence: 7, lore: 7 } },
    totem: {
      id: 'totem-break-the-curse',
      gold: 8,
      bonus: { influence: 1, combat: 1 },
      ability: { kind: 'gift', timing: 'gift', cost: [{ pay: 'exhaust' }], ops: [{ op: 'gainAp', n: 1 }] },
    },
  },
  {
    id: 'unmask-the-pretender',
    archetype: 'shadow',
    chapters: [
      { keywords: ['quest', 'title'], extra: [] },
      { keywords: ['jewel', 'place'], extra: ['mountains'] },
      { keywords: ['reputation', 'villain', 'forest'], extra: ['stranger'] },
      { keywords: ['shadow', 'humanoid', 'badlands'], extra: ['item'] },
    ],
    finale: { region: 'golden-fields', values: { stealth: 7, influence: 7 } },
    totem: {
      id: 'totem-unmask-the-pretender',
      gold: 8,
      bonus: { stealth: 1, influence: 1, combat: 1 },
      ability: {
        kind: 'hero',
        timing: 'ownTest',
        cost: [{ pay: 'exhaust' }],
        optional: true,
        ops: [{ op: 'reroll', dice: 'failed' }],
      },
    },
  },
  {
    id: 'hunt-the-beast',
    archetype: 'martial',
    chapters: [
      { keywords: ['enemy', 'ally'], extra: [] },
      { keywords: ['mount', 'quest'], extra: ['plains'] },
      { keywords: ['armour', 'destroy', 'badlands'], extra: ['place'] },
      { keywords: ['martial', 'undead', 'mountains'], extra: ['spell'] },
    ],
    finale: { region: 'bramblewild', values: { combat: 7, stealth: 8 } },
    totem: {
      id: 'totem-hunt-the-beast',
      gold: 8,
      bonus: { combat: 2 },
      ability: {
        kind: 'hero',
        timing: 'skirmishDamage',
        cost: [{ pay: 'exhaust' }],
        optional: true,
        ops: [{ op: 'preventHp', n: 2 }],
      },
    },
  },
  {
    id: 'awaken-the-stones',
    archetype: 'arcane',
    chapters: [
      { keywords: ['place', 'spell'], extra: [] },
      { keywords: ['aid', 'quest'], extra: ['badlands'] },
      { keywords: ['order', 'haven', 'forest'], extra: ['enemy'] },
      { keywords: ['arcane', 'undead', 'plains'], extra: ['ally'] },
    ],
    finale: { region: 'mute-glacier', values: { lore: 7, influence: 8 } },
    totem: {
      id: 'totem-awaken-the-stones',
      gold: 8,
      bonus: { lore: 1, combat: 1 },
      ability: {
        kind: 'hero',
        timing: 'skirmishDamage',
        cost: [{ pay: 'exhaust' }],
        optional: true,
        ops: [{ op: 'preventHp', n: 2 }],
      },
    },
  },
] satisfies readonly Saga[];
