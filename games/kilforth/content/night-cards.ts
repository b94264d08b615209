// The Night cards: one for each region, which falls to the Gloom when its card is drawn.

import type { NightCard } from './rows.ts';
import { cardsOf, event, realm, skull, trial, trophy } from './wording.ts';

const night = (region: string) => cardsOf({ region });

export const nightCards = [
  // Weather
  night('serene-lake').weather(
    'lake-fog',
    realm('passive', { op: 'addDice', attribute: 'stealth', n: 1 }, { target: 'allHeroes' }),
  ),
  night('willowmere').weather(
    'driving-rain',
    realm('passive', { op: 'forbidAction', action: 'rest' }, { target: { outsideRegion: 'sprawl-city' } }),
  ),
  night('skull-heath').weather(
    'blood-moon',
    realm(
      'passive',
      { op: 'adversaryDice', n: 1 },
      { condition: { is: 'opponent', keywords: ['demon', 'undead'] }, target: 'allHeroes' },
    ),
  ),
  night('mute-glacier').weather(
    'bitter-cold',
    realm('gloomStep', { op: 'loseHp', n: 1 }, { target: { on: ['mountains', 'badlands'] }, hiddenImmune: true }),
  ),
  night('golden-fields').weather('clear-sky', realm('breakCamp', { op: 'gainAp', n: 1 }, { target: 'outsideGloom' })),
  // Enemies
  {
    ...night('gallows-oak').enemy('crowned-hanged-man', 'undead', {
      combat: 4,
      health: 3,
      stealth: 2,
      gold: 5,
      weakness: 'healing',
    }),
    ability: trophy({ op: 'gainFate', n: 1 }),
  },
  {
    ...night('brimstone-pit').enemy('emberbearer', 'demon', {
      combat: 4,
      health: 4,
      stealth: 2,
      gold: 6,
      weakness: 'order',
    }),
    ability: trophy({ op: 'heal', n: 2 }),
  },
  {
    ...night('field-of-banners').enemy('forgotten-host', 'undead', {
      combat: 5,
      health: 4,
      stealth: 1,
      gold: 6,
      weakness: 'rank',
    }),
    ability: trophy({ op: 'drawReward', type: 'title', to: 'hand' }),
  },
  {
    ...night('black-cave').enemy('thing-in-the-cave', 'demon', {
      combat: 5,
      health: 3,
      stealth: 3,
      gold: 6,
      reward: 'spell',
      weakness: 'battle',
    }),
    ability: trophy({ op: 'loot', n: 2 }),
  },
  night('bramblewild').enemy('starving-skinchangers', 'humanoid', {
    combat: 4,
    health: 3,
    stealth: 3,
    gold: 5,
    weakness: 'weapon',
  }),
  {
    ...night('dead-kings-road').enemy('highwaymen', 'humanoid', {
      combat: 3,
      health: 3,
      stealth: 2,
      gold: 5,
      weakness: 'mount',
    }),
    ability: trophy({ op: 'gainGold', n: 2 }),
  },
  // Places
  {
    ...night('ruins-of-ostrevent').place('unearthed-library', 'dungeon', {
      confront: { stealth: 4, lore: 4 },
      gold: 4,
      weakness: 'arcane',
    }),
    ability: trophy({ op: 'drawReward', type: 'spell', to: 'hand' }),
  },
  // Quests
  {
    ...night('broken-mill').quest('possessed-miller', 'assist', {
      confront: { lore: 4, influence: 4 },
      gold: 4,
      weakness: 'pious',
    }),
    ability: trophy({ op: 'heal', n: 1 }, { attribute: 'influence' }),
  },
  night('forgotten-mine').quest('seal-the-shaft', 'destroy', {
    confront: { lore: 4, combat: 4 },
    gold: 4,
    weakness: 'kinetic',
  }),
  // Strangers
  {
    ...night('windgate-pass').stranger('messenger-of-the-pass', 'noble', {
      influence: 4,
      hostile: skull(3, 3, 3),
      gold: 5,
      weakness: 'reputation',
    }),
    ability: trophy({ op: 'peek', deck: 'night', n: 2 }),
  },
  // Events
  night('sprawl-city').event(
    'curfew',
    event({ op: 'loseGold', n: 2 }, { target: { inRegion: 'sprawl-city' }, hiddenImmune: true }),
  ),
  night('heron-ford').event(
    'flood',
    event([
      { op: 'placeObstacle', n: 1, where: 'here' },
      { op: 'placeObstacle', n: 1, where: 'adjacentSameTerrain' },
    ]),
  ),
  night('whispering-wood').event(
    'fallen-trees',
    event([
      { op: 'placeObstacle', n: 1, where: 'here' },
      { op: 'placeObstacle', n: 1, where: 'adjacentSameTerrain' },
    ]),
  ),
  night('griffins-roost').event(
    'rockslide',
    event([
      { op: 'placeObstacle', n: 1, where: 'here' },
      { op: 'placeObstacle', n: 1, where: 'adjacentSameTerrain' },
    ]),
  ),
  night('pallid-mire').event('miasma', event({ op: 'loseHp', n: 1 }, { target: { within: 1 }, hiddenImmune: true })),
  night('ashen-glade').event(
    'prowling-shades',
    trial(
      'stealth',
      1,
      { fail: { op: 'loseHp', n: 1 } },
      { target: { outsideRegion: 'sprawl-city' }, hiddenImmune: true },
    ),
  ),
  night('barrow-lea').event(
    'market-of-the-dead',
    event(
      { op: 'drawReward', type: 'any', to: 'hand' },
      { cost: [{ pay: 'rumours', n: 1 }], optional: true, target: 'allHeroes' },
    ),
  ),
  night('watchers-peak').event(
    'watchers-fire',
    event(
      [
        { op: 'gainFate', n: 1 },
        { op: 'heal', n: 1 },
      ],
      { target: 'weakest' },
    ),
  ),
  night('silver-grove').event('blessing-of-the-grove', event({ op: 'heal', n: 1 }, { target: 'outsideGloom' })),
  night('cracked-flats').event('exodus', event({ op: 'placeEncounter', where: 'adjacentEmpty' })),
] satisfies readonly NightCard[];
