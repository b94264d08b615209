// A campaign of forty chapters: what it is called, what it counts for, how it goes out and comes back, and that none of it is lost.

import type { CampaignSave, Entry } from '@veillee/kernel';
import type { LanternLegacy } from '@veillee/kernel/test/lantern-road';
import { NIGHTS } from '@veillee/kernel/test/long-road';
import { expect, test, vi } from 'vitest';
import { type CampaignAnswer, type Created, campaignAnswer, MOST_CAMPAIGN_ENTRIES } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import { ALONE, forged, type Night, nextNight, seal, travel, walkNight } from '../nights.ts';
import '../strict.ts';
import { ANY_WORK } from '../shelf.ts';
import type { TableFacts, TablesList } from '../wire.ts';

const house = houseOf('long-campaign');
const OTHER = 'another-identity-long-enough-00001';
const FRIEND = 'an-identity-of-a-friend-0000000001';
const HOUR = 3_600_000;
const limits = { tablesPerIdentity: 2, importsAtOnce: 100, ...ANY_WORK };
const data = house.folder();
const serve = () => house.start({ data, limits });
let server = await serve();
let { url } = server;
const nights = await travel(url, NIGHTS);
const last = nights.at(-1) as Night;

const campaignAt = async ({ id, token }: Night): Promise<CampaignAnswer> =>
  campaignAnswer.parse((await call(url, `/api/tables/${id}/campaign`, { token })).body);
const bring = (save: object, identity = OTHER) =>
  call<Created & { error: { code: string; message: string; detail?: { problem: string } } }>(
    url,
    '/api/tables/import',
    {
      body: { save, name: 'Ann', seats: ALONE },
      identity,
    },
  );
const listOf = async (identity: string): Promise<TablesList['mine']> =>
  (await call<TablesList>(url, '/api/tables', { identity })).body.mine;
const tablesOf = async (identity: string): Promise<number> => (await listOf(identity)).length;
const fileOf = async ({ id, token }: Night): Promise<CampaignSave> =>
  (await call<CampaignSave>(url, `/api/tables/${id}/campaign/export`, { token })).body;

test('each chapter is called by what the one before has left; only the last decides anything', async () => {
  const { chapters } = await campaignAt(last);
  expect(chapters.map(({ chapter }) => chapter.title.with?.night)).toEqual(
    Array.from({ length: NIGHTS }, (_, n) => n + 1),
  );
  expect(new Set(chapters.map(({ chapter }) => chapter.part?.text)).size).toBe(4);
  const outcomes = [];
  for (const { id } of [nights[0], nights[NIGHTS - 2], last] as Night[])
    outcomes.push((await call<TableFacts>(url, `/api/tables/${id}`)).body.outcome?.undecided);
  expect(outcomes).toEqual([true, true, undefined]);
});

test('counts as one table of whoever owns it, and leaves room for another', async () => {
  const other = await makeTable(url, { game: 'long-road', seats: ALONE });
  const body = { game: 'long-road', name: 'Ann', seats: ALONE };
  expect(await refusal(url, '/api/tables', { body, identity: IDENTITY })).toBe('too-many');
  // The second campaign goes on, too.
  const night = { id: other.table.id, token: tokenOf(other, 0) };
  await walkNight(url, night);
  await nextNight(url, night);
  expect(await refusal(url, '/api/tables', { body, identity: IDENTITY })).toBe('too-many');
});

test('after a restart its page is there in less than 300 ms, and no chapter need be read for it', async () => {
  await server.close();
  server = await serve();
  ({ url } = server);
  const began = performance.now();
  const { chapters } = await campaignAt(last);
  expect(performance.now() - began).toBeLessThan(300);
  expect(chapters).toHaveLength(NIGHTS);
  expect(server.hall.awake).toBe(1);
});

test('goes out as one file and comes back as its tables; the person who brought it sits down at once', async () => {
  const saved = await fileOf(last);
  expect(saved.chapters).toHaveLength(NIGHTS);
  const back = await bring(saved);
  expect(back.status, JSON.stringify(back.body)).toBe(201);
  expect(back.body.others).toHaveLength(NIGHTS - 1);
  const sits = { id: back.body.table.id, token: tokenOf(back.body, 0) };
  const { chapters } = await campaignAt(sits);
  expect(chapters.map(({ chapter }) => chapter.title)).toEqual(
    (await campaignAt(last)).chapters.map(({ chapter }) => chapter.title),
  );
  expect(chapters).toHaveLength(NIGHTS);
});

test('in a list of tables it has one row: of its chapters that are over the last alone is sent', async () => {
  const mine = await listOf(IDENTITY);
  const own = mine.filter(({ chapter }) => chapter?.campaign === nights[0]?.id);
  expect(own.map(({ id, status }) => [id, status])).toEqual([[last.id, 'over']]);
  expect(JSON.stringify(mine)).not.toContain((nights[16] as Night).id);
  // A chapter that is played again from its beginning has a row beside it as long as it lasts, and so has a later one that is under way.
  const { id, token } = nights[20] as Night;
  const again = (await call<Created>(url, `/api/tables/${id}/branch`, { body: { token }, identity: IDENTITY })).body;
  const rows = async (): Promise<readonly string[]> =>
    (await listOf(IDENTITY)).filter(({ chapter }) => chapter?.campaign === nights[0]?.id).map(each => each.id);
  expect(await rows()).toEqual([again.table.id]);
  const third = (await call<Created>(url, `/api/tables/${id}/branch`, { body: { token }, identity: IDENTITY })).body;
  expect(await rows()).toEqual([third.table.id, again.table.id]);
  for (const { table } of [again, third])
    await call(url, `/api/tables/${table.id}`, { method: 'DELETE', identity: IDENTITY });
  expect(await rows()).toEqual([last.id]);
});

test('whoever sits at chapters of somebody else has one row of them as well', async () => {
  const { host, id, tokens, clients } = await company();
  const rows = async (identity: string): Promise<readonly string[]> =>
    (await listOf(identity)).filter(({ chapter }) => chapter?.campaign === id).map(each => each.id);
  await walkTogether(clients);
  await leave(clients);
  const { id: next } = await nextNight(url, { id, token: tokens[0] }, host);
  // Where they have yet to sit down they have the one before.
  expect([await rows(host), await rows(OTHER)]).toEqual([[next], [id]]);
  await call(url, `/api/tables/${id}/rematch`, { body: { token: tokens[1] }, identity: OTHER });
  expect(await rows(OTHER)).toEqual([next]);
});

test('a file in which a chapter was changed, cut off or put elsewhere is refused with a reason, and nothing is laid', async () => {
  const saved = await fileOf(last);
  const before = await tablesOf(FRIEND);
  // A night that was walked to its end: with more oil it is walked as it was.
  const long = (n: number): number => saved.chapters[n]?.save.journal.length ?? 0;
  const at = [16, 17, 18, 19, 20, 21, 22, 23].reduce((a, b) => (long(b) > long(a) ? b : a));
  const chapter = saved.chapters[at] as CampaignSave['chapters'][number];
  const { oil } = chapter.save.legacy as LanternLegacy;
  const forgedWith = (save: object) =>
    forged(
      saved,
      saved.chapters.map((each, n) => (n === at ? { ...chapter, save: seal({ ...chapter.save, ...save }) } : each)),
    );
  const { journal } = chapter.save;
  const answered = journal.map((entry, n) => (n === 1 ? ({ ...entry, picks: ['bold'] } as Entry) : entry));
  const cut = journal.slice(0, -1);
  const tries: readonly (readonly [CampaignSave, string])[] = [
    [forgedWith({ journal: answered }), 'does-not-replay'],
    [forgedWith({ journal: cut, checkpoint: { ...chapter.save.checkpoint, at: 0 } }), 'bad-tree'],
    [forgedWith({ seed: 'another' }), 'does-not-replay'],
    [forgedWith({ legacy: { oil: 99, walked: Array(at).fill('road') } }), 'bad-legacy'],
    [forgedWith({ legacy: { oil, walked: Array(at + 1).fill('road') } }), 'bad-legacy'],
    [
      forged(
        saved,
        saved.chapters.filter((_, n) => n !== at),
      ),
      'bad-tree',
    ],
  ];
  for (const [file, problem] of tries) {
    const { status, body } = await bring(file, FRIEND);
    expect([status, body.error?.code, body.error?.detail?.problem], body.error?.message).toEqual([
      422,
      'save',
      problem,
    ]);
    expect(body.error.message).toMatch(/chapter/);
  }
  expect(await tablesOf(FRIEND)).toBe(before);
});

test('a file of too many chapters, or of too many entries, is refused', async () => {
  const saved = await fileOf(last);
  const [first] = saved.chapters as [CampaignSave['chapters'][number]];
  const many = Array.from({ length: 101 }, (_, n) => ({ ...first, id: `${n}` }));
  expect((await bring({ ...forged(saved, many), current: '0' }, FRIEND)).body.error.code).toBe('save');
  const current = (chapters: CampaignSave['chapters']) => forged({ ...saved, current: '0' }, chapters);
  expect((await bring(current(many), FRIEND)).body.error).toMatchObject({ code: 'too-large' });
  const journal = Array.from({ length: 9000 }, () => ({ reseed: 'x', seal: 'x' }));
  const long = seal({ ...first.save, journal, checkpoint: { ...first.save.checkpoint, at: 0 } });
  const heavy = Array.from({ length: Math.ceil(MOST_CAMPAIGN_ENTRIES / 9000) }, (_, n) => ({ id: `${n}`, save: long }));
  const refused = await bring(current(heavy), FRIEND);
  expect(refused.body.error).toMatchObject({ code: 'too-large' });
  expect(refused.body.error.message).toContain('63000 entries');
});

test('if one of its tables cannot be laid, none is', async () => {
  const saved = await fileOf(nights[4] as Night);
  const { store } = server.hall;
  const create = store.create.bind(store);
  let made = 0;
  const spy = vi.spyOn(store, 'create').mockImplementation(table => {
    if (++made === 4) return Promise.reject(new Error('the disk is full'));
    return create(table);
  });
  const before = await store.tables();
  const { status } = await bring(saved, FRIEND);
  spy.mockRestore();
  expect(status).toBeGreaterThanOrEqual(500);
  expect(made).toBe(4);
  expect(await store.tables()).toBe(before);
  expect(await tablesOf(FRIEND)).toBe(0);
});

let hosts = 0;
/** Two who sit at screens of their own at a table of a host without others. */
const company = async () => {
  const host = `an-identity-of-a-host-00000000000${++hosts}`;
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const made = await makeTable(url, { game: 'long-road', seats, spectators: true }, host);
  const { id } = made.table;
  const body = { code: made.invitations[0]?.code, name: 'Bea' };
  const joined = (await call<{ token: string }>(url, `/api/tables/${id}/join`, { body, identity: OTHER })).body;
  const tokens: readonly [string, string] = [tokenOf(made, 0), joined.token];
  const clients = [await Client.sit(url, id, [tokens[0]]), await Client.sit(url, id, [tokens[1]])] as [Client, Client];
  return { host, id, tokens, clients };
};

/** Step by step, each in their turn, until the night is over. */
async function walkTogether(clients: readonly [Client, Client]): Promise<void> {
  const [one] = clients;
  for (let n = 0; one.facts?.status === 'playing'; n++) {
    const who = clients[n % 2] as Client;
    await who.until(() => who.decisions.has(n % 2) || who.facts?.status === 'over');
    if (who.decisions.has(n % 2)) await who.answer(n % 2, ['careful']);
    await one.until(() => one.entries > n);
  }
}

const leave = async (clients: readonly Client[]): Promise<void> => {
  for (const client of clients) await client.close();
};

test('whoever looks at the old table hears of the next: players where they sit, onlookers where it is', async () => {
  const { host, id, tokens, clients } = await company();
  const onlooker = await Client.sit(url, id, []);
  await walkTogether(clients);
  const { id: next } = await nextNight(url, { id, token: tokens[0] }, host);
  const [, two] = clients;
  await two.until(() => two.messages.some(({ t }) => t === 'invited'));
  expect(two.messages.find(({ t }) => t === 'invited')).toMatchObject({ table: next, seat: 1 });
  await onlooker.until(() => onlooker.facts?.next === next);
  // By their seat at the old table they have one at the next.
  const body = { token: tokens[1] };
  const sits = await call<Created>(url, `/api/tables/${id}/rematch`, { body, identity: OTHER });
  expect(sits.body).toMatchObject({ table: { id: next }, seats: [{ seat: 1 }] });
  await leave([...clients, onlooker]);
});

test('whoever asks for the next table before it is laid waits until it is', async () => {
  const { host, id, tokens, clients } = await company();
  await walkTogether(clients);
  const [one] = clients;
  const { store } = server.hall;
  const create = store.create.bind(store);
  const spy = vi.spyOn(store, 'create').mockImplementation(async table => {
    // Its name is told now, and it is not there.
    await one.until(() => one.facts?.next === table.setup.id);
    expect(await store.listed(table.setup.id)).toBeUndefined();
    await new Promise(done => setTimeout(done, 100));
    return create(table);
  });
  const made = nextNight(url, { id, token: tokens[0] }, host);
  await one.until(() => one.facts?.next !== undefined);
  const { status, body } = await call<TableFacts>(url, `/api/tables/${one.facts?.next}`);
  expect([status, body.id]).toEqual([200, (await made).id]);
  spy.mockRestore();
  await leave(clients);
});

test('the next table waits for its players as long as the campaign lives', async () => {
  const { host, id, tokens, clients } = await company();
  await walkTogether(clients);
  await leave(clients);
  const { id: next } = await nextNight(url, { id, token: tokens[0] }, host);
  const waiting = { game: 'long-road', seats: [{ kind: 'me' }, { kind: 'open' }], open: true };
  const lonely = (await makeTable(url, waiting, host)).table.id;
  await server.hall.clearAway(Date.now() + 73 * HOUR);
  const isThere = async (table: string) => (await call(url, `/api/tables/${table}`)).status === 200;
  expect([await isThere(next), await isThere(lonely)]).toEqual([true, false]);
  // When the campaign is closed, what waits for it goes.
  await call(url, `/api/tables/${id}`, { method: 'DELETE', identity: host });
  await server.hall.clearAway(Date.now() + 73 * HOUR);
  expect(await isThere(next)).toBe(false);
});

test('one without an owner goes as a whole, a day after somebody was last there', async () => {
  const alone = await call<Created>(url, '/api/tables', { body: { game: 'long-road', name: 'Nobody', seats: ALONE } });
  const first = { id: alone.body.table.id, token: tokenOf(alone.body, 0) };
  await walkNight(url, first);
  const isThere = async ({ id }: Night) => (await call(url, `/api/tables/${id}`)).status === 200;
  await server.hall.clearAway(Date.now() + 23 * HOUR);
  expect(await isThere(first)).toBe(true);
  await server.hall.clearAway(Date.now() + 25 * HOUR);
  expect(await isThere(first)).toBe(false);
});

test('a campaign under way goes out as far as nobody hides anything, and goes on from there', async () => {
  const { host, id, tokens, clients } = await company();
  expect(await refusal(url, `/api/tables/${id}/campaign/export`, { token: tokens[1] })).toBe('hidden');
  await walkTogether(clients);
  await leave(clients);
  const night = await nextNight(url, { id, token: tokens[0] }, host);
  const body = { token: tokens[1] };
  const two = (await call<Created>(url, `/api/tables/${id}/rematch`, { body, identity: OTHER })).body;
  const saved = await fileOf({ id: night.id, token: tokenOf(two, 1) });
  expect(saved).toMatchObject({ current: id });
  expect(saved.chapters.map(chapter => chapter.id)).toEqual([id]);
  expect(JSON.stringify(saved)).not.toContain(night.id);
});

test('where a friend is to come again, they are waited for in the last chapter alone', async () => {
  const { host, id, tokens, clients } = await company();
  await walkTogether(clients);
  await leave(clients);
  const night = await nextNight(url, { id, token: tokens[0] }, host);
  const body = { token: tokens[1] };
  const two = (await call<Created>(url, `/api/tables/${id}/rematch`, { body, identity: OTHER })).body;
  const again = [await Client.sit(url, night.id, [night.token]), await Client.sit(url, night.id, [tokenOf(two, 1)])];
  await walkTogether(again as [Client, Client]);
  await leave(again);
  const saved = await fileOf(night);
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const back = await call<Created>(url, '/api/tables/import', {
    body: { save: saved, name: 'Ann', seats },
    identity: FRIEND,
  });
  expect(back.status).toBe(201);
  const sits = { id: back.body.table.id, token: tokenOf(back.body, 0) };
  const status = async () => (await campaignAt(sits)).chapters.map(chapter => chapter.status);
  expect(await status()).toEqual(['over', 'waiting']);
  const code = back.body.invitations[0]?.code;
  const joins = { body: { code, name: 'Bea', seedChosen: true }, identity: OTHER };
  expect((await call(url, `/api/tables/${sits.id}/join`, joins)).status).toBe(200);
  expect(await status()).toEqual(['over', 'over']);
});
