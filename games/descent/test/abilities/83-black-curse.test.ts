// DES-82: Curse; DES-83: Black Curse.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { calls } from '../../rules/calls.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { GREEN, RED } from '../faces.ts';
import { BESIDE, battle, type Fight, fight, first, HERE } from '../fight.ts';
import { put, run } from '../scene.ts';

describe('Curse tokens', () => {
  rule(['DES-82.1', 'DES-82.2', 'DES-82.4'], 'each makes the death cost one more; with it they are gone', () => {
    const { state } = fight({ set: (_, heroes) => Object.assign(first(heroes), { tokens: { curse: 2, stun: 1 } }) });
    const hero = first(state.heroes);
    expect(deathCost(state, hero)).toBe(deathCost(state, { ...hero, tokens: {} }) + 2);
    const [before, cost] = [state.conquest, deathCost(state, hero)];
    run(state, t => calls(t).heroDies(t, hero.id, { kind: 'script' }));
    expect([state.conquest, hero.tokens]).toEqual([before - cost, {}]);
  });

  test('EX-48: Astarra, who is worth 2, dies with two tokens for 4', () => {
    const { state } = fight({
      hero: 'runewitch-astarra',
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { curse: 2 } }),
    });
    expect(deathCost(state, first(state.heroes))).toBe(4);
  });
});

describe('Black Curse', () => {
  const priest = (at: ReturnType<typeof space>, more: Partial<Fight> = {}) =>
    battle({
      equipped: ['sword#1'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      dice: [RED.three, GREEN.three, 1, 1, 1],
      set: state => void put(state, 'dark-priest', at, 'master'),
      ...more,
    }).passes();
  const damage = (play: ReturnType<typeof fight>) => play.lines('log.attack.hit').at(-1)?.with?.damage;

  rule('DES-83.1', 'whoever attacks within three spaces of it has one range and one damage less', () => {
    expect(damage(priest(space(1, 8)))).toBe(5);
    expect(damage(priest(space(2, 12)))).toBe(5);
    expect(damage(priest(space(1, 13)))).toBe(6);
    expect(damage(priest(space(7, 9)))).toBe(6);
    // Two of them take two; chances know of it.
    const two = fight({
      equipped: ['bow#1'],
      on: space(6, 9),
      set: state => {
        put(state, 'dark-priest', space(2, 8), 'master');
      },
    });
    const hit = (play: ReturnType<typeof fight>) =>
      foretold(play.state, play.hero().id, { weapon: 'bow#1', target: space(6, 9), by: 'action' })[0]?.hit ?? 0;
    expect(hit(two)).toBeLessThan(hit(fight({ equipped: ['bow#1'], on: space(6, 9) })));
  });

  rule('DES-83.1', 'friends of it feel nothing', () => {
    const { state } = fight({ set: all => void put(all, 'dark-priest', space(5, 9), 'master') });
    const [beastman] = state.monsters;
    const [blow] = foretold(state, beastman?.id ?? 'monster:none', { target: HERE, by: 'activation' });
    const alone = fight();
    expect(blow?.wounds).toBe(foretold(alone.state, alone.monster().id, { target: HERE, by: 'activation' })[0]?.wounds);
  });

  const kills = (set: NonNullable<Fight['set']> = () => undefined) =>
    battle({
      equipped: ['sword#1'],
      monster: 'dark-priest',
      rank: 'master',
      dice: [RED.four, GREEN.three, 2, 2, 2],
      set,
    }).passes();

  rule('DES-83.2', 'who gives it the killing blow is cursed; not if it rises again', () => {
    expect(kills().hero().tokens.curse).toBe(1);
    const back = battle({
      equipped: ['sword#1'],
      monster: 'dark-priest',
      rank: 'master',
      dice: [RED.four, GREEN.three, 2, 2, 2, 5],
      set: (_, __, monster) => {
        monster.changes = [{ gain: [{ ability: 'undying' }] }];
      },
    }).passes();
    expect([back.state.monsters.length, back.hero().tokens.curse]).toEqual([1, undefined]);
  });

  rule('DES-83.3', 'what dies of anything else curses nobody', () => {
    const { state } = fight({ monster: 'dark-priest', rank: 'master', on: BESIDE });
    const [monster] = state.monsters;
    const hero = first(state.heroes);
    run(state, t =>
      calls(t).wound(t, monster?.id ?? 'monster:none', 9, { kind: 'ability', by: hero.id, what: 'aura' }),
    );
    expect([state.monsters, hero.tokens.curse]).toEqual([[], undefined]);
  });
});
