// What the overlord's rail says: who is weakest and why, and what the chosen card would leave.

import { plainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import type { Hero, State } from '../../rules/state.ts';
import { base, put, scene, space } from '../../test/scene.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { lookedAt } from '../focus.ts';
import { sharesScreen } from '../overlord/asked-seldom.tsx';
import { byTurn } from '../overlord/monsters.tsx';
import { byWeakness, missingFor, threatAfter, weaknessOf } from '../overlord/weakness.ts';
import type { Reading } from '../reading.ts';

/** In the overlord's turn, with one beastman beside the second hero. */
function read(set: (heroes: readonly Hero[]) => void = () => undefined, picked: readonly string[] = []): Reading {
  const play = scene({
    heroes: ['steelhorns', 'mad-carthos', 'silhouette'],
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.overlord.step = 2;
      state.overlord.threat = 6;
      state.overlord.hand = ['doom#1', 'bane-spider-swarm#1'];
      for (const [n, hero] of heroes.entries()) hero.at = space(2 + n, 9);
      put(state, 'beastman', space(4, 8)).ready = true;
      set(heroes);
    },
  });
  const seat = play.overlordSeat;
  const view = play.seat(seat).view();
  const decision = play.match.decisionOf(seat);
  const { options = [], outlook = {} } = decision ? plainDecision(decision) : {};
  return { view, ground: groundSeen(view), options, outlook, table: { picked } } as unknown as Reading;
}

describe('the weakest hero', () => {
  test('is whoever most likely falls; whoever is in Town comes last', () => {
    const reading = read(([first, second]) => {
      if (first) first.at = undefined;
      if (second) second.wounds = 1;
    });
    const order = reading.view.heroes.toSorted(byWeakness(reading)).map(({ id }) => id);
    expect(order).toEqual(['hero:mad-carthos', 'hero:silhouette', 'hero:steelhorns']);
  });

  test.each([
    ['town', { at: undefined }],
    ['swallowed', { at: undefined, inside: 'monster:1' }],
    ['web', { tokens: { web: 1 } }],
    ['guard', { order: 'guard' }],
    ['spent', { fatigue: 0 }],
    ['alone', { at: space(7, 9) }],
    ['plain', {}],
  ])('%s: one sentence says why', (why, change) => {
    const reading = read(([first]) => Object.assign(first ?? {}, change));
    const [first] = reading.view.heroes;
    expect(first && weaknessOf(reading, first)).toBe(why);
  });
});

describe('the map shows', () => {
  const looks = (set: Parameters<typeof scene>[0]) => {
    const play = scene(set);
    const view = play.seat(play.overlordSeat).view();
    return { play, seen: lookedAt(view, groundSeen(view).open) };
  };
  const monsters = (near: boolean) => ({
    position: { at: 'overlord' } as const,
    set: (state: State, [hero]: readonly Hero[]) => {
      if (hero) hero.at = space(3, 9);
      put(state, 'bane-spider', base(8, 9, 2, 2)).ready = true;
      put(state, 'beastman', space(4, 10)).ready = near;
      state.turn = undefined;
      state.phase = 'overlord';
      state.overlord.step = 2;
    },
  });

  test('the monster that may act and stands nearest to a hero', () => {
    const { play, seen } = looks(monsters(true));
    expect(seen).toBe(play.state.monsters[1]?.id);
  });
  test('a familiar while it is asked where it goes', () => {
    const play = scene({
      set: (state, [hero]) => {
        state.companions.push({ id: 'boggs', owner: hero?.id ?? 'hero:nobody', at: space(5, 9), carries: [] });
        if (hero) hero.at = space(3, 9);
      },
    }).does('action:battle');
    const seen = () => {
      const view = play.seat(0).view();
      const decision = play.match.decisionOf(0);
      return lookedAt(view, groundSeen(view).open, decision && plainDecision(decision));
    };
    expect(seen()).toBe(play.hero().id);
    play.passes();
    expect([play.asked(), seen()]).toEqual(['familiar.act', 'familiar:boggs']);
  });
  test('the glyph that leads back, while a hero in Town acts', () => {
    const { play, seen } = looks({
      set: (state, [hero]) => {
        if (hero) hero.at = undefined;
        state.turn = {
          hero: hero?.id ?? 'hero:nobody',
          movement: 0,
          attacks: 0,
          orders: 0,
          drunk: 0,
          used: [],
          ended: false,
        };
      },
    });
    const glyph = play.state.board.markers.find(marker => marker.kind === 'glyph' && marker.active);
    expect([glyph === undefined, seen]).toEqual([false, glyph?.at]);
  });
  test('nobody who has acted', () => {
    const { play, seen } = looks(monsters(false));
    expect(seen).toBe(play.state.monsters[0]?.id);
  });
});

test('threat is counted with the chosen card: played it costs, discarded it brings', () => {
  expect(threatAfter(read())).toEqual({ threat: 6, change: 0 });
  const keys = read().options.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['card:bane-spider-swarm', 'burn:doom']));
  const patrol = read().options.find(({ key }) => key === 'card:bane-spider-swarm')?.with?.n as number;
  expect(patrol).toBeGreaterThan(0);
  expect(threatAfter(read(undefined, ['card:bane-spider-swarm']))).toEqual({ threat: 6 - patrol, change: -patrol });
  expect(threatAfter(read(undefined, ['burn:doom']))).toEqual({ threat: 11, change: 5 });
});

test('a card that threat alone does not pay says what is missing; one that it pays, and one that is discarded, nothing', () => {
  const reading = read();
  const offered = (key: string) => {
    const option = reading.options.find(one => one.key === key);
    if (!option) throw new Error(`${key} is not offered`);
    return option;
  };
  const spiders = offered('card:bane-spider-swarm');
  const cost = spiders.with?.n as number;
  expect(missingFor(reading, spiders)).toBe(0);
  const poor = { view: { ...reading.view, overlord: { ...reading.view.overlord, threat: 1 } } };
  expect(missingFor(poor, spiders)).toBe(cost - 1);
  expect(missingFor(poor, offered('burn:doom'))).toBe(0);
});

test('of the monsters, whoever acts stands on top, then who may still act', () => {
  const play = scene({
    set: state => {
      for (const [n, ready] of [true, false, false].entries())
        Object.assign(put(state, 'beastman', space(4 + n, 8)), { ready, wounds: 4 - n });
    },
  });
  const [waits, acts, done] = play.state.monsters;
  const view = play.seat(play.overlordSeat).view();
  const acting = { monster: acts?.id ?? 'monster:nobody', movement: 4, attacks: 1, fresh: true, cards: [] };
  const order = (overlord: typeof view.overlord) => view.monsters.toSorted(byTurn({ overlord })).map(({ id }) => id);
  expect(order({ ...view.overlord, acting } as typeof view.overlord)).toEqual([acts?.id, waits?.id, done?.id]);
  expect(order({ ...view.overlord, acting: undefined })).toEqual([waits?.id, done?.id, acts?.id]);
});

test('around one screen the overlord is told how seldom they are asked; at a screen of their own they are asked as the rules have it', () => {
  const { view } = read();
  const at = (...mine: readonly boolean[]) =>
    sharesScreen({ view, table: { seats: mine.map((own, seat) => ({ seat, mine: own })) } } as unknown as Reading);
  expect(view.sides).toEqual(['heroes', 'overlord']);
  expect([at(true, true), at(false, true), at(true, false)]).toEqual([true, false, false]);
});
