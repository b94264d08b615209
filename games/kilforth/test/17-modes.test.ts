// KIL-17: modes.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { kilforth } from '../rules/game.ts';
import { outcome } from '../rules/scoring.ts';
import { hero, type State } from '../rules/state.ts';
import { lastDay } from './moments.ts';
import { type Setting, scene } from './scene.ts';

rule(
  ['KIL-17.1', 'KIL-17.7'],
  'who wins is told with the most points among rivals, with what all share together',
  () => {
    const end = (mode: string, ending: State['ending'], gold: readonly number[]) => {
      const { state } = scene(gold.length, { mode }).opens();
      for (const [seat, n] of gold.entries()) Object.assign(hero(state, seat), { gold: n, assets: [] });
      Object.assign(state, { ending });
      const { won, scores, text } = outcome(state);
      return { won, scores, text: text?.text, points: text?.with?.points };
    };
    expect(end('competitive', 'time', [3, 7, 5])).toMatchObject({ won: [1], text: 'outcome.points', points: 7 });
    expect(end('competitive', 'ancient', [3, 7])).toMatchObject({ text: 'outcome.slayer', points: 7 });
    expect(end('cooperative', 'ancient', [2, 6])).toMatchObject({
      won: [0, 1],
      scores: [4, 4],
      text: 'outcome.victory',
      points: 4,
    });
    expect(end('cooperative', 'time', [2, 6])).toMatchObject({ won: [], text: 'outcome.time', points: 4 });
    expect(end('cooperative', 'fallen', [2, 6])).toMatchObject({ won: [], text: 'outcome.fallen' });
  },
);

describe('who falls', () => {
  rule('KIL-17.1', 'whoever falls with the Ancient has won the competition', () => {
    const set = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 1 });
    const table = set
      .hero(0, { chapter: 'done', hp: 1, fate: 0 })
      .at(0, 'brimstone-pit')
      .dice(6)
      .misses(4)
      .foeHits(20)
      .opens()
      .assaults('okhtar');
    expect(table.match.outcome).toMatchObject({ won: [0] });
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
    expect(outcome({ ...state, ending: 'fallen' })).toEqual({
      won: [],
      scores: [0, 0],
      text: { text: 'outcome.nobody' },
    });
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

describe('Competitive Pressure', () => {
  rule('KIL-17.4', 'whoever leads is not asked, nor is a hero in his Finale; the others are, clockwise', () => {
    const table = scene(4, { mode: 'competitive' })
      .active(2)
      .hero(2, { gold: 5, chapter: 3, saga: 'take-the-stronghold', fate: 0 })
      .hand(2, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs')
      .hero(0, { chapter: 1 })
      .hero(1, { chapter: 'finale' })
      .hero(3, { chapter: 1 })
      .opens()
      .plays('feat:chapter');
    const asked: (number | undefined)[] = [];
    for (table.passesAll('feat.pressure'); table.asked() === 'feat.pressure'; table.passesAll('feat.pressure')) {
      asked.push(table.actor);
      table.chooses('feat.pressure', 'complete');
    }
    expect(asked).toEqual([3, 0]);
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
});
