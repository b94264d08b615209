// DES-52: boulder ramp.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { bothAreas, lies, pits, ROLLS, rolling, stone } from '../boulders.ts';
import { begun, lay, type Plan, put } from '../scene.ts';

const RAMP = { kind: 'ramp', direction: 'n' } as const;

rule('DES-52.1', 'nobody minds a ramp', () => {
  const state = begun();
  lay(state, RAMP, space(4, 9));
  const monster = put(state, 'beastman', space(7, 9));
  const found = goals({ ...treadOf(state, monster), enemies: new Set() }, space(7, 9), 9);
  expect(found.find(({ to }) => to === space(4, 9))?.cost).toBe(3);
  expect(found.find(({ to }) => to === space(3, 9))?.cost).toBe(4);
  expect(sees(groundNow(state), space(3, 9), space(6, 9))).toBe(true);
});

rule(
  ['DES-52.2', 'DRF-8.24', 'EX-36'],
  'of a roll of 5 it goes 3 to the ramp, turns, and 2 more, over a hero in a pit',
  () => {
    const set: Plan['set'] = (state, [hero]) => {
      bothAreas(state);
      pits(space(12, 8))(state);
      lay(state, RAMP, space(13, 10));
      if (hero) hero.at = space(12, 8);
    };
    const play = rolling([stone(base(9, 9, 2, 2))], ROLLS[5], set);
    expect(play.state.board.boulders).toMatchObject([{ at: base(12, 7, 2, 2), direction: 'n' }]);
    expect(play.hero(0).at).toBe(space(12, 8));
    expect(play.log).toContain('log.boulder.turns');
    // One that only starts on it is not turned.
    const away = rolling([stone(base(12, 9, 2, 2))], ROLLS[2], set);
    expect(away.state.board.boulders).toMatchObject([{ at: base(14, 9, 2, 2), direction: 'e' }]);
  },
);

rule('DES-52.3', 'without a ramp it breaks at the end of its way', () => {
  const play = rolling([stone(base(12, 5, 2, 2), 'n')], ROLLS[5], bothAreas);
  // North of the way lies a chamber, and then rock.
  expect(lies(play)).toEqual([]);
});
