// The same company again: a rematch once a game is over, or a table of one's own that goes on from an entry of it.

import type { Seat } from '@veillee/kernel';
import type { Adopted } from '../bots/past.ts';
import type { Created } from '../protocol.ts';
import { No } from '../refusals.ts';
import { hashOf, newTableId, newToken } from '../secrets.ts';
import { type ChapterPlan, chapterPlan, isChapter } from './chapters.ts';
import type { Hall } from './hall.ts';
import type { PlannedSeat } from './seating.ts';
import type { Table } from './table.ts';

interface Asked {
  readonly token: string;
  /** How many places to the left everybody moves; what whoever asks first has said holds for all. */
  readonly shift: number;
  readonly identity: string;
  /** In a campaign: the chapter that follows; without it, the same one again. */
  readonly chapter: string | undefined;
}

/** Where whoever sits in this seat sits at the rematch. */
const sitsAt = ({ seats, shift }: Table, seat: Seat): Seat => (seat - shift + seats.length) % seats.length;
/** Where whoever sits there at the rematch has sat before. */
const satAt = ({ seats, shift }: Table, seat: Seat): Seat => (seat + shift) % seats.length;

/**
 * The rematch of a table, made by whoever asks first; whoever asks later sits down at the same table. Its name is written
 * down before it is made, so that there is never a second one.
 */
export async function rematch(hall: Hall, id: string, { token, shift, identity, chapter }: Asked): Promise<Created> {
  let to = '';
  let seat: Seat = -1;
  await hall.perform(id, table => {
    seat = hall.seatOf(table, token);
    if (table.status !== 'over') throw new No('not-over', 'a rematch is for when the game is over');
    to = table.next ?? newTableId();
    if (table.next !== undefined) return undefined;
    chapterPlan(table, chapter);
    // From chapter to chapter everybody keeps their seat.
    const places = isChapter(table) ? 0 : shift % table.seats.length;
    return { k: 'rematch', to, ...(places > 0 && { shift: places }), ...(chapter !== undefined && { chapter }) };
  });
  const { table } = await hall.gathering(id);
  const made = await hall.once(to, () =>
    makeAgain(hall, table, seat, identity, {
      id: to,
      name: undefined,
      adopted: undefined,
      begins: chapterPlan(table, table.nextChapter),
    }),
  );
  if (!made) return sitAgain(hall, table, seat, to, identity);
  for (const { seat: other, code } of made.invitations) hall.invite(id, satAt(table, other), to, code, other);
  return made;
}

/** The rematch is there already: whoever asks takes their own seats of it, again if the first answer never reached them. */
async function sitAgain(hall: Hall, old: Table, seat: Seat, to: string, identity: string): Promise<Created> {
  const seats: Created['seats'] = [];
  for (const before of heldWith(old, seat)) {
    const own = sitsAt(old, before);
    const token = newToken();
    let sits = false;
    await hall.perform(to, table => {
      const state = table.seats[own];
      sits = state !== undefined && (!state.taken || state.identity === hashOf(identity));
      if (!state || !sits) return undefined;
      const secrets = { seat: own, token: hashOf(token) };
      if (state.taken) return { k: 'reseat', ...secrets };
      return { k: 'join', name: old.seats[before]?.name ?? state.name, identity: hashOf(identity), ...secrets };
    });
    if (sits) seats.push({ seat: own, token });
  }
  return { table: await hall.facts(to), seats, invitations: [] };
}

const heldWith = ({ company }: Table, seat: Seat): Seat[] =>
  [...company.seats.keys()].filter(other => company.seats[other]?.kind !== 'bot' && company.isSameHolder(other, seat));

export interface Again {
  /** The new table's name, if it has one already. */
  readonly id: string | undefined;
  /** What whoever asks is called now. */
  readonly name: string | undefined;
  /** A match that goes on. */
  readonly adopted: Adopted | undefined;
  /** A chapter of the same campaign. */
  readonly begins?: ChapterPlan | undefined;
}

/** The same plan again for whoever asks: their seats are theirs, other people are invited. */
export function makeAgain(
  hall: Hall,
  table: Table,
  seat: Seat,
  identity: string | undefined,
  { id, name, adopted, begins }: Again,
): Promise<Created> {
  const { setup } = table;
  const mine = heldWith(table, seat);
  const planned = table.seats.map((state, other): PlannedSeat => {
    if (state.kind === 'bot') return { kind: 'bot', name: state.name, ...(state.bot && { bot: state.bot }) };
    if (!mine.includes(other))
      return { kind: 'friend', name: state.name, ...(state.identity && { invited: state.identity }) };
    return { kind: state.kind === 'hotseat' ? 'hotseat' : 'me', name: (other === seat && name) || state.name };
  });
  // A match that goes on keeps its seats, whatever was agreed for a rematch.
  const seats = adopted ? planned : planned.map((own, place) => planned[satAt(table, place)] ?? own);
  const fitting = seats.map((own, place): PlannedSeat => {
    const { bot, ...others } = own;
    return bot === undefined || hall.repertoire.bots(setup.game, table.roles?.[place]).includes(bot) ? own : others;
  });
  return hall.make({
    game: setup.game,
    options: setup.options,
    seed: undefined,
    name: name ?? table.seats[seat]?.name ?? '',
    open: false,
    spectators: setup.spectators,
    seats: fitting,
    identity,
    ...(id && { id }),
    ...(adopted && { adopted }),
    ...begins,
    // What no journal leads to is no better proved at another table.
    ...((adopted || begins?.legacy !== undefined) && { care: table.care }),
  });
}
