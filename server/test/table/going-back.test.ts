// Undo, going back with consent, cuts and reconnections: nothing is done twice, nothing is lost, in every state.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../index.ts';
import type { Joined } from '../../protocol.ts';
import type { Company } from '../../tables/company.ts';
import { landing } from '../../tables/going-back.ts';
import { Client, call, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';
import { testShelf } from '../shelf.ts';
import { sitTogether } from '../together.ts';

const server = await houseOf('back').start();
const { url } = server;

const people = (game: string, count: number) => sitTogether(url, { game }, { people: count });

const closeAll = (clients: readonly Client[]): Promise<unknown> => Promise.all(clients.map(client => client.close()));

test('nobody is led back behind what was shown for good', () => {
  const entry = { seat: 0, prompt: 'step', picks: ['left'], seal: '' };
  const match = { journal: [entry, { ...entry, final: true }, entry], earliest: 2 } as unknown as Match;
  const company = { isPerson: () => true, isSameHolder: () => true } as unknown as Company;
  for (const chosen of [0, 1])
    expect(() => landing(match, company, 0, chosen)).toThrow(expect.objectContaining({ code: 'final' }));
  expect([landing(match, company, 0, 2), landing(match, company, 0, undefined)]).toEqual([2, 2]);
});

describe('going back', () => {
  test('one’s own last answer is taken back until somebody else has answered', async () => {
    const { clients } = await people('tic-tac-toe', 2);
    const [ann, bea] = clients as [Client, Client];
    await ann.answer(0, ['4']);
    expect(ann.canUndo.get(0)).toBe(true);
    await bea.until(() => bea.decisions.has(1));
    expect(bea.canUndo.get(1)).toBe(false);
    await ann.ask({ t: 'undo', seat: 0 });
    await ann.until(() => ann.entries === 0 && ann.decisions.has(0));
    await bea.until(() => bea.entries === 0 && !bea.decisions.has(1));
    expect(ann.views.get(0)).toMatchObject({ turns: 0 });
    await ann.answer(0, ['0']);
    await bea.until(() => bea.decisions.has(1));
    await bea.answer(1, ['1']);
    await ann.until(() => ann.decisions.has(0));
    expect((await ann.ask({ t: 'undo', seat: 0 })).error?.code).toBe('no-undo');
    await closeAll(clients);
  });

  test('beyond that, all other people must agree', async () => {
    const { clients } = await people('night-market', 3);
    const [ann, bea, cat] = clients as [Client, Client, Client];
    for (const [seat, client] of clients.entries()) await client.answer(seat, [String(seat)]);
    await ann.until(() => ann.entries === 3);
    await ann.ask({ t: 'rewind', seat: 0, to: 0 });
    const request = await cat.next('request', 0);
    expect(request).toMatchObject({ seat: 0, to: 0, waitingFor: [1, 2] });
    expect((await ann.ask({ t: 'consent', seat: 0, request: request.request, yes: true })).error?.code).toBe(
      'no-consent',
    );
    expect((await bea.ask({ t: 'rewind', seat: 1, to: 0 })).error?.code).toBe('no-consent');
    await bea.ask({ t: 'consent', seat: 1, request: request.request, yes: true });
    await cat.until(() => cat.messages.some(m => m.t === 'request' && m.waitingFor.length === 1));
    expect(cat.entries).toBe(3);
    // Who sits down now sees the open request.
    const again = await Client.sit(url, cat.facts?.id ?? '', []).catch((error: Error) => error.message);
    expect(again).toBe('forbidden');
    await cat.ask({ t: 'consent', seat: 2, request: request.request, yes: true });
    expect(await ann.next('settled', 0)).toMatchObject({ request: request.request, yes: true });
    for (const client of clients) await client.until(() => client.entries <= 1 && client.decisions.size === 1);
    await closeAll(clients);
  });

  test('one no is enough, and who asked may think better of it', async () => {
    const { clients } = await people('tic-tac-toe', 2);
    const [ann, bea] = clients as [Client, Client];
    await ann.answer(0, ['4']);
    await bea.until(() => bea.decisions.has(1));
    await bea.answer(1, ['0']);
    await ann.ask({ t: 'rewind', seat: 0, to: 0 });
    const first = await bea.next('request', 0);
    await bea.ask({ t: 'consent', seat: 1, request: first.request, yes: false });
    expect(await ann.next('settled', 0)).toMatchObject({ yes: false });
    expect(ann.entries).toBe(2);
    await ann.ask({ t: 'rewind', seat: 0, to: 1 });
    await bea.until(() => bea.messages.filter(({ t }) => t === 'request').length === 2);
    const second = bea.messages.findLast(m => m.t === 'request');
    const mind = { t: 'consent', seat: 0, request: second?.t === 'request' ? second.request : -1, yes: false };
    expect((await ann.ask(mind)).ack).toBeDefined();
    await bea.until(() => bea.messages.filter(({ t }) => t === 'settled').length === 2);
    await closeAll(clients);
  });

  test('around one screen, and against bots, the table goes back at once', async () => {
    for (const other of [{ kind: 'hotseat' }, { kind: 'bot', bot: 'random' }]) {
      const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, other] });
      const client = await Client.sitAll(url, made);
      await client.answer(0, ['4']);
      if (other.kind === 'hotseat') await client.answer(1, ['0']);
      await client.until(() => client.entries === 2);
      await client.ask({ t: 'rewind', seat: 0, to: 0 });
      await client.until(() => client.entries === 0 && client.decisions.has(0));
      await client.answer(0, ['8']);
      await client.close();
    }
  });

  test('a sealed answer is taken back while others are awaited, and an old decision is stale afterwards', async () => {
    const { clients } = await people('night-market', 2);
    const [ann, bea] = clients as [Client, Client];
    const old = ann.decisions.get(0)?.id;
    await ann.answer(0, ['5']);
    expect(ann.canUndo.get(0)).toBe(true);
    await ann.ask({ t: 'undo', seat: 0 });
    await ann.until(() => ann.decisions.has(0));
    expect((await ann.ask({ t: 'answer', seat: 0, decision: old, picks: ['1'] })).error?.code).toBe('stale');
    await ann.answer(0, ['1']);
    await bea.until(() => bea.position === ann.position);
    await bea.answer(1, ['0']);
    await ann.until(() => ann.entries === 2);
    await closeAll(clients);
  });
});

describe('going back to one’s own last decision', () => {
  test('goes past the bots, whatever was undone before, and says what it takes back', async () => {
    const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const ann = await Client.sitAll(url, made);
    const play = async (): Promise<void> => {
      const [free] = ann.decisions.get(0)?.options ?? [];
      await ann.answer(0, [free?.key ?? '']);
      await ann.until(() => ann.decisions.has(0));
    };
    await play();
    expect(ann.entries).toBe(2);
    await play();
    expect(ann.entries).toBe(4);
    const before = ann.views.get(0);
    expect((await ann.ask({ t: 'way', seat: 0 })).way).toEqual({
      to: 2,
      whose: 0,
      answers: 2,
      of: [0, 1],
      turn: 2,
      anew: false,
    });
    // A bot's entry would only be played again: the seat's own before it is meant.
    expect((await ann.ask({ t: 'way', seat: 0, to: 3 })).way?.to).toBe(2);
    expect((await ann.ask({ t: 'way', seat: 0, to: 1 })).way?.to).toBe(0);
    expect((await ann.ask({ t: 'way', seat: 0, to: 5 })).error?.code).toBe('no-undo');
    await ann.ask({ t: 'rewind', seat: 0 });
    await ann.until(() => ann.entries === 2 && ann.decisions.has(0));
    expect(ann.views.get(0)).toMatchObject({ turns: 2 });
    expect(ann.canRedo.get(0)).toBe(true);
    await ann.ask({ t: 'redo', seat: 0 });
    await ann.until(() => ann.entries === 4);
    expect(ann.views.get(0)).toEqual(before);
    expect(ann.canRedo.get(0)).toBe(false);
    expect((await ann.ask({ t: 'redo', seat: 0 })).error?.code).toBe('no-undo');
    // Twice back, and the second of them put again first.
    for (const entries of [2, 0]) {
      await ann.ask({ t: 'rewind', seat: 0 });
      await ann.until(() => ann.entries === entries);
    }
    await ann.ask({ t: 'redo', seat: 0 });
    await ann.until(() => ann.entries === 2);
    expect(ann.canRedo.get(0)).toBe(true);
    await play();
    expect(ann.canRedo.get(0)).toBe(false);
    expect((await ann.ask({ t: 'redo', seat: 0 })).error?.code).toBe('no-undo');
    await ann.close();
  });

  test('whoever has decided nothing yet has nowhere to go back to', async () => {
    const { clients } = await people('tic-tac-toe', 2);
    const [ann, bea] = clients as [Client, Client];
    await ann.answer(0, ['4']);
    expect((await bea.ask({ t: 'way', seat: 1 })).error?.code).toBe('no-undo');
    expect((await bea.ask({ t: 'rewind', seat: 1 })).error?.code).toBe('no-undo');
    await closeAll(clients);
  });

  test('over a die, chance is dealt anew; put again, it is what it was', async () => {
    const made = await makeTable(url, { game: 'ward', seats: [{ kind: 'me' }, { kind: 'hotseat' }] });
    const ann = await Client.sitAll(url, made);
    await ann.answer(0, ['leap']);
    await ann.answer(1, ['leap']);
    const rolled = ann.views.get(0);
    expect((await ann.ask({ t: 'way', seat: 0 })).way).toEqual({
      to: 0,
      whose: 0,
      answers: 2,
      of: [0, 1],
      turn: 0,
      anew: true,
    });
    await ann.ask({ t: 'rewind', seat: 0 });
    await ann.until(() => ann.entries === 1);
    expect(ann.views.get(0)).toEqual({ turns: 0, steps: [] });
    await ann.ask({ t: 'redo', seat: 0 });
    await ann.until(() => ann.entries === 2);
    expect(ann.views.get(0)).toEqual(rolled);
    await ann.ask({ t: 'rewind', seat: 0 });
    await ann.until(() => ann.entries === 1);
    await ann.answer(0, ['leap']);
    expect(ann.views.get(0)).not.toMatchObject({ steps: (rolled as { steps: string[] }).steps.slice(0, 2) });
    await ann.close();
  });
});

describe('putting again', () => {
  test('is one’s own affair after an undo, and everybody’s after the table went back', async () => {
    const { clients } = await people('tic-tac-toe', 2);
    const [ann, bea] = clients as [Client, Client];
    await ann.answer(0, ['4']);
    await ann.ask({ t: 'undo', seat: 0 });
    await bea.until(() => bea.entries === 0);
    expect(ann.canRedo.get(0)).toBe(true);
    expect(bea.canRedo.get(1)).toBe(false);
    expect((await bea.ask({ t: 'redo', seat: 1 })).error?.code).toBe('no-undo');
    await ann.ask({ t: 'redo', seat: 0 });
    await bea.until(() => bea.decisions.has(1));
    await bea.answer(1, ['0']);
    await ann.ask({ t: 'rewind', seat: 0 });
    const back = await bea.next('request', 0);
    expect(back).toMatchObject({ seat: 0, to: 0, whose: 0, answers: 2, turn: 0, anew: false, waitingFor: [1] });
    await bea.ask({ t: 'consent', seat: 1, request: back.request, yes: true });
    await ann.until(() => ann.entries === 0);
    expect(bea.canRedo.get(1)).toBe(true);
    const from = ann.messages.length;
    await bea.ask({ t: 'redo', seat: 1 });
    const again = await ann.next('request', from);
    expect(again).toMatchObject({ seat: 1, again: true, answers: 2, waitingFor: [0] });
    expect(ann.entries).toBe(0);
    await ann.ask({ t: 'consent', seat: 0, request: again.request, yes: true });
    await bea.until(() => bea.entries === 2);
    expect(bea.views.get(1)).toMatchObject({ turns: 2 });
    await closeAll(clients);
  });

  test('is off when something new is decided while it is asked for', async () => {
    const { clients } = await people('tic-tac-toe', 2);
    const [ann, bea] = clients as [Client, Client];
    await ann.answer(0, ['4']);
    await bea.until(() => bea.decisions.has(1));
    await bea.answer(1, ['0']);
    await ann.ask({ t: 'rewind', seat: 0 });
    const back = await bea.next('request', 0);
    await bea.ask({ t: 'consent', seat: 1, request: back.request, yes: true });
    await bea.ask({ t: 'redo', seat: 1 });
    const from = bea.messages.length;
    await ann.until(() => ann.decisions.has(0));
    await ann.answer(0, ['8']);
    expect(await bea.next('settled', from)).toMatchObject({ yes: false });
    expect(bea.canRedo.get(1)).toBe(false);
    await closeAll(clients);
  });

  test.each([3, 60])('outlives the server, after %d answers', async count => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-redo-'));
    const start = () => startServer({ host: '127.0.0.1', data: folder, shelf: testShelf, workers: 1 });
    const first = await start();
    const made = await makeTable(first.url, {
      game: 'ward',
      seats: [{ kind: 'me' }, { kind: 'hotseat' }],
    });
    const ann = await Client.sitAll(first.url, made);
    await ann.answer(0, ['leap']);
    for (let n = 0; n < count; n++) await ann.answer(n % 2 === 0 ? 1 : 0, [n % 3 === 0 ? 'leap' : 'near']);
    const there = { entries: ann.entries, view: ann.views.get(0) };
    await ann.ask({ t: 'rewind', seat: 0, to: 1 });
    await ann.until(() => ann.entries === 2);
    // Enough happens to have the reseed written down.
    for (let n = 0; n < count; n++) await ann.ask({ t: 'prefer', seat: 0, windows: {} });
    ann.cut();
    await first.close();
    const second = await start();
    const again = await Client.sitAll(second.url, made);
    expect(again.entries).toBe(2);
    expect(again.canRedo.get(0)).toBe(true);
    await again.ask({ t: 'redo', seat: 0 });
    await again.until(() => again.entries === there.entries);
    expect(again.views.get(0)).toEqual(there.view);
    again.cut();
    await second.close();
    // What was put again is what is written.
    const third = await start();
    const last = await Client.sitAll(third.url, made);
    expect(last.views.get(0)).toEqual(there.view);
    expect(last.canRedo.get(0)).toBe(false);
    const replay = await call(third.url, `/api/tables/${made.table.id}/replay/${there.entries}`, {
      token: tokenOf(made, 0),
    });
    expect(replay.status).toBe(200);
    expect(replay.body).toMatchObject({ view: there.view });
    await last.close();
    await third.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('cuts', () => {
  test('what was sent before a cut is done once, however often it is sent again', async () => {
    const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const first = await Client.sitAll(url, made);
    const message = { t: 'answer', id: 'mine-1', seat: 0, decision: 0, picks: ['4'] };
    first.send(message);
    first.send(message);
    await first.until(() => first.messages.filter(({ t }) => t === 'ack').length === 2);
    first.send({ t: 'answer', id: 'mine-2', seat: 1, decision: 1, picks: ['0'] });
    // Gone before any answer can come.
    first.cut();
    const second = await Client.sitAll(url, made);
    const again = await second.ask(message);
    expect(again.ack).toBe(1);
    const { ack } = await second.ask({ t: 'answer', id: 'mine-2', seat: 1, decision: 1, picks: ['0'] });
    expect(ack).toBe(2);
    await second.until(() => second.position === 2);
    expect(second.entries).toBe(2);
    // Another seat's request of the same name is another request.
    expect((await second.ask({ t: 'answer', id: 'mine-2', seat: 0, decision: 2, picks: ['8'] })).ack).toBe(3);
    await second.close();
  });

  test('whoever comes back sees exactly what was left, in every state', async () => {
    const made = await makeTable(url, { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'friend' }] });
    const { id } = made.table;
    const annToken = tokenOf(made, 0);
    const waiting = await Client.sit(url, id, [annToken]);
    expect(waiting.messages[0]).toMatchObject({ t: 'table', facts: { status: 'waiting' }, seats: [{ view: null }] });
    waiting.cut();
    const ann0 = await Client.sit(url, id, [annToken]);
    const body = { code: made.invitations[0]?.code, name: 'Bea' };
    const beaToken = (await call<Joined>(url, `/api/tables/${id}/join`, { body })).body.token;
    // The start reaches who waited as news: the whole view is a patch.
    await ann0.until(() => ann0.decisions.has(0));
    const before = ann0.views.get(0);
    ann0.cut();
    const ann = await Client.sit(url, id, [annToken]);
    expect(ann.views.get(0)).toEqual(before);
    expect(ann.decisions.get(0)?.id).toBe(ann0.decisions.get(0)?.id);
    // With one answer to a simultaneous question in.
    await ann.answer(0, ['2']);
    const bea = await Client.sit(url, id, [beaToken]);
    expect(bea.decisions.has(1)).toBe(true);
    expect(bea.entries).toBe(0);
    ann.cut();
    const annAgain = await Client.sit(url, id, [annToken]);
    expect(annAgain.decisions.has(0)).toBe(false);
    expect(annAgain.canUndo.get(0)).toBe(true);
    await bea.answer(1, ['1']);
    await annAgain.until(() => annAgain.entries === 2);
    // To the end, and after it.
    const both = [annAgain, bea];
    for (let n = 0; n < 200 && annAgain.facts?.status !== 'over'; n++) {
      const seat = both.findIndex((client, i) => client.decisions.has(i));
      const client = both[seat] as Client;
      const decision = client.decisions.get(seat);
      await client.answer(seat, decision?.range ? [String(decision.range.min)] : []).catch(async () => {
        await client.answer(
          seat,
          (decision?.options ?? []).slice(0, decision?.min).map(({ key }) => key),
        );
      });
      await Promise.all(both.map(each => each.until(() => each.position >= client.position)));
    }
    expect(annAgain.facts?.status).toBe('over');
    bea.cut();
    const over = await Client.sit(url, id, [beaToken]);
    expect(over.messages[0]).toMatchObject({ t: 'table', facts: { status: 'over', outcome: {} } });
    expect(over.views.get(1)).toEqual(bea.views.get(1));
    expect(over.events.map(({ text }) => text)).toEqual(bea.events.map(({ text }) => text));
    await closeAll([annAgain, over]);
  });
});
