// Campaigns on the server: a table a chapter, the tree of them, other branches, and all of it in one file.

import { type CampaignSave, canonical, fingerprint } from '@veillee/kernel';
import { LANTERN_SECRETS } from '@veillee/kernel/test/lantern-road';
import { expect, test } from 'vitest';
import { type CampaignAnswer, type Created, campaignAnswer, type Joined } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';
import { ANY_WORK } from '../shelf.ts';

const house = houseOf('campaign');
const data = house.folder();
const serve = () => house.start({ data, limits: { importsAtOnce: 100, ...ANY_WORK } });
let server = await serve();
let { url } = server;

const ALONE = [{ kind: 'me' }];
/** With this seed four careful steps on the road leave oil enough for any two steps. */
const SEED = '1';

const rematch = (id: string, token: string, more: object = {}) =>
  call<Created>(url, `/api/tables/${id}/rematch`, { body: { token, ...more }, identity: IDENTITY });
const branch = (id: string, token: string, more: object = {}) =>
  call<Created>(url, `/api/tables/${id}/branch`, { body: { token, ...more }, identity: IDENTITY });
const campaign = async (id: string, token: string): Promise<CampaignAnswer> =>
  campaignAnswer.parse((await call(url, `/api/tables/${id}/campaign`, { token })).body);

async function walk(id: string, token: string, steps: number): Promise<void> {
  const client = await Client.sit(url, id, [token]);
  for (let n = 0; n < steps; n++) await client.answer(0, ['careful']);
  await client.close();
}

/** The road walked to its end. */
async function walkedRoad(seats: readonly object[] = ALONE) {
  const made = await makeTable(url, { game: 'lantern-road', seats, seed: SEED });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  if (seats.length === 1) await walk(id, token, 4);
  return { made, id, token };
}

test('the next chapter begins with what the last one has left, in the same seats', async () => {
  const { id, token, made } = await walkedRoad();
  expect(made.table.chapter).toMatchObject({ campaign: id, title: { text: 'lantern.title.road' }, branches: true });
  const { body: facts } = await call<Created['table']>(url, `/api/tables/${id}`);
  expect(facts.chapter?.following?.map(each => each.id)).toEqual(['marsh', 'tower']);
  expect(facts.chapter?.story).toMatchObject({ text: 'lantern.story.road', with: { steps: 4 } });
  const next = await rematch(id, token, { chapter: 'marsh' });
  expect(next.status).toBe(201);
  expect(next.body.table).toMatchObject({ options: { chapter: 'marsh' }, chapter: { campaign: id, after: id } });
  expect(next.body.table).not.toHaveProperty('seedChosen');
  const client = await Client.sit(url, next.body.table.id, [tokenOf(next.body, 0)]);
  expect(client.views.get(0)).toMatchObject({ chapter: 'marsh', walked: ['road'] });
  await client.answer(0, ['careful']);
  await client.close();
  // Whoever asks again sits down at the same table.
  expect((await rematch(id, token, { chapter: 'tower' })).body.table.id).toBe(next.body.table.id);
});

test('a secret text is on nobody’s wire before it is told; then it is, in both languages, live, to whoever comes and in a replay', async () => {
  const words = Object.values(LANTERN_SECRETS).map(texts => texts['lantern.secret.road']);
  const told = (of: unknown): boolean[] => words.map(each => JSON.stringify(of).includes(each));
  const made = await makeTable(url, { game: 'lantern-road', seats: ALONE, seed: SEED });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  const client = await Client.sit(url, id, [token]);
  for (let step = 0; step < 3; step++) await client.answer(0, ['careful']);
  expect(told(client.frames)).toEqual([false, false]);
  expect(told((await call(url, '/api/games/lantern-road/texts/en')).body)).toEqual([false, false]);
  await client.answer(0, ['careful']);
  await expect.poll(() => told(client.frames)).toEqual([true, true]);
  await client.close();
  const late = await Client.sit(url, id, [token]);
  expect(told(late.frames)).toEqual([true, true]);
  await late.close();
  const replayed = await call(url, `/api/tables/${id}/replay/4?as=0&from=3`, { token });
  expect(told(replayed.body)).toEqual([true, true]);
  const exported = await call(url, `/api/tables/${id}/export`, { token });
  expect(exported.status).toBe(200);
  expect(told(exported.body)).toEqual([false, false]);
});

test('what cannot follow is refused', async () => {
  const { id, token } = await walkedRoad();
  expect(await refusal(url, `/api/tables/${id}/rematch`, { body: { token, chapter: 'sea' }, identity: IDENTITY })).toBe(
    'no-chapter',
  );
  const other = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const body = { token: tokenOf(other, 0), at: 0 };
  expect(await refusal(url, `/api/tables/${other.table.id}/branch`, { body, identity: IDENTITY })).toBe('no-chapter');
});

test('a rematch of a chapter is the same chapter again, beside it', async () => {
  const { id, token } = await walkedRoad();
  const marsh = (await rematch(id, token, { chapter: 'marsh' })).body;
  await walk(marsh.table.id, tokenOf(marsh, 0), 2);
  const again = (await branch(marsh.table.id, tokenOf(marsh, 0))).body;
  expect(again.table.chapter).toMatchObject({ campaign: id, after: id });
  const { chapters } = await campaign(again.table.id, tokenOf(again, 0));
  expect(chapters.map(({ table, chapter }) => [table, chapter.after])).toEqual([
    [id, undefined],
    [marsh.table.id, id],
    [again.table.id, id],
  ]);
  expect(chapters[1]?.chapter.story).toMatchObject({ with: { steps: 2 } });
  expect(chapters[2]?.chapter.story).toMatchObject({ with: { steps: 0 } });
});

test('another branch begins at an entry, with chance of its own', async () => {
  const { id, token } = await walkedRoad();
  const before = await call<{ journal: object[] }>(url, `/api/tables/${id}/export`, { token });
  const made = await branch(id, token, { at: 2 });
  expect(made.status).toBe(201);
  expect(made.body.table.chapter).toMatchObject({ campaign: id, branched: { of: id, entry: 2 } });
  const own = tokenOf(made.body, 0);
  const after = await call<{ journal: object[] }>(url, `/api/tables/${made.body.table.id}/export`, { token: own });
  expect(after.body.journal.slice(0, 2)).toEqual(before.body.journal.slice(0, 2));
  expect(after.body.journal[2]).toHaveProperty('reseed');
  expect(await refusal(url, `/api/tables/${id}/branch`, { body: { token, at: 9 }, identity: IDENTITY })).toBe(
    'no-undo',
  );
  expect(await refusal(url, `/api/tables/${id}/branch`, { body: { token, at: 4 }, identity: IDENTITY })).toBe(
    'no-chapter',
  );
});

test('a branch is counted as everything else is: without what was let pass', async () => {
  const made = await makeTable(url, { game: 'lantern-watch', seats: ALONE, seed: SEED });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  await walk(id, token, 3);
  // Three steps were told, and three glances were let pass unseen.
  const save = await call<{ journal: object[] }>(url, `/api/tables/${id}/export`, { token });
  expect(save.body.journal.length).toBeGreaterThan(6);
  expect(await refusal(url, `/api/tables/${id}/branch`, { body: { token, at: 4 }, identity: IDENTITY })).toBe(
    'no-undo',
  );
  const again = (await branch(id, token, { at: 2 })).body;
  expect(again.table.chapter?.branched).toEqual({ of: id, entry: 2 });
  const client = await Client.sit(url, again.table.id, [tokenOf(again, 0)]);
  expect(client.views.get(0)).toMatchObject({ steps: 2 });
  await client.close();
  // The file holds everything, and counts so.
  const file = await call<CampaignSave>(url, `/api/tables/${id}/campaign/export`, { token });
  expect(file.body.chapters[1]?.branched?.entry).toBeGreaterThan(3);
});

test('a match that its options make no chapter is a game like any other, and its end is told', async () => {
  const made = await makeTable(url, { game: 'lantern-walk', seats: ALONE, seed: SEED });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  expect(made.table).not.toHaveProperty('chapter');
  expect(made.table).not.toHaveProperty('story');
  await walk(id, token, 4);
  const { body: facts } = await call<Created['table']>(url, `/api/tables/${id}`);
  expect(facts).toMatchObject({ status: 'over', story: { text: 'lantern.story.road', with: { steps: 4 } } });
  expect(facts).not.toHaveProperty('chapter');
  const ask = (how: string, body: object) =>
    refusal(url, `/api/tables/${id}/${how}`, { body: { token, ...body }, identity: IDENTITY });
  expect(await ask('rematch', { chapter: 'marsh' })).toBe('no-chapter');
  expect(await ask('branch', { at: 0 })).toBe('no-chapter');
  const onward = { body: { token, at: 2, name: 'A' }, identity: IDENTITY };
  expect((await call(url, `/api/tables/${id}/continue`, onward)).status).toBe(201);
  expect((await rematch(id, token)).body.table).not.toHaveProperty('chapter');
  const marsh = await makeTable(url, { game: 'lantern-walk', seats: ALONE, options: { chapter: 'marsh' } });
  expect(marsh.table.chapter).toMatchObject({ title: { text: 'lantern.title.marsh' } });
});

test('around one table that is no chapter everybody moves on for a rematch; in a chapter they keep their seats', async () => {
  const firsts = [];
  for (const game of ['lantern-walk', 'lantern-lane']) {
    const made = await makeTable(url, {
      game,
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'hotseat', name: 'Bo' },
      ],
      seed: SEED,
    });
    const { id } = made.table;
    const tokens = [tokenOf(made, 0), tokenOf(made, 1)];
    const client = await Client.sit(url, id, tokens);
    for (let step = 0; step < 4; step++) await client.answer(step % 2, ['careful']);
    await client.close();
    firsts.push((await rematch(id, tokens[0] ?? '', { shift: 1 })).body.table.seats[0]?.name);
  }
  expect(firsts).toEqual(['Bo', 'Ann']);
});

test('where branches begin with a chapter alone, nobody goes on from its middle, by no way', async () => {
  const made = await makeTable(url, { game: 'lantern-lane', seats: ALONE, seed: SEED });
  const { id } = made.table;
  const token = tokenOf(made, 0);
  await walk(id, token, 2);
  const ask = (how: string, body: object) =>
    refusal(url, `/api/tables/${id}/${how}`, { body: { token, ...body }, identity: IDENTITY });
  expect(await ask('branch', { at: 1 })).toBe('no-chapter');
  expect(await ask('continue', { at: 1, name: 'A' })).toBe('no-chapter');
  expect((await branch(id, token)).body.table.chapter).toMatchObject({ campaign: id });
});

test('while somebody else plays, no branch shows what is hidden', async () => {
  const { id, token, made } = await walkedRoad([{ kind: 'me' }, { kind: 'friend' }]);
  const code = made.invitations[0]?.code;
  await call<Joined>(url, `/api/tables/${id}/join`, { body: { code, name: 'Bea', seedChosen: true } });
  expect(await refusal(url, `/api/tables/${id}/branch`, { body: { token, at: 0 }, identity: IDENTITY })).toBe('hidden');
  expect(await refusal(url, `/api/tables/${id}/campaign/export`, { token })).toBe('hidden');
});

test('a campaign goes out as one file and comes back as its tables, also after a restart', async () => {
  const { id, token } = await walkedRoad();
  const marsh = (await rematch(id, token, { chapter: 'marsh' })).body;
  const own = tokenOf(marsh, 0);
  await walk(marsh.table.id, own, 1);
  await branch(marsh.table.id, own, { at: 1 });
  await server.close();
  server = await serve();
  ({ url } = server);
  const { body: saved } = await call<CampaignSave>(url, `/api/tables/${marsh.table.id}/campaign/export`, {
    token: own,
  });
  expect(saved).toMatchObject({ veillee: 'campaign', current: marsh.table.id });
  expect(saved.chapters.map(({ after, branched }) => [after, branched?.of])).toEqual([
    [undefined, undefined],
    [id, undefined],
    [id, marsh.table.id],
  ]);
  const bring = (save: object) =>
    call<Created>(url, '/api/tables/import', { body: { save, name: 'Ann', seats: ALONE }, identity: IDENTITY });
  const back = await bring(saved);
  expect(back.status).toBe(201);
  const { chapters } = await campaign(back.body.table.id, tokenOf(back.body, 0));
  expect(chapters).toHaveLength(3);
  expect(chapters[1]).toMatchObject({ table: back.body.table.id, chapter: { after: chapters[0]?.table } });
  expect(chapters[2]?.chapter.branched).toEqual({ of: back.body.table.id, entry: 1 });
  await walk(back.body.table.id, tokenOf(back.body, 0), 1);
  // Older chapters are played again from their own seats.
  const older = back.body.others?.find(({ table }) => table === chapters[0]?.table);
  expect(back.body.others).toHaveLength(2);
  expect((await branch(older?.table ?? '', older?.seats[0]?.token ?? '')).status).toBe(201);
  // A chapter that begins with more than was left is refused.
  const [one, two, three] = saved.chapters as [CampaignSave['chapters'][number], ...CampaignSave['chapters']];
  const seal = <T extends { digest: string }>({ digest: _, ...body }: T, brief: object = body) =>
    ({ ...body, digest: fingerprint(canonical(brief)) }) as unknown as T;
  if (!two || !three) throw new Error('too few chapters');
  const rich = { ...two, save: seal({ ...two.save, legacy: { oil: 99, walked: ['road'] } }) };
  const list = [one, rich, three];
  const brief = { ...saved, digest: undefined, chapters: list.map(each => ({ ...each, save: each.save.digest })) };
  const answer = await bring(seal({ ...saved, chapters: list }, brief));
  expect(answer.body).toMatchObject({ error: { code: 'save', detail: { problem: 'bad-legacy' } } });
});

test('when the first table is closed, what followed on it is still there, and goes out and comes back', async () => {
  const { id, token } = await walkedRoad();
  const marsh = (await rematch(id, token, { chapter: 'marsh' })).body;
  const own = tokenOf(marsh, 0);
  expect((await call(url, `/api/tables/${id}`, { method: 'DELETE', identity: IDENTITY })).status).toBe(204);
  const { chapters } = await campaign(marsh.table.id, own);
  expect(chapters).toMatchObject([{ table: marsh.table.id, chapter: { after: id } }]);
  const { body: save } = await call<CampaignSave>(url, `/api/tables/${marsh.table.id}/campaign/export`, { token: own });
  expect(save.chapters.map(({ after }) => after)).toEqual([undefined]);
  const body = { save, name: 'Ann', seats: ALONE };
  expect((await call(url, '/api/tables/import', { body, identity: IDENTITY })).status).toBe(201);
});
