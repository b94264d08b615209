// DES-17: spaces and distance.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { isEmpty, mapNow } from '../../rules/board.ts';
import { begun, lay, put } from '../scene.ts';

rule(['DES-17.2', 'DES-17.4'], 'EX-26: distance counts spaces, the target’s included, a diagonal as one', () => {
  const map = mapNow(begun());
  expect([map.distance(space(2, 10), space(3, 11)), map.distance(space(2, 10), space(6, 9))]).toEqual([1, 4]);
});

rule('DES-17.5', 'a space with a chest is empty; one with a pit or a figure is not', () => {
  const state = begun();
  lay(state, { kind: 'chest', tier: 'copper' }, space(4, 9));
  state.board.terrain[space(5, 9)] = 'pit';
  put(state, 'beastman', space(6, 9));
  expect([4, 5, 6].map(x => isEmpty(state, space(x, 9)))).toEqual([true, false, false]);
});
