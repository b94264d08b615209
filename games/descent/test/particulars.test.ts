// The small print of rules whose main course is proved elsewhere: what stairs, companions, gifts and interruptions come to in a scene.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, vi } from 'vitest';
import { affectedBy } from '../rules/attack/affected.ts';
import { opened } from '../rules/attack/open.ts';
import { distanceTo } from '../rules/attack/sight.ts';
import { moment } from '../rules/effects/apply.ts';
import { descent } from '../rules/game.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import { isHero } from '../rules/state.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { aimsAtDodge, assault, BESIDE, battle, FAR, type Fight, fight, first, HERE, monsterTurn } from './fight.ts';
import { quest } from './guide.ts';
import { base, lay, put, scene, space } from './scene.ts';

describe('Skye', () => {
  const bird =
    (at: ReturnType<typeof space>): Fight['set'] =>
    (state, heroes) =>
      void state.companions.push({ id: 'skye', owner: first(heroes).id, at, carries: [] });

  rule('DES-35.15', 'no Dodge is played for an enemy beside it, and none aims there', () => {
    const dodges = (at: ReturnType<typeof space>) => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, ...BLANKS],
        set: (state, heroes, monster) => {
          Object.assign(state.overlord, { threat: 5, hand: ['dodge#1'] });
          bird(at)?.(state, heroes, monster);
        },
      });
      return play.asked(play.overlordSeat) === 'overlord.answer.attacked';
    };
    expect([dodges(FAR), dodges(space(5, 10)), dodges(BESIDE)]).toEqual([true, false, false]);
    const aims = (at: ReturnType<typeof space>) => {
      const play = monsterTurn(['aim#1'], { set: bird(at), dice: [RED.two, GREEN.one] });
      const seat = play.overlordSeat;
      play.answers(seat, `monster:${play.monster().id}`, `attack:own:${HERE}`);
      return play.asked(seat) === 'overlord.answer.attack';
    };
    expect([aims(FAR), aims(BESIDE)]).toEqual([true, false]);
  });
});

rule(
  ['DES-53.5', 'DES-17.2', 'DES-20.2'],
  'through stairs one strikes whoever stands at the other end, and counts on from there',
  () => {
    const play = quest('durnog-brothers', {
      areas: [0, 4, 5],
      quiet: true,
      heroes: ['grey-ker', 'mad-carthos'],
      at: [space(11, 2), space(16, 20)],
      *next(t) {
        first(t.state.heroes).equipped = ['bow#1', 'dagger#1'];
        put(t.state, 'skeleton', space(24, 6));
        put(t.state, 'beastman', space(25, 6));
      },
    });
    play.does('action:battle');
    const attacks = play.can().filter(key => key.startsWith('attack:'));
    expect(attacks).toEqual([
      `attack:bow#1:${space(24, 6)}`,
      `attack:bow#1:${space(25, 6)}`,
      `attack:dagger#1:${space(24, 6)}`,
    ]);
    const far = (x: number, y: number) => distanceTo(play.state, play.hero(), space(x, y));
    expect([far(24, 6), far(25, 6), far(9, 2)]).toEqual([1, 2, 2]);
  },
);

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
    expect(play.told()).toContain('log.attack.fails.nobody');
    expect([play.hero().wounds, play.hero().at]).toEqual([wounds, space(1, 9)]);
  });
});

describe('what is handed on', () => {
  rule('DES-28.3', 'what a quest gave goes to a hero beside for 1 point', () => {
    const play = scene({
      quest: 'last-wishes',
      set: (_, [hero, other]) => {
        if (hero) hero.objects = ['lamp'];
        if (hero?.at && other) other.at = hero.at === space(3, 3) ? space(3, 4) : other.at;
      },
    }).does('action:run');
    play.does('give:lamp:hero:mad-carthos');
    expect([play.hero(0).objects, play.hero(1).objects, play.state.turn?.movement]).toEqual([[], ['lamp'], 7]);
  });

  const ferrets: Fight = {
    friend: 'varikas-the-dead',
    set: (state, heroes) => {
      for (const id of ['mata', 'kata'] as const)
        state.companions.push({ id, owner: first(heroes).id, at: space(3, 10), carries: [] });
      first(heroes).potions = ['healing-potion', 'vitality-potion'];
    },
  };

  rule(['DES-35.28', 'DES-35.29'], 'a hero hands Mata one thing for 1 point, and Mata hands it to Kata for 1', () => {
    const play = fight(ferrets).does('action:run', 'give:healing-potion:familiar:mata');
    expect([play.state.turn?.movement, play.hero().potions, play.state.companions[0]?.carries]).toEqual([
      7,
      ['vitality-potion'],
      ['healing-potion'],
    ]);
    // Each carries one thing.
    expect(play.can()).not.toContain('give:vitality-potion:familiar:mata');
    expect(play.can()).toContain('give:vitality-potion:familiar:kata');
    play.passes();
    expect(play.asked()).toBe('familiar.act');
    play.does('give:healing-potion:familiar:kata');
    expect(play.state.companions.map(({ carries }) => carries)).toEqual([[], ['healing-potion']]);
    // 1 of its 6 points is gone.
    expect(play.can()).toContain(`walk:${space(7, 9)}`);
    expect(play.table.match.decisionOf(0)?.with).toMatchObject({ movement: 5 });
  });
});

describe('orders', () => {
  rule('DES-8.7', 'Aim is lost by going to Town, and by being thrown', () => {
    const town = scene({
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: space(2, 10), order: 'aim' })),
    }).does('action:run', 'town');
    expect(town.hero().order).toBeUndefined();
  });

  rule('DES-73.12', 'whoever is thrown has moved, and aims no more', () => {
    const thrown = (to?: string) => {
      const play = monsterTurn([], {
        monster: 'ogre',
        on: base(4, 9, 2, 2),
        // Armour stops it all: the order is lost by the way through the air.
        equipped: ['plate-mail#1'],
        dice: [RED.oneSurge, GREEN.one, GREEN.one],
        set: (_, heroes) => Object.assign(first(heroes), { order: 'aim' }),
      });
      const seat = play.overlordSeat;
      play.answers(seat, `monster:${play.monster().id}`, `attack:own:${HERE}`);
      if (to) play.answers(seat, to);
      else play.passes(seat);
      return [play.hero().wounds, play.hero().order];
    };
    expect([thrown(), thrown(`place:${space(2, 9)}`)]).toEqual([
      [16, 'aim'],
      [16, undefined],
    ]);
  });
});

describe('actions', () => {
  rule(['DRF-3.1b', 'DRF-X2'], 'Ker after one attack of Battle may make it Ready: an order, and nothing else', () => {
    const ker: Fight = {
      hero: 'grey-ker',
      friend: 'varikas-the-dead',
      equipped: ['bow#1'],
      dice: [BLUE.miss, YELLOW.one, ...BLANKS],
    };
    const play = battle(ker).does('use:grey-ker:0', 'action:ready');
    expect(play.state.turn).toMatchObject({ action: 'ready', half: 'attack', movement: 0, attacks: 0, orders: 1 });
    expect(play.can().some(key => key === 'half:move' || key.startsWith('attack:'))).toBe(false);
    const walked = fight(ker).does('action:run', `walk:${space(2, 9)}`, 'use:grey-ker:0', 'action:ready');
    expect(walked.state.turn).toMatchObject({ half: 'move', movement: 3, attacks: 0, orders: 1 });
  });

  rule('DES-60.1', 'Battle Cry and healing runes work where a friend alone is in need of them', () => {
    const beside: Fight['set'] = (_, [, friend]) =>
      void (friend && Object.assign(friend, { at: space(3, 10), fatigue: 0, wounds: 3 }));
    const cry = fight({ hero: 'one-fist', friend: 'varikas-the-dead', skills: ['battle-cry'], set: beside });
    cry.does('action:battle', 'use:battle-cry:0');
    expect(cry.hero(1).fatigue).toBe(1);
    const rune = fight({ equipped: ['minor-healing#1'], set: beside });
    rune.does('action:run', 'use:minor-healing#1:0', 'figure:hero:mad-carthos');
    expect(rune.hero(1).wounds).toBe(4);
  });
});

describe('one reroll', () => {
  rule(['DES-8.11', 'DES-8.29'], 'Aim against Dodge: nobody is asked about dice', () => {
    const play = aimsAtDodge({ dice: [RED.two, GREEN.one, ...BLANKS] });
    expect([play.asked(), play.told().includes('log.attack.cancelled')]).toEqual(['attack.spend', true]);
  });

  rule('DES-13.7', 'whoever has had dice rolled again by Dodge does not do so by an ability as well', () => {
    const play = assault({
      hero: 'lyssa',
      friend: 'varikas-the-dead',
      dice: [RED.four, GREEN.three, RED.two],
      set: (_, heroes) => Object.assign(first(heroes), { order: 'dodge' }),
    }).does('die:red:0');
    expect(play.asked()).toBe('turn.act');
  });

  rule(['DES-13.7', 'DES-19.10'], 'nor two heroes one after the other: Trenloe, and then Lyssa whom he strikes', () => {
    const strike = () =>
      battle(
        {
          hero: 'trenloe-the-strong',
          friend: 'lyssa',
          equipped: ['sword#1'],
          dice: [RED.two, GREEN.three, ...BLANKS, GREEN.one],
          set: (_, [, lyssa]) => void (lyssa && Object.assign(lyssa, { at: space(3, 10) })),
        },
        'sword#1',
        space(3, 10),
      );
    // He lets the dice lie, and she may ask for one; he does not, and she may not.
    expect([strike().passes().asked(), strike().does('die:green:1').asked()]).toEqual(['attack.again', 'attack.spend']);
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
    expect(play.told()).toContain('log.attack.fails.miss');
  });
});

rule(['DES-75.4', 'DES-36.7'], 'a stunned master who uses a door has moved, and does not attack', () => {
  const play = monsterTurn([], {
    rank: 'master',
    at: FAR,
    on: space(8, 9),
    set: (state, _, monster) => {
      state.board.revealed.push(1);
      state.board.open.push('mine-door');
      Object.assign(monster, { tokens: { stun: 1 } });
    },
  });
  play.answers(play.overlordSeat, `monster:${play.monster().id}`, 'door:mine-door', 'door:mine-door');
  expect(play.state.overlord.acting?.attacks ?? 0).toBe(0);
  expect(play.can(play.overlordSeat).some(key => key.startsWith('attack:'))).toBe(false);
});

rule(
  'DES-66.1',
  'EX-45: a Sweep strikes those within reach, be it with a part of their base, and nobody further off',
  () => {
    const play = assault({
      monster: 'giant',
      rank: 'master',
      on: base(4, 9, 2, 2),
      dice: [RED.two, GREEN.one, GREEN.one, YELLOW.three, POWER.blank],
    });
    expect([play.hero(0).wounds < 16, play.hero(1).wounds]).toEqual([true, 8]);
    const hero = fight({
      equipped: ['sword#1'],
      set: state => {
        put(state, 'ogre', base(2, 10, 2, 2));
        put(state, 'skeleton', space(6, 9));
      },
    });
    const swing = opened(hero.state, hero.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    const swept = affectedBy(hero.state, { ...swing, abilities: [{ ability: 'sweep' }] });
    expect(swept.map(one => (isHero(one) ? 'hero' : one.kind))).toEqual(['beastman', 'ogre']);
  },
);

rule(['DES-64.1', 'DES-11.14'], 'who has Quick Shot attacks twice in an activation, others once', () => {
  const attacks = (monster: 'manticore' | 'ogre') => {
    const play = monsterTurn([], { monster, on: base(4, 9, 2, 2) });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    return play.state.overlord.acting?.attacks;
  };
  expect([attacks('manticore'), attacks('ogre')]).toEqual([2, 1]);
});

rule(
  ['DES-11.10', 'DES-26.9'],
  'when the last card is drawn the pool shrinks, scripts hear of it, then there is a new deck',
  () => {
    const heard: unknown[] = [];
    const happen = vi.spyOn(descent.calls, 'happen').mockImplementation(function* (t, what) {
      if (what.what === 'lastCard') heard.push([t.state.conquest, t.state.overlord.deck.length]);
    });
    const play = scene({
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        state.conquest = 5;
        Object.assign(state.overlord, { deck: ['aim#1'], discard: ['doom#1', 'rage#1'] });
      },
    });
    happen.mockRestore();
    expect(heard).toEqual([[2, 0]]);
    expect(play.state.overlord.deck).toHaveLength(1);
  },
);

rule(
  ['DES-12.11', 'DES-26.9'],
  'R76: whoever a trap moves enters the space beside once, and leaves the other once',
  () => {
    const happen = vi.spyOn(descent.calls, 'happen');
    const play = scene({
      dice: [POWER.blank],
      set: (state, [hero]) => {
        Object.assign(state.overlord, { threat: 30, hand: ['spiked-pit#1'] });
        if (hero) hero.at = space(3, 10);
      },
    }).does('action:run', `walk:${space(4, 10)}`);
    play.answers(play.overlordSeat, 'card:spiked-pit');
    happen.mockClear();
    play.does(`place:${space(5, 10)}`).overlordWaits();
    const moves = happen.mock.calls.flatMap(([, one]) => (one.what === 'enter' || one.what === 'leave' ? [one] : []));
    happen.mockRestore();
    expect(moves.filter(({ at }) => at === space(5, 10)).map(({ what }) => what)).toEqual(['enter']);
    expect(play.hero().at).toBe(space(5, 10));
  },
);

rule('DES-19.9', 'Wild Talent throws two dice to be spared, and one blank is enough', () => {
  const opens = (skills: readonly string[]) => {
    const play = scene({
      dice: [POWER.more, POWER.blank],
      set: (state, [hero]) => {
        Object.assign(state.overlord, { threat: 30, hand: ['curse-of-the-monkey-god#1'] });
        const chest = lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
        state.guide.chests[chest.id] = 1;
        if (hero) Object.assign(hero, { at: space(1, 13), skills: [...skills] });
      },
    }).does('action:run', 'chest:marker:chest#1');
    play.answers(play.overlordSeat, 'card:curse-of-the-monkey-god');
    return play.hero().monkey;
  };
  expect([opens([]), opens(['wild-talent'])]).toEqual([2, undefined]);
});

rule('DES-21.26', 'what asks for a wound, as Pacify does, is not content with damage', () => {
  const stunned = (dice: readonly number[]) => {
    const play = battle({
      equipped: ['pacify#1'],
      monster: 'ogre',
      on: base(4, 9, 2, 2),
      dice,
    });
    play.passes();
    return [play.monster().wounds, play.monster().tokens.stun ?? 0];
  };
  // Armour 4 stops the 2.
  expect(stunned([WHITE.two, YELLOW.three])).toEqual([5, 0]);
});

rule('DES-14.5', 'Kirga keeps newcomers 5 spaces away, seen or not', () => {
  const sites = (hero: string) => {
    const play = scene({
      heroes: [hero, 'mad-carthos'],
      set: (state, [one]) => {
        state.board.revealed = [0, 1];
        if (one) one.at = FAR;
      },
    });
    return [space(12, 9), space(13, 9)].map(at => spawnSites(play.state, '1x1').includes(at));
  };
  expect([sites('kirga'), sites('steelhorns')]).toEqual([
    [false, true],
    [true, true],
  ]);
});

rule('DES-35.1', 'a companion begins beside nobody else: on the space of its owner', () => {
  const play = fight({
    hero: 'vyrah-the-falconer',
    friend: 'varikas-the-dead',
    set: state => void lay(state, { kind: 'money' }, HERE),
    first: t => moment(t, 'setup', { figure: 'hero:vyrah-the-falconer' }),
  });
  expect(play.state.companions.map(({ at }) => at)).toEqual([HERE]);
});
