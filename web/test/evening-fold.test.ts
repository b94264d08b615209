// A long road of evenings, folded by the parts of its campaign.

import { expect, test } from 'vitest';
import { folded, runsOf } from '../pages/evening-fold.ts';
import { type Road, roadOf } from '../pages/evening-road.ts';
import { type Evening, treeOf } from '../pages/evening-tree.ts';

const PARTS = ['copper', 'silver', 'gold'];
/** Fifteen weeks at copper, twelve at silver, the rest at gold. */
const partOf = (n: number): string => PARTS[n <= 15 ? 0 : n <= 27 ? 1 : 2] as string;

const evening = (n: number, more: Partial<Evening> = {}, after = n - 1): Evening => ({
  table: `week ${n}`,
  status: 'over',
  created: '2026-11-16T00:00:00Z',
  turn: n,
  chapter: {
    campaign: 'week 1',
    title: { text: 'week', with: { n } },
    part: { text: partOf(n) },
    saved: true,
    ...(n > 1 && { after: `week ${after}` }),
  },
  ...more,
});
const weeks = (n: number): Evening[] => Array.from({ length: n }, (_, i) => evening(i + 1));
const road = (evenings: readonly Evening[], here: string): Road => roadOf(treeOf(evenings), here);

/** Numbers of lanterns, and bunches as their numbers, along the road. */
function said(evenings: readonly Evening[], here: string, looked = here): string {
  const { hung, bunches } = folded(road(evenings, here), looked);
  const along = [
    ...hung.filter(({ lane }) => lane === 0).map(({ column, number }) => ({ column, word: `${number}` })),
    ...bunches.map(({ column, from, to, part }) => ({ column, word: `${part?.text ?? 'some'} ${from}-${to}` })),
  ].sort((a, b) => a.column - b.column);
  expect(along.map(({ column }) => column)).toEqual(along.map((_, n) => n + 1));
  return along.map(({ word }) => word).join(' ');
}

test('few chapters hang one by one, as they always have', () => {
  const few = road(weeks(8), 'week 8');
  expect(folded(few, 'week 8')).toEqual({ ...few, bunches: [] });
});

test('of many, those around the evening that is looked at stand one by one, the others hang together by their part', () => {
  const evenings = weeks(33);
  expect(said(evenings, 'week 33')).toBe('copper 1-15 silver 16-27 28 29 30 31 32 33');
  expect(said(evenings, 'week 33', 'week 20')).toBe('copper 1-15 silver 16-17 18 19 20 21 22 silver 23-27 gold 28-33');
  expect(said(evenings, 'week 33', 'week 1')).toBe('1 2 3 4 5 copper 6-15 silver 16-27 gold 28-33');
  expect(said(weeks(40), 'week 40')).toBe('copper 1-15 silver 16-27 gold 28-35 36 37 38 39 40');
});

test('a touch on a bunch looks at its last evening, and so the road unfolds there', () => {
  const { bunches } = folded(road(weeks(40), 'week 40'), 'week 40');
  const [copper] = bunches;
  expect(copper?.last.table).toBe('week 15');
  expect(said(weeks(40), 'week 40', copper?.last.table)).toBe('copper 1-10 11 12 13 14 15 silver 16-27 gold 28-40');
});

test('a branch off a chapter that is folded away is folded away with it, and hangs where it hung when that is unfolded', () => {
  const again = {
    ...evening(10),
    table: 'again',
    chapter: { ...evening(10).chapter, branched: { of: 'week 10', entry: 3 } },
  };
  const evenings = [...weeks(40), again];
  const lanes = (looked: string) =>
    folded(road(evenings, 'week 40'), looked).hung.flatMap(({ evening, lane, column, from }) =>
      evening.table === 'again' ? [[lane, column, from]] : [],
    );
  expect(lanes('week 40')).toEqual([]);
  const { hung } = folded(road(evenings, 'week 40'), 'week 10');
  const ten = hung.find(({ evening }) => evening.table === 'week 10');
  expect(lanes('week 10')).toEqual([[1, ten?.column, 0]]);
  // Whoever looks at the branch sees it, too.
  expect(lanes('again')).toEqual([[1, ten?.column, 0]]);
});

test('a campaign without parts hangs together by tens', () => {
  const bare = weeks(24).map(({ chapter: { part: _, ...chapter }, ...one }) => ({ ...one, chapter }));
  expect(said(bare, 'week 24')).toBe('some 1-10 some 11-20 21 22 23 24');
});

test('runs of one part, by their numbers', () => {
  const copper = { text: 'copper' };
  const numbered = [1, 2, 3].map(number => ({ number, part: number < 3 ? copper : undefined }));
  expect(runsOf(numbered)).toEqual([
    { part: copper, from: 1, to: 2 },
    { part: undefined, from: 3, to: 3 },
  ]);
});
