// What everybody is told, where nothing else on the table says it at once.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { tileBearing } from '../rules/bearings.ts';
import type { Ledger } from '../rules/dice/ledger.ts';
import { euthia } from '../rules/game.ts';
import { fighting } from './fights.ts';
import { play, ROUND_END } from './scenarios.ts';
import { CHAPEL, type Play, scene } from './scene.ts';

const lines = ({ table }: Play, text: string) => table.told().filter(line => line.text === text);

rule('EUT-14.3', 'a Hero who falls in a fight is told of, once', () => {
  const blow: Ledger = { dice: { hero: [], monster: [6, 6] }, modifiers: [] };
  const wounded = (health: number) => fighting({ step: 'wounds', health, combat: { round: 1, ledger: blow } });
  const fallen = wounded(3);
  expect([fallen.hero().at, lines(fallen, 'log.falls').length]).toEqual([CHAPEL, 1]);
  expect(lines(wounded(30), 'log.falls')).toEqual([]);
});

rule('EUT-3.1', 'each Round begins by saying which it is, and of how many', () => {
  const table = scene({ position: { at: 'round' }, set: state => Object.assign(state, { round: 1 }) });
  expect(lines(table, 'log.round').map(({ with: told }) => told)).toEqual([{ round: 2, rounds: table.state.rounds }]);
});

rule('EUT-1.4', 'what a Scenario counts is told when it changes: a Waking point a round from the sixth', () => {
  const told = (round: number) =>
    lines(
      play('mirrezils-hoard', {
        position: ROUND_END,
        set(state) {
          state.round = round;
          state.scenario.counters.wake = 2;
        },
      }),
      'log.counter',
    ).map(({ with: figures }) => figures);
  expect([told(5), told(6)]).toEqual([[], [{ counter: { text: 'counter.wake', with: { n: 3 } } }]]);
});

rule('EUT-1.4', 'a match that older rules have left goes on as it began: later players had more', () => {
  const { state } = scene({ options: { lateStart: false } });
  const late = (rules: number): boolean | undefined =>
    euthia.migrate?.({ position: { at: 'turn' }, state }, rules).state.house.lateStart;
  expect([late(38), late(euthia.rules)]).toEqual([true, false]);
});

test('which way a tile lies is told by angles as they are on the map, where rows are closer than columns', () => {
  const ways = [
    [2, -1],
    [3, -1],
    [3, -2],
    [0, -3],
    [1, -3],
    [-3, 1],
  ] as const;
  expect(ways.map(([q, r]) => tileBearing(CHAPEL, hex(q, r)).text)).toEqual([
    'bearing.ne', // 30 degrees
    'bearing.e', // 19
    'bearing.ne', // 41
    'bearing.nw', // 120
    'bearing.n', // 101
    'bearing.w', // 199
  ]);
});
