// Whoever made a table keeps order there; and tables that nobody owns, or comes to, do not stay for ever.

import { describe, expect, test } from 'vitest';
import type { Created, Hosted, Joined, OnlookersList, TableFacts, TablesList } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import { sitTogether } from '../together.ts';

const server = await houseOf('host').start();
const { url } = server;
const FRIEND_ID = `${IDENTITY}-friend`;
const HOUR = 3_600_000;

const host = (id: string, body: object, identity: string | undefined = IDENTITY) =>
  call<Hosted>(url, `/api/tables/${id}/host`, { body, ...(identity && { identity }) });

/** Ann has made a table, Bea sits there, Cyd looks on. */
async function company() {
  const plan = { game: 'tic-tac-toe', spectators: true };
  const { id, made, ann, bea, tokens } = await sitTogether(url, plan, { identity: FRIEND_ID });
  const beaToken = tokens[1] ?? '';
  const cyd = await Client.sit(url, id, []);
  return { made, id, ann, bea, cyd, beaToken, all: [ann, bea, cyd] };
}

const closeAll = (clients: readonly Client[]) => Promise.all(clients.map(client => client.close()));
const says = async (client: Client, text: string, seat?: number) =>
  (await client.ask({ t: 'chat', text, ...(seat !== undefined && { seat }) })).error?.code ?? 'said';

describe('the host', () => {
  test('takes away and gives back a guest’s talk, and nobody else can', async () => {
    const { id, ann, bea, beaToken, made, all } = await company();
    expect(await says(bea, 'hello', 1)).toBe('said');
    for (const who of [{ identity: FRIEND_ID, body: {} }, { body: { token: beaToken } }, { body: {} }])
      expect(
        await refusal(url, `/api/tables/${id}/host`, { ...who, body: { do: 'mute', seat: 1, on: true, ...who.body } }),
      ).toBe('forbidden');
    expect((await host(id, { do: 'mute', seat: 1, on: true })).status).toBe(200);
    await bea.until(() => bea.facts?.seats[1]?.muted === true, 'the word that she is muted');
    expect(await says(bea, 'hello?', 1)).toBe('muted');
    // Play is another matter.
    await ann.answer(0, ['4']);
    await bea.until(() => bea.decisions.has(1));
    await bea.answer(1, ['0']);
    // The token of the host's own seat will do, without an identity.
    await host(id, { do: 'mute', seat: 1, on: false, token: tokenOf(made, 0) }, '');
    expect(await says(bea, 'thank you', 1)).toBe('said');
    expect(
      await refusal(url, `/api/tables/${id}/host`, { body: { do: 'mute', seat: 0, on: true }, identity: IDENTITY }),
    ).toBe('seats');
    await closeAll(all);
  });

  test('switches off the onlookers’ talk, which is slow anyway', async () => {
    const { id, ann, cyd, all } = await company();
    const said: string[] = [];
    for (let n = 0; n < 5; n++) said.push(await says(cyd, `oh ${n}`));
    expect(said).toEqual(['said', 'said', 'said', 'too-many', 'too-many']);
    await host(id, { do: 'hush', on: true });
    await cyd.until(() => cyd.facts?.hushed === true, 'the word that onlookers are silent');
    expect(await says(cyd, 'oh')).toBe('muted');
    expect(await says(ann, 'quiet now', 0)).toBe('said');
    await closeAll(all);
  });

  test('shows an onlooker out, who does not come back; and lets none in, or all', async () => {
    const { id, ann, cyd, all } = await company();
    await says(cyd, 'a word');
    const line = await ann.next('chat', 0);
    expect(await refusal(url, `/api/tables/${id}/onlookers`, { identity: FRIEND_ID })).toBe('forbidden');
    const { body } = await call<OnlookersList>(url, `/api/tables/${id}/onlookers`, { identity: IDENTITY });
    expect(body.onlookers).toEqual([line.line.onlooker]);
    await host(id, { do: 'bar', onlooker: body.onlookers[0] });
    expect(await cyd.next('gone', 0)).toEqual({ t: 'gone', code: 'removed' });
    await cyd.until(() => cyd.closed);
    await expect(Client.sit(url, id, [])).rejects.toThrow('forbidden');
    // Also after the table was put down and read again.
    await server.hall.sweep(performance.now() + HOUR);
    await expect(Client.sit(url, id, [])).rejects.toThrow('forbidden');
    await host(id, { do: 'watch', on: false });
    await host(id, { do: 'watch', on: true });
    const back = await Client.sit(url, id, []);
    await host(id, { do: 'watch', on: false });
    expect(await back.next('gone', 0)).toEqual({ t: 'gone', code: 'removed' });
    await ann.until(() => ann.facts?.spectators === false);
    await closeAll(all.filter(client => client !== cyd));
  });

  test('shows a guest out of a game: a bot plays on, and the seat’s secrets are void', async () => {
    const { id, ann, bea, beaToken, cyd } = await company();
    await ann.answer(0, ['4']);
    await host(id, { do: 'remove', seat: 1 });
    expect(await bea.next('gone', 0)).toEqual({ t: 'gone', code: 'removed' });
    await ann.until(() => ann.entries === 2, 'a bot’s answer');
    expect(ann.facts?.seats[1]).toMatchObject({ removed: true, resigned: true });
    await expect(Client.sit(url, id, [beaToken])).rejects.toThrow('forbidden');
    expect(await refusal(url, `/api/tables/${id}/return`, { body: { token: beaToken } })).toBe('forbidden');
    const { body } = await call<TablesList>(url, '/api/tables', { identity: FRIEND_ID });
    expect(body.mine.map(facts => facts.id)).not.toContain(id);
    await closeAll([ann, cyd]);
  });

  test('shows a guest out before the game begins: the seat is free, under another invitation', async () => {
    const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }];
    const made = await makeTable(url, { game: 'night-market', seats });
    const path = `/api/tables/${made.table.id}`;
    const [first] = made.invitations;
    await call<Joined>(url, `${path}/join`, { body: { code: first?.code, name: 'Bea' } });
    const { body } = await host(made.table.id, { do: 'remove', seat: 1 });
    expect((await call<TableFacts>(url, path)).body.seats[1]).toMatchObject({ taken: false, name: '' });
    expect(await refusal(url, `${path}/join`, { body: { code: first?.code, name: 'Bea' } })).toBe('seat-taken');
    const again = await call<Joined>(url, `${path}/join`, { body: { code: body.code, name: 'Cyd' } });
    expect(again.body.seat).toBe(1);
  });

  test('closes the table, by identity or by the token of their seat', async () => {
    const { id, all, made } = await company();
    expect(await refusal(url, `/api/tables/${id}`, { method: 'DELETE', identity: FRIEND_ID })).toBe('forbidden');
    const { status } = await call(url, `/api/tables/${id}`, { method: 'DELETE', token: tokenOf(made, 0) });
    expect(status).toBe(204);
    for (const client of all) expect(await client.next('gone', 0)).toEqual({ t: 'gone', code: 'deleted' });
    await closeAll(all);
  });
});

describe('tables that nobody comes to', () => {
  const ownerless = (body: object) =>
    call<Created>(url, '/api/tables', { body: { game: 'tic-tac-toe', name: 'Nobody', ...body } });
  const isThere = async (id: string) => (await call(url, `/api/tables/${id}`)).status === 200;
  const PAIR = [{ kind: 'me' }, { kind: 'hotseat' }];
  const WAITING = [{ kind: 'me' }, { kind: 'open' }];

  test('go after some hours, if they wait for players or have no owner', async () => {
    const loose = (await ownerless({ seats: PAIR })).body.table.id;
    const watched = await ownerless({ seats: PAIR });
    const client = await Client.sit(url, watched.body.table.id, [tokenOf(watched.body, 0)]);
    const waiting = (await makeTable(url, { game: 'tic-tac-toe', seats: WAITING, open: true })).table.id;
    const owned = (await makeTable(url, { game: 'tic-tac-toe', seats: PAIR })).table.id;
    await server.hall.clearAway(Date.now() + 23 * HOUR);
    expect(await isThere(loose)).toBe(true);
    await server.hall.clearAway(Date.now() + 25 * HOUR);
    expect([await isThere(loose), await isThere(waiting)]).toEqual([false, true]);
    await server.hall.clearAway(Date.now() + 73 * HOUR);
    expect([await isThere(waiting), await isThere(owned)]).toEqual([false, true]);
    // Where somebody sits, nothing is cleared away.
    expect(await isThere(watched.body.table.id)).toBe(true);
    await client.close();
  });

  test('cannot be made without end from one address', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 12; n++) codes.push((await ownerless({ seats: PAIR })).status);
    expect(codes).toContain(201);
    expect(codes.at(-1)).toBe(429);
    const open = async () =>
      (
        await call(url, '/api/tables', {
          body: { game: 'tic-tac-toe', name: 'A', seats: WAITING, open: true },
          identity: `${IDENTITY}-busy`,
        })
      ).status;
    const opened: number[] = [];
    for (let n = 0; n < 11; n++) opened.push(await open());
    expect(opened).toEqual([...Array(10).fill(201), 429]);
  });

  test('come after those where somebody sits', async () => {
    const made = await makeTable(url, { game: 'tic-tac-toe', seats: WAITING, open: true });
    const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
    const newer = await makeTable(url, { game: 'tic-tac-toe', seats: WAITING, open: true });
    const { open } = (await call<TablesList>(url, '/api/tables')).body;
    expect(open[0]?.id).toBe(made.table.id);
    expect(open.map(({ id }) => id)).toContain(newer.table.id);
    await client.close();
  });
});
