// DES-21: an attack, step by step.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Bonus, SurgeGain } from '../../content/vocabulary.ts';
import { attackOption, formOf, keyOfAttack } from '../../rules/attack/options.ts';
import { account, boughtOf, buysDeath, isPointless, type Sheet, standing } from '../../rules/attack/sheet.ts';
import { canAim } from '../../rules/attack/sight.ts';
import type { AttackChoice } from '../../rules/calls.ts';
import { archer } from '../aims.ts';
import { BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, FAR, fight, HERE, said, shownIn } from '../fight.ts';
import { face, sheet, TWO } from '../sums.ts';

const line = (bonus: Bonus) => ({ source: { text: 'line.some' }, bonus });

const sold = (gain: SurgeGain, cost = 1) => ({ source: { text: 'line.sold' }, gain, cost });

const surge = face('black', POWER.surge);

describe('how it is offered', () => {
  rule('DES-21.2', 'a figure by its name, a space as a space, an area as what it is', () => {
    const play = archer({ on: FAR });
    const offered = (how: Partial<AttackChoice>) =>
      attackOption(play.state, play.hero().id, { weapon: 'bow#1', target: FAR, by: 'action', ...how });
    const monster = play.monster().id;
    expect(offered({})).toMatchObject({ text: 'do.attack', on: [FAR, monster], key: `attack:bow#1:${FAR}` });
    expect(offered({}).with).toHaveProperty('target');
    expect(offered({ target: space(5, 9) })).toMatchObject({ text: 'do.attack.space', on: [space(5, 9)] });
    expect(offered({ target: space(5, 9) }).with).not.toHaveProperty('target');
    expect(offered({ area: 'blast' })).toMatchObject({ text: 'do.attack.blast', on: [FAR, monster] });
    expect(keyOfAttack({ target: FAR, area: 'breath:2', by: 'activation' })).toBe(`attack:own:breath:2/${FAR}`);
  });

  rule('DES-21.2', 'an area is told apart by its form and by where its template lies', () => {
    expect([undefined, 'blast', 'around', 'breath:2', 'bolt:0'].map(formOf)).toEqual([
      { form: 'plain', placement: 0 },
      { form: 'blast', placement: 0 },
      { form: 'around', placement: 0 },
      { form: 'breath', placement: 2 },
      { form: 'bolt', placement: 0 },
    ]);
  });
});

describe('eyes', () => {
  rule('DES-21.2', 'a shot is at others: nobody aims at their own space', () => {
    const play = archer();
    expect(canAim(play.state, play.hero(), 'ranged', space(1, 9))).toBe(false);
    expect(canAim(fight().state, fight().hero(), 'melee', HERE)).toBe(false);
    const ogre = fight({ monster: 'ogre', on: 'base:4,9/2x2' });
    expect([BESIDE, space(5, 10)].map(one => canAim(ogre.state, ogre.monster(), 'melee', one))).toEqual([false, false]);
  });
});

describe('dice', () => {
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
});

describe('what surges buy', () => {
  const purchases = [
    sold({ stun: 1 }),
    sold({ burn: 2 }, 2),
    sold({ threat: 1 }),
    sold({ times: 2 }),
    sold({ kill: true }),
  ];

  rule('DES-21.11', 'each as often as it is paid for', () => {
    const bought = [2, 1, 3];
    expect(boughtOf(sheet({ purchases, bought }), 'stun')).toBe(2);
    expect(boughtOf(sheet({ purchases, bought }), 'burn')).toBe(2);
    expect(boughtOf(sheet({ purchases, bought }), 'threat')).toBe(3);
    expect(boughtOf(sheet({ purchases }), 'stun')).toBe(0);
    expect(standing(sheet({ purchases, bought })).left).toBe(-(2 + 2 + 3));
  });

  rule('DES-21.31', 'doubles all damage, once for each time it is bought', () => {
    const damage = (times: number) =>
      standing(sheet({ lines: [line({ damage: 1 })], purchases, bought: [1, 0, 0, times] })).damage;
    expect([damage(0), damage(1), damage(2)]).toEqual([3, 6, 12]);
  });

  rule('DES-21.12', 'a death, once: to buy it again would gain nothing', () => {
    const bought = (kill: number | undefined) =>
      sheet({ purchases, bought: kill === undefined ? [] : [1, 1, 1, 1, kill] });
    expect([undefined, 0, 1].map(n => buysDeath(bought(n)))).toEqual([false, false, true]);
    expect([undefined, 0, 1].map(n => isPointless(bought(n), 4))).toEqual([false, false, true]);
    // Everything else may be bought again.
    expect([0, 1, 2, 3].map(n => isPointless(bought(1), n))).toEqual([false, false, false, false]);
  });

  rule('DES-21.31', 'is told after the dice and what is added, with what all of it brings', () => {
    const goods = [sold({ damage: 1, range: 2 }), sold({ pierce: 2, blast: 1 }), sold({ damage: 9 })];
    const lines = account({
      ...sheet({ dice: [TWO, surge], lines: [line({ damage: 1 })], purchases: goods, bought: [2, 3, 0] }),
      fatigue: 1,
    });
    expect(lines).toEqual([
      { source: { text: 'line.dice' }, bonus: { range: 2, damage: 2, surges: 0, enhancements: 0 } },
      // A die bought for fatigue is told apart from those of the weapon.
      {
        source: { text: 'line.power', with: { fatigue: 1 } },
        bonus: { range: 0, damage: 0, surges: 1, enhancements: 0 },
      },
      line({ damage: 1 }),
      { source: { text: 'line.sold' }, bonus: { damage: 2, range: 4, pierce: 0, blast: 0 } },
      { source: { text: 'line.sold' }, bonus: { damage: 0, range: 0, pierce: 6, blast: 3 } },
    ]);
    expect(account(sheet({ purchases: goods }))).toHaveLength(1);
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

rule(
  ['DES-21.14', 'DES-21.15'],
  'surges bring threat where a hero takes damage, though no wound, and else none',
  () => {
    const threat = (blue: number) => {
      const play = assault({
        monster: 'hell-hound',
        on: 'base:4,9/2x1',
        equipped: ['dragon-scale-mail#1'],
        dice: [blue, YELLOW.twoSurge],
      });
      return [said(play, 'log.attack.hit')?.wounds, play.state.overlord.threat];
    };
    expect([threat(BLUE.oneSurge), threat(BLUE.far)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  },
);

describe('range', () => {
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
});

describe('armour', () => {
  rule(['DES-21.22', 'DES-21.21', 'DES-21.24'], '6 damage on Jaes, armour 2 and leather 1: 3 wounds (EX-28)', () => {
    const play = assault({ hero: 'battlemage-jaes', equipped: ['leather-armor#1'], dice: [RED.three, GREEN.twoSurge] });
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 3, wounds: 3 });
    expect(play.hero().wounds).toBe(12 - 3);
  });

  rule(['DES-21.29', 'DES-100.3', 'DES-6.5'], 'a shield cancels wounds after armour, and is exhausted', () => {
    const play = assault({ equipped: ['iron-shield#1'], dice: [RED.three, GREEN.three] });
    expect(play.asked()).toBe('attack.shield');
    play.does('use:iron-shield#1:0');
    expect(play.hero().wounds).toBe(16 - (3 + 3 + 1 - 1 - 1));
    expect(play.hero().exhausted).toEqual(['iron-shield#1']);
  });
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

rule('DES-21.31', 'dice, lines and purchases add up in range, damage, Pierce, Blast and surges', () => {
  const sum = standing(
    sheet({
      dice: [face('blue', BLUE.two), surge],
      lines: [line({ damage: 1, range: 2, surges: 1, pierce: 1, blast: 1 }), line({ damage: -1, range: 1 })],
      purchases: [sold({ damage: 2, pierce: 2 }), sold({ range: 3, blast: 1 }, 2), sold({ damage: 5 })],
      bought: [1, 1],
    }),
  );
  const plain = standing(sheet({ dice: [face('blue', BLUE.two), surge] }));
  expect([sum.damage - plain.damage, sum.range - plain.range]).toEqual([1 - 1 + 2, 2 + 1 + 3]);
  expect([sum.pierce, sum.blast]).toEqual([1 + 2, 1 + 1]);
  // One on the die, one for nothing; three are spent.
  expect([plain.surges, plain.left, sum.surges, sum.left]).toEqual([1, 1, 2, 2 - 3]);
});

rule('DES-21.31', 'neither range nor damage falls below 0', () => {
  expect(standing(sheet({ lines: [line({ damage: -9, range: -4 })] }))).toMatchObject({ damage: 0, range: 0 });
  expect(standing(sheet({ lines: [line({ damage: -1, range: -6 })], distance: 3 }))).toMatchObject({
    damage: 1,
    missing: 3,
  });
});

describe('free points', () => {
  rule('DES-21.31', 'range to spare becomes damage, and distance adds to it, for those who can', () => {
    const shot = (change: Partial<Sheet>) =>
      standing(sheet({ lines: [line({ range: 3 })], distance: 3, ...change })).damage;
    expect([shot({}), shot({ turnsRange: true }), shot({ far: 3 })]).toEqual([2, 2 + 2, 2 + 3]);
    // Too short there is nothing to spare, nor where range does not matter; but whoever is beside is one space away.
    expect(shot({ turnsRange: true, distance: 7 })).toBe(2);
    expect([shot({ turnsRange: true, distance: undefined }), shot({ far: 1, distance: undefined })]).toEqual([
      2,
      2 + 1,
    ]);
  });
});
