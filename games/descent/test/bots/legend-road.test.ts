// The adept overlord under the sky: what threat buys is weighed against what it brings.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance } from '@veillee/kernel';
import { space } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { foe, type Road, road } from '../road.ts';

const OVERLORD = 1;
const answers = ({ match }: Road): readonly string[] =>
  adept.decide(turnOf(match, match.decisionOf(OVERLORD) as Decision, new Chance(newChance('scene'))));

/** Whoever leads stands beside a hero of so many wounds, strikes, and may buy dice for it. */
function strike(wounds: number, threat: number): Road {
  const scene = road({
    position: { at: 'overlord' },
    set: (state, [hero]) => {
      foe(state, 'beastman', space(17, 1), 'leader');
      state.turn = undefined;
      state.phase = 'overlord';
      for (const one of state.heroes) one.ready = false;
      Object.assign(state.overlord, { threat, step: 2 });
      if (hero) hero.wounds = wounds;
    },
  });
  scene.does(`monster:${scene.leader?.id}`);
  return scene.does(scene.can(OVERLORD).find(key => key.startsWith('attack:')) ?? '');
}

test('threat makes a blow better that may kill, and is kept where it changes next to nothing', () => {
  const near = strike(8, 8);
  expect(near.asked(OVERLORD)).toBe('outdoors.dice');
  expect(answers(near)).toHaveLength(1);
  // What is left would call nobody any more: for a blow that hardly kills it is kept.
  expect([answers(strike(10, 8)).length, answers(strike(10, 4)).length]).toEqual([1, 0]);
  // A blow that cannot come through: the best of its dice does not either.
  const vain = strike(20, 8);
  const { attacks } = vain.state;
  for (const hero of vain.state.heroes) if (hero.at === attacks.at(-1)?.space) hero.equipped = ['plate-mail#1'];
  expect(answers(vain)).toEqual([]);
});

test('of those who may come from outside, whoever brings most for the threat is called', () => {
  const scene = road({
    lieutenant: 'lord-merick-farrow',
    position: { at: 'overlord' },
    set: state => {
      foe(state, 'beastman', space(7, 5), 'leader');
      Object.assign(state, { turn: undefined, phase: 'overlord' });
      for (const one of state.heroes) one.ready = false;
      Object.assign(state.overlord, { threat: 20, step: 2 });
    },
  });
  scene.passes('overlord.turn');
  expect(scene.asked(OVERLORD)).toBe('outdoors.reinforce');
  expect(answers(scene)).toEqual(['buy:3']);
});
