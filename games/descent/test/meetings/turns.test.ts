// Turns, actions and orders meet other chapters: what lingers and what was ordered, orders against each other, Guard.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { blowOn } from '../../rules/attack/hit.ts';
import { opened } from '../../rules/attack/open.ts';
import { descent } from '../../rules/game.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import type { Hero, State } from '../../rules/state.ts';
import { onGuard } from '../aims.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { aimsAtDodge, assault, BESIDE, battle, fight, HERE } from '../fight.ts';
import { acting, GIANT, overlordTurn } from '../fights-of-monsters.ts';
import { type Plan, type Play, pair, put, scene, told } from '../scene.ts';
import { FACES, holdsCards, standing } from '../standing.ts';

/** Seat 0 lets everything pass that an attack asks, until somebody may act again. */
function goesOn(play: Play): Play {
  while (!play.over && /^(attack|effect|wounds)\./.test(play.asked(0) ?? '')) play.passes(0);
  return play;
}

/** A monster that may act in this turn. */
const ready = (state: State, ...how: Parameters<typeof put> extends [State, ...infer More] ? More : never) =>
  Object.assign(put(state, ...how), { ready: true });

describe('a walk that ends otherwise', () => {
  rule(
    ['DES-6.12', 'DES-12.9', 'DES-37.2', 'DES-25.2'],
    'the hero who was to open the door is killed three spaces before it, and the door stays shut',
    () => {
      const play = scene({
        dice: [FACES.enhanced],
        set: standing(3, 9, (state, hero) => {
          holdsCards(state, 'spiked-pit#1');
          hero.wounds = 2;
          state.conquest = 9;
        }),
      }).does('action:run', 'walk:space:7,9');
      play.answers(play.overlordSeat, 'card:spiked-pit');
      play.overlordWaits();
      expect([play.hero().at, play.state.board.open, play.state.turn?.hero]).toEqual([
        undefined,
        [],
        'hero:mad-carthos',
      ]);
      expect(play.state.conquest).toBe(6);
      expect(play.state.board.terrain).toEqual({ 'space:4,9': 'pit' });
    },
  );
});

rule(
  ['DES-7.5', 'DES-16.11'],
  'EX-8: Advance at speed 4: one step, the attack, three steps, back too; nothing is left',
  () => {
    const play = fight({ equipped: ['sword#1'], at: space(2, 9), dice: [RED.miss, GREEN.one, ...BLANKS] });
    play.does('action:advance', `walk:${HERE}`).overlordWaits();
    play.does(`attack:sword#1:${BESIDE}`);
    expect([play.state.turn?.movement, play.state.turn?.attacks]).toEqual([3, 0]);
    play.does(`walk:${space(2, 9)}`, `walk:${space(1, 9)}`, `walk:${space(2, 9)}`).overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(2, 9), 0]);
  },
);

describe('orders', () => {
  const fighter = (skills: readonly string[], order?: 'aim' | 'guard'): Play =>
    fight({
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills,
      set: (_, heroes) => Object.assign(pair(heroes)[0], { order }),
    }).does('action:battle');

  rule(['DES-8.4', 'DES-7.4'], 'R9: Unmovable puts Guard in the place of an Aim that was never used', () => {
    expect(fighter(['unmovable'], 'aim').does('use:unmovable:0').hero().order).toBe('guard');
    expect(fighter(['unmovable'], 'guard').can()).not.toContain('use:unmovable:0');
  });

  rule(['DRF-2.5b', 'DES-7.4'], 'the Guard of Unmovable is lent by Leadership like any order', () => {
    const play = fighter(['unmovable', 'leadership']).does('use:unmovable:0', 'use:leadership:1');
    expect([play.hero(0).order, play.hero(1).order, play.hero().fatigue]).toEqual([undefined, 'guard', 2]);
  });
});

describe('things', () => {
  rule(['DES-8.7', 'DES-34.13', 'DES-35.28'], 'who hands the sword in use to a ferret aims no more', () => {
    const gives = (pack: boolean) => {
      const play = scene({
        heroes: ['andira-runehand', 'steelhorns'],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: HERE, order: 'aim', [pack ? 'pack' : 'equipped']: ['sword#1'] });
          friend.at = space(1, 13);
          state.companions = [{ id: 'mata', owner: hero.id, at: HERE, carries: [] }];
        },
      }).does('action:run', 'give:sword#1:familiar:mata');
      return [play.hero().order, play.state.companions[0]?.carries];
    };
    expect([gives(false), gives(true)]).toEqual([
      [undefined, ['sword#1']],
      ['aim', ['sword#1']],
    ]);
  });

  rule(['DES-6.5', 'DES-28.3', 'DES-2.3'], 'a shield that is exhausted is so in other hands too', () => {
    const play = scene({
      set: (_, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: HERE, equipped: ['iron-shield#1'], exhausted: ['iron-shield#1'] });
        friend.at = space(3, 10);
      },
    }).does('action:run', 'give:iron-shield#1:hero:mad-carthos');
    expect([play.hero(0).exhausted, play.hero(1).equipped, play.hero(1).exhausted]).toEqual([
      [],
      ['iron-shield#1'],
      ['iron-shield#1'],
    ]);
  });
});

describe('Aim and things', () => {
  const aiming = (at: ReturnType<typeof space> | undefined): Play =>
    scene({
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at, order: 'aim', equipped: ['sword#1'], pack: ['dagger#1'], coins: 0 });
        friend.at = at === undefined ? undefined : space(1, 13);
        put(state, 'skeleton', space(6, 9));
      },
    });

  rule(
    ['DES-8.7', 'DES-34.13', 'DES-10.3'],
    'dropping what is in hand costs the aim, dropping out of the pack does not',
    () => {
      const pack = aiming(space(3, 10)).does('action:battle', 'drop:dagger#1');
      const hand = aiming(space(3, 10)).does('action:battle', 'drop:sword#1');
      expect([pack.hero().order, hand.hero().order]).toEqual(['aim', undefined]);
    },
  );

  rule(['DES-8.7', 'DES-34.13', 'DES-32.4'], 'so does selling it', () => {
    const pack = aiming(undefined).does('action:run', 'trade', 'sell:dagger#1');
    const hand = aiming(undefined).does('action:run', 'trade', 'sell:sword#1');
    expect([pack.hero().order, hand.hero().order]).toEqual(['aim', undefined]);
  });
});

describe('monsters that act', () => {
  /** A beastman in a passage where a skeleton stands between it and a hero on guard. */
  const crossing = (at: Space, plan: Plan = {}): Play =>
    overlordTurn({
      ...plan,
      set: (state, heroes) => {
        const [hero, friend] = heroes as [Hero, Hero];
        Object.assign(hero, { at, order: 'guard' });
        friend.at = space(1, 13);
        acting(state);
        ready(state, 'beastman', space(6, 9));
        ready(state, 'skeleton', space(5, 9));
        state.board.terrain[space(5, 10)] = 'rubble';
        state.board.terrain[space(6, 10)] = 'rubble';
      },
    });

  rule(
    ['DES-8.14', 'DES-16.16', 'DES-11.13', 'DES-11.14'],
    'a beastman falls to a guard in the middle of its walk, over a friend: the friend stands, and acts afterwards',
    () => {
      const play = crossing(space(3, 9), { dice: [RED.four, GREEN.three, ...BLANKS] });
      play.hero().equipped = ['sword#1'];
      const seat = play.overlordSeat;
      play.seat(seat).does('monster:monster:beastman#1', 'walk:space:4,9');
      expect(play.monster().at).toBe(space(4, 9));
      play.does('attack:sword#1:space:4,9');
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.monsters.map(({ kind, at }) => [kind, at])).toEqual([['skeleton', space(5, 9)]]);
      expect([play.asked(seat), play.can(seat).filter(key => key.startsWith('monster:'))]).toEqual([
        'overlord.turn',
        ['monster:monster:skeleton#2'],
      ]);
    },
  );

  rule(
    ['DES-16.6', 'DES-8.14', 'DES-2.2'],
    'a guard is asked while a beastman crosses a friend: two on one space, for a step',
    () => {
      const play = crossing(space(4, 10));
      play.answers(play.overlordSeat, 'monster:monster:beastman#1').passes(0);
      play.answers(play.overlordSeat, 'walk:space:4,9');
      expect([play.asked(0), play.monster(0).at, play.monster(1).at]).toEqual(['guard.ask', 'space:5,9', 'space:5,9']);
      expect(descent.invariants(play.state)).toEqual([]);
      play.passes(0);
      expect(play.monster(0).at).toBe(space(4, 9));
    },
  );

  rule(
    ['DES-16.16', 'DES-16.6'],
    'a beastman that cannot go on from a friend’s space goes back to the last free one',
    () => {
      const play = crossing(space(4, 10));
      play.answers(play.overlordSeat, 'monster:monster:beastman#1').passes(0);
      play.answers(play.overlordSeat, 'walk:space:4,9');
      expect([play.asked(0), play.monster(0).at]).toEqual(['guard.ask', 'space:5,9']);
      // Nothing of the box takes points from a monster that walks; here they are gone.
      Object.assign(play.state.overlord.acting ?? {}, { movement: 0 });
      play.passes(0);
      expect([play.monster(0).at, play.monster(1).at]).toEqual(['space:6,9', 'space:5,9']);
      expect(descent.invariants(play.state)).toEqual([]);
    },
  );

  rule('DES-16.16', 'with points for a friend’s space alone a beastman does not enter it', () => {
    const play = crossing(space(1, 12));
    play.answers(play.overlordSeat, 'monster:monster:beastman#1');
    const ways = (movement: number): string[] => {
      Object.assign(play.state.overlord.acting ?? {}, { movement });
      return goals(treadOf(play.state, play.monster()), play.monster().at, movement).map(({ to }) => String(to));
    };
    expect(ways(1)).toEqual(['space:7,9', 'space:7,10']);
    expect(ways(2)).toContain('space:4,9');
  });

  rule(['DES-8.18', 'DES-8.14', 'DES-8.15'], 'who let it pass is asked again once another guard has struck', () => {
    const play = overlordTurn({
      dice: [RED.two, GREEN.one, ...BLANKS],
      set: (state, heroes) => {
        const [hero, friend] = heroes as [Hero, Hero];
        Object.assign(hero, { at: space(3, 9), order: 'guard', equipped: ['sword#1'] });
        Object.assign(friend, { at: space(3, 10), order: 'guard' });
        acting(state);
        ready(state, 'ogre', 'base:4,9/2x2');
      },
    });
    const asked = () => play.match.decisionOf(0)?.with?.hero;
    const [one, two] = [{ text: 'hero.steelhorns' }, { text: 'hero.mad-carthos' }];
    play.answers(play.overlordSeat, 'monster:monster:ogre#1');
    expect(asked()).toEqual(one);
    play.passes(0);
    expect(asked()).toEqual(two);
    play.does('attack:fists:space:4,9');
    while (play.asked(0)?.startsWith('attack.')) play.passes(0);
    expect([asked(), play.hero(1).order]).toEqual([one, undefined]);
    play.passes(0);
    expect(play.asked(play.overlordSeat)).toBe('overlord.activation');
  });

  rule(
    ['DES-8.31', 'DES-26.1', 'DES-11.16'],
    'a guard shoots down who bars the door: what lies behind is seen in the overlord’s turn, and does not act in it',
    () => {
      const play = overlordTurn({
        dice: [2, 1],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          Object.assign(hero, { at: space(3, 9), order: 'guard', equipped: ['crossbow#1'] });
          friend.at = space(1, 13);
          state.board.open.push('mine-door');
          Object.assign(state.overlord, { step: 1, deck: copiesOf('charge', 2), played: ['rage#1'] });
          state.conquest = 9;
          put(state, 'skeleton', space(7, 9));
          put(state, 'skeleton', space(7, 10));
        },
      });
      play.does('attack:crossbow#1:space:7,9').passes(play.overlordSeat); // No Dodge is held.
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.board.revealed).toEqual([0, 1]);
      expect(play.state.monsters.filter(({ ready: may }) => may)).toEqual([]);
      expect([play.state.phase, play.state.monsters.length > 1]).toEqual(['overlord', true]);
    },
  );

  rule(
    ['DES-36.7', 'DES-75.4', 'DES-64.1'],
    'D7: a stunned master with Quick Shot shoots once, or goes; with Rage twice',
    () => {
      const manticore = (...hand: readonly string[]) => {
        const play = overlordTurn({
          dice: [1, 1, 1],
          set: (state, heroes) => {
            const [hero, friend] = heroes as [Hero, Hero];
            hero.at = space(3, 9);
            friend.at = space(1, 13);
            acting(state, { threat: 20, hand: [...hand] });
            ready(state, 'manticore', 'base:5,9/2x2', 'master').tokens.stun = 1;
          },
        });
        play.answers(play.overlordSeat, 'monster:monster:manticore#1');
        return play;
      };
      expect(manticore().state.overlord.acting?.attacks).toBe(1);
      const raging = manticore('rage#1');
      raging.answers(raging.overlordSeat, 'card:rage');
      expect(raging.state.overlord.acting?.attacks).toBe(2);
    },
  );

  rule(
    ['DES-54.7', 'DES-97.4', 'DES-11.18'],
    'caught in a web on a glyph that has woken, a monster may stay, and the turn can end',
    () => {
      const play = overlordTurn({
        dice: [POWER.blank],
        set: (state, heroes) => {
          for (const hero of heroes) hero.at = undefined;
          acting(state);
          ready(state, 'skeleton', space(2, 10)).tokens.web = 1;
        },
      });
      const seat = play.overlordSeat;
      // Nobody may pass it over: it stands on the glyph of the start.
      expect(play.match.decisionOf(seat)?.pass).toBeUndefined();
      play.answers(seat, 'monster:monster:skeleton#1');
      expect(play.asked(seat)).toBe('overlord.turn');
      play.passes(seat);
      expect(play.monster().at).toBe(space(2, 10));
    },
  );
});

describe('on guard', () => {
  rule(
    ['DES-8.15', 'DES-8.19', 'DES-8.20', 'DES-8.22', 'DES-8.32', 'DES-24.3', 'DRF-2.15g'],
    'the hero strikes first, with dice for fatigue and no other use of it; then the monster, if it lives (EX-13)',
    () => {
      const play = assault({
        equipped: ['sword#1'],
        skills: ['cleaving'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.two, GREEN.one, ...BLANKS, POWER.more, RED.miss],
        set: onGuard,
      });
      expect(play.asked()).toBe('guard.ask');
      play.does(`attack:sword#1:${BESIDE}`, 'fatigue').passes();
      const told = play.log;
      expect(told.indexOf('log.attack.hit')).toBeLessThan(told.lastIndexOf('log.attack.roll'));
      expect([play.hero().order, play.hero().fatigue, told.at(-1)]).toEqual([undefined, 2, 'log.attack.fails.miss']);
    },
  );
});

describe('whoever makes it dies of it', () => {
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

rule(
  ['DES-8.19', 'DES-21.31'],
  'Bogran on guard: what saw him as the overlord’s turn began, not as his own did',
  () => {
    const bonus = (at: ReturnType<typeof space>): number => {
      const play = fight({
        hero: 'bogran-the-shadow',
        friend: 'varikas-the-dead',
        equipped: ['crossbow#1'],
        monster: 'skeleton',
        on: at,
        position: { at: 'overlord' },
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          state.phase = 'overlord';
          state.overlord.step = 0;
          Object.assign(hero, { order: 'guard', seenBy: [] });
          friend.at = space(1, 13);
        },
      });
      const shot = opened(play.state, play.hero().id, { weapon: 'crossbow#1', target: at, by: 'guard' });
      return blowOn(play.state, shot, play.monster()).damage;
    };
    expect(bonus(BESIDE)).toBe(0);
  },
);

describe('lingering effects', () => {
  rule(
    ['DES-8.28', 'DES-97.4', 'DES-75.6', 'DES-75.8', 'DES-24.4'],
    'Rest comes first; whoever is stunned and webbed then has fatigue and no way to walk on it',
    () => {
      const play = scene({
        position: { at: 'turnStart' },
        dice: [FACES.enhanced, FACES.blank, FACES.blank, FACES.blank],
        set: standing(3, 10, (state, hero) => {
          Object.assign(hero, { order: 'rest', fatigue: 0, tokens: { web: 1, stun: 1, poison: 2 } });
          put(state, 'skeleton', space(4, 10));
        }),
      }).overlordWaits();
      expect(play.hero().fatigue).toBe(3);
      play.does('token:web');
      expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
      play.does('action:attack');
      expect(play.whyNot('fatigue')).toEqual(['why.web', 'DES-97.4']);
      expect(play.can()).toEqual(['attack:fists:space:4,10']);
      expect(play.hero().tokens).toMatchObject({ web: 1, stun: 0, poison: 2 });
    },
  );

  rule(
    ['DES-6.12', 'DES-6.2', 'DES-37.7', 'DES-69.2', 'DES-8.28'],
    'whoever burns to death before the web is torn wakes in Town without either, rested, and their turn is over',
    () => {
      const play = scene({
        position: { at: 'turnStart' },
        dice: [FACES.blank, FACES.blank],
        set: standing(3, 10, (state, hero) => {
          Object.assign(hero, { order: 'rest', fatigue: 0, wounds: 2, tokens: { burn: 2, web: 3, stun: 1 } });
          state.conquest = 9;
        }),
      }).overlordWaits();
      play.does('token:burn').overlordWaits();
      expect([play.hero().at, play.hero().tokens, play.hero().fatigue]).toEqual([undefined, {}, 3]);
      expect([play.state.conquest, play.state.turn?.hero]).toEqual([6, 'hero:mad-carthos']);
    },
  );
});

rule(['DES-8.29', 'DES-13.7'], 'where Aim met Dodge, Trenloe does not roll again by his own strength', () => {
  const play = aimsAtDodge({
    hero: 'trenloe-the-strong',
    friend: 'varikas-the-dead',
    dice: [RED.two, GREEN.three, ...BLANKS],
  });
  expect(play.asked()).toBe('attack.spend');
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
      expect(play.log).toEqual(expect.arrayContaining(['log.attack.cancelled', 'log.attack.fails.miss']));
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
      play.seat(1).does('action:battle', 'attack:flame-strike#1:blast/space:4,9');
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
      expect(play.log.at(-1)).toBe('log.attack.fails.miss');
      expect([play.hero().order, told(play, 'log.attack.reroll')]).toEqual([undefined, [expect.anything()]]);
    },
  );
});

describe('the way back', () => {
  rule(['DES-10.19', 'DES-28.5', 'DES-35.41'], 'in Town all are adjacent: Pico is handed on there too', () => {
    const play = scene({
      heroes: ['ronan-of-the-wild', 'mad-carthos'],
      set: (state, heroes) => {
        for (const hero of heroes) hero.at = undefined;
        state.companions = [{ id: 'pico', owner: 'hero:ronan-of-the-wild', carries: [] }];
      },
    }).does('action:run', 'give:pico:hero:mad-carthos');
    expect(play.state.companions[0]?.owner).toBe('hero:mad-carthos');
  });
});
