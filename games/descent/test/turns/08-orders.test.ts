// DES-8: orders.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { onGuard } from '../aims.ts';
import { BLANKS, GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { aimsAtDodge, assault, BESIDE, battle, type Fight, fight, first, HERE, monsterTurn, said } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { pair, put, run, scene } from '../scene.ts';

rule(['DES-8.1', 'DES-8.4'], 'one order at a time: a new one takes the place of the old', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.order = 'aim';
    },
  }).does('action:ready', 'order:dodge');
  expect(play.hero().order).toBe('dodge');
});

rule(['DES-8.3', 'DES-8.2'], 'Aim is placed and used in one turn, and can be placed again in the next', () => {
  const play = fight({ equipped: ['sword#1'], dice: [RED.miss, GREEN.one, ...BLANKS] });
  play.does('action:ready', 'order:aim', `attack:sword#1:${BESIDE}`);
  expect(play.asked()).toBe('attack.aiming');
  play.does('aim').passes(0);
  expect([play.hero().order, play.state.turn?.half]).toEqual([undefined, 'attack']);
  play.passes().does('action:battle').passes().overlordWaits();
  play.does(`turn:${play.hero().id}`).passes(0).does('action:ready', 'order:aim');
  expect(play.hero().order).toBe('aim');
});

describe('Aim and Dodge', () => {
  rule(
    ['DES-8.5', 'DES-8.6', 'DES-21.4', 'DES-8.7'],
    'an aimed attack rolls again what its attacker likes, misses too (EX-10)',
    () => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.miss, GREEN.three, POWER.more, POWER.blank, POWER.blank, RED.four],
        set: (_, [hero]) => {
          if (hero) hero.order = 'aim';
        },
      });
      play.does('aim');
      expect(play.can()).toEqual(['die:red:0', 'die:green:1', 'die:black:2', 'die:black:3', 'die:black:4']);
      play.does('die:red:0').passes();
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 4 + 3 + 1 });
      expect(play.hero().order).toBeUndefined();
    },
  );

  rule(
    ['DES-8.9', 'DES-8.10', 'DES-8.30'],
    'whoever dodges may have any dice rolled again, once; Dodge stays (EX-11)',
    () => {
      const play = assault({
        dice: [RED.four, GREEN.three, RED.oneSurge, GREEN.one],
        set: (_, [hero]) => {
          if (hero) hero.order = 'dodge';
        },
      });
      expect(play.asked()).toBe('attack.dodge');
      play.seat(0).chooses('attack.dodge', 'die:red:0', 'die:green:1');
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 1 + 1 + 1 });
      expect(play.hero().order).toBe('dodge');
    },
  );

  test('dice left as they lie are not rolled again', () => {
    const play = assault({
      dice: [RED.two, GREEN.one],
      set: (_, [hero]) => {
        if (hero) hero.order = 'dodge';
      },
    });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 4 });
  });

  rule(['DES-8.11', 'DES-8.12', 'DES-8.29'], 'Aim against Dodge: neither counts, Aim is spent, Dodge stays', () => {
    const play = battle(
      {
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
        set: (_, heroes) => {
          const [hero, friend] = heroes;
          if (!hero || !friend) return;
          hero.order = 'aim';
          friend.at = space(3, 10);
          friend.order = 'dodge';
        },
      },
      'sword#1',
      space(3, 10),
    );
    play.does('aim');
    expect(play.log).toContain('log.attack.cancelled');
    play.passes();
    expect([play.hero(0).order, play.hero(1).order]).toEqual([undefined, 'dodge']);
  });
});

describe('orders', () => {
  rule('DES-8.7', 'Aim is lost by going to Town, and by being thrown', () => {
    const town = scene({
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: space(2, 10), order: 'aim' })),
    }).does('action:run', 'town');
    expect(town.hero().order).toBeUndefined();
  });
});

rule(['DES-8.7', 'DES-28.4', 'DES-30.14'], 'whoever aims is asked before a gift is put to use, and keeps Aim', () => {
  const gives = () =>
    scene({
      set: (_, [hero, other]) => {
        if (!hero || !other) return;
        Object.assign(hero, { equipped: ['sword#1'], at: space(2, 10) });
        Object.assign(other, { order: 'aim', at: space(3, 10) });
      },
    }).does('action:advance', 'give:sword#1:hero:mad-carthos');
  const keeps = gives().passes();
  expect(keeps.hero(1)).toMatchObject({ order: 'aim', equipped: [], pack: ['sword#1'] });
  const takes = gives().does('equip:sword#1').passes();
  expect([takes.hero(1).order, takes.hero(1).equipped]).toEqual([undefined, ['sword#1']]);
});

rule('DES-8.7', 'Aim is lost by moving', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.order = 'aim';
    },
  }).does('action:advance');
  expect(play.hero().order).toBe('aim');
  play.does('walk:space:1,10').overlordWaits();
  expect(play.hero().order).toBeUndefined();
});

rule(['DES-8.10', 'DES-8.21', 'DES-8.8'], 'Dodge and Guard end with the next turn, Aim does not', () => {
  const after = (order: 'dodge' | 'guard' | 'aim') =>
    scene({
      position: { at: 'turnStart' },
      set: (_, [hero]) => {
        if (hero) hero.order = order;
      },
    }).hero().order;
  expect([after('dodge'), after('guard'), after('aim')]).toEqual([undefined, undefined, 'aim']);
});

describe('Aim', () => {
  rule(
    ['DES-8.11', 'DES-8.12', 'DES-13.7'],
    'against a hero who dodges: no dice are rolled again, and Dodge stays',
    () => {
      const play = fightTurn(['aim#1'], {
        dice: [RED.four, GREEN.three],
        set: (_, [hero]) => void (hero && Object.assign(hero, { order: 'dodge' })),
      });
      strikes(play).answers(play.overlordSeat, 'card:aim');
      expect(play.log).toContain('log.attack.cancelled');
      expect(play.log).not.toContain('log.attack.reroll');
      expect(play.hero().order).toBe('dodge');
    },
  );
});

describe('one reroll', () => {
  rule(['DES-8.11', 'DES-8.29'], 'Aim against Dodge: nobody is asked about dice', () => {
    const play = aimsAtDodge({ dice: [RED.two, GREEN.one, ...BLANKS] });
    expect([play.asked(), play.log.includes('log.attack.cancelled')]).toEqual(['attack.spend', true]);
  });

  rule(['DES-8.30', 'DES-8.13'], 'whoever declines leaves it to the next who dodges', () => {
    const play = assault({
      monster: 'giant',
      rank: 'master',
      on: base(4, 9, 2, 2),
      dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank, RED.miss],
      set: (_, [hero, friend]) => {
        if (hero) hero.order = 'dodge';
        if (friend) Object.assign(friend, { order: 'dodge', at: space(3, 10) });
      },
    });
    expect(play.asked()).toBe('attack.dodge');
    play.passes(0);
    expect(play.asked()).toBe('attack.dodge');
    play.does('die:red:0');
    expect(play.log).toContain('log.attack.fails.miss');
  });
});

describe('areas', () => {
  rule(
    ['DES-8.13', 'DES-23.5', 'DES-66.5', 'DRF-14.6', 'DES-76.7', 'DES-96.7'],
    'several Dodges: the first who uses it chooses, and there is no other reroll (EX-12)',
    () => {
      const play = assault({
        monster: 'giant',
        rank: 'master',
        on: 'base:4,9/2x2',
        dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank, RED.miss],
        set: (_, heroes) => {
          const [hero, friend] = heroes;
          if (hero) hero.order = 'dodge';
          if (friend) Object.assign(friend, { order: 'dodge', at: space(3, 10) });
        },
      });
      play.does('die:red:0');
      expect(play.log).toContain('log.attack.fails.miss');
      expect([play.hero(0).order, play.hero(1).order]).toEqual(['dodge', 'dodge']);
    },
  );
});

describe('Guard', () => {
  const guarding = (plan: Fight = {}) =>
    fightTurn([], {
      equipped: ['sword#1'],
      ...plan,
      set: (state, heroes, monster) => {
        const [first] = heroes;
        if (first) first.order = 'guard';
        plan.set?.(state, heroes, monster);
      },
    });

  rule(
    ['DES-8.14', 'DES-8.15', 'DES-8.22', 'DES-13.4', 'DRF-2.15g'],
    'interrupts an attack that is declared, before its dice are rolled (EX-13)',
    () => {
      const play = guarding({ dice: [RED.four, GREEN.three, POWER.more, POWER.more, POWER.more] });
      const seat = play.overlordSeat;
      play.answers(seat, `monster:${play.monster().id}`).passes(0);
      const attack = play.can(seat).find(key => key.startsWith('attack:')) ?? '';
      play.answers(seat, attack);
      expect(play.asked(0)).toBe('guard.ask');
      play.does(`attack:sword#1:${BESIDE}`);
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.monsters).toEqual([]);
      expect(play.hero().order).toBeUndefined();
      // Its own attack comes to nothing.
      expect(play.log.filter(text => text === 'log.attack.total')).toHaveLength(1);
    },
  );

  rule(['DES-8.31', 'DES-8.18'], 'may be used in any step of the overlord’s turn', () => {
    const play = guarding({
      set: ({ overlord }) => void Object.assign(overlord, { step: 0, deck: ['aim#1', 'aim#2', 'aim#3'] }),
    });
    expect(play.asked(0)).toBe('guard.ask');
    play.passes(0);
    expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
  });

  rule('DES-8.14', 'may interrupt a walk, step by step', () => {
    const play = guarding({ on: space(5, 9) });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, `walk:${BESIDE}`);
    expect(play.monster().at).toBe(BESIDE);
    expect(play.asked(0)).toBe('guard.ask');
  });

  const behind = { at: space(2, 8), equipped: ['crossbow#1'] };
  rule(['DES-8.14', 'DES-8.22'], 'after an attack: the Ogre has thrown aside the friend who barred the view', () => {
    const play = guarding({
      ...behind,
      monster: 'ogre',
      on: base(5, 9, 2, 2),
      dice: [RED.oneSurge, GREEN.one, GREEN.one],
      set: (_, heroes) => void Object.assign(pair(heroes)[1], { at: BESIDE }),
    });
    const seat = play.overlordSeat;
    // Nobody but the friend could be struck: it is no moment to be asked about, and they let it pass.
    const waits = () => {
      expect(play.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: false } });
      play.passes(0);
    };
    play.answers(seat, `monster:${play.monster().id}`);
    waits();
    play.answers(seat, play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(BESIDE)) ?? 'no attack');
    waits();
    play.answers(seat, `place:${space(3, 11)}`);
    expect([play.hero(1).at, play.state.overlord.acting?.attacks]).toEqual([space(3, 11), 0]);
    expect(play.match.decisionOf(0)).toMatchObject({
      prompt: 'guard.ask',
      window: { when: ['deed'], matters: true },
    });
    expect(play.can().filter(key => key.endsWith('space:5,9'))).toHaveLength(1);
    // Having let it pass they are not asked again about the same, but the overlord goes on (DES-8.18).
    play.passes(0);
    expect(play.asked(seat)).toBe('overlord.activation');
  });

  rule('DES-8.14', 'after a monster has opened a door: who stands behind it may be shot', () => {
    const play = guarding({
      at: space(5, 9),
      equipped: ['crossbow#1'],
      monster: 'skeleton',
      on: space(7, 10),
      set: state => {
        state.board.revealed = [0, 1];
        put(state, 'skeleton', space(9, 9));
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, 'door:mine-door');
    expect(play.match.decisionOf(0)?.window).toMatchObject({ when: ['deed'], matters: true });
    expect(play.can()).toContain(`attack:crossbow#1:${space(9, 9)}`);
  });

  rule(['DES-8.14', 'DES-8.18'], 'after a blow that has changed nothing they are asked only if they wish it', () => {
    const play = guarding({ dice: [RED.miss, GREEN.one] });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, play.can(seat).find(key => key.startsWith('attack:')) ?? 'no attack').passes(0);
    expect(play.match.decisionOf(0)?.window).toMatchObject({ when: ['deed'], matters: false });
  });

  rule(['DES-8.14', 'DES-8.21'], 'before the overlord’s turn ends, which is the last moment', () => {
    const play = guarding();
    play.passes(play.overlordSeat);
    expect(play.match.decisionOf(0)).toMatchObject({
      prompt: 'guard.ask',
      window: { when: ['end'], matters: true },
    });
    const { round } = play.state;
    play.passes(0);
    expect(play.state.round).toBe(round + 1);
  });

  rule(['DES-8.14', 'DES-13.5'], 'after a card that helps whoever acts', () => {
    const play = guarding({ set: ({ overlord }) => void overlord.hand.push('rage#1') });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, 'card:rage');
    expect([play.asked(0), play.state.overlord.acting?.attacks]).toEqual(['guard.ask', 2]);
  });

  rule(['DES-8.14', 'DES-8.17'], 'a hero may wish to be asked only when somebody comes near, or attacks', () => {
    const at = (to: ReturnType<typeof space>) => {
      const play = guarding({ on: space(6, 9), equipped: ['crossbow#1'] });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`).passes(0);
      play.answers(play.overlordSeat, `walk:${to}`);
      return play.match.decisionOf(0)?.window;
    };
    expect(at(space(5, 9))).toMatchObject({ id: 'guard', matters: true, when: ['step'] });
    const near = guarding({ on: space(5, 9) });
    near.seat(near.overlordSeat).does(`monster:${near.monster().id}`, `walk:${BESIDE}`);
    expect(near.match.decisionOf(0)?.window).toMatchObject({ when: ['step', 'adjacent'] });
    // With nobody but a friend in reach, it is their wish alone.
    const friends = guarding({
      on: space(6, 9),
      set: (_, [, friend]) => void (friend && Object.assign(friend, { at: space(3, 10) })),
    });
    friends.answers(friends.overlordSeat, `monster:${friends.monster().id}`);
    expect(friends.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: false } });
    // Nor does a card change that, unless it turns the friend against them.
    const card = guarding({
      on: space(6, 9),
      set: ({ overlord }, [, friend]) => {
        overlord.hand = ['doom#1'];
        if (friend) Object.assign(friend, { at: space(3, 10) });
      },
    });
    if (card.asked(0) === 'guard.ask') card.passes(0);
    card.answers(card.overlordSeat, 'card:doom');
    expect(card.match.decisionOf(0)).toMatchObject({ window: { when: ['card'], matters: false } });
  });
});

describe('Guard', () => {
  const guard = (plan: Fight = {}) =>
    monsterTurn([], {
      hero: 'tahlia',
      friend: 'varikas-the-dead',
      equipped: ['sword#1'],
      ...plan,
      set: (_, heroes) => Object.assign(first(heroes), { order: 'guard' }),
    });

  rule('DES-8.15', 'Tahlia walks up to somebody and strikes, with one order', () => {
    const play = guard({ on: space(6, 9), dice: [RED.four, GREEN.three, POWER.more, POWER.more, POWER.more] });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    play.does(`walk:${space(5, 9)}`);
    expect(play.asked()).toBe('guard.strike');
    play.does(`attack:sword#1:${space(6, 9)}`);
    while (play.asked(0)?.startsWith('attack.')) play.passes(0);
    expect([play.state.monsters, play.hero().at, play.hero().order]).toEqual([[], space(5, 9), undefined]);
    // Nobody's turn has begun by it.
    expect(play.state.turn).toBeUndefined();
  });

  rule(['DES-8.15', 'DES-21.2'], 'whoever strikes and walks away is not where the attack was aimed', () => {
    const play = guard({ dice: [RED.miss, GREEN.one, ...BLANKS, RED.four, GREEN.three] });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, `attack:own:${HERE}`);
    const { wounds } = play.hero();
    play.does(`attack:sword#1:${BESIDE}`, `walk:${space(1, 9)}`);
    expect(play.log).toContain('log.attack.fails.nobody');
    expect([play.hero().wounds, play.hero().at]).toEqual([wounds, space(1, 9)]);
  });
});

rule('DES-8.16', 'who was on guard when the attack was declared is not asked again once its dice lie there', () => {
  const play = assault({
    equipped: ['sword#1'],
    monster: 'ogre',
    on: 'base:4,9/2x2',
    dice: [RED.two, GREEN.one, GREEN.one],
    set: (_, heroes) => Object.assign(first(heroes), { order: 'guard' }),
  });
  expect([play.asked(), play.log.includes('log.attack.roll')]).toEqual(['guard.ask', false]);
  play.passes(0);
  expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual([undefined, 'attack.throw']);
  expect(play.log).toContain('log.attack.hit');
});

describe('on guard', () => {
  rule('DES-8.19', 'what skills add to an attack they add to one on guard: damage, and surges to be spent', () => {
    const total = (...skills: readonly string[]) => {
      const play = assault({
        equipped: ['sword#1'],
        skills,
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.two, GREEN.one, ...BLANKS, RED.miss],
        set: onGuard,
      });
      play.does(`attack:sword#1:${BESIDE}`);
      const bought = play.can().filter(key => key.startsWith('surge:'));
      play.passes();
      return [bought.length > 0, said(play, 'log.attack.hit')?.damage];
    };
    expect([total(), total('mighty'), total('weapon-mastery')]).toEqual([
      [false, 3],
      [false, 5],
      [true, 3],
    ]);
  });

  rule(
    ['DES-8.15', 'DES-8.32'],
    'whoever is killed before the roll attacks nobody, and Cleaving is not paid for on guard',
    () => {
      const play = assault({
        equipped: ['sword#1'],
        skills: ['cleaving'],
        dice: [RED.four, GREEN.three, ...BLANKS],
        set: (state, heroes, monster) => {
          onGuard?.(state, heroes, monster);
          put(state, 'skeleton', space(4, 10));
        },
      });
      play.does(`attack:sword#1:${BESIDE}`).passes();
      expect([play.state.monsters.map(({ kind }) => kind), play.hero().wounds, play.asked()]).toEqual([
        ['skeleton'],
        16,
        'turn.act',
      ]);
    },
  );
});

rule(
  ['DES-8.21', 'DES-8.26', 'DES-8.7', 'DES-46.12'],
  'a wound takes Aim, Guard and Rest away, and leaves Dodge',
  () => {
    const after = (order: 'aim' | 'guard' | 'rest' | 'dodge') => {
      const { state } = scene({
        set: (_, [one]) => {
          if (one) one.order = order;
        },
      });
      run(state, t => calls(t).wound(t, 'hero:steelhorns', 1, { kind: 'terrain', what: 'pit' }));
      return state.heroes[0]?.order;
    };
    expect([after('aim'), after('guard'), after('rest'), after('dodge')]).toEqual([
      undefined,
      undefined,
      undefined,
      'dodge',
    ]);
  },
);

rule(
  ['DES-8.24', 'DES-8.26', 'DES-8.28'],
  'Rest gives all fatigue back at the start of the next turn, and is over',
  () => {
    const rested = (fatigue: number) =>
      scene({
        position: { at: 'turnStart' },
        set: (_, [hero]) => {
          if (hero) Object.assign(hero, { order: 'rest', fatigue });
        },
      }).hero();
    expect(rested(0)).toMatchObject({ fatigue: 3 });
    expect(rested(3).order).toBeUndefined();
  },
);

rule('DES-8.25', 'Rest fills fatigue up to what skills have made of the maximum', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (_, heroes) => Object.assign(first(heroes), { order: 'rest', fatigue: 0, skills: ['skilled'] }),
  });
  expect(play.hero().fatigue).toBe(3 + 2);
});

rule('DES-8.27', 'Rest can be ordered in Town', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.at = undefined;
    },
  }).does('action:ready', 'order:rest');
  expect(play.hero().order).toBe('rest');
});
