// DES-44: rubble.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { scene } from '../scene.ts';
import { flooring, flying } from '../walks.ts';

rule(['DES-44.1', 'DES-44.3', 'DRF-8.17'], 'rubble stops feet and eyes; who flies crosses it without stopping', () => {
  const set = flooring('rubble', [4, 9], [4, 10]);
  const play = scene({
    set: (state, [hero]) => {
      set(state);
      if (hero) hero.at = space(3, 9);
    },
  });
  play.does('action:run');
  expect(play.can()).not.toContain('walk:space:4,9');
  const ground = groundNow(play.state);
  expect(sees(ground, space(3, 9), space(5, 9))).toBe(false);
  const razorwing = flying(set);
  const goals = razorwing.can(1);
  expect(goals).toContain('walk:space:5,9');
  expect(goals).not.toContain('walk:space:4,9');
});
