// Every call and every message, there and back, in the shapes that protocol.ts promises.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerMessage,
  created,
  errorBody,
  gamesList,
  health,
  isAnswerMessage,
  joined,
  replayAnswer,
  STATUS,
  tableFacts,
  tablesList,
} from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';

const server = await houseOf('protocol').start();
const { url } = server;

const TWO = { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Ben' }] };
const MARKET = { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'me' }] };

describe('REST', () => {
  test('health, games and metrics', async () => {
    const healthy = await call(url, '/api/health');
    expect(health.parse(healthy.body)).toMatchObject({ ok: true, store: 'sqlite' });
    const { games } = gamesList.parse((await call(url, '/api/games')).body);
    expect(games.map(game => game.id)).toEqual([
      'tic-tac-toe',
      'night-market',
      'blitz',
      'treadmill',
      'crashing',
      'quicksand',
      'caravan',
      'ward',
      'siege',
      'watch',
      'doorway',
      'ditch',
      'lantern-road',
      'long-road',
      'lantern-lane',
      'lantern-walk',
      'lantern-watch',
    ]);
    expect(games[1]).toMatchObject({
      bots: ['random', 'ponderer', 'sleeper', 'liar', 'dreamer'],
      options: [{ id: 'rounds' }],
    });
    const metrics = await call<string>(url, '/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    for (const name of ['tables_live', 'tables_stored', 'connections', 'decisions_total', 'decisions_per_second'])
      expect(metrics.body).toMatch(new RegExp(`^veillee_${name} [\\d.]+$`, 'm'));
    expect(metrics.body).toContain('veillee_answer_seconds_bucket{le="0.05"}');
    expect(metrics.body).toContain('process_resident_memory_bytes');
  });

  test('a table is made, found, listed and deleted', async () => {
    const identity = 'somebody-else-with-an-identity-42-and-more';
    const made = created.parse(await makeTable(url, { ...TWO, spectators: true }, identity));
    expect(made.table).toMatchObject({
      game: 'tic-tac-toe',
      status: 'playing',
      position: 0,
      toAct: [0],
      open: false,
      spectators: true,
    });
    expect(made.table.seats.map(({ kind, name, taken }) => [kind, name, taken])).toEqual([
      ['me', 'Ann', true],
      ['hotseat', 'Ben', true],
    ]);
    const path = `/api/tables/${made.table.id}`;
    expect(tableFacts.parse((await call(url, path)).body)).toEqual(made.table);
    const lists = tablesList.parse((await call(url, '/api/tables', { identity })).body);
    expect(lists.mine).toMatchObject([{ id: made.table.id, mySeats: [0, 1], waiting: true }]);
    expect(await refusal(url, path, { method: 'DELETE', identity: IDENTITY })).toBe('forbidden');
    expect(await refusal(url, path, { method: 'DELETE' })).toBe('forbidden');
    const looking = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
    expect((await call(url, path, { method: 'DELETE', identity })).status).toBe(204);
    expect(await looking.next('gone', 0)).toEqual({ t: 'gone', code: 'deleted' });
    expect(await refusal(url, path)).toBe('unknown-table');
    expect(tablesList.parse((await call(url, '/api/tables', { identity })).body).mine).toEqual([]);
    await looking.close();
  });

  test('an open table is listed and its seats are taken until it is full', async () => {
    const made = await makeTable(url, { game: 'tic-tac-toe', open: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { id } = made.table;
    expect(made.table.status).toBe('waiting');
    const listed = tablesList.parse((await call(url, '/api/tables')).body);
    expect(listed.open.map(facts => facts.id)).toContain(id);
    const sat = joined.parse((await call(url, `/api/tables/${id}/join`, { body: { name: ' Zoé\u0007\n ' } })).body);
    expect(sat).toMatchObject({ seat: 1, table: { status: 'playing', seats: [{}, { name: 'Zoé', taken: true }] } });
    expect(await refusal(url, `/api/tables/${id}/join`, { body: { name: 'Late' } })).toBe('table-full');
    expect(tablesList.parse((await call(url, '/api/tables')).body).open.map(facts => facts.id)).not.toContain(id);
  });

  test('refusals carry their codes and statuses', async () => {
    const bad = async (body: unknown, code: keyof typeof STATUS): Promise<void> => {
      const answer = await call(url, '/api/tables', { body });
      expect(errorBody.parse(answer.body).error.code).toBe(code);
      expect(answer.status).toBe(STATUS[code]);
    };
    await bad('{', 'malformed');
    await bad({}, 'malformed');
    await bad({ ...TWO, name: 'A', game: 'chess' }, 'unknown-game');
    await bad({ ...TWO, name: 'A', game: 'constructor' }, 'unknown-game');
    await bad({ ...TWO, name: 'A', seats: [{ kind: 'me' }] }, 'seats');
    await bad({ ...TWO, name: 'A', options: { luck: true } }, 'options');
    await bad({ ...MARKET, name: 'A', options: { rounds: 99 } }, 'options');
    await bad({ ...TWO, name: 'A', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'genius' }] }, 'seats');
    await bad({ ...TWO, name: 'A', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'seats');
    await bad({ ...TWO, name: 'A', junk: 'x'.repeat(70_000) }, 'too-large');
    expect(await refusal(url, '/api/nothing')).toBe('unknown-path');
    expect(await refusal(url, '/api/tables', { method: 'PATCH' })).toBe('unknown-path');
    expect(await refusal(url, '/api/tables/AAAAAAAAAAAA')).toBe('unknown-table');
    expect(await refusal(url, '/api/tables/a%00b')).toBe('malformed');
    expect(await refusal(url, '/api/tables', { identity: 'short' })).toBe('malformed');
    expect(await refusal(url, '/api/live')).toBe('malformed');
    expect(await refusal(url, '/%')).toBe('malformed');
  });

  test('a text that no store can keep is malformed, wherever it stands', async () => {
    for (const bad of ['\u0000', 'a\u0000b', '\ud800', '\udc00 half', 'half \ud83d'])
      for (const body of [
        { ...TWO, name: bad },
        { ...TWO, name: 'A', seed: bad },
        { ...TWO, name: 'A', options: { [bad]: true } },
        { ...MARKET, name: 'A', options: { rounds: bad } },
        { ...TWO, name: 'A', seats: [{ kind: 'me', name: bad }, { kind: 'me' }] },
        { ...TWO, name: 'A', beside: [{ deep: { [bad]: 1 } }] },
      ])
        expect(await refusal(url, '/api/tables', { body }), JSON.stringify(body)).toBe('malformed');
    const whole = await makeTable(url, { ...TWO, name: 'Zoé 🌙', seed: '\ud83c\udf19' });
    expect(whole.table.seats[0]?.name).toBe('Zoé 🌙');
    const client = await Client.sit(url, whole.table.id, [tokenOf(whole, 0)]);
    for (const bad of ['\u0000', '\ud800']) {
      expect((await client.ask({ t: 'chat', id: `c${bad}`, seat: 0, text: 'well' })).error?.code).toBe('malformed');
      expect((await client.ask({ t: 'chat', seat: 0, text: `Bonne ${bad}` })).error?.code).toBe('malformed');
      expect((await client.ask({ t: 'prefer', seat: 0, windows: { [bad]: 'ask' } })).error?.code).toBe('malformed');
    }
    expect((await client.ask({ t: 'chat', id: '🌙', seat: 0, text: 'Bonne nuit 🌙' })).ack).toBe(0);
    await client.close();
  });

  test('answers are guarded by security headers', async () => {
    for (const path of ['/api/health', '/', '/nowhere']) {
      const { headers } = await call(url, path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('replay, export and report answer in their shapes', async () => {
    const made = await makeTable(url, MARKET);
    const path = `/api/tables/${made.table.id}`;
    const token = tokenOf(made, 1);
    const client = await Client.sitAll(url, made);
    await client.answer(0, ['3']);
    await client.answer(1, ['2']);
    const replay = replayAnswer.parse((await call(url, `${path}/replay/2`, { token })).body);
    expect(replay).toMatchObject({ at: 2, entries: 2, entry: { seat: 1, prompt: 'market.bid', picks: ['2'] } });
    expect(replay.view).toEqual(client.views.get(1));
    expect(replay.events.map(event => event.text)).toEqual(['market.sold']);
    expect(replay.turns).toEqual([{ turn: 1, at: 0 }]);
    const file = await call<{ veillee: string }>(url, `${path}/export`, { token });
    expect(file.body.veillee).toBe('save');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const report = await call<{ veillee: string }>(url, `${path}/report`, { token });
    expect(report.body).toMatchObject({ veillee: 'report', position: 2, errors: [] });
    await client.close();
  });
});

describe('the live connection', () => {
  test('a game from hello to over, every frame in its shape', async () => {
    const made = await makeTable(url, TWO);
    const client = await Client.sitAll(url, made);
    expect(client.messages[0]).toMatchObject({ t: 'table', position: 0, entries: 0, chat: [], requests: [], log: [] });
    expect(client.decisions.get(0)).toMatchObject({ id: 0, seat: 0, prompt: 'turn', min: 1, max: 1, refused: [] });
    for (const [seat, key] of ['4', '0', '2', '6', '3', '5', '1', '7'].entries()) await client.answer(seat % 2, [key]);
    // The last square is taken by itself; it is a draw.
    expect(client.facts).toMatchObject({ status: 'over', position: 8, toAct: [], outcome: { won: [0, 1] } });
    expect(client.decisions.size).toBe(0);
    expect((await client.ask({ t: 'answer', seat: 0, decision: 8, picks: ['0'] })).error?.code).toBe('over');
    await client.close();
  });

  test('kernel refusals come back under their codes and change nothing', async () => {
    const made = await makeTable(url, MARKET);
    const client = await Client.sitAll(url, made);
    const ask = async (message: { t: string; [field: string]: unknown }): Promise<string | undefined> =>
      (await client.ask(message)).error?.code;
    const asked = client.decisions.get(0)?.id;
    expect(await ask({ t: 'answer', seat: 0, decision: asked, picks: ['99'] })).toBe('unknown-key');
    expect(await ask({ t: 'answer', seat: 0, decision: asked, picks: ['many'] })).toBe('malformed');
    expect(await ask({ t: 'answer', seat: 0, decision: asked, picks: [] })).toBe('too-few');
    expect(await ask({ t: 'answer', seat: 0, decision: asked, picks: ['1', '2'] })).toBe('too-many-picks');
    expect(await ask({ t: 'answer', seat: 0, decision: 77, picks: ['1'] })).toBe('stale');
    expect(await ask({ t: 'undo', seat: 0 })).toBe('no-undo');
    expect(await ask({ t: 'rewind', seat: 0, to: 9 })).toBe('no-undo');
    expect(await ask({ t: 'consent', seat: 0, request: 1, yes: true })).toBe('stale');
    await client.answer(0, ['6']);
    expect(await ask({ t: 'answer', seat: 0, decision: asked, picks: ['1'] })).toBe('answered');
    await client.answer(1, ['0']);
    const lay = client.decisions.get(0);
    expect(lay?.prompt).toBe('market.lay');
    const [card] = lay?.options ?? [];
    expect(await ask({ t: 'answer', seat: 0, decision: lay?.id, picks: [card?.key, card?.key] })).toBe('repeated');
    expect(await ask({ t: 'answer', seat: 1, decision: lay?.id, picks: [] })).toBe('foreign');
    expect(await ask({ t: 'answer', seat: 7, decision: lay?.id, picks: [] })).toBe('forbidden');
    expect(client.position).toBe(2);
    await client.close();
  });

  test('ping, chat, pause and the words before hello', async () => {
    const made = await makeTable(url, TWO);
    const client = await Client.connect(url);
    expect((await client.ask({ t: 'pause', seat: 0, on: true })).error?.code).toBe('forbidden');
    client.send({ t: 'ping' });
    await client.next('pong', 0);
    await client.hello(made.table.id, [tokenOf(made, 0)]);
    await client.ask({ t: 'chat', seat: 0, text: ' Bonne\u202e nuit\u0007 \n à tous ', id: 'c1' });
    await client.ask({ t: 'chat', seat: 0, text: 'again', id: 'c1' });
    const line = await client.next('chat', 0);
    expect(line.line).toMatchObject({ seat: 0, name: 'Ann', text: 'Bonne nuit à tous' });
    expect(client.messages.filter(message => message.t === 'chat')).toHaveLength(1);
    expect((await client.ask({ t: 'chat', seat: 1, text: 'I am Ben' })).error?.code).toBe('forbidden');
    expect((await client.ask({ t: 'chat', seat: 0, text: '\u0007 ' })).error?.code).toBe('malformed');
    await client.ask({ t: 'pause', seat: 0, on: true });
    await client.until(() => client.facts?.status === 'paused');
    const paused = await client.ask({ t: 'answer', seat: 0, decision: client.decisions.get(0)?.id, picks: ['4'] });
    expect(paused.error?.code).toBe('paused');
    await client.ask({ t: 'pause', seat: 0, on: false });
    await client.until(() => client.facts?.status === 'playing');
    await client.answer(0, ['4']);
    const again = await Client.sit(url, made.table.id, [tokenOf(made, 1)]);
    expect(again.messages[0]).toMatchObject({ t: 'table', chat: [{ text: 'Bonne nuit à tous' }] });
    await client.until(() => client.facts?.seats[1]?.present === true);
    await again.close();
    await client.until(() => client.facts?.seats[1]?.present === false);
    await client.close();
  });

  test('a rule that fails changes nothing: the table is set aside, and tried again it can go back and on', async () => {
    const made = await makeTable(url, { ...TWO, game: 'crashing' });
    const sit = () => Client.sitAll(url, made);
    const first = await sit();
    await first.answer(0, ['0']);
    await first.answer(1, ['1']);
    const asked = first.decisions.get(0)?.id;
    const failed = await first.ask({ t: 'answer', seat: 0, decision: asked, picks: ['2'] });
    expect(failed.error).toMatchObject({ code: 'rules' });
    expect(JSON.stringify(failed.error)).not.toContain('fire');
    await first.close();
    const path = `/api/tables/${made.table.id}`;
    expect((await call(url, path)).body).toMatchObject({ stopped: 'rules' });
    expect((await call(url, `${path}/resume`, { body: { token: tokenOf(made, 0) } })).status).toBe(200);
    const client = await sit();
    const decision = client.decisions.get(0)?.id;
    expect((await client.ask({ t: 'answer', seat: 0, decision, picks: ['3'] })).error?.code).toBe('rules');
    await client.ask({ t: 'rewind', seat: 0, to: 0 });
    await client.until(() => client.entries === 0);
    await client.answer(0, ['5']);
    const report = await call<{ errors: { code: string; message: string }[] }>(
      url,
      `/api/tables/${made.table.id}/report`,
      { token: tokenOf(made, 0) },
    );
    expect(report.body.errors[0]).toMatchObject({ code: 'rules' });
    expect(report.body.errors[0]?.message).toContain('the table caught fire');
    await client.close();
  });

  test('a foreign page cannot open a connection', async () => {
    await expect(Client.connect(url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const own = await Client.connect(url, { origin: url });
    await own.close();
  });

  test('the hand-written check of answers agrees with the schema', () => {
    const odd = fc.oneof(
      fc.constantFrom<unknown>('answer', 'undo', '', 'x'.repeat(64), 'x'.repeat(65), null, undefined, true),
      fc.integer({ min: -2, max: 20 }),
      fc.double(),
      fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
    );
    const like = fc.record(
      {
        t: fc.oneof({ arbitrary: fc.constant('answer'), weight: 5 }, odd),
        id: fc.oneof({ arbitrary: fc.string({ maxLength: 70 }), weight: 3 }, odd),
        seat: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 15 }), weight: 3 }, odd),
        decision: fc.oneof({ arbitrary: fc.nat(), weight: 3 }, odd),
        picks: fc.oneof({ arbitrary: fc.array(fc.string(), { maxLength: 4 }), weight: 3 }, odd),
        more: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(like, fc.anything()), value => {
        expect(isAnswerMessage(value)).toBe(answerMessage.safeParse(value).success);
      }),
      { numRuns: 5000 },
    );
  });
});
