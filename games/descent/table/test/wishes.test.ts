// What may be wished for in advance names the heroes at the table.

import type { Options } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { GLYPH_WINDOW } from '../../rules/overlord/timing.ts';
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
  // Feats and dark glyphs come with boxes of their own.
  const boxed = (kind: string): boolean => kind.startsWith('feats') || kind === GLYPH_WINDOW;
  const cards = (kit.windows ?? []).filter(kind => !asked(hero).includes(kind) && !boxed(kind));
  expect(asked(overlord)).toEqual(['attack.order', ...cards]);
});

test('which glyph is laid the overlord alone is asked, and only with the box that has dark ones', () => {
  const asked = (options: Options): boolean[] => {
    const view = scene({ options }).seat(0).view();
    return [0, 1].map(seat => isAskedOf(view, seat, GLYPH_WINDOW));
  };
  expect([asked({}), asked({ 'altar-of-despair': true })]).toEqual([
    [false, false],
    [false, true],
  ]);
});

test('of feats nobody is asked where there are none, and each side about its own where there are', () => {
  const asked = (options: Options): string[][] => {
    const view = scene({ options }).seat(0).view();
    return [0, 1].map(seat =>
      (kit.windows ?? []).filter(kind => kind.startsWith('feats') && isAskedOf(view, seat, kind)),
    );
  };
  expect(asked({})).toEqual([[], []]);
  expect(asked({ 'tomb-of-ice': true })).toEqual([['feats', 'feats.draw'], ['feats.order']]);
});
