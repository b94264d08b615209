// The Sagas: two for each archetype, each with its Finale and its Totem.

import type { Saga } from './rows.ts';
import { gift, may, testing, totem } from './wording.ts';

export const sagas = [
  {
    id: 'save-the-villagers',
    archetype: 'pious',
    chapters: [
      { keywords: ['stranger', 'ally'], extra: [] },
      { keywords: ['pious', 'quest', 'enemy'], extra: ['forest'] },
      { keywords: ['healing', 'neutral', 'mountains', 'place', 'quest'], extra: ['enemy'] },
      { keywords: ['reputation', 'undead', 'badlands', 'stranger', 'place'], extra: ['plains'] },
    ],
    finale: { region: 'heron-ford', values: { influence: 7, lore: 8 } },
    totem: totem('save-the-villagers', { influence: 1, combat: 2 }, gift({ op: 'heal', n: 2 })),
  },
  {
    id: 'assassinate-the-lord',
    archetype: 'shadow',
    chapters: [
      { keywords: ['place', 'title'], extra: [] },
      { keywords: ['rank', 'stranger', 'quest'], extra: ['plains'] },
      { keywords: ['weapon', 'dungeon', 'badlands', 'quest', 'stranger'], extra: ['place'] },
      { keywords: ['shadow', 'humanoid', 'mountains', 'place', 'stranger'], extra: ['forest'] },
    ],
    finale: { region: 'watchers-peak', values: { stealth: 7, combat: 8 } },
    totem: totem(
      'assassinate-the-lord',
      { stealth: 1, combat: 1 },
      may('startOfBattle', { op: 'damageAdversary', n: 1 }),
    ),
  },
  {
    id: 'take-the-stronghold',
    archetype: 'martial',
    chapters: [
      { keywords: ['enemy', 'item'], extra: [] },
      { keywords: ['weapon', 'place', 'enemy'], extra: ['mountains'] },
      { keywords: ['order', 'noble', 'plains', 'stranger', 'quest'], extra: ['place'] },
      { keywords: ['martial', 'dungeon', 'forest', 'quest', 'stranger'], extra: ['badlands'] },
    ],
    finale: { region: 'field-of-banners', values: { combat: 7, influence: 8 } },
    totem: totem(
      'take-the-stronghold',
      { combat: 1, influence: 1 },
      may('ownTest', { op: 'addDice', attribute: 'combat', n: 2 }, testing('combat')),
    ),
  },
  {
    id: 'steal-the-artefact',
    archetype: 'arcane',
    chapters: [
      { keywords: ['quest', 'spell'], extra: [] },
      { keywords: ['kinetic', 'place', 'quest'], extra: ['forest'] },
      { keywords: ['jewel', 'seek', 'plains', 'stranger', 'place'], extra: ['enemy'] },
      { keywords: ['arcane', 'demon', 'badlands', 'quest', 'place'], extra: ['mountains'] },
    ],
    finale: { region: 'ruins-of-ostrevent', values: { lore: 7, stealth: 8 } },
    totem: totem('steal-the-artefact', { lore: 2, combat: 1 }, may('ownTest', { op: 'addSuccess', n: 1 })),
  },
  {
    id: 'break-the-curse',
    archetype: 'pious',
    chapters: [
      { keywords: ['quest', 'ally'], extra: [] },
      { keywords: ['potion', 'enemy', 'quest'], extra: ['badlands'] },
      { keywords: ['aid', 'assist', 'plains', 'place', 'stranger'], extra: ['enemy'] },
      { keywords: ['pious', 'demon', 'mountains', 'quest', 'place'], extra: ['forest'] },
    ],
    finale: { region: 'barrow-lea', values: { influence: 7, lore: 7 } },
    totem: totem('break-the-curse', { influence: 1, combat: 2 }, may('startOfBattle', { op: 'damageAdversary', n: 2 })),
  },
  {
    id: 'unmask-the-pretender',
    archetype: 'shadow',
    chapters: [
      { keywords: ['quest', 'title'], extra: [] },
      { keywords: ['jewel', 'place', 'quest'], extra: ['mountains'] },
      { keywords: ['reputation', 'villain', 'forest', 'stranger', 'place'], extra: ['enemy'] },
      { keywords: ['shadow', 'humanoid', 'badlands', 'quest', 'place'], extra: ['plains'] },
    ],
    finale: { region: 'golden-fields', values: { stealth: 7, influence: 7 } },
    totem: totem(
      'unmask-the-pretender',
      { stealth: 1, influence: 1, combat: 1 },
      may('ownTest', { op: 'reroll', dice: 'failed' }),
    ),
  },
  {
    id: 'hunt-the-beast',
    archetype: 'martial',
    chapters: [
      { keywords: ['place', 'ally'], extra: [] },
      { keywords: ['mount', 'quest', 'stranger'], extra: ['plains'] },
      { keywords: ['armour', 'destroy', 'badlands', 'place', 'stranger'], extra: ['quest'] },
      { keywords: ['martial', 'undead', 'mountains', 'quest', 'stranger'], extra: ['forest'] },
    ],
    finale: { region: 'bramblewild', values: { combat: 7, stealth: 8 } },
    totem: totem('hunt-the-beast', { combat: 1, stealth: 1 }, may('skirmishDamage', { op: 'preventHp', n: 2 })),
  },
  {
    id: 'awaken-the-stones',
    archetype: 'arcane',
    chapters: [
      { keywords: ['place', 'spell'], extra: [] },
      { keywords: ['aid', 'quest', 'place'], extra: ['badlands'] },
      { keywords: ['order', 'haven', 'forest', 'enemy', 'stranger'], extra: ['place'] },
      { keywords: ['arcane', 'undead', 'plains', 'place', 'stranger'], extra: ['mountains'] },
    ],
    finale: { region: 'mute-glacier', values: { lore: 7, influence: 8 } },
    totem: totem('awaken-the-stones', { lore: 1, combat: 1 }, may('skirmishDamage', { op: 'preventHp', n: 2 })),
  },
] satisfies readonly Saga[];
