// The Loot tokens: 40 in the bag.

import type { Loot } from './rows.ts';

export const loot = [
  {
    id: 'gold-1',
    count: 6,
    immediate: true,
    ability: { kind: 'event', timing: 'revealed', ops: [{ op: 'gainGold', n: 1 }] },
  },
  {
    id: 'gold-2',
    count: 6,
    immediate: true,
    ability: { kind: 'event', timing: 'revealed', ops: [{ op: 'gainGold', n: 2 }] },
  },
  {
    id: 'gold-3',
    count: 3,
    immediate: true,
    ability: { kind: 'event', timing: 'revealed', ops: [{ op: 'gainGold', n: 3 }] },
  },
  {
    id: 'fleet-boots',
    count: 5,
    immediate: false,
    ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'gainAp', n: 1, only: 'move' }] },
  },
  {
    id: 'second-wind',
    count: 3,
    immediate: false,
    ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'gainAp', n: 1 }] },
  },
  { id: 'bandage', count: 5, immediate: false, ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'heal', n: 1 }] } },
  {
    id: 'healing-draught',
    count: 2,
    immediate: false,
    ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'heal', n: 2 }] },
  },
  {
    id: 'lucky-charm',
    count: 4,
    immediate: false,
    ability: { kind: 'gift', timing: 'ownTest', ops: [{ op: 'addSuccess', n: 1 }] },
  },
  {
    id: 'loaded-dice',
    count: 2,
    immediate: false,
    ability: { kind: 'gift', timing: 'ownTest', ops: [{ op: 'reroll', dice: 'failed' }] },
  },
  { id: 'smoke-bomb', count: 2, immediate: false, ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'hide' }] } },
  {
    id: 'tonic',
    count: 2,
    immediate: false,
    ability: { kind: 'gift', timing: 'gift', ops: [{ op: 'ready', n: 1, what: 'any' }] },
  },
] satisfies readonly Loot[];
