// States that somebody made up: refused by name, before any rule runs on them.

import { type Checkpoint, checkSetting, copy, Match } from '@veillee/kernel';
import { unsound } from '@veillee/kernel/save/sound';
import { expect, test } from 'vitest';
import { euthia } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';

const setting = checkSetting(euthia, { seats: 2, options: { scenario: 'the-hunt', mode: 'competitive' } });
const forged = (change: (state: State) => object): string | undefined => {
  const checkpoint: Checkpoint<State> = copy(Match.start(euthia, { seed: 'forged', ...setting }).lastCheckpoint);
  return unsound(euthia, setting, { ...checkpoint, state: { ...checkpoint.state, ...change(checkpoint.state) } });
};

test('a state of play is sound', () => {
  expect(forged(() => ({}))).toBeUndefined();
});

test('so is one in which an Elite that was a Trophy has gone back into the box', () => {
  const boxed = (tile: string) => forged(state => ({ boxed: { ...state.boxed, tiles: [tile] } }));
  expect(boxed('gate-gnawer')).toBeUndefined();
  expect(boxed('gate-opener')).toMatch(/^\/state\/boxed\/tiles\/0 is "gate-opener"/);
});

test('a table of a thousand million players is none', () => {
  expect(forged(() => ({ players: 1e9 }))).toBe('/state/players is 1000000000, not 2');
});

test('so is a map without end, or a tile that nobody printed', () => {
  const far = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`hex:${3 * n},0`, 'ch1-start-1']));
  expect(forged(() => ({ map: far }))).toMatch(/^\/state\/map is a record of 1000/);
  expect(forged(() => ({ map: { 'hex:0,0': 'ch9-start-1' } }))).toMatch(/^\/state\/map\/hex:0,0 is "ch9-start-1"/);
  expect(forged(() => ({ map: { 'hex:900000000,0': 'ch1-start-1' } }))).toMatch(/is not known here$/);
});
