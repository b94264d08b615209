// Saves in and out, continuing from any entry, looking back, reports: what is hidden stays so until the game is over.

import { canonical, fingerprint, type Save } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { type Created, errorBody, type Joined, type ReplayAnswer, replayAnswer } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';
import { ANY_WORK } from '../shelf.ts';

const server = await houseOf('saves').start({ limits: { importsAtOnce: 100, ...ANY_WORK } });
const { url } = server;

const bring = <T>(body: object | string) => call<T>(url, '/api/tables/import', { body, identity: IDENTITY });

const MINE = [{ kind: 'me' }, { kind: 'me' }];

/** A table of one person in two seats, some bids made. */
async function played(game = 'night-market') {
  const made = await makeTable(url, { game, seats: MINE });
  const client = await Client.sitAll(url, made);
  await client.answer(0, ['3']);
  await client.answer(1, ['2']);
  await client.answer(0, []);
  return { made, client, id: made.table.id, token: tokenOf(made, 0) };
}

/** A changed save with a digest that fits it again. */
function resealed(save: Save, change: Partial<Save>): object {
  const { digest: _, ...body } = { ...save, ...change };
  return { ...body, digest: fingerprint(canonical(body)) };
}

test('a save goes out and comes back as a table that plays on', async () => {
  const { client, id, token } = await played();
  const { body: save } = await call<Save>(url, `/api/tables/${id}/export`, { token });
  expect(save.journal).toHaveLength(3);
  const back = await bring<Created>({ save, name: 'Ann', seats: MINE });
  expect(back.status).toBe(201);
  expect(back.body.table).toMatchObject({ status: 'playing', position: 0 });
  const again = await Client.sit(
    url,
    back.body.table.id,
    back.body.seats.map(({ token: t }) => t),
  );
  expect(again.entries).toBe(3);
  expect(again.views.get(0)).toEqual(client.views.get(0));
  expect(again.events.map(({ text }) => text)).toEqual(client.events.map(({ text }) => text));
  for (const one of [client, again]) {
    const [decision] = one.decisions.values();
    await one.answer(decision?.seat ?? -1, [decision?.options[0]?.key ?? '']);
  }
  expect(again.views.get(1)).toEqual(client.views.get(1));
  // Going back beyond the import works too: the journal came along.
  await again.ask({ t: 'rewind', seat: 0, to: 1 });
  await again.until(() => again.entries <= 2);
  await client.close();
  await again.close();
});

test('a save with a sealed answer comes back with it', async () => {
  const made = await makeTable(url, { game: 'night-market', seats: MINE });
  const client = await Client.sitAll(url, made);
  await client.answer(0, ['3']);
  const { body: save } = await call<Save>(url, `/api/tables/${made.table.id}/export`, { token: tokenOf(made, 0) });
  expect(save.sealed).toHaveLength(1);
  const back = await bring<Created>({ save, name: 'Ann', seats: MINE });
  expect(back.body.table.toAct).toEqual([1]);
  await client.close();
});

test('an imported game waits for invited friends', async () => {
  const { client, id, token } = await played();
  const { body: save } = await call<Save>(url, `/api/tables/${id}/export`, { token });
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const back = await bring<Created>({ save, name: 'Ann', seats, at: 2 });
  expect(back.body.table.status).toBe('waiting');
  const ann = await Client.sit(url, back.body.table.id, [tokenOf(back.body, 0)]);
  expect(ann.entries).toBe(2);
  expect((await ann.ask({ t: 'answer', seat: 0, decision: ann.decisions.get(0)?.id, picks: [] })).error?.code).toBe(
    'foreign',
  );
  const code = back.body.invitations[0]?.code;
  await call<Joined>(url, `/api/tables/${back.body.table.id}/join`, { body: { code, name: 'Bea', seedChosen: true } });
  await ann.until(() => ann.facts?.status === 'playing');
  await ann.answer(0, []);
  await client.close();
  await ann.close();
});

test('what is not a save of this game as it was played is refused', async () => {
  const { client, id, token } = await played();
  await client.close();
  const { body: save } = await call<Save>(url, `/api/tables/${id}/export`, { token });
  const attempt = async (value: unknown, more: object = {}): Promise<unknown> => {
    const answer = await bring({ save: value, name: 'Ann', seats: MINE, ...more });
    const { error } = errorBody.parse(answer.body);
    return error.code === 'save' ? (error.detail as { problem: string }).problem : error.code;
  };
  expect(await attempt(undefined)).toBe('malformed');
  expect(await attempt('a save')).toBe('not-a-save');
  expect(await attempt({ game: 'night-market' })).toBe('not-a-save');
  expect(await attempt({ ...save, game: 'chess' })).toBe('unknown-game');
  expect(await attempt({ ...save, seed: 'other' })).toBe('damaged');
  expect(await attempt(resealed(save, { game: 'tic-tac-toe' }))).toBe('newer-rules');
  expect(await attempt(resealed(save, { rules: 99 }))).toBe('newer-rules');
  expect(await attempt(resealed(save, { format: 3 }))).toBe('newer-format');
  // Seals do not protect from forgers; replaying does.
  expect(await attempt(resealed(save, { seed: 'other' }))).toBe('does-not-replay');
  const [first, ...rest] = save.journal;
  expect(await attempt(resealed(save, { journal: [{ ...first, picks: ['6'] } as never, ...rest] }))).toBe(
    'does-not-replay',
  );
  const lying = { ...save.checkpoint, state: { stalls: 'all mine' } };
  expect(await attempt(resealed(save, { rules: 1, seed: 'other', checkpoint: lying }))).toBe('older-rules');
  expect(await attempt(resealed(save, { content: 'x', seed: 'other', checkpoint: lying }))).toBe('older-rules');
  const base = { ...save.checkpoint, state: { ...(save.checkpoint.state as object), deck: ['card-1', 'card-1'] } };
  expect(await attempt(resealed(save, { seed: 'other', base, checkpoint: base }))).toBe('unsound');
  expect(await attempt(save, { at: 99 })).toBe('does-not-replay');
  expect(await attempt(save, { seats: [{ kind: 'me' }] })).toBe('seats');
  expect(await attempt({ ...save, junk: 'x'.repeat(2_200_000) })).toBe('too-large');
  const deep = `{"game":"night-market","veillee":"save","format":1,"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const body = `{"save":${deep},"name":"Ann","seats":[{"kind":"me"},{"kind":"me"}]}`;
  expect(await refusal(url, '/api/tables/import', { body, identity: IDENTITY })).toBe('save');
  // A checkpoint or a base that lies does not matter where the journal leads somewhere: only that counts.
  for (const lie of [{ checkpoint: lying }, { base: lying, checkpoint: lying }, { base, checkpoint: base }])
    expect((await bring({ save: resealed(save, lie), name: 'A', seats: MINE })).status).toBe(201);
});

test('a save of older rules comes back from its last turn, and the table is told', async () => {
  const { client, id, token } = await played();
  const out = async () => (await call<Save>(url, `/api/tables/${id}/export`, { token })).body;
  let save = await out();
  // Into a later round, past its beginning.
  while (save.checkpoint.at === 0 || save.journal.length === save.checkpoint.at) {
    const [asked] = client.decisions.values();
    await client.answer(asked?.seat ?? -1, asked?.pass ? [] : [asked?.options[0]?.key ?? '0']);
    save = await out();
  }
  await client.close();
  const { at } = save.checkpoint;
  const older = resealed(save, {
    rules: 1,
    // As if these answers had been possible once.
    journal: save.journal.map((entry, i) => (i >= at - 1 ? { ...entry, picks: ['old'] } : entry)) as never,
  });
  const back = await bring<Created>({ save: older, name: 'Ann', seats: MINE });
  expect(back.status).toBe(201);
  const tokens = back.body.seats.map(({ token: t }) => t);
  const again = await Client.sit(url, back.body.table.id, tokens);
  expect(again.messages[0]).toMatchObject({ t: 'table', reseated: true, entries: at });
  const [decision] = again.decisions.values();
  await again.answer(decision?.seat ?? -1, decision?.pass ? [] : [decision?.options[0]?.key ?? '0']);
  // It goes out and in again: what came before the change is kept, and what is played again begins after it.
  const own = tokens[0] ?? '';
  const { body: second } = await call<Save>(url, `/api/tables/${back.body.table.id}/export`, { token: own });
  expect(second.base?.at).toBe(at);
  expect((await bring({ save: second, name: 'Ann', seats: MINE })).status).toBe(201);
  const look = (entry: number) => `/api/tables/${back.body.table.id}/replay/${entry}?as=0`;
  expect((await call(url, look(at), { token: own })).status).toBe(200);
  expect(await refusal(url, look(at - 1), { token: own })).toBe('no-undo');
  await again.close();
});

test('a new table continues from any entry', async () => {
  const { client, id, token } = await played();
  const made = await call<Created>(url, `/api/tables/${id}/continue`, {
    body: { token, at: 2, name: 'Ann again' },
    identity: IDENTITY,
  });
  expect(made.status).toBe(201);
  expect(made.body.table.seats[0]?.name).toBe('Ann again');
  const fork = await Client.sit(
    url,
    made.body.table.id,
    made.body.seats.map(({ token: t }) => t),
  );
  expect(fork.entries).toBe(2);
  expect(client.entries).toBe(3);
  expect(await refusal(url, `/api/tables/${id}/continue`, { body: { token, at: 9, name: 'A' } })).toBe('no-undo');
  await client.close();
  await fork.close();
});

test('while somebody else plays, saves and other seats’ pasts stay hidden; afterwards they do not', async () => {
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  const code = made.invitations[0]?.code;
  const bea = (await call<Joined>(url, `/api/tables/${id}/join`, { body: { code, name: 'Bea' } })).body.token;
  const client = await Client.sit(url, id, [token, bea]);
  await client.answer(0, ['0']);
  await client.answer(1, ['3']);
  const look = (as: string | number, at = 2) => `/api/tables/${id}/replay/${at}?as=${as}`;
  expect(await refusal(url, `/api/tables/${id}/export`, { token })).toBe('hidden');
  expect(await refusal(url, `/api/tables/${id}/continue`, { body: { token, at: 0, name: 'A' } })).toBe('hidden');
  expect(await refusal(url, look(1), { token })).toBe('hidden');
  expect(await refusal(url, look('everyone'), { token })).toBe('hidden');
  const mine = replayAnswer.parse((await call(url, look(0), { token })).body);
  expect(mine.entry).toEqual({ seat: 1 });
  expect((await call(url, look('spectator'), { token })).status).toBe(200);
  const report = JSON.stringify((await call(url, `/api/tables/${id}/report`, { token })).body);
  expect(report).not.toContain('journal');
  expect(report).not.toContain('seed');
  for (const secret of [token, bea, 'Ann', 'Bea', IDENTITY]) expect(report).not.toContain(secret);
  // A friend who left may come back, so nothing is shown yet.
  await call(url, `/api/tables/${id}/leave`, { body: { token: bea, bot: 'random' } });
  expect(await refusal(url, `/api/tables/${id}/export`, { token })).toBe('hidden');
  await call(url, `/api/tables/${id}/return`, { body: { token: bea } });
  await client.until(() => client.decisions.has(0));
  for (const [seat, key] of [
    [0, '1'],
    [1, '4'],
    [0, '2'],
  ] as const)
    await client.answer(seat, [key]);
  expect(client.facts?.status).toBe('over');
  expect((await call(url, `/api/tables/${id}/export`, { token })).status).toBe(200);
  const all = (await call<ReplayAnswer>(url, look('everyone'), { token })).body;
  expect(all).toMatchObject({ at: 2, entries: 5, entry: { seat: 1, prompt: 'turn', picks: ['3'] } });
  expect(all.turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5]);
  // Step by step, forwards and back.
  for (const at of [0, 1, 2, 3, 4, 5, 3, 0])
    expect((await call<ReplayAnswer>(url, look(0, at), { token })).body.view).toMatchObject({ turns: at });
  expect(await refusal(url, look(0, 6), { token })).toBe('malformed');
  await client.close();
});

test('a replay shows a journal with answers given at once, between any two of them', async () => {
  const { client, id, token } = await played();
  for (let at = 0; at <= 3; at++) {
    const { body } = await call<ReplayAnswer>(url, `/api/tables/${id}/replay/${at}`, { token });
    expect(body).toMatchObject({ at, entries: 3 });
  }
  await client.close();
});

test('a replay tells all that happened up to an entry in one answer, numbered as one by one', async () => {
  const { client, id, token } = await played();
  const told = async (at: number, from?: number) => {
    const path = `/api/tables/${id}/replay/${at}${from === undefined ? '' : `?from=${from}`}`;
    return (await call<ReplayAnswer>(url, path, { token })).body.events;
  };
  const apart = [await told(0), await told(1), await told(2), await told(3)].flat();
  expect(new Set(apart.map(event => event.at)).size).toBeGreaterThan(1);
  expect(await told(3, 0)).toEqual(apart);
  expect(await told(3, 2)).toEqual(apart.filter(event => event.at >= 2));
  expect(apart.map(event => event.n)).toEqual([...new Set(apart.map(event => event.n))].sort((a, b) => a - b));
  await client.close();
});
