// DRF-9: the turn in short.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { quickActions } from '../../content/turns.ts';
import { scene } from '../scene.ts';

rule('DRF-9.8', 'a threat for each hero and two cards; then one Power, then one Spawn card, then monsters', () => {
  const cards = ['doom#1', 'evil-genius#1', 'skeleton-patrol#1', 'sorcerer-circle#1'];
  const play = scene({
    position: { at: 'overlord' },
    set: state => {
      Object.assign(state, { phase: 'overlord', turn: undefined });
      Object.assign(state.overlord, { threat: 60, hand: [...cards], deck: ['aim#1', 'aim#2', 'aim#3'] });
      state.board.revealed = [0, 1];
    },
  });
  const seat = play.overlordSeat;
  expect([play.state.overlord.threat, play.state.overlord.hand.length]).toEqual([62, 6]);
  play.answers(seat, 'card:doom');
  expect(play.whyNot('card:evil-genius', seat)).toEqual(['overlord.why.powerStep', 'DES-11.11']);
  play
    .seat(seat)
    .does('card:skeleton-patrol', `place:${space(12, 9)}`, `place:${space(13, 9)}`, `place:${space(14, 9)}`);
  expect(play.whyNot('card:sorcerer-circle', seat)).toEqual(['overlord.why.spawnStep', 'DES-11.12']);
  // Cards are still worth threat, before monsters act and after.
  play.seat(seat).does('burn:evil-genius', `monster:${play.monster().id}`).passes(seat);
  expect(play.can(seat)).toContain('burn:sorcerer-circle');
});

rule('DRF-9.8', 'no more than eight cards are kept', () => {
  const play = scene({
    position: { at: 'overlord' },
    set: state => {
      Object.assign(state, { phase: 'overlord', turn: undefined });
      const hand = Array.from({ length: 7 }, (_, n) => `aim#${n + 1}`);
      Object.assign(state.overlord, { hand, deck: ['doom#1', 'rage#1', 'rage#2'] });
    },
  });
  const seat = play.overlordSeat;
  expect(play.asked(seat)).toBe('overlord.discard');
  play.answers(seat, 'burn:rage');
  expect([play.state.overlord.hand.length, play.asked(seat)]).toEqual([8, 'overlord.turn']);
});

rule('DRF-9.9', 'monsters pay from one to three points for what they may do', () => {
  const paid = quickActions.filter(({ monster, box }) => monster !== undefined && box === 'base');
  expect(paid.map(({ id, monster }) => [id, monster])).toEqual([
    ['stairs', 1],
    ['door', 2],
    ['rune-door', 2],
    ['climb', 2],
    ['jump', 3],
  ]);
});
