// DES-28: tokens and gifts.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { scene } from '../scene.ts';
import { inTown } from '../standing.ts';

describe('what is handed on', () => {
  rule('DES-28.3', 'what a quest gave goes to a hero beside for 1 point', () => {
    const play = scene({
      quest: 'last-wishes',
      set: (_, [hero, other]) => {
        if (hero) hero.objects = ['lamp'];
        if (hero?.at && other) other.at = hero.at === space(3, 3) ? space(3, 4) : other.at;
      },
    }).does('action:run');
    play.does('give:lamp:hero:mad-carthos');
    expect([play.hero(0).objects, play.hero(1).objects, play.state.turn?.movement]).toEqual([[], ['lamp'], 7]);
  });
});

rule(['DES-28.5', 'DES-32.1'], 'in Town everybody is beside everybody', () => {
  const play = scene({
    set: (state, heroes) => {
      inTown(0, (_, hero) => hero.equipped.push('sword#1'))(state, heroes);
      const [, other] = heroes;
      if (other) other.at = undefined;
    },
  }).does('action:run');
  expect(play.can()).toContain('give:sword#1:hero:mad-carthos');
});
