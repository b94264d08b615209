// An interruption that somebody lets pass leaves no trace with the others: they are sent the same, numbers and all, as if the
// seat held nothing that it could be asked about.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../index.ts';
import type { ReplayAnswer, TableFacts } from '../../protocol.ts';
import { Client, call, tokenOf } from '../client.ts';
import '../strict.ts';
import { testShelf } from '../shelf.ts';
import { sitTogether } from '../together.ts';

let server: Server;
const data = mkdtempSync(join(tmpdir(), 'veillee-unheard-'));

beforeAll(async () => {
  // Nobody here is too slow to pass before the silence would tell.
  const hall = { hushMs: 60_000 };
  server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, workers: 1, hall });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** What Bea holds and how she lets it pass. */
type Bea = 'nothing' | 'by hand' | 'never asked';

const prompt = (client: Client, seat: number): string | undefined => client.decisions.get(seat)?.prompt;

/** The same evening, whatever Bea holds, and everything that Ann and an onlooker are sent or can ask for. */
async function evening(how: Bea): Promise<unknown> {
  const options = { ward: how !== 'nothing', timed: true };
  const plan = { game: 'ward', options, seed: 'ward', spectators: true };
  const { id, made, ann, bea } = await sitTogether(server.url, plan);
  const onlooker = await Client.sit(server.url, id, []);
  const windows = how === 'never asked' ? { ward: 'never' } : { ward: 'ask' };
  await bea.ask({ t: 'prefer', seat: 1, windows });
  const step = async (key: string): Promise<void> => {
    await ann.until(() => prompt(ann, 0) === 'step');
    // Nobody else hears of it before Bea has let it pass, so Ann does not wait for it either.
    const decision = ann.decisions.get(0)?.id;
    await ann.ask({ t: 'answer', seat: 0, decision, picks: [key] });
    if (how === 'by hand') {
      await bea.until(() => prompt(bea, 1) === 'ward');
      await bea.answer(1, []);
    }
    await bea.until(() => prompt(bea, 1) === 'step');
    await bea.answer(1, ['near']);
  };
  for (const key of ['near', 'leap', 'near']) await step(key);
  await ann.until(() => prompt(ann, 0) === 'step');
  const ways = [];
  for (const to of [undefined, 0, 2, 3, 5]) ways.push(await ann.ask({ t: 'way', seat: 0, ...(to && { to }) }));
  const beyond = await ann.ask({ t: 'way', seat: 0, to: 7 });
  const past: unknown[] = [];
  for (let at = 0; at <= ann.entries; at++)
    past.push(
      (await call<ReplayAnswer>(server.url, `/api/tables/${id}/replay/${at}`, { token: tokenOf(made, 0) })).body,
    );
  await ann.ask({ t: 'rewind', seat: 0, to: 2 });
  const { request } = await bea.next('request', 0);
  await bea.ask({ t: 'consent', seat: 1, request, yes: true });
  await ann.until(() => ann.messages.some(({ t }) => t === 'settled'));
  await ann.until(() => ann.entries < 6 && prompt(ann, 0) === 'step');
  await step('near');
  await ann.until(() => prompt(ann, 0) === 'step');
  await onlooker.until(() => onlooker.entries === ann.entries);
  const sent = [ann, onlooker].map(client => client.messages.map(plain));
  const facts = plainFacts((await call<TableFacts>(server.url, `/api/tables/${id}`)).body);
  await Promise.all([ann, bea, onlooker].map(client => client.close()));
  const acks = sent.map(all => all.filter(({ t }) => t === 'ack'));
  // An answer may be on disk before or after the others hear of it.
  return {
    ways,
    beyond: beyond.error?.code,
    past,
    facts,
    acks,
    rest: sent.map(all => all.filter(({ t }) => t !== 'ack')),
  };
}

const plainFacts = ({ id: _, created: __, options: ___, seats: ____, ...facts }: TableFacts): object => facts;

/** Without what is another at every table, and without time. */
function plain(message: Client['messages'][number]): { t: string; facts?: object } {
  const { clock: _, id: __, ...rest } = { clock: undefined, id: undefined, ...message };
  return 'facts' in rest && rest.facts ? { ...rest, facts: plainFacts(rest.facts) } : rest;
}

test.each(['by hand', 'never asked'] as const)(
  'an interruption let pass %s is not heard of by anybody else',
  async how => {
    const before = (await evening('nothing')) as { rest: unknown[][]; past: unknown[] };
    expect(before.past).toHaveLength(7);
    expect(before.rest[1]?.length).toBeGreaterThan(8);
    expect(await evening(how)).toEqual(before);
  },
);

test('whoever comes while somebody is asked sees nothing of it, and after a while everybody does', async () => {
  const hall = { hushMs: 300 };
  const folder = mkdtempSync(join(tmpdir(), 'veillee-hushed-'));
  const other = await startServer({ host: '127.0.0.1', data: folder, shelf: testShelf, workers: 1, hall });
  const { id, ann, bea } = await sitTogether(other.url, { game: 'ward', options: { ward: true }, spectators: true });
  await ann.ask({ t: 'answer', seat: 0, decision: ann.decisions.get(0)?.id, picks: ['near'] });
  await bea.until(() => prompt(bea, 1) === 'ward');
  expect(ann.views.get(0)).toMatchObject({ steps: [] });
  const onlooker = await Client.sit(other.url, id, []);
  // It was answered when the silence had told everybody.
  expect(ann.views.get(0)).toMatchObject({ steps: ['near'], turns: 0 });
  expect(onlooker.views.get('spectator')).toMatchObject({ steps: ['near'], turns: 0 });
  const { position } = onlooker;
  await bea.answer(1, []);
  for (const client of [ann, onlooker]) {
    await client.until(() => client.facts?.toAct[0] === 1);
    expect(client.position).toBe(position);
  }
  await Promise.all([ann, bea, onlooker].map(client => client.close()));
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});
