// Attacks in particular cases: on guard, under a charm, on friends, by areas; ground and doors; what monkeys and familiars have to do with it.

import { rule } from '@veillee/kernel/test/rule';
import { gridMap, type Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { fearOf } from '../rules/attack/affected.ts';
import { attack } from '../rules/attack/attack.ts';
import { foretold } from '../rules/attack/foretell.ts';
import { blowOn } from '../rules/attack/hit.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { account } from '../rules/attack/sheet.ts';
import { canAim, meleeSpaces, seesSpace } from '../rules/attack/sight.ts';
import { areAdjacent, mapNow } from '../rules/board.ts';
import { type AttackChoice, calls } from '../rules/calls.ts';
import { aurasOn } from '../rules/effects/aura.ts';
import { startEffects } from '../rules/effects/lingering.ts';
import { statOf } from '../rules/effects/stats.ts';
import { covered, groundOf, laid } from '../rules/ground.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { goals } from '../rules/overlord/treading.ts';
import type { FigureId } from '../rules/state.ts';
import { heal, wound } from '../rules/wounds.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { ASIDE, assault, BESIDE, battle, FAR, type Fight, fight, first, HERE, said } from './fight.ts';
import { lay, put, scene, space } from './scene.ts';

type Played = ReturnType<typeof fight>;
const onGuard: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'guard' });

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
      const told = play.told();
      expect(told.indexOf('log.attack.hit')).toBeLessThan(told.lastIndexOf('log.attack.roll'));
      expect([play.hero().order, play.hero().fatigue, told.at(-1)]).toEqual([undefined, 2, 'log.attack.fails.miss']);
    },
  );

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

  rule(
    ['DRF-2.15a', 'DRF-2.15c', 'DRF-2.15d', 'DES-21.34'],
    'a charmed hero strikes as the overlord likes, without fatigue; the target defends itself',
    () => {
      const how: AttackChoice = { weapon: 'axe#1', target: space(3, 10), by: 'charm' };
      const play = fight({
        equipped: ['axe#1'],
        friend: 'varikas-the-dead',
        position: { at: 'act' },
        dice: [RED.threeSurge, GREEN.twoSurge, ...BLANKS],
        set: (state, heroes) => {
          state.phase = 'overlord';
          Object.assign(heroes[1] ?? {}, { at: space(3, 10), equipped: ['iron-shield#1'] });
        },
        first: t => attack(t, 'hero:steelhorns', how),
      });
      const overlord = play.overlordSeat;
      expect(play.can(overlord)).toEqual(['surge:0']);
      expect(play.whyNot('fatigue', overlord)).toEqual(['why.charmed', 'DRF-2.15c']);
      play.answers(overlord, 'surge:0', 'surge:0');
      play.does('use:iron-shield#1:0');
      // 3 + 2 + 2 damage, armour 2, and the shield.
      expect([play.hero(1).wounds, play.state.overlord.threat]).toEqual([16 - 4, 0]);
    },
  );

  rule('DRF-2.15a', 'also on themselves', () => {
    const play = fight({ equipped: ['sword#1'] });
    expect(attacksOf(play.state, play.hero().id, 'charm').map(({ target }) => target)).toContain(HERE);
    expect(attacksOf(play.state, play.hero().id, 'action').map(({ target }) => target)).not.toContain(HERE);
  });
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
      const steps = play.told().filter(text => text.startsWith('log.attack.'));
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

  rule('DES-60.3', 'where the table plays so, the overlord does without abilities of a monster', () => {
    const play = assault({
      monster: 'dragon',
      on: 'base:4,9/3x2',
      options: { 'partial-abilities': true },
      dice: [1 + 4, GREEN.three, YELLOW.three, YELLOW.three],
    });
    expect(play.can(play.overlordSeat)).toContain('ability:burn');
    play.answers(play.overlordSeat, 'ability:burn');
    expect([play.hero().tokens.burn, said(play, 'log.attack.hit')]).toMatchObject([undefined, { pierce: 1 }]);
  });

  rule('DES-60.3', 'all of them, none of them, or as the card has it where the table does not play so', () => {
    const burnt = (options: Fight['options'], ...without: readonly string[]) => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        options,
        dice: [1 + 4, GREEN.three, YELLOW.three, YELLOW.three],
      });
      const seat = play.overlordSeat;
      if (play.asked(seat) === 'attack.without')
        if (without.length > 0) play.seat(seat).chooses('attack.without', ...without);
        else play.passes(seat);
      return [play.hero().tokens.burn, said(play, 'log.attack.hit')?.pierce];
    };
    const house = { 'partial-abilities': true };
    expect(burnt({})).toEqual([1, 1]);
    expect(burnt(house)).toEqual([1, 1]);
    expect(burnt(house, 'ability:burn', 'ability:pierce')).toEqual([undefined, 0]);
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

describe('areas', () => {
  const blast: Fight = {
    hero: 'mad-carthos',
    friend: 'steelhorns',
    equipped: ['ice-storm#1'],
    at: space(1, 9),
    on: space(5, 9),
    dice: [WHITE.two, GREEN.three, GREEN.three, POWER.more, POWER.more, POWER.blank],
  };

  rule(['DES-23.8', 'DES-23.9'], 'whoever attacks says who is struck first, and each has their own armour', () => {
    const play = battle(
      { ...blast, set: state => void put(state, 'ogre', 'base:6,9/2x2') },
      'ice-storm#1',
      space(5, 9),
      'blast',
    );
    play.passes();
    expect(play.asked()).toBe('attack.order');
    play.seat(0).chooses('attack.order', 'figure:monster:ogre#2', 'figure:monster:beastman#1');
    const hits = play.table
      .told()
      .filter(({ text }) => text === 'log.attack.hit')
      .map(({ with: words }) => words?.armour);
    expect(hits).toEqual([4, 2]);
  });

  rule(
    ['DES-60.4', 'DES-76.1'],
    'the rank that surges buy adds to the weapon’s own: Blast 1 and 1 reach two spaces',
    () => {
      const struck = (buys: boolean) => {
        const play = battle(
          {
            ...blast,
            on: space(4, 9),
            dice: [WHITE.oneSurge, GREEN.twoSurge, GREEN.three, ...BLANKS],
            set: state => void put(state, 'ogre', 'base:6,9/2x2'),
          },
          'ice-storm#1',
          space(4, 9),
          'blast',
        );
        if (buys) play.does(play.can().find(key => key.startsWith('surge:')) ?? 'nothing to buy');
        while (play.asked(0) !== 'turn.act') play.passes(0);
        return play.told().filter(text => text === 'log.attack.hit').length;
      };
      expect([struck(false), struck(true)]).toEqual([1, 2]);
    },
  );

  rule(
    ['DRF-14.4', 'DES-88.4', 'DES-88.3'],
    'of several with Fear the highest is paid, once; or each, where the table plays so',
    () => {
      const fear = (options: Record<string, boolean>) => {
        const play = fight({
          ...blast,
          options,
          on: 'base:3,9/2x2',
          monster: 'demon',
          set: state => void put(state, 'dragon', 'base:5,9/3x2', 'master'),
        });
        const current = opened(play.state, play.hero().id, {
          weapon: 'ice-storm#1',
          target: space(4, 9),
          by: 'action',
          area: 'blast',
        });
        return fearOf(play.state, current, play.state.monsters);
      };
      expect([fear({}), fear({ 'fear-per-figure': true })]).toEqual([1, 2]);
    },
  );

  rule(
    ['DES-76.12', 'DES-100.4', 'DES-95.2', 'DES-69.3', 'DES-65.9'],
    'Ironskin: neither Blast nor Pierce nor Sorcery',
    () => {
      const skin = {
        set: (_: unknown, __: unknown, monster: { changes?: unknown }) =>
          Object.assign(monster, { changes: [{ gain: [{ ability: 'ironskin' }] }] }),
      };
      const burst = fight({ ...blast, ...skin });
      const area = opened(burst.state, burst.hero().id, {
        weapon: 'ice-storm#1',
        target: space(5, 9),
        by: 'action',
        area: 'blast',
      });
      area.dice = [
        { die: 'white', face: 3 },
        { die: 'green', face: 0 },
      ];
      expect(blowOn(burst.state, area, burst.monster())).toMatchObject({ damage: 0, wounds: 0 });
      const pierced = fight({ hero: 'grey-ker', skills: ['wild-talent'], equipped: ['great-bow#1'], ...skin });
      const shot = opened(pierced.state, pierced.hero().id, { weapon: 'great-bow#1', target: BESIDE, by: 'action' });
      shot.dice = [
        { die: 'blue', face: 4 },
        { die: 'yellow', face: 0 },
      ];
      expect(blowOn(pierced.state, shot, pierced.monster())).toMatchObject({ damage: 2, pierce: 0, wounds: 0 });
    },
  );

  rule(['DES-76.11'], 'Shadowcloak: nobody does anything to it from further off, not by a Blast either', () => {
    const play = battle(
      {
        ...blast,
        set: (_, __, monster) => Object.assign(monster, { changes: [{ gain: [{ ability: 'shadowcloak' }] }] }),
      },
      'ice-storm#1',
      space(5, 9),
      'blast',
    );
    play.passes();
    expect([play.told().includes('log.attack.untouched'), play.monster().wounds]).toEqual([true, 2]);
  });

  rule(['DES-96.6', 'DES-53.7'], 'Breath goes up no stairs', () => {
    const spaces = [space(0, 0), space(1, 0), space(9, 0), space(10, 0)];
    const ground = groundOf(gridMap({ spaces, links: [[space(1, 0), space(9, 0)]] }), [], new Map());
    expect(laid(ground, 'breath', space(0, 0)).map(placement => covered(ground, placement))).toEqual([[space(1, 0)]]);
  });
});

describe('Knockback', () => {
  const ogre: Fight = { monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.two, GREEN.one, GREEN.one] };
  const walledIn: Fight['set'] = state => {
    for (const at of mapNow(state).within(HERE, 4)) if (at !== HERE) state.board.terrain[at] = 'water';
  };

  rule(['DES-73.4', 'DES-73.5'], 'nowhere to go: nothing happens, or it hurts where the table plays so', () => {
    expect(assault({ ...ogre, set: walledIn }).hero().wounds).toBe(16 - 3);
    expect(assault({ ...ogre, set: walledIn, options: { 'knockback-wound': true } }).hero().wounds).toBe(16 - 4);
  });

  rule(['DES-73.7', 'DES-12.11'], 'being thrown springs no trap (EX-60)', () => {
    const play = assault({
      ...ogre,
      set: state => {
        state.overlord.hand.push('spiked-pit#1');
        state.overlord.threat = 20;
      },
    });
    while (play.asked(play.overlordSeat) !== 'attack.throw') play.passes(play.overlordSeat);
    play.answers(play.overlordSeat, `place:${space(2, 9)}`);
    expect([play.hero().at, play.asked(play.overlordSeat)]).toEqual([space(2, 9), undefined]);
  });
});

describe('Aura', () => {
  rule(['DES-65.7', 'DES-65.12'], 'every bearer hurts, each once for a step, however large who comes', () => {
    const play = fight({
      skills: ['holy-aura'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      set: (_, [hero, friend]) => {
        if (hero) hero.at = HERE;
        if (friend) Object.assign(friend, { at: space(3, 10), skills: ['holy-aura'] });
      },
    });
    expect(aurasOn(play.state, play.monster()).map(({ id }) => id)).toEqual(['hero:steelhorns', 'hero:mad-carthos']);
  });
});

describe('what lingers', () => {
  rule(['DES-75.8', 'DES-75.7'], 'whoever is stunned may still spend fatigue on points', () => {
    const play = fight({
      skills: ['relentless'],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { stun: 1 }, fatigue: 2 }),
      first: t => startEffects(t, 'hero:steelhorns'),
    });
    expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
    play.does('action:attack', 'fatigue');
    expect([play.state.turn?.movement, play.hero().fatigue]).toEqual([1, 1]);
  });

  rule('DES-90.4', 'Poison on monsters counts when they are healed', () => {
    const play = fight({
      monster: 'ogre',
      on: 'base:4,9/2x2',
      set: (_, __, monster) => Object.assign(monster, { wounds: 2, tokens: { poison: 1 } }),
      *first(t) {
        heal(t, (t.state.monsters[0] as { id: FigureId }).id, 2);
      },
    });
    expect([play.monster().wounds, play.monster().tokens.poison]).toEqual([3, 0]);
  });

  rule(
    ['DES-99.5', 'DES-99.3', 'DES-99.4', 'DES-99.8', 'DES-99.10'],
    'a monkey has its hero’s wounds, no armour and no attack; it may hold Guard and not use it, and dies as itself',
    () => {
      const monkey: Fight['set'] = (_, heroes) =>
        Object.assign(first(heroes), { monkey: 2, order: 'guard', equipped: ['sword#1', 'plate-mail#1'] });
      const play = assault({ dice: [RED.four, GREEN.three], set: monkey });
      expect([
        statOf(play.state, play.hero().id, 'armour'),
        statOf(play.state, play.hero().id, 'speed'),
        attacksOf(play.state, play.hero().id, 'guard'),
      ]).toEqual([0, 5, []]);
      expect(play.hero().wounds).toBe(16 - 8);
      const dead = fight({
        set: monkey,
        *first(t) {
          yield* wound(t, 'hero:steelhorns', 99, { kind: 'terrain' });
        },
      });
      expect([dead.hero().monkey, dead.hero().at]).toEqual([undefined, undefined]);
    },
  );

  rule(['DES-99.7'], 'a stunned monkey moves, and nothing else', () => {
    const play = fight({
      set: (_, heroes) => Object.assign(first(heroes), { monkey: 2, tokens: { stun: 1 } }),
      first: t => startEffects(t, 'hero:steelhorns'),
    });
    expect(play.can().filter(key => !key.startsWith('walk:') && key !== 'fatigue')).toEqual([]);
  });
});

describe('familiars', () => {
  const bird = (id: 'boggs' | 'skye', set?: Fight['set']): Played =>
    fight({
      friend: 'varikas-the-dead',
      set: (state, heroes, monster) => {
        state.companions.push({ id, owner: 'hero:steelhorns', at: space(2, 9), carries: [] });
        set?.(state, heroes, monster);
      },
    });

  rule(
    ['DES-22.6', 'DES-35.9', 'DRF-1.7'],
    'are no figures: they bar neither way nor sight, and nobody attacks them',
    () => {
      const play = bird('boggs', (state, heroes) => {
        first(heroes).at = space(1, 9);
        state.companions.push({ id: 'skye', owner: 'hero:steelhorns', at: HERE, carries: [] });
      });
      expect(seesSpace(play.state, play.hero(), BESIDE)).toBe(true);
      expect(attacksOf(play.state, play.monster().id, 'activation').map(({ target }) => target)).toEqual([]);
    },
  );

  rule(
    ['DES-35.5', 'DES-35.6', 'DES-44.2', 'DES-46.10'],
    'walk over pits and past everybody, not over rubble; those that fly cross it; nobody to where nobody has looked',
    () => {
      const rough: Fight['set'] = state => {
        for (const y of [8, 9, 10, 11]) state.board.terrain[space(3, y)] = 'rubble';
        state.board.terrain[space(1, 9)] = 'pit';
      };
      const goes = (id: 'boggs' | 'skye') => {
        const play = bird(id, (state, heroes, monster) => {
          first(heroes).at = space(2, 10);
          rough?.(state, heroes, monster);
        });
        play.does('action:battle').passes();
        return [space(1, 9), BESIDE, HERE, space(8, 9)].map(at => play.can().includes(`walk:${at}`));
      };
      expect([goes('boggs'), goes('skye')]).toEqual([
        [true, false, false, false],
        [true, true, false, false],
      ]);
    },
  );

  rule(['DES-35.10', 'DES-37.11', 'DES-35.7'], 'stay and obey when their owner is dead or in Town', () => {
    const play = bird('boggs', (_, heroes) => {
      first(heroes).at = undefined;
    });
    play.does('action:battle').passes();
    expect(play.asked()).toBe('familiar.act');
    expect(play.can().every(key => key.startsWith('walk:'))).toBe(true);
  });

  rule(
    ['DRF-6.1b', 'DRF-6.1c'],
    'two together carry off what is too heavy for one, where the table plays so, and past nobody',
    () => {
      const play = fight({
        friend: 'varikas-the-dead',
        options: { 'fetching-ferrets': true },
        set: (state, heroes) => {
          for (const id of ['mata', 'kata'] as const)
            state.companions.push({ id, owner: 'hero:steelhorns', at: space(5, 9), carries: [] });
          first(heroes).at = space(6, 9);
          lay(state, { kind: 'money' }, space(5, 10));
        },
      });
      play.does('action:battle').passes();
      const money = play.state.board.markers.find(({ kind }) => kind === 'money');
      play.does('together', `walk:${space(5, 10)}`, `pick-up:${money?.id}`);
      expect(play.can()).not.toContain(`walk:${space(6, 9)}`);
      expect(play.can()).not.toContain(`walk:${BESIDE}`);
      play.does(`walk:${FAR}`).passes();
      expect([
        play.state.companions.map(({ at }) => at),
        play.state.board.markers.find(({ kind }) => kind === 'money')?.at,
      ]).toEqual([[FAR, FAR], FAR]);
    },
  );
});

describe('turns and figures', () => {
  rule('DES-6.6', 'an exhausted card keeps what it gives at all times', () => {
    const lines = (exhausted: readonly string[]) => {
      const play = fight({
        equipped: ['sword#1', 'belt-of-strength#1'],
        set: (_, heroes) => Object.assign(first(heroes), { exhausted }),
      });
      return opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }).lines;
    };
    expect(lines(['belt-of-strength#1'])).toEqual(lines([]));
    expect(lines([])).toHaveLength(1);
  });

  rule(['DES-7.3', 'DES-7.9'], 'the attack of Ready is one attack, and no move', () => {
    const play = fight({
      equipped: ['sword#1'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      dice: [RED.miss, GREEN.one, ...BLANKS],
    });
    play.does('action:ready', `attack:sword#1:${BESIDE}`);
    expect([
      play.state.turn?.half,
      play.can().filter(key => key.startsWith('attack:')),
      play.can().includes('half:move'),
    ]).toEqual(['attack', [], false]);
  });

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

  rule(['DES-102.2', 'DES-102.4'], 'who flies falls into no pit, but feels what is a trap', () => {
    const steps = (monster: 'razorwing' | 'beastman', prop: 'pit' | 'dart-field') => {
      const play = fight({
        monster,
        dice: [POWER.blank],
        set: state => {
          state.board.terrain[BESIDE] = prop;
        },
        first: t => calls(t).stepOn(t, (t.state.monsters[0] as { id: FigureId }).id, { own: true, from: space(5, 9) }),
      });
      return play.state.monsters.map(({ wounds, tokens }) => [wounds, tokens.daze ?? 0]);
    };
    expect([steps('razorwing', 'pit'), steps('beastman', 'pit'), steps('razorwing', 'dart-field')]).toEqual([
      [[3, 0]],
      [[1, 0]],
      [[2, 1]],
    ]);
  });

  rule('DES-102.6', 'nor does it pass a closed door', () => {
    const ends = (open: readonly string[]) => {
      const play = fight({
        monster: 'razorwing',
        on: FAR,
        set: state => {
          state.board.revealed.push(1);
          state.board.open.push(...open);
        },
      });
      return goals(treadOf(play.state, play.monster()), FAR, 6).some(({ to }) => to === space(9, 9));
    };
    expect([ends([]), ends(['mine-door'])]).toEqual([false, true]);
  });
});
