// Lieutenants: who rides for the overlord (LEG-7). Sir Alric is as the compiled book has him but for his dice; of the others it gives facts, and
// the figures are recalled.

import { byId } from '@veillee/pieces/things';
import type { LieutenantRow } from './rows.ts';

export const lieutenants: readonly LieutenantRow[] = [
  {
    id: 'sir-alric-farrow',
    xp: 0,
    kind: 'melee',
    sides: {
      copper: { speed: 4, wounds: 30, armour: 5, dice: { red: 1, green: 1, yellow: 1, black: 2 } },
      silver: { speed: 4, wounds: 60, armour: 7, dice: { red: 1, green: 2, silver: 1, black: 1 } },
      gold: { speed: 4, wounds: 90, armour: 9, dice: { red: 1, green: 2, yellow: 1, gold: 1, black: 1 } },
    },
    abilities: [{ ability: 'ironskin' }, { ability: 'regeneration', rank: 5 }, { ability: 'unstoppable' }],
    minions: [
      { monster: 'beastman', rank: 'normal', n: 2 },
      { monster: 'razorwing', rank: 'normal', n: 2 },
      { monster: 'hell-hound', rank: 'normal', n: 2 },
      { monster: 'sorcerer', rank: 'normal', n: 1 },
    ],
    brings: { power: 'doom' },
    rides: [],
    fights: [],
  },
  {
    id: 'lord-merick-farrow',
    xp: 10,
    kind: 'magic',
    sides: {
      copper: { speed: 5, wounds: 25, armour: 4, dice: { white: 1, yellow: 2, black: 3 } },
      silver: { speed: 5, wounds: 50, armour: 6, dice: { white: 1, green: 1, yellow: 1, silver: 2, black: 1 } },
      gold: { speed: 5, wounds: 75, armour: 8, dice: { white: 1, green: 2, gold: 2, black: 1 } },
    },
    abilities: [{ ability: 'blast', rank: 1 }],
    bonus: { range: 6 },
    minions: [
      { monster: 'skeleton', rank: 'normal', n: 4 },
      { monster: 'sorcerer', rank: 'normal', n: 3 },
      { monster: 'manticore', rank: 'normal', n: 1 },
    ],
    brings: { threat: 15 },
    rides: [{ op: 'cheaper', xp: 5, beside: ['sir-alric-farrow'] }],
    fights: [{ op: 'blink', movement: 5 }],
  },
  {
    id: 'lady-eliza-farrow',
    xp: 11,
    kind: 'ranged',
    sides: {
      copper: { speed: 5, wounds: 20, armour: 5, dice: { blue: 1, yellow: 2, silver: 1, black: 2 } },
      silver: { speed: 5, wounds: 40, armour: 7, dice: { blue: 1, green: 1, yellow: 1, gold: 1, silver: 1, black: 1 } },
      gold: { speed: 5, wounds: 60, armour: 9, dice: { blue: 1, green: 2, gold: 2, silver: 1 } },
    },
    abilities: [{ ability: 'shadowcloak' }],
    minions: [
      { monster: 'hell-hound', rank: 'normal', n: 3 },
      { monster: 'naga', rank: 'normal', n: 1 },
      { monster: 'bane-spider', rank: 'master', n: 1 },
    ],
    brings: { power: 'brilliant-commander' },
    rides: [{ op: 'cheaper', xp: 3, beside: ['sir-alric-farrow', 'lord-merick-farrow'] }],
    fights: [{ op: 'inspires', within: 6, range: 2, damage: 2 }],
  },
  {
    id: 'kratz-the-plague',
    xp: 12,
    avatar: 'beastman-lord',
    kind: 'ranged',
    large: true,
    sides: {
      copper: { speed: 4, wounds: 30, armour: 5, dice: { blue: 1, yellow: 1, black: 1 } },
      silver: { speed: 5, wounds: 60, armour: 7, dice: { blue: 1, green: 1, silver: 1 } },
      gold: { speed: 6, wounds: 90, armour: 9, dice: { blue: 1, green: 1, yellow: 1, gold: 1 } },
    },
    abilities: [{ ability: 'fly' }, { ability: 'breath' }, { ability: 'poison' }, { ability: 'pierce', rank: 10 }],
    minions: [
      { monster: 'razorwing', rank: 'normal', n: 4 },
      { monster: 'razorwing', rank: 'master', n: 2 },
    ],
    rides: [{ op: 'twoTrails' }],
    fights: [{ op: 'noHealingWithin', n: 6 }],
  },
  {
    id: 'gata-the-white-death',
    xp: 13,
    avatar: 'beastman-lord',
    since: 'silver',
    kind: 'melee',
    sides: {
      silver: { speed: 6, wounds: 40, armour: 7, dice: { red: 1, green: 1, yellow: 1, silver: 2 } },
      gold: { speed: 8, wounds: 80, armour: 9, dice: { red: 1, green: 2, gold: 2 } },
    },
    abilities: [{ ability: 'shadowcloak' }],
    minions: [],
    rides: [{ op: 'ambush', on: ['enhancement', 'surge'] }],
    fights: [{ op: 'onWound', face: 'blank', what: 'dies' }],
  },
  {
    id: 'kar-amag-atoth',
    xp: 16,
    avatar: 'demon-prince',
    kind: 'magic',
    sides: {
      copper: { speed: 3, wounds: 40, armour: 4, dice: { white: 1, green: 1, yellow: 1, black: 2 } },
      silver: { speed: 4, wounds: 80, armour: 5, dice: { white: 1, green: 1, yellow: 1, silver: 1, black: 1 } },
      gold: { speed: 5, wounds: 120, armour: 6, dice: { white: 1, green: 2, gold: 1, black: 1 } },
    },
    abilities: [{ ability: 'fear', rank: 2 }, { ability: 'aura', rank: 3 }, { ability: 'unstoppable' }],
    minions: [
      { monster: 'demon', rank: 'normal', n: 1 },
      { monster: 'sorcerer', rank: 'normal', n: 4 },
      { monster: 'sorcerer', rank: 'master', n: 1 },
    ],
    brings: { power: 'doom' },
    rides: [{ op: 'razing', conquest: 5 }],
    fights: [{ op: 'killWorth', n: 2 }],
  },
  {
    id: 'dar-hilzernod',
    xp: 20,
    avatar: 'great-wyrm',
    since: 'gold',
    kind: 'ranged',
    large: true,
    sides: { gold: { speed: 6, wounds: 150, armour: 10, dice: { blue: 1, yellow: 1, gold: 2 } } },
    abilities: [{ ability: 'fly' }, { ability: 'breath' }],
    minions: [],
    rides: [{ op: 'sureSiege' }, { op: 'tremors', on: 'surge', wounds: 1 }],
    fights: [{ op: 'wearsOut', surges: 2, fatigue: 1, wounds: 2 }],
  },
  {
    id: 'krieg-the-relentless',
    xp: 14,
    avatar: 'sorcerer-king',
    kind: 'melee',
    sides: {
      copper: { speed: 5, wounds: 25, armour: 4, dice: { red: 1, green: 1, black: 1 } },
      silver: { speed: 5, wounds: 50, armour: 6, dice: { red: 1, green: 1, yellow: 1, silver: 1, black: 1 } },
      gold: { speed: 5, wounds: 75, armour: 8, dice: { red: 1, green: 2, gold: 1, black: 1 } },
    },
    abilities: [{ ability: 'regeneration', rank: 3 }, { ability: 'poison' }],
    minions: [
      { monster: 'skeleton', rank: 'normal', n: 6 },
      { monster: 'skeleton', rank: 'master', n: 2 },
    ],
    brings: { power: 'hordes-of-the-things' },
    rides: [{ op: 'returns' }],
    fights: [{ op: 'onWound', what: 'spent' }],
  },
  {
    id: 'slaggorrath',
    xp: 17,
    avatar: 'spider-queen',
    kind: 'magic',
    sides: {
      copper: { speed: 5, wounds: 30, armour: 5, dice: { white: 1, green: 1, yellow: 1, black: 2 } },
      silver: { speed: 6, wounds: 60, armour: 7, dice: { white: 1, green: 1, yellow: 1, silver: 2 } },
      gold: { speed: 7, wounds: 90, armour: 9, dice: { white: 1, green: 2, gold: 2 } },
    },
    abilities: [{ ability: 'poison' }, { ability: 'web' }],
    minions: [
      { monster: 'bane-spider', rank: 'normal', n: 4 },
      { monster: 'bane-spider', rank: 'master', n: 3 },
    ],
    brings: { power: 'trapmaster' },
    rides: [{ op: 'huntsWithin', trails: 3 }],
    fights: [{ op: 'strikesWebbed', pierce: 2 }],
  },
  {
    id: 'thaadd-the-destroyer',
    xp: 15,
    avatar: 'titan',
    kind: 'melee',
    large: true,
    sides: {
      copper: { speed: 3, wounds: 40, armour: 6, dice: { red: 1, green: 1, yellow: 1, black: 1 } },
      silver: { speed: 4, wounds: 80, armour: 9, dice: { red: 1, green: 2, silver: 1 } },
      gold: { speed: 5, wounds: 120, armour: 12, dice: { red: 1, green: 2, gold: 1 } },
    },
    abilities: [{ ability: 'reach', rank: 1 }, { ability: 'knockback' }],
    minions: [
      { monster: 'ogre', rank: 'normal', n: 2 },
      { monster: 'ogre', rank: 'master', n: 1 },
    ],
    brings: { power: 'hordes-of-the-things' },
    rides: [{ op: 'defense', n: -1 }],
    fights: [{ op: 'onWound', face: 'surge', what: 'losesItem' }],
  },
];
export const lieutenantRow = byId('lieutenant', lieutenants);

/** In play from the beginning, for nothing (LEG-3.14). */
export const FIRST_LIEUTENANT = 'sir-alric-farrow';
