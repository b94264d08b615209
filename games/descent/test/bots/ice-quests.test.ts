// What the adept's heroes make of the quests of the Tomb of Ice: where they go, whom they strike, how long they wait.

import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { partyOf } from '../../bots/adept-heroes.ts';
import { deathToll } from '../../bots/adept-heroes-danger.ts';
import { errandsOf } from '../../bots/adept-heroes-errands.ts';
import { Planner } from '../../bots/adept-heroes-plan.ts';
import { SENSE } from '../../bots/adept-heroes-quests.ts';
import { type QuestSense, taleOf } from '../../bots/adept-heroes-tale.ts';
import { doorsInPlay } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import type { Hero, Known } from '../../rules/state.ts';
import { ICE } from '../feats.ts';
import { all, first, inTurn, type QuestPlan, quest, takes } from '../guide.ts';
import { begun, type Play, put, space } from '../scene.ts';
import { plays } from './answers.ts';

const tale = (play: Play) => taleOf(play.state, play.seat(0).view());
const king = (plan: QuestPlan = {}): Play => quest('king-under-ice', { options: ICE, quiet: true, ...plan });
const egg = (plan: QuestPlan = {}): Play => quest('cold-egg', { options: ICE, quiet: true, ...plan });

describe('The King Under the Ice', () => {
  test('the way is long, and nobody who is whole spends a turn of it in Town', () => {
    const play = plays(
      king({
        areas: [0, 1],
        at: [space(3, 23), space(9, 22)],
        set: ({ board }) => void board.open.push('tomb-door'),
      }),
    );
    const [hero] = play.state.heroes;
    expect([hero?.travelled ?? false, hero?.at === undefined, hero?.at === space(3, 23)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('whoever sets out for Town to trade has counted the way to the glyph', () => {
    const goes = (movement: number): boolean => {
      const play = king({
        at: [space(3, 22), space(1, 20)],
        set: ({ heroes: [hero] }) => void Object.assign(hero ?? {}, { coins: 400, fatigue: 0, wounds: 3 }),
        *next(t) {
          t.state.board.markers = t.state.board.markers.filter(({ kind }) => kind === 'glyph');
          t.state.heroes = t.state.heroes.slice(0, 1);
        },
      });
      const party = partyOf(play.state, play.seat(0).view());
      const planner = new Planner({ ...party, sense: { ...party.sense, door: () => 0 } }, play.hero());
      return planner.best({ movement, attacks: 0, orders: 0, half: false, fatigue: 0 }).aim === 'heal';
    };
    // One to the glyph, one for it, three to trade.
    expect([3, 4, 5, 6].map(goes)).toEqual([false, false, true, true]);
  });

  test('a turn is planned with as many pieces of ice as are left, three at most', () => {
    const pieces = (ice: number): number =>
      SENSE['king-under-ice'].deeds?.(
        tale(king({ areas: [0, 4], set: ({ guide }) => void Object.assign(guide, { counters: { ice } }) })),
      ).length ?? 0;
    expect([9, 2, 0].map(pieces)).toEqual([3, 2, 0]);
  });

  test('with a way open from court to throne the gallery is left alone', () => {
    const wanted = (open: readonly string[]): number | undefined => {
      const play = king({ areas: [0, 1, 2], set: ({ board }) => void board.open.push(...open) });
      const door = doorsInPlay(play.state).find(({ id }) => id === 'east-door');
      return door && SENSE['king-under-ice'].door?.(tale(play), door);
    };
    expect([wanted([]), wanted(['wyrm-way'])]).toEqual([1, 0.1]);
  });

  test('treasury and red key are left alone', () => {
    const play = king({ areas: [0, 1, 2, 3], at: [space(32, 15), space(3, 23)] });
    const sense = SENSE['king-under-ice'];
    const doors = doorsInPlay(play.state).map(door => [door.id, sense.door?.(tale(play), door)]);
    expect(Object.fromEntries(doors)).toMatchObject({ 'treasury-door': 0.1, 'court-door': 1, 'throne-door': 1 });
    const party = partyOf(play.state, play.seat(0).view());
    const found = errandsOf(party, play.state.heroes[0] as Hero);
    const worth = (id: string): number => found.find(errand => errand.id === id)?.worth ?? 0;
    const key = play.state.board.markers.find(({ kind }) => kind === 'key')?.id ?? '';
    expect([worth(key) > 0, worth(key) < 10]).toEqual([true, true]);
  });
});

test('whoever is as hard as stone or ice is left alone until that is gone', () => {
  const foe = (play: Play, id: 'garden-that-watches' | 'lake-of-three-fires', name: string): number | undefined =>
    SENSE[id].foe?.(tale(play), name);
  const starts = all({ what: 'start' });
  const stone = (...next: readonly NonNullable<QuestPlan['next']>[]) =>
    foe(
      quest('garden-that-watches', {
        options: ICE,
        areas: [0, 1, 4],
        at: [space(18, 2), space(15, 23)],
        next: inTurn(...next),
      }),
      'garden-that-watches',
      'ysaure',
    );
  expect([stone(starts), stone(starts, takes('mirror'))]).toEqual([0.05, 1]);
  const ice = (fires: number) =>
    foe(
      quest('lake-of-three-fires', {
        options: ICE,
        areas: [0, 1, 2, 3, 4],
        at: [space(2, 12), space(17, 1)],
        next: inTurn(starts, function* (t) {
          for (const fire of ['west', 'north', 'east'].slice(0, fires))
            yield* calls(t).questAction(t, first, `light-${fire}`);
        }),
      }),
      'lake-of-three-fires',
      'anselm',
    );
  expect([ice(0), ice(2), ice(3)]).toEqual([0.15, 0.15, 1]);
});

/** Three beastmen before the gate of the fort. */
const besiegers: readonly Space[] = [space(15, 12), space(15, 13), space(15, 14)];

describe('The Cold Egg', () => {
  test('the White Mother is struck once a few blows would end it', () => {
    const worth = (wounds: number): number | undefined => {
      const play = egg({
        areas: [0, 1],
        *next(t) {
          yield* carryOut(t, [{ op: 'place', what: 'wyrm' }], {});
          for (const monster of t.state.monsters) if (monster.unique === 'mother') monster.wounds = wounds;
        },
      });
      return SENSE['cold-egg'].foe?.(tale(play), 'mother');
    };
    expect([worth(20), worth(12)]).toEqual([0.15, 1]);
  });

  test('they do not wait for ever for a room in order before they open the next', () => {
    const readiness = (more: Partial<QuestSense>): number => {
      const play = egg({ areas: [0, 1], at: [space(17, 12), space(17, 13)] });
      for (const at of besiegers) put(play.state, 'beastman', at);
      const party = partyOf(play.state, play.seat(0).view());
      const found = errandsOf({ ...party, sense: { ...party.sense, ...more } }, play.state.heroes[0] as Hero);
      const errand = found.find(one => one.id === 'door:fort-gate');
      return (errand?.worth ?? 0) / (errand?.draws ?? 1);
    };
    const [bold, careful] = [readiness({}), readiness({ bold: 0 })];
    expect([bold > 0.4, careful < 0.4]).toEqual([true, true]);
  });
});

describe('the last token', () => {
  const toll = (state: Known, conquest: number): number => deathToll({ ...state, conquest }, state.heroes[0] as Hero);

  test('of a quest of a box: a death is feared no more than with tokens to lose, since standing still is lost as well', () => {
    const { state } = king();
    expect(toll(state, 1)).toBeLessThan(toll(state, 2));
    expect(toll(state, 1)).toBeLessThanOrEqual(toll(state, 5));
  });

  test('of the base box: as its pools were fitted', () => {
    const state = begun();
    expect(toll(state, 1)).toBe(toll(state, 2));
  });
});
