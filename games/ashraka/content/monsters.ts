// The sixteen Monster cards: cubes, cost of engaging, three bubbles and two rewards (R51).

import { byId } from '@veillee/pieces/things';
import type { MonsterRow } from './rows.ts';

export const monsters: readonly MonsterRow[] = [
  {
    id: 'clawed-prowler',
    card: 1,
    tier: 1,
    health: 4,
    engage: 1,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      { kind: 'empty', ops: [] },
    ],
    rewards: [{ coins: 3 }, { blue: 1 }],
  },
  {
    id: 'ill-omen-raven',
    card: 2,
    tier: 1,
    health: 3,
    engage: 1,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'magic', ops: [{ op: 'disease', target: 'hero', mode: 'random' }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
    ],
    rewards: [{ coins: 2 }, { blue: 1 }],
  },
  {
    id: 'rat-brigand',
    card: 3,
    tier: 1,
    health: 5,
    engage: 1,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      {
        kind: 'physical',
        ops: [
          { op: 'strike', dice: [], flat: 1 },
          { op: 'coins', n: -1 },
        ],
      },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
    ],
    rewards: [{ coins: 4 }, { blue: 1 }],
  },
  {
    id: 'stump-spider',
    card: 4,
    tier: 1,
    health: 4,
    engage: 2,
    bubbles: [
      {
        kind: 'physical',
        ops: [
          { op: 'strike', dice: ['orange'] },
          { op: 'disease', target: 'hero', mode: 'matching', disease: 'poison' },
        ],
      },
      { kind: 'physical', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'empty', ops: [] },
    ],
    rewards: [{ coins: 4 }, { blue: 1 }],
  },
  {
    id: 'will-o-wisp',
    card: 5,
    tier: 1,
    health: 3,
    engage: 1,
    bubbles: [
      { kind: 'magic', ops: [{ op: 'loseMana', target: 'hero', n: 1 }] },
      { kind: 'magic', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'empty', ops: [] },
    ],
    rewards: [{ coins: 2 }, { blue: 1 }],
  },
  {
    id: 'enraged-boar',
    card: 6,
    tier: 1,
    health: 6,
    engage: 2,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'], flat: 1 }] },
      { kind: 'empty', ops: [] },
    ],
    rewards: [{ coins: 6 }, { blue: 2 }],
  },
  {
    id: 'mire-serpent',
    card: 7,
    tier: 2,
    health: 8,
    engage: 2,
    bubbles: [
      {
        kind: 'physical',
        ops: [
          { op: 'strike', dice: ['orange'] },
          { op: 'disease', target: 'hero', mode: 'auto', disease: 'poison' },
        ],
      },
      { kind: 'physical', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'empty', ops: [] },
    ],
    rewards: [{ coins: 7 }, { blue: 2 }],
  },
  {
    id: 'mist-hag',
    card: 8,
    tier: 2,
    health: 8,
    engage: 2,
    bubbles: [
      {
        kind: 'magic',
        ops: [
          { op: 'strike', dice: [], flat: 1 },
          { op: 'disease', target: 'hero', mode: 'auto', disease: 'mute' },
        ],
      },
      { kind: 'magic', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'magic', ops: [{ op: 'healMonster', which: 'self', n: 2 }] },
    ],
    rewards: [{ coins: 7 }, { blue: 2 }],
  },
  {
    id: 'spectral-wolf',
    card: 9,
    tier: 2,
    health: 9,
    engage: 2,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'], flat: 1 }] },
    ],
    rewards: [{ coins: 8 }, { blue: 2 }],
  },
  {
    id: 'ivy-golem',
    card: 10,
    tier: 2,
    health: 12,
    engage: 2,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: [], flat: 1 }] },
      { kind: 'physical', ops: [{ op: 'healMonster', which: 'self', n: 1 }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'], flat: 1 }] },
    ],
    rewards: [{ coins: 10 }, { red: 1 }],
  },
  {
    id: 'rat-guard',
    card: 11,
    tier: 2,
    health: 10,
    engage: 2,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
    ],
    rewards: [{ coins: 9 }, { blue: 3 }],
  },
  {
    id: 'sand-jackal',
    card: 12,
    tier: 2,
    health: 8,
    engage: 1,
    actsFirst: true,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['orange'] }] },
    ],
    rewards: [{ coins: 7 }, { blue: 2 }],
  },
  {
    id: 'dune-worm',
    card: 13,
    tier: 3,
    health: 16,
    engage: 3,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'empty', ops: [] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['black'] }] },
    ],
    rewards: [{ coins: 14 }, { red: 1 }],
  },
  {
    id: 'gargoyle',
    card: 14,
    tier: 3,
    health: 14,
    engage: 2,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'magic', ops: [{ op: 'disease', target: 'hero', mode: 'auto', disease: 'paralysis' }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'], flat: 1 }] },
    ],
    rewards: [{ coins: 12 }, { red: 1 }],
  },
  {
    id: 'rat-champion',
    card: 15,
    tier: 3,
    health: 17,
    engage: 3,
    bubbles: [
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'] }] },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['red'], flat: 1 }] },
      {
        kind: 'physical',
        ops: [
          { op: 'strike', dice: ['orange'] },
          { op: 'coins', n: -2 },
        ],
      },
    ],
    rewards: [{ coins: 16 }, { red: 2 }],
  },
  {
    id: 'avatar-of-ashraka',
    card: 16,
    tier: 4,
    health: 27,
    engage: 3,
    boss: true,
    bubbles: [
      {
        kind: 'magic',
        ops: [
          { op: 'strike', dice: ['red'] },
          { op: 'disease', target: 'hero', mode: 'random' },
        ],
      },
      {
        kind: 'magic',
        ops: [
          { op: 'strike', dice: [], flat: 1 },
          { op: 'loseMana', target: 'hero', n: 1 },
        ],
      },
      { kind: 'physical', ops: [{ op: 'strike', dice: ['black'] }] },
    ],
    rewards: [{ coins: 20 }, { mauve: 1 }],
  },
];

export const monsterRow = byId('monster', monsters);
