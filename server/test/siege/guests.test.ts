// Guests of ill will: names that show nothing, talk and wishes without end, names of onlookers that betray an address, and a server that
// stops under play.

import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../index.ts';
import type { Created, OnlookersList } from '../../protocol.ts';
import { CHAT_KEPT } from '../../store/port.ts';
import { SqliteFile } from '../../store/sqlite-schema.ts';
import { cleanChat, cleanName } from '../../tables/words.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import { sitTogether } from '../together.ts';

const house = houseOf('guests');
const data = house.folder();
const serve = (limits: object = {}) => house.start({ data, limits });
let server = await serve();
let { url } = server;

// ---- names ----

const NOTHING = {
  'the Hangul filler': '\u3164',
  'half of one': '\uffa0',
  'Jamo fillers': '\u115f\u1160',
  'a pattern without dots': '\u2800\u2800',
  'tags alone': '\u{e0041}\u{e006e}\u{e006e}',
  'joiners and choosers': '\u200d\u200c\ufe0f',
  'a joiner of graphemes': '\u034f',
  'vowels that are not there': '\u17b4\u17b5',
  'no note': '\u{1d159}',
  'more choosers': '\u{e0100}\u{e01ef}',
  spaces: ' \u00a0\u2003\u3000 ',
  'all of them': ' \u3164\u2800\u{e0020}\u200d\u00ad\u2060 ',
};

test.each(Object.entries(NOTHING))('a name of %s is refused, wherever one is stated', async (_, name) => {
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const identity = IDENTITY;
  const make = (body: object) => refusal(url, '/api/tables', { body: { game: 'tic-tac-toe', ...body }, identity });
  expect(await make({ name, seats })).toBe('malformed');
  expect(await make({ name: 'Ann', seats: [{ kind: 'me', name }, { kind: 'bot' }] })).toBe('malformed');
  const made = await makeTable(url, { game: 'tic-tac-toe', seats });
  const path = `/api/tables/${made.table.id}`;
  expect(await refusal(url, `${path}/join`, { body: { code: made.invitations[0]?.code, name } })).toBe('malformed');
  const onward = { body: { token: tokenOf(made, 0), at: 0, name }, identity };
  expect(await refusal(url, `${path}/continue`, onward)).toBe('malformed');
  expect(cleanChat(name)).toBe('');
});

test('what shows nothing is left out of names; what writing needs stays', () => {
  expect(cleanName('Ma\u3164ud\u2060\u{e0041}')).toBe('Maud');
  expect(cleanName('Ann\u2800\u2800B')).toBe('Ann B');
  expect(cleanName('\u202eevE')).toBe('evE');
  for (const name of [
    'नेहा',
    'می\u200cخواهم',
    '👩\u200d🚀',
    '❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'Zoë',
    '李',
  ])
    expect(cleanName(name)).toBe(name.normalize('NFC'));
});

// ---- onlookers ----

test('the name of an onlooker is made with a secret of the table, not with its seed, and outlives a restart', async () => {
  const plan = {
    game: 'tic-tac-toe',
    spectators: true,
    seed: 'a seed that somebody chose',
    seats: [{ kind: 'me' }, { kind: 'me' }],
  };
  const names: string[] = [];
  const made: Created[] = [];
  const look = async ({ table: { id } }: Created) => {
    const cyd = await Client.sit(url, id, []);
    const { body } = await call<OnlookersList>(url, `/api/tables/${id}/onlookers`, { identity: IDENTITY });
    await cyd.close();
    return body.onlookers[0] ?? '';
  };
  for (let n = 0; n < 2; n++) {
    made.push(await makeTable(url, plan));
    names.push(await look(made[n] as Created));
  }
  const guessed = createHmac('sha256', plan.seed).update('onlooker 127.0.0.1').digest('base64url').slice(0, 12);
  expect(names).not.toContain(guessed);
  expect(names[0]).not.toBe(names[1]);
  await server.close();
  server = await serve();
  ({ url } = server);
  expect(await look(made[0] as Created)).toBe(names[0]);
});

// ---- quotas ----

const codesOf = async (client: Client, times: number, message: (n: number) => { t: string }) => {
  const codes: string[] = [];
  for (let n = 0; n < times; n++) codes.push((await client.ask(message(n))).error?.code ?? 'done');
  return codes;
};

test('a seat does not talk without end, over however many connections; the others are heard', async () => {
  const { ann, bea, id, tokens } = await sitTogether(url, { game: 'tic-tac-toe' });
  const again = await Client.sit(url, id, [tokens[0] ?? '']);
  const { linesAtOnce } = LIMITS;
  const line = (n: number) => ({ t: 'chat', seat: 0, text: `line ${n}` });
  expect(await codesOf(ann, linesAtOnce, line)).not.toContain('too-many');
  expect(await codesOf(again, 5, line)).toContain('too-many');
  expect((await bea.ask({ t: 'chat', seat: 1, text: 'may I?' })).error).toBeUndefined();
  await Promise.all([ann, bea, again].map(client => client.close()));
});

test('a seat does not wish without end, and plays on all the same', async () => {
  const { ann, bea } = await sitTogether(url, { game: 'tic-tac-toe' });
  const { wishesAtOnce } = LIMITS;
  const armed = Array.from({ length: 40 }, (_, n) => ({
    kind: 'k'.repeat(40),
    wish: 'ask',
    when: `${n}`.padEnd(80, 'x'),
  }));
  const kinds = [
    () => ({ t: 'arm', seat: 0, armed }),
    () => ({ t: 'prefer', seat: 0, windows: { reaction: 'ask' } }),
    (n: number) => ({ t: 'pause', seat: 0, on: n % 2 === 0 }),
  ];
  expect(await codesOf(ann, wishesAtOnce, n => (kinds[n % 2] as (n: number) => { t: string })(n))).not.toContain(
    'too-many',
  );
  for (const kind of kinds) expect(await codesOf(ann, 2, kind)).toContain('too-many');
  expect((await bea.ask({ t: 'prefer', seat: 1, windows: {} })).error).toBeUndefined();
  if (ann.facts?.status === 'paused') await bea.ask({ t: 'pause', seat: 1, on: false });
  await ann.until(() => ann.facts?.status === 'playing');
  await ann.answer(0, ['4']);
  await Promise.all([ann.close(), bea.close()]);
});

test('nobody makes tables of a game without end, with however many identities', async () => {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const made = await makeTable(url, { game: 'tic-tac-toe', seats });
  const path = `/api/tables/${made.table.id}/continue`;
  const codes = [];
  for (let n = 0; n < LIMITS.onwardAtOnce + 3; n++) {
    const asked = { body: { token: tokenOf(made, 0), at: 0, name: 'Ann' }, identity: `${IDENTITY}-${n}` };
    codes.push((await call<{ error?: { code: string } }>(url, path, asked)).body.error?.code ?? 'made');
  }
  expect(codes.filter(code => code === 'made').length).toBe(LIMITS.onwardAtOnce);
  expect(codes.at(-1)).toBe('too-many');
});

test('of the talk at a table as much is kept as is ever read again', async () => {
  await server.close();
  server = await serve({ linesPerMinute: 1e9, linesAtOnce: 1e9 });
  ({ url } = server);
  const [one, other] = [
    await sitTogether(url, { game: 'tic-tac-toe' }),
    await sitTogether(url, { game: 'tic-tac-toe' }),
  ];
  await other.ann.ask({ t: 'chat', seat: 0, text: 'the first line of all' });
  await codesOf(one.ann, CHAT_KEPT + 30, n => ({ t: 'chat', seat: 0, text: `line ${n}` }));
  const file = new SqliteFile(join(data, 'veillee.sqlite'));
  const kept = (id: string) =>
    file
      .all('select line from chat where table_n = (select n from tables where id = ?) order by n', id)
      .map(row => JSON.parse(String(row.line)).text);
  expect(kept(one.id)).toEqual(Array.from({ length: CHAT_KEPT }, (_, n) => `line ${n + 30}`));
  expect(kept(other.id)).toEqual(['the first line of all']);
  file.close();
  await Promise.all([one.ann, one.bea, other.ann, other.bea].map(client => client.close()));
});

// ---- stopping ----

test('who answers while the server stops is told that it is busy, not that the table is gone', async () => {
  const { ann, bea, id } = await sitTogether(url, { game: 'tic-tac-toe' });
  const decision = ann.decisions.get(0)?.id ?? 0;
  const asked = { t: 'answer', id: 'late', seat: 0, decision, picks: ['4'] };
  const stopping = server.close();
  ann.send(asked);
  bea.send({ t: 'hello', table: id, tokens: [] });
  const errors = (client: Client) =>
    client.messages.flatMap(message => (message.t === 'error' ? [message.error.code] : []));
  await stopping;
  await Promise.all([ann.until(() => ann.closed), bea.until(() => bea.closed)]);
  expect(errors(ann)).toEqual(['busy']);
  expect(errors(bea)).toEqual(['busy']);
  server = await serve();
  ({ url } = server);
  // Nothing was lost or done twice: the same message is heard now.
  const { body } = await call<{ position: number }>(url, `/api/tables/${id}`);
  expect(body.position).toBe(1);
});
