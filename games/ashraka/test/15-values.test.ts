// ASH-15: a hero’s values.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { CHARACTERISTICS } from '../content/vocabulary.ts';
import { against, roll } from './fights.ts';
import { ATSU, scene, TANTAN } from './scene.ts';

rule(['ASH-15.1', 'ASH-15.2'], 'six characteristics, at their leftmost values', () => {
  expect(CHARACTERISTICS).toEqual(['health', 'actions', 'force', 'knowledge', 'inventory', 'mana']);
  expect(Object.values(scene().state.sheets[ATSU].steps)).toEqual([0, 0, 0, 0, 0, 0]);
});

rule(
  ['ASH-15.3', 'ASH-15.4', 'ASH-15.12'],
  'health and mana are what the sheet says at most; without health one is down',
  () => {
    const play = scene({
      at: 'a1-clearing',
      health: 4,
      mana: 2,
      set(state) {
        state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
      },
    });
    play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(play.hero(ATSU)).toMatchObject({ health: 5, mana: 2 });
  },
);

rule('ASH-15.5', 'the disc begins where the sheet says', () => {
  expect([scene().hero(ATSU).disc, scene().hero(TANTAN).disc]).toEqual([6, 5]);
});

rule('ASH-15.7', 'Force is for attacks alone: a skill rolls its own dice, without its bonus', () => {
  const play = against('clawed-prowler', 20, { dice: [roll('orange', 1), roll('orange', 1), roll('orange', 1)] });
  play.does(ATSU, 'skill:atsu-c0');
  expect(play.state.monsters[0]?.cubes).toBe(17);
});

rule(['ASH-15.13', 'ASH-15.14'], 'the last mana goes without harm, and no more than there is', () => {
  const play = against('avatar-of-ashraka', 90, { adventure: 5, bubble: 2, mana: 1, health: 5 });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ mana: 0 });
  expect(play.lines('log.mana.lost')[0]?.with?.n).toBe(1);
});

rule(['ASH-15.13', 'ASH-15.14'], 'a loss of mana takes what is there, and that is all', () => {
  const play = against('will-o-wisp', 20, { mana: 0, dice: [['orange', 1]] });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ mana: 0, health: 5 });
});
