// ASH-3: general set-up.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { adventures } from '../content/adventures.ts';
import { findsOf } from '../content/finds.ts';
import { ATSU, at, begun, type Plan, scene, TANTAN } from './scene.ts';

rule(['ASH-3.1', 'ASH-3.3', 'ASH-3.5', 'ASH-18.26'], 'the board and the whole deck of the adventure', () => {
  for (const { number } of adventures) {
    const { state } = begun({ adventure: number, heroes: [ATSU, TANTAN] });
    const cards = Object.values(state.piles).flatMap(pile => pile.map(({ card }) => card));
    const held = state.heroes.flatMap(({ hand, specials }) => [...hand, ...specials]);
    const all = [
      ...cards,
      ...held,
      ...state.reserve,
      ...state.boxed,
      ...Object.values(state.stalls).flat(),
      ...state.discard,
    ];
    expect(all.filter(card => card !== null).sort()).toEqual(
      findsOf(number)
        .map(({ id }) => id)
        .sort(),
    );
  }
});

rule(['ASH-3.2', 'ASH-3.4'], 'ASH-X15: four free tokens, and no card in the combat zone', () => {
  const { state } = begun();
  expect([state.monsters, state.locks, state.portals]).toEqual([[], [], { blue: [], orange: [] }]);
});

rule('ASH-3.4', 'with the option coins, runes, markers and event tokens run out too', () => {
  const plan = (scarce: boolean): Plan => ({
    adventure: 2,
    options: { scarce },
    position: { at: 'destiny' },
    set(state) {
      state.track = [{ tile: 8, faceUp: false }];
      state.crossed = Array.from({ length: 7 }, (_, n) => `a2-e-none-${n}` as const);
    },
  });
  expect([scene(plan(true)), scene(plan(false))].map(({ state }) => state.crossed.length)).toEqual([7, 8]);
  const rich = (scarce: boolean) =>
    scene({
      options: { scarce },
      at: 'a1-ruins',
      set(state) {
        state.events[at('a1-ruins')] = '!';
        state.bag.coins = 91;
      },
    }).does(ATSU, 'activate:event').state.bag.coins;
  expect([rich(true), rich(false)]).toEqual([92, 94]);
  const runes = (scarce: boolean) =>
    scene({
      adventure: 2,
      options: { scarce },
      at: 'a2-hermit-burrow',
      set(state) {
        state.bag.runes.blue = 12;
      },
    }).does(ATSU, 'activate:event').state.bag.runes.blue;
  expect([runes(true), runes(false)]).toEqual([12, 13]);
});

rule('ASH-3.4', 'with the option no more red and mauve runes than the box holds', () => {
  const runes = (scarce: boolean) =>
    scene({
      adventure: 4,
      options: { scarce },
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }) && Object.assign(state.bag.runes, { red: 5, mauve: 2 }),
    }).state.bag.runes;
  expect([runes(true), runes(false)]).toMatchObject([
    { red: 6, mauve: 2 },
    { red: 7, mauve: 3 },
  ]);
});

rule('ASH-3.4', 'with the option tokens run out as on a table', () => {
  const play = scene({
    options: { scarce: true },
    position: { at: 'destiny' },
    track: [9],
    set(state) {
      state.locks = ['a1-ruins', 'a1-clearing', 'a1-old-mill', 'a1-hollow-oak'].map(at);
    },
  });
  expect(play.state.locks).toHaveLength(4);
  expect(play.state.monsters).toHaveLength(1);
});
