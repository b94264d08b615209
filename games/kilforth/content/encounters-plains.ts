// The Encounter deck of the Plains: the safest land, and the one with the most people.

import type { Encounter } from './rows.ts';
import { cardsOf, event, skull, trial, trophy } from './wording.ts';

const deck = cardsOf({ deck: 'plains' });

export const plainsEncounters = [
  // Enemies
  deck.enemy('wheatfield-imp', 'demon', { combat: 2, health: 1, stealth: 1, gold: 1 }),
  deck.enemy('burning-reaper', 'demon', { combat: 3, health: 2, stealth: 2, gold: 3, weakness: 'pious' }),
  deck.enemy('goblin-marauders', 'humanoid', { combat: 2, health: 1, stealth: 1, gold: 2 }),
  {
    ...deck.enemy('band-of-deserters', 'humanoid', { combat: 2, health: 2, stealth: 1, gold: 2, weakness: 'rank' }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  deck.enemy('woken-scarecrow', 'undead', { combat: 2, health: 2, stealth: 1, gold: 2, weakness: 'armour' }),
  deck.enemy('restless-rider', 'undead', { combat: 3, health: 3, stealth: 2, gold: 4, weakness: 'mount' }),
  // Places
  deck.place('fortified-farm', 'dwelling', { confront: { stealth: 2, influence: 3 }, gold: 1 }),
  deck.place('sealed-barrow', 'dungeon', { confront: { stealth: 3, combat: 4 }, gold: 2, weakness: 'kinetic' }),
  {
    ...deck.place('ford-inn', 'haven', { confront: { stealth: 2, lore: 3 }, gold: 1 }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  // Quests
  deck.quest('harvest-at-risk', 'assist', { confront: { lore: 2, influence: 3 }, gold: 1 }),
  deck.quest('break-the-cursed-wheel', 'destroy', { confront: { lore: 3, combat: 3 }, gold: 2, weakness: 'weapon' }),
  deck.quest('the-lost-herd', 'seek', { confront: { lore: 2, stealth: 3 }, gold: 1, weakness: 'mount' }),
  // Strangers
  {
    ...deck.stranger('pedlar', 'neutral', { influence: 2, hostile: skull(2, 2, 1), gold: 1 }),
    ability: trophy({ op: 'trade', options: 3 }),
  },
  {
    ...deck.stranger('old-farmwife', 'neutral', { influence: 2, hostile: skull(1, 2, 1), gold: 1 }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  deck.stranger('lady-of-the-ford', 'noble', { influence: 3, hostile: skull(3, 2, 2), gold: 3, weakness: 'rank' }),
  deck.stranger('exiled-squire', 'noble', { influence: 3, hostile: skull(3, 3, 2), gold: 2, weakness: 'martial' }),
  deck.stranger('crooked-collector', 'villain', { influence: 3, hostile: skull(3, 2, 2), gold: 3, weakness: 'shadow' }),
  deck.stranger('sleep-merchant', 'villain', { influence: 3, hostile: skull(2, 3, 3), gold: 2, weakness: 'jewel' }),
  // Events
  deck.event('sudden-storm', trial('stealth', 1, { fail: { op: 'loseHp', n: 1 } })),
  deck.event('friendly-caravan', event({ op: 'trade', options: 1 }, { optional: true })),
] satisfies readonly Encounter[];
