// DES-37: death.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, battle } from '../fight.ts';
import { run, scene } from '../scene.ts';
import { PLUS, walking } from '../walks.ts';

describe('death', () => {
  rule(
    ['DES-37.1', 'DES-21.30', 'DES-36.5', 'DRF-10.9'],
    'the killing blow to a master is worth 50 coins to whoever deals it, that to another nothing',
    () => {
      const kills = (rank: 'master' | 'normal') => {
        const dice = [RED.four, GREEN.three, POWER.more, POWER.blank, POWER.blank];
        const play = battle({ rank, equipped: ['sword#1'], dice }).passes();
        return [play.state.monsters.length, play.hero(0).coins, play.hero(1).coins];
      };
      expect([kills('master'), kills('normal')]).toEqual([
        [0, 350, 300],
        [0, 300, 300],
      ]);
    },
  );

  rule(['DES-37.2', 'DES-37.3'], 'a hero who loses the last wound is killed', () => {
    const play = assault({
      dice: [RED.four, GREEN.three],
      set: (_, [hero]) => {
        if (hero) hero.wounds = 2;
      },
    });
    expect([play.hero().at, play.hero().wounds]).toEqual([undefined, 16]);
  });
});

rule(
  [
    'DES-37.2',
    'DES-37.3',
    'DES-37.4',
    'DES-37.5',
    'DES-37.6',
    'DES-37.7',
    'DES-37.8',
    'DES-37.10',
    'DES-6.12',
    'DES-38.4',
    'DES-34.14',
    'DES-99.10',
  ],
  'EX-29: whoever dies wakes in Town, whole; it costs their conquest value and half their coins, and ends their turn',
  () => {
    const { state } = scene({
      set: (made, [one]) => {
        if (!one) return;
        Object.assign(one, {
          wounds: 2,
          fatigue: 0,
          coins: 125,
          order: 'dodge',
          monkey: 2,
          tokens: { burn: 2, web: 1 },
          equipped: ['sword#1'],
          skills: [],
          lasting: ['unmovable/0'],
          visit: { drinks: 2 },
        });
        made.conquest = 5;
      },
    });
    const [one] = state.heroes;
    expect(run(state, t => calls(t).wound(t, 'hero:steelhorns', 3, { kind: 'trap' }))).toBe('done');
    expect(one).toMatchObject({ wounds: 16, fatigue: 3, coins: 75, equipped: ['sword#1'] });
    expect([one?.tokens, one?.lasting, one?.visit]).toEqual([{}, [], undefined]);
    expect([one?.at, one?.order, one?.monkey, state.conquest, state.turn?.ended]).toEqual([
      undefined,
      undefined,
      undefined,
      2,
      true,
    ]);
  },
);

describe('traps of spaces', () => {
  rule('DES-37.2', 'a trap that kills ends the walk and the turn', () => {
    const play = walking(['crushing-block#1'], {
      dice: [PLUS, PLUS, PLUS, PLUS],
      set: (_, [hero]) => void (hero && Object.assign(hero, { wounds: 4 })),
    });
    const { conquest } = play.state;
    play.does('walk:space:6,10').answers(play.overlordSeat, 'card:crushing-block');
    expect(play.hero().at).toBeUndefined();
    expect(play.state.conquest).toBeLessThan(conquest);
    expect(play.state.turn?.hero).not.toBe(play.hero().id);
  });
});
