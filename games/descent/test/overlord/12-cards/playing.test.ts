// DES-12: when cards are played, what they cost, and who learns of them.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { opened } from '../../../rules/attack/open.ts';
import { statOf } from '../../../rules/effects/stats.ts';
import type { Hero } from '../../../rules/state.ts';
import { GREEN, POWER, RED } from '../../faces.ts';
import { battle, fight, HERE, monsterTurn, shownIn } from '../../fight.ts';
import { activates, fightTurn, step4, strikes } from '../../fights-of-monsters.ts';
import { put, scene } from '../../scene.ts';

const WITH_WELL = { 'well-of-darkness': true };

describe('Dodge', () => {
  rule('DES-12.2', 'the overlord is asked after every such roll, whatever they hold', () => {
    const asked = [
      ['dodge#1', 'aim#1'],
      ['doom#1', 'aim#1'],
    ].map(hand => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
        set: ({ overlord }) => void Object.assign(overlord, { threat: 5, hand }),
      });
      const { match } = play;
      const before = [
        play.asked(play.overlordSeat),
        play.asked(0),
        match.view(0),
        [...match.told(0)],
        match.undoTarget(0),
      ];
      play.passes(play.overlordSeat);
      return [before, play.asked(0), match.view(0), [...match.told(0)], match.undoTarget(0)];
    });
    expect(asked[1]).toEqual(asked[0]);
  });
});

describe('cards', () => {
  rule(['A-31', 'DES-12.3'], 'Mok makes every card dearer, Trapmaster traps cheaper: both at once', () => {
    const play = scene({
      heroes: ['spiritspeaker-mok', 'steelhorns'],
      dice: [POWER.more],
      set: (state, heroes) => {
        Object.assign(state.overlord, { threat: 3, hand: ['spiked-pit#1'], powers: ['trapmaster#1'] });
        const [hero] = heroes as [Hero];
        hero.at = space(3, 10);
      },
    }).does('action:run', 'walk:space:4,10');
    play.answers(play.overlordSeat, 'card:spiked-pit');
    // 3 + 1 - 1; and 2 + 2 wounds.
    expect([play.state.overlord.threat, play.hero().wounds]).toEqual([0, 8]);
  });
});

rule(['DES-12.4', 'DES-36.2'], 'Doom gives every monster a power die', () => {
  const play = fight({ set: state => state.overlord.powers.push('doom#1') });
  expect(opened(play.state, play.monster().id, { target: HERE, by: 'activation' }).pool).toEqual({
    red: 1,
    green: 1,
    black: 1,
  });
  expect(statOf(play.state, play.monster().id, 'armour')).toBe(2);
});

describe('activation', () => {
  rule(['DES-12.7', 'DES-12.8'], 'cards about an activation come before the first deed of it', () => {
    const cards = (deed?: string) => {
      const play = step4(state => void put(state, 'beastman', space(8, 9)), {
        dice: [1, 1],
        set: (state, [hero]) => {
          Object.assign(state.overlord, { threat: 20, hand: ['rage#1'] });
          if (hero) hero.at = space(7, 9);
        },
      });
      activates(play);
      if (deed) play.answers(play.overlordSeat, deed);
      return play.can(play.overlordSeat).includes('card:rage');
    };
    const [attack, walk] = [`attack:own:${space(7, 9)}`, `walk:${space(9, 9)}`];
    expect([cards(), cards(attack), cards(walk), cards('door:mine-door')]).toEqual([true, false, false, false]);
  });
});

describe('Aim', () => {
  rule(
    ['DES-12.7', 'DES-21.4', 'DES-13.6'],
    'is played before the dice are rolled; then any of them may be rolled again',
    () => {
      const play = fightTurn(['aim#1'], { dice: [RED.miss, GREEN.three, RED.four] });
      const seat = play.overlordSeat;
      strikes(play);
      expect(play.asked(seat)).toBe('overlord.answer.attack');
      play.answers(seat, 'card:aim');
      expect(play.state.overlord).toMatchObject({ threat: 38, played: ['aim#1'] });
      expect(play.asked(seat)).toBe('attack.aimed');
      play.answers(seat, 'die:red:0');
      // 4 and 3 hearts, and 1 of the beastman's own.
      expect(shownIn(play, 'log.attack.total')).toEqual({ damage: 8 });
    },
  );

  rule('DES-12.2', 'whoever holds none is not asked, and nobody wonders: it is the overlord’s own turn', () => {
    const play = strikes(fightTurn(['dodge#1'], { dice: [RED.four, GREEN.three] }));
    expect(play.log).toContain('log.attack.total');
  });
});

describe('DOOM!', () => {
  rule('DES-12.16', 'every monster rolls one power die more, up to five', () => {
    const play = fightTurn([], { rank: 'master', set: ({ overlord }) => void overlord.powers.push('doom#1') });
    const how = { target: HERE, by: 'activation' } as const;
    expect(opened(play.state, play.monster().id, how).pool).toEqual({ red: 1, green: 1, black: 2 });
  });
});

rule('DES-12.17', 'in the deck it is a card like any other of its type', () => {
  const play = monsterTurn(['drinkers-of-blood#1', 'lone-ogre#1'], { options: WITH_WELL }, 2);
  expect(play.can(play.overlordSeat)).toContain('card:drinkers-of-blood');
  play.answers(play.overlordSeat, 'card:drinkers-of-blood');
  const { threat, played } = play.state.overlord;
  expect([threat, played]).toEqual([40 - 5, ['drinkers-of-blood#1']]);
  // One Spawn card a turn, whatever its gem.
  expect(play.whyNot('card:lone-ogre', play.overlordSeat)).toEqual(['overlord.why.spawnStep', 'DES-11.12']);
});
