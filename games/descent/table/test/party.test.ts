// What is told of a hero in rail, band and on the map: what afflicts them, and what they have said that they intend.

import { expect, test } from 'vitest';
import { put, scene, space } from '../../test/scene.ts';
import { figuresOf } from '../dungeon/figures.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { conditionsOf, conditionsTold } from '../heroes/badges.tsx';
import { planOf } from '../heroes/party.tsx';
import type { Reading } from '../reading.ts';

const word = (key: string, about?: object): string => (about ? `${key} ${JSON.stringify(about)}` : key);
const reading = { word, view: {} };

test('every token that lies by a hero is told, with how many; a monkey too', () => {
  expect(conditionsOf(reading, { tokens: { poison: 2, burn: 0, web: 1 } }).map(({ id, count }) => [id, count])).toEqual(
    [
      ['web', 1],
      ['poison', 2],
    ],
  );
  expect(conditionsOf(reading, { tokens: {}, monkey: 1 }).map(({ id }) => id)).toEqual(['monkey']);
});

test('whoever is enslaved is told by it, and nobody else', () => {
  const dungeon = { enslaved: 'hero:mordrog' } as unknown as NonNullable<Reading['view']['dungeon']>;
  const of = (id: 'hero:mordrog' | 'hero:kirga') =>
    conditionsOf({ word, view: { dungeon } }, { id, tokens: {} }).map(one => one.id);
  expect([of('hero:mordrog'), of('hero:kirga')]).toEqual([['enslaved'], []]);
});

test('and what each of them does', () => {
  expect(conditionsTold(reading, { tokens: { poison: 2, web: 1 }, monkey: 1 })).toEqual([
    'table.tells {"what":"ability.web","text":"ability.web.text"}',
    'table.tells {"what":"ability.poison ×2","text":"ability.poison.text"}',
    'table.tells {"what":"table.monkey","text":"ability.transformed.text"}',
  ]);
});

test('a familiar that shares a space with its hero stands in a corner of it, over everybody else', () => {
  const play = scene({
    set: (state, [hero]) => {
      for (const id of ['mata', 'kata'] as const)
        state.companions.push({ id, owner: hero?.id ?? 'hero:nobody', at: hero?.at ?? space(3, 9), carries: [] });
      state.companions.push({ id: 'boggs', owner: hero?.id ?? 'hero:nobody', at: space(7, 9), carries: [] });
    },
  });
  const view = play.seat(0).view();
  const table = { events: [] };
  const reading = { view, word, nameOf: (id: string) => id, table, ground: groundSeen(view), options: [] };
  const figures = figuresOf(reading as unknown as Reading).slice(-3);
  expect(figures.map(({ id, aside }) => [id, aside])).toEqual([
    // The Health of whoever stands behind reaches to the other one.
    ['familiar:mata', { x: -16, y: -16 }],
    ['familiar:kata', { x: 16, y: -16 }],
    ['familiar:boggs', undefined],
  ]);
});

test('a plan is told of whoever acts, until the turn is over; of a foe who is gone, that they meant to fight', () => {
  const play = scene({ speaks: true, set: state => void put(state, 'beastman', space(7, 9)) });
  const hero = play.hero().id;
  const plan = (id = hero) =>
    planOf(
      { view: play.seat(play.overlordSeat).view(), word, called: (figure: string) => figure } as unknown as Reading,
      id,
    );
  play.does('action:advance');
  expect(plan()).toBeUndefined();
  play.does(`intend:${play.monster().id}`);
  expect(plan()).toBe(`intent.foe {"figure":"${play.monster().id}"}`);
  expect(plan('hero:nobody')).toBeUndefined();
  play.state.monsters = [];
  expect(plan()).toBe('intent.fight');
  if (play.state.turn) play.state.turn.intent = 'heal';
  expect(plan()).toBe('intent.heal');
});

test('a familiar on the map has the name that options and walks have for it', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.companions.push({ id: 'mata', owner: hero?.id ?? 'hero:nobody', at: space(4, 9), carries: [] });
      if (hero) Object.assign(hero, { at: space(3, 9), potions: ['healing-potion'] });
    },
  }).does('action:advance');
  const view = play.seat(0).view();
  const reading = { view, word, nameOf: word, ground: groundSeen(view), options: [], outlook: {} };
  const figures = figuresOf({ ...reading, table: { events: [], picked: [] } } as unknown as Reading);
  const gift = play.match.decisionOf(0)?.options.find(({ key }) => key === 'give:healing-potion:familiar:mata');
  expect(gift?.on).toContain('item:healing-potion');
  expect(figures.filter(({ id }) => gift?.on?.includes(id)).map(({ kind }) => kind)).toEqual(['small']);
});
