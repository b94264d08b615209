// Where the evenings of a campaign hang.

import { expect, test } from 'vitest';
import { alongOf, heightOf, openColumns, ROAD, roadOf } from '../pages/evening-road.ts';
import { type Evening, treeOf } from '../pages/evening-tree.ts';

const evening = (table: string, after?: string, over: Partial<Evening> = {}): Evening => ({
  table,
  status: 'over',
  created: '2026-11-16T00:00:00Z',
  turn: 1,
  chapter: { campaign: 'road', title: { text: 'title' }, saved: true, ...(after !== undefined && { after }) },
  ...over,
});
const lost = (table: string, after: string): Evening => {
  const { saved: _, ...chapter } = evening(table, after).chapter;
  return evening(table, after, { chapter });
};

test('one column a chapter; the branch that leads here stays on top, others hang lower; a lost evening is a cross', () => {
  const evenings = [
    evening('one'),
    evening('old', 'one'),
    lost('fallen', 'one'),
    evening('two', 'one'),
    evening('three', 'two', { status: 'playing' }),
  ];
  const { hung, lost: crosses, columns } = roadOf(treeOf(evenings), 'three');
  expect(hung.map(one => [one.evening.table, one.column, one.lane, one.from, one.state])).toEqual([
    ['one', 1, 0, 0, 'saved'],
    ['two', 2, 0, 0, 'saved'],
    ['three', 3, 0, 0, 'tonight'],
    ['old', 2, 1, 0, 'saved'],
  ]);
  expect(crosses).toEqual([{ column: 1, lane: 0, n: 0 }]);
  expect(columns).toBe(3);
  expect(roadOf([], 'three')).toEqual({ hung: [], lost: [], columns: 0 });
});

test('the road is as high as its land, and higher where branches hang below each other', () => {
  const alone = [evening('one'), evening('two', 'one')];
  expect(heightOf(roadOf(treeOf(alone), 'two'))).toBe(ROAD.high);
  expect(heightOf({ hung: [] })).toBe(ROAD.high);
  const branches = ['old', 'older'].map(table => evening(table, 'one'));
  const road = roadOf(treeOf([...alone, ...branches]), 'two');
  const lowest = Math.max(...road.hung.map(({ lane }) => ROAD.top + lane * ROAD.lane));
  expect(heightOf(road) - lowest).toBe(ROAD.below);
});

test('a fire on a lower lane lies over no words: it has a column of its own, and a lane is as high as lantern and words', () => {
  const begun = (table: string): Evening => evening(table, undefined, { status: 'playing' });
  const { hung } = roadOf(treeOf([evening('one'), begun('again'), begun('once more')]), 'one');
  expect(hung.map(one => [one.evening.table, one.lane, alongOf(one)])).toEqual([
    ['one', 0, 1],
    ['again', 1, 1],
    ['once more', 2, 1],
  ]);
  expect(alongOf({ column: 3, lane: 0, state: 'tonight' })).toBeLessThan(3);
  expect(ROAD.lane).toBeGreaterThanOrEqual(ROAD.below + ROAD.above);
});

test('without a land of its own a road leaves room for the next evening, and is never shorter than four', () => {
  expect([0, 1, 3, 4, 9].map(columns => openColumns({ columns }))).toEqual([4, 4, 4, 5, 10]);
});
