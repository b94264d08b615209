// The chance of a match is nobody's to read before its end: every call and every message of the protocol, by whoever may try, at
// every stage of a table, and no byte of what comes back is its seed or a reseed.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReseed } from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../../index.ts';
import { type ClientMessage, type Created, clientMessage, type Joined } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, tokenOf } from '../client.ts';
import { testShelf } from '../shelf.ts';

const GUEST_ID = `${IDENTITY}-guest`;
const STRANGER_ID = `${IDENTITY}-stranger`;

let server: Server;
let url: string;
let someSave: object;
const data = mkdtempSync(join(tmpdir(), 'veillee-chance-'));

beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, limits: NO_LIMITS, workers: 1 });
  ({ url } = server);
  const alone = await STAGES.alone();
  someSave = (await call<object>(url, `/api/tables/${alone.id}/export`, { token: alone.host })).body;
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A table at some stage, and the tokens of whoever sits there. */
interface Stage {
  readonly id: string;
  readonly host: string;
  readonly guest?: string;
}

const PLAN = { game: 'lantern-road', spectators: true };

async function waiting(): Promise<Stage & { code: string }> {
  const made = await makeTable(url, { ...PLAN, seats: [{ kind: 'me' }, { kind: 'friend' }] });
  return { id: made.table.id, host: tokenOf(made, 0), code: made.invitations[0]?.code ?? '' };
}

async function playing(): Promise<Stage & { guest: string }> {
  const { id, host, code } = await waiting();
  const joined = await call<Joined>(url, `/api/tables/${id}/join`, { body: { code, name: 'Bea' }, identity: GUEST_ID });
  const stage = { id, host, guest: joined.body.token };
  await step(stage, 1);
  return stage;
}

/** So many steps on the road, by whoever is asked; fewer if it ends before. */
async function step({ id, host, guest }: Stage, steps: number): Promise<void> {
  const client = await Client.sit(url, id, guest === undefined ? [host] : [host, guest]);
  for (let n = 0; n < steps && client.facts?.status === 'playing'; n++)
    await client.answer([...client.decisions.keys()][0] ?? 0, ['careful']);
  await client.close();
}

async function over(): Promise<Stage & { guest: string }> {
  const stage = await rewound();
  await step(stage, 4);
  return stage;
}

/** A card was drawn, and the table has gone back on it: what comes is dealt anew. */
async function rewound(): Promise<Stage & { guest: string }> {
  const stage = await playing();
  const [ann, bea] = await Promise.all([
    Client.sit(url, stage.id, [stage.host]),
    Client.sit(url, stage.id, [stage.guest]),
  ]);
  const asked = bea.next('request');
  await ann.ask({ t: 'rewind', seat: 0, to: 0 });
  const { request } = await asked;
  expect((await bea.ask({ t: 'consent', seat: 1, request, yes: true })).error).toBeUndefined();
  await Promise.all([ann.close(), bea.close()]);
  return stage;
}

const STAGES = {
  waiting,
  playing,
  rewound,
  paused: async () => {
    const stage = await rewound();
    const client = await Client.sit(url, stage.id, [stage.host]);
    await client.ask({ t: 'pause', seat: 0, on: true });
    await client.close();
    return stage;
  },
  /** A branch with chance of its own, where somebody is still to come. */
  branched: async (): Promise<Stage> => {
    const { id, host } = await over();
    const body = { token: host, at: 1 };
    const made = await call<Created>(url, `/api/tables/${id}/branch`, { body, identity: IDENTITY });
    expect(made.body.table.status).toBe('waiting');
    return { id: made.body.table.id, host: tokenOf(made.body, 0) };
  },
  /** One person alone, who has gone back. */
  alone: async (): Promise<Stage> => {
    const made = await makeTable(url, { ...PLAN, seats: [{ kind: 'me' }] });
    const stage = { id: made.table.id, host: tokenOf(made, 0) };
    await step(stage, 1);
    const client = await Client.sit(url, stage.id, [stage.host]);
    expect((await client.ask({ t: 'rewind', seat: 0, to: 0 })).error).toBeUndefined();
    await client.close();
    return stage;
  },
};

/** What nobody may read yet: the seed and reseeds of a table under way whose chance was drawn here. */
async function chanceOf(id: string): Promise<string[]> {
  const found = await server.hall.gathering(id).catch(() => undefined);
  if (!found || found.table.match?.over || found.table.setup.seedChosen) return [];
  const { setup, match } = found.table;
  const source = setup.chapter?.branched && (await server.hall.gathering(setup.chapter.branched.of)).table;
  const reseeds = (match?.journal ?? []).filter(isReseed).map(({ reseed }) => reseed);
  // A branch begins with the chance of a game that may be over: what was dealt anew since then is its own.
  const known = source?.match?.over
    ? [source.setup.seed, ...source.match.journal.filter(isReseed).map(each => each.reseed)]
    : [];
  return [setup.seed, ...reseeds].filter(secret => !known.includes(secret));
}

// ---- calls ----

interface Asked {
  readonly path?: Record<string, string>;
  readonly query?: string;
  readonly body?: object;
}

/** How each call is tried; the caller's token is added to its body. */
const CALLS: { readonly [route: string]: readonly Asked[] } = {
  'GET /api/health': [{}],
  'GET /metrics': [{}],
  'GET /api/games': [{}],
  'GET /api/games/:game/texts/:language': [{ path: { game: 'lantern-road', language: 'en' } }],
  'POST /api/games/:game/setting': [{ path: { game: 'lantern-road' }, body: { seats: 2 } }],
  'POST /api/tables': [{ body: { ...PLAN, name: 'Ann', seats: [{ kind: 'me' }, { kind: 'friend' }] } }],
  'GET /api/tables': [{}],
  'GET /api/tables/:id': [{}],
  'GET /api/tables/:id/onlookers': [{}],
  'GET /api/tables/:id/campaign': [{}],
  'GET /api/tables/:id/campaign/export': [{}],
  'GET /api/tables/:id/export': [{}],
  'GET /api/tables/:id/report': [{}],
  'GET /api/tables/:id/replay/:at': [
    { path: { at: '0' } },
    { path: { at: '1' } },
    { path: { at: '1' }, query: '?as=everyone&from=0' },
    { path: { at: '1' }, query: '?as=spectator&from=0' },
    { path: { at: '2' }, query: '?from=0' },
  ],
  'POST /api/tables/:id/continue': [{ body: { at: 0, name: 'Ann' } }],
  'POST /api/tables/:id/branch': [{ body: {} }, { body: { at: 0 } }, { body: { at: 1 } }],
  'POST /api/tables/:id/rematch': [{ body: {} }],
  'POST /api/tables/:id/resume': [{ body: {} }],
  'POST /api/tables/:id/return': [{ body: {} }],
  'POST /api/tables/:id/host': [
    { body: { do: 'mute', seat: 1, on: true } },
    { body: { do: 'hush', on: true } },
    { body: { do: 'watch', on: true } },
    { body: { do: 'remove', seat: 1 } },
  ],
  'POST /api/tables/:id/join': [{ body: { name: 'Cyd' } }],
  'POST /api/tables/:id/leave': [{ body: {} }],
  'POST /api/tables/import': [{ body: { save: 'some', name: 'Ann', seats: [{ kind: 'me' }] } }],
  'DELETE /api/tables/:id': [{}],
};

test('every call of the server is tried', () => {
  const folder = new URL('../../', import.meta.url);
  const sources = readdirSync(folder).filter(name => name.endsWith('.ts'));
  const routes = sources.flatMap(name =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/\b\w+\.(get|post|put|patch|delete)\(\s*'(\/[^']*)'/g),
    ].map(([, method, path]) => `${method?.toUpperCase()} ${path}`),
  );
  // The page's own files are the same for everybody.
  expect(Object.keys(CALLS).sort()).toEqual(routes.filter(route => /^\w+ \/(api|metrics)/.test(route)).sort());
});

/** What came back, to the last byte: status, headers, body. */
async function bytesOf(
  route: string,
  { id }: Stage,
  asked: Asked,
  who: { token?: string | undefined; identity: string },
) {
  const [method = 'GET', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => asked.path?.[name] ?? id);
  const body = asked.body && {
    ...asked.body,
    ...(who.token && { token: who.token }),
    ...('save' in asked.body && { save: someSave }),
  };
  const response = await fetch(`${url}${filled}${asked.query ?? ''}`, {
    method,
    headers: {
      'x-veillee-identity': who.identity,
      ...(who.token && { authorization: `Bearer ${who.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, bytes: `${JSON.stringify([...response.headers])}${text}`, text };
}

/** Whoever plays alone may take their game along: it is the save of it, whole. */
const isOwnSave = (route: string, stage: string): boolean => stage === 'alone' && route.endsWith('/export');

test.each(Object.keys(STAGES) as (keyof typeof STAGES)[])(
  'no call tells the chance of a table that is %s',
  async name => {
    const told: string[] = [];
    let shared: Stage | undefined;
    for (const [route, ways] of Object.entries(CALLS)) {
      // What changes nothing is tried at one table.
      const stage: Stage = route.startsWith('GET') && shared ? shared : await STAGES[name]();
      shared ??= stage;
      const callers = [
        { identity: STRANGER_ID },
        { identity: GUEST_ID, token: stage.guest },
        { identity: IDENTITY, token: stage.host },
      ];
      const answers: string[] = [];
      const secrets = new Set(await chanceOf(stage.id));
      expect(secrets.size).toBeGreaterThan(name === 'waiting' || name === 'playing' || name === 'branched' ? 0 : 1);
      for (const asked of ways)
        for (const who of callers) {
          const { status, bytes, text } = await bytesOf(route, stage, asked, who);
          expect(status, `${route}: ${text}`).toBeLessThan(500);
          answers.push(bytes);
          const made = status === 201 && (JSON.parse(text) as Created).table.id;
          if (made) for (const secret of await chanceOf(made)) secrets.add(secret);
        }
      for (const secret of secrets)
        if (answers.some(bytes => bytes.includes(secret)) && !isOwnSave(route, name)) told.push(route);
    }
    expect(told).toEqual([]);
  },
);

test('once it is over everybody who played may read it', async () => {
  const { id, host, guest } = await over();
  const { table } = await server.hall.gathering(id);
  const reseed = table.match?.journal.find(isReseed)?.reseed ?? 'none';
  for (const token of [host, guest])
    for (const call of ['export', 'report']) {
      const { bytes } = await bytesOf(`GET /api/tables/:id/${call}`, { id, host }, {}, { token, identity: GUEST_ID });
      expect([bytes.includes(table.setup.seed), bytes.includes(reseed)], call).toEqual([true, true]);
    }
});

test('who lays a branch for two cannot read ahead in a copy of it', async () => {
  const { id, host } = await STAGES.branched();
  const ask = async (how: string, body: object) =>
    (await bytesOf(`POST /api/tables/:id/${how}`, { id, host }, { body }, { token: host, identity: IDENTITY })).text;
  expect(await ask('continue', { at: 1, name: 'Ann' })).toContain('"hidden"');
  expect(await ask('branch', { at: 1 })).toContain('"hidden"');
});

test('a campaign goes out without the branch that still waits, and with it once it has ended', async () => {
  const { id, host } = await over();
  const branched = await call<Created>(url, `/api/tables/${id}/branch`, {
    body: { token: host, at: 1 },
    identity: IDENTITY,
  });
  const out = await call<{ chapters: { id: string }[] }>(url, `/api/tables/${id}/campaign/export`, { token: host });
  expect(out.body.chapters.map(each => each.id)).toEqual([id]);
  const stage = { id: branched.body.table.id, host: tokenOf(branched.body, 0) };
  const joined = await call<Joined>(url, `/api/tables/${stage.id}/join`, { body: { name: 'Bea' }, identity: GUEST_ID });
  await step({ ...stage, guest: joined.body.token }, 4);
  const after = await call<{ chapters: { id: string }[] }>(url, `/api/tables/${id}/campaign/export`, { token: host });
  expect(after.body.chapters.map(each => each.id)).toEqual([id, stage.id]);
});

// ---- messages ----

const requestOf = (client: Client): number => {
  const asked = client.messages.findLast(message => message.t === 'request');
  return asked?.t === 'request' ? asked.request : 0;
};

/** One of each, said for this seat; what it refers to is looked up in what the client was told. */
const MESSAGES: { readonly [T in ClientMessage['t']]: (client: Client, seat: number, stage: Stage) => object } = {
  ping: () => ({}),
  way: (_, seat) => ({ seat, to: 0 }),
  answer: (client, seat) => ({ seat, decision: client.decisions.get(seat)?.id ?? 0, picks: ['careful'] }),
  undo: (_, seat) => ({ seat }),
  redo: (_, seat) => ({ seat }),
  rewind: (_, seat) => ({ seat, to: 0 }),
  consent: (client, seat) => ({ seat, request: requestOf(client), yes: true }),
  chat: (_, seat) => ({ seat, text: 'what comes next?' }),
  prefer: (_, seat) => ({ seat, windows: { glance: 'ask' } }),
  arm: (_, seat) => ({ seat, armed: [{ kind: 'glance', wish: 'ask' }] }),
  hold: (_, seat) => ({ seat, decision: 0, on: true }),
  pause: (_, seat) => ({ seat, on: true }),
  hello: (_, __, { id }) => ({ table: id, tokens: [] }),
  resign: (_, seat) => ({ seat }),
};

test.each(Object.keys(STAGES) as (keyof typeof STAGES)[])(
  'no message tells the chance of a table that is %s',
  async name => {
    expect(Object.keys(MESSAGES).sort()).toEqual(clientMessage.options.map(({ shape }) => shape.t.value).sort());
    const stage = await STAGES[name]();
    const clients = [await Client.sit(url, stage.id, [stage.host]), await Client.sit(url, stage.id, [])];
    if (stage.guest) clients.push(await Client.sit(url, stage.id, [stage.guest]));
    const secrets = new Set<string>();
    for (const [t, make] of Object.entries(MESSAGES))
      for (const [n, client] of clients.entries()) {
        client.send({ t, id: client.nextId(), ...make(client, n === 2 ? 1 : 0, stage) });
        const heard = client.messages.length;
        await client.until(() => client.messages.length > heard, t);
        for (const secret of await chanceOf(stage.id)) secrets.add(secret);
      }
    await Promise.all(clients.map(client => client.close()));
    expect(secrets.size).toBeGreaterThan(0);
    const frames = clients.flatMap(client => client.frames);
    expect(frames.length).toBeGreaterThan(20);
    expect([...secrets].filter(secret => frames.some(frame => frame.includes(secret)))).toEqual([]);
  },
);
