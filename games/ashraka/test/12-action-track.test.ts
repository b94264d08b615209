// ASH-12: the action track.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ATSU, scene } from './scene.ts';

rule(['ASH-12.1', 'ASH-12.4'], 'ASH-X29: the track ends at ten', () => {
  const play = scene({
    disc: 9,
    hand: ['a1-find-08'],
  });
  play.does(ATSU, 'play:a1-find-08').answers(ATSU, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU).disc).toBe(10);
});
