// Saves of older rules.

import { expect, test } from 'vitest';
import { euthia } from '../../rules/game.ts';
import { scene } from '../scene.ts';

test('saves of before are brought up to date by what their rules did not have, no later ones', () => {
  const lateStart = (rules: number): boolean | undefined => {
    const { state } = scene();
    const before = { ...state, house: { ...state.house, lateStart: false } };
    return euthia.migrate?.({ position: { at: 'turn' }, state: before }, rules).state.house.lateStart;
  };
  expect([38, 39, 40].map(lateStart)).toEqual([true, false, false]);
  const portals = (rules: number): unknown => {
    const { state } = scene();
    const heroes = state.heroes.map(({ spentPortals: _, ...hero }) => ({ ...hero, spentPortal: 'hex:1,1' }));
    return euthia.migrate?.({ position: { at: 'turn' }, state: { ...state, heroes } as never }, rules).state.heroes[0]
      ?.spentPortals;
  };
  expect([portals(27), portals(28), portals(29)]).toEqual([['hex:1,1'], undefined, undefined]);
  const learned = (rules: number): boolean | undefined => {
    const { state } = scene();
    state.trade = { post: 'merchants', tax: [], renewals: 0, bought: [], learned: true };
    return euthia.migrate?.({ position: { at: 'trade' }, state }, rules).state.trade?.learned;
  };
  expect([38, 39].map(learned)).toEqual([false, true]);
});
