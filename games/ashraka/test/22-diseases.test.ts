// ASH-22: diseases.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { against, roll } from './fights.ts';
import { ATSU, TANTAN } from './scene.ts';

rule(['ASH-22.2', 'ASH-22.3', 'ASH-22.4'], 'a matching die, any die, or none', () => {
  const spider = (colour: 'green' | 'blue') =>
    against('stump-spider', 9, { dice: [['orange', 1], ['orange', 0], colour] }).does(ATSU, 'attack');
  expect(spider('green').state.combat?.fighters[0]?.diseases).toEqual(['poison']);
  expect(spider('blue').state.combat?.fighters[0]?.diseases).toEqual([]);
  const dart = against('clawed-prowler', 9, { hero: TANTAN, skills: ['tantan-c2'] });
  dart.does(TANTAN, 'skill:tantan-c2');
  expect(dart.state.combat?.diseases).toEqual(['poison']);
  const raven = against('ill-omen-raven', 20, { bubble: 2, dice: [['orange', 1], 'yellow'] });
  raven.does(ATSU, 'attack');
  expect(raven.lines('log.disease')[0]?.with?.disease).toBe('paralysis');
});

rule('ASH-22.5', 'the same disease twice is one; what would give it alone is not offered', () => {
  const skills = ['tantan-c2', 'tantan-c3'];
  const muted = against('clawed-prowler', 20, { hero: TANTAN, skills, foe: ['mute'] });
  muted.does(TANTAN, 'skill:tantan-c3');
  expect(muted.state.combat?.diseases).toEqual(['mute']);
  const poisoned = against('clawed-prowler', 20, { hero: TANTAN, skills, foe: ['poison'] });
  expect(poisoned.whyNot(TANTAN, 'skill:tantan-c2')?.[0]).toBe('why.useless');
});

rule(['ASH-22.6', 'ASH-22.8', 'ASH-20.23'], 'a paralysed hero loses one turn, and cannot flee in it', () => {
  const play = against('clawed-prowler', 9, { diseases: ['paralysis'], dice: [['orange', 0]] });
  expect(play.told()).toContain('log.paralysed');
  expect(play.state.combat).toMatchObject({ bubble: 2, fighters: [{ diseases: [] }] });
  expect(play.can(ATSU)).toContain('attack');
});

rule('ASH-22.7', 'ASH-X19: a paralysed monster does its bubble a turn later', () => {
  const play = against('clawed-prowler', 20, {
    bubble: 2,
    foe: ['paralysis'],
    dice: [roll('orange', 1), roll('orange', 1)],
  });
  play.does(ATSU, 'attack');
  expect(play.state.combat).toMatchObject({ bubble: 2, diseases: [] });
  play.does(ATSU, 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.bubble)).toEqual([2]);
});

rule(['ASH-22.9', 'ASH-22.10', 'ASH-22.15'], 'ASH-X22: mute silences mana and magic, nothing else', () => {
  const hag = against('mist-hag', 30, { adventure: 2, foe: ['mute'], dice: [['red', 2]] });
  hag.does(ATSU, 'attack');
  expect(hag.lines('log.bubble')[0]?.with?.kind).toBe('empty');
  expect(hag.state.combat?.bubble).toBe(2);
  const hero = against('clawed-prowler', 9, { diseases: ['mute'], skills: ['atsu-c5'], hand: ['a1-find-09'] });
  expect(hero.whyNot(ATSU, 'skill:atsu-c0')?.[0]).toBe('why.mute');
  expect(hero.can(ATSU)).toEqual(expect.arrayContaining(['attack', 'skill:atsu-c5', 'play:a1-find-09', 'flee']));
});

rule(['ASH-22.11', 'ASH-20.22'], 'ASH-X21: poison after the action, unless the monster is down', () => {
  const falls = against('clawed-prowler', 9, { health: 1, diseases: ['poison'], dice: [['orange', 1]] });
  falls.does(ATSU, 'attack');
  expect(falls.hero(ATSU).health).toBe(0);
  expect(falls.state.combat).toBeUndefined();
  const wins = against('clawed-prowler', 1, { health: 1, diseases: ['poison'], dice: [['orange', 1]] });
  wins.does(ATSU, 'attack');
  expect(wins.hero(ATSU).health).toBe(1);
});

rule(
  ['ASH-22.12', 'ASH-22.13', 'ASH-22.14', 'ASH-23.5'],
  'ASH-X20: paralysed and poisoned, then dead of poison, and rewarded',
  () => {
    const play = against('clawed-prowler', 5, { foe: ['paralysis', 'poison'], dice: [['orange', 1]] });
    play.does(ATSU, 'attack');
    expect(play.state).toMatchObject({ combat: { diseases: ['poison'], bubble: 1 }, monsters: [{ cubes: 1 }] });
    const last = against('clawed-prowler', 2, {
      hero: TANTAN,
      foe: ['poison'],
      dice: [roll('orange', 0), roll('orange', 0)],
    });
    last.does(TANTAN, 'attack');
    expect(last.state.monsters).toEqual([]);
    expect([last.seat(0).asked(), last.seat(1).asked()]).toEqual([undefined, 'reward.ask']);
  },
);

rule(['ASH-22.13', 'ASH-22.8'], 'poison works on a turn that a hero has lost', () => {
  const play = against('clawed-prowler', 9, { bubble: 3, diseases: ['paralysis', 'poison'] });
  expect(play.hero(ATSU).health).toBe(4);
  expect(play.state.combat).toMatchObject({ round: 2, bubble: 1, fighters: [{ diseases: ['poison'] }] });
});
