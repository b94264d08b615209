// What the adept's heroes give fatigue for: better dice before a roll that has no room for more of them, and dice of the metal that is worth it afterwards.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance } from '@veillee/kernel';
import { space } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { attack } from '../../rules/attack/attack.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { sheetOf } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';

const HERO = 0;
const answers = ({ match }: Delve): readonly string[] =>
  adept.decide(turnOf(match, match.decisionOf(HERO) as Decision, new Chance(newChance('scene'))));

/** A hero with these dice strikes at a monster that has so many wounds left. */
const blow = (melee: [number, number, number], wounds: number, fatigue = 5): Delve =>
  delve({
    position: { at: 'act' },
    dice: [2, 2, 2, 2, 2, 2],
    *next(t) {
      const { state } = t;
      const [hero] = state.heroes;
      if (!hero) throw new Error('nobody');
      for (const one of state.heroes) one.at = undefined;
      state.turn = newTurn(hero);
      Object.assign(hero, { at: space(4, 2), fatigue });
      const known = newLegendHero(sheetOf(hero), hero.seat, []);
      state.legend?.heroes.push({ ...known, dice: { ...known.dice, melee } });
      placeMonster(state, { kind: 'beastman', rank: 'master', at: space(5, 2) }).wounds = wounds;
      yield* attack(t, hero.id, { target: space(5, 2), by: 'action', weapon: 'fists' });
    },
  });

test('five dice are made better for a blow that gains by it, and not where it changes next to nothing', () => {
  expect([1, 5, 12].map(wounds => answers(blow([5, 0, 0], wounds)))).toEqual([[], ['boost:silver'], []]);
  // The last two points are for the way.
  expect(answers(blow([5, 0, 0], 5, 2))).toEqual([]);
});

test('where there is room the roll comes first; then a die of that metal is bought which is worth its price', () => {
  const rolled = (wounds: number): Delve => {
    const scene = blow([1, 0, 0], wounds);
    expect(answers(scene)).toEqual([]);
    return scene.passes('attack.temper');
  };
  expect([2, 3, 4, 5, 12].map(wounds => answers(rolled(wounds)))).toEqual([
    [],
    ['fatigue'],
    ['fatigue-die:silver'],
    ['fatigue-die:gold'],
    [],
  ]);
});
