// DES-19 to DES-23: one attack, step by step, with its numbers.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { dieRow } from '../content/dice.ts';
import { items } from '../content/items.ts';
import type { Face } from '../content/rows.ts';
import { without } from '../rules/attack/dice.ts';
import { meansOf } from '../rules/attack/means.ts';
import { opened } from '../rules/attack/open.ts';
import { meansFor } from '../rules/attack/options.ts';
import type { State } from '../rules/state.ts';
import { BLUE, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { ASIDE, assault, BESIDE, battle, FAR, fight, said, shownIn } from './fight.ts';
import { space } from './scene.ts';

/** What the log says of the last event of this kind. */

describe('dice', () => {
  rule(
    ['DES-34.12', 'DES-20.4', 'DES-21.6'],
    'a Sword is 1 red and 1 green, and the trait adds its power dice (EX-5)',
    () => {
      const play = fight({ equipped: ['sword#1'] });
      expect(meansOf(play.state, play.hero(), 'sword#1').dice).toEqual({ red: 1, green: 1 });
      const { pool } = opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
      expect(pool).toEqual({ red: 1, green: 1, black: 3 });
    },
  );

  rule(['DES-19.3', 'DES-19.4', 'DES-21.7', 'DES-21.32'], 'any miss, and the whole attack fails', () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [RED.miss, GREEN.three, POWER.surge, POWER.surge, POWER.surge],
    });
    expect(play.told()).toContain('log.attack.fails.miss');
    expect(play.monster().wounds).toBe(2);
  });

  rule(
    ['DES-19.2', 'DES-19.6', 'DES-19.7', 'DES-21.10', 'DES-21.20', 'DES-21.21', 'DES-21.25'],
    'hearts, enhancements and what surges buy, less armour',
    () => {
      const play = battle({
        monster: 'ogre',
        on: 'base:4,9/2x2',
        equipped: ['sword#1'],
        dice: [RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.more, POWER.blank],
      });
      // 3 and 2 hearts, 1 enhancement; 3 surges: a Sword makes 1 damage of two of them, and one is lost.
      expect(play.can()).toEqual(['surge:0', 'fatigue']);
      play.does('surge:0').passes();
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 4, pierce: 0, wounds: 3 });
      expect(play.monster().wounds).toBe(5 - 3);
      // Nobody asks for range in melee, and what there is none of is not told.
      expect(shownIn(play, 'log.attack.roll')).toEqual({ damage: 5, surges: 3, enhancements: 1 });
      expect(shownIn(play, 'log.attack.total')).toEqual({ damage: 7 });
    },
  );

  rule(
    ['DES-21.11', 'DES-21.12', 'DES-21.13', 'DES-20.16'],
    'each surge ability as often as it can be paid (EX-27)',
    () => {
      const play = battle({
        monster: 'ogre',
        on: 'base:4,9/2x2',
        equipped: ['sword#1'],
        dice: [RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.surge, POWER.blank],
      });
      play.does('surge:0', 'surge:0');
      expect(play.whyNot('surge:0')).toEqual(['why.surges', 'DES-21.11']);
      play.passes();
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7 });
    },
  );

  rule(
    ['DES-21.17', 'DES-24.7', 'DES-19.8', 'DES-24.1'],
    'after the roll, a power die for each fatigue, up to five in all',
    () => {
      const play = battle({
        equipped: ['sword#1'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.two, GREEN.three, POWER.blank, POWER.blank, POWER.blank, POWER.more, POWER.surge],
      });
      play.does('fatigue');
      expect(play.hero().fatigue).toBe(2);
      play.does('fatigue');
      expect(play.whyNot('fatigue')).toBeUndefined(); // nothing is left to choose: the attack was made
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 6, wounds: 2 });
      expect(play.hero().fatigue).toBe(1);
    },
  );

  rule('DES-20.6', 'without a weapon: 1 red die and the melee dice', () => {
    const play = battle({ hero: 'mad-carthos', friend: 'steelhorns', dice: [RED.four] });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 4, wounds: 2 });
  });
});

/** Range and damage of each face, S for a surge; of power dice E for an enhancement. */
const FACES = {
  red: 'X 0/4 1/3 1/3S 2/2 2/1S',
  blue: 'X 4/0S 3/1S 3/1S 2/2 1/2',
  white: 'X 3/1S 3/1S 2/2 1/3S 1/3S',
  green: '0/3 0/3 0/2S 0/2S 1/2 1/1',
  yellow: '3/0 3/0 2/0S 2/0S 2/1 1/1',
  black: '- E E E S S',
};

rule(['DES-19.1', 'DES-19.5', 'DES-19.13'], 'the dice of the box, face by face', () => {
  const spelled = ({ range = 0, damage = 0, surges = 0, enhancements = 0, miss }: Face, isPower: boolean): string => {
    if (miss) return 'X';
    const surge = 'S'.repeat(surges);
    return isPower ? 'E'.repeat(enhancements) + surge || '-' : `${range}/${damage}${surge}`;
  };
  const dice = Object.keys(FACES).map(die => {
    const { faces, kind } = dieRow(die as keyof typeof FACES);
    return [die, faces.map(face => spelled(face, kind === 'power')).join(' ')];
  });
  expect(Object.fromEntries(dice)).toEqual(FACES);
});

describe('range', () => {
  rule(
    ['DES-20.3', 'DES-21.8', 'DES-21.9'],
    'short of the distance the attack fails; enhancements may make it up',
    () => {
      const bow = { hero: 'grey-ker', equipped: ['bow#1'], on: FAR } as const;
      const short = battle({ ...bow, dice: [BLUE.twoNear, YELLOW.one, POWER.blank, POWER.blank, POWER.blank] });
      short.passes();
      expect(said(short, 'log.attack.fails.short')).toMatchObject({ range: 2, distance: 4 });
      const enough = battle({ ...bow, dice: [BLUE.twoNear, YELLOW.one, POWER.more, POWER.more, POWER.more] });
      enough.passes();
      // Range 2 and two points for it; damage 3 and the third point. Pierce 1 of the bow (EX-6).
      expect(shownIn(enough, 'log.attack.total')).toEqual({ range: 4, damage: 4 });
      expect(said(enough, 'log.attack.hit')).toMatchObject({ damage: 4, armour: 2, pierce: 1, wounds: 3 });
    },
  );

  rule(['DES-21.18', 'DES-21.9'], 'a die for fatigue may still bring the range', () => {
    const play = battle({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: ['immolation#1'],
      on: FAR,
      dice: [WHITE.two, GREEN.twoRange, POWER.blank, POWER.blank, POWER.blank, POWER.more],
    });
    play.does('fatigue').passes();
    expect(shownIn(play, 'log.attack.total')).toMatchObject({ range: 4 });
  });

  rule(['DES-20.2'], 'melee asks for no range', () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank],
    });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 2, wounds: 5 });
  });
});

describe('armour', () => {
  rule(['DES-21.22', 'DES-21.21', 'DES-21.24'], '6 damage on Jaes, armour 2 and leather 1: 3 wounds (EX-28)', () => {
    const play = assault({ hero: 'battlemage-jaes', equipped: ['leather-armor#1'], dice: [RED.three, GREEN.twoSurge] });
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 3, wounds: 3 });
    expect(play.hero().wounds).toBe(12 - 3);
  });

  rule(
    ['DES-100.1', 'DES-100.2', 'DES-21.23'],
    'Pierce takes armour away, and never more than there is (EX-56)',
    () => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        hero: 'battlemage-jaes',
        dice: [BLUE.two, GREEN.three, YELLOW.twoDamage, YELLOW.twoDamage],
      });
      // 2 + 3 + 1 + 1 damage, armour 2, Pierce 5.
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 2, pierce: 2, wounds: 7 });
    },
  );

  rule(['DES-21.29', 'DES-100.3', 'DES-6.5'], 'a shield cancels wounds after armour, and is exhausted', () => {
    const play = assault({ equipped: ['iron-shield#1'], dice: [RED.three, GREEN.three] });
    expect(play.asked()).toBe('attack.shield');
    play.does('use:iron-shield#1:0');
    expect(play.hero().wounds).toBe(16 - (3 + 3 + 1 - 1 - 1));
    expect(play.hero().exhausted).toEqual(['iron-shield#1']);
  });
});

describe('weapons', () => {
  rule(
    ['DES-20.10', 'DES-20.11', 'DES-20.12'],
    'Sword and Dagger: the Sword’s dice and a surge (EX-22); the other way round, +1 damage (EX-62)',
    () => {
      const play = fight({ equipped: ['sword#1', 'dagger#1'] });
      const linesOf = (state: State, weapon: string) => {
        const { pool, lines } = opened(state, 'hero:steelhorns', { weapon, target: BESIDE, by: 'action' });
        return [pool, lines.map(({ bonus }) => bonus)];
      };
      expect(linesOf(play.state, 'sword#1')).toEqual([{ red: 1, green: 1, black: 3 }, [{ surges: 1 }]]);
      expect(linesOf(play.state, 'dagger#1')).toEqual([{ red: 1, yellow: 1, black: 3 }, [{ damage: 1 }]]);
    },
  );

  rule('DES-20.12', 'two Swords: the dice of one and +1 damage of the other (EX-73)', () => {
    const play = battle({
      equipped: ['sword#1', 'sword#2'],
      dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
    });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 2 + 1 + 1 });
  });

  rule(['DES-20.5', 'DES-34.3', 'DES-20.13'], 'only what is equipped, and only as it is printed', () => {
    const play = fight({ hero: 'grey-ker', equipped: ['bow#1'], set: (_, [hero]) => void hero?.pack.push('sword#1') });
    play.does('action:battle');
    expect(play.can().filter(key => key.startsWith('attack:'))).toEqual([
      `attack:bow#1:${ASIDE}`,
      `attack:bow#1:${BESIDE}`,
    ]);
  });

  rule(['DES-20.7', 'DES-20.8', 'DES-20.9'], 'a trait of 0 forbids no weapon; house rules bind them to traits', () => {
    const attacks = (options: Record<string, boolean>, weapon: string) =>
      fight({ hero: 'mad-carthos', friend: 'steelhorns', equipped: [weapon], options })
        .does('action:battle')
        .can()
        .some(key => key.startsWith('attack:'));
    expect(attacks({}, 'bone-blade#1')).toBe(true);
    expect(attacks({ 'weapon-tier-by-trait': true }, 'bone-blade#1')).toBe(false);
    expect(attacks({ 'weapon-tier-by-trait': true }, 'sword#1')).toBe(true);
    expect(attacks({ 'no-attack-without-trait': true }, 'sword#1')).toBe(false);
  });

  /** Some melee weapon of this colour. */
  const meleeWeapon = (tier: string): string =>
    `${items.find(item => item.tier === tier && item.weapon?.kind === 'melee')?.id}#1`;

  rule(
    ['DES-20.8', 'DES-20.9'],
    'copper for one die, silver for two, gold and relics for three; bare hands for all',
    () => {
      const able = (dice: number, weapon: string | undefined, option = 'weapon-tier-by-trait') => {
        const play = fight({
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: weapon === undefined ? [] : [weapon],
          options: { [option]: true },
          set: (_, [hero]) => void Object.assign(hero?.training ?? {}, { melee: dice }),
        });
        return meansFor(play.state, play.hero()).length > 0;
      };
      const by = (weapon: string | undefined) => [0, 1, 2, 3, 4].map(dice => able(dice, weapon));
      expect(by(undefined)).toEqual([true, true, true, true, true]);
      expect(by('sword#1')).toEqual([true, true, true, true, true]);
      expect(by(meleeWeapon('copper'))).toEqual([false, true, true, true, true]);
      expect(by(meleeWeapon('silver'))).toEqual([false, false, true, true, true]);
      expect(by(meleeWeapon('gold'))).toEqual([false, false, false, true, true]);
      expect(by(meleeWeapon('relic'))).toEqual([false, false, false, true, true]);
      expect([0, 1].map(dice => able(dice, undefined, 'no-attack-without-trait'))).toEqual([false, true]);
      expect([0, 1].map(dice => able(dice, meleeWeapon('gold'), 'no-attack-without-trait'))).toEqual([false, true]);
    },
  );
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
    expect(play.told()).toContain('log.attack.cancelled');
    play.passes();
    expect([play.hero(0).order, play.hero(1).order]).toEqual([undefined, 'dodge']);
  });
});

describe('threat', () => {
  rule(
    ['DES-21.14', 'DES-39.2', 'DRF-10.2'],
    'two surges of an attack that hits a hero give a threat, one is lost',
    () => {
      const play = assault({
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.threeSurge, GREEN.twoSurge, GREEN.twoSurge],
      });
      play.passes(play.overlordSeat); // nobody is thrown
      expect(play.state.overlord.threat).toBe(1);
    },
  );

  rule('DES-21.14', 'four surges give two: as many as there are pairs', () => {
    const play = assault({
      monster: 'ogre',
      rank: 'master',
      on: 'base:4,9/2x2',
      dice: [RED.threeSurge, GREEN.twoSurge, GREEN.twoSurge, POWER.surge],
    });
    play.passes(play.overlordSeat); // nobody is thrown
    expect([play.state.overlord.threat, said(play, 'log.attack.threat')?.n]).toEqual([2, 2]);
  });

  rule('DES-21.11', 'surges take away the threat there is, and no more', () => {
    const left = (threat: number) => {
      const play = battle({
        equipped: ['staff-of-knowledge#1'],
        dice: [WHITE.two, GREEN.three, YELLOW.three, YELLOW.three, POWER.blank],
        set: ({ overlord }) => void Object.assign(overlord, { threat }),
      });
      play.does('surge:2', 'surge:2').passes();
      return play.state.overlord.threat;
    };
    expect([left(3), left(1)]).toEqual([1, 0]);
  });

  rule(['DES-21.15', 'DRF-10.3', 'DES-21.32'], 'none where it fails', () => {
    const play = assault({ monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.miss, GREEN.twoSurge, GREEN.twoSurge] });
    expect(play.state.overlord.threat).toBe(0);
  });
});

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

  rule(
    ['DES-80.1', 'DES-80.3'],
    'an Undying figure may be back at once with all its wounds, and then nobody is paid',
    () => {
      const kill = (face: number) =>
        battle({
          monster: 'skeleton',
          rank: 'master',
          equipped: ['sword#1'],
          dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank, face],
        }).passes();
      const back = kill(POWER.surge);
      expect([back.monster().wounds, back.hero().coins]).toEqual([3, 300]);
      const dead = kill(POWER.more);
      expect([dead.state.monsters.length, dead.hero().coins]).toEqual([0, 350]);
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
  ['DES-76.8', 'DES-21.33'],
  'an attack on a space without a figure is legal with a Blast alone, and hits nobody (EX-77)',
  () => {
    const play = battle(
      {
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['bane#1'],
        on: FAR,
        dice: [WHITE.oneSurge, GREEN.three, POWER.more, POWER.blank, POWER.blank],
      },
      'bane#1',
      space(4, 9),
      'blast',
    );
    play.passes();
    expect(said(play, 'log.attack.fails.nobody')).toBeDefined();
  },
);

test('a die that is lost to Daze is gone from the pool, and of several one', () => {
  const pool = { red: 1, yellow: 1, black: 2 };
  expect([without(pool, 'yellow'), without(pool, 'black')]).toEqual([
    { red: 1, black: 2 },
    { red: 1, yellow: 1, black: 1 },
  ]);
});
