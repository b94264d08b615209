// Items of the Tomb of Ice at work.

import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { itemRow, items, shop } from '../../content/items.ts';
import type { Dice } from '../../content/vocabulary.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { calls } from '../../rules/calls.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, fight, said } from '../fight.ts';
import { takesTurn } from '../scene.ts';

const ICE = { options: { 'tomb-of-ice': true } } as const;

const X = 1;

describe('items', () => {
  test('Leviathan and the Stone Cutter roll the stealth die, which misses anybody', () => {
    for (const [weapon, dice] of [
      ['leviathan#1', [RED.four, GREEN.three, GREEN.three]],
      ['stone-cutter#1', [RED.four, GREEN.three, GREEN.three, YELLOW.three, YELLOW.three]],
    ] as const) {
      const swing = (die: number) =>
        battle({ ...ICE, hero: 'landrec-the-wise', equipped: [weapon], dice: [...dice, die] }, weapon).log;
      expect(swing(X), weapon).toContain('log.attack.fails.miss');
      expect(swing(3), weapon).not.toContain('log.attack.fails.miss');
    }
    // Whoever weighs it is told so: four of its six sides let the blow through.
    const hits = (weapon: string) => {
      const { state } = fight({ ...ICE, hero: 'grey-ker', equipped: [weapon] });
      return foretold(state, 'hero:grey-ker', { weapon, target: BESIDE, by: 'action' })[0]?.hit;
    };
    expect(hits('leviathan#1')).toBeCloseTo((Number(hits('lifedrinker#1')) * 2) / 3);
  });

  test('Ripper and the Bow of the Hawk have a die of their own attacks rolled again', () => {
    const shot = battle(
      { ...ICE, equipped: ['ripper#1'], dice: [BLUE.miss, GREEN.three, YELLOW.three, ...BLANKS, BLUE.two] },
      'ripper#1',
    );
    expect(shot.asked()).toBe('attack.again');
    // Any of them, and one alone.
    const dice = shot.can();
    expect(dice.map(key => key.split(':')[1])).toEqual(expect.arrayContaining(['blue', 'green', 'yellow']));
    expect(() => shot.seat(0).chooses('attack.again', ...dice.slice(0, 2))).toThrow();
    const hawk = battle(
      {
        ...ICE,
        equipped: ['bow-of-the-hawk#1'],
        dice: [BLUE.miss, GREEN.three, GREEN.three, YELLOW.three, ...BLANKS],
      },
      'bow-of-the-hawk#1',
    );
    expect(hawk.asked()).toBe('attack.again');
    // Not those with another weapon.
    const other = battle({ ...ICE, equipped: ['ripper#1', 'sword#1'], dice: [RED.miss, GREEN.three] }, 'sword#1');
    expect(other.asked()).not.toBe('attack.again');
  });

  test('the Beastman Fetish does so once, in one’s own turn', () => {
    const play = battle(
      {
        ...ICE,
        equipped: ['beastman-fetish#1', 'sword#1'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.miss, GREEN.three, ...BLANKS, RED.miss],
      },
      'sword#1',
      'space:4,9',
    );
    expect(play.asked()).toBe('attack.again');
    play.does(play.can().find(key => key.includes('red')) ?? '').overlordWaits();
    expect(play.state.turn?.used).toEqual(['beastman-fetish#1/0']);
    // The second attack of the turn is made without it.
    const second = play.can().find(key => key.startsWith('attack:sword#1'));
    expect(
      play
        .does(second ?? 'no attack is left')
        .overlordWaits()
        .asked(),
    ).not.toBe('attack.again');
    // Guard strikes in the turn of another.
    const guard = assault({
      ...ICE,
      equipped: ['beastman-fetish#1', 'sword#1'],
      dice: [RED.miss, GREEN.three],
      set: (state, [hero, friend]) => {
        if (hero) hero.order = 'guard';
        if (friend) takesTurn(state, friend);
      },
    });
    expect(guard.does(guard.can().find(key => key.startsWith('attack:sword#1')) ?? 'no guard').asked()).not.toBe(
      'attack.again',
    );
  });

  test('Lifedrinker heals whoever kills with it', () => {
    const kill = (weapon: string, ...others: readonly string[]) =>
      battle(
        {
          ...ICE,
          equipped: [weapon, ...others],
          dice: [RED.four, GREEN.three, GREEN.three, ...BLANKS],
          set: (_, [hero]) => void (hero && Object.assign(hero, { wounds: 5 })),
        },
        weapon,
      )
        .passes()
        .hero().wounds;
    expect([kill('lifedrinker#1'), kill('axe#1', 'lifedrinker#1')]).toEqual([6, 5]);
  });

  test('whoever rests in the Red Plate of Kellos recovers 3 wounds', () => {
    const rests = (...equipped: readonly string[]) =>
      fight({
        ...ICE,
        equipped,
        position: { at: 'turnStart' },
        set: (_, [hero]) => void (hero && Object.assign(hero, { wounds: 5, order: 'rest', fatigue: 0 })),
      })
        .overlordWaits()
        .hero().wounds;
    expect([rests('red-plate-of-kellos#1'), rests()]).toEqual([8, 5]);
  });

  test('within 6 spaces of the Star of Kellos no monster rises again', () => {
    const falls = (equipped: readonly string[], away = 1) => {
      const play = fight({
        ...ICE,
        equipped,
        at: space(1, 9),
        on: space(1 + away, 9),
        monster: 'skeleton',
        rank: 'master',
        position: { at: 'act' },
        dice: [POWER.surge],
        set: (_, __, monster) => {
          monster.changes = [{ gain: [{ ability: 'undying' }] }];
        },
        *first(t) {
          const [monster] = t.state.monsters;
          if (monster) yield* calls(t).wound(t, monster.id, 99, { kind: 'attack' });
        },
      });
      return play.state.monsters.length;
    };
    expect([falls(['star-of-kellos#1']), falls(['star-of-kellos#1'], 6), falls([])]).toEqual([0, 0, 1]);
    expect(falls(['star-of-kellos#1'], 7)).toBe(1);
  });

  test('the Hammer throws, the Morning Star helps the other hand, the Eagle’s Staff breathes', () => {
    const thrown = battle(
      { ...ICE, equipped: ['hammer#1'], dice: [RED.two, GREEN.one, ...BLANKS] },
      'hammer#1',
    ).passes();
    expect(thrown.asked()).toBe('attack.throw');
    const helped = battle(
      { ...ICE, equipped: ['sword#1', 'morning-star#1'], dice: [RED.two, GREEN.one, POWER.surge, ...BLANKS] },
      'sword#1',
    );
    // Its surge is the only one that there is.
    expect(helped.can()).toContain('surge:0');
    expect(said(helped.passes(), 'log.attack.hit')?.damage).toBe(2 + 1 + 1);
    const staff = fight({ ...ICE, equipped: ['screaming-eagle-staff#1'] }).does('action:battle');
    expect(staff.can().some(key => key.includes('breath'))).toBe(true);
  });

  test('each weapon rolls the dice that are printed on it', () => {
    const rolled: { readonly [weapon: string]: Dice } = {
      hammer: { red: 1, green: 1 },
      'morning-star': { red: 1, yellow: 2 },
      leviathan: { red: 1, green: 2 },
      ripper: { blue: 1, green: 1, yellow: 1 },
      'screaming-eagle-staff': { white: 1, yellow: 1 },
      'bow-of-the-hawk': { blue: 1, green: 2, yellow: 1 },
      lifedrinker: { red: 1, green: 2 },
      'star-of-kellos': { white: 1, green: 2, yellow: 1 },
      'stone-cutter': { red: 1, green: 2, yellow: 2 },
    };
    const weapons = items.filter(({ box, weapon }) => box === 'tomb-of-ice' && weapon).map(({ id }) => id);
    expect(weapons.toSorted()).toEqual(Object.keys(rolled).toSorted());
    for (const [id, dice] of Object.entries(rolled)) {
      const hero = itemRow(id).weapon?.kind === 'melee' ? 'grey-ker' : 'steelhorns';
      const weapon = `${id}#1`;
      const { state } = fight({ ...ICE, hero, equipped: [weapon] });
      expect(opened(state, `hero:${hero}`, { weapon, target: BESIDE, by: 'action' }).pool, id).toEqual(dice);
    }
  });

  test('there are 15, and what the shop has of them costs 100 and 75 coins', () => {
    expect(items.filter(({ box }) => box === 'tomb-of-ice')).toHaveLength(15);
    const priced = shop.filter(({ box }) => box === 'tomb-of-ice').map(({ id, price }) => [id, price]);
    expect(priced).toEqual([
      ['hammer', 100],
      ['morning-star', 75],
    ]);
  });
});
