// The Lake of Three Fires, script by script.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { has, statsOf } from '../../rules/effects/stats.ts';
import { questActionsOf } from '../../rules/quest/actions.ts';
import { type Flow, heroOf, markersOf, standsOn, type T } from '../../rules/state.ts';
import { ICE } from '../feats.ts';
import { all, first, heard, inTurn, monster, type QuestPlan, quest, second, settled, slays } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const lake = (plan: QuestPlan = {}): Play => quest('lake-of-three-fires', { areas: [0, 1], options: ICE, ...plan });

/** Nobody but Anselm is there. */
function* alone({ state }: T): Flow {
  state.monsters = state.monsters.filter(({ unique }) => unique);
}
const lights = (...fires: readonly ('west' | 'north' | 'east')[]) =>
  function* (t: T): Flow {
    yield* alone(t);
    for (const fire of fires) yield* calls(t).questAction(t, first, `light-${fire}`);
  };
const TOWERS = { west: space(2, 12), north: space(17, 1), east: space(33, 13) };
const ALL = [0, 1, 2, 3, 4] as const;
const fires = (play: Play): number | undefined => play.state.guide.counters.fires;

rule(
  ['DES-26.8', 'ICE-1.13'],
  'the Lake: each side hears of feats when it begins, and of firs when they are seen',
  () => {
    const play = lake({ next: all({ what: 'start' }) });
    expect(heard(play, 'heroes')).toEqual(expect.arrayContaining(['tip-feat', 'tip-trees']));
    expect(heard(play, 'heroes')).not.toContain('tip-feat-overlord');
    expect(heard(play, 'overlord')).toEqual(expect.arrayContaining(['tip-feat-overlord', 'tip-trees']));
    expect(heard(lake({ areas: [0], next: all({ what: 'start' }) }))).not.toContain('tip-trees');
  },
);

rule(['DES-26.8', 'ICE-3.2'], 'the Lake: heroes hear of ice beside it, once, and of Stealth when they meet it', () => {
  const comes = (x: number, y: number) =>
    lake({ quiet: true, next: all({ what: 'enter', at: space(x, y), figure: first }) });
  for (const [x, y] of [
    [9, 12],
    [17, 10],
    [26, 12],
  ] as const)
    expect(
      heard(comes(x, y), 'heroes').filter(text => text === 'tip-ice'),
      `${x},${y}`,
    ).toHaveLength(1);
  expect(heard(comes(17, 18), 'heroes')).not.toContain('tip-ice');
  const struck = (kind: string) =>
    lake({
      *next(t) {
        const target = t.state.monsters.find(one => one.kind === kind && one.unique === undefined);
        if (target) yield* calls(t).happen(t, { what: 'attacked', figure: target.id });
      },
    });
  expect(heard(struck('wendigo'), 'heroes')).toContain('tip-stealth');
  expect(heard(struck('razorwing'), 'heroes')).not.toContain('tip-stealth');
});

rule(
  ['DES-36.8', 'DES-26.8'],
  'the Lake: Anselm keeps to his island until he is attacked or somebody sets foot on it',
  () => {
    const bound = (next?: QuestPlan['next']) => {
      const play = lake(next && { next });
      return [monster(play, 'anselm')?.bound, heard(play).includes('anselm-stirs')];
    };
    expect(bound()).toEqual(['island', false]);
    expect(bound(all({ what: 'attacked', figure: 'monster:anselm' }))).toEqual([undefined, true]);
    expect(bound(all({ what: 'enter', at: space(15, 11), figure: first }))).toEqual([undefined, true]);
    expect(bound(all({ what: 'enter', at: space(9, 12), figure: first }))).toEqual(['island', false]);
    // His own steps there are no reason.
    expect(bound(all({ what: 'enter', at: space(15, 11), figure: 'monster:anselm' }))).toEqual(['island', false]);
  },
);

rule(
  ['DES-10.2', 'DES-26.8'],
  'the Lake: a fire costs its bridge, pays a token, and takes what makes him strong',
  () => {
    const actions = (fire: keyof typeof TOWERS, next?: QuestPlan['next']): readonly string[] => {
      const play = lake({ areas: ALL, quiet: true, at: [TOWERS[fire], space(17, 23)], ...(next && { next }) });
      return questActionsOf(play.state, play.hero()).map(({ id }) => id);
    };
    const bridges = { west: space(11, 12), north: space(17, 8), east: space(24, 13) };
    for (const fire of ['west', 'north', 'east'] as const) {
      expect(actions(fire), fire).toEqual([`light-${fire}`]);
      const play = lake({ areas: ALL, at: [TOWERS[fire]], next: lights(fire) });
      const { terrain } = groundNow(play.state);
      const water = Object.entries(bridges).map(([name, at]) => [name, terrain.get(at)]);
      expect(water, fire).toEqual(Object.keys(bridges).map(name => [name, name === fire ? 'water' : 'ice']));
      expect([fires(play), play.state.conquest, markersOf(play.state, 'encounter')], fire).toMatchObject([
        1,
        6,
        { length: 2 },
      ]);
      expect(questActionsOf(play.state, play.hero()), fire).toEqual([]);
      expect(heard(play), fire).toContain('first-fire');
      const him = monster(play, 'anselm');
      if (!him) throw new Error('Anselm is not there');
      expect(
        ['aura', 'stealth'].map(ability => has(play.state, him.id, ability as 'aura')),
        fire,
      ).toEqual([false, true]);
    }
  },
);

rule(
  'DES-26.8',
  'the Lake: the second fire takes Stealth; the third his black dice, and he stands beside whoever lit it',
  () => {
    const two = lake({ areas: ALL, at: [TOWERS.north], next: lights('west', 'north') });
    const him = monster(two, 'anselm');
    expect([heard(two).includes('second-fire'), him && has(two.state, him.id, 'stealth'), him?.bound]).toEqual([
      true,
      false,
      'island',
    ]);
    const three = settled(
      lake({ areas: ALL, at: [TOWERS.east, space(17, 23)], next: lights('west', 'north', 'east') }),
    );
    while (three.asked(three.overlordSeat) === 'ask.driven')
      three.answers(three.overlordSeat, three.can(three.overlordSeat)[0] ?? '');
    const free = monster(three, 'anselm');
    if (!free) throw new Error('Anselm is not there');
    expect([free.bound, statsOf(three.state, free).dice.black ?? 0, heard(three).includes('third-fire')]).toEqual([
      undefined,
      0,
      true,
    ]);
    const { open } = groundNow(three.state);
    const lit = heroOf(three.state, first).at;
    expect(lit && open.distance(standsOn(free), lit)).toBe(1);
    // He was told of once: nobody stirs on an island that he has left.
    expect(heard(three)).not.toContain('anselm-stirs');
    expect(three.state.conquest).toBe(5 + 3);
  },
);

rule('DES-26.8', 'the Lake: he begins in a shell of ice, of which each fire takes as much', () => {
  const armour = (...fires: readonly ('west' | 'north' | 'east')[]): number | undefined => {
    const play = lake({ areas: ALL, at: [TOWERS.north], next: inTurn(all({ what: 'start' }), lights(...fires)) });
    const him = monster(play, 'anselm');
    return him && statsOf(play.state, him).armour;
  };
  expect([armour(), armour('west'), armour('west', 'north'), armour('west', 'north', 'east')]).toEqual([10, 8, 6, 4]);
});

rule('DES-45.5', 'the Lake: whoever stands on a bridge that melts is driven off it', () => {
  const play = lake({ areas: ALL, at: [TOWERS.west, space(11, 13)], next: lights('west') });
  while (play.asked(0) === 'ask.driven') play.answers(0, play.can(0)[0] ?? '');
  const at = heroOf(play.state, second).at;
  expect(at && groundNow(play.state).terrain.get(at)).toBeUndefined();
});

rule('DES-1.1', 'the Lake is won when Anselm is dead, with fires or without', () => {
  for (const before of [lights(), lights('west', 'north')])
    expect(lake({ areas: ALL, at: [TOWERS.north], next: inTurn(before, slays(first, 'anselm')) }).state.won).toBe(
      'heroes',
    );
});
