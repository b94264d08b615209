// DES-29: potions.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { first, quest } from '../guide.ts';
import { lay, scene } from '../scene.ts';

rule('DES-29.3', 'R100: nobody drinks what would do nothing for them', () => {
  const play = (so: object) =>
    scene({
      set: (_, [hero]) => {
        if (hero) Object.assign(hero, { potions: ['healing-potion', 'vitality-potion'], ...so });
      },
    }).does('action:advance');
  const whole = play({});
  for (const potion of ['healing-potion', 'vitality-potion'])
    expect(whole.whyNot(`drink:${potion}`)).toEqual(['why.drinkInVain', 'DES-29.3']);
  expect(play({ wounds: 11 }).can()).toContain('drink:healing-potion');
  expect(play({ tokens: { poison: 1 } }).can()).toContain('drink:healing-potion');
  expect(play({ wounds: 11 }).can()).not.toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).not.toContain('drink:healing-potion');
});

rule(['DES-29.4', 'DES-34.7'], 'a potion that is picked up goes to hand, then into the pack', () => {
  const take = (hands: number) =>
    quest('heart-of-darkness', {
      areas: [0, 1],
      quiet: true,
      at: [space(15, 4)],
      set: (_, [hero]) => {
        if (hero) hero.potions = Array(hands).fill('vitality-potion');
      },
      *next(t) {
        const potion = t.state.board.markers.find(({ kind }) => kind === 'potion');
        if (potion) yield* calls(t).pickUp(t, first, potion.id);
      },
    }).hero();
  expect(take(2)).toMatchObject({ potions: ['vitality-potion', 'vitality-potion', 'healing-potion'], pack: [] });
  expect(take(3)).toMatchObject({ pack: ['healing-potion'] });
});

rule(
  ['DES-29.4', 'DES-34.2', 'DES-2.4'],
  'a potion that finds no room makes its hero drop something; potions go back to the supply',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero?.at) return;
        hero.potions = ['healing-potion', 'healing-potion', 'healing-potion'];
        hero.pack = ['sword#1', 'axe#1', 'healing-potion'];
        state.supply['healing-potion'] = 4;
        lay(state, { kind: 'potion', potion: 'vitality-potion' }, hero.at);
      },
    }).does('action:battle', 'pick-up:marker:potion#1');
    expect([play.asked(), play.match.decisionOf(0)?.pass]).toEqual(['equip.ask', undefined]);
    play.does('drop:healing-potion');
    expect(play.state.supply['healing-potion']).toBe(5);
    expect(play.match.decisionOf(0)?.pass).toBeDefined();
  },
);

rule(['DES-29.6', 'DES-24.2'], 'vitality gives all fatigue back', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { fatigue: 1, potions: ['vitality-potion'] });
    },
  }).does('action:advance', 'drink:vitality-potion');
  expect(play.hero().fatigue).toBe(3);
});
