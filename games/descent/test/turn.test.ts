// DES-5 to DES-8: rounds, and a hero's turn.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scene } from './scene.ts';

rule(
  ['DES-5.1', 'DES-5.3', 'DES-5.4', 'DES-5.5', 'DES-5.8'],
  'each hero has one turn, in the order the heroes like; then the overlord',
  () => {
    const play = scene({ position: { at: 'round' } });
    expect(play.can()).toEqual(['turn:hero:steelhorns', 'turn:hero:mad-carthos']);
    play.does('turn:hero:mad-carthos', 'action:battle').passes();
    expect(play.state.turn?.hero).toBe('hero:steelhorns');
    expect(play.hero(1).ready).toBe(false);
    play.does('action:run').passes().overlordWaits();
    expect([play.state.round, play.hero(0).ready, play.hero(1).ready]).toEqual([3, true, true]);
  },
);

rule(['DES-7.5', 'DES-7.6', 'DES-7.8', 'DES-16.1'], 'Advance has the speed, Run twice as much, Battle none', () => {
  const points = (action: string) => scene().does(`action:${action}`).state.turn;
  expect(points('advance')).toMatchObject({ movement: 4, attacks: 1 });
  expect(points('run')).toMatchObject({ movement: 8, attacks: 0 });
  expect(points('battle')).toMatchObject({ movement: 0, attacks: 2 });
});
