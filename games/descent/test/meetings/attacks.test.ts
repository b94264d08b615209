// Attacks meet other chapters: whoever makes one dies of it, one roll for several deaths, healing in Town, who is in between.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { affectedBy } from '../../rules/attack/affected.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { account } from '../../rules/attack/sheet.ts';
import { canAim, meleeSpaces } from '../../rules/attack/sight.ts';
import { areAdjacent } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { ASIDE, assault, BESIDE, battle, FAR, type Fight, fight, HERE, said } from '../fight.ts';
import { GIANT } from '../fights-of-monsters.ts';
import { pair, put, run, scene, told } from '../scene.ts';

describe('on friends', () => {
  rule(
    ['DES-20.14', 'DES-21.10'],
    'heroes may attack heroes; surges need not be spent, and points may go to range',
    () => {
      const play = battle(
        {
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: ['immolation#1'],
          dice: [WHITE.threeSurge, GREEN.twoSurge, POWER.more, POWER.more, POWER.blank],
        },
        'immolation#1',
        ASIDE,
      );
      play.passes();
      expect(play.asked()).toBe('attack.split');
      play.answers(0, '2');
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 3 + 2 + 2 });
    },
  );
});

describe('what is declared', () => {
  rule(
    ['DES-21.1', 'DES-21.2', 'DES-21.3', 'DES-21.5', 'DRF-9.5', 'DES-20.1'],
    'a space in sight, and a weapon; then the steps one after the other',
    () => {
      const play = battle({
        equipped: ['sword#1'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.two, GREEN.one, ...BLANKS],
      });
      play.passes();
      const steps = play.log.filter(text => text.startsWith('log.attack.'));
      expect(steps).toEqual(['log.attack.on', 'log.attack.roll', 'log.attack.total', 'log.attack.hit']);
      const hidden = fight({
        hero: 'grey-ker',
        equipped: ['bow#1'],
        at: space(2, 9),
        on: space(3, 9),
        set: state => void put(state, 'skeleton', space(5, 9)),
      });
      expect(attacksOf(hidden.state, hidden.hero().id, 'action').map(({ target }) => target)).not.toContain(
        space(5, 9),
      );
    },
  );

  rule(
    ['DES-21.5', 'DES-22.11', 'DES-66.4'],
    'between two heaps of rubble nobody strikes, though they touch and could walk through (R1)',
    () => {
      const there = space(4, 10);
      const aims = (rubble: readonly Space[], options: Fight['options'] = {}) => {
        const play = fight({
          equipped: ['sword#1'],
          on: there,
          options,
          set: ({ board }) => void Object.assign(board.terrain, Object.fromEntries(rubble.map(at => [at, 'rubble']))),
        });
        const { state } = play;
        return [
          attacksOf(state, play.hero().id, 'action').some(({ target }) => target === there),
          attacksOf(state, play.monster().id, 'activation').some(({ target }) => target === HERE),
          meleeSpaces(state, play.hero()).includes(there),
          areAdjacent(state, play.hero(), play.monster()),
        ];
      };
      const [beside, below] = [BESIDE, space(3, 10)];
      expect(aims([beside])).toEqual([true, true, true, true]);
      expect(aims([beside, below])).toEqual([false, false, false, true]);
      // Where the table looks between two that meet at a corner, it strikes there too.
      expect(aims([beside, below], { 'corner-pinch': false })).toEqual([true, true, true, true]);
    },
  );

  rule(['DES-23.7', 'DES-25.2'], 'a closed door stops every attack', () => {
    const aims = (open: readonly string[]) => {
      const play = fight({
        hero: 'grey-ker',
        equipped: ['bow#1'],
        at: FAR,
        on: space(8, 9),
        set: state => {
          state.board.revealed.push(1);
          state.board.open.push(...open);
        },
      });
      return [canAim(play.state, play.hero(), 'ranged', space(8, 9)), canAim(play.state, play.monster(), 'melee', FAR)];
    };
    expect([aims([]), aims(['mine-door'])]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  rule(
    ['DES-20.15', 'DES-36.1', 'DES-36.4', 'DES-3.21'],
    'a monster has the dice of its card; a master better ones; and wounds by the number of players',
    () => {
      const wounds = (heroes: readonly string[]) =>
        scene({ heroes, set: state => void put(state, 'beastman', FAR, 'master') }).monster().wounds;
      expect([
        wounds(['steelhorns', 'mad-carthos']),
        wounds(['steelhorns', 'mad-carthos', 'ispher']),
        wounds(['steelhorns', 'mad-carthos', 'ispher', 'lyssa']),
      ]).toEqual([3, 4, 5]);
      const pool = (rank: 'normal' | 'master') => {
        const play = fight({ rank });
        return opened(play.state, play.monster().id, { target: HERE, by: 'activation' }).pool;
      };
      expect([pool('normal'), pool('master')]).toEqual([
        { red: 1, green: 1 },
        { red: 1, green: 1, black: 1 },
      ]);
    },
  );
});

describe('what may be expected', () => {
  rule(['DES-21.1', 'DES-88.1'], 'is worked out with the figures of the rules: hit, kill and wounds', () => {
    // 1 red, 1 green and no other die; armour 2, 2 wounds: all but a miss hits, and 4 damage kill.
    const play = fight({ hero: 'grey-ker', equipped: ['sword#1'] });
    const [odds] = foretold(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect(odds).toMatchObject({ figure: play.monster().id });
    expect(odds?.hit).toBeCloseTo(5 / 6, 6);
    // Of 36 throws: 18 with 3 or 4 on the red die, 5 with its 2, 4 with its 1 (two surges are a point).
    expect(odds?.kill).toBeCloseTo(27 / 36, 6);
  });
});

describe('the sum', () => {
  rule(['DES-21.31', 'DES-60.6'], 'is told line by line: dice, Command, bonuses, what surges bought', () => {
    const play = battle({
      equipped: ['axe#1'],
      skills: ['blessing', 'mighty'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      dice: [RED.threeSurge, GREEN.one, ...BLANKS],
    });
    play.does('surge:0');
    const [current] = play.state.attacks;
    if (!current) throw new Error('no attack is under way');
    expect(account(current).map(({ source, bonus }) => [source.text, bonus.damage])).toEqual([
      ['line.dice', 4],
      ['line.power', 0],
      ['hero.steelhorns', 1],
      ['skill.mighty', 2],
      ['item.axe', 1],
    ]);
  });

  rule(['DES-21.16', 'DES-88.2'], 'surges that a monster pays for Fear give no threat', () => {
    const threat = (dice: readonly number[]) => {
      const play = assault({ monster: 'ogre', on: 'base:4,9/2x2', equipped: ['deflect#1'], dice });
      play.passes(play.overlordSeat);
      return play.state.overlord.threat;
    };
    expect([
      threat([RED.threeSurge, GREEN.twoSurge, GREEN.three]),
      threat([RED.threeSurge, GREEN.twoSurge, GREEN.twoSurge]),
    ]).toEqual([0, 1]);
  });
});

rule(
  ['DES-22.1', 'DRF-2.7', 'DES-22.2'],
  'who both looks from beside and past one does both at once: Crack Shot and Precision',
  () => {
    const sees = (skills: readonly string[]): boolean => {
      const play = fight({
        hero: 'silhouette',
        friend: 'varikas-the-dead',
        skills,
        equipped: ['bow#1'],
        at: space(1, 9),
        monster: 'skeleton',
        on: space(4, 9),
        set: (state, heroes) => {
          pair(heroes)[1].at = space(1, 13);
          put(state, 'beastman', space(2, 9));
          put(state, 'beastman', space(3, 9));
          put(state, 'beastman', space(3, 10));
        },
      });
      return canAim(play.state, play.hero(), 'ranged', space(4, 9));
    };
    expect([sees([]), sees(['crack-shot']), sees(['precision']), sees(['crack-shot', 'precision'])]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
);

describe('turns and figures', () => {
  rule(['DES-22.9', 'DES-66.4'], 'a Sweep reaches those who stand behind others', () => {
    const play = assault({
      monster: 'giant',
      rank: 'master',
      on: 'base:4,9/2x2',
      dice: [RED.two, GREEN.one, GREEN.one, YELLOW.three, POWER.blank],
      set: (_, [, friend]) => {
        if (friend) friend.at = space(2, 9);
      },
    });
    play.passes(play.overlordSeat); // in whatever order
    expect([play.hero(0).wounds, play.hero(1).wounds]).toEqual([16 - 3, 8 - 3]);
  });
});

describe('whoever makes it dies of it', () => {
  rule(
    ['DES-23.1', 'DES-8.22', 'DRF-2.3', 'DES-36.6', 'DES-66.3'],
    'one blow, two heroes: the first takes the giant along, and the second is struck by it all the same',
    () => {
      const play = assault({
        ...GIANT,
        skills: ['divine-retribution'],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(friend, { at: space(3, 10), wounds: 16, coins: 0 });
          Object.assign(hero, { wounds: 1, coins: 0 });
          state.conquest = 9;
        },
      });
      play.passes(play.overlordSeat); // in the order of the table
      expect(play.state.monsters).toEqual([]);
      expect([play.hero(0).at, play.hero(0).coins, play.state.conquest]).toEqual([undefined, 0, 6]);
      expect(play.hero(1).wounds).toBe(8);
      expect(told(play, 'log.token.gained')).toHaveLength(1); // The dead are not stunned.
    },
  );
});

describe('who stands between', () => {
  rule(['DES-23.7', 'DES-25.2'], 'a shut door stops the Word of Vaal as well', () => {
    const struck = (open: readonly string[]): number => {
      const play = fight({
        hero: 'andira-runehand',
        equipped: ['word-of-vaal#1'],
        at: FAR,
        on: space(8, 9),
        set: state => {
          state.board.revealed.push(1);
          state.board.open.push(...open);
        },
      });
      const how = { weapon: 'word-of-vaal#1', target: FAR, by: 'action', area: 'around' } as const;
      return affectedBy(play.state, opened(play.state, play.hero().id, how)).length;
    };
    expect([struck([]), struck(['mine-door'])]).toEqual([0, 1]);
  });
});

rule(['DES-24.4', 'DES-7.8'], 'Steelhorns’ charge ends his movement: no fatigue carries him away from it', () => {
  const play = fight({ equipped: ['sword#1'], at: space(2, 9), on: space(4, 9), dice: [RED.miss] });
  play.does('action:run', `walk:${HERE}`, 'use:steelhorns:0').overlordWaits();
  play.does('fatigue');
  expect([play.state.turn?.movement, play.can().filter(key => key.startsWith('walk:'))]).toEqual([1, []]);
});

rule(
  ['DES-37.2', 'DES-102.1', 'DES-45.1'],
  'R99: what a hero drops who dies over water lies beside it, where somebody can take it',
  () => {
    const falls = (terrain: 'water' | 'pit'): Space | undefined => {
      const { state } = scene({
        quest: 'black-blade',
        set: (table, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: friend.at, objects: ['black-blade'] });
          friend.at = undefined;
          table.board.terrain[hero.at as Space] = terrain;
        },
      });
      const at = state.heroes[0]?.at as Space;
      run(state, t => calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'script' }));
      const lies = state.board.markers.find(({ kind }) => kind === 'object')?.at;
      return lies === at ? undefined : lies;
    };
    expect([falls('water') !== undefined, falls('pit')]).toEqual([true, undefined]);
  },
);
