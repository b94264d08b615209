// DES-70: Shadowcloak.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { BLUE, GREEN, RED, YELLOW } from '../faces.ts';
import { BESIDE, battle, fight } from '../fight.ts';

const NEAR = space(5, 9);
const UNTOUCHED = 'log.attack.untouched';

rule('DES-70.1', 'a Deep Elf is struck from beside it, and from no further: neither wounds nor tokens', () => {
  const shot = battle({ monster: 'deep-elf', on: NEAR, equipped: ['bow#1'], dice: [BLUE.far, YELLOW.three] }).passes();
  expect([shot.log.includes(UNTOUCHED), shot.monster().wounds]).toEqual([true, 5]);
  const struck = battle({
    monster: 'deep-elf',
    equipped: ['sword#1'],
    dice: [RED.four, GREEN.three, 1, 1, 1],
  }).passes();
  expect([struck.log.includes(UNTOUCHED), struck.monster().wounds]).toEqual([false, 1]);
  // Whoever weighs the shot is told so.
  const weighed = battle({ monster: 'deep-elf', on: NEAR, equipped: ['bow#1'] });
  const { state } = weighed;
  expect(foretold(state, weighed.hero().id, { weapon: 'bow#1', target: NEAR, by: 'action' })).toMatchObject([
    { hit: 0 },
  ]);
});

rule('DES-70.2', 'of a Blast it is the attacker who must be adjacent, whichever space is named', () => {
  /** The chance to strike the Elf on this space by a Blast on that one. */
  const blast = (on: typeof NEAR, target: typeof NEAR) => {
    const { state } = fight({ monster: 'deep-elf', on, equipped: ['ice-storm#1'] });
    const [hero, elf] = [state.heroes[0]?.id ?? 'hero:none', state.monsters[0]?.id];
    const blows = foretold(state, hero, { weapon: 'ice-storm#1', target, by: 'action', area: 'blast' });
    return blows.find(({ figure }) => figure === elf)?.hit;
  };
  expect([blast(NEAR, BESIDE), blast(NEAR, NEAR)]).toEqual([0, 0]);
  // From beside it one may name another space.
  expect(blast(BESIDE, space(4, 10))).toBeGreaterThan(0.5);
});
