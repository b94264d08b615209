// Rules that meet in an attack: whoever makes it dies of it, one roll for several deaths, orders against each other, blows that throw.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Hero, State } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { assault, BESIDE, battle, type Fight, HERE } from './fight.ts';
import { lay, type Play, pair, put, scene, space, told } from './scene.ts';

/** Seat 0 lets everything pass that an attack asks, until somebody may act again. */
function goesOn(play: Play): Play {
  while (!play.table.over && /^(attack|effect|wounds)\./.test(play.asked(0) ?? '')) play.passes(0);
  return play;
}

const GIANT = {
  monster: 'giant',
  rank: 'master',
  on: 'base:4,9/2x2',
  dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank],
} as const satisfies Fight;

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

  rule(
    ['DES-76.6', 'DES-80.1', 'DES-80.3', 'DES-6.12', 'DES-23.9', 'DES-36.5'],
    'a Blast at one’s own feet: the mage is in Town, the Undying rises, and the other master is still paid for',
    () => {
      const play = battle(
        {
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: ['flame-strike#1'],
          monster: 'skeleton',
          rank: 'master',
          dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.twoDamage, ...BLANKS, POWER.surge],
          set: (state, heroes) => {
            put(state, 'beastman', space(4, 10), 'master');
            const [hero] = pair(heroes);
            Object.assign(hero, { wounds: 4, coins: 0 });
            state.conquest = 9;
          },
        },
        'flame-strike#1',
        BESIDE,
        'blast',
      );
      while (play.asked(0) !== 'attack.order') play.passes(0);
      play
        .seat(0)
        .chooses('attack.order', 'figure:hero:mad-carthos', 'figure:monster:skeleton#1', 'figure:monster:beastman#2');
      play.overlordWaits();
      expect([play.hero(0).at, play.hero(0).coins, play.state.conquest]).toEqual([undefined, 50, 7]);
      expect(play.state.monsters.map(({ id, wounds }) => [id, wounds])).toEqual([['monster:skeleton#1', 3]]);
      expect(play.monster().tokens.burn).toBe(1);
      expect(play.state.turn?.hero).toBe('hero:steelhorns');
    },
  );

  rule(
    ['DES-8.15', 'DES-8.22', 'DES-72.1', 'DES-13.4'],
    'the captain falls to a Guard between word and dice: the blow comes without Command',
    () => {
      const hurt = (strikes: boolean): number => {
        const play = assault({
          equipped: ['sword#1'],
          dice: strikes ? [RED.four, GREEN.three, ...BLANKS, RED.two, GREEN.one] : [RED.two, GREEN.one],
          set: (state, heroes) => {
            const [hero, friend] = pair(heroes);
            hero.order = 'guard';
            friend.at = space(1, 13);
            put(state, 'beastman', space(3, 10), 'master');
          },
        });
        if (strikes) goesOn(play.does('attack:sword#1:space:3,10'));
        else play.passes(0);
        return 16 - play.hero().wounds;
      };
      // 2 + 1 and 1 of its own, less 1 of armour; and 1 more for as long as the master stands.
      expect([hurt(false), hurt(true)]).toEqual([4, 3]);
    },
  );
});

describe('several deaths', () => {
  /** A giant sweeps two heroes who have one wound left each, with so much in the pool. */
  const sweeps = (conquest: number): Play => {
    const play = assault({
      ...GIANT,
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(friend, { at: space(3, 10), wounds: 1 });
        hero.wounds = 1;
        state.conquest = conquest;
      },
    });
    return play.passes(play.overlordSeat); // in the order of the table
  };

  rule(
    ['DES-1.2', 'DES-1.7', 'DES-23.9', 'DES-37.3'],
    'of two who would die at once the first empties the pool, and the second is not even struck',
    () => {
      const play = sweeps(3);
      expect([play.table.over, play.state.won, play.hero(1).wounds]).toEqual([true, 'overlord', 1]);
    },
  );

  rule(['DES-1.2', 'DES-37.3'], 'with one token more the second death is the one that ends it', () => {
    const play = sweeps(4);
    expect([play.table.over, play.state.won]).toEqual([true, 'overlord']);
    expect(told(play, 'log.dies')).toHaveLength(2);
  });

  const lastBlow = (first: 'hero:mad-carthos' | 'monster:ourgash', second: string) => {
    const play = battle(
      {
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['flame-strike#1'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.twoDamage, ...BLANKS],
        set: (state, heroes, monster) => {
          const [hero] = pair(heroes);
          hero.wounds = 1;
          state.conquest = 2;
          state.monsters = [{ ...monster, id: 'monster:ourgash', rank: 'unique', unique: 'ourgash', wounds: 1 }];
        },
      },
      'flame-strike#1',
      BESIDE,
      'blast',
    );
    while (play.asked(0) !== 'attack.order') play.passes(0);
    play.seat(0).chooses('attack.order', `figure:${first}`, `figure:${second}`);
    return [play.table.over, play.state.won, play.state.conquest];
  };
  rule(
    ['DES-1.7', 'DES-1.1', 'DES-23.9'],
    'the villain and the last conquest in one blast: whoever is struck first decides the quest',
    () => {
      expect(lastBlow('monster:ourgash', 'hero:mad-carthos')).toEqual([true, 'heroes', 2]);
      expect(lastBlow('hero:mad-carthos', 'monster:ourgash')).toEqual([true, 'overlord', 0]);
    },
  );
});

describe('orders against each other', () => {
  rule(
    ['DES-8.29', 'DES-8.11', 'DES-8.12', 'DES-66.5'],
    'an aimed Sweep on one who dodges and one who does not: no die is rolled again, and Dodge stays',
    () => {
      const play = assault(
        {
          ...GIANT,
          dice: [RED.miss, GREEN.three, GREEN.three, YELLOW.three, POWER.blank],
          set: (_, heroes) => {
            const [hero, friend] = pair(heroes);
            hero.order = 'dodge';
            friend.at = space(3, 10);
          },
        },
        { aimed: true },
      );
      expect(play.told()).toEqual(expect.arrayContaining(['log.attack.cancelled', 'log.attack.fails.miss']));
      expect([play.hero(0).order, play.hero(0).wounds, play.hero(1).wounds]).toEqual(['dodge', 16, 8]);
    },
  );

  rule(
    ['DES-8.13', 'DES-8.30', 'DES-20.14'],
    'a hero’s own Blast on two dodging friends: the first at the attacker’s left chooses, not the first at the table',
    () => {
      const play = scene({
        heroes: ['steelhorns', 'mad-carthos', 'one-fist'],
        players: 3,
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.three, ...BLANKS],
        set: (state, heroes) => {
          const [one, two, three] = heroes as [Hero, Hero, Hero];
          Object.assign(one, { at: space(4, 9), order: 'dodge' });
          Object.assign(two, { at: space(1, 12), equipped: ['flame-strike#1'] });
          Object.assign(three, { at: space(4, 10), order: 'dodge' });
          state.turn = { ...state.turn, hero: two.id } as State['turn'];
        },
      });
      play.answers(1, 'action:battle', 'attack:flame-strike#1:blast/space:4,9');
      expect([play.asked(2), play.asked(0)]).toEqual(['attack.dodge', undefined]);
    },
  );

  rule(
    ['DES-8.6', 'DES-13.7', 'DES-19.4'],
    'EX-10: an aimed shot is rolled again: the new miss stands, and nobody rolls a third time',
    () => {
      const play = battle({
        hero: 'trenloe-the-strong',
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, RED.miss],
        set: (_, heroes) => {
          pair(heroes)[0].order = 'aim';
        },
      });
      play.does('aim').overlordWaits();
      play.does('die:red:0').overlordWaits();
      expect(play.told().at(-1)).toBe('log.attack.fails.miss');
      expect([play.hero().order, told(play, 'log.attack.reroll')]).toEqual([undefined, [expect.anything()]]);
    },
  );
});

describe('thrown', () => {
  const OGRE = { monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.two, GREEN.one, GREEN.one] } as const satisfies Fight;
  const throwsTo = (play: Play): string[] => play.can(play.overlordSeat).filter(key => key.startsWith('place:'));

  rule(['DES-54.10', 'DES-73.3'], 'R18: onto a sleeping glyph: it wakes at that hero’s next turn, not before', () => {
    const play = assault({
      ...OGRE,
      set: state => void lay(state, { kind: 'glyph', active: false }, space(1, 9)),
    });
    play.answers(play.overlordSeat, 'place:space:1,9');
    expect([play.hero().at, play.state.conquest]).toEqual(['space:1,9', 5]);
  });

  rule(
    ['DES-73.3', 'DES-73.6', 'DES-46.2'],
    'R15: into a pit, and one more wound; over rubble and water, but not onto them',
    () => {
      const play = assault({
        ...OGRE,
        set: state => {
          state.board.terrain[space(2, 9)] = 'rubble';
          state.board.terrain[space(2, 10)] = 'water';
          state.board.terrain[space(1, 9)] = 'pit';
        },
      });
      expect(throwsTo(play)).not.toContain('place:space:2,9');
      expect(throwsTo(play)).not.toContain('place:space:2,10');
      const before = play.hero().wounds;
      play.answers(play.overlordSeat, 'place:space:1,9');
      expect(before - play.hero().wounds).toBe(1);
    },
  );

  rule(
    ['DES-73.2', 'DES-25.2', 'DES-26.1'],
    'not over the threshold of a shut door; over an open one into the dark, which comes to light at once',
    () => {
      const at = space(7, 9);
      const thrown = (open: boolean) =>
        assault(
          {
            ...OGRE,
            at,
            on: 'base:5,9/2x2',
            set: (state, heroes) => {
              if (open) state.board.open.push('mine-door');
              pair(heroes)[1].at = undefined;
            },
          },
          { target: at },
        );
      expect(throwsTo(thrown(false)).filter(key => key.includes(':8,') || key.includes(':9,'))).toEqual([]);
      const play = thrown(true);
      play.answers(play.overlordSeat, 'place:space:9,9');
      expect([play.hero().at, play.state.board.revealed]).toEqual(['space:9,9', [0, 1]]);
    },
  );

  rule('DES-26.11', 'R84: nobody pushes a monster into what nobody has seen', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: space(6, 9), skills: ['telekinesis'] });
        friend.at = space(6, 10);
        state.board.open.push('mine-door');
        put(state, 'skeleton', space(7, 9));
        put(state, 'skeleton', space(7, 10));
      },
    }).does('action:run');
    // Heroes beside them, walls, and beyond the threshold the dark: the skeletons can be pushed nowhere.
    play.does('use:telekinesis:0');
    expect(play.can()).toEqual(['figure:hero:andira-runehand', 'figure:hero:steelhorns']);
  });
});

rule(
  ['DES-13.10', 'DES-30.9', 'DES-37.2'],
  'R77: the Mimic and whoever opened it fall in one blast: what it held comes to the opener, in Town',
  () => {
    const play = battle(
      {
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['flame-strike#1'],
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.twoDamage, ...BLANKS],
        set: (state, heroes, monster) => {
          const chest = { id: 'marker:chest#1', kind: 'chest', tier: 'copper', at: BESIDE } as const;
          state.monsters = [{ ...monster, chest }];
          state.guide.chests[chest.id] = 3;
          state.guide.openers[chest.id] = 'hero:mad-carthos';
          state.decks.treasures.copper = ['belt-of-strength#1', 'ring-of-quickness#1'];
          const [hero] = pair(heroes);
          Object.assign(hero, { wounds: 1, coins: 0, at: HERE });
          state.conquest = 9;
        },
      },
      'flame-strike#1',
      BESIDE,
      'blast',
    );
    while (play.asked(0) !== 'attack.order') play.passes(0);
    play.seat(0).chooses('attack.order', 'figure:hero:mad-carthos', 'figure:monster:beastman#1');
    while (play.asked(0) === 'equip.ask') play.passes(0);
    expect([play.hero(0).at, play.hero(0).coins, play.state.monsters]).toEqual([undefined, 100, []]);
    expect([...play.hero(0).equipped, ...play.hero(0).pack].length).toBe(2);
  },
);
