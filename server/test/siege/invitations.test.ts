// Who fills somebody else's list, and who would be host: what others lay for one is in a list of its own, a few of each; and the host of a
// rematch is the host of the game, whoever asks first.

import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../index.ts';
import { type Created, type Joined, type TablesList, tablesList } from '../../protocol.ts';
import { MOST_LISTED, MOST_OF_SENDER } from '../../store/port.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';

const server = await houseOf('invitations').start({ limits: NO_LIMITS });
const { url } = server;

/** Three in a row for the first seat. */
const WON = ['0', '3', '1', '4', '2'];
let people = 0;
/** Somebody whom nobody has met. */
const newcomer = (name: string): string => `${IDENTITY}-${name}-${++people}`;

/** A game that is over: tokens by seat. */
async function played(identities: readonly string[]) {
  const [owner = '', ...guests] = identities;
  const seats = identities.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'friend', name: `P${seat}` }));
  const made = await makeTable(url, { game: 'tic-tac-toe', seats }, owner);
  const { id } = made.table;
  const tokens = [tokenOf(made, 0)];
  for (const [n, identity] of guests.entries()) {
    const body = { code: made.invitations[n]?.code, name: `P${n + 1}` };
    tokens.push((await call<Joined>(url, `/api/tables/${id}/join`, { body, identity })).body.token);
  }
  const all = await Client.sit(url, id, tokens);
  for (const [n, cell] of WON.entries()) await all.answer(n % 2, [cell]);
  await all.close();
  return { id, tokens };
}

const lists = async (identity: string): Promise<TablesList> =>
  tablesList.parse((await call(url, '/api/tables', { identity })).body);
const ids = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id);

test('invitations of others push nothing out of one’s own list, and of one sender a few are shown', async () => {
  const [me, pest, friend] = [newcomer('me'), newcomer('pest'), newcomer('friend')];
  const own = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] }, me);
  const withFriend = await played([friend, me]);
  const invited = await call<Created>(url, `/api/tables/${withFriend.id}/rematch`, {
    body: { token: withFriend.tokens[0] },
    identity: friend,
  });
  const { id, tokens } = await played([me, pest]);
  const flood = async (identity: string) =>
    (
      await call<Created>(url, `/api/tables/${id}/continue`, {
        body: { token: tokens[1], at: 1, name: 'P' },
        identity,
      })
    ).body.table.id;
  const laid: string[] = [];
  for (let n = 0; n < MOST_LISTED + 5; n++) laid.push(await flood(pest));
  const { mine, invitations } = await lists(me);
  expect(ids(mine).sort()).toEqual([own.table.id, withFriend.id, id].sort());
  expect(ids(invitations)).toEqual([...laid.slice(-MOST_OF_SENDER).reverse(), invited.body.table.id]);
  expect(invitations.at(-1)).toMatchObject({ invited: [1] });
  // Identities are free: under another one nothing is kept in anybody's list.
  const other = await flood(newcomer('mask'));
  expect(ids((await lists(me)).invitations)).not.toContain(other);
  // Whoever accepts has one more table of their own, and one invitation less.
  const accepted = invited.body.table.id;
  await call(url, `/api/tables/${accepted}/join`, { body: { name: 'Me' }, identity: me });
  const after = await lists(me);
  expect(ids(after.invitations)).not.toContain(accepted);
  expect(ids(after.mine)).toContain(accepted);
});

test('what one has made comes first, then where one sits', async () => {
  const [me, other] = [newcomer('me'), newcomer('other')];
  const own = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] }, me);
  const { id } = await played([other, me]);
  expect(ids((await lists(me)).mine)).toEqual([own.table.id, id]);
});

// ---- the host of a rematch ----

const mute = (id: string, identity: string, seat: number) =>
  call(url, `/api/tables/${id}/host`, { body: { do: 'mute', seat, on: true }, identity });
const rematch = async (id: string, token: string | undefined, identity: string) =>
  (await call<Created>(url, `/api/tables/${id}/rematch`, { body: { token }, identity })).body;

test('a guest who is muted asks first for a rematch, and the host stays host', async () => {
  const [host, guest] = [newcomer('host'), newcomer('guest')];
  const { id, tokens } = await played([host, guest]);
  await mute(id, host, 1);
  const watching = await Client.sit(url, id, [tokens[0] ?? '']);
  const made = await rematch(id, tokens[1], guest);
  const { id: next } = made.table;
  expect(made.table.seats.map(({ kind, taken }) => [kind, taken])).toEqual([
    ['me', false],
    ['friend', true],
  ]);
  // Nothing that they were given makes them host: neither their identity nor their token nor an invitation to the host's seat.
  const order = { do: 'hush', on: true };
  expect(made.invitations).toEqual([]);
  for (const who of [{ identity: guest, body: order }, { body: { ...order, token: tokenOf(made, 1) } }])
    expect(await refusal(url, `/api/tables/${next}/host`, who)).toBe('forbidden');
  // The host hears of it at the old table, sits down there in their own seat, and keeps order.
  await watching.until(() => watching.messages.some(({ t }) => t === 'invited'));
  await watching.close();
  const sat = await rematch(id, tokens[0], host);
  expect(sat.table).toMatchObject({ id: next, status: 'playing' });
  expect(sat.seats.map(({ seat }) => seat)).toEqual([0]);
  expect((await mute(next, host, 1)).status).toBe(200);
  expect(ids((await lists(host)).mine)).toContain(next);
});

test('where nobody made the table from a seat of it, the first who is not muted is host of the rematch', async () => {
  const [first, second] = [newcomer('first'), newcomer('second')];
  const made = await call<Created>(url, '/api/tables', {
    body: { game: 'tic-tac-toe', name: '', seats: [{ kind: 'friend' }, { kind: 'friend' }] },
  });
  const { id } = made.body.table;
  const tokens: string[] = [];
  for (const [n, identity] of [first, second].entries()) {
    const body = { code: made.body.invitations[n]?.code, name: `P${n}` };
    tokens.push((await call<Joined>(url, `/api/tables/${id}/join`, { body, identity })).body.token);
  }
  const all = await Client.sit(url, id, tokens);
  for (const [n, cell] of WON.entries()) await all.answer(n % 2, [cell]);
  await all.close();
  const next = await rematch(id, tokens[1], second);
  const order = { do: 'hush', on: true };
  expect(await refusal(url, `/api/tables/${next.table.id}/host`, { body: order, identity: second })).toBe('forbidden');
  expect((await call(url, `/api/tables/${next.table.id}/host`, { body: order, identity: first })).status).toBe(200);
});

test('a host who has resigned gives the rematch over to the first who is not muted', async () => {
  const [host, guest] = [newcomer('host'), newcomer('guest')];
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await makeTable(url, { game: 'tic-tac-toe', seats }, host);
  const { id } = made.table;
  const body = { code: made.invitations[0]?.code, name: 'Bea' };
  const { token } = (await call<Joined>(url, `/api/tables/${id}/join`, { body, identity: guest })).body;
  const [ann, bea] = [await Client.sit(url, id, [tokenOf(made, 0)]), await Client.sit(url, id, [token])];
  await ann.ask({ t: 'resign', seat: 0 });
  const isOver = (): boolean => bea.facts?.status === 'over';
  while (!isOver()) {
    await bea.until(() => bea.decisions.has(1) || isOver());
    if (!isOver()) await bea.answer(1, [bea.decisions.get(1)?.options.at(-1)?.key ?? '']);
  }
  await Promise.all([ann.close(), bea.close()]);
  const next = await rematch(id, token, guest);
  expect(next.table.seats.map(({ kind }) => kind)).toEqual(['friend', 'me']);
  expect(next.invitations.map(({ seat }) => seat)).toEqual([0]);
  expect(
    (await call(url, `/api/tables/${next.table.id}/host`, { body: { do: 'hush', on: true }, identity: guest })).status,
  ).toBe(200);
});
