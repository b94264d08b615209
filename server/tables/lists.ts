// Lists of tables: one's own, those where somebody keeps a seat for one, and those with a free seat.

import type { Seat } from '@veillee/kernel';
import type { TableFacts, TablesList } from '../protocol.ts';
import { hashOf } from '../secrets.ts';
import type { ListedSeats, Store } from '../store/port.ts';
import type { Account } from '../work.ts';
import { asideFacts, isSetAside } from './asides.ts';
import type { Gathering } from './gathering.ts';

/** What lists need of the hall. */
export interface ListedHall {
  readonly store: Store;
  readonly gatherings: ReadonlyMap<string, Gathering>;
  /** What is set aside is known. */
  readonly stockTaken: Promise<void>;
  facts(id: string, payer: Account): Promise<TableFacts>;
  /** Of a table in use. */
  factsNow(id: string): TableFacts | undefined;
}

export async function tableLists(hall: ListedHall, identity: string | undefined, payer: Account): Promise<TablesList> {
  const open = await openTables(hall, payer);
  if (identity === undefined) return { mine: [], invitations: [], open };
  const hash = hashOf(identity);
  const mine: TablesList['mine'] = [];
  await hall.stockTaken;
  for (const listed of await hall.store.mine(hash, payer)) {
    const { facts, awaited } = await listedNow(hall, listed, payer);
    const mySeats = listed.seats.filter(seat => facts.seats[seat]?.taken);
    const invited = listed.seats.filter(seat => !facts.seats[seat]?.taken);
    const waiting = facts.status === 'playing' && mySeats.some(seat => awaited.includes(seat));
    mine.push({ ...facts, mySeats, invited, waiting });
  }
  const invitations: TablesList['invitations'] = [];
  for (const listed of await hall.store.invitations(hash, payer)) {
    const { facts } = await listedNow(hall, listed, payer);
    const invited = listed.seats.filter(seat => !facts.seats[seat]?.taken);
    if (invited.length > 0) invitations.push({ ...facts, invited });
  }
  return { mine, invitations, open };
}

/** With who is really waited for: for whoever holds that seat. */
async function listedNow(
  hall: ListedHall,
  listed: ListedSeats,
  payer: Account,
): Promise<{ facts: TableFacts; awaited: readonly Seat[] }> {
  const { facts: stored, current, aside } = listed;
  if (isSetAside(aside) || (current && !hall.gatherings.has(stored.id)))
    return { facts: asideFacts(listed), awaited: stored.awaited ?? stored.toAct };
  const facts = await hall.facts(stored.id, payer);
  return { facts, awaited: hall.gatherings.get(stored.id)?.awaited ?? facts.toAct };
}

/** Tables with a free seat, those where somebody sits and waits first. */
async function openTables({ store, gatherings, factsNow }: ListedHall, payer: Account): Promise<TableFacts[]> {
  const listed = (await store.open(payer)).filter(({ aside }) => !isSetAside(aside));
  const found = new Map(listed.map(each => [each.facts.id, asideFacts(each)]));
  // However many are made after it: where somebody waits, there is somebody to play with.
  for (const gathering of gatherings.values())
    if (gathering.waitsOpenly && gathering.audience.listeners.size > 0 && !gathering.gone)
      found.set(gathering.id, gathering.facts());
  const all = [...found.values()].map(facts => factsNow(facts.id) ?? facts);
  const living = ({ seats }: TableFacts): number =>
    Number(seats.some(({ kind, present }) => kind !== 'bot' && present));
  return all.sort((a, b) => living(b) - living(a) || (a.created < b.created ? 1 : -1));
}
