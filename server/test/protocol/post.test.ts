// The post of a table: one text for all who hear the same, a few listeners at a time, each in order.

import { setImmediate as turn } from 'node:timers/promises';
import type { Game, Viewer } from '@veillee/kernel';
import { type TicTacToe, ticTacToe } from '@veillee/kernel/test/tic-tac-toe';
import { expect, test } from 'vitest';
import { Audience, type Listener } from '../../tables/audience.ts';
import type { Setup } from '../../tables/ops.ts';
import { Message, Post, SERVED_AT_ONCE } from '../../tables/post.ts';
import { Table } from '../../tables/table.ts';

interface Fake extends Listener {
  readonly heard: string[];
  readonly bytes: Buffer[];
}

function listener(...seats: number[]): Fake {
  const heard: string[] = [];
  const bytes: Buffer[] = [];
  const send = (message: Message) => {
    heard.push(message.text);
    bytes.push(message.bytes);
  };
  return { seats, told: 0, onlooker: undefined, heard, bytes, send, dismiss: () => {} };
}

const toAll = (listeners: readonly Listener[], text: string, tells?: 'all' | 'news') => {
  const message = new Message(text, tells);
  return listeners.map(each => [each, message] as const);
};
const heardBy = (listeners: readonly Fake[]) => listeners.filter(({ heard }) => heard.length > 0).length;
const onlookers = (count: number) => Array.from({ length: count }, () => listener());

test('a message is encoded once, however many hear it', () => {
  const [one, two] = [listener(0), listener()];
  new Post().deliver(toAll([one, two], 'é'));
  expect(one.bytes[0]).toBe(two.bytes[0]);
  expect(String(one.bytes[0])).toBe('é');
});

test('others get their turn after a few listeners; whoever plays comes first', async () => {
  const post = new Post();
  const many = onlookers(2 * SERVED_AT_ONCE);
  const player = listener(0);
  post.deliver(toAll([...many, player], 'a'));
  expect(player.heard).toEqual(['a']);
  expect(heardBy(many)).toBe(SERVED_AT_ONCE - 1);
  await turn();
  expect(heardBy(many)).toBe(2 * SERVED_AT_ONCE - 1);
  await turn();
  expect(heardBy(many)).toBe(2 * SERVED_AT_ONCE);
});

test('what comes later waits behind what came before, for each of them', async () => {
  const post = new Post();
  const many = onlookers(SERVED_AT_ONCE + 2);
  const last = many.at(-1) as Fake;
  post.deliver(toAll(many, 'table', 'all'));
  post.deliver(toAll(many, 'news', 'news'));
  post.say(last, new Message('pong'));
  post.deliver(toAll([last], 'more', 'news'));
  expect(last.heard).toEqual([]);
  for (let n = 0; n < 3; n++) await turn();
  expect(last.heard).toEqual(['table', 'news', 'pong', 'more']);
  for (const { heard } of many.slice(0, -1)) expect(heard).toEqual(['table', 'news']);
  // Nothing waits any more.
  post.say(last, new Message('pong'));
  expect(last.heard.at(-1)).toBe('pong');
});

test('of what still waits, a whole table makes what was told of the table before needless', async () => {
  const post = new Post();
  const many = onlookers(SERVED_AT_ONCE + 1);
  const last = many.at(-1) as Fake;
  post.deliver(toAll(many, 'first', 'all'));
  post.deliver(toAll(many, 'news', 'news'));
  post.deliver(toAll(many, 'talk'));
  post.deliver(toAll(many, 'second', 'all'));
  post.deliver(toAll(many, 'after', 'news'));
  for (let n = 0; n < 3; n++) await turn();
  expect(many[0]?.heard).toEqual(['first', 'talk', 'second', 'after']);
  expect(last.heard).toEqual(['talk', 'second', 'after']);
});

test('whoever leaves is sent nothing more; at the end all is sent at once', async () => {
  const post = new Post();
  const many = onlookers(3 * SERVED_AT_ONCE);
  const gone = many.at(-1) as Fake;
  post.deliver(toAll(many, 'a'));
  post.leave(gone);
  post.flush();
  expect(heardBy(many)).toBe(many.length - 1);
  await turn();
  expect(gone.heard).toEqual([]);
  for (const { heard } of many) expect(heard.length).toBeLessThan(2);
});

test('the views of all who look are made in one go, and of nobody else', () => {
  const made: (readonly Viewer[])[] = [];
  const game: Game<TicTacToe, unknown> = {
    ...ticTacToe,
    views: (state, viewers) => {
      made.push(viewers);
      return viewers.map(viewer => ticTacToe.view(state, viewer));
    },
  };
  const seat = { kind: 'me', name: 'Ann', taken: true } as const;
  const setup: Setup = {
    id: 'table',
    game: game.id,
    seed: 'seed',
    options: {},
    open: false,
    spectators: true,
    created: '2026-11-16T00:00:00Z',
    seats: [seat, seat],
  };
  const table = Table.make(game as unknown as Game, setup);
  const audience = new Audience();
  const facts = () => table.facts(seen => audience.isPresent(seen));
  const heard = (...listeners: Listener[]) => {
    for (const each of listeners) audience.listeners.add(each);
    audience.everything(table, listeners, facts(), []);
    made.length = 0;
    table.apply({ k: 'answer', seat: table.awaited[0] ?? 0, prompt: 'turn', picks: [String(table.position)] });
    return audience.news(table, facts).length;
  };
  expect(heard(listener(1), listener())).toBe(2);
  expect(made).toEqual([[1, 'spectator']]);
  // Two more onlookers, and both seats at one connection: nothing is made twice.
  expect(heard(listener(), listener(), listener(0, 1))).toBe(5);
  expect(made).toEqual([[1, 'spectator', 0]]);
});
