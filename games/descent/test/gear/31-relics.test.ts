// DES-31: relics.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { drop } from '../../rules/hero/equipment.ts';
import { quest } from '../guide.ts';
import { scene } from '../scene.ts';
import { inTown } from '../standing.ts';

rule(
  ['DES-31.5', 'DES-31.6', 'DES-31.7'],
  'a relic that falls lies there for anybody; it is neither lost nor sold',
  () => {
    const play = quest('black-blade', {
      areas: [0],
      quiet: true,
      at: [space(5, 19), space(6, 19)],
      *next(t) {
        const [one] = t.state.heroes;
        if (!one) return;
        one.equipped = ['blade-of-light#1'];
        yield* drop(t, one, 'blade-of-light#1');
      },
    });
    expect(play.state.lost).toEqual([]);
    const [relic] = play.state.board.markers.filter(({ kind }) => kind === 'relic');
    expect(relic?.at).toBe(space(5, 19));
    play.does('action:run', `pick-up:${relic?.id}`);
    expect(play.hero().equipped).toEqual(['blade-of-light#1']);
  },
);

rule('DES-31.6', 'a relic is not sold', () => {
  const play = scene({ set: inTown(0, (_, hero) => hero.equipped.push('blade-of-light#1')) }).does(
    'action:advance',
    'trade',
  );
  expect(play.whyNot('sell:blade-of-light#1')).toEqual(['why.relic', 'DES-31.6']);
});

rule('DES-31.7', 'a relic that is dropped lies where it fell', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('blade-of-light#1') }).does(
    'action:battle',
    'drop:blade-of-light#1',
  );
  expect(play.state.lost).toEqual([]);
  expect(play.state.board.markers.at(-1)).toMatchObject({
    kind: 'relic',
    item: 'blade-of-light#1',
    at: play.hero().at,
  });
});

rule(['DES-31.3', 'DES-34.2'], 'whose pack is full cannot put a cursed item there as they die', () => {
  const offered = (pack: readonly string[]): readonly string[] =>
    scene({
      options: { 'altar-of-despair': true },
      position: { at: 'act' },
      set: (_, [hero]) => void (hero && Object.assign(hero, { equipped: ['shadowblade#1'], pack: [...pack] })),
      *first(t) {
        const [hero] = t.state.heroes;
        if (hero) yield* calls(t).wound(t, hero.id, 99, { kind: 'ability' });
      },
    }).can();
  const [use, stow, drop] = ['equip', 'put-away', 'drop'].map(what => `${what}:shadowblade#1`);
  expect([offered(['axe#1', 'axe#2']), offered(['axe#1', 'axe#2', 'bow#1'])]).toEqual([
    [use, stow, drop],
    [use, drop],
  ]);
});

rule(
  ['DES-31.3', 'DES-35.17'],
  'R150: the Imp stays with a bottle that is kept, and is gone with one that is not',
  () => {
    const left = (deed: string): readonly string[] =>
      scene({
        options: { 'altar-of-despair': true },
        position: { at: 'act' },
        set: (state, [hero]) => {
          if (!hero) return;
          hero.equipped = ['bottle-imp#1'];
          state.companions = [{ id: 'bottle-imp', owner: hero.id, at: space(3, 9), carries: [] }];
        },
        *first(t) {
          const [hero] = t.state.heroes;
          if (hero) yield* calls(t).wound(t, hero.id, 99, { kind: 'ability' });
        },
      })
        .does(`${deed}:bottle-imp#1`)
        .state.companions.map(({ id }) => id);
    expect([left('equip'), left('put-away'), left('drop')]).toEqual([['bottle-imp'], [], []]);
  },
);
