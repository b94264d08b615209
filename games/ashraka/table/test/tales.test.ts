// What has been read: pages, rows of Destiny and what they changed, told apart by the events' scenes.

import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import type { Page } from '../../rules/view.ts';
import { isAboutPage, openTale, stillUnread, talesOf, unrepeated, wordsIn } from '../story/tales.ts';

const event = (n: number, at: number, of: string, part: string): TableEvent => ({
  n,
  at,
  text: `${of}.${part}`,
  scene: { of, part },
});
const plain = (n: number, at: number): TableEvent => ({ n, at, text: 'log.gain' });
const PAGES = [{ entry: 'a1-event-01' }, { entry: 'a1-event-02' }] as unknown as Page[];

const LOG = [
  event(0, 0, 'story', 'begins'),
  event(1, 0, 'story', 'change'),
  event(2, 3, 'story', 'a1-event-01'),
  event(3, 4, 'story', 'change'),
  plain(4, 4),
  event(5, 4, 'story', 'change'),
  event(6, 6, 'destiny', 'tile'),
  event(7, 6, 'destiny', 'row'),
  event(8, 6, 'story', 'change'),
  event(9, 9, 'story', 'a1-event-02'),
];

test('each tale has its own changes, in the order in which they happened', () => {
  const tales = talesOf(LOG, PAGES);
  expect(tales.map(({ of, page, changes }) => [of, page?.entry, changes.map(({ n }) => n)])).toEqual([
    ['begins', undefined, [1]],
    ['page', 'a1-event-01', [3, 5]],
    ['destiny', undefined, [8]],
    ['page', 'a1-event-02', []],
  ]);
  expect(tales[2]?.row?.n).toBe(7);
});

test('a page lies open until something is decided after it', () => {
  const log = LOG.slice(0, 6);
  expect(openTale(log, talesOf(log, PAGES))?.page?.entry).toBe('a1-event-01');
  const later = [...log, plain(6, 5)];
  expect(openTale(later, talesOf(later, PAGES))).toBeUndefined();
});

test('how the adventure begins is not opened again: it was read while the heroes were chosen', () => {
  const log = LOG.slice(0, 2);
  expect(openTale(log, talesOf(log, PAGES))).toBeUndefined();
});

test('words that an event was told with, one or several; figures are none', () => {
  const told = { ...plain(0, 0), with: { one: { text: 'a' }, many: [{ text: 'b' }, { text: 'c' }], n: 3 } };
  expect(wordsIn(told, 'one')).toEqual([{ text: 'a' }]);
  expect(wordsIn(told, 'many')).toEqual([{ text: 'b' }, { text: 'c' }]);
  expect(wordsIn(told, 'n')).toEqual([]);
});

test('what a row of Destiny orders is not told again where it is listed as done', () => {
  expect(unrepeated('Place a monster at the bridge.', ['Place a monster at the bridge.'])).toEqual([]);
  expect(unrepeated('Pay 2 coins. Nobody comes.', ['Pay 2 coins.'])).toEqual(['Nobody comes.']);
  expect(unrepeated('Nothing happens.', [])).toEqual(['Nothing happens.']);
});

test('whoever is asked to agree with an answer to a page has that page before them', () => {
  const agree = (about: string) => isAboutPage({ prompt: 'agree.ask', with: { about: { text: about } } });
  expect(agree('destiny.ask')).toBe(true);
  expect(agree('event.ask')).toBe(true);
  expect(agree('ally.ask')).toBe(false);
  expect(isAboutPage({ prompt: 'destiny.ask' })).toBe(true);
  expect(isAboutPage({ prompt: 'turn.ask' })).toBe(false);
});

test('what others do closes no page: it lies there until its reader closes it or acts', () => {
  const log = [...LOG.slice(0, 6), plain(6, 5), plain(7, 6)];
  const tales = talesOf(log, PAGES);
  expect(openTale(log, tales)).toBeUndefined();
  const lying = { opening: 2, last: 5, acted: 1 };
  expect(stillUnread(tales, lying, { acted: 1, closed: -1 })?.page?.entry).toBe('a1-event-01');
  expect(stillUnread(tales, lying, { acted: 2, closed: -1 })).toBeUndefined();
  expect(stillUnread(tales, lying, { acted: 1, closed: 5 })).toBeUndefined();
  expect(stillUnread(tales, undefined, { acted: 1, closed: -1 })).toBeUndefined();
  // Taken back, it was never told.
  expect(stillUnread(talesOf(LOG.slice(0, 2), PAGES), lying, { acted: 1, closed: -1 })).toBeUndefined();
});
