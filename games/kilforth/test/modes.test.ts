// Modes, winning, scores, variants. KIL-2.8, 2.9, KIL-17, KIL-18; EX-42, EX-53.

import { checkSetting, type Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { kilforth } from '../rules/game.ts';
import { houseOf, options } from '../rules/options.ts';
import { outcome, pointsOf, sharedPoints } from '../rules/scoring.ts';
import { type Setting, scene } from './scene.ts';

/** The last Day, one hero left to camp. */
const lastDay = (setting: Setting): Setting => setting.day(25);

describe('score', () => {
  rule(
    ['KIL-2.8', 'KIL-2.9'],
    'EX-42: 9 Gold and Assets worth 4 are 13; with 10 they share 11.5, rounded up to 12',
    () => {
      const table = lastDay(scene(2))
        .hero(0, { gold: 9 })
        .assets(0, 'mail-coat')
        .hand(0, 'regents-seal')
        .loot(0, 'bandage#1')
        .hero(1, { gold: 10, camped: true, ap: 0 })
        .opens();
      expect([pointsOf(table.state, 0), pointsOf(table.state, 1)]).toEqual([13, 10]);
      expect(sharedPoints(table.state)).toBe(12);
      table.plays('camp');
      expect(table.match.outcome).toMatchObject({ won: [], scores: [12, 12] });
    },
  );

  rule('KIL-2.9', 'a hero removed from the game has no points but is divided by', () => {
    const table = scene(2).hero(0, { gold: 9 }).hero(1, { gold: 0, eliminated: true }).opens();
    expect(sharedPoints(table.state)).toBe(5);
  });
});

describe('competitive', () => {
  const rivals = (about: (setting: Setting) => Setting) =>
    about(
      lastDay(scene(3, { mode: 'competitive' }))
        .hero(1, { camped: true, ap: 0 })
        .hero(2, { camped: true, ap: 0 }),
    )
      .opens()
      .plays('camp');

  rule('KIL-17.2', 'after Day 25 the most victory points win', () => {
    const table = rivals(setting => setting.hero(0, { gold: 3 }).hero(1, { gold: 7 }).hero(2, { gold: 5 }));
    expect(table.match.outcome).toMatchObject({ won: [1], scores: [3, 7, 5] });
    const rich = rivals(setting =>
      setting.hero(0, { gold: 6, chapter: 3 }).hero(1, { gold: 3 }).assets(1, 'mail-coat'),
    );
    expect(rich.match.outcome).toMatchObject({ won: [1], scores: [6, 7, 1] }); // neither Chapters nor Gold alone
  });

  rule('KIL-17.2', 'a tie goes to more Chapters, then to more Gold, else it is shared', () => {
    const chapters = rivals(setting => setting.hero(0, { gold: 7, chapter: 3 }).hero(1, { gold: 7, chapter: 2 }));
    expect(chapters.match.outcome?.won).toEqual([0]);
    const gold = rivals(setting => setting.hero(0, { gold: 7 }).hero(1, { gold: 3 }).assets(1, 'mail-coat'));
    expect(gold.match.outcome?.won).toEqual([0]);
    const shared = rivals(setting => setting.hero(0, { gold: 7 }).hero(1, { gold: 7 }));
    expect(shared.match.outcome?.won).toEqual([0, 1]);
  });

  rule('KIL-17.1', 'who defeats the Ancient wins, whatever the points', () => {
    const table = scene(2, { mode: 'competitive' })
      .at(0, 'barrow-lea')
      .hero(0, { chapter: 'done', fateToday: true })
      .hero(1, { gold: 50 })
      .risen('vorgrahl', 'barrow-lea', { hp: 1 })
      .dice(6, 6, 6, 6, 6)
      .foe(1, 1, 1, 1, 1, 1)
      .opens()
      .plays('assault:vorgrahl');
    table.chooses('assault.confirm', 'assault').passesAll();
    expect(table.over).toBe(true);
    expect(table.match.outcome?.won).toEqual([0]);
  });

  rule('KIL-17.2', 'with all removed from the game nobody wins', () => {
    const table = scene(2, { mode: 'competitive' }).hero(0, { eliminated: true }).hero(1, { eliminated: true });
    const { state } = table.active(0).opens('endTurn');
    expect(outcome({ ...state, ending: 'fallen' }).won).toEqual([]);
  });

  rule(
    ['KIL-17.4', 'KIL-17.6'],
    'EX-53: A completes Chapter 3: B in Chapter 1 may complete it free, C in Chapter 2 may not',
    () => {
      const table = scene(3, { mode: 'competitive' })
        .hero(0, { gold: 5, chapter: 3 })
        .hand(0, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs')
        .hero(1, { chapter: 1, gold: 0, hp: 3 })
        .hero(2, { chapter: 2 })
        .opens()
        .plays('feat:chapter');
      table.until('feat.pressure');
      expect([table.asked(), table.actor]).toEqual(['feat.pressure', 1]);
      expect(table.match.decisionOf(1)?.rule).toBe('KIL-17.4');
      table.chooses('feat.pressure', 'complete');
      expect([table.asked(), table.actor]).toEqual(['feat.talent', 1]);
      table.chooses('feat.talent', 'pious-1a');
      expect(table.hero(1)).toMatchObject({
        chapter: 2,
        gold: 0,
        hp: 4,
        maxHp: 5,
        featToday: false,
        talents: ['pious-1a'],
      });
      table.passesAll('feat.pressure');
      expect([table.asked(), table.actor]).toEqual(['turn.choice', 1]); // seat 2 was not asked
      expect(table.hero(2).chapter).toBe(2);
    },
  );

  rule('KIL-17.5', 'EX-53: A completes Chapter 4: B and C, both in Chapter 2, may complete it free, or not', () => {
    const table = scene(3, { mode: 'competitive' })
      .hero(0, { gold: 5, chapter: 4 })
      .hand(0, 'squire', 'sealed-barrow', 'moonherbs', 'the-lost-herd', 'lady-of-the-ford')
      .hero(1, { chapter: 2 })
      .hero(2, { chapter: 2 })
      .opens()
      .plays('feat:chapter');
    table.until('feat.pressure').chooses('feat.pressure', 'complete').until('feat.pressure');
    expect([table.asked(), table.actor]).toEqual(['feat.pressure', 2]);
    expect(table.match.decisionOf(2)?.rule).toBe('KIL-17.5');
    table.passes('feat.pressure');
    expect([table.hero(1).chapter, table.hero(2).chapter]).toEqual([3, 2]);
  });

  rule('KIL-17.10', 'friends are under no such pressure', () => {
    const table = scene(3)
      .hero(0, { gold: 5, chapter: 4 })
      .hand(0, 'squire', 'sealed-barrow', 'moonherbs', 'the-lost-herd', 'lady-of-the-ford')
      .hero(1, { chapter: 1 })
      .opens()
      .plays('feat:chapter')
      .passesAll('feat.pressure');
    expect(table.asked()).toBe('turn.choice'); // nobody was offered anything
    expect(table.hero(1).chapter).toBe(1);
  });
});

describe('cooperative and solo', () => {
  rule('KIL-17.7', 'an Ancient left standing after Day 25 means defeat for all', () => {
    const table = lastDay(scene(2)).hero(1, { camped: true, ap: 0, gold: 30 }).opens().plays('camp');
    expect(table.match.outcome?.won).toEqual([]);
    expect(table.state.ending).toBe('time');
  });

  rule('KIL-17.7', 'when all Ancients are defeated all share the win, those removed too', () => {
    const { state } = scene(2).hero(1, { eliminated: true, gold: 0 }).opens();
    expect(outcome({ ...state, ending: 'ancient' }).won).toEqual([0, 1]);
  });

  rule('KIL-17.11', 'alone the cooperative rules hold, with the keywords for one or two', () => {
    const table = scene().hero(0, { gold: 5, chapter: 2 }).hand(0, 'pewter-dagger', 'fortified-farm').opens();
    expect(table.refusal('turn.choice', 'feat')).toBe('KIL-7.5');
    expect(table.state.house.openHands).toBe(true);
  });
});

describe('the set-up screen', () => {
  const house = (chosen: Options) => houseOf(checkSetting(kilforth, { seats: 1, options: chosen }));

  rule(['KIL-17.11', 'KIL-17.1'], 'solo is for one, the other modes for two to four', () => {
    const refused = (seats: number, mode: string) => kilforth.refuseSetting({ seats, options: { mode } })?.text;
    expect([refused(1, 'solo'), refused(2, 'solo')]).toEqual([undefined, 'refuse.soloSeats']);
    for (const mode of ['cooperative', 'competitive'])
      expect([1, 2, 3, 4, 5].map(seats => refused(seats, mode))).toEqual([
        'refuse.seats',
        undefined,
        undefined,
        undefined,
        'refuse.seats',
      ]);
  });

  rule(['KIL-18.1', 'KIL-18.3', 'KIL-18.4'], 'every switch of the screen reaches the rules', () => {
    for (const spec of options)
      if (spec.kind === 'switch') {
        expect(house({})).toMatchObject({ [spec.id]: false });
        expect(house({ [spec.id]: true })).toMatchObject({ [spec.id]: true });
      }
    expect(house({ difficulty: 'story' })).toMatchObject({ foursCount: true, sureEvasion: true });
    expect(house({ difficulty: 'hard' })).toMatchObject({ foursCount: false, sureEvasion: false });
  });

  rule('KIL-18.1', 'with fours counting, a 4 of a hero is a success and a 4 of an Enemy is not', () => {
    const table = scene(1, { foursCount: true })
      .meets('barrow-lea', 'restless-rider')
      .hero(0, { fateToday: true })
      .dice(4, 4, 1, 1, 1)
      .foe(4, 4, 4)
      .opens('turn');
    expect(table.state.fight?.hp).toBe(1);
    expect(table.hero().hp).toBe(4);
  });
});
