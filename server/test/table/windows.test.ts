// Interruptions: a seat is asked about those that could matter, or about all, or about none, as it wishes. And offers that
// merely stand: nobody waits for them.

import { expect, test } from 'vitest';
import type { TableFacts, Windows } from '../../protocol.ts';
import { Client, call, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';
import { sitTogether } from '../together.ts';

const server = await houseOf('windows').start({ hall: { hushMs: 30 } });

const twoPeople = () => sitTogether(server.url, { game: 'watch' });

const prefer = (client: Client, seat: number, windows: Windows) => client.ask({ t: 'prefer', seat, windows });
const prompt = (client: Client, seat: number): string | undefined => client.decisions.get(seat)?.prompt;

test('without a word, a seat is asked only about what could matter', async () => {
  const { ann, bea } = await twoPeople();
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'step');
  expect(bea.frames.join()).not.toContain('"prompt":"react"');
  await bea.answer(1, ['far']);
  await ann.until(() => prompt(ann, 0) === 'react');
  await ann.answer(0, ['react']);
  await ann.until(() => prompt(ann, 0) === 'step');
  expect(ann.views.get(0)).toMatchObject({ turns: 2, reactions: 1 });
});

test('a seat may wish to be asked always, or never, and the wish outlives the connection', async () => {
  const { id, tokens, ann, bea } = await twoPeople();
  await prefer(bea, 1, { reaction: 'ask' });
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'react');
  await bea.answer(1, []);
  await prefer(bea, 1, { reaction: 'never' });
  await bea.close();
  const again = await Client.sit(server.url, id, tokens.slice(1));
  const table = again.messages.find(message => message.t === 'table');
  expect(table?.t === 'table' && table.seats[0]?.windows).toEqual({ reaction: 'never' });
  await again.answer(1, ['near']);
  await ann.until(() => prompt(ann, 0) === 'step');
  await ann.answer(0, ['far']);
  await again.until(() => prompt(again, 1) === 'step');
  expect(again.views.get(1)).toMatchObject({ turns: 3, reactions: 0 });
});

test('around one screen nobody hands it over for what comes at every step, unless they wish', async () => {
  const made = await makeTable(server.url, { game: 'watch', seats: [{ kind: 'me' }, { kind: 'hotseat' }] });
  const client = await Client.sit(server.url, made.table.id, [tokenOf(made, 0), tokenOf(made, 1)]);
  await client.answer(0, ['far']);
  await client.until(() => prompt(client, 1) === 'step');
  expect(client.frames.join()).not.toContain('"prompt":"react"');
  await prefer(client, 0, { reaction: 'ask' });
  await client.answer(1, ['far']);
  await client.until(() => prompt(client, 0) === 'react');
});

test('a wish in mid-interruption passes it at once', async () => {
  const { ann, bea } = await twoPeople();
  await ann.answer(0, ['far']);
  await bea.until(() => prompt(bea, 1) === 'react');
  await prefer(bea, 1, { reaction: 'never' });
  await bea.until(() => prompt(bea, 1) === 'step');
  expect(bea.views.get(1)).toMatchObject({ turns: 1 });
});

test('whoever takes back goes past what was passed for others', async () => {
  const { ann, bea } = await twoPeople();
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'step');
  expect(ann.entries).toBe(1);
  expect(ann.canUndo.get(0)).toBe(true);
  await ann.ask({ t: 'undo', seat: 0 });
  await ann.until(() => ann.entries === 0 && prompt(ann, 0) === 'step');
  expect(ann.views.get(0)).toMatchObject({ turns: 0 });
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'step');
  await bea.answer(1, ['near']);
  await ann.until(() => prompt(ann, 0) === 'step');
  expect((await ann.ask({ t: 'undo', seat: 0 })).error?.code).toBe('no-undo');
});

test('a seat may let a kind of interruption pass until the turn is over', async () => {
  const { id, tokens, ann, bea } = await twoPeople();
  await ann.answer(0, ['far']);
  await bea.until(() => prompt(bea, 1) === 'react');
  const armed = [{ kind: 'reaction', wish: 'never', turn: bea.facts?.turn ?? -1 }] as const;
  await bea.ask({ t: 'arm', seat: 1, armed });
  await bea.until(() => prompt(bea, 1) === 'step');
  expect(ann.frames.join()).not.toContain('armed');
  await bea.close();
  const again = await Client.sit(server.url, id, tokens.slice(1));
  const table = again.messages.find(message => message.t === 'table');
  expect(table?.t === 'table' && table.seats[0]?.armed).toEqual(armed);
  await again.answer(1, ['near']);
  await ann.until(() => prompt(ann, 0) === 'step');
  await ann.answer(0, ['far']);
  await again.until(() => prompt(again, 1) === 'react');
});

test('a wish armed for one thing comes before the usual one', async () => {
  const { ann, bea } = await twoPeople();
  await prefer(bea, 1, { reaction: 'never' });
  await bea.ask({ t: 'arm', seat: 1, armed: [{ kind: 'reaction', wish: 'ask', when: 'step:far' }] });
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'step');
  await bea.answer(1, ['near']);
  await ann.until(() => prompt(ann, 0) === 'step');
  await ann.answer(0, ['far']);
  await bea.until(() => prompt(bea, 1) === 'react');
});

test('of a secret interruption another seat is sent the same, whether or not its holder could act', async () => {
  const sent: unknown[] = [];
  for (const held of [false, true]) {
    const { ann, bea } = await wardTable(held, 'near', true, true);
    sent.push(
      ann.messages.flatMap(message => {
        if (message.t !== 'news') return [];
        const { facts, ...news } = message;
        return [{ ...news, clock: undefined, toAct: facts?.toAct }];
      }),
    );
    await Promise.all([ann.close(), bea.close()]);
  }
  expect(sent[0]).not.toEqual([]);
  expect(sent[1]).toEqual(sent[0]);
});

test('among bots alone a secret interruption is asked about only where there is something to choose, or if one wishes', async () => {
  for (const [held, windows, asks] of [
    [false, {}, false],
    [true, {}, true],
    [false, { ward: 'ask' }, true],
  ] as const) {
    const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] as const;
    const options = { ward: held, timed: false, secret: true };
    const made = await makeTable(server.url, { game: 'ward', options, seed: 'ward', seats });
    const bea = await Client.sit(server.url, made.table.id, [tokenOf(made, 1)]);
    await prefer(bea, 1, windows);
    await bea.until(() => prompt(bea, 1) !== undefined);
    // What was asked before the wish was known has nothing to say.
    if (prompt(bea, 1) === 'step') await bea.answer(1, ['near']);
    await bea.until(() => prompt(bea, 1) === (asks ? 'ward' : 'step'));
    if (!asks) expect(bea.frames.join()).not.toContain('"prompt":"ward"');
    await bea.close();
  }
});

/** A table at which the second seat holds a ward, or not, and everything the first one is sent. */
async function wardTable(held: boolean, step: string, pass: boolean, secret = false) {
  const options = { ward: held, timed: true, secret };
  const { id, ann, bea } = await sitTogether(server.url, { game: 'ward', options, seed: 'ward' });
  await ann.answer(0, [step]);
  await bea.until(() => prompt(bea, 1) === (held || secret ? 'ward' : 'step'));
  if ((held || secret) && pass) await bea.answer(1, []);
  await ann.until(() => ann.position === bea.position);
  return { id, ann, bea };
}

test.each(['near', 'leap'])('after a %s nobody’s undo tells what another holds', async step => {
  for (const [held, pass] of [
    [false, false],
    [true, false],
    [true, true],
  ] as const) {
    const { ann, bea } = await wardTable(held, step, pass);
    expect(ann.canUndo.get(0)).toBe(step === 'near');
    const { error } = await ann.ask({ t: 'undo', seat: 0 });
    expect(error?.code).toBe(step === 'near' ? undefined : 'no-undo');
    if (!error) {
      await ann.until(() => ann.entries === 0);
      expect(ann.views.get(0)).toEqual({ turns: 0, steps: [] });
      expect(prompt(ann, 0)).toBe('step');
      expect(ann.canRedo.get(0)).toBe(true);
    }
    await Promise.all([ann.close(), bea.close()]);
  }
});

test('who is asked about an interruption is shown to nobody else, by clock or by facts', async () => {
  const { id, ann, bea } = await wardTable(true, 'near', false);
  expect(bea.decisions.get(1)).toMatchObject({ prompt: 'ward' });
  for (const { facts } of [ann, bea]) expect(facts?.toAct).toEqual([0]);
  expect((await call<TableFacts>(server.url, `/api/tables/${id}`)).body.toAct).toEqual([0]);
  const clocks = ann.messages.flatMap(message => (message.t === 'news' ? [message.clock] : []));
  expect(clocks.at(-1)?.[1]).toMatchObject({ runs: false });
  await bea.answer(1, []);
  await ann.until(() => ann.facts?.toAct[0] === 1);
  await Promise.all([ann.close(), bea.close()]);
});

test('an offer that stands can be taken at any time, and nobody waits for it', async () => {
  const { ann, bea } = await twoPeople();
  await bea.until(() => prompt(bea, 1) === 'shout');
  expect(bea.decisions.get(1)?.standing).toBe(true);
  expect(bea.facts?.toAct).toEqual([0]);
  await bea.answer(1, ['shout']);
  await ann.until(() => ann.position === bea.position);
  expect(ann.views.get(0)).toMatchObject({ shouts: 1, turns: 0 });
  await ann.answer(0, ['near']);
  await bea.until(() => prompt(bea, 1) === 'step');
});

test('the only answer that ends a turn is confirmed, unless the seat wishes otherwise', async () => {
  const { ann, bea } = await twoPeople();
  await ann.answer(0, ['home']);
  await ann.until(() => prompt(ann, 0) === 'end');
  expect(ann.decisions.get(0)).toMatchObject({ confirm: 'turn', options: [] });
  expect(ann.canUndo.get(0)).toBe(true); // the step can still be taken back
  await ann.answer(0, []);
  await bea.until(() => prompt(bea, 1) === 'step');
  await prefer(bea, 1, { 'confirm:turn': 'never' });
  await bea.answer(1, ['home']);
  await ann.until(() => prompt(ann, 0) === 'step');
  expect(bea.frames.join()).not.toContain('"prompt":"end"');
  expect(ann.views.get(0)).toMatchObject({ turns: 2 });
});

test('a bot is not troubled with what it could only confirm', async () => {
  const made = await makeTable(server.url, { game: 'watch', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const ann = await Client.sit(server.url, made.table.id, [tokenOf(made, 0)]);
  await prefer(ann, 0, { reaction: 'never' });
  for (let turn = 0; turn < 6; turn++) {
    await ann.until(() => prompt(ann, 0) === 'step');
    await ann.answer(0, ['near']);
  }
  await ann.until(() => prompt(ann, 0) === 'step');
  expect(ann.views.get(0)).toMatchObject({ turns: 12 });
});

test('a wish that is none is refused', async () => {
  const { ann } = await twoPeople();
  for (const windows of [{ reaction: 'often' }, { '': 'ask' }, [], 'never'])
    expect((await ann.ask({ t: 'prefer', seat: 0, windows })).error?.code).toBe('malformed');
  expect((await ann.ask({ t: 'prefer', seat: 1, windows: {} })).error?.code).toBe('forbidden');
});
