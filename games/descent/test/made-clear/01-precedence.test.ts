// DRF-1: precedence and conventions.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { first } from '../fight.ts';
import { scene } from '../scene.ts';

rule('DRF-1.4', 'a treasure that is discarded comes to lie under its own deck', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (state, heroes) => {
      Object.assign(first(heroes), { wounds: 5, equipped: ['crystal-of-tival#1'] });
      state.decks.treasures.copper = ['bane#1', 'crystal-shield#1'];
    },
  }).does('use:crystal-of-tival#1:0');
  expect([play.hero().wounds, play.hero().equipped]).toEqual([11, []]);
  expect(play.state.decks.treasures.copper).toEqual(['crystal-of-tival#1', 'bane#1', 'crystal-shield#1']);
});
