// Saves whose base is a lie, built from real exports of every game: figures as large as would fill any memory, where the journal can
// prove nothing. None of them takes the server down, nor the one that is started after it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CampaignSave, canonical, fingerprint, type Save } from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../../load.ts';
import type { Created, ErrorBody, GamesList } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, tokenOf } from '../client.ts';

const script = fileURLToPath(new URL('../process.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'veillee-forged-'));
const MOST_MEMORY = 1200 * 1024 * 1024;
/** Far enough for monsters to stand on every board. */
const ANSWERS = 12;

let server: ServerProcess;
let url: string;
/** Of every game. */
const saves: Save[] = [];
const serve = async (): Promise<void> => {
  server = await startProcess(undefined, { data, script, env: { SHELF: 'house' } });
  ({ url } = server);
};

beforeAll(async () => {
  await serve();
  const { games } = (await call<GamesList>(url, '/api/games')).body;
  for (const box of games) saves.push(await exportOf(box));
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

function sealed<T extends object>(value: T): T {
  const { digest: _, ...body } = value as T & { digest?: string };
  return { ...body, digest: fingerprint(canonical(body)) } as unknown as T;
}

/** More dice than there are. */
const MONSTER = { kind: 'ogre', rank: 'master', changes: [{ dice: { red: 15e7, green: 15e7 } }] };

/** As many players as can be counted, and monsters that throw more dice than there are. */
function swollen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swollen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === 'players' && typeof item === 'number') return [key, 1e9];
      if (key !== 'monsters' || typeof item !== 'object' || item === null) return [key, swollen(item)];
      return [
        key,
        Array.isArray(item) ? [...item, MONSTER].map(each => ({ ...each, ...MONSTER })) : { ...item, m: MONSTER },
      ];
    }),
  );
}

/** With everything that would be asked before there is a board answered. */
const READY: { readonly [game: string]: object } = { descent: { choosing: 'ready' } };

async function exportOf({ id, seats, bots }: GamesList['games'][number]): Promise<Save> {
  const count = seats.find(number => number > 1) ?? seats[0] ?? 1;
  const others = Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: bots[0] }));
  const made = await makeTable(url, {
    game: id,
    seats: [{ kind: 'me' }, ...others],
    ...(READY[id] && { options: READY[id] }),
  });
  const token = tokenOf(made, 0);
  const client = await Client.sit(url, made.table.id, [token]);
  for (let n = 0; n < ANSWERS; n++) {
    await client.until(() => client.decisions.has(0) || client.facts?.status === 'over', 'a question');
    const asked = client.decisions.get(0);
    if (!asked) break;
    const keys = asked.options.slice(0, Math.max(asked.min, 1)).map(({ key }) => key);
    const picks = asked.range ? [String(asked.range.min)] : asked.options.length > 0 ? keys : [];
    // A bot may have been quicker; then the next question is answered.
    await client.ask({ t: 'answer', seat: 0, decision: asked.id, picks });
  }
  await client.close();
  return (await call<Save>(url, `/api/tables/${made.table.id}/export`, { token })).body;
}

const bring = (save: object, seats: number) =>
  call<Created & ErrorBody>(url, '/api/tables/import', {
    body: { save, name: 'Ann', seats: Array.from({ length: seats }, (_, n) => ({ kind: n === 0 ? 'me' : 'bot' })) },
    identity: IDENTITY,
  });

/** Whether it was refused, or let in and rehearsed: the server lives, and is no larger for it. */
async function expectAlive(): Promise<void> {
  const { status } = await call(url, '/api/health');
  expect(status).toBe(200);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])).toBeLessThan(MOST_MEMORY);
}

test('figures beyond all bounds in a base: refused, or rehearsed and set aside, and nobody else is the worse for it', async () => {
  let forged = 0;
  let refused = 0;
  for (const save of saves) {
    const { checkpoint, seats, game } = save;
    const lie = { ...checkpoint, state: swollen(checkpoint.state) as object };
    if (canonical(lie) === canonical(checkpoint)) continue;
    forged++;
    // No seed leads through these answers, so nothing can be played again.
    const journal = save.journal.map(entry => ('picks' in entry ? { ...entry, picks: ['nowhere'] } : entry));
    const claims = { checkpoint: { ...lie, at: journal.length }, journal, seed: 'another', sealed: [] };
    for (const claim of [{ base: { ...lie, at: journal.length } }, { rules: save.rules - 1 }]) {
      const { status, body } = await bring(sealed({ ...save, ...claims, ...claim }), seats);
      expect([201, 422], `${game}: ${JSON.stringify(body.error)}`).toContain(status);
      if (status === 422) {
        refused++;
        // For what it claims, not because it could not be read.
        const problem = 'base' in claim ? 'unsound' : 'older-rules';
        expect(body.error, game).toMatchObject({ code: 'save', detail: { problem } });
      } else {
        const token = tokenOf(body, 0);
        const kept = await call<{ unproved?: true }>(url, `/api/tables/${body.table.id}/export`, { token });
        // It was played again from its seed, and nothing is left of what it claimed; or it is played with care.
        const isLeft = /1[05]0{7}/.test(JSON.stringify(kept.body));
        expect(kept.body.unproved === true || !isLeft, game).toBe(true);
      }
    }
  }
  // The three games that have monsters or count their players: each for its base, and as of older rules.
  expect([forged, refused]).toEqual([3, 6]);
  // Bots sit at whatever was let in.
  await pause(2000);
  await expectAlive();
  server.child.kill('SIGKILL');
  await serve();
  await pause(2000);
  await expectAlive();
}, 120_000);

test('a legacy that no chapter has left', async () => {
  for (const save of saves) {
    const legacies = [{ gold: 1e300 }, [], { heroes: Array.from({ length: 20_000 }, () => ({})) }];
    for (const legacy of legacies) {
      const { status, body } = await bring(sealed({ ...save, legacy }), save.seats);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: 'save' });
    }
    const { game } = save;
    const chapters = [{ id: '1', save: sealed({ ...save, legacy: legacies[0] }) }];
    const brief = chapters.map(each => ({ ...each, save: each.save.digest }));
    const body = { veillee: 'campaign', format: 2, game, current: '1' };
    const digest = fingerprint(canonical({ ...body, chapters: brief }));
    const campaign = { ...body, chapters, digest } as unknown as CampaignSave;
    expect((await bring(campaign, save.seats)).status).toBe(422);
  }
  await expectAlive();
}, 120_000);
