// DES-47: lava.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { Fight } from '../fight.ts';
import { enters, HERE, leftThere } from '../hazards.ts';
import { scene } from '../scene.ts';

const lavaUnder: Fight['set'] = state => {
  for (const at of [space(4, 9), space(5, 9), space(4, 10), space(5, 10)]) state.board.terrain[at] = 'lava';
};

rule(['DES-47.2', 'DRF-8.16'], 'each time somebody enters lava: 2 wounds, armour or not, and 2 tokens of Burn', () => {
  expect(leftThere(enters('lava', { monster: 'ogre', on: base(4, 9, 2, 2), set: lavaUnder }))).toEqual([3, 2, 0, 0]);
  expect(leftThere(enters('lava', { monster: 'ogre', on: base(4, 9, 2, 2), set: lavaUnder }, 2))).toEqual([1, 4, 0, 0]);
});

rule('DES-47.6', 'whoever stays in it is not hurt again by the ground', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = HERE;
      state.board.terrain[HERE] = 'lava';
    },
  });
  const { wounds } = play.hero();
  play.does('action:battle').passes();
  expect([play.hero().wounds, play.hero().tokens.burn ?? 0]).toEqual([wounds, 0]);
});
