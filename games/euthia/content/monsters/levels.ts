// Monsters of the three Levels. Above so much Reputation, `most` where it is another, they give no Reward (EUT-11.2).

import { monstersOf } from '../printed.ts';
import type { MonsterRow } from '../rows.ts';

const first = monstersOf(1, 15);
export const level1: readonly MonsterRow[] = [
  first(
    'dragonfly',
    { health: 3, penalty: -4, chaos: 1 },
    { 4: 1, 8: 2, 12: 3 },
    { reputation: 1, emerald: 1, silver: 2 },
  ),
  first('marsh-rat', { health: 2, penalty: 0, gaar: 1 }, { 5: 1, 9: 2 }, { reputation: 2, gold: 1 }),
  first(
    'bramble-sprite',
    { health: 2, penalty: -2, silver: 1, chaos: 1 },
    { 4: 1, 9: 2 },
    { reputation: 2, amethyst: 1 },
  ),
  first('bat-swarm', { health: 2, penalty: -3, silver: 1, chaos: 1 }, { 3: 1, 10: 2 }, { reputation: 2, silver: 2 }),
  first('grey-wolf', { health: 3, penalty: -1, gaar: 1 }, { 5: 1, 8: 2, 11: 3 }, { reputation: 2, gaar: 1 }),
  first(
    'road-bandit',
    { health: 3, penalty: -1, silver: 1, chaos: 1, gaar: 1 },
    { 5: 1, 9: 2 },
    { reputation: 2, gold: 2 },
  ),
  first('mud-crawler', { health: 4, penalty: 0, chaos: 1 }, { 5: 1, 10: 2 }, { reputation: 2, onyx: 1 }),
  first(
    'goblin-scavenger',
    { health: 2, penalty: -1, silver: 1, chaos: 1, gaar: 1 },
    { 4: 1, 8: 2 },
    { reputation: 2, gold: 2 },
  ),
  first(
    'stinging-vine',
    { health: 3, penalty: -1, silver: 1, chaos: 1 },
    { 4: 1, 8: 2, 12: 3 },
    { reputation: 2, healingPotion: 1 },
  ),
  first(
    'restless-bones',
    { health: 3, penalty: -2, silver: 1, chaos: 1 },
    { 5: 1, 8: 2 },
    { reputation: 2, silver: 1, gaar: 1 },
  ),
  first(
    'raging-boar',
    { health: 4, penalty: 0, chaos: 1, gaar: 1, most: 12 },
    { 6: 1, 8: 2, 10: 3 },
    { reputation: 2 },
  ),
  first('will-o-wisp', { health: 2, penalty: -3, silver: 2, chaos: 1 }, { 3: 1, 7: 2 }, { reputation: 2, opal: 1 }),
  first('hedge-viper', { health: 2, penalty: -2, silver: 1, chaos: 1 }, { 6: 2, 10: 3 }, { reputation: 2, ruby: 1 }),
  first(
    'deserter',
    { health: 4, penalty: -1, silver: 1, chaos: 1, gaar: 1, most: 12 },
    { 5: 1, 8: 2, 11: 3 },
    { reputation: 2, gold: 1 },
  ),
];

const second = monstersOf(2, 35);
export const level2: readonly MonsterRow[] = [
  second(
    'cyclops',
    { health: 8, penalty: -2, silver: 1, chaos: 2, gaar: 1 },
    { 4: 2, 8: 4, 11: 5 },
    { reputation: 3, ruby: 1 },
  ),
  second(
    'ogre',
    { health: 8, penalty: -1, silver: 1, chaos: 1, gaar: 1 },
    { 5: 2, 8: 4, 11: 5 },
    { reputation: 3, gold: 2 },
  ),
  second(
    'harpy',
    { health: 5, penalty: -4, silver: 1, chaos: 2, gaar: 1 },
    { 4: 2, 9: 3, 12: 4 },
    { reputation: 2, sapphire: 1, silver: 1 },
  ),
  second(
    'werewolf',
    { health: 6, penalty: -3, goldCards: 1, chaos: 1, gaar: 2 },
    { 3: 2, 8: 3, 11: 4 },
    { reputation: 3, gaar: 1 },
  ),
  second(
    'basilisk',
    { health: 6, penalty: -3, silver: 1, chaos: 2, gaar: 1 },
    { 4: 2, 7: 3, 10: 4 },
    { reputation: 2, amethyst: 1, emerald: 1 },
  ),
  second(
    'ghoul-pack',
    { health: 5, penalty: -2, silver: 2, chaos: 2, gaar: 1 },
    { any: 2, 8: 3, 11: 4 },
    { reputation: 2, silver: 3 },
  ),
  second(
    'stone-sentinel',
    { health: 9, penalty: -3, chaos: 1, gaar: 1 },
    { 6: 2, 9: 3, 12: 4 },
    { reputation: 3, earth: 1 },
  ),
  second(
    'bog-hag',
    { health: 5, penalty: -3, silver: 1, goldCards: 1, chaos: 3 },
    { 4: 2, 7: 3, 11: 4 },
    { reputation: 2, goldCard: 1, onyx: 1 },
  ),
  second(
    'manticore',
    { health: 7, penalty: -3, silver: 1, chaos: 2, gaar: 1 },
    { 4: 2, 7: 3, 10: 5 },
    { reputation: 3, opal: 1 },
  ),
  second(
    'giant-scorpion',
    { health: 6, penalty: -3, silver: 1, chaos: 1, gaar: 1 },
    { 5: 3, 10: 5 },
    { reputation: 2, healingPotion: 1, gold: 2 },
  ),
  second(
    'wraith',
    { health: 5, penalty: -5, goldCards: 1, chaos: 2 },
    { 3: 2, 7: 3, 11: 4 },
    { reputation: 3, goldCard: 1 },
  ),
  second(
    'moor-troll',
    { health: 8, penalty: -2, silver: 1, goldCards: 1, chaos: 2, gaar: 1 },
    { 5: 2, 9: 4 },
    { reputation: 3, onyx: 1 },
  ),
  second(
    'fallen-knight',
    { health: 7, penalty: -4, silver: 1, chaos: 1, gaar: 2 },
    { 4: 2, 8: 3, 11: 5 },
    { reputation: 3, gold: 3 },
  ),
  second(
    'ember-hound',
    { health: 6, penalty: -2, silver: 2, chaos: 2, gaar: 1 },
    { 4: 2, 8: 4 },
    { reputation: 2, fire: 1 },
  ),
];

const third = monstersOf(3, 70);
export const level3: readonly MonsterRow[] = [
  third(
    'wyvern',
    { health: 11, penalty: -4, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
    { 4: 4, 8: 5, 11: 7 },
    { reputation: 5, ruby: 1, opal: 1 },
  ),
  third(
    'hydra',
    { health: 14, penalty: -3, goldCards: 2, chaos: 3, gaar: 1 },
    { 3: 4, 7: 5, 10: 7 },
    { reputation: 6, diamond: 1 },
  ),
  third(
    'death-knight',
    { health: 12, penalty: -5, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
    { 3: 4, 7: 5, 10: 7 },
    { reputation: 5, demonite: 1 },
  ),
  third(
    'frost-giant',
    { health: 13, penalty: -3, goldCards: 1, chaos: 2, gaar: 1 },
    { 4: 4, 7: 6, 10: 8 },
    { reputation: 5, water: 1, gold: 3 },
  ),
  third(
    'chimera',
    { health: 11, penalty: -4, silver: 1, goldCards: 1, chaos: 3, gaar: 1 },
    { 3: 4, 6: 5, 9: 6, 12: 8 },
    { reputation: 5, emerald: 2 },
  ),
  third(
    'lich',
    { health: 10, penalty: -6, silver: 1, goldCards: 2, chaos: 3, gaar: 1 },
    { any: 4, 7: 5, 11: 7 },
    { reputation: 6, goldCard: 2 },
  ),
  third(
    'abyssal-worm',
    { health: 14, penalty: -3, goldCards: 1, chaos: 2, gaar: 1 },
    { 5: 5, 9: 7 },
    { reputation: 5, treasure: 2 },
  ),
  third(
    'blackrot-warlord',
    { health: 12, penalty: -5, silver: 2, goldCards: 1, chaos: 3, gaar: 2 },
    { 3: 4, 7: 6, 11: 7 },
    { reputation: 6, gold: 4 },
  ),
  third(
    'vampire-lord',
    { health: 10, penalty: -5, goldCards: 2, chaos: 3, gaar: 2 },
    { 3: 4, 7: 5, 10: 7 },
    { reputation: 5, ruby: 2 },
  ),
  third(
    'behemoth',
    { health: 15, penalty: -2, silver: 1, goldCards: 1, chaos: 2, gaar: 1 },
    { 5: 4, 8: 6, 11: 8 },
    { reputation: 6, gold: 3 },
  ),
  third(
    'faer-horror',
    { health: 11, penalty: -5, silver: 2, goldCards: 1, chaos: 3, gaar: 1 },
    { any: 4, 6: 5, 9: 6, 12: 8 },
    { reputation: 6, demonite: 1 },
  ),
  third(
    'young-dragon',
    { health: 14, penalty: -4, silver: 1, goldCards: 1, chaos: 3, gaar: 2 },
    { 3: 5, 8: 6, 11: 8 },
    { reputation: 7, diamond: 1 },
  ),
];
