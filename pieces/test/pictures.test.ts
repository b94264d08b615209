import { expect, test } from 'vitest';
import { letterPicture } from '../pictures.ts';

test('a map in letters is a square for each letter that has a colour', () => {
  const picture = letterPicture(['#.', '..^'], letter => ({ '.': 'tan', '^': 'red' })[letter]);
  expect(picture).toContain('viewBox="0 0 3 2"');
  expect([...picture.matchAll(/fill="(\w+)" d="M(\d) (\d)/g)].map(([, ...found]) => found.join(' '))).toEqual([
    'tan 1 0',
    'tan 0 1',
    'tan 1 1',
    'red 2 1',
  ]);
});
