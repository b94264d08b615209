// Seats and secrets: nobody sees or answers for a seat without its token; going, coming back, resigning, a rematch.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Created, GamesList, Joined, TableFacts, TablesList, WireEvent } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';

const house = houseOf('seats');
const data = house.folder();
const server = await house.start({ data });
const { url } = server;
const FRIEND_ID = 'another-browser-s-identity-of-enough-length';

/** A table of two people, each with a connection of their own. */
async function twoPeople(game = 'tic-tac-toe', more: object = {}) {
  const made = await makeTable(url, { game, seats: [{ kind: 'me' }, { kind: 'friend' }], ...more });
  const { id } = made.table;
  const [invitation] = made.invitations;
  const body = { code: invitation?.code, name: 'Bea' };
  const friend = (await call<Joined>(url, `/api/tables/${id}/join`, { body, identity: FRIEND_ID })).body;
  const ann = await Client.sit(url, id, [tokenOf(made, 0)]);
  const bea = await Client.sit(url, id, [friend.token]);
  return { made, id, ann, bea, annToken: tokenOf(made, 0), beaToken: friend.token, code: invitation?.code ?? '' };
}

test('an invitation seats one friend, once', async () => {
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'friend', name: 'B' }] });
  const { id } = made.table;
  expect(made.table.status).toBe('waiting');
  expect(made.seats.map(({ seat }) => seat)).toEqual([0]);
  const [invitation] = made.invitations;
  expect(await refusal(url, `/api/tables/${id}/join`, { body: { name: 'X' } })).toBe('forbidden');
  expect(await refusal(url, `/api/tables/${id}/join`, { body: { name: 'X', code: 'wrong-code-0000' } })).toBe(
    'forbidden',
  );
  const body = { code: invitation?.code, name: 'Bea' };
  const both = await Promise.all([1, 2].map(() => call<Joined>(url, `/api/tables/${id}/join`, { body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refusal(url, `/api/tables/${id}/join`, { body })).toBe('seat-taken');
});

/** What a seat reads of a log that several share. */
const readBy = (events: readonly WireEvent[], seat: number): object[] =>
  events.flatMap(({ n: _, for: whose, ...event }) => (whose === undefined || whose.includes(seat) ? [event] : []));

test('around one screen each seat is told what it would be told alone, and nothing else', async () => {
  const made = await makeTable(url, { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'hotseat' }] });
  const { id } = made.table;
  const tokens = [tokenOf(made, 0), tokenOf(made, 1)];
  const shared = await Client.sit(url, id, tokens);
  const alone = [await Client.sit(url, id, tokens.slice(0, 1)), await Client.sit(url, id, tokens.slice(1))];
  while (shared.facts?.status !== 'over') {
    const [[seat, decision] = []] = shared.decisions;
    if (seat === undefined || !decision) throw new Error('nobody is asked');
    const first = decision.options.slice(0, decision.min).map(({ key }) => key);
    await shared.answer(seat, decision.range ? [String(decision.range.min)] : first);
  }
  const anew = await Client.sit(url, id, tokens);
  for (const [seat, client] of alone.entries()) {
    await client.until(() => client.position === shared.position);
    expect(client.events.some(event => event.for)).toBe(false);
    for (const { events } of [shared, anew]) {
      expect(events.some(event => event.for?.includes(seat))).toBe(true);
      expect(readBy(events, seat)).toEqual(readBy(client.events, seat));
      // Every version has a number of its own.
      expect(events.map(event => event.n)).toEqual(events.map((_, n) => n));
    }
  }
});

test('a foreign or missing token opens nothing', async () => {
  const one = await twoPeople();
  const other = await twoPeople();
  await expect(Client.sit(url, one.id, [other.annToken])).rejects.toThrow('forbidden');
  await expect(Client.sit(url, one.id, [one.annToken, other.annToken])).rejects.toThrow('forbidden');
  await expect(Client.sit(url, one.id, [])).rejects.toThrow('forbidden');
  await expect(Client.sit(url, one.id, ['A'.repeat(43)])).rejects.toThrow('forbidden');
  await expect(Client.sit(url, 'AAAAAAAAAAAA', [one.annToken])).rejects.toThrow('unknown-table');
  for (const path of ['export', 'report', 'replay/0']) {
    expect(await refusal(url, `/api/tables/${one.id}/${path}`)).toBe('forbidden');
    expect(await refusal(url, `/api/tables/${one.id}/${path}`, { token: other.beaToken })).toBe('forbidden');
  }
  for (const path of ['leave', 'return', 'rematch'])
    expect(await refusal(url, `/api/tables/${one.id}/${path}`, { body: { token: other.annToken } })).toBe('forbidden');
  // A connection speaks for its own seats alone, whatever it says.
  const { error } = await one.bea.ask({ t: 'answer', seat: 0, decision: one.ann.decisions.get(0)?.id, picks: ['4'] });
  expect(error?.code).toBe('forbidden');
  for (const t of ['undo', 'resign'] as const)
    expect((await one.bea.ask({ t, seat: 0 })).error?.code).toBe('forbidden');
  expect(one.ann.position).toBe(1);
  for (const client of [one.ann, one.bea, other.ann, other.bea]) await client.close();
});

test('a spectator sees what spectators see and answers nothing', async () => {
  const { id, ann, bea } = await twoPeople('night-market', { spectators: true });
  const looking = await Client.sit(url, id, []);
  expect(looking.messages[0]).toMatchObject({ t: 'table', seats: [], spectator: { view: { deck: 15 } } });
  await ann.answer(0, ['1']);
  await bea.answer(1, ['0']);
  await looking.until(() => looking.position === 3);
  const { table } = await server.hall.gathering(id);
  expect(looking.views.get('spectator')).toEqual(JSON.parse(JSON.stringify(table.view('spectator'))));
  const { error } = await looking.ask({ t: 'answer', seat: 0, decision: 3, picks: [] });
  expect(error?.code).toBe('forbidden');
  for (const client of [ann, bea, looking]) await client.close();
});

test('no token, invitation or identity is stored or sent to others', async () => {
  const { id, ann, bea, annToken, beaToken, code } = await twoPeople();
  await ann.answer(0, ['4']);
  await bea.until(() => bea.position === 2);
  await ann.close();
  await bea.close();
  const frames = [...ann.frames, ...bea.frames].join('\n');
  const db = new DatabaseSync(join(data, 'veillee.sqlite'), { readOnly: true });
  const rows: string[] = [];
  for (const table of ['tables', 'ops', 'snapshots', 'chapters', 'chat', 'sitting'])
    rows.push(JSON.stringify(db.prepare(`select * from ${table}`).all()));
  db.close();
  const facts = JSON.stringify((await call(url, `/api/tables/${id}`)).body);
  for (const secret of [annToken, beaToken, code, IDENTITY, FRIEND_ID]) {
    expect(frames).not.toContain(secret);
    expect(rows.join('\n')).not.toContain(secret);
    expect(facts).not.toContain(secret);
  }
});

test('who leaves is replaced by a bot until coming back', async () => {
  const { id, ann, bea, beaToken } = await twoPeople();
  expect((await call(url, `/api/tables/${id}/leave`, { body: { token: beaToken, bot: 'random' } })).status).toBe(200);
  await ann.until(() => ann.facts?.seats[1]?.bot === 'random');
  await ann.answer(0, ['4']);
  // The bot answers; it is Ann's turn again.
  await ann.until(() => ann.decisions.has(0));
  expect(ann.entries).toBe(2);
  expect(bea.decisions.size).toBe(0);
  expect((await bea.ask({ t: 'answer', seat: 1, decision: 1, picks: ['0'] })).error?.code).toBe('forbidden');
  expect((await call(url, `/api/tables/${id}/return`, { body: { token: beaToken } })).status).toBe(200);
  await ann.until(() => ann.facts?.seats[1]?.bot === undefined);
  const { table } = await server.hall.gathering(id);
  const free = table.decision(0)?.decision.options[0]?.key ?? '';
  await ann.answer(0, [free]);
  await bea.until(() => bea.decisions.has(1));
  await bea.close();
  await ann.close();
});

test('who resigns is replaced for good', async () => {
  const { id, ann, bea, annToken, beaToken } = await twoPeople();
  expect(await refusal(url, `/api/tables/${id}/export`, { token: annToken })).toBe('hidden');
  await bea.ask({ t: 'resign', seat: 1 });
  await ann.until(() => ann.facts?.seats[1]?.bot === 'dreamer');
  expect(ann.facts?.seats.map(({ resigned }) => resigned)).toEqual([undefined, true]);
  expect(await refusal(url, `/api/tables/${id}/return`, { body: { token: beaToken } })).toBe('forbidden');
  await ann.answer(0, ['4']);
  await ann.until(() => ann.decisions.has(0));
  // Nobody else is left whose secrets could be seen.
  expect((await call(url, `/api/tables/${id}/export`, { token: annToken })).status).toBe(200);
  await bea.close();
  await ann.close();
});

test('a friend finds the table again by identity', async () => {
  const { id, ann, bea } = await twoPeople();
  const { body } = await call<{ mine: { id: string; mySeats: number[]; waiting: boolean }[] }>(url, '/api/tables', {
    identity: FRIEND_ID,
  });
  expect(body.mine.find(facts => facts.id === id)).toMatchObject({ mySeats: [1], waiting: false });
  await ann.answer(0, ['4']);
  const later = await call<typeof body>(url, '/api/tables', { identity: FRIEND_ID });
  expect(later.body.mine.find(facts => facts.id === id)).toMatchObject({ waiting: true });
  await ann.close();
  await bea.close();
});

/** Seat 0 wins. */
async function playOut(ann: Client, bea: Client): Promise<void> {
  for (const [n, key] of ['0', '3', '1', '4', '2'].entries()) {
    const client = n % 2 === 0 ? ann : bea;
    await client.until(() => client.decisions.has(n % 2));
    await client.answer(n % 2, [key]);
  }
}

test('a rematch keeps the plan, and invites the others on the old table', async () => {
  const { id, ann, bea, beaToken } = await twoPeople();
  const path = `/api/tables/${id}/rematch`;
  expect(await refusal(url, path, { body: { token: beaToken }, identity: FRIEND_ID })).toBe('not-over');
  await playOut(ann, bea);
  expect(await refusal(url, path, { body: { token: beaToken } })).toBe('forbidden');
  const made = await call<Created>(url, `/api/tables/${id}/rematch`, {
    body: { token: beaToken },
    identity: FRIEND_ID,
  });
  expect(made.status).toBe(201);
  expect(made.body.seats.map(({ seat }) => seat)).toEqual([1]);
  // Ann has made the first table, and is host of this one too: nobody but her gets the invitation to her seat.
  expect(made.body.table.seats.map(({ kind }) => kind)).toEqual(['me', 'friend']);
  const invited = await ann.next('invited', 0);
  expect(invited).toMatchObject({ table: made.body.table.id, seat: 0 });
  expect(made.body.invitations).toEqual([]);
  expect(bea.messages.some(({ t }) => t === 'invited')).toBe(false);
  const body = { code: invited.code, name: 'Ann' };
  const sat = await call<Joined>(url, `/api/tables/${invited.table}/join`, { body });
  expect(sat.body).toMatchObject({ seat: 0, table: { status: 'playing' } });
  await ann.close();
  await bea.close();
});

test('a rematch with seats changed: everybody sits one to the left, invitations and later comers too', async () => {
  const { id, ann, bea, annToken, beaToken } = await twoPeople();
  await playOut(ann, bea);
  const path = `/api/tables/${id}/rematch`;
  expect(await refusal(url, path, { body: { token: annToken, shift: -1 }, identity: IDENTITY })).toBe('malformed');
  const made = await call<Created>(url, path, { body: { token: annToken, shift: 1 }, identity: IDENTITY });
  expect(made.body.seats.map(({ seat }) => seat)).toEqual([1]);
  expect(made.body.table.seats.map(({ kind, name }) => ({ kind, name }))).toEqual([
    { kind: 'friend', name: 'Bea' },
    { kind: 'me', name: 'Ann' },
  ]);
  // Bea hears of it where she sat, and of the seat that is hers now.
  const invited = await bea.next('invited', 0);
  expect(invited).toMatchObject({ table: made.body.table.id, seat: 0, code: made.body.invitations[0]?.code });
  expect(ann.messages.some(({ t }) => t === 'invited')).toBe(false);
  // What Ann has said first holds, whatever others ask for.
  const sat = await call<Created>(url, path, { body: { token: beaToken }, identity: FRIEND_ID });
  expect(sat.body).toMatchObject({ table: { id: made.body.table.id, status: 'playing' }, seats: [{ seat: 0 }] });
  expect(sat.body.table.seats.map(({ name }) => name)).toEqual(['Bea', 'Ann']);
  await ann.close();
  await bea.close();
});

test('there is one rematch of a table: whoever asks later sits down at it, and whoever asks again gets new tokens', async () => {
  const { id, ann, bea, annToken, beaToken } = await twoPeople();
  await playOut(ann, bea);
  const ask = (token: string, identity: string) =>
    call<Created>(url, `/api/tables/${id}/rematch`, { body: { token }, identity });
  const [one, other] = await Promise.all([ask(annToken, IDENTITY), ask(beaToken, FRIEND_ID)]);
  const next = one.body.table.id;
  expect(other.body.table.id).toBe(next);
  expect((await call<TableFacts>(url, `/api/tables/${id}`)).body.next).toBe(next);
  const both = [...one.body.seats, ...other.body.seats];
  expect(both.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  for (const { seat, token } of both) {
    const client = await Client.sit(url, next, [token]);
    expect(client.views.has(seat)).toBe(true);
    await client.close();
  }
  const again = await ask(annToken, IDENTITY);
  expect(again.body).toMatchObject({ table: { id: next, status: 'playing' }, seats: [{ seat: 0 }], invitations: [] });
  const client = await Client.sit(url, next, [tokenOf(again.body, 0)]);
  await client.answer(0, ['4']);
  await client.close();
  // Somebody else with the same old token is not given what Ann has taken.
  expect((await ask(annToken, `${IDENTITY}-else`)).body.seats).toEqual([]);
  await ann.close();
  await bea.close();
});

test('a chosen seed is no secret: nobody sits down without having seen it', async () => {
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await makeTable(url, { game: 'night-market', seats, seed: 'the-same-market' });
  const [{ code } = { code: '' }] = made.invitations;
  const path = `/api/tables/${made.table.id}`;
  const facts = await call<TableFacts>(url, path);
  expect(facts.body).toMatchObject({ seedChosen: true, status: 'waiting' });
  expect(JSON.stringify(facts.body)).not.toContain('the-same-market');
  expect(await refusal(url, `${path}/join`, { body: { code, name: 'Bea' } })).toBe('seed-chosen');
  expect((await call<TableFacts>(url, path)).body.status).toBe('waiting');
  const joined = await call(url, `${path}/join`, { body: { code, name: 'Bea', seedChosen: true } });
  expect(joined.status).toBe(200);
  expect((await call<TableFacts>(url, path)).body.status).toBe('playing');
  // A seed of the server's own needs no word, and a game brought along does.
  const plain = await makeTable(url, { game: 'night-market', seats });
  expect(plain.table).not.toHaveProperty('seedChosen');
  const own = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'hotseat' }] });
  const save = await call(url, `/api/tables/${own.table.id}/export`, { token: tokenOf(own, 0) });
  const imported = await call<Created>(url, '/api/tables/import', {
    body: { save: save.body, name: 'Ann', seats },
    identity: IDENTITY,
  });
  expect(imported.body.table.seedChosen).toBe(true);
  const both = await Client.sitAll(url, own);
  await playOut(both, both);
  await both.close();
  const again = await call<Created>(url, `/api/tables/${own.table.id}/rematch`, {
    body: { token: tokenOf(own, 0) },
    identity: IDENTITY,
  });
  expect(again.body.table).not.toHaveProperty('seedChosen');
});

test('a rematch waits for who is not there: the seat is kept, and found among the invitations', async () => {
  const { id, ann, bea, annToken } = await twoPeople();
  await playOut(ann, bea);
  await bea.close();
  const again = await call<Created>(url, `/api/tables/${id}/rematch`, {
    body: { token: annToken },
    identity: IDENTITY,
  });
  const { id: next } = again.body.table;
  const lists = async (identity: string) => (await call<TablesList>(url, '/api/tables', { identity })).body;
  const listed = async (identity: string) => (await lists(identity)).mine.find(facts => facts.id === next);
  const invited = async () => (await lists(FRIEND_ID)).invitations.find(facts => facts.id === next);
  expect(await invited()).toMatchObject({ status: 'waiting', invited: [1] });
  expect(await listed(FRIEND_ID)).toBeUndefined();
  expect(await listed(IDENTITY)).toMatchObject({ mySeats: [0], invited: [] });
  const path = `/api/tables/${next}`;
  expect(await refusal(url, `${path}/join`, { body: { name: 'Cyd' }, identity: `${FRIEND_ID}-not` })).toBe('forbidden');
  const joined = await call<Joined>(url, `${path}/join`, { body: { name: 'Bea' }, identity: FRIEND_ID });
  expect(joined.body).toMatchObject({ seat: 1, table: { status: 'playing' } });
  expect(await listed(FRIEND_ID)).toMatchObject({ mySeats: [1], invited: [] });
  expect(await invited()).toBeUndefined();
  const back = await Client.sit(url, next, [joined.body.token]);
  await back.close();
  await ann.close();
});

test('a seat that somebody else took with the invitation is kept for nobody', async () => {
  const { id, ann, bea, annToken } = await twoPeople();
  await playOut(ann, bea);
  const again = await call<Created>(url, `/api/tables/${id}/rematch`, {
    body: { token: annToken },
    identity: IDENTITY,
  });
  const { id: next } = again.body.table;
  const [{ code } = { code: '' }] = again.body.invitations;
  await call<Joined>(url, `/api/tables/${next}/join`, { body: { code, name: 'Cyd' } });
  const { body } = await call<TablesList>(url, '/api/tables', { identity: FRIEND_ID });
  expect([...body.mine, ...body.invitations].map(facts => facts.id)).not.toContain(next);
  expect(await refusal(url, `/api/tables/${next}/join`, { body: { name: 'Bea' }, identity: FRIEND_ID })).toBe(
    'forbidden',
  );
  await ann.close();
  await bea.close();
});

test('roles are chosen at set-up, and a bot sits only where it plays the role', async () => {
  const bot = (id?: string) => ({ kind: 'bot', ...(id && { bot: id }) });
  const siege = (roles: readonly string[] | undefined, ...seats: object[]) =>
    makeTable(url, { game: 'siege', options: roles ? { roles } : {}, seats });
  const usual = await siege(undefined, { kind: 'me' }, { kind: 'friend' });
  expect(usual.table.options).toEqual({ roles: ['overlord', 'hero'] });
  expect(usual.table.seats).toMatchObject([
    { role: 'overlord', side: 'dark', shares: [1] },
    { role: 'hero', side: 'light', shares: [0] },
  ]);
  const chosen = await siege(['hero', 'overlord'], { kind: 'me' }, bot());
  expect(chosen.table.seats).toMatchObject([{ role: 'hero' }, { role: 'overlord', bot: 'warden' }]);
  const other = await siege(undefined, { kind: 'me' }, bot());
  expect(other.table.seats[1]).toMatchObject({ role: 'hero', bot: 'dreamer' });
  const create = (body: object) => refusal(url, '/api/tables', { body: { name: 'Ann', ...body } });
  const seats = [{ kind: 'me' }, bot('warden')];
  expect(await create({ game: 'siege', seats })).toBe('seats');
  expect(await create({ game: 'siege', seats: [{ kind: 'me' }, bot()], options: { roles: ['hero', 'hero'] } })).toBe(
    'options',
  );
  const { games } = (await call<GamesList>(url, '/api/games')).body;
  expect(games.find(({ id }) => id === 'siege')).toMatchObject({ botRoles: { warden: ['overlord'] } });
  expect(games.find(({ id }) => id === 'watch')).not.toHaveProperty('botRoles');
  // Whoever gets up is replaced by a bot that can play their role.
  const token = tokenOf(usual, 0);
  await call(url, `/api/tables/${usual.table.id}/leave`, { body: { token } });
  expect((await call<TableFacts>(url, `/api/tables/${usual.table.id}`)).body.seats[0]).toMatchObject({ bot: 'warden' });
});
