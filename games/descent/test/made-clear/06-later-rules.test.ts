// DRF-6: later rules.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Companion, MarkerFace } from '../../rules/state.ts';
import { afterwards, deeds, movesLeft, OTHERS } from '../companions.ts';
import { lay, type Plan, type Play } from '../scene.ts';

describe('together', () => {
  const HOUSE = { 'fetching-ferrets': true };
  const two = (
    kata: Partial<Companion> = {},
    faces: readonly MarkerFace[] = [],
    options: Plan['options'] = HOUSE,
  ): Play =>
    afterwards({
      options,
      companions: [
        { id: 'mata', at: space(5, 9) },
        { id: 'kata', at: space(5, 9), ...kata },
      ],
      set: state => {
        for (const face of faces) lay(state, face, space(5, 9));
      },
    });

  rule('DRF-6.1b', 'where they begin on one space and belong to one hero, and the table plays so', () => {
    expect(two().asked()).toBe('familiar.together.ask');
    expect(two({ at: space(5, 10) }).asked()).toBe('familiar.act');
    expect(two({ owner: OTHERS }).asked()).toBe('familiar.act');
    expect(two({ id: 'boggs' }).asked()).toBe('familiar.act');
    expect(two({}, [], {}).asked()).toBe('familiar.act');
  });

  rule('DRF-6.1b', 'as one or apart, as their hero likes', () => {
    const play = two().passes();
    play.does(`walk:${space(6, 9)}`);
    expect(play.state.companions.map(one => one.at)).toEqual([space(6, 9), space(5, 9)]);
    const one = two().does('together', `walk:${space(7, 9)}`);
    expect([one.state.companions.map(({ at: where }) => where), movesLeft(one)]).toEqual([
      [space(7, 9), space(7, 9)],
      4,
    ]);
    expect(one.log.at(-1)).toBe('log.familiar.walks');
    expect(one.can()).not.toContain(`walk:${space(7, 9)}`);
    // Neither goes once more by itself.
    expect(one.passes().asked()).not.toBe('familiar.act');
  });

  rule(
    ['DRF-6.1b', 'DRF-6.1c', 'DES-35.30'],
    'money, a key or a chest; one of them; and with it they enter nobody’s space',
    () => {
      const play = two({}, [
        { kind: 'money' },
        { kind: 'key', colour: 'red' },
        { kind: 'chest', tier: 'copper' },
        { kind: 'potion', potion: 'healing-potion' },
      ]).does('together');
      expect(deeds(play, 'pick-up:')).toEqual(
        ['marker:money#1', 'marker:key#2', 'marker:chest#3'].map(id => `pick-up:${id}`),
      );
      expect(play.can()).toContain(`walk:${space(2, 9)}`);
      play.does('pick-up:marker:key#2');
      expect([deeds(play, 'pick-up:'), play.can().includes(`walk:${space(2, 9)}`), play.log.at(-1)]).toEqual([
        [],
        false,
        'log.familiar.fetches',
      ]);
      play.does(`walk:${space(3, 9)}`);
      expect(play.state.board.markers.map(({ kind, at: where }) => [kind, where])).toEqual([
        ['glyph', space(2, 10)],
        ['money', space(5, 9)],
        ['key', space(3, 9)],
        ['chest', space(5, 9)],
        ['potion', space(5, 9)],
      ]);
    },
  );
});
