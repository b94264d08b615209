// DES-60 to DES-102: special abilities of monsters and weapons, and what lingers, with their numbers.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { aurasOn } from '../rules/effects/aura.ts';
import { startEffects } from '../rules/effects/lingering.ts';
import { isImmune, rankOf, statOf } from '../rules/effects/stats.ts';
import type { FigureId, Hero, State } from '../rules/state.ts';
import { wound } from '../rules/wounds.ts';
import { BLUE, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { assault, BESIDE, battle, FAR, type Fight, fight, first, HERE, said, shownIn } from './fight.ts';
import { put, space } from './scene.ts';

const OGRE = { monster: 'ogre', on: 'base:4,9/2x2' } as const;

describe('in general', () => {
  rule(
    ['DES-60.1', 'DES-60.2', 'DES-36.3', 'DES-60.4', 'DRF-14.8'],
    'all abilities of a card are in force, and ranks add up (EX-37)',
    () => {
      const play = fight({
        hero: 'lord-hawthorne',
        skills: ['holy-aura'],
        monster: 'demon',
        on: 'base:4,9/2x2',
        rank: 'master',
      });
      expect(
        ['aura', 'sorcery', 'fear'].map(ability => rankOf(play.state, play.monster().id, ability as 'aura')),
      ).toEqual([1, 3, 2]);
      const shiver = fight({
        hero: 'shiver',
        skills: ['holy-aura'],
        set: state => Object.assign(state, { phase: 'overlord' }),
      });
      expect(rankOf(shiver.state, shiver.hero().id, 'aura')).toBe(5);
      expect(rankOf(fight({ hero: 'shiver' }).state, 'hero:shiver', 'aura')).toBe(0);
    },
  );
});

describe('Command', () => {
  rule(['DES-72.1', 'DES-72.2', 'DES-72.3'], 'within 3 spaces +1 range and +1 damage, for each of them (EX-41)', () => {
    const lines = (count: number, at = space(5, 9)) => {
      const play = fight({
        set: state => {
          put(state, 'beastman', at, 'master');
          if (count > 1) put(state, 'beastman', space(5, 10), 'master');
        },
      });
      return opened(play.state, play.monster().id, { target: HERE, by: 'activation' }).lines.map(({ bonus }) => bonus);
    };
    const own = { damage: 1 };
    expect(lines(1)).toEqual([own, { range: 1, damage: 1 }]);
    expect(lines(2)).toEqual([own, { range: 1, damage: 1 }, { range: 1, damage: 1 }]);
    expect(lines(1, space(7, 10))).toEqual([own, { range: 1, damage: 1 }]);
  });

  rule('DES-72.1', 'of a hero too, whoever attacks near enough', () => {
    const play = fight({ skills: ['blessing'], equipped: ['sword#1'] });
    const { lines } = opened(play.state, play.hero(0).id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect(lines.map(({ bonus }) => bonus)).toEqual([{ range: 1, damage: 1 }]);
  });
});

describe('Fear', () => {
  const afraid = (dice: readonly number[], rank: 'normal' | 'master' = 'master') =>
    battle({ hero: 'steelhorns', equipped: ['axe#1'], monster: 'demon', on: 'base:4,9/2x2', rank, dice });

  rule(['DES-88.1', 'DES-88.2', 'DES-88.3'], 'so many surges first, or the attack fails', () => {
    const brave = afraid([RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.blank, POWER.blank]);
    // Three surges, two of them for Fear: the Axe makes damage of the third.
    brave.does('surge:0');
    expect(brave.whyNot('surge:0')).toEqual(['why.surges', 'DES-21.11']);
    brave.passes();
    expect(said(brave, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 5, wounds: 1 });
    const coward = afraid([RED.threeSurge, GREEN.three, POWER.blank, POWER.blank, POWER.blank]);
    coward.passes();
    expect(coward.told()).toContain('log.attack.fails.fear');
  });

  rule('DES-88.1', 'what it costs to master it is told, be it one surge', () => {
    const surges = (rank: 'normal' | 'master'): unknown => {
      const brave = afraid([RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.blank, POWER.blank], rank);
      brave.passes();
      return said(brave, 'log.attack.fear')?.n;
    };
    expect([surges('normal'), surges('master')]).toEqual([1, 2]);
  });

  rule('DES-88.1', 'not for those who are immune', () => {
    const play = battle(
      {
        equipped: ['axe#1', 'rune-plate'],
        monster: 'demon',
        on: 'base:4,9/2x2',
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank],
      },
      'axe#1',
    );
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, wounds: 3 });
    expect(play.told()).not.toContain('log.attack.fear');
  });
});

describe('Sorcery', () => {
  rule(['DES-95.1'], 'points after the roll, for range first and then for damage', () => {
    const play = assault({ monster: 'sorcerer', on: FAR, dice: [WHITE.two, YELLOW.one] });
    // Range 2 + 1 of 4, damage 2 + 1: one of three points for range, two for damage.
    expect(shownIn(play, 'log.attack.total')).toEqual({ range: 4, damage: 5 });
  });
});

describe('tokens', () => {
  rule(
    ['DES-69.1', 'DES-60.6', 'DES-21.26', 'DES-21.27', 'DRF-14.7'],
    'Burn where there was damage, though armour stopped it all',
    () => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        dice: [BLUE.far, GREEN.one, YELLOW.three, YELLOW.three],
        set: (_, heroes) => {
          first(heroes).equipped.push('dragontooth-hammer#1');
        },
      });
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 1 });
      expect(play.hero().tokens.burn).toBe(1);
    },
  );

  rule(['DES-75.1', 'DES-97.1', 'DES-90.1'], 'Stun, Web, and Poison for each wound lost', () => {
    const stunned = assault({
      monster: 'giant',
      on: 'base:4,9/2x2',
      dice: [RED.two, GREEN.three, GREEN.three, YELLOW.three],
    });
    expect(stunned.hero().tokens).toEqual({ stun: 1 });
    const webbed = assault({
      monster: 'bane-spider',
      rank: 'master',
      on: 'base:4,9/2x2',
      dice: [WHITE.two, GREEN.three, POWER.blank],
    });
    // 5 damage less armour 1: four wounds, four tokens of Poison, one of Web.
    expect(webbed.hero().tokens).toEqual({ web: 1, poison: 4 });
  });

  rule(['DES-75.5', 'DES-36.9'], 'nobody with a name is stunned', () => {
    const play = fight({
      set: state => {
        const [monster] = state.monsters;
        if (monster) Object.assign(monster, { rank: 'unique' });
      },
    });
    expect(isImmune(play.state, play.monster(), 'stun')).toBe(true);
  });

  const starts = (
    tokens: Hero['tokens'],
    dice: readonly number[],
    hero = 'steelhorns',
    more?: (state: State, hero: Hero) => void,
  ) =>
    fight({
      hero,
      friend: hero === 'steelhorns' ? 'mad-carthos' : 'steelhorns',
      position: { at: 'declare' },
      dice,
      set: (state, heroes) => {
        first(heroes).tokens = { ...tokens };
        more?.(state, first(heroes));
      },
      first: t => startEffects(t, `hero:${hero}`),
    });

  rule(['DES-69.2', 'DES-69.4'], 'Burn: a surge removes one, every one left costs a wound', () => {
    const play = starts({ burn: 3 }, [POWER.surge, POWER.more, POWER.blank]);
    expect([play.hero().tokens.burn, play.hero().wounds]).toEqual([2, 14]);
  });

  rule(
    ['DES-97.2', 'DES-97.4'],
    'Web: a die for each, and for each melee die; whoever is still caught spends no points',
    () => {
      const free = starts({ web: 1 }, [POWER.blank, POWER.blank, POWER.blank, POWER.surge]);
      expect([free.hero().tokens.web, free.state.turn?.stuck]).toEqual([0, undefined]);
      const caught = starts({ web: 1 }, [POWER.blank, POWER.more, POWER.blank, POWER.more]);
      expect([caught.hero().tokens.web, caught.state.turn?.stuck]).toEqual([1, true]);
      const weak = starts({ web: 1 }, [POWER.blank, POWER.surge], 'mad-carthos');
      expect(weak.hero().tokens.web).toBe(1);
    },
  );

  rule(['DES-75.2', 'DES-75.6'], 'Stun: one goes each turn, and the turn is half a turn', () => {
    const play = starts({ stun: 2 }, []);
    expect([play.hero().tokens.stun, play.state.turn?.stunned]).toEqual([1, true]);
  });

  rule(['DES-6.2', 'DES-6.3'], 'several at once come in the order that the hero likes', () => {
    const play = starts({ burn: 1, stun: 1 }, [POWER.surge]);
    expect(play.can()).toEqual(['token:burn', 'token:stun']);
    play.does('token:stun');
    expect([play.hero().tokens, play.state.turn?.stunned]).toEqual([{ burn: 0, stun: 0 }, true]);
  });

  rule(
    ['DES-97.3', 'DES-75.3', 'DES-75.4'],
    'of monsters: a die more for each space beyond the first; and what Stun leaves them',
    () => {
      const play = fight({
        ...OGRE,
        position: { at: 'act' },
        dice: [POWER.blank, POWER.blank, POWER.blank, POWER.surge],
        set: (state, _, monster) => {
          monster.tokens = { web: 1 };
          state.overlord.acting = { monster: monster.id, movement: 3, attacks: 1, fresh: true, cards: [] };
        },
        first: t => startEffects(t, (t.state.monsters[0] as { id: FigureId }).id),
      });
      expect([play.monster().tokens.web, play.state.overlord.acting?.stuck]).toEqual([0, undefined]);
    },
  );

  rule(
    ['DES-90.2', 'DES-24.9', 'DES-29.5'],
    'a potion of 3 against 2 Poison: both go, and one wound is healed (EX-50)',
    () => {
      const play = fight({
        set: (_, heroes) =>
          Object.assign(first(heroes), { wounds: 10, tokens: { poison: 2 }, potions: ['healing-potion'] }),
      });
      play.does('action:run', 'drink:healing-potion');
      expect([play.hero().tokens.poison, play.hero().wounds]).toEqual([0, 11]);
    },
  );

  rule('DES-90.3', 'whoever is immune takes none', () => {
    const play = assault({
      hero: 'ispher',
      monster: 'bane-spider',
      on: 'base:4,9/2x2',
      dice: [WHITE.two, GREEN.three],
    });
    expect([play.hero().tokens, play.hero().wounds]).toEqual([{}, 7]);
  });
});

describe('Knockback', () => {
  rule(['DES-73.1', 'DES-73.3', 'DES-73.12', 'DRF-14.5'], 'whoever took damage may be thrown, and has moved', () => {
    const play = assault({
      ...OGRE,
      dice: [RED.two, GREEN.one, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { order: 'dodge' }),
    });
    play.passes(0); // Dodge is not used
    expect(play.asked(play.overlordSeat)).toBe('attack.throw');
    expect(play.can(play.overlordSeat)).toContain('place:space:1,9');
    play.answers(play.overlordSeat, 'place:space:1,9');
    expect(play.hero().at).toBe('space:1,9');
  });

  rule('DES-73.1', 'nobody is thrown without damage, and nobody must be', () => {
    const play = assault({ ...OGRE, dice: [RED.two, GREEN.one, GREEN.one] });
    play.passes(play.overlordSeat);
    expect(play.hero().at).toBe(HERE);
    expect(assault({ ...OGRE, dice: [RED.miss, GREEN.one, GREEN.one] }).asked(1)).toBeUndefined();
  });

  rule(['DES-73.10'], 'those who are immune stay', () => {
    const play = assault({ ...OGRE, equipped: ['rune-plate'], dice: [RED.four, GREEN.three, GREEN.three] });
    expect(play.asked(play.overlordSeat)).toBeUndefined();
  });

  rule(['DES-73.6', 'DES-65.6'], 'thrown past an Aura and beside it: it hurts once (EX-43)', () => {
    const play = assault({
      ...OGRE,
      hero: 'sir-valadir',
      friend: 'steelhorns',
      dice: [RED.two, GREEN.one, GREEN.one],
      set: state => {
        put(state, 'hell-hound', 'base:1,9/1x2', 'master');
      },
    });
    const before = play.hero().wounds;
    play.answers(play.overlordSeat, 'place:space:2,9');
    expect(before - play.hero().wounds).toBe(1);
  });
});

describe('Aura', () => {
  rule(['DES-65.1', 'DES-65.2'], 'for every space beside its bearer that is entered, a wound (EX-74)', () => {
    const play = fight({ monster: 'demon', on: 'base:5,9/2x2', at: space(2, 9) });
    play.does('action:run', `walk:${space(3, 9)}`);
    expect(play.hero().wounds).toBe(16);
    play.does(`walk:${space(4, 9)}`, `walk:${space(4, 10)}`);
    expect(play.hero().wounds).toBe(14);
  });

  rule(['DES-65.4', 'DES-65.9', 'DES-102.5'], 'not for those who fly, nor for the immune', () => {
    const felt = (equipped: readonly string[], hero = 'steelhorns') => {
      const play = fight({ hero, equipped, monster: 'demon', on: 'base:4,9/2x2' });
      return aurasOn(play.state, play.hero()).length;
    };
    expect([felt([]), felt(['rune-plate']), felt([], 'zyla')]).toEqual([1, 0, 0]);
  });

  rule(['DES-65.11', 'DES-36.6'], 'a death of it is nobody’s killing blow', () => {
    const play = fight({
      rank: 'master',
      position: { at: 'act' },
      first: t =>
        wound(t, (t.state.monsters[0] as { id: FigureId }).id, 9, {
          kind: 'ability',
          by: 'hero:steelhorns',
          what: 'aura',
        }) as never,
    });
    expect([play.state.monsters.length, play.hero().coins]).toEqual([0, 300]);
  });
});

describe('Grapple', () => {
  rule(
    ['DES-61.1', 'DES-61.2', 'DES-61.3', 'DES-61.6'],
    'beside a Naga nobody walks, but attacks; unless immune',
    () => {
      const naga: Fight = { monster: 'naga', on: 'base:4,9/2x2', equipped: ['sword#1'] };
      const held = fight(naga).does('action:advance');
      expect(held.can().filter(key => key.startsWith('walk:'))).toEqual([]);
      expect(held.can()).toContain(`attack:sword#1:${BESIDE}`);
      const flyer = fight({ ...naga, hero: 'zyla' }).does('action:advance');
      expect(flyer.can().filter(key => key.startsWith('walk:'))).toEqual([]);
      const free = fight({ ...naga, equipped: ['sword#1', 'golden-armor#1'] }).does('action:advance');
      expect(free.can().some(key => key.startsWith('walk:'))).toBe(true);
    },
  );
});

describe('areas', () => {
  rule(
    ['DES-66.1', 'DES-66.2', 'DES-66.3', 'DES-23.1', 'DES-23.2'],
    'Sweep: one roll, every enemy in reach, each with their own armour (EX-45)',
    () => {
      const play = assault({
        monster: 'giant',
        rank: 'master',
        on: 'base:4,9/2x2',
        dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank],
        set: (state, heroes) => {
          const [, friend] = heroes;
          if (friend) friend.at = space(3, 10);
          put(state, 'beastman', space(6, 9));
        },
      });
      play.passes(play.overlordSeat); // in whatever order
      expect([play.hero(0).wounds, play.hero(1).wounds, play.monster(1).wounds]).toEqual([16 - 8, 8, 2]);
    },
  );

  rule(['DES-96.1', 'DES-96.4', 'DES-23.4'], 'Breath: everybody under it, friends too, whatever the range', () => {
    const play = fight({
      monster: 'hell-hound',
      on: 'base:5,9/2x1',
      set: (state, heroes) => {
        const [, friend] = heroes;
        if (friend) friend.at = space(4, 9);
        put(state, 'skeleton', space(3, 10));
      },
    });
    const choices = attacksOf(play.state, play.monster().id, 'activation').filter(({ area }) => area !== undefined);
    expect(choices.length).toBeGreaterThan(0);
    const breath = choices.find(({ target }) => target === space(4, 9)) ?? choices[0];
    const attack = opened(play.state, play.monster().id, breath as NonNullable<typeof breath>);
    expect(attack.distance).toBeUndefined();
    expect(attack.covered).toEqual(expect.arrayContaining([space(4, 9), HERE, space(3, 10)]));
  });

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
      expect(play.told()).toContain('log.attack.fails.miss');
      expect([play.hero(0).order, play.hero(1).order]).toEqual(['dodge', 'dodge']);
    },
  );

  rule(
    ['DES-76.1', 'DES-76.2', 'DES-76.6', 'DES-23.6'],
    'Blast: friend and foe near the space, once each however large (EX-31)',
    () => {
      const play = battle(
        {
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: ['ice-storm#1'],
          at: space(1, 9),
          on: 'base:5,9/2x2',
          monster: 'ogre',
          dice: [WHITE.two, GREEN.three, GREEN.three, POWER.more, POWER.more, POWER.blank],
          set: (_, heroes) => {
            const [, friend] = heroes;
            if (friend) friend.at = space(4, 10);
          },
        },
        'ice-storm#1',
        space(4, 9),
        'blast',
      );
      play.passes(); // no fatigue
      play.answers(0, '1'); // range needs one of two points
      play.passes(); // in whatever order
      // 2 + 3 + 3 + 2 of Mad Carthos + 1: the Ogre once, and the friend.
      expect([play.state.monsters.length, play.hero(1).wounds, play.hero(0).wounds]).toEqual([0, 16 - 10, 8]);
    },
  );

  rule(['DES-77.1', 'DES-20.2'], 'Reach: two spaces away, in sight', () => {
    const play = fight({ hero: 'lord-hawthorne', equipped: ['sword#1'], on: space(5, 9) }).does('action:battle');
    expect(play.can()).toContain(`attack:sword#1:${space(5, 9)}`);
    const short = fight({ equipped: ['sword#1'], on: space(5, 9) }).does('action:battle');
    expect(short.can()).not.toContain(`attack:sword#1:${space(5, 9)}`);
  });
});

describe('Undying and Quick Shot', () => {
  rule(['DES-64.1'], 'a Manticore shoots, and its Pierce counts', () => {
    const play = assault({ monster: 'manticore', on: 'base:4,9/2x2', dice: [BLUE.two, GREEN.three, YELLOW.one] });
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 1, pierce: 1, wounds: 6 });
  });

  rule('DES-80.2', 'what kills outright asks nobody', () => {
    const play = battle({
      hero: 'andira-runehand',
      equipped: ['touch-of-death'],
      monster: 'skeleton',
      rank: 'master',
      dice: [
        WHITE.oneSurge,
        GREEN.twoSurge,
        GREEN.twoSurge,
        YELLOW.three,
        YELLOW.three,
        POWER.blank,
        POWER.blank,
        POWER.blank,
      ],
    });
    play.does('surge:0').passes();
    expect([play.state.monsters, play.hero().coins]).toEqual([[], 350]);
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
