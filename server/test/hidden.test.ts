// Hidden information over the wire: in random games, everything ever sent to a seat is what that seat may know.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomPicks } from '@veillee/bots';
import { shelf as games } from '@veillee/games';
import { Chance, canonical, copy, eventFor, type GameKit, newChance, type Setting, type Viewer } from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../index.ts';
import type { Created, Joined, PlainDecision } from '../protocol.ts';
import type { Table } from '../tables/table.ts';
import { Client, call, makeTable, tokenOf } from './client.ts';
import { shelf as testGames } from './shelf.ts';

const GAMES = 50;
/** Long games are left after so many decisions. */
const MOST_DECISIONS = 24;

let server: Server;
const data = mkdtempSync(join(tmpdir(), 'veillee-hidden-'));
const { 'night-market': market } = testGames;
const all = { ...games, 'night-market': market as NonNullable<typeof market> };

beforeAll(async () => {
  const shelf = { games: all, module: import.meta.url };
  server = await startServer({ host: '127.0.0.1', data, shelf, limits: NO_LIMITS });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Equal, and the difference in full only if there is one. */
function expectSame(one: unknown, other: unknown): void {
  if (canonical(one) !== canonical(other)) expect(one).toEqual(other);
}

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** Sits one client at each seat, and one that looks on. */
async function sitDown(game: string, { seats, options }: Setting, seed: string) {
  const plan = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'friend' }));
  const made: Created = await makeTable(server.url, { game, options, seed, seats: plan, spectators: true });
  const { id } = made.table;
  const tokens = [tokenOf(made, 0)];
  for (const { code } of made.invitations) {
    const joined = await call<Joined>(server.url, `/api/tables/${id}/join`, { body: { code, name: 'B' } });
    tokens.push(joined.body.token);
  }
  const clients = new Map<Viewer, Client>();
  for (const [seat, token] of tokens.entries()) clients.set(seat, await Client.sit(server.url, id, [token]));
  clients.set('spectator', await Client.sit(server.url, id, []));
  // The shapes of frames are checked elsewhere, and cost time.
  for (const client of clients.values()) client.strict = false;
  const codes = made.invitations.map(({ code }) => code);
  return { id, clients, secrets: [...tokens, ...codes, seed] };
}

/** Every view is the game's own for that seat, and the same whatever the seat cannot see. */
function checkViews(table: Table, clients: ReadonlyMap<Viewer, Client>, chance: Chance): void {
  const { game, match } = table;
  if (!match) throw new Error('not begun');
  for (const [viewer, client] of clients) {
    const seen = client.views.get(viewer as number | 'spectator');
    expectSame(seen, wire(match.view(viewer)));
    const other = copy(match.state);
    game.redeal(other, viewer, chance);
    expectSame(seen, wire(game.view(other, viewer)));
    for (const seat of client.decisions.keys()) expect(seat).toBe(viewer);
  }
}

/** Every event is what the game tells that viewer, and nothing but. */
function checkEvents(table: Table, clients: ReadonlyMap<Viewer, Client>): void {
  const log = table.match?.log ?? [];
  for (const [viewer, client] of clients) {
    const heard = log.flatMap(({ at, event }) => {
      const version = eventFor(event, viewer);
      if (!version) return [];
      const { text, with: params, rule, moves, detail } = version;
      return [wire({ at, text, with: params, rule, moves, detail })];
    });
    const told = client.events.map(({ n: _, ...event }) => event);
    expect(told.slice(-heard.length || told.length)).toEqual(heard.slice(-told.length || heard.length));
  }
}

/** Cards of the night market by name, wherever they stand in a text. */
const cardsIn = (text: string): string[] => [...text.matchAll(/card-\d+/g)].map(([card]) => card);

async function play(kit: GameKit, game: string, n: number): Promise<number> {
  const settings = kit.game.trials.filter(({ seats }) => seats > 1);
  const setting = settings[n % settings.length] as Setting;
  const { id, clients, secrets } = await sitDown(game, setting, `hidden-seed-${n}-of-${game}`);
  const { table } = await server.house.room(id);
  const chance = new Chance(newChance(`hidden/${n}`));
  /** What each viewer may have learnt so far, worked out from the match and never from the wire. */
  const known = new Map<Viewer, Set<string>>([...clients.keys()].map(viewer => [viewer, new Set<string>()]));
  let heard = 0;
  const learn = (): void => {
    const { match } = table;
    if (!match || game !== 'night-market') return;
    for (const [viewer, set] of known) {
      for (const card of cardsIn(JSON.stringify(match.view(viewer)))) set.add(card);
      for (const { event } of match.log.slice(heard))
        for (const card of cardsIn(JSON.stringify(eventFor(event, viewer) ?? ''))) set.add(card);
    }
    heard = match.log.length;
  };
  learn();
  let made = 0;
  for (; made < MOST_DECISIONS && table.status === 'playing'; made++) {
    const asked = [...clients.values()].flatMap(client => [...client.decisions.values()]);
    const decision = chance.pick(asked, 'who') as PlainDecision;
    const picks = randomPicks({ ...decision, refused: undefined } as never, chance);
    const client = clients.get(decision.seat) as Client;
    const position = await client.answer(decision.seat, picks);
    learn();
    for (const each of clients.values()) await each.until(() => each.position >= position);
    if (made % 4 === 0) checkViews(table, clients, chance);
  }
  checkViews(table, clients, chance);
  checkEvents(table, clients);
  for (const [viewer, client] of clients) {
    const sent = client.frames.join('\n');
    for (const secret of secrets) expect(sent, `a secret was sent to ${viewer}`).not.toContain(secret);
    if (game === 'night-market') {
      const names = new Set(cardsIn(sent));
      for (const card of known.get(viewer) ?? []) names.delete(card);
      expect([...names], `cards that ${viewer} cannot know`).toEqual([]);
    }
  }
  await Promise.all([...clients.values()].map(client => client.close()));
  return made;
}

test(`in ${GAMES} random games nobody is sent what they may not know`, async () => {
  const names = Object.keys(all);
  let made = 0;
  for (let n = 0; n < GAMES; n++) {
    const name = names[n % names.length] as keyof typeof all;
    const kit = await (all[name] as () => Promise<GameKit>)();
    made += await play(kit, name, n);
  }
  expect(made).toBeGreaterThan(GAMES * 10);
});
