// What the adept's heroes make of quests of the Well and of the Altar: what they want next, and what they have done with.

import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { partyOf } from '../../bots/adept-heroes.ts';
import { errandsOf } from '../../bots/adept-heroes-errands.ts';
import { SENSE } from '../../bots/adept-heroes-quests.ts';
import { type Tale, taleOf } from '../../bots/adept-heroes-tale.ts';
import { doorsInPlay } from '../../rules/board.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { type Hero, markersOf } from '../../rules/state.ts';
import { type QuestPlan, quest, settled } from '../guide.ts';
import { type Play, put } from '../scene.ts';

const WELL = { 'well-of-darkness': true };
const ALTAR = { 'altar-of-despair': true };

const tale = (play: Play): Tale => taleOf(play.state, play.seat(0).view());
const errand = (play: Play, id: string, hero = 0) =>
  errandsOf(partyOf(play.state, play.seat(0).view()), play.state.heroes[hero] as Hero).find(one => one.id === id);

describe('Buried Alive', () => {
  const running = (areas: readonly number[], at: readonly Space[]): Play =>
    quest('buried-alive', {
      options: WELL,
      areas: areas as never,
      quiet: true,
      at,
      set: ({ board, guide }) => {
        board.open.push('kobold-hole');
        Object.assign(guide.counters, { hill: 4 });
      },
    });

  test('with the hill about to fall they run to daylight, before anybody has looked through the hole to the hole itself', () => {
    const blind = errand(running([4], [space(28, 7), space(28, 8)]), 'home');
    expect([blind?.at.includes(space(33, 7)), (blind?.worth ?? 0) > 100]).toEqual([true, true]);
    const seen = errand(running([4, 5], [space(28, 7), space(28, 8)]), 'home');
    expect([seen?.at.includes(space(32, 20)), seen?.at.includes(space(33, 7))]).toEqual([true, false]);
  });

  test('what has come open without a hero is gone and looked at', () => {
    const play = running([4], [space(28, 7), space(28, 8)]);
    expect(errand(play, 'gap:kobold-hole')?.worth).toBeGreaterThan(0);
    expect(errand(running([4, 5], [space(28, 7), space(28, 8)]), 'gap:kobold-hole')).toBeUndefined();
  });
});

test('The Other Party: the bow goes to the gate itself, and not to the corners of the camp', () => {
  const play = quest('other-party', { options: WELL, quiet: true });
  const [bow] = SENSE['other-party'].carries?.(tale(play)) ?? [];
  expect(bow?.to.toSorted()).toEqual([space(1, 10), space(1, 11), space(1, 12), space(1, 13)]);
});

test('Buried Alive: nobody stands at a chest while the hill comes down', () => {
  const wanted = (hill: number): number | undefined =>
    SENSE['buried-alive'].chest?.(
      tale(
        quest('buried-alive', {
          options: WELL,
          quiet: true,
          set: ({ guide }) => void Object.assign(guide.counters, { hill }),
        }),
      ),
    );
  expect([wanted(0), wanted(5)]).toEqual([1, 0]);
});

describe('The King’s Gifts', () => {
  const sense = SENSE['kings-gifts'];
  /** In the ravine, with nobody about but so many beastmen. */
  const ravine = (seals: number, beastmen = 0, next?: QuestPlan['next']): Tale =>
    tale(
      settled(
        quest('kings-gifts', {
          options: ALTAR,
          areas: [0, 1],
          set: ({ board, guide }) => {
            board.open.push('throne-door');
            Object.assign(guide.counters, { seals });
          },
          *next(t) {
            t.state.monsters = [];
            for (let n = 0; n < beastmen; n++) put(t.state, 'beastman', space(11 + n, 13));
            if (next) yield* next(t);
          },
        }),
      ),
    );

  test('one wing after the other: with a gift in sight doors stay shut', () => {
    const wanted = (before: Tale): number | undefined => {
      const door = doorsInPlay(before.known).find(({ id }) => id === 'pools-door');
      return door && sense.door?.(before, door);
    };
    const taken = ravine(2, 0, t => carryOut(t, [{ op: 'remove', what: 'gift-boots' }], {}));
    expect([wanted(ravine(2)), wanted(taken)]).toEqual([0.1, 1]);
  });

  test('the last gift, which opens the king’s hall, waits until few are about, and a look into it is worth less', () => {
    const gift = (seals: number, beastmen: number): boolean | undefined => {
      const before = ravine(seals, beastmen);
      const [marker] = markersOf(before.known, 'encounter');
      return marker && (sense.encounter?.(before, marker) ?? 0) > 0;
    };
    expect([gift(2, 11), gift(1, 10), gift(1, 11)]).toEqual([true, true, false]);
    const [calm, crowded] = [10, 11].map(n => sense.deeds?.(ravine(0, n))[0]?.worth ?? 0);
    expect(crowded).toBeLessThan((calm ?? 0) / 2);
  });
});

test('whom a victory asks for is struck rather than others with a name', () => {
  const play = quest('bottom-of-the-well', { options: WELL, areas: [0, 4, 5] });
  const worth = (name: string): number => errand(play, `monster:${name}`)?.worth ?? 0;
  expect(worth('below') / worth('gorm')).toBeGreaterThan(1.3);
});

describe('Eyes in the Fog', () => {
  test('one wing after the other: with a bell in sight or Nerisse about, doors stay shut', () => {
    const wanted = (areas: readonly number[], shapes: boolean): number | undefined => {
      const play = quest('eyes-in-the-fog', {
        options: ALTAR,
        areas: areas as never,
        quiet: true,
        at: [space(12, 12), space(12, 13)],
        *next(t) {
          if (shapes) yield* carryOut(t, [{ op: 'place', what: ['veil', 'knife', 'candle'] }], {});
        },
      });
      const door = doorsInPlay(play.state).find(({ id }) => id === 'quarry-door');
      return door && SENSE['eyes-in-the-fog'].door?.(tale(play), door);
    };
    expect([wanted([0, 1], false), wanted([0, 1, 2], false), wanted([0, 1], true)]).toEqual([1, 0.1, 0.1]);
  });
});

describe('The House of Two Hands', () => {
  test('a wheel is turned until the way to the hall is free, and not where nobody has seen the wall', () => {
    const worth = (areas: readonly number[], at: readonly Space[], turns = 0): number | undefined => {
      const play = quest('house-of-two-hands', {
        options: ALTAR,
        areas: areas as never,
        quiet: true,
        at,
        set: ({ board }) => void board.open.push('north-door', 'south-door'),
        *next(t) {
          for (let n = 0; n < turns; n++) yield* carryOut(t, [{ op: 'push', what: 'south-press', by: 4 }], {});
        },
      });
      return SENSE['house-of-two-hands'].work?.(tale(settled(play)), 'turn-north');
    };
    const north = [space(4, 5), space(5, 5)];
    expect(worth([0, 1], north)).toBe(0);
    expect([0, 1, 2].map(turns => worth([0, 1, 2], north, turns))).toEqual([70, 70, 0]);
  });
});

describe('prolonged actions', () => {
  test('draw whoever is fit for them: strong arms to the north bell, more than anybody else', () => {
    const play = quest('eyes-in-the-fog', {
      options: ALTAR,
      areas: [0, 1, 2],
      quiet: true,
      at: [space(15, 5), space(16, 5)],
    });
    const draws = [0, 1].map(hero => errand(play, 'work:ring-north', hero)?.draws ?? 0);
    const { sheets } = play.seat(0).view();
    expect(Object.keys(sheets).length).toBeGreaterThan(1);
    expect(draws[0]).not.toBe(draws[1]);
  });
});
