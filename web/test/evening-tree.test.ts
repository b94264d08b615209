// The tree of a campaign's evenings.

import { expect, test } from 'vitest';
import { alongWay, type Branch, type Evening, leadingTo, treeOf } from '../pages/evening-tree.ts';

const evening = (table: string, after?: string): Evening => ({
  table,
  status: 'over',
  created: '2026-11-16T00:00:00Z',
  turn: 1,
  chapter: { campaign: 'road', title: { text: 'title' }, ...(after !== undefined && { after }) },
});

/** `road(marsh(tower) tower)`, cut-off ones with a mark. */
const said = (branches: readonly Branch[]): string =>
  branches
    .map(({ evening: { table }, cutOff, followers }) => {
      const then = followers.length > 0 ? `(${said(followers)})` : '';
      return `${cutOff ? '…' : ''}${table}${then}`;
    })
    .join(' ');

const ROAD = [evening('road'), evening('marsh', 'road'), evening('tower', 'marsh'), evening('again', 'road')];

test('what followed hangs on what it followed', () => expect(said(treeOf(ROAD))).toBe('road(marsh(tower) again)'));

test('an evening is led to by all that it followed on, and by nothing else', () => {
  const way = (table: string): string[] => leadingTo(treeOf(ROAD), table).map(evening => evening.table);
  expect(way('tower')).toEqual(['road', 'marsh', 'tower']);
  expect(way('again')).toEqual(['road', 'again']);
  expect(way('elsewhere')).toEqual([]);
});

test('a chapter that was begun anew says so; one that was branched off says that instead', () => {
  const branched = evening('branch', 'road');
  const siblings = [
    ...ROAD,
    evening('marsh2', 'road'),
    { ...branched, chapter: { ...branched.chapter, branched: { of: 'marsh', entry: 3 } } },
  ];
  const [road] = treeOf(siblings);
  expect(road?.again).toBe(false);
  expect(road?.followers.map(({ evening: { table }, again }) => `${table} ${again}`)).toEqual([
    'marsh false',
    'again true',
    'marsh2 true',
    'branch false',
  ]);
});

test('when a table is closed, what followed on it is still there and says so', () => {
  expect(said(treeOf(ROAD.filter(({ table }) => table !== 'road')))).toBe('…marsh(tower) …again');
  expect(said(treeOf(ROAD.filter(({ table }) => table !== 'marsh')))).toBe('road(again) …tower');
  expect(treeOf([])).toEqual([]);
});

test('evenings one after the other stand along one way, up to a fork', () => {
  const [road] = treeOf(ROAD) as [Branch];
  expect(alongWay(road).map(({ evening }) => evening.table)).toEqual(['road']);
  const chain = treeOf([evening('1'), evening('2', '1'), evening('3', '2'), evening('4', '3'), evening('5', '3')]);
  expect(alongWay(chain[0] as Branch).map(({ evening }) => evening.table)).toEqual(['1', '2', '3']);
});
