// The same company again: a rematch once a game is over, or a table of one's own that goes on from an entry of it.

import type { Seat } from '@veillee/kernel';
import type { Adopted } from '../bots/past.ts';
import type { Created } from '../protocol.ts';
import { No } from '../refusals.ts';
import { fits, hashOf, newTableId, newToken } from '../secrets.ts';
import { type ChapterPlan, chapterPlan, isChapter } from './chapters.ts';
import type { Hall } from './hall.ts';
import { isMakers } from './manners.ts';
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
  const host = hostAgain(table);
  const made = await hall.once(to, () =>
    makeAgain(hall, table, seat, identity, {
      id: to,
      name: undefined,
      adopted: undefined,
      begins: chapterPlan(table, table.nextChapter),
      host,
    }),
  );
  if (!made) return sitAgain(hall, table, seat, to, identity);
  for (const { seat: other, code } of made.invitations) hall.invite(id, satAt(table, other), to, code, other);
  // With the host's own invitation whoever asked could sit down as host.
  const isHosts = (other: Seat): boolean => host.seats.includes(satAt(table, other));
  return { ...made, invitations: made.invitations.filter(({ seat: other }) => !isHosts(other)) };
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

/** Who keeps order at a table: the identity that owns it, and the seats of whoever made it. */
interface Host {
  readonly owner: string | null;
  readonly seats: readonly Seat[];
}

/**
 * The host of a rematch, whoever asks for it: who was host before, unless they have given up their seats for good; then the first person
 * in the order of seats whom nobody has silenced.
 */
function hostAgain({ setup, company }: Table): Host {
  const made = [...company.seats.keys()].filter(seat => isMakers(company.seats[seat]?.kind));
  const stays = made.length > 0 ? made.some(seat => company.isInvolved(seat)) : setup.owner !== undefined;
  if (stays) return { owner: setup.owner ?? null, seats: made };
  const first = company.people.find(seat => !company.seats[seat]?.muted);
  return first === undefined
    ? { owner: null, seats: [] }
    : { owner: company.seats[first]?.identity ?? null, seats: [first] };
}

export interface Again {
  /** The new table's name, if it has one already. */
  readonly id: string | undefined;
  /** What whoever asks is called now. */
  readonly name: string | undefined;
  /** A match that goes on. */
  readonly adopted: Adopted | undefined;
  /** A chapter of the same campaign. */
  readonly begins?: ChapterPlan | undefined;
  /** Who keeps order there; whoever asks, if it is a table of their own. */
  readonly host?: Host;
}

/** The same plan again: the seats of whoever asks are theirs, other people are invited. */
export function makeAgain(
  hall: Hall,
  table: Table,
  seat: Seat,
  identity: string | undefined,
  { id, name, adopted, begins, host }: Again,
): Promise<Created> {
  const { setup } = table;
  const mine = heldWith(table, seat);
  const makers = host?.seats ?? mine;
  // Identities are free, and a seat is kept in somebody's list: only by whom they have sat with.
  const isKnown = identity !== undefined && fits(identity, table.seats[seat]?.identity);
  const planned = table.seats.map((state, other): PlannedSeat => {
    if (state.kind === 'bot') return { kind: 'bot', name: state.name, ...(state.bot && { bot: state.bot }) };
    const kind = makers.includes(other) ? (state.kind === 'hotseat' ? 'hotseat' : 'me') : 'friend';
    const sits = mine.includes(other);
    const invited = !sits && isKnown && state.identity ? { invited: state.identity } : {};
    return { kind, sits, name: (other === seat && name) || state.name, ...invited };
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
    ...(host && { owner: host.owner }),
    ...(id && { id }),
    ...(adopted && { adopted }),
    ...begins,
    // What no journal leads to is no better proved at another table.
    ...((adopted || begins?.legacy !== undefined) && { care: table.care }),
  });
}
