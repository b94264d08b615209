// ASH-24: fighting together.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { bothAgainst, roll } from './fights.ts';
import { nameOf } from './moments.ts';
import { ATSU, BRUNN, TANTAN } from './scene.ts';

rule(['ASH-24.2', 'ASH-24.3', 'ASH-24.4'], 'both act in the order they like, then the same bubble on each', () => {
  const play = bothAgainst('enraged-boar', 20, { dice: [roll('orange', 1), roll('orange', 1)] });
  play.does(TANTAN, 'attack');
  expect(play.seat(1).asked()).toBeUndefined();
  play.does(ATSU, 'attack');
  const told = play.lines('log.bubble').map(({ with: params }) => [params?.bubble, nameOf(params?.hero)]);
  expect(told).toEqual([
    [1, 'hero.tantan-tanuki.short'],
    [1, 'hero.atsu-rabbit.short'],
  ]);
  expect(play.state.combat).toMatchObject({ bubble: 2, round: 2 });
});

rule(['ASH-24.3', 'ASH-24.2'], 'the order of a round is its own: who acts first in it is struck first', () => {
  const play = bothAgainst('ill-omen-raven', 90, { bubble: 1 });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  const struck = play.lines('log.bubble').map(({ with: params }) => params?.hero);
  expect(struck.slice(2)).toEqual([{ text: 'hero.atsu-rabbit.short' }, { text: 'hero.tantan-tanuki.short' }]);
});

rule(['ASH-24.3', 'ASH-24.4'], 'R13: what a bubble does to the monster itself it does twice against two', () => {
  const play = bothAgainst('mist-hag', 20, { adventure: 2, bubble: 3 });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.lines('log.monster.heals').map(({ with: params }) => params?.n)).toEqual([2, 2]);
  expect(play.state.combat?.bubble).toBe(1);
});

rule('ASH-24.5', 'the poison of a monster works once, after both', () => {
  const play = bothAgainst('enraged-boar', 20, { foe: ['poison'], dice: [roll('orange', 1), roll('orange', 1)] });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.state.monsters[0]?.cubes).toBe(20 - 2 - 1 - 2);
});

rule(
  ['ASH-24.6', 'ASH-24.7', 'ASH-24.16', 'ASH-24.17'],
  'who flees is out of it, who stays fights on, and nobody joins',
  () => {
    const play = bothAgainst('enraged-boar', 20, { hand: ['a1-find-05'], dice: [['orange', 1]] });
    play.does(TANTAN, 'flee').does(ATSU, 'attack');
    expect(play.lines('log.bubble')).toHaveLength(1);
    expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.combat');
    expect(play.seat(1).asked()).toBeUndefined();
    expect(play.can(ATSU)).toContain('flee');
  },
);

rule(
  ['ASH-24.8', 'ASH-24.9', 'ASH-24.12', 'ASH-24.15', 'ASH-25.4'],
  'who is down may be helped up, and is back in it from the next round',
  () => {
    const play = bothAgainst('enraged-boar', 30, {
      partner: { health: 1, diseases: ['mute'] },
      hand: ['a1-find-05'],
      dice: [roll('orange', 1), roll('orange', 1)],
    });
    play.does(TANTAN, 'attack').does(ATSU, 'attack').passes(ATSU, 'combat.free');
    expect(play.hero(TANTAN).health).toBe(0);
    expect(play.state.combat?.fighters[1]).toMatchObject({ status: 'ko', diseases: ['mute'] });
    play.does(ATSU, 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
    expect(play.hero(TANTAN).health).toBe(2);
    expect(play.state.combat?.fighters[1]).toMatchObject({ status: 'in', acted: false });
    expect(play.can(TANTAN)).toContain('attack');
  },
);

rule(['ASH-24.9', 'ASH-24.13'], 'a guard felled for the other is not struck again, though helped up at once', () => {
  const play = bothAgainst('ivy-golem', 60, {
    adventure: 3,
    hero: BRUNN,
    bubble: 3,
    health: 1,
    mana: 3,
    skills: ['brunn-c2'],
    partner: { hand: ['a1-find-05'] },
  });
  play.state.sheets[BRUNN].skills = play.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  if (play.seat(1).asked() === 'combat.free') play.passes(TANTAN, 'combat.free');
  expect(play.hero(BRUNN).health).toBe(0);
  expect(play.lines('log.bubble')).toHaveLength(1);
  play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${BRUNN}`);
  expect(play.state.combat?.fighters.map(({ status }) => status)).toEqual(['in', 'in']);
});

rule(['ASH-24.9', 'ASH-24.16'], 'helped up and left alone: who fell fights on though the helper fled', () => {
  const play = bothAgainst('enraged-boar', 60, { health: 1, diseases: ['poison'], partner: { hand: ['a1-find-05'] } });
  play.does(ATSU, 'attack').does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  play.does(TANTAN, 'flee');
  expect(play.lines('log.bubble')).toHaveLength(1);
  expect([play.hero(ATSU).health, play.can(ATSU).includes('attack')]).toEqual([1, true]);
  expect(play.seat(1).asked()).toBeUndefined();
});

rule(['ASH-24.10', 'ASH-25.7'], 'both down: the adventure is lost', () => {
  const play = bothAgainst('enraged-boar', 30, {
    health: 1,
    partner: { health: 1 },
    dice: [roll('orange', 1), roll('orange', 1)],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect([play.table.over, play.state.lost]).toEqual([true, 'double-ko']);
});

rule('ASH-24.11', 'one reward, for whoever dealt the last wound to choose', () => {
  const play = bothAgainst('enraged-boar', 3, { dice: [roll('orange', 1), roll('orange', 1)] });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'reward.ask']);
});

rule(
  ['ASH-24.12', 'ASH-24.13', 'ASH-24.15'],
  'who has acted and is helped up does not act twice, and is struck with the other',
  () => {
    const play = bothAgainst('enraged-boar', 60, {
      health: 1,
      diseases: ['poison'],
      partner: { hand: ['a1-find-05'] },
    });
    play.does(ATSU, 'attack');
    expect(play.hero(ATSU).health).toBe(0);
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'in', acted: true, diseases: ['poison'] });
    expect(play.can(ATSU)).not.toContain('attack');
    play.does(TANTAN, 'attack');
    expect(play.lines('log.bubble')).toHaveLength(2);
  },
);

rule('ASH-24.13', 'whom the first blow has felled is not hit again, nor who was helped up meanwhile', () => {
  const play = bothAgainst('enraged-boar', 30, {
    partner: { health: 1 },
    dice: [roll('orange', 1), roll('orange', 1)],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect(play.lines('log.strike')).toHaveLength(2);
  expect(play.state.combat?.fighters.map(({ status }) => status)).toEqual(['in', 'ko']);
});

rule(
  ['ASH-24.13', 'ASH-24.9', 'ASH-24.12'],
  'helped up in the middle of the monster’s turn: not struck in it, back from the next round',
  () => {
    const play = bothAgainst('enraged-boar', 60, { health: 1, asks: ['free'], partner: { hand: ['a1-find-05'] } });
    play.does(ATSU, 'attack').does(TANTAN, 'attack');
    // Before the blow at Atsu, then before the one at TanTan.
    play.passes(TANTAN, 'combat.free');
    expect(play.hero(ATSU).health).toBe(0);
    play.answers(TANTAN, 'combat.free', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.lines('log.bubble')).toHaveLength(2);
    expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([2, 2]);
    expect(play.can(ATSU)).toContain('attack');
  },
);

rule(
  'ASH-24.13',
  'who lay there when the monster’s turn began is not struck in it, though helped up before their blow',
  () => {
    const play = bothAgainst('enraged-boar', 60, {
      health: 1,
      diseases: ['poison'],
      asks: ['free'],
      partner: { hand: ['a1-find-05'] },
    });
    play.does(TANTAN, 'attack').does(ATSU, 'attack');
    play.answers(TANTAN, 'combat.free', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect([play.hero(ATSU).health, play.lines('log.bubble').length]).toEqual([2, 1]);
  },
);

rule('ASH-24.14', 'paralysis costs a monster both blows', () => {
  const play = bothAgainst('enraged-boar', 30, { foe: ['paralysis'], dice: [roll('orange', 1), roll('orange', 1)] });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect(play.lines('log.bubble')).toEqual([]);
  expect(play.state.combat?.bubble).toBe(1);
});
