// The Encounter deck of the Mountains: places, and big brutes.

import type { Encounter } from './rows.ts';
import { cardsOf, inRound, realm, skull, trial, trophy } from './wording.ts';

const deck = cardsOf({ deck: 'mountains' });

export const mountainsEncounters = [
  // Enemies
  deck.enemy('frost-breath', 'demon', { combat: 3, health: 2, stealth: 2, gold: 2 }),
  {
    ...deck.enemy('rock-devourer', 'demon', { combat: 5, health: 4, stealth: 1, gold: 5, weakness: 'kinetic' }),
    ability: realm('evadeStep', { op: 'addDice', attribute: 'stealth', n: 1 }),
  },
  {
    ...deck.enemy('pass-raiders', 'humanoid', { combat: 4, health: 2, stealth: 2, gold: 2 }),
    ability: realm('skirmish', { op: 'adversaryDice', n: 1 }, inRound(1)),
  },
  {
    ...deck.enemy('lonely-giant', 'humanoid', { combat: 5, health: 4, stealth: 1, gold: 5, weakness: 'arcane' }),
    ability: trophy({ op: 'loot', n: 2 }),
  },
  deck.enemy('forgotten-miners', 'undead', { combat: 3, health: 2, stealth: 1, gold: 2, weakness: 'aid' }),
  {
    ...deck.enemy('king-under-ice', 'undead', { combat: 4, health: 3, stealth: 2, gold: 3, weakness: 'jewel' }),
    ability: realm('skirmish', { op: 'adversaryDice', n: -1 }, inRound(1)),
  },
  // Places
  deck.place('high-sheepfold', 'dwelling', { confront: { stealth: 3, influence: 4 }, gold: 1 }),
  {
    ...deck.place('manor-of-the-pass', 'dwelling', {
      confront: { stealth: 3, influence: 4 },
      gold: 3,
      weakness: 'rank',
    }),
    ability: trophy({ op: 'gainGold', n: 2 }, { attribute: 'influence' }),
  },
  deck.place('collapsed-gallery', 'dungeon', { confront: { stealth: 4, lore: 4 }, gold: 2, weakness: 'armour' }),
  {
    ...deck.place('drowned-forge', 'dungeon', { confront: { stealth: 4, combat: 4 }, gold: 2, weakness: 'weapon' }),
    ability: trophy({ op: 'drawReward', type: 'item', to: 'hand' }),
  },
  {
    ...deck.place('guides-refuge', 'haven', { confront: { stealth: 3, lore: 4 }, gold: 1 }),
    ability: trophy({ op: 'heal', n: 1 }),
  },
  {
    ...deck.place('mute-monastery', 'haven', { confront: { stealth: 4, lore: 4 }, gold: 2, weakness: 'order' }),
    ability: trophy({ op: 'ready', n: 1, what: 'any' }, { attribute: 'lore' }),
  },
  // Quests
  deck.quest('the-buried-miners', 'assist', { confront: { lore: 4, influence: 4 }, gold: 2, weakness: 'kinetic' }),
  deck.quest('the-frost-altar', 'destroy', { confront: { lore: 4, combat: 4 }, gold: 2, weakness: 'order' }),
  deck.quest('the-griffins-egg', 'seek', { confront: { lore: 4, stealth: 4 }, gold: 2, weakness: 'martial' }),
  // Strangers
  {
    ...deck.stranger('summit-guide', 'neutral', { influence: 3, hostile: skull(3, 2, 2), gold: 1 }),
    ability: trophy({ op: 'gainAp', n: 1, only: 'move' }),
  },
  deck.stranger('steward-of-the-mines', 'noble', { influence: 4, hostile: skull(3, 3, 2), gold: 2, weakness: 'aid' }),
  deck.stranger('dwarven-usurer', 'villain', { influence: 4, hostile: skull(3, 3, 1), gold: 2, weakness: 'jewel' }),
  // Events
  deck.event(
    'avalanche',
    trial('combat', 2, {
      fail: [
        { op: 'loseHp', n: 1 },
        { op: 'placeObstacle', n: 1, where: 'here' },
      ],
    }),
  ),
  deck.event('carved-stele', trial('lore', 2, { pass: { op: 'drawReward', type: 'spell', to: 'hand' } })),
] satisfies readonly Encounter[];
