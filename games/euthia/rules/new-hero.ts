// A Hero as the box gives them: starting tiles on their slots, the rest of the Hero tiles in a stack. EUT-2.13 to EUT-2.22.

import type { Seat } from '@veillee/kernel';
import { isFor, isStarting, slotOf, tilesOf } from '../content/hero-tiles.ts';
import { heroes } from '../content/heroes.ts';
import type { HeroRow, SlotRow } from '../content/rows.ts';
import type { HeroId, SlotId } from '../content/vocabulary.ts';
import type { Hero, Slot } from './state.ts';
import { fresh } from './tiles.ts';

/** EUT-2.13 to EUT-2.22, EUT-21.1, EUT-21.9. */
export function newHero(id: HeroId, seat: Seat, players: number): Hero {
  const row = heroes.find(hero => hero.id === id) as HeroRow;
  const tiles = tilesOf(id).filter(tile => isFor(tile, players)); // EUT-2.18
  const slots: { [slot in SlotId]?: Slot } = Object.fromEntries(
    row.slots.map(slot => [slot.id, { open: !slot.lock, tile: undefined }]),
  ); // EUT-2.22
  for (const tile of tiles.filter(isStarting)) place(row.slots, slots, tile.id, slotOf(tile)); // EUT-2.16
  const stack = tiles.filter(tile => !isStarting(tile)).sort((a, b) => (b.reputation ?? 0) - (a.reputation ?? 0)); // EUT-2.17
  return {
    seat,
    id,
    at: undefined,
    health: row.health, // EUT-2.14: no starting tile changes it
    gold: 0, // EUT-2.20
    reputation: 0,
    tokens: [],
    saved: undefined,
    movement: 0,
    slots,
    pool: [],
    stack: stack.map(tile => tile.id),
    stones: [],
    gaar: row.gaarSlots, // EUT-2.19
    dwurt: row.dwurtSlots,
    dwurtDie: 0,
    bags: [],
    beside: [],
    hand: [],
    control: false,
    quests: [],
    legends: [],
    bounties: [],
    kills: [],
    chaos: 0,
    spentPortals: [],
    forged: undefined,
    taken: [],
  };
}

function place(rows: readonly SlotRow[], slots: { [slot in SlotId]?: Slot }, tile: string, symbol: string): void {
  const row = rows.find(slot => slot.symbol === symbol && slots[slot.id]?.open && !slots[slot.id]?.tile);
  const slot = row && slots[row.id];
  if (!slot) throw new Error(`there is no slot for ${tile}`);
  slot.tile = fresh(tile);
}
