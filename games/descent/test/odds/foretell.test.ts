// What an attack promises before it is made, against the chances worked out for bare dice and against what the rules then do.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { blowsOf, foretold, foretoldOn } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { BESIDE, FAR, fight } from '../fight.ts';
import { put, space } from '../scene.ts';

const blow = (plan: Parameters<typeof fight>[0], weapon: string, target = BESIDE) => {
  const play = fight(plan);
  return foretold(play.state, play.hero().id, { weapon, target, by: 'action' });
};

test('a Sword in a hand with melee 3, on a figure of armour 2: as worked out by hand', () => {
  const [one] = blow({ equipped: ['sword#1'] }, 'sword#1');
  expect(one?.hit).toBeCloseTo(5 / 6, 6);
  expect(one?.wounds).toBeCloseTo(4.07, 3);
  // Two wounds are left to it, and whoever hits with a Sword causes fewer only with the weakest faces.
  expect(one?.kill).toBeGreaterThan(0.7);
  expect(one?.kill).toBeLessThanOrEqual(5 / 6);
});

rule(['DES-21.8', 'DES-21.9'], 'what is too far is hit less often', () => {
  const near = blow({ equipped: ['bow#1'], on: space(5, 9) }, 'bow#1', space(5, 9))[0];
  const far = blow({ equipped: ['bow#1'], on: FAR }, 'bow#1', FAR)[0];
  expect(near?.hit).toBeGreaterThan(far?.hit ?? 1);
});

rule('DES-23.9', 'a Sweep promises something to each whom it would strike, and to no one else', () => {
  const play = fight({ monster: 'ogre', on: BESIDE });
  const [one] = foretold(play.state, play.hero().id, { target: BESIDE, by: 'action' });
  expect(one?.figure).toBe(play.monster().id);
  const beside = put(play.state, 'beastman', space(4, 8));
  expect(
    foretold(play.state, play.hero().id, { target: BESIDE, by: 'action' }).map(({ figure }) => figure),
  ).not.toContain(beside.id);
});

test('who spreads no Fear is struck as foretold, also when asked about alone; each rank of it makes a hit rarer', () => {
  const play = fight({ equipped: ['sword#1'] });
  const attack = opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
  const [one] = blowsOf(play.state, attack);
  expect(foretoldOn(play.state, attack, play.monster())).toEqual(one);
  expect(foretoldOn(play.state, attack, play.monster(), 1).hit).toBeLessThan(one?.hit ?? 0);
});
