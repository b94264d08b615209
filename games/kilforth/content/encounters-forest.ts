// The Encounter deck of the Forest: quests.

import type { Encounter } from './rows.ts';
import { cardsOf, event, inRound, realm, skull, trial, trophy } from './wording.ts';

const deck = cardsOf({ deck: 'forest' });

export const forestEncounters = [
  // Enemies
  {
    ...deck.enemy('mocking-wisp', 'demon', { combat: 2, health: 1, stealth: 2, gold: 2 }),
    ability: realm('evadeStep', { op: 'addDice', attribute: 'stealth', n: -1 }),
  },
  deck.enemy('root-maw', 'demon', { combat: 3, health: 2, stealth: 1, gold: 3, weakness: 'weapon' }),
  deck.enemy('poachers', 'humanoid', { combat: 2, health: 1, stealth: 2, gold: 2 }),
  {
    ...deck.enemy('thicket-ogre', 'humanoid', { combat: 3, health: 3, stealth: 1, gold: 3, weakness: 'shadow' }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  {
    ...deck.enemy('hanged-men', 'undead', { combat: 2, health: 2, stealth: 1, gold: 2 }),
    ability: realm('skirmish', { op: 'adversaryDice', n: -1 }, inRound(1)),
  },
  {
    ...deck.enemy('spectral-huntsman', 'undead', { combat: 3, health: 2, stealth: 3, gold: 3, weakness: 'healing' }),
    ability: realm('evadeStep', { op: 'addDice', attribute: 'stealth', n: -1 }),
  },
  // Places
  deck.place('charcoal-burners-hut', 'dwelling', { confront: { stealth: 3, influence: 4 }, gold: 1 }),
  deck.place('bottomless-burrow', 'dungeon', { confront: { stealth: 4, combat: 4 }, gold: 2, weakness: 'armour' }),
  {
    ...deck.place('fairy-spring', 'haven', { confront: { stealth: 3, lore: 3 }, gold: 2, weakness: 'pious' }),
    ability: trophy({ op: 'heal', n: 2 }, { attribute: 'stealth' }),
  },
  // Quests
  deck.quest('heal-the-woodland', 'assist', { confront: { lore: 4, influence: 4 }, gold: 2, weakness: 'healing' }),
  {
    ...deck.quest('escort-the-novice', 'assist', { confront: { lore: 3, influence: 4 }, gold: 1 }),
    ability: trophy({ op: 'drawReward', type: 'ally', to: 'hand' }, { attribute: 'influence' }),
  },
  deck.quest('burn-the-nest', 'destroy', { confront: { lore: 4, combat: 4 }, gold: 2, weakness: 'battle' }),
  {
    ...deck.quest('fell-the-black-tree', 'destroy', { confront: { lore: 4, combat: 4 }, gold: 3 }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  {
    ...deck.quest('moonherbs', 'seek', { confront: { lore: 3, stealth: 4 }, gold: 1, weakness: 'potion' }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  {
    ...deck.quest('the-mapmakers-map', 'seek', { confront: { lore: 4, stealth: 4 }, gold: 2 }),
    ability: trophy({ op: 'gainAp', n: 1, only: 'move' }, { attribute: 'lore' }),
  },
  // Strangers
  {
    ...deck.stranger('bearded-hermit', 'neutral', {
      influence: 4,
      hostile: skull(2, 2, 3),
      gold: 1,
      weakness: 'arcane',
    }),
    ability: trophy({ op: 'ready', n: 1, what: 'any' }),
  },
  deck.stranger('the-counts-huntsman', 'noble', {
    influence: 4,
    hostile: skull(4, 3, 3),
    gold: 3,
    weakness: 'reputation',
  }),
  {
    ...deck.stranger('queen-of-thieves', 'villain', {
      influence: 4,
      hostile: skull(3, 3, 4),
      gold: 3,
      weakness: 'shadow',
    }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  // Events
  deck.event('misleading-trail', trial('lore', 2, { fail: { op: 'loseAp', n: 1 } })),
  deck.event('white-doe', event([{ op: 'heal', n: 1 }, { op: 'hide' }])),
] satisfies readonly Encounter[];
