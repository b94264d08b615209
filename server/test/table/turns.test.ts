// Whose bot thinks next: a queue by itself, with the time given.

import { expect, test } from 'vitest';
import { type Turn, Turns } from '../../bots/turns.ts';

const turn = (owner: string, table: string, more: Partial<Turn> = {}): Turn => ({
  owner,
  table,
  awaited: 'by-players',
  since: 0,
  ...more,
});

/** A line that is served by one thread, each thought taking as long as is said; who was served, as `owner table`. */
function serve(
  line: Turn[],
  times: number,
  { costs = () => 10, again = true }: { costs?: (t: Turn) => number; again?: boolean } = {},
) {
  const turns = new Turns();
  const served: string[] = [];
  for (let n = 0; n < times && line.length > 0; n++) {
    const [next] = line.splice(turns.choose(line, 0), 1) as [Turn];
    served.push(`${next.owner} ${next.table}`);
    turns.charge(next, costs(next));
    if (again) line.push(next);
  }
  return served;
}

test('one owner with a hundred tables and a stranger with one have turns alike', () => {
  const line = [...Array.from({ length: 100 }, (_, n) => turn('crowd', `t${n}`)), turn('stranger', 'own')];
  const served = serve(line, 20);
  expect(served.filter(each => each === 'stranger own').length).toBe(10);
  // And the tables of the crowd come one after the other.
  expect(new Set(served.filter(each => each.startsWith('crowd'))).size).toBe(10);
});

test('whoever comes new is served next, and has saved up nothing', () => {
  const turns = new Turns();
  const line = Array.from({ length: 50 }, (_, n) => turn('crowd', `t${n}`));
  for (let n = 0; n < 500; n++) turns.charge(line[turns.choose(line, 0)] as Turn, 20);
  const late = [...line, turn('late', 'new'), turn('late', 'newer')];
  const places = Array.from({ length: 40 }, () => {
    const place = turns.choose(late, 0);
    turns.charge(late[place] as Turn, 20);
    return place >= 50;
  });
  expect(places.slice(0, 3)).toEqual([true, true, true]);
  // What they may be ahead is used up after a third of a second; then turns go to and fro.
  expect(places.filter(Boolean).length).toBeLessThan(30);
});

test('turns are measured in time: long thoughts come less often, but nobody is put back by more than a little', () => {
  const line = [turn('slow', 'a'), turn('quick', 'b')];
  const served = serve(line, 60, { costs: ({ owner }) => (owner === 'slow' ? 50 : 2) });
  const slow = served.filter(each => each === 'slow a').length;
  expect(slow).toBeGreaterThanOrEqual(8);
  expect(slow).toBeLessThanOrEqual(14);
});

test('players come before onlookers, and those before nobody; whoever waits for five seconds counts like a player', () => {
  const turns = new Turns();
  const line = [
    turn('a', 'asleep', { awaited: 'by-nobody' }),
    turn('b', 'watched', { awaited: 'by-onlookers', since: 50 }),
    turn('c', 'played', { since: 100 }),
  ];
  expect(turns.choose(line, 1000)).toBe(2);
  expect(turns.choose(line.slice(0, 2), 1000)).toBe(1);
  expect(turns.choose(line, 5500)).toBe(0);
});

test('nobody starves: of many owners and tables each is served before any is served thrice', () => {
  const line = Array.from({ length: 60 }, (_, n) =>
    turn(`owner ${n % 7}`, `t${n}`, { awaited: n % 2 === 0 ? 'by-players' : 'by-nobody', since: -9000 }),
  );
  const served = serve(line, 60 * 7);
  const counts = new Map<string, number>();
  for (const each of served) counts.set(each, (counts.get(each) ?? 0) + 1);
  expect(counts.size).toBe(60);
});

test('when the line is full, whoever fills it loses the last of theirs', () => {
  const turns = new Turns();
  const line = [turn('crowd', 'a'), turn('stranger', 's'), turn('crowd', 'b'), turn('crowd', 'c')];
  expect(turns.superfluous(line, 'stranger')).toBe(3);
  expect(turns.superfluous(line, 'crowd')).toBeUndefined();
});
