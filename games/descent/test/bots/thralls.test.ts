// What heroes have animated, as bots lead it: it strikes foes, goes where they are, and stays where it has struck.

import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { State } from '../../rules/state.ts';
import { type Play, put, scene } from '../scene.ts';
import { answer } from './answers.ts';

/** After its owner's turn a beastman acts for them, in the hall beyond the open door. */
const acts = (x: number, set: (state: State) => void): Play => {
  const play = scene({
    options: { 'altar-of-despair': true },
    position: { at: 'turnEnd' },
    set: (state, heroes) => {
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      for (const [n, hero] of heroes.entries()) hero.at = space(1, 9 + n);
      const [owner] = heroes;
      if (owner) placeMonster(state, { kind: 'beastman', rank: 'normal', at: space(x, 9), owner: owner.id });
      set(state);
    },
  });
  expect(play.asked()).toBe('overlord.activation');
  return play;
};

describe.each(['adept', 'novice'] as const)('the %s', who => {
  const says = (play: Play): string | undefined => answer(play, 0, who === 'novice' ? novice : undefined)[0];

  test('has it strike whoever falls by the blow', () => {
    const play = acts(12, state => {
      put(state, 'ogre', 'base:13,10/2x2');
      put(state, 'skeleton', space(11, 9)).wounds = 1;
    });
    expect(says(play)).toMatch(/^attack:.*space:11,9$/);
  });

  test('and sends it towards a foe, not towards the heroes', () => {
    const play = acts(8, state => void put(state, 'skeleton', space(14, 9)));
    const [, x = ''] = /^walk:space:(\d+),/.exec(says(play) ?? '') ?? [];
    expect(Number(x)).toBeGreaterThan(8);
  });
});

test('the adept ends it where it has struck, and where there is nobody', () => {
  const struck = acts(12, state => void put(state, 'ogre', 'base:13,10/2x2'));
  const key = answer(struck)[0] ?? '';
  expect(key).toMatch(/^attack:/);
  struck.does(key);
  while (struck.asked() !== undefined && struck.asked() !== 'overlord.activation') struck.passes(0);
  expect(answer(struck)).toEqual([]);
  expect(answer(acts(8, () => undefined))).toEqual([]);
});
