// Maps drawn with letters.

import { expect, test } from 'vitest';
import { drawn, drawnRooms, edge, kept, space } from '../../geometry/index.ts';

test('a drawing shows its letters by square', () => {
  expect([...drawn(['#0#', '#11'])]).toEqual([
    [space(1, 0), '0'],
    [space(1, 1), '1'],
    [space(2, 1), '1'],
  ]);
});

test('rooms are drawn by their letters: their squares, the lines on which one enters, and the squares in front', () => {
  const [room, other] = drawnRooms(['aa#', '#a.', 'b..'], 'ab');
  expect(room).toEqual({
    id: 'a',
    spaces: [space(0, 0), space(1, 0), space(1, 1)],
    doorway: [edge(space(1, 1), space(2, 1)), edge(space(1, 1), space(1, 2))],
    outside: [space(2, 1), space(1, 2)],
  });
  expect(other?.outside).toEqual([space(1, 2)]);
});

test('maps that are kept are made once, the oldest given up first', () => {
  let made = 0;
  const map = kept((key: string) => ({ key, number: ++made }), 2);
  expect([map('a'), map('b'), map('a')].map(({ number }) => number)).toEqual([1, 2, 1]);
  map('c');
  expect(map('b').number).toBe(2);
  expect(map('a').number).toBe(4);
});
