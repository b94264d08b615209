// LEG-12.4 to LEG-12.10: the keep, as far as the avatar's own level.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { LEVELS } from '../../content/legend/boards/vocabulary.ts';
import { keepLevelOf, keepLevels } from '../../content/legend/boards.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { newKeep } from '../../rules/legend/dungeon/keep.ts';
import { isAvatars, portalOf } from '../../rules/legend/dungeon/level.ts';
import { takeField } from '../../rules/legend/field.ts';
import { keepTerms } from '../../rules/legend/keep.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { markersOf, type State } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve, FOUR } from '../delve.ts';
import { type Wander, type WanderPlan, wander } from '../wander.ts';

const KEEP_LEVELS_IN_ALL = 5;
/** A level of the keep of the Beastman Lord, the first unless another is asked for. */
const keep = (plan: DelvePlan & { deep?: number } = {}): Delve =>
  delve({
    ...plan,
    set: (state, heroes) => {
      const entered = [...LEVELS.slice(1, plan.deep ?? 1), state.quest as (typeof LEVELS)[number]];
      state.dungeon = { ...newKeep(legendOf(state), 'beastman-lord', KEEP_LEVELS_IN_ALL), entered };
      plan.set?.(state, heroes);
    },
  });
/** All of them wait in the portal of a level. */
const waiting = (state: State): void => {
  state.turn = undefined;
  for (const hero of state.heroes) Object.assign(hero, { at: undefined, waits: true, ready: false });
};
/** All of them are in Tamalir. */
const killed = (state: State): void => {
  state.turn = undefined;
  for (const hero of state.heroes) Object.assign(hero, { at: undefined, ready: false });
};

describe('the keep', () => {
  rule(['LEG-12.4', 'DRF-12.13'], 'has four levels that are drawn, and then the one of its avatar', () => {
    const next = (deep: number) => keep({ deep, position: { at: 'next' }, set: waiting });
    for (const deep of [1, 2, 3]) {
      const scene = next(deep);
      expect(scene.dungeon.entered).toHaveLength(deep + 1);
      expect(LEVELS).toContain(scene.state.quest);
      expect(isAvatars(scene.dungeon)).toBe(false);
    }
    const last = next(4);
    expect(last.state.quest).toBe(keepLevelOf('beastman-lord').board);
    expect(isAvatars(last.dungeon)).toBe(true);
    expect(last.legend.levelsUsed).toEqual(next(4).legend.levelsUsed);
  });
  rule(
    ['LEG-12.4', 'LEG-12.21'],
    'where an ordinary leader waits on the mark, if there is one, with the one set of minions',
    () => {
      for (const { avatar, board, leader, minions } of keepLevels) {
        const scene = delve({
          level: board as never,
          position: { at: 'minions' },
          set: state => {
            const entered = [...LEVELS.slice(0, 4), board];
            state.dungeon = { ...newKeep(legendOf(state), avatar, KEEP_LEVELS_IN_ALL), entered };
            state.quest = board;
          },
        });
        const { overlordSeat } = scene;
        while (scene.asked(overlordSeat) === 'dungeon.place')
          scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
        const { monsters } = scene.state;
        expect(monsters.filter(({ came }) => came === 'leader')).toHaveLength(leader ? 1 : 0);
        const shown = scene.seat(0).view().delve?.leader;
        expect(shown).toMatchObject({ text: leader ? `quest.${board}.unique.leader` : `avatar.${avatar}` });
        const all = minions[0].reduce((sum, { n }) => sum + n, 0);
        expect(monsters.filter(({ came }) => came === 'minion').length).toBe(all);
      }
    },
  );
  rule('LEG-12.22', 'from whose portal no way leads: whoever stands there stands there', () => {
    const last = (set?: (state: State) => void) =>
      delve({
        set: state => {
          const { board } = keepLevelOf('beastman-lord');
          state.dungeon = {
            ...newKeep(legendOf(state), 'beastman-lord', KEEP_LEVELS_IN_ALL),
            entered: [...LEVELS.slice(0, 4), board],
          };
          state.quest = board;
          set?.(state);
        },
      });
    const { state } = last();
    expect(portalOf(state).size).toBe(0);
    const [at] = boardOf(state).thingsNamed('portal')[0]?.spaces ?? [];
    expect(at).toBeDefined();
    const there = delve({
      set: one => {
        const { board } = keepLevelOf('beastman-lord');
        one.dungeon = { ...state.dungeon, entered: [...LEVELS.slice(0, 4), board] } as typeof one.dungeon;
        one.quest = board;
        const [hero] = one.heroes;
        if (hero) hero.at = at as Space;
      },
      next: t => calls(t).happen(t, { what: 'enter', at: at as Space, figure: 'hero:steelhorns' }),
    });
    expect(there.hero()).toMatchObject({ at });
    expect(there.hero().waits).toBeUndefined();
  });
  rule(['LEG-12.6', 'LEG-12.7'], 'nobody goes to Tamalir from it, and no building there is open to the dead', () => {
    const beside = (isKeep: boolean): string[] =>
      (isKeep ? keep : delve)({
        set: state => {
          const [glyph] = markersOf(state, 'glyph').filter(({ active }) => active);
          const [hero] = state.heroes;
          if (hero && glyph) hero.at = glyph.at;
        },
      })
        .can(0)
        .filter(key => key.startsWith('restock:'));
    expect(beside(false).length).toBeGreaterThan(0);
    expect(beside(true)).toEqual([]);
    const dead = (isKeep: boolean): string[] =>
      (isKeep ? keep : delve)({
        set: (_, [hero]) => {
          if (hero) hero.at = undefined as never;
        },
      })
        .can(0)
        .filter(key => key.startsWith('restock:'));
    expect(dead(false).length).toBeGreaterThan(0);
    expect(dead(true)).toEqual([]);
  });
  rule('LEG-12.8', 'nobody is thrown out, however often the deck runs out', () => {
    const worn = (isKeep: boolean) =>
      (isKeep ? keep : delve)({
        position: { at: 'next' },
        set: state => {
          if (state.dungeon) state.dungeon.exhausted = 3;
        },
      });
    expect(worn(false).dungeon.over).toBe('ejected');
    expect(worn(true).dungeon.over).toBeUndefined();
  });
  rule('LEG-12.9', 'nobody flees, though all are in Tamalir', () => {
    const all = (isKeep: boolean) => (isKeep ? keep : delve)({ position: { at: 'next' }, set: killed });
    expect(all(false).asked(0)).toBe('dungeon.flee');
    expect(all(true).asked(0)).not.toBe('dungeon.flee');
  });
  rule(
    ['LEG-12.24', 'LEG-12.8'],
    'and a level is over as the twentieth turn of the overlord on it begins (R220)',
    () => {
      const turn = (n: number, { deep = 1, isKeep = true } = {}): Delve =>
        (isKeep ? keep : delve)({
          deep,
          led: true,
          position: { at: 'overlord' },
          set: (state, heroes) => {
            const [, dead, swallowed] = heroes;
            const leader = state.monsters.find(({ came }) => came === 'leader');
            if (dead) Object.assign(dead, { at: undefined });
            if (swallowed) Object.assign(swallowed, { at: undefined, inside: leader?.id });
            Object.assign(state, { turn: undefined, phase: 'overlord', round: 4 + n });
            if (state.dungeon) state.dungeon.since = 4;
          },
        });
      const entered = (scene: Delve): number => scene.dungeon.entered.length;
      expect([1, 4].map(deep => entered(turn(19, { deep })))).toEqual([1, 4]);
      expect([1, 4].map(deep => entered(turn(20, { deep })))).toEqual([2, 5]);
      expect(isAvatars(turn(20, { deep: 4 }).dungeon)).toBe(true);
      expect(entered(turn(20, { isKeep: false }))).toBe(1);
      // Whoever was in Tamalir, or in a stomach, is asked for a place with all others, and to the overlord it is as if all had died.
      const driven = turn(20);
      while (driven.asked(0) === 'setup.arrival') driven.answers(0, driven.can(0)[0] ?? '');
      expect(driven.state.heroes.map(({ at, inside, waits }) => [at === undefined, inside, waits])).toEqual(
        driven.state.heroes.map(() => [false, undefined, undefined]),
      );
      const worth = driven.state.heroes.reduce((sum, hero) => sum + deathCost(driven.state, hero), 0);
      expect(worth).toBeGreaterThan(8);
      expect(driven.legend.conquest).toEqual({ heroes: 0, overlord: worth });
    },
  );
  rule('LEG-12.10', 'leaders of its levels are worth what leaders of levels are', () => {
    const won = (deep: number, isKeep: boolean): number => {
      const scene = (isKeep ? keep : delve)({
        led: true,
        ...(isKeep ? { deep } : { depth: 3 as const }),
        next: function* (t) {
          const leader = t.state.monsters.find(({ came }) => came === 'leader');
          if (leader) yield* calls(t).wound(t, leader.id, 999, { kind: 'attack', by: 'hero:steelhorns' });
        },
      });
      return scene.legend.conquest.heroes;
    };
    expect(won(4, true)).toBe(2);
    expect(won(5, true)).toBe(2);
    expect(won(3, false)).toBeGreaterThan(2);
  });
});

describe('from the map into the keep', () => {
  const final = (plan: WanderPlan = {}): Wander =>
    wander({
      position: { at: 'finalBattle' },
      ...plan,
      set: (legend, state) => {
        Object.assign(legend, { avatar: 'titan', level: 'final', conquest: { heroes: 350, overlord: 250 } });
        legend.party.at = TAMALIR;
        plan.set?.(legend, state);
      },
    });
  rule('LEG-12.4', 'the party stands on the first of its levels once all have had their lesson', () => {
    const scene = final();
    for (const sheet of FOUR) scene.does(`enter:${sheet}:none`);
    expect(scene.state.dungeon).toMatchObject({ keep: 'titan', levels: 5 });
    expect(scene.state.dungeon?.entered).toEqual([scene.state.quest]);
    expect(LEVELS).toContain(scene.state.quest);
    expect(scene.state.heroes).toHaveLength(4);
  });
  rule(['LEG-12.20', 'LEG-1.16', 'LEG-1.19'], 'and with the avatar falls the campaign, or with the last hero', () => {
    const ends = (slain: boolean): Wander =>
      final({
        position: { at: 'next' },
        set: (legend, state) => {
          const then = { at: 'weekEnd' } as const;
          legend.board = { terms: keepTerms(legend), then };
          Object.assign(legend, { conquest: { heroes: 0, overlord: 0 } });
          state.quest = keepLevelOf('titan').board;
        },
        *first(t) {
          takeField(t);
          const { board } = keepLevelOf('titan');
          const entered = [...LEVELS.slice(0, 4), board];
          t.state.dungeon = { ...newKeep(legendOf(t.state), 'titan', 5), entered, avatar: 'monster:giant#9' };
          if (slain) t.state.dungeon.slain = true;
          else for (const hero of t.state.heroes) Object.assign(hero, { at: undefined, waits: true, ready: false });
        },
      });
    expect([true, false].map(slain => ends(slain).legend.won)).toEqual(['heroes', 'overlord']);
    expect(ends(true).over).toBe(true);
  });
});
