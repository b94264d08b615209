// Where monsters may appear, as the page says it: what is hatched, whose eyes alone hold the rest, the ghost of what is to be placed, and
// the steps of the overlord's turn.

import { plainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { unseen as hidden } from '../../rules/ground.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import type { State } from '../../rules/state.ts';
import { base, put, scene, space } from '../../test/scene.ts';
import { groundSeen, isSpace } from '../dungeon/ground.ts';
import { chosenSite, ghostOf, nextWay, sitesOf, sitesOver, waysAt } from '../dungeon/rising.ts';
import { seenBy, sightOf } from '../dungeon/sight.ts';
import { turnSteps } from '../overlord/turn-steps.ts';
import type { Reading } from '../reading.ts';
import { weighing } from '../touching.ts';

/** The overlord's turn, heroes in the first gallery. */
function haunted(hand: string[] = [], more: (state: State) => void = () => undefined) {
  const play = scene({
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.board.revealed = [0, 1];
      state.overlord.step = 2;
      state.overlord.threat = 20;
      state.overlord.hand = hand;
      for (const [n, hero] of heroes.entries()) hero.at = space(2 + n, 9);
      more(state);
    },
  });
  const seat = play.overlordSeat;
  const reading = (picked: readonly string[] = []): Reading => {
    const decision = play.match.decisionOf(seat);
    if (!decision) throw new Error('the overlord is not asked');
    const { options, outlook = {} } = plainDecision(decision);
    const table = { picked, say: ({ text }: { text: string }) => text };
    return { view: play.seat(seat).view(), options, outlook, table } as unknown as Reading;
  };
  return { play, seat, reading };
}

describe('what nobody sees', () => {
  test('DES-14.5: is where the rules let something appear, and stays so under whoever stands there', () => {
    const { play, seat } = haunted();
    const view = play.seat(seat).view();
    const { unseen } = sightOf(view, groundSeen(view));
    const sites = spawnSites(play.state, '1x1');
    expect(sites.length).toBeGreaterThan(0);
    expect(new Set(unseen)).toEqual(new Set(sites));
    const taken = haunted([], state => {
      const [at] = sites;
      if (at) put(state, 'beastman', at as ReturnType<typeof space>);
    });
    const later = taken.play.seat(seat).view();
    expect(sightOf(later, groundSeen(later)).unseen).toEqual(unseen);
  });

  test('DES-14.5: of every other space it is known who sees it alone', () => {
    const { play, seat } = haunted();
    const view = play.seat(seat).view();
    const { unseen, watches } = sightOf(view, groundSeen(view));
    expect(watches.map(({ id }) => id)).toEqual(view.heroes.map(({ id }) => id));
    const heroes = view.heroes.flatMap(({ at }) => at ?? []);
    const missedBy = (from: typeof heroes, spaces: typeof unseen) =>
      hidden(groundSeen(view), from, heroes, undefined, spaces);
    expect(watches.some(({ alone }) => alone.length > 0)).toBe(true);
    for (const { at, alone } of watches) {
      expect(missedBy([at], alone)).toEqual([]);
      expect(
        missedBy(
          heroes.filter(other => other !== at),
          alone,
        ),
      ).toEqual(alone);
    }
  });

  test('DES-14.5: of every space it is known who sees it; of what nobody sees, nobody', () => {
    const { play, seat } = haunted();
    const view = play.seat(seat).view();
    const sight = sightOf(view, groundSeen(view));
    expect(sight.unseen.flatMap(at => seenBy(sight, at))).toEqual([]);
    for (const { id, alone } of sight.watches) for (const at of alone) expect(seenBy(sight, at)).toEqual([id]);
    const [hero, friend] = view.heroes;
    // They stand side by side in one room.
    expect(seenBy(sight, hero?.at ?? space(0, 0))).toEqual(expect.arrayContaining([friend?.id]));
  });

  test('DES-12.7: while a card dims their eyes, heroes hold less in sight', () => {
    const unseenWith = (lasting: string[]): number => {
      const { play, seat } = haunted([], state => {
        Object.assign(state.overlord, { lasting });
        state.board.open.push('mine-door');
        for (const hero of state.heroes) hero.at = space(7, 9);
      });
      const view = play.seat(seat).view();
      return sightOf(view, groundSeen(view)).unseen.length;
    };
    expect(unseenWith(['gust-of-wind#1'])).toBeGreaterThan(unseenWith([]));
  });
});

describe('DES-16.3: whoever walks a large monster', () => {
  const walking = () => {
    const { play, seat, reading } = haunted([], state => {
      state.overlord.step = 4;
      put(state, 'bane-spider', base(5, 9, 2, 2)).ready = true;
    });
    play.answers(seat, `monster:${play.monster().id}`);
    return reading;
  };

  test('sees a ghost of it where it would stand, and turns it with each touch of a space; what it walks for comes first', () => {
    const reading = walking();
    const { options } = reading();
    const at = options
      .flatMap(({ on = [] }) => on)
      .find(one => isSpace(one) && options.filter(({ on }) => on?.includes(one)).length > 1);
    const ways = options.filter(({ on }) => on?.includes(at ?? ''));
    expect(ways.length).toBeGreaterThan(1);
    const picks: string[] = [];
    for (const _ of ways) {
      const now = reading(picks.slice(-1));
      const table = { ...now.table, optionsOn: () => ways, pick: (key: string) => picks.push(key) };
      weighing({ ...now, table } as unknown as Reading).touch(at ?? '');
    }
    expect(picks.toSorted()).toEqual(ways.map(({ key }) => key).toSorted());
    const costs = picks.map(pick => Number(ways.find(({ key }) => key === pick)?.with?.n));
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(ghostOf(reading())).toBeUndefined();
    expect(ghostOf(reading(picks.slice(0, 1)))).toMatchObject({ state: 'ghost', size: [2, 2] });
  });

  test('never walks by a second touch where it could still lie otherwise', () => {
    const { options, table } = walking()();
    const way = options.find(option => sitesOver(option, options).length > 0);
    const chosen = { options, table: { ...table, picked: [way?.key ?? ''] } } as unknown as Reading;
    const over = way ? sitesOver(way, options) : [];
    expect(over.length).toBeGreaterThan(0);
    expect(waysAt(way ? [way] : [], chosen)).toEqual([way, ...over]);
    expect(waysAt(over, chosen)).toEqual(over);
  });
});

describe('DES-14.11: whoever places a monster', () => {
  const placing = () => {
    const { play, seat, reading } = haunted(['skeleton-patrol#1']);
    play.answers(seat, 'card:skeleton-patrol');
    return reading;
  };

  test('sees a ghost of it where it was chosen to stand, as the figure that it will be', () => {
    const reading = placing();
    expect(ghostOf(reading())).toBeUndefined();
    const [option] = reading().options;
    const ghost = ghostOf(reading([option?.key ?? '']));
    expect(ghost).toMatchObject({ at: option?.on?.[0], state: 'ghost', kind: expect.stringMatching(/monster|master/) });
  });

  test('turns a large one under the finger: each touch of a space is another way to lie there', () => {
    const { play, seat, reading } = haunted(['bane-spider-swarm#1']);
    play.answers(seat, 'card:bane-spider-swarm');
    const { options } = reading();
    const ways = options.filter(({ on }) => on?.includes(options[1]?.on?.[0] ?? ''));
    expect(ways.length).toBeGreaterThan(1);
    const touched: string[] = [];
    for (const _ of ways) touched.push(nextWay(ways, touched.slice(-1))?.key ?? '');
    expect(touched).toEqual(ways.map(({ key }) => key));
    expect(nextWay(ways, touched.slice(-1))).toBe(ways[0]);
    expect(chosenSite(reading(touched.slice(0, 1)))).toMatchObject({ kind: 'bane-spider' });
  });

  test('is told how many places there are, each once', () => {
    const reading = placing()();
    expect(sitesOf(reading)).toEqual(reading.options.map(({ key }) => key.replace('place:', '')));
  });

  test('is shown no places otherwise', () => {
    expect(sitesOf(haunted(['skeleton-patrol#1']).reading())).toEqual([]);
  });
});

test('DES-11.1: the steps of the overlord’s turn are told to both sides, and none while heroes play', () => {
  const { play, seat } = haunted(['skeleton-patrol#1'], state => {
    put(state, 'beastman', space(4, 8)).ready = true;
  });
  const told = (of: number) => turnSteps(play.seat(of as 0).view()).map(({ id, state }) => `${id} ${state}`);
  expect(told(seat)).toEqual(['draw done', 'power now', 'spawn next', 'activate next']);
  expect(told(0)).toEqual(told(seat));
  play.answers(seat, 'card:skeleton-patrol');
  expect(told(seat)).toEqual(['draw done', 'power over', 'spawn over', 'activate now']);
  // Whoever still places what rises is in the spawn step.
  const placing = turnSteps(play.seat(seat as 0).view(), 'overlord.spawn').map(({ state }) => state);
  expect(placing).toEqual(['done', 'over', 'now', 'next']);
  expect(turnSteps(scene({}).seat(0).view())).toEqual([]);
});
