// DES-5: the round.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scene } from '../scene.ts';

rule(
  ['DES-5.1', 'DRF-9.1', 'DES-5.2', 'DES-5.3', 'DES-5.4', 'DES-5.5', 'DES-5.8'],
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

rule('DES-5.4', 'whoever would rather go later leaves it to the others, until nobody else is left to go', () => {
  const play = scene({ players: 2, position: { at: 'round' } });
  play.passes(0);
  expect([play.asked(0), play.state.turn?.hero]).toEqual([undefined, 'hero:mad-carthos']);
  const alone = scene({ position: { at: 'round' } });
  expect(() => alone.passes(0)).toThrow();
});

rule('DES-5.6', 'whoever says first that a hero of theirs goes has the word', () => {
  const play = scene({ players: 2, position: { at: 'round' } });
  expect([play.asked(0), play.asked(1)]).toEqual(['turn.next', 'turn.next']);
  expect(play.can(0)).toEqual(['turn:hero:steelhorns']);
  play.answers(1, 'turn:hero:mad-carthos');
  expect(play.state.turn?.hero).toBe('hero:mad-carthos');
  expect(play.asked(0)).toBeUndefined();
});

rule('DES-5.7', 'where dice say who goes when, most damage on blue, red and white goes first', () => {
  const options = { 'turn-order-roll': true };
  const orders = [1, 6].map(face => {
    const play = scene({ position: { at: 'round' }, options, dice: [face, face, face, 7 - face, 7 - face, 7 - face] });
    return play.state.order;
  });
  expect(orders[0]).not.toEqual(orders[1]);
  for (const order of orders) expect([...order].sort()).toEqual(['hero:mad-carthos', 'hero:steelhorns']);
});
