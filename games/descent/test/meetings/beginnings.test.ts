// Aims, ends and preparation meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import type { Hero } from '../../rules/state.ts';
import { BLANKS, GREEN, POWER, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle } from '../fight.ts';
import { GIANT } from '../fights-of-monsters.ts';
import { begun, lay, type Play, pair, put, scene, told } from '../scene.ts';

rule(
  ['DES-0.9', 'DES-12.2', 'DES-3.28'],
  'the overlord’s cards and numbers under chests are for the overlord alone',
  () => {
    const play = scene({
      set: state => {
        state.overlord.hand = ['aim#1', 'dodge#1'];
        state.overlord.discard = ['rage#1'];
        const chest = lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
        state.guide.chests[chest.id] = 2;
        state.guide.pools.copper = [1, 3];
        state.guide.flags = ['told-nobody'];
      },
    });
    const hero = play.match.view(0);
    expect(hero.overlord).toMatchObject({ hand: 2, discard: 1 });
    expect(JSON.stringify(hero)).not.toMatch(/aim#1|dodge#1|rage#1|told-nobody/);
    expect(hero.guide).toBeUndefined();
    const overlord = play.match.view(play.overlordSeat);
    expect(overlord.overlord).toMatchObject({ cards: ['aim#1', 'dodge#1'], burnt: ['rage#1'] });
    expect(overlord.guide?.chests).toEqual({ 'marker:chest#1': 2 });
    // Nobody knows the order of a pile.
    expect(JSON.stringify(overlord.guide?.pools)).toBe('{"copper":[],"silver":[],"gold":[]}');
  },
);

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
      expect([play.over, play.state.won, play.hero(1).wounds]).toEqual([true, 'overlord', 1]);
    },
  );

  rule(['DES-1.2', 'DES-37.3'], 'with one token more the second death is the one that ends it', () => {
    const play = sweeps(4);
    expect([play.over, play.state.won]).toEqual([true, 'overlord']);
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
    return [play.over, play.state.won, play.state.conquest];
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

rule(
  ['DES-2.7', 'DES-36.4'],
  'what stands on the board is open to all, and a master is the stronger of its kind',
  () => {
    const play = scene({
      set: state => {
        put(state, 'beastman', space(4, 9));
        put(state, 'beastman', space(5, 9), 'master');
      },
    });
    expect(play.match.view(0).monsters.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['beastman', 'normal'],
      ['beastman', 'master'],
    ]);
    const [normal, master] = play.state.monsters;
    expect((master?.wounds ?? 0) > (normal?.wounds ?? 0)).toBe(true);
  },
);

rule(
  ['DES-3.21', 'DES-36.1'],
  'R4: monsters have the card for hero figures and the overlord, however many people play',
  () => {
    const wounds = (heroes: readonly string[], options = {}) => {
      const state = begun({ heroes, options });
      return put(state, 'beastman', space(4, 9)).wounds;
    };
    const card = monsterRow('beastman').normal.wounds;
    const four = ['steelhorns', 'mad-carthos', 'ispher', 'bogran-the-shadow'];
    expect([wounds(four.slice(0, 2)), wounds(four.slice(0, 3)), wounds(four)]).toEqual([card[3], card[4], card[5]]);
    expect(wounds(four, { 'monsters-by-people': true })).toBe(card[2]);
  },
);

describe('cards', () => {
  rule(['DES-3.24', 'DES-11.9'], 'a ninth card that the quest gives while heroes play is no card to keep', () => {
    const play = scene({
      set: ({ overlord }) =>
        void Object.assign(overlord, {
          deck: ['aim#1', 'aim#2'],
          hand: [...copiesOf('dodge', 3), ...copiesOf('charge', 2), ...copiesOf('spiked-pit', 2), 'doom#1'],
        }),
      first: t => carryOut(t, [{ op: 'give', to: 'overlord', cards: 1 }], {}),
    });
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.asked(0)]).toEqual(['overlord.discard', undefined]);
    play.answers(seat, 'burn:doom');
    expect([play.state.overlord.hand.length, play.state.overlord.threat, play.asked(0)]).toEqual([
      8,
      5,
      'turn.declare',
    ]);
  });

  rule(
    ['DES-1.2', 'DES-37.3', 'DES-12.9'],
    'a door blows up in the faces of two: the quest is over with the first, and the second has not even thrown',
    () => {
      const play = scene({
        dice: [...BLANKS, POWER.blank],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          Object.assign(hero, { at: space(7, 9), wounds: 4 });
          Object.assign(friend, { at: space(7, 10), wounds: 4 });
          Object.assign(state.overlord, { threat: 9, hand: ['explosive-door#1'] });
          state.conquest = 3;
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'card:explosive-door');
      expect([play.over, play.state.won, told(play, 'log.overlord.harm').length]).toEqual([true, 'overlord', 1]);
      expect(play.state.board.revealed).toEqual([0]);
    },
  );
});
