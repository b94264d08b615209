// DES-43: corrupted ground.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { seesSpace } from '../../rules/attack/sight.ts';
import { groundNow, isEmpty, revealedNow } from '../../rules/board.ts';
import { spendFatigue } from '../../rules/effects/fatigue.ts';
import { throwsOf } from '../../rules/effects/places.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { leaps } from '../../rules/overlord/leaping.ts';
import { spawningOf, spawnSpaces } from '../../rules/overlord/sites.ts';
import { goals } from '../../rules/overlord/treading.ts';
import type { Flow, State, T } from '../../rules/state.ts';
import { drain, kill, wound } from '../../rules/wounds.ts';
import { type Fight, fight, first, HERE } from '../fight.ts';
import { begun, put } from '../scene.ts';

const NEXT = space(4, 9);
const spoilt =
  (...spaces: readonly Space[]): NonNullable<Fight['set']> =>
  state => {
    for (const at of spaces) state.board.terrain[at] = 'corrupted';
  };

/** What the overlord gains by what happens to the first hero, who stands on it unless told otherwise. */
function gained(what: (t: T) => Flow<unknown>, plan: Fight = {}, at: Space = HERE): number {
  let before = 0;
  const play = fight({
    set: spoilt(at),
    ...plan,
    *first(t) {
      before = t.state.overlord.threat;
      yield* what(t);
    },
  });
  return play.state.overlord.threat - before;
}
const TRAP = { kind: 'trap' } as const;

rule('DES-43.1', 'it bars neither sight nor way', () => {
  const { state } = fight({ on: space(6, 9), set: spoilt(NEXT, space(5, 9), space(5, 10)) });
  expect(seesSpace(state, first(state.heroes), space(6, 9))).toBe(true);
  const [beastman] = state.monsters;
  expect(beastman && goals(treadOf(state, beastman), beastman.at, 4).find(({ to }) => to === space(5, 9))?.cost).toBe(
    1,
  );
});

rule(['DES-43.2', 'DES-39.5', 'DRF-8.18'], 'fatigue that a hero spends on it is threat, one for one', () => {
  const spends = (at: Space) => {
    const play = fight({ set: spoilt(at) }).does('action:run', 'fatigue', 'fatigue');
    return play.state.overlord.threat;
  };
  expect([spends(HERE), spends(NEXT)]).toEqual([2, 0]);
  // Whatever it is spent on.
  const pays = gained(function* (t) {
    spendFatigue(t, first(t.state.heroes), 2);
  });
  expect(pays).toBe(2);
});

rule(['DES-43.3', 'DES-39.5', 'DRF-8.18'], 'each wound lost on it is two threat', () => {
  const hurt = (t: T) => wound(t, first(t.state.heroes).id, 3, TRAP);
  expect([gained(hurt), gained(hurt, {}, NEXT)]).toEqual([6, 0]);
});

rule(['DES-43.4', 'EX-67'], 'who is killed outright on it gives two for each wound that was left', () => {
  const crushed = (t: T) => kill(t, first(t.state.heroes).id, TRAP);
  const five: Fight['set'] = (state, heroes, monster) => {
    spoilt(HERE)(state, heroes, monster);
    first(heroes).wounds = 5;
  };
  expect(gained(crushed, { set: five })).toBe(10);
});

rule(['DES-43.5', 'DES-43.6'], 'flying heroes are subject to it, monsters are not, flying or not', () => {
  const hurt = (t: T) => wound(t, first(t.state.heroes).id, 2, TRAP);
  expect(gained(hurt, { hero: 'zyla' })).toBe(4);
  expect(gained(t => wound(t, t.state.monsters[0]?.id ?? 'monster:none', 1, TRAP), {}, NEXT)).toBe(0);
});

rule('DES-43.8', 'fatigue lost to an enemy is not spent; wounds in its place count', () => {
  const drained = (points: number) => (t: T) => drain(t, first(t.state.heroes), points, TRAP);
  const { fatigue } = fight().hero();
  expect([gained(drained(1)), gained(drained(fatigue + 1))]).toEqual([0, 2]);
});

rule(
  ['DES-43.7', 'DES-17.6'],
  'it is no empty space: nobody rises or lands there, a blow may throw somebody onto it',
  () => {
    const far = space(7, 9);
    const { state } = fight({ at: far, on: NEXT, set: spoilt(space(5, 9), space(1, 13)) });
    expect([isEmpty(state, space(5, 9)), isEmpty(state, space(5, 10))]).toEqual([false, true]);
    const rises = (from: State) => {
      for (const hero of from.heroes) hero.at = undefined;
      const revealed = revealedNow(from);
      return spawnSpaces(spawningOf(from, groundNow(from), at => revealed.has(at))).has(space(1, 13));
    };
    const other = fight({ at: far, on: NEXT }).state;
    expect([rises(state), rises(other)]).toEqual([false, true]);
    const [monster] = state.monsters;
    expect(monster && throwsOf(state, monster)).toContain(space(5, 9));
    const board = begun();
    for (const hero of board.heroes) hero.at = space(1, 12);
    const ape = put(board, 'blood-ape', 'base:2,9/2x1');
    const lands = () => leaps(treadOf(board, ape), ape.at, 4).some(({ to }) => to === 'base:5,9/2x1');
    expect(lands()).toBe(true);
    board.board.terrain[space(6, 9)] = 'corrupted';
    expect(lands()).toBe(false);
  },
);
