// The King's Gifts, script by script: what is worn, what is broken, the seals, the court, the spring, and King Kharu.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import { type Flow, type Monster, markersOf, type T } from '../../rules/state.ts';
import { shows } from '../efforts.ts';
import { first, heard, inTurn, meets, monster, type QuestPlan, quest, settled, slays } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const ALTAR = { 'altar-of-despair': true };
const RELICS = {
  boots: 'boots-of-iron',
  grave: 'sunder-the-grave',
  glass: 'glass-armor',
  stone: 'lodestone',
  ring: 'the-black-ring',
} as const;
type Gift = keyof typeof RELICS;
const GIFTS = Object.keys(RELICS) as Gift[];
const THREE = ['steelhorns', 'mad-carthos', 'grey-ker'];
const OUTSIDE = [0, 1, 2, 3, 4] as const;

/** All that lies before the throne hall, with nobody in it. */
const ravine = (plan: QuestPlan = {}): Play =>
  settled(quest('kings-gifts', { areas: OUTSIDE, quiet: true, options: ALTAR, ...plan }));
const seals = ({ state }: Play): number => state.guide.counters.seals ?? 2;
const often = (play: Play, text: string): number => heard(play).filter(one => one === text).length;

const breaks = (...gifts: readonly Gift[]) =>
  function* (t: T): Flow {
    for (const gift of gifts)
      yield* calls(t).happen(t, { what: 'prolongedAction', id: `break-${gift}`, hero: first, progress: 4 });
  };
/** The first hero comes to a gift and takes it. */
const wears = (gift: Gift, plan: QuestPlan = {}): Play => {
  const play = quest('kings-gifts', {
    areas: OUTSIDE,
    quiet: true,
    options: ALTAR,
    ...plan,
    next: inTurn(...(plan.next ? [plan.next] : []), meets(`gift-${gift}`)),
  });
  settled(play).does('answer:0');
  while (play.asked() === 'equip.ask') play.passes(0);
  return settled(play);
};
const lies = ({ state }: Play, gift: Gift): boolean =>
  markersOf(state, 'encounter').some(({ at }) => at === PLINTHS[gift]);
const PLINTHS: { readonly [gift in Gift]: string } = {
  boots: space(15, 12),
  grave: space(10, 5),
  glass: space(29, 3),
  stone: space(8, 22),
  ring: space(22, 22),
};

describe('gifts', () => {
  rule('DES-26.2', 'King’s Gifts: heroes hear of leaping and of dark relics as the ravine comes to light', () => {
    expect(heard(ravine(), 'heroes')).toEqual(expect.arrayContaining(['tip-leap', 'tip-dark-relic']));
    expect(heard(ravine({ areas: [0] }))).not.toContain('tip-leap');
  });

  rule(['DES-27.2', 'DES-4.24'], 'King’s Gifts: worn, each is a dark relic, lifts a seal and is worth a token', () => {
    for (const gift of GIFTS) {
      const play = wears(gift);
      expect(play.hero().equipped, gift).toContain(`${RELICS[gift]}#1`);
      expect([lies(play, gift), play.state.guide.allowed[`break-${gift}`]], gift).toEqual([false, false]);
      expect([seals(play), play.state.conquest, often(play, 'gift-worn')], gift).toEqual([1, 4, 1]);
      expect(
        GIFTS.filter(other => other !== gift).every(other => lies(play, other)),
        gift,
      ).toBe(true);
    }
  });

  rule('DES-27.2', 'King’s Gifts: whoever ends a walk there may leave it, and is asked again', () => {
    for (const gift of GIFTS) {
      const play = ravine({ next: meets(`gift-${gift}`) });
      expect(play.can(), gift).toEqual(['answer:0', 'answer:1']);
      play.does('answer:1');
      expect([lies(play, gift), seals(play), play.state.conquest], gift).toEqual([true, 2, 3]);
    }
    const walked = ravine({ at: [space(14, 12)] }).does('action:run', 'walk:space:15,12');
    walked.overlordWaits();
    expect(walked.can()).toEqual(['answer:0', 'answer:1']);
    walked.does('answer:1', 'walk:space:14,12').overlordWaits();
    walked.does('walk:space:15,12').overlordWaits().does('answer:0');
    expect(walked.hero().equipped).toContain('boots-of-iron#1');
  });

  rule(
    ['DES-9.8', 'DES-82.1'],
    'King’s Gifts: broken, each lifts a seal too, and is worth a curse and no token',
    () => {
      for (const gift of GIFTS) {
        const play = ravine({ next: breaks(gift) });
        expect([lies(play, gift), play.state.guide.allowed[`break-${gift}`]], gift).toEqual([false, false]);
        expect([seals(play), play.state.conquest, play.hero().tokens.curse], gift).toEqual([1, 3, 1]);
        expect([often(play, 'gift-broken'), often(play, 'tip-curse'), play.hero(1).tokens.curse], gift).toEqual([
          1,
          1,
          undefined,
        ]);
      }
      expect(often(ravine({ next: breaks('stone', 'ring') }), 'tip-curse')).toBe(1);
    },
  );

  rule(['DES-9.2', 'DES-9.12'], 'King’s Gifts: it is broken on its plinth, by four that come in a row', () => {
    const play = ravine({ at: [space(15, 12)], dice: shows(5, 5) }).does('action:ready');
    expect(play.can().filter(key => key.startsWith('prolonged:'))).toEqual(['prolonged:break-boots']);
    const beside = ravine({ at: [space(14, 12)] }).does('action:ready');
    expect(beside.can().filter(key => key.startsWith('prolonged:'))).toEqual([]);
    play.does('prolonged:break-boots', 'effort:0');
    if (seals(play) === 2) play.does('half:concentrate', 'effort:0');
    expect([seals(play), play.hero().tokens.curse]).toEqual([1, 1]);
  });
});

describe('seals', () => {
  rule(['DES-26.3', 'DES-14.15'], 'King’s Gifts: at the first one two apes come to applaud on the ledges, once', () => {
    const apes = (play: Play) => play.state.monsters.map(({ kind, at }) => [kind, at]);
    expect(apes(ravine())).toEqual([]);
    // Two heroes meet one of them, unless they play by the book (R96).
    expect(apes(ravine({ next: breaks('boots') }))).toEqual([['blood-ape', 'base:16,8/1x2']]);
    const again = ravine({ heroes: THREE, next: breaks('boots', 'stone') });
    expect([apes(again), often(again, 'court-applauds')]).toEqual([
      [
        ['blood-ape', 'base:16,8/1x2'],
        ['blood-ape', 'base:13,16/1x2'],
      ],
      1,
    ]);
  });

  rule(
    'DES-25.6',
    'King’s Gifts: the last one opens both doors of the throne hall: the second, however many heroes there are',
    () => {
      const open = (play: Play) => ['throne-door', 'nurses-door', 'gift-door'].map(door => isOpen(play.state, door));
      expect(open(ravine({ next: breaks('boots') }))).toEqual([false, false, false]);
      const play = ravine({ next: breaks('boots', 'ring') });
      expect([open(play), often(play, 'throne-opens'), often(play, 'gift-room-opens')]).toEqual([
        [true, true, false],
        1,
        0,
      ]);
      const early = ravine({ heroes: THREE, next: breaks('boots') });
      expect([early.state.guide.counters.seals, open(early)]).toEqual([1, [false, false, false]]);
      expect(open(ravine({ heroes: THREE, next: breaks('boots', 'ring') }))).toEqual([true, true, false]);
    },
  );

  rule(
    ['DES-25.1', 'DES-31.5'],
    'King’s Gifts: one gift more than was needed opens the gift room, worn or broken',
    () => {
      const isFound = (play: Play) => [isOpen(play.state, 'gift-door'), often(play, 'gift-room-opens'), seals(play)];
      expect(isFound(ravine({ next: breaks('boots', 'ring', 'stone') }))).toEqual([true, 1, 0]);
      expect(isFound(wears('grave', { next: breaks('boots', 'ring') }))).toEqual([true, 1, 0]);
      expect(isFound(ravine({ next: breaks('boots', 'ring', 'stone', 'glass') }))).toEqual([true, 1, 0]);
      expect(isFound(wears('grave', { next: breaks('boots') }))).toEqual([false, 0, 0]);
      const room = ravine({ areas: [0, 1, 5, 6] });
      expect(markersOf(room.state, 'relic').map(({ item }) => item)).toEqual(['touch-of-death#1']);
    },
  );
});

rule(['DES-10.1', 'DES-79.1'], 'King’s Gifts: hands in the cold spring come out with a frost token, each time', () => {
  const play = ravine({ at: [space(9, 21)] }).does('action:run');
  play.does('quest-action:dip-hands');
  expect([play.hero().tokens.frost, often(play, 'spring-bites')]).toEqual([1, 1]);
  play.does('quest-action:dip-hands');
  expect([play.hero().tokens.frost, often(play, 'spring-bites')]).toEqual([2, 1]);
  expect(
    ravine({ at: [space(11, 22)] })
      .does('action:run')
      .can(),
  ).not.toContain('quest-action:dip-hands');
});

describe('King Kharu', () => {
  function* alone({ state }: T): Flow {
    state.monsters = state.monsters.filter(({ unique }) => unique);
  }
  const hurt = (share: number) =>
    function* (t: T): Flow {
      const kharu = t.state.monsters.find(({ unique }) => unique === 'kharu');
      if (kharu) yield* calls(t).wound(t, kharu.id, Math.ceil(kharu.wounds * share), { kind: 'attack', by: first });
    };
  const throne = (next: (t: T) => Flow): Play =>
    settled(quest('kings-gifts', { areas: [0, 1, 5], options: ALTAR, next: inTurn(alone, next) }));
  const kharu = (play: Play): Monster => monster(play, 'kharu') as Monster;

  rule(['DES-36.8', 'DES-26.9'], 'King’s Gifts: at half his wounds he acts at once, and is faster from then on', () => {
    const whole = throne(hurt(0.4));
    expect([statsOf(whole.state, kharu(whole)).speed, often(whole, 'king-rises')]).toEqual([4, 0]);
    expect(whole.asked(whole.overlordSeat)).toBeUndefined();
    const play = throne(hurt(0.5));
    expect(often(play, 'king-rises')).toBe(1);
    expect(play.asked(play.overlordSeat)).toMatch(/^overlord\./);
    play.overlordWaits();
    expect(statsOf(play.state, kharu(play)).speed).toBe(5);
  });

  rule('DES-1.1', 'King’s Gifts: dead he is the heroes’ victory', () => {
    expect(throne(slays(first, 'kharu')).state.won).toBe('heroes');
  });
});
