// Tables that would take a server down: a game brought along that nobody has proved, and rules that never end. Each is set aside, in
// either store; the server, or the one after it, plays on, and the host may try again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { canonical, fingerprint, type Save } from '@veillee/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../../load.ts';
import type { Created, TableFacts, TablesList } from '../../protocol.ts';
import type { HouseSave } from '../../saves.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { type Postgres, startPostgres } from '../postgres-server.ts';

const script = fileURLToPath(new URL('../process.ts', import.meta.url));
const ALONE = [{ kind: 'me' }];
/** More than any process has room for. */
const TOO_MUCH = 1e9;

/** A changed save with a digest that fits it again. */
function forged(save: Save, change: Partial<Save>): object {
  const { digest: _, ...body } = { ...save, ...change };
  return { ...body, digest: fingerprint(canonical(body)) };
}

describe.each(['sqlite', 'postgres'] as const)('%s', kind => {
  const data = mkdtempSync(join(tmpdir(), 'veillee-aside-'));
  let postgres: Postgres | undefined;
  let server: ServerProcess;
  let url: string;
  const serve = async (): Promise<void> => {
    server = await startProcess(postgres?.url, { data, script });
    ({ url } = server);
  };

  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres(data);
    await serve();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  });

  const bring = (save: object, seats: readonly object[] = ALONE) =>
    call<Created>(url, '/api/tables/import', { body: { save, name: 'Ann', seats }, identity: IDENTITY });
  const facts = async (id: string) => (await call<TableFacts>(url, `/api/tables/${id}`)).body;
  const exported = async (id: string, token: string) =>
    (await call<HouseSave>(url, `/api/tables/${id}/export`, { token })).body;
  /** Tables that are written down as worked at for long. */
  async function worked(): Promise<readonly string[]> {
    const asked = 'select table_id from working';
    if (!postgres) {
      const file = new DatabaseSync(join(data, 'veillee.sqlite'), { readOnly: true });
      const rows = file.prepare(asked).all();
      file.close();
      return rows.map(row => String(row.table_id));
    }
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ table_id: string }>(asked);
    await client.end();
    return rows.map(row => row.table_id);
  }
  const sit = (made: Created) => Client.sit(url, made.table.id, [tokenOf(made, 0)]);

  async function played(steps = 2) {
    const made = await makeTable(url, { game: 'quicksand', seats: ALONE });
    const client = await sit(made);
    for (let n = 0; n < steps; n++) await client.answer(0, ['stand']);
    return { made, client, id: made.table.id, token: tokenOf(made, 0) };
  }

  /** A save that claims older rules, and that its next step brings up more than there is room for. */
  async function heavy(): Promise<object> {
    const { client, id, token } = await played();
    await client.close();
    const save = await exported(id, token);
    const { checkpoint } = save;
    const claimed = { ...checkpoint, state: { ...(checkpoint.state as object), weight: TOO_MUCH } };
    return forged(save, { rules: 1, seed: 'other', checkpoint: claimed });
  }

  test('the house knows its own saves, also after a restart, and no others', async () => {
    const { client, id, token } = await played();
    await client.close();
    const save = await exported(id, token);
    expect(save.signature).toMatch(/^[\w-]{43}$/);
    await server.stop();
    await serve();
    // Only a house that knows its signature takes a base at its word and calls what comes of it proved.
    const back = await bring(save);
    expect(back.status).toBe(201);
    expect(await exported(back.body.table.id, tokenOf(back.body, 0))).not.toHaveProperty('unproved');
    const claimed = await bring(await heavy());
    expect(claimed.status).toBe(201);
    const laundered = await exported(claimed.body.table.id, tokenOf(claimed.body, 0));
    expect(laundered).toMatchObject({ unproved: true, base: { state: { weight: TOO_MUCH } } });
    // It comes back as unproved as it went, with the mark or without it.
    const { unproved: _, ...unmarked } = laundered;
    for (const again of [laundered, forged(unmarked, {})]) {
      const second = await bring(again);
      expect(second.status).toBe(201);
      expect(await exported(second.body.table.id, tokenOf(second.body, 0))).toHaveProperty('unproved', true);
    }
    // So does a table that goes on from it.
    const body = { token: tokenOf(claimed.body, 0), at: laundered.journal.length, name: 'Ann' };
    const on = await call<Created>(url, `/api/tables/${claimed.body.table.id}/continue`, { body, identity: IDENTITY });
    expect(on.status).toBe(201);
    expect(await exported(on.body.table.id, tokenOf(on.body, 0))).toHaveProperty('unproved', true);
  });

  // What follows is the same in either store.
  const once: (name: string, what: () => Promise<void>, ms?: number) => void = kind === 'sqlite' ? test : () => {};

  once(
    'an unproved table plays on by rehearsals, goes back, and is set aside when a step would take all memory',
    async () => {
      const made = (await bring(await heavy())).body;
      const { id } = made.table;
      const client = await sit(made);
      await client.answer(0, ['stand']);
      await client.answer(0, ['stand']);
      expect(client.views.get(0)).toMatchObject({ turns: 4 });
      await client.ask({ t: 'undo', seat: 0 });
      await client.until(() => (client.views.get(0) as { turns: number }).turns === 3, 'going back');
      expect(
        (await client.ask({ t: 'answer', seat: 0, decision: client.decisions.get(0)?.id, picks: ['up'] })).error?.code,
      ).toBe('unknown-key');
      const refused = await client.ask({
        t: 'answer',
        seat: 0,
        decision: client.decisions.get(0)?.id,
        picks: ['swell'],
      });
      expect(refused.error?.code).toBe('set-aside');
      await client.until(() => client.messages.some(each => each.t === 'gone' && each.code === 'set-aside'), 'its end');
      await client.close();
      expect(await facts(id)).toMatchObject({ status: 'paused', stopped: 'rules' });
      const { mine } = (await call<TablesList>(url, '/api/tables', { identity: IDENTITY })).body;
      expect(mine.find(each => each.id === id)).toMatchObject({ stopped: 'rules', waiting: false });
      expect(await refusal(url, `/api/tables/${id}/export`, { token: tokenOf(made, 0) })).toBe('set-aside');
      // Nothing of what was acknowledged is lost; it is tried again by its host alone.
      const stranger = 'somebody-else-whose-name-is-long-enough';
      expect(await refusal(url, `/api/tables/${id}/resume`, { body: {}, identity: stranger })).toBe('forbidden');
      expect((await call(url, `/api/tables/${id}/resume`, { body: {}, identity: IDENTITY })).status).toBe(200);
      const again = await sit(made);
      expect(again.views.get(0)).toMatchObject({ turns: 3 });
      await again.answer(0, ['stand']);
      await again.close();
      expect((await call(url, '/api/health')).status).toBe(200);
    },
  );

  once('rules that run in circles, or fail, are set aside; tried again, a failure outside harms nobody', async () => {
    const circling = await played();
    const answer = (client: Client, pick: string) =>
      client.ask({ t: 'answer', seat: 0, decision: client.decisions.get(0)?.id, picks: [pick] });
    expect((await answer(circling.client, 'circle')).error?.code).toBe('rules');
    await circling.client.close();
    expect(await facts(circling.id)).toMatchObject({ stopped: 'rules' });
    const falling = await played();
    expect((await answer(falling.client, 'fall')).error?.code).toBe('rules');
    await falling.client.close();
    expect(await facts(falling.id)).toMatchObject({ stopped: 'rules' });
    const host = { body: { token: falling.token } };
    expect((await call(url, `/api/tables/${falling.id}/resume`, host)).status).toBe(200);
    const careful = await sit(falling.made);
    // The answer is refused, the step before it taken back, and another way gone.
    expect((await answer(careful, 'fall')).error?.code).toBe('rules');
    expect((await facts(falling.id)).stopped).toBe(undefined);
    await careful.ask({ t: 'undo', seat: 0 });
    await careful.until(() => (careful.views.get(0) as { turns: number }).turns === 1, 'going back');
    await careful.answer(0, ['stand']);
    for (const stopped of [undefined, undefined, 'rules']) {
      expect((await answer(careful, 'fall')).error?.code).toBe('rules');
      expect((await facts(falling.id)).stopped).toBe(stopped);
    }
    await careful.close();
    expect((await call(url, `/api/tables/${falling.id}`, { method: 'DELETE', identity: IDENTITY })).status).toBe(204);
  });

  test('killed in the middle of a rule that never ends: the table is set aside at the next start, and tried again', async () => {
    const { made, client, id } = await played();
    client.send({ t: 'answer', id: 'last', seat: 0, decision: client.decisions.get(0)?.id, picks: ['sink'] } as never);
    await expect.poll(worked, { timeout: 30_000 }).toEqual([id]);
    server.child.kill('SIGKILL');
    await client.close();
    await serve();
    expect(await facts(id)).toMatchObject({ status: 'paused', stopped: 'died' });
    expect((await call(url, `/api/tables/${id}/resume`, { body: { token: tokenOf(made, 0) } })).status).toBe(200);
    const again = await sit(made);
    expect(again.views.get(0)).toMatchObject({ turns: 2 });
    await again.answer(0, ['stand']);
    if (kind === 'sqlite') await sinkAgain(again, id);
    await again.close();
  }, 60_000);

  /** The same rule again, outside this time: nobody else waits for it. */
  async function sinkAgain(again: Client, id: string): Promise<void> {
    const sunk = again.ask({ t: 'answer', seat: 0, decision: again.decisions.get(0)?.id, picks: ['sink'] });
    const other = await played(5);
    await other.client.close();
    expect((await sunk).error?.code).toBe('set-aside');
    expect(await facts(id)).toMatchObject({ stopped: 'rules' });
  }
});
