// The table in words: a fight stands above all else, and spaces are told apart by where they lie.

import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { outline } from '../outline.ts';

test('each part has a title; spaces say how far they are and which way; without an Encounter that is said', () => {
  const table = scene();
  const parts = outline(table.match.view(0));
  expect(parts.map(({ title }) => title?.text)).toEqual([
    'scenario.the-hunt',
    'hero.ael',
    'hero.dral',
    'table.offers',
    'table.quests',
    'table.land',
  ]);
  const [land, quests] = [parts.at(-1), parts.at(-2)];
  expect(quests?.rows).toEqual([{ values: [{ text: 'table.quests.none' }] }]);
  const far = land?.rows.flatMap(({ values = [] }) => values.filter(({ text }) => text === 'table.far'));
  expect(far?.map(({ with: params }) => [params?.n, params?.way])).toEqual([
    [1, { text: 'bearing.nw' }],
    [1, { text: 'bearing.ne' }],
    [1, { text: 'bearing.s' }],
  ]);
});
