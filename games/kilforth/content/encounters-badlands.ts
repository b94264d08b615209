// The Encounter deck of the Badlands: the most dangerous land, and the richest.

import type { Encounter } from './rows.ts';
import { cardsOf, inRound, realm, skull, trial, trophy } from './wording.ts';

const deck = cardsOf({ deck: 'badlands' });

export const badlandsEncounters = [
  // Enemies
  {
    ...deck.enemy('brimstone-swarm', 'demon', { combat: 3, health: 2, stealth: 2, gold: 2 }),
    ability: realm('evadeStep', { op: 'addDice', attribute: 'stealth', n: -1 }),
  },
  deck.enemy('scarlet-torturer', 'demon', { combat: 5, health: 2, stealth: 2, gold: 4, weakness: 'order' }),
  {
    ...deck.enemy('pit-prince', 'demon', { combat: 6, health: 4, stealth: 3, gold: 6, weakness: 'battle' }),
    ability: trophy({ op: 'drawReward', type: 'item', to: 'play' }),
  },
  {
    ...deck.enemy('flayers', 'humanoid', { combat: 2, health: 2, stealth: 2, gold: 2 }),
    ability: realm('skirmish', { op: 'adversaryDice', n: 1 }, inRound(1)),
  },
  deck.enemy('skull-clan', 'humanoid', { combat: 3, health: 3, stealth: 2, gold: 4, weakness: 'martial' }),
  {
    ...deck.enemy('renegade-champion', 'humanoid', {
      combat: 5,
      health: 3,
      stealth: 2,
      gold: 4,
      weakness: 'reputation',
    }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  deck.enemy('wandering-bones', 'undead', { combat: 3, health: 1, stealth: 1, gold: 2 }),
  {
    ...deck.enemy('banner-guard', 'undead', { combat: 4, health: 3, stealth: 1, gold: 3, weakness: 'pious' }),
    ability: realm('evadeStep', { op: 'addDice', attribute: 'stealth', n: 1 }),
  },
  {
    ...deck.enemy('pallid-ghoul', 'undead', { combat: 4, health: 2, stealth: 3, gold: 2, weakness: 'potion' }),
    ability: trophy({ op: 'loseHp', n: 1 }, { forced: true }),
  },
  // Places
  {
    ...deck.place('nomad-camp', 'dwelling', { confront: { stealth: 3, influence: 3 }, gold: 2, weakness: 'mount' }),
    ability: trophy({ op: 'trade', options: 3 }, { attribute: 'influence' }),
  },
  {
    ...deck.place('sunken-gaol', 'dungeon', { confront: { stealth: 4, combat: 4 }, gold: 2, weakness: 'potion' }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  {
    ...deck.place('roofless-chapel', 'haven', { confront: { stealth: 4, lore: 4 }, gold: 2 }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  // Quests
  deck.quest('poisoned-well', 'assist', { confront: { lore: 4, influence: 4 }, gold: 2, weakness: 'aid' }),
  {
    ...deck.quest('close-the-rift', 'destroy', { confront: { lore: 4, combat: 4 }, gold: 2, weakness: 'arcane' }),
    ability: trophy({ op: 'loot', n: 1 }),
  },
  deck.quest('battlefield-relics', 'seek', { confront: { lore: 3, stealth: 3 }, gold: 2 }),
  // Strangers
  deck.stranger('blind-pilgrim', 'neutral', { influence: 3, hostile: skull(1, 2, 2), gold: 1, weakness: 'healing' }),
  deck.stranger('forsworn-knight', 'noble', { influence: 4, hostile: skull(4, 4, 2), gold: 3, weakness: 'reputation' }),
  deck.stranger('fairground-necromancer', 'villain', {
    influence: 4,
    hostile: skull(4, 2, 3),
    gold: 2,
    weakness: 'battle',
  }),
  // Events
  deck.event(
    'quicksand',
    trial('stealth', 2, {
      fail: [
        { op: 'placeObstacle', n: 1, where: 'here' },
        { op: 'loseHp', n: 1 },
      ],
    }),
  ),
  deck.event('raiders-cache', trial('stealth', 1, { pass: { op: 'loot', n: 1 } })),
] satisfies readonly Encounter[];
