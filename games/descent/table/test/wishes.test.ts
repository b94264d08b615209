// What may be wished for in advance names the heroes at the table.

import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { scene } from '../../test/scene.ts';
import { isAskedOf, whenText } from '../wishes.ts';

test('each hero at the table by name, nobody who is not there, and other moments in the usual words', () => {
  const view = scene({ heroes: ['steelhorns', 'silhouette'] })
    .seat(0)
    .view();
  const [kind = ''] = Object.keys(kit.whens ?? {}).filter(one => one !== 'guard');
  const said = (kit.whens?.[kind] ?? []).map(when => whenText(view, kind, when));
  const [first, second] = view.heroes.map(({ id }) => view.sheets[id]?.name);
  expect(said).toEqual([
    undefined,
    { text: 'table.wish.hero', with: { hero: first } },
    { text: 'table.wish.hero', with: { hero: second } },
    'none',
    'none',
  ]);
  expect(whenText({ ...view, heroes: [] }, kind, 'hero.1')).toBeUndefined();
  expect(whenText(view, 'guard', 'step')).toBeUndefined();
});

test('nobody is offered wishes about what only the other side is asked', () => {
  const view = scene({ heroes: ['steelhorns', 'silhouette'] })
    .seat(0)
    .view();
  const [hero, overlord] = [view.sides.indexOf('heroes'), view.sides.indexOf('overlord')];
  const asked = (seat: number): string[] => (kit.windows ?? []).filter(kind => isAskedOf(view, seat, kind));
  expect(asked(hero)).toEqual(['equip', 'intend', 'guard', 'dispute', 'effect', 'shield', 'wounds', 'attack.order']);
  expect(asked(overlord)).toEqual(['attack.order', ...(kit.windows ?? []).filter(kind => !asked(hero).includes(kind))]);
});
