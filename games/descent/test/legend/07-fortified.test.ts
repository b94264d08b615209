// LEG-7.30 to LEG-7.32: a dungeon that lieutenants have fortified.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { fortify, nearIt } from '../../rules/legend/dungeon/fortifying.ts';
import { powerLimit } from '../../rules/legend/dungeon/marker.ts';
import type { State } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';

const ALRIC = 'sir-alric-farrow';
const MERICK = 'lord-merick-farrow';
const ATOTH = 'kar-amag-atoth';
const DOOM = 'doom#1';

/** A level on which the overlord may play Powers, with these lieutenants near. */
const near = (riders: readonly string[], set: (state: State) => void = () => undefined): Delve =>
  delve({
    led: true,
    position: { at: 'overlord' },
    set: state => {
      state.phase = 'overlord';
      state.turn = undefined;
      Object.assign(state.overlord, { threat: 40, step: 2, hand: ['evil-genius#1'], powers: [] });
      state.overlord.deck = [DOOM, 'rage#1', 'charge#1'];
      set(state);
    },
    *next(t) {
      fortify(t, riders);
    },
  });

describe('a lieutenant who is near', () => {
  rule(
    ['LEG-7.29', 'LEG-7.32'],
    'has his Power there from the beginning, out of the deck, and of two that name one the first',
    () => {
      const scene = near([ALRIC, ATOTH]);
      expect(scene.state.overlord).toMatchObject({ powers: [DOOM], deck: ['rage#1', 'charge#1'], threat: 40 });
      expect(scene.lines('log.dungeon.fortifies')).toHaveLength(1);
    },
  );
  rule('LEG-7.30', 'and it is no part of the limit of Powers', () => {
    const full = (riders: readonly string[]) =>
      near(riders, state => {
        const n = powerLimit(state) - (riders.length === 0 ? 0 : 1);
        state.overlord.powers = ['trapmaster#1', 'evil-genius#2', 'hordes-of-the-things#1'].slice(0, n);
        if (riders.length === 0) state.overlord.deck = ['rage#1'];
      });
    expect(full([ALRIC]).can(1)).toContain('card:evil-genius');
    expect(full([]).refusal('overlord.turn', 'card:evil-genius')).toBe('LEG-2.12');
  });
  rule('LEG-7.31', 'brings 15 threat, if it is Lord Merick', () => {
    expect(near([MERICK]).state.overlord).toMatchObject({ threat: 55, powers: [] });
  });
  rule('LEG-7.33', 'is known from the terms on which the week goes in', () => {
    const { state } = near([]);
    expect(nearIt(state)).toEqual([]);
    const terms = { kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [ALRIC] } as const;
    if (state.legend) state.legend.board = { terms } as never;
    expect(nearIt(state)).toEqual([ALRIC]);
  });
});
