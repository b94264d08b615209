// The facts of a table: what anybody may know of it, in lists and in messages.

import type { Seat } from '@veillee/kernel';
import type { SeatFacts, TableFacts } from '../protocol.ts';
import { chapterFacts, storyOf } from './chapters.ts';
import { type KeptFacts, publicFacts } from './ops.ts';
import type { SeenTable } from './seen-table.ts';

export function factsOf(table: SeenTable, present: (seat: Seat) => boolean): TableFacts {
  const { setup, match, manners, stopped, played, next } = table;
  const outcome = match?.outcome;
  const chapter = chapterFacts(table);
  const story = storyOf(table);
  return {
    id: setup.id,
    game: setup.game,
    options: setup.options as TableFacts['options'],
    open: setup.open,
    spectators: manners.spectators,
    ...(manners.hushed && { hushed: true as const }),
    created: setup.created,
    ...(setup.seedChosen && { seedChosen: setup.seedChosen }),
    seats: seatsOf(table, present),
    status: table.status,
    ...(stopped && { stopped }),
    ...(table.time.clock && { timed: true as const }),
    position: table.told.position,
    turn: match ? table.game.turns(match.state) : 0,
    toAct: table.toAct,
    ...(outcome && { outcome }),
    ...(played && { played }),
    ...(next && { next }),
    ...(chapter && { chapter }),
    ...(story && { story }),
  };
}

const seatsOf = (table: SeenTable, present: (seat: Seat) => boolean): SeatFacts[] =>
  table.seats.map(
    ({ kind, name, bot, taken, away, muted }, seat): SeatFacts => ({
      kind,
      name,
      ...(bot !== undefined && { bot }),
      present: kind === 'bot' || present(seat),
      taken,
      ...((away === 'resigned' || away === 'removed') && { resigned: true as const }),
      ...(away === 'removed' && { removed: true as const }),
      ...(muted && { muted }),
      ...table.sideOf(seat),
    }),
  );

/** The facts for the store: who is here is for who asks now. */
export function keptFactsOf(table: SeenTable): KeptFacts {
  const facts = factsOf(table, () => false);
  const { awaited, position: seq } = table;
  return {
    ...facts,
    ...(awaited.join() !== facts.toAct.join() && { awaited }),
    ...(seq !== facts.position && { seq }),
  };
}

/** The facts of a table that sleeps, with who is there now. */
export function sleepingFacts(kept: KeptFacts, present: (seat: Seat) => boolean): TableFacts {
  const facts = publicFacts(kept);
  return { ...facts, seats: facts.seats.map((seat, i) => ({ ...seat, present: seat.kind === 'bot' || present(i) })) };
}
