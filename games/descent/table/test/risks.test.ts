// What a step is said to risk is what the ground does: wounds, tokens, the end of the turn, for whoever goes there.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { isRisky, riskOn, riskTold } from '../../rules/props/risks.ts';
import { scene, space } from '../../test/scene.ts';
import { riskSigns } from '../dungeon/risk-signs.ts';

const AT = space(5, 9);
const word = (key: string, about?: object): string => (about ? `${key} ${JSON.stringify(about)}` : key);

function risk(prop: Prop) {
  const play = scene({
    set: state => {
      state.board.terrain[AT] = prop;
    },
  }).does('action:run');
  const view = play.seat(0).view();
  return { risk: riskOn(view, AT), risky: isRisky(view, AT) };
}

const signs = (prop: Prop): string[] => {
  const { risk: found } = risk(prop);
  return found ? riskSigns(found).map(({ words }) => words) : [];
};

rule(['DES-46.2', 'DES-47.2', 'ICE-3.2'], 'certain harm is a number, what a die decides is its chance', () => {
  expect(signs('pit')).toEqual(['−1']);
  expect(signs('lava')).toEqual(['−2', '2']);
  expect(signs('dart-field')).toEqual(['67%']);
  expect(signs('ice')).toEqual(['33%']);
  expect(signs('mud')).toEqual([]);
});

rule(['DES-48.2', 'DES-49.2'], 'in words, all of it is told', () => {
  const { risk: found, risky } = risk('scything-blades');
  expect(found && riskTold(word, found)).toEqual([
    'risk.what {"what":["risk.wounds {\\"n\\":2}","risk.token {\\"token\\":\\"ability.bleed\\",\\"n\\":1}"],"n":67}',
  ]);
  expect(risky).toBe(true);
});

rule(['DES-43.2', 'DES-43.3'], 'corrupted ground hurts nobody who comes, and what it feeds is told', () => {
  const { risk: found, risky } = risk('corrupted');
  expect([found?.threat, risky]).toEqual([{ perFatigue: 1, perWound: 2 }, false]);
});

rule('DES-102.3', 'whoever flies is told of no pit', () => {
  const asks = (heroes: readonly string[]): boolean => {
    const play = scene({
      heroes,
      set: state => {
        state.board.terrain[AT] = 'pit';
      },
    }).does('action:run');
    return isRisky(play.seat(0).view(), AT);
  };
  expect([asks(['steelhorns', 'mad-carthos']), asks(['zyla', 'mad-carthos'])]).toEqual([true, false]);
});
