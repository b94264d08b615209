// The inside of the booklets, found by what play calls for. A page is built with empty booklets, so nothing may be looked for in them
// while modules are read; and no board may import this.

import { byId } from '@veillee/pieces/things';
import { destiny1 } from './booklet/destiny-1.ts';
import { destiny2 } from './booklet/destiny-2.ts';
import { destiny3 } from './booklet/destiny-3.ts';
import { destiny4 } from './booklet/destiny-4.ts';
import { destiny5 } from './booklet/destiny-5.ts';
import { events1 } from './booklet/events-1.ts';
import { events2 } from './booklet/events-2.ts';
import { events3 } from './booklet/events-3.ts';
import { events4 } from './booklet/events-4.ts';
import { events5 } from './booklet/events-5.ts';
import { setups } from './booklet/setups.ts';
import type { DestinyRow, EventRow, SetupRow } from './rows.ts';
import type { AdventureNumber, EventSymbol, PlaceId } from './vocabulary.ts';

export const events: readonly EventRow[] = [...events1, ...events2, ...events3, ...events4, ...events5];
export const eventRow = byId('entry', events);

/** The entry with this place and this symbol (ASH-9.2). */
export function eventAt(place: PlaceId, symbol: EventSymbol): EventRow {
  const row = events.find(event => event.place === place && event.symbol === symbol);
  if (!row) throw new Error(`no booklet has an entry ${symbol} for ${place}`);
  return row;
}

export const destinyRows: readonly DestinyRow[] = [...destiny1, ...destiny2, ...destiny3, ...destiny4, ...destiny5];
export const destinyRow = byId('row of Destiny', destinyRows);

/** The row that a tile points to (ASH-26.2). */
export function destinyOf(adventure: AdventureNumber, tile: number): DestinyRow {
  const row = destinyRows.find(each => each.adventure === adventure && each.tile === tile);
  if (!row) throw new Error(`booklet ${adventure} has no row ${tile}`);
  return row;
}

export { setups };

export function setupOf(adventure: AdventureNumber): SetupRow {
  const row = setups.find(setup => setup.adventure === adventure);
  if (!row) throw new Error(`there is no booklet ${adventure}`);
  return row;
}
