// Whose face stands where: by the seat, by a heading of the chronicle, by a card that brings monsters, and of whoever fell.

import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { overlordCards } from '../../content/overlord.ts';
import { kit } from '../../index.ts';
import { sheetOf } from '../../rules/state.ts';
import { begun } from '../../test/scene.ts';
import { ending } from '../ending.ts';
import { heroColour, keeperColour } from '../kinds.ts';
import { cardLikeness, likenessOf, seatLikeness, whose } from '../likeness.ts';

const view = kit.game.view(begun(), 'everyone');
const [first, second] = view.heroes;
const event = (line: object): TableEvent => ({ n: 1, at: 1, text: 'log.turn', ...line }) as TableEvent;

test('a seat has the face of whoever acts for it, else of the first of its heroes, in the cloth of their place', () => {
  if (!first || !second) throw new Error('there is no party');
  expect(seatLikeness({ ...view, turn: undefined }, first.seat)).toMatchObject({
    id: `hero:${sheetOf(first)}`,
    colours: { main: heroColour(0) },
  });
  const heroes = [first, { ...second, seat: first.seat }];
  const turn = { hero: second.id } as NonNullable<typeof view.turn>;
  expect(seatLikeness({ heroes, turn }, first.seat)).toMatchObject({
    id: `hero:${sheetOf(second)}`,
    colours: { main: heroColour(1) },
  });
  expect(seatLikeness({ heroes: [], turn: undefined }, first.seat)).toBeUndefined();
});

test('a heading of the chronicle has the face of the hero whose turn it is, and no other line has one', () => {
  if (!second) throw new Error('there is no party');
  const told = { hero: { text: `hero.${sheetOf(second)}` } };
  const turn = { round: 1, seat: second.seat };
  expect(whose(event({ with: told, turn }), view)?.id).toBe(`hero:${sheetOf(second)}`);
  expect(whose(event({ with: told }), view)).toBeUndefined();
  expect(whose(event({ turn }), view)).toBeUndefined();
});

test('masters and those with a name have other figures than their kind', () => {
  const monster = { id: 'monster:1', kind: 'ogre' } as const;
  const idOf = (rank: 'normal' | 'master' | 'unique') =>
    likenessOf({ heroes: [], monsters: [{ ...monster, rank }] } as unknown as typeof view, 'monster:1')?.id;
  expect([idOf('normal'), idOf('master'), idOf('unique')]).toEqual(['monster:ogre', 'master:ogre', 'named:ogre']);
});

test('an egg has no face: it is drawn as the thing it is', () => {
  const egg = { id: 'monster:1', kind: 'lava-beetle', rank: 'normal', egg: true };
  expect(likenessOf({ heroes: [], monsters: [egg] } as unknown as typeof view, 'monster:1')).toBeUndefined();
});

test('a card that brings monsters shows who comes; any other keeps its glyph', () => {
  for (const row of overlordCards) expect(cardLikeness(row) !== undefined, row.id).toBe(row.type === 'spawn');
});

test('the best moment of a quest shows who fell, by kind and rank, whatever they were called', () => {
  const fell = (rank: 'master' | 'unique') =>
    ending.card(
      {
        line: event({
          with: { figure: { text: 'quest.x.unique.y' } },
          scene: { of: 'deed', part: rank },
          detail: { kind: 'giant', rank },
        }),
        seat: 0,
      },
      view,
      text => (typeof text === 'string' ? text : text.text),
    );
  expect(fell('unique')).toMatchObject({ kind: 'monster', likeness: { id: 'named:giant' } });
  expect(fell('unique')?.text).toBeUndefined();
  expect(fell('master')).toMatchObject({ likeness: { id: 'master:giant' }, text: 'monster.giant.line' });
});

test('a companion has the colour of whose it is, and the overlord’s own that of no hero', () => {
  const heroes = view.heroes.map((_, n) => heroColour(n));
  expect(view.heroes.map(({ id }) => keeperColour(view, id))).toEqual(heroes);
  expect(heroes).not.toContain(keeperColour(view, 'overlord'));
});
