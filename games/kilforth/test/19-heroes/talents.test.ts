// KIL-19: Talents.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Hero } from '../../rules/state.ts';
import { diceCount } from '../../rules/tests/dice.ts';
import { count, heroDice } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

/** A human of this Class (Combat 3, Lore 3, Stealth 2, Influence 3, and the Class’s bonus) with a Talent. */
const hero = (cls: string, talent: string, about: Partial<Hero> = {}) =>
  scene()
    .hero(0, { class: cls, fate: 0, ...about })
    .talents(0, talent)
    .night('lake-fog');

const talented = (enemy: string, cls: string, talent: string, about: Partial<Hero> = {}) =>
  hero(cls, talent, about).meets('barrow-lea', enemy);

/** Heals 1 HP on a terrain, once a Day. */
function healsOn(cls: string, talent: string, there: string, elsewhere: string): void {
  const table = hero(cls, talent, { hp: 2 }).at(0, there).opens();
  expect(table.canPlay(`use:${talent}`)).toBe(true);
  table.plays(`use:${talent}`);
  expect(table.hero()).toMatchObject({ hp: 3, exhausted: [talent], ap: 4 });
  const away = hero(cls, talent, { hp: 2 }).at(0, elsewhere).opens();
  expect(away.canPlay(`use:${talent}`)).toBe(false);
  expect(away.refusal('turn.choice', `use:${talent}`)).toBe('KIL-15.17');
}

describe('Martial', () => {
  rule('KIL-19.23', 'I-a: 1 HP on Mountains', () => healsOn('warrior', 'martial-1a', 'watchers-peak', 'heron-ford'));

  rule('KIL-19.24', 'I-b: all 1s of a Combat test are rerolled together, once (A-27)', () => {
    const table = talented('restless-rider', 'warrior', 'martial-1b').dice(1, 1, 5, 2, 3).opens('turn');
    expect(table.offered('test.after')).toEqual(['use:martial-1b']);
    table.dice(6, 1).foe(1, 1, 1).chooses('test.after', 'use:martial-1b');
    expect(table.state.fight?.hp).toBe(1); // 5 and 6
    expect(table.hero().exhausted).toEqual(['martial-1b']);
    const none = talented('restless-rider', 'warrior', 'martial-1b').dice(5, 2, 2, 2, 2).foe(1, 1, 1).opens('turn');
    expect(none.asked()).toBe('battle.round');
  });

  rule('KIL-19.25', 'II-a: Combat +1', () => {
    expect(diceCount(hero('warrior', 'martial-2a').opens().state, 0, 'combat')).toBe(6);
  });

  rule('KIL-19.26', 'II-b: 1 AP to Move', () => {
    const table = hero('warrior', 'martial-2b').opens().plays('use:martial-2b');
    expect(table.hero()).toMatchObject({ ap: 4, restrictedAp: { move: 1 }, exhausted: ['martial-2b'] });
  });

  rule('KIL-19.27', 'III-a: in one Combat test 4s are successes', () => {
    const table = talented('restless-rider', 'warrior', 'martial-3a').dice(4, 4, 1, 1, 1).opens('turn');
    table.foe(1, 1, 1).chooses('test.after', 'use:martial-3a');
    expect(table.state.fight?.hp).toBe(1);
    table.dice(4, 4, 1, 1, 1).foe(1, 1, 1).passes('battle.round'); // the next test: no more
    expect(table.state.fight?.hp).toBe(1);
  });

  rule('KIL-19.28', 'III-b: Combat for Influence tests', () => {
    const table = talented('fortified-farm', 'warrior', 'martial-3b')
      .misses(5)
      .opens()
      .plays('confront:fortified-farm:influence');
    table.chooses('test.before', 'as:combat');
    expect(heroDice(table)).toEqual([5]);
    expect(table.log).toContain('log.instead');
  });

  rule('KIL-19.29', 'IV-a: in one Combat test each 6 gives 2 successes', () => {
    const table = talented('restless-rider', 'warrior', 'martial-4a').dice(6, 5, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.chooses('test.after', 'use:martial-4a');
    expect(table.asked()).toBe('reward.loot'); // 2 + 1 of 3
    expect(table.told().find(({ text }) => text === 'log.hits')?.with).toMatchObject({ successes: 3 });
    const sixes = talented('restless-rider', 'warrior', 'martial-4a').dice(6, 6, 1, 1, 1).foe(1, 1, 1).opens('turn');
    sixes.chooses('test.after', 'use:martial-4a');
    expect(sixes.told().find(({ text }) => text === 'log.hits')?.with).toMatchObject({ successes: 4 });
    const none = talented('restless-rider', 'warrior', 'martial-4a').dice(5, 5, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(none.asked()).toBe('battle.round'); // Without a 6 nobody is asked.
  });

  rule('KIL-19.30', 'IV-b: EX-60, an Enemy defeated in the round does not hurt', () => {
    const table = talented('burning-reaper', 'warrior', 'martial-4b').dice(6, 6, 1, 1, 1).foe(6, 6, 6).opens('turn');
    expect(table.asked()).toBe('reward.loot');
    expect(table.hero().hp).toBe(4);
    const stands = talented('burning-reaper', 'warrior', 'martial-4b').dice(6, 1, 1, 1, 1).foe(6, 6, 6).opens('turn');
    expect(stands.hero().hp).toBe(1);
  });

  rule('KIL-19.30', 'it protects its owner alone (A-55)', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).talents(0, 'martial-4b').together('barrow-lea');
    const table = set.encounters('barrow-lea', 'burning-reaper').opens('turn').teamsUp(1, 'engage.start');
    table.dice(6, 6).misses(7).foe(6, 6, 6, 6, 1, 1).passes('engage.start');
    expect([table.hero(0).hp, table.hero(1).hp]).toEqual([4, 3]);
  });
});

describe('Arcane', () => {
  rule('KIL-19.31', 'I-a: Combat +1', () => {
    expect(diceCount(hero('sorcerer', 'arcane-1a').opens().state, 0, 'combat')).toBe(4);
  });

  rule('KIL-19.32', 'I-b: 1 HP on Badlands', () => healsOn('sorcerer', 'arcane-1b', 'skull-heath', 'heron-ford'));

  rule('KIL-19.33', 'II-a: Lore +1 for each Spell in play, ready or not', () => {
    const set = hero('sorcerer', 'arcane-2a', { exhausted: ['omen'] }).assets(0, 'omen', 'shove', 'copper-ring');
    expect(diceCount(set.opens().state, 0, 'lore')).toBe(5 + 2);
  });

  rule('KIL-19.34', 'II-b: the action of the turn is a Move across a corner', () => {
    const set = hero('sorcerer', 'arcane-2b').at(0, 'heron-ford').encounters('silver-grove', 'moonherbs');
    const table = set.opens().plays('use:arcane-2b');
    expect(table.offered('ability.region')).toEqual(['silver-grove', 'dead-kings-road']);
    table.chooses('ability.region', 'silver-grove');
    expect(table.hero()).toMatchObject({ region: 'silver-grove', ap: 3, exhausted: ['arcane-2b'] });
    expect(
      hero('sorcerer', 'arcane-2b', { ap: 0 })
        .loot(0, 'fleet-boots#1')
        .at(0, 'heron-ford')
        .opens()
        .canPlay('use:arcane-2b'),
    ).toBe(false);
  });

  rule('KIL-19.35', 'III-a: a Spell is readied', () => {
    const set = hero('sorcerer', 'arcane-3a', { exhausted: ['omen', 'copper-ring'] }).assets(0, 'omen', 'copper-ring');
    expect(set.opens().plays('use:arcane-3a').hero().exhausted).toEqual(['copper-ring', 'arcane-3a']);
    const fresh = hero('sorcerer', 'arcane-3a').assets(0, 'omen').opens();
    expect(fresh.canPlay('use:arcane-3a')).toBe(false);
  });

  rule('KIL-19.36', 'III-b: 1 Gold', () => {
    expect(hero('sorcerer', 'arcane-3b').opens().plays('use:arcane-3b').hero().gold).toBe(2);
  });

  rule('KIL-19.38', 'IV-b: Combat +1 for each Spell in play', () => {
    const set = hero('sorcerer', 'arcane-4b').assets(0, 'omen', 'shove');
    expect(diceCount(set.opens().state, 0, 'combat')).toBe(3 + 2);
  });
});

describe('another attribute (A-54)', () => {
  const lorist = () => scene().hero(0, { race: 'elf', class: 'sorcerer', fate: 0 }).talents(0, 'arcane-4a'); // Lore 5, Combat 2

  rule(
    'KIL-19.37',
    'Lore with the bonuses of Lore may be rolled for a Combat test; bonuses to Combat then count for nothing',
    () => {
      const set = lorist().assets(0, 'sword-of-the-pass').meets('barrow-lea', 'restless-rider');
      const table = set.dice(5, 5, 5, 5, 5).foe(1, 1, 1).opens('turn');
      expect(table.offered('test.before')).toEqual(['as:lore']);
      expect(table.shown('test.before')).toMatchObject({ dice: 4 });
      table.chooses('test.before', 'as:lore');
      expect(heroDice(table)).toEqual([5]);
      expect(table.asked()).toBe('reward.loot'); // beaten
    },
  );

  rule('KIL-19.37', 'the Surprise die and dice for one Combat test do count', () => {
    const set = lorist().hero(0, { hidden: true }).assets(0, 'spectral-blade').at(0, 'barrow-lea'); // Lore lock 4
    const table = set.encounters('barrow-lea', 'restless-rider').opens('turn').chooses('engage.hidden', 'surprise');
    table.chooses('test.before', 'as:lore').chooses('test.before', 'use:spectral-blade');
    expect(heroDice(table)).toEqual([5 + 1 + 2]);
  });

  rule('KIL-19.28', 'a Stranger confronted with Combat is still tested with Influence', () => {
    const set = lone().talents(0, 'martial-3b').at(0, 'barrow-lea'); // Combat 5, Influence 3
    const table = set.encounters('barrow-lea', 'lady-of-the-ford').dice(1, 1, 1, 1, 5).opens();
    table.plays('confront:lady-of-the-ford:influence').chooses('test.before', 'as:combat');
    expect(heroDice(table)).toEqual([5]);
    expect(table.hero().successes).toEqual([{ target: 'lady-of-the-ford', attribute: 'influence', n: 1 }]);
  });
});

describe('Shadow', () => {
  rule('KIL-19.39', 'I-a: 1 HP on Mountains; in the Forest if the table says so (A-02)', () => {
    healsOn('rogue', 'shadow-1a', 'watchers-peak', 'gallows-oak');
    const forest = scene(1, { shadowHealsInForest: true })
      .hero(0, { class: 'rogue', hp: 2 })
      .talents(0, 'shadow-1a')
      .at(0, 'gallows-oak');
    expect(forest.opens().plays('use:shadow-1a').hero().hp).toBe(3);
    expect(forest.at(0, 'watchers-peak').opens().canPlay('use:shadow-1a')).toBe(false);
  });

  rule('KIL-19.40', 'I-b: for 1 AP the top card of an Encounter deck is seen by him alone (A-29)', () => {
    const set = scene(2).hero(0, { class: 'rogue' }).talents(0, 'shadow-1b').deck('forest', 'moonherbs');
    const table = set.opens().plays('use:shadow-1b');
    expect(table.offered('ability.peek')).toEqual(['plains', 'forest', 'badlands', 'mountains']);
    table.chooses('ability.peek', 'forest');
    expect(table.hero()).toMatchObject({ ap: 3, exhausted: ['shadow-1b'] });
    expect(table.told(0).find(({ text }) => text === 'log.peek')?.with?.cards).toEqual([{ text: 'card.moonherbs' }]);
    expect(table.told(1).map(({ text }) => text)).not.toContain('log.peek');
    expect(table.told(1).map(({ text }) => text)).toContain('log.peek.unseen');
    expect(table.state.peeks).toEqual([{ deck: 'forest', card: 'moonherbs', seat: 0 }]);
  });

  rule('KIL-19.41', 'II-a: Combat +1 with Surprise', () => {
    const { state } = hero('rogue', 'shadow-2a').opens();
    expect(diceCount(state, 0, 'combat', { surprise: true })).toBe(3 + 1 + 1);
    expect(diceCount(state, 0, 'combat')).toBe(3);
  });

  rule('KIL-19.42', 'II-b: the adversary loses 1 HP before round 1; with 1 HP it is defeated (A-59)', () => {
    const table = talented('restless-rider', 'rogue', 'shadow-2b').dice(1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(table.offered('battle.start')).toEqual(['use:shadow-2b']);
    table.chooses('battle.start', 'use:shadow-2b');
    expect(table.state.fight?.hp).toBe(2);
    const weak = talented('wheatfield-imp', 'rogue', 'shadow-2b')
      .opens('turn')
      .chooses('battle.start', 'use:shadow-2b');
    expect(weak.asked()).toBe('reward.loot');
    expect(heroDice(weak)).toEqual([]);
  });

  rule('KIL-19.43', 'III-a: 1 Gold rerolls a die, at most 6 times in an Engagement (A-28)', () => {
    const table = talented('restless-rider', 'rogue', 'shadow-3a', { gold: 9 }).dice(1, 1, 1).opens('turn');
    table.dice(2, 2, 2, 2, 2, 2).foe(1, 1, 1);
    for (let i = 0; i < 6; i++) table.chooses('test.after', 'use:shadow-3a');
    expect(table.hero().gold).toBe(3);
    expect(table.asked()).toBe('battle.round'); // a seventh time is not offered
    table.dice(1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(table.asked()).toBe('battle.round'); // nor in the next round
    const poor = talented('restless-rider', 'rogue', 'shadow-3a', { gold: 0 }).dice(1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(poor.asked()).toBe('battle.round');
  });

  rule('KIL-19.44', 'III-b: Stealth +1', () => {
    expect(diceCount(hero('rogue', 'shadow-3b').opens().state, 0, 'stealth')).toBe(5);
  });

  rule('KIL-19.45', 'IV-a: Stealth for Combat tests', () => {
    const table = talented('restless-rider', 'rogue', 'shadow-4a').misses(4).foe(1, 1, 1).opens('turn');
    expect(heroDice(table.chooses('test.before', 'as:stealth'))).toEqual([4]);
  });

  rule('KIL-19.46', 'IV-b: 2 Gold avoid 1 HP, at most 6 times in an Engagement (A-28)', () => {
    const table = talented('restless-rider', 'rogue', 'shadow-4b', { gold: 5 })
      .dice(1, 1, 1)
      .foe(6, 6, 6)
      .opens('turn');
    expect(table.shown('battle.prevent')).toMatchObject({ n: 3, hp: 4 });
    table.chooses('battle.prevent', 'use:shadow-4b').chooses('battle.prevent', 'use:shadow-4b');
    expect(table.hero()).toMatchObject({ gold: 1, hp: 3 });
    const rich = talented('restless-rider', 'rogue', 'shadow-4b', { gold: 20, hp: 8, maxHp: 8 })
      .dice(1, 1, 1)
      .foe(6, 6, 6)
      .opens('turn');
    for (const round of [1, 2, 3]) {
      if (round === 3) break;
      for (let i = 0; i < 3; i++) rich.chooses('battle.prevent', 'use:shadow-4b');
      rich.dice(1, 1, 1).foe(6, 6, 6).passes('battle.round');
    }
    expect(rich.hero()).toMatchObject({ gold: 8, hp: 5 }); // six times, then three wounds
  });
});

describe('operations on the map', () => {
  rule('KIL-19.40', 'peek: into the deck of the region, or the Night', () => {
    const spy = lone().assets(0, 'spy').at(0, 'heron-ford').deck('plains', 'ford-inn').opens().plays('use:spy');
    expect(spy.state.peeks).toEqual([{ deck: 'plains', card: 'ford-inn', seat: 0 }]);
    expect(spy.hero().ap).toBe(4); // a Gift
    const sky = lone().assets(0, 'astronomer').night('exodus').opens().plays('use:astronomer');
    expect(sky.state.peeks).toEqual([{ deck: 'night', card: 'exodus', seat: 0 }]);
    expect(lone().assets(0, 'spy').opens().canPlay('use:spy')).toBe(false); // the city has no deck
  });
});

describe('Pious', () => {
  rule('KIL-19.47', 'I-a: 1 HP on Plains', () => healsOn('priest', 'pious-1a', 'heron-ford', 'gallows-oak'));

  rule('KIL-19.48', 'I-b: Combat +2 against Demons', () => {
    const { state } = hero('priest', 'pious-1b').opens();
    expect(diceCount(state, 0, 'combat', { against: 'burning-reaper' })).toBe(5);
    expect(diceCount(state, 0, 'combat', { against: 'restless-rider' })).toBe(3);
  });

  rule('KIL-19.49', 'II-a: Influence +1', () => {
    expect(diceCount(hero('priest', 'pious-2a').opens().state, 0, 'influence')).toBe(6);
  });

  rule('KIL-19.50', 'II-b: 1 HP anywhere', () => {
    expect(hero('priest', 'pious-2b', { hp: 2 }).opens().plays('use:pious-2b').hero().hp).toBe(3);
  });

  rule('KIL-19.51', 'III-a: Influence +1 for each Ally in play', () => {
    const set = hero('priest', 'pious-3a').assets(0, 'spy', 'healer', 'copper-ring'); // the ring gives 1 by itself
    expect(diceCount(set.opens().state, 0, 'influence')).toBe(5 + 2 + 1);
  });

  rule(
    'KIL-19.52',
    'III-b: 1 Gold for a die, at most 6 in an Engagement; not for another attribute (A-28, A-54)',
    () => {
      const table = talented('restless-rider', 'priest', 'pious-3b', { gold: 9 }).opens('turn');
      for (let i = 0; i < 6; i++) {
        if (i === 5) table.misses(9).foe(1, 1, 1);
        table.chooses('test.before', 'use:pious-3b');
      }
      expect(heroDice(table)).toEqual([9]);
      expect(table.hero().gold).toBe(3);
      expect(table.offered('battle.round')).toEqual(['flee']);
    },
  );

  rule(
    'KIL-19.52',
    'any Combat test will do; outside an Engagement the six are counted in that one test (A-27, A-28)',
    () => {
      const set = talented('sealed-barrow', 'priest', 'pious-3b', { gold: 9 })
        .opens()
        .plays('confront:sealed-barrow:combat');
      for (let i = 0; i < 5; i++) set.chooses('test.before', 'use:pious-3b');
      set.misses(9).chooses('test.before', 'use:pious-3b');
      expect(heroDice(set)).toEqual([9]);
      expect(set.plays('confront:sealed-barrow:combat').offered('test.before')).toEqual(['use:pious-3b']); // the next one
      const swing = talented('sealed-barrow', 'warrior', 'martial-1b').dice(1, 2, 2, 2, 2).opens();
      expect(swing.plays('confront:sealed-barrow:combat').offered('test.after')).toEqual(['use:martial-1b']);
    },
  );

  rule('KIL-19.53', 'while Influence is rolled, Combat +1 for Gold buys nothing and is not offered (A-54)', () => {
    const set = talented('restless-rider', 'priest', 'pious-4a', { gold: 9 }).talents(0, 'pious-4a', 'pious-3b');
    const table = set.assets(0, 'destrier').opens('turn').passes('engage.start');
    expect(table.offered('test.before')).toEqual(['use:pious-3b', 'use:destrier', 'as:influence']);
    table.chooses('test.before', 'as:influence');
    expect(table.offered('test.before')).toEqual(['use:destrier']); // dice for one Combat test do count
  });

  rule('KIL-19.53', 'IV-a: Influence for Combat tests', () => {
    const table = talented('restless-rider', 'priest', 'pious-4a').misses(5).foe(1, 1, 1).opens('turn');
    expect(heroDice(table.chooses('test.before', 'as:influence'))).toEqual([5]);
  });

  rule(
    'KIL-19.54',
    'IV-b: a Demon of the region is defeated with the normal Reward; it counts as a defeated Enemy (A-42)',
    () => {
      const set = talented('burning-reaper', 'priest', 'pious-4b', { race: 'vampire', hp: 1 });
      const table = set.opens('turn').chooses('engage.start', 'use:pious-4b');
      expect(table.hero().hp).toBe(3);
      table.takesGoldAndCard();
      expect(table.hero()).toMatchObject({ gold: 4, hand: ['burning-reaper'], exhausted: ['pious-4b'] });
      expect(count(table, 'log.roll')).toBe(0);
      const undead = talented('restless-rider', 'priest', 'pious-4b').dice(1, 1, 1).foe(1, 1, 1).opens('turn');
      expect(undead.offered('battle.round')).toEqual(['flee']);
    },
  );
});

describe('windows', () => {
  rule('KIL-19.53', 'whoever has paid for Combat +1 rolls Combat: a bonus does not wander to Influence (A-54)', () => {
    const set = facing('restless-rider', { class: 'priest', gold: 9 }).talents(0, 'pious-3b', 'pious-4a');
    const table = set.assets(0, 'destrier').opens('turn').passes('engage.start').chooses('test.before', 'use:destrier');
    expect(table.offered('test.before')).toEqual(['use:pious-3b', 'as:influence']); // dice for any Combat test
    table.chooses('test.before', 'use:pious-3b');
    expect(table.offered('test.before')).toEqual(['use:pious-3b']);
  });
});
