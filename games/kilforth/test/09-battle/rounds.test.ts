// KIL-9: the rounds of a Battle.

import type { Table as KernelTable } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { fightStands, healAdversary, hurtAdversary } from '../../rules/battle/fight.ts';
import { CITY, type Hero, type State } from '../../rules/state.ts';
import { done, fighting } from '../moments.ts';
import { foeDice, heroDice } from '../rolls.ts';
import { facing } from '../scene.ts';

describe('rounds', () => {
  rule('KIL-9.11', 'rounds follow each other until somebody is defeated', () => {
    const table = facing().dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(table.state.fight).toMatchObject({ round: 2, hp: 2 }); // about to begin
    table.dice(5, 5, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(table.asked()).toBe('reward.loot');
  });

  rule('KIL-9.12', 'the adversary begins with as many HP as its Health', () => {
    const table = facing('restless-rider', { fate: 1 }).dice(1, 1, 1, 1, 1).opens('turn');
    expect(table.asked()).toBe('test.success');
    expect(table.state.fight).toMatchObject({ round: 1, hp: 3 });
  });

  rule('KIL-9.13', 'EX-11: both make a Combat test', () => {
    const table = facing('restless-rider', { class: 'ranger', ap: 2 }).dice(6, 5, 2, 1).foe(5, 3, 1).opens('turn');
    expect([heroDice(table), foeDice(table)]).toEqual([[4], [3]]);
    expect(table.state.fight?.hp).toBe(1);
    expect(table.hero()).toMatchObject({ hp: 3, ap: 1 });
  });

  rule('KIL-9.14', 'each success is a wound, and Fate may add one', () => {
    const table = facing('restless-rider', { fate: 1 }).dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.chooses('test.success', 'fate');
    expect(table.state.fight?.hp).toBe(1);
    const enough = facing('restless-rider', { fate: 1 }).dice(5, 5, 5, 1, 1).foe(1, 1, 1).opens('turn');
    expect(enough.asked()).toBe('reward.loot'); // nothing left to wound: Fate is not asked for
  });

  rule('KIL-9.15', 'EX-20: each of the adversary’s costs 1 HP and 1 AP, as far as there are any', () => {
    const few = facing('restless-rider', { ap: 2 }).dice(1, 1, 1, 1, 1).foe(5, 5, 5).opens('turn');
    expect(few.hero()).toMatchObject({ hp: 1, ap: 0 });
    const many = facing().dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    expect(many.hero()).toMatchObject({ hp: 3, ap: 3 });
  });

  rule('KIL-9.16', 'both losses are taken at once: both can fall in one round', () => {
    const table = facing('goblin-marauders', { hp: 1 }).dice(5, 1, 1, 1, 1).foe(5, 1).opens('turn');
    expect(table.asked()).toBe('reward.loot');
    expect(table.hero().hp).toBe(0);
    table.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(table.log).toContain('log.defeated');
  });

  rule('KIL-9.17', 'after the first Skirmish nobody has Surprise', () => {
    const set = facing().at(0, 'heron-ford').encounters('barrow-lea').deck('plains', 'restless-rider');
    const table = set.dice(1, 1, 1, 1, 1).foe(1, 1, 1, 1).opens().plays('move:barrow-lea');
    expect(table.state.fight?.surprise).toBe('nobody');
    table.dice(1, 1, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(foeDice(table)).toEqual([4, 3]);
  });

  rule('KIL-9.18', 'an adversary without HP is defeated, and its Reward is the hero’s', () => {
    const table = facing().dice(5, 5, 5, 1, 1).foe(1, 1, 1).opens('turn');
    table.takesGoldAndCard();
    expect(table.hero()).toMatchObject({ gold: 5, hand: ['restless-rider'] });
    expect(table.log).toContain('log.reward.take');
    expect(table.encountersIn('barrow-lea')).toEqual([]);
    expect(table.state.fight).toBeUndefined();
  });

  rule('KIL-9.19', 'EX-12: the Reward is taken even by a hero who falls in the same round', () => {
    const table = facing('burning-reaper', { hp: 1, gold: 5 }).dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.dice(5, 1, 1, 1, 1).foe(5, 1, 1).passes('battle.round');
    table.chooses('reward.loot', 'gold');
    expect(table.hero().gold).toBe(8);
    table.chooses('reward.rumour', 'take'); // the only card: it goes without asking
    expect(table.discardOf('burning-reaper')).toContain('burning-reaper');
    expect(table.told().find(event => event.text === 'log.defeated.gold')?.with?.n).toBe(8);
    expect(table.hero()).toMatchObject({ gold: 0, hand: [], region: CITY, hp: 2, ap: 2 }); // after Dawn
    expect(table.state.day).toBe(2);
  });

  rule('KIL-9.20', 'a hero without HP is defeated', () => {
    const table = facing('restless-rider', { hp: 2 }).dice(1, 1, 1, 1, 1).foe(5, 5, 1).opens('turn');
    expect(table.log).toContain('log.defeated');
    expect(table.encountersIn('barrow-lea')).toEqual(['restless-rider']);
  });

  rule('KIL-9.21', 'between rounds the hero may flee', () => {
    const table = facing().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(table.offered('battle.round')).toEqual(['flee']);
  });

  rule('KIL-9.22', 'otherwise a new round begins', () => {
    const table = facing().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1, 1);
    expect(table.state.fight?.round).toBe(2);
    expect(heroDice(table)).toHaveLength(1);
    table.passes('battle.round');
    expect(table.state.fight?.round).toBe(3);
    expect([heroDice(table), foeDice(table)]).toEqual([
      [5, 5],
      [3, 3],
    ]);
  });
});

rule('KIL-9.13', 'a fight stands while its hero and its Encounter are there, and not a moment longer', () => {
  const stands = (about: Partial<Hero>) => fightStands(fighting(about));
  expect(stands({})).toBe(true);
  for (const gone of [{ camped: true }, { defeated: true }, { eliminated: true }]) expect(stands(gone)).toBe(false);
  const state = fighting();
  for (const place of Object.values(state.places)) place.encounters = [];
  expect(fightStands(state)).toBe(false);
  expect(fightStands({ ...state, fight: undefined })).toBe(false);
});

describe('operations in tests and fights', () => {
  rule('KIL-9.13', 'adversaryDice: fewer dice for the adversary in this round alone', () => {
    const set = facing('restless-rider', { class: 'sorcerer' })
      .assets(0, 'cloud-of-crows')
      .dice(1, 1, 1)
      .foe(1)
      .opens('turn');
    const table = set.chooses('test.before', 'use:cloud-of-crows').dice(1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(foeDice(table)).toEqual([1, 3]);
  });

  rule('KIL-9.15', 'preventHp: up to so many HP of one round, after both results are known (D28)', () => {
    const table = facing('restless-rider').assets(0, 'watchers-harness').misses(6).foe(6, 6, 6).opens('turn');
    expect(table.shown('battle.prevent')).toMatchObject({ n: 3, hp: 4 });
    table.chooses('battle.prevent', 'use:watchers-harness');
    expect(table.hero()).toMatchObject({ hp: 3, exhausted: ['watchers-harness'] });
    const unhurt = facing('restless-rider').assets(0, 'watchers-harness').misses(6).foe(1, 1, 1).opens('turn');
    expect(unhurt.asked()).toBe('battle.round');
  });

  rule('KIL-9.12', 'damageAdversary: 2 HP at the start of a Battle', () => {
    const set = facing('restless-rider', { class: 'sorcerer' }).assets(0, 'bound-lightning').dice(1, 1, 1).foe(1, 1, 1);
    expect(set.opens('turn').chooses('battle.start', 'use:bound-lightning').state.fight?.hp).toBe(1);
  });
});

rule(['KIL-9.14', 'KIL-13.8'], 'an adversary loses and regains what there is to lose or regain, and it is told', () => {
  const change = (deed: (t: KernelTable<State>) => void, hp = 2) => {
    const state = fighting();
    if (state.fight) state.fight.hp = hp;
    const { told } = done(state, deed);
    return [state.fight?.hp, ...told];
  };
  expect(change(t => hurtAdversary(t, 1))).toEqual([1, 'log.adversary.hp']);
  expect(change(t => hurtAdversary(t, 3))).toEqual([0, 'log.adversary.hp']);
  expect(change(t => hurtAdversary(t, 0))).toEqual([2]);
  expect(change(t => hurtAdversary(t, 1), 0)).toEqual([0]);
  expect(change(t => healAdversary(t, 1, 3))).toEqual([3, 'log.adversary.healed']);
  expect(change(t => healAdversary(t, 4, 3))).toEqual([3, 'log.adversary.healed']);
  expect(change(t => healAdversary(t, 1, 2))).toEqual([2]);
  expect(change(t => healAdversary(t, 0, 5))).toEqual([2]);
  expect(change(t => healAdversary(t, 1, 1))).toEqual([2]);
});
