// THU-22: variants.

import { checkSetting, Match, type OptionValue } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Card, defOf } from '../content/cards.ts';
import { balanceChecks } from '../rules/card-set.ts';
import { thunderstone } from '../rules/game.ts';
import { refuseSetting } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { ids, scene } from './scene.ts';

const start = (seed: string, options: Record<string, OptionValue> = {}, seats = 2): State =>
  Match.start(thunderstone, { seed, seats, options }).state;

/** The Dungeon in the order in which it comes out: the Hall, then the deck from its top. */
const dungeonOf = ({ hall, dungeon }: State): Card[] => [...hall, ...dungeon.toReversed()];

rule('THU-22.1', 'a longer game has more Monster groups; the Thunderstone still lies among the last eleven', () => {
  for (const groups of [3, 4, 6, 8]) {
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const state = start(`longer ${i}`, { groups });
      const cards = dungeonOf(state);
      expect(state.set.groups).toHaveLength(groups);
      expect(new Set(state.set.groups).size).toBe(groups);
      expect(cards).toHaveLength(10 * groups + 1);
      places.add(cards.length - cards.findIndex(card => defOf(card).isStone));
      expect([state.set.families.length, state.set.village.length]).toEqual([4, 8]);
      expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
        [6, 6],
        [6, 6],
      ]);
    }
    expect(Math.max(...places)).toBeLessThanOrEqual(11);
    expect(places.size).toBeGreaterThan(5);
  }
  expect(() => start('too few', { groups: 2 })).toThrow('a whole number from 3 to 8');
});

rule('THU-22.1', 'a set picked by hand has at least three groups, exactly four Heroes and eight Village cards', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `x${i}`);
  const isRefused = (monsters: number, heroes: number, village: number, set = 'picked'): boolean => {
    const picked = { monsters: names(monsters), heroes: names(heroes), village: names(village) };
    return refuseSetting({ seats: 2, options: { mode: 'standard', set, ...picked } })?.text === 'refuse.picked';
  };
  for (const [monsters, heroes, village] of [
    [2, 4, 8],
    [3, 3, 8],
    [3, 5, 8],
    [3, 4, 7],
    [3, 4, 9],
  ] as const) {
    expect(isRefused(monsters, heroes, village), `${monsters} ${heroes} ${village}`).toBe(true);
    expect(isRefused(monsters, heroes, village, 'random')).toBe(false);
  }
  for (const monsters of [3, 4, 8]) expect(isRefused(monsters, 4, 8)).toBe(false);
  expect(refuseSetting({ seats: 2, options: { mode: 'standard', set: 'picked' } })).toEqual({
    text: 'refuse.picked',
    with: { monsters: 0, heroes: 0, village: 0 },
  });
});

rule('THU-22.1', 'a ready-made set is filled up with groups that it does not have', () => {
  const { set } = start('filled', { set: 'first-game', groups: 5 });
  expect(set.groups.slice(0, 3)).toEqual(['enchanted', 'ooze', 'undead-doom']);
  expect(new Set(set.groups).size).toBe(5);
});

rule('THU-22.2', 'the first-game set: no monster of another group is dealt', () => {
  const { set, hall, dungeon } = start('first', { set: 'first-game' });
  expect(set.groups).toEqual(['enchanted', 'ooze', 'undead-doom']);
  const groups = new Set([...hall, ...dungeon].map(card => defOf(card).group).filter(group => group !== ''));
  expect([...groups].toSorted()).toEqual(['enchanted', 'ooze', 'undead-doom']);
});

rule('THU-22.3', 'the Thunderstone is chosen at set-up, and only one that exists', () => {
  const state = start('stone', { stone: 'stone-of-mystery' });
  expect(ids(dungeonOf(state)).filter(id => id === 'stone-of-mystery')).toHaveLength(1);
  expect(() => start('stone', { stone: 'stone-of-embers' })).toThrow('stone must be one of stone-of-mystery');
});

rule('THU-22.4', 'other ways to play are options: without them the game is the rulebook’s', () => {
  const { options } = checkSetting(thunderstone, { seats: 2, options: {} });
  expect(options).toMatchObject({
    mode: 'standard',
    set: 'random',
    groups: 3,
    ascending: false,
    strengthZero: false,
    stallGuard: false,
    timed: false,
  });
});

rule('THU-22.4', 'ascending Dungeon: each group comes out from its weakest to its strongest monsters', () => {
  const climbs = (options: Record<string, OptionValue>): boolean => {
    const { set, ...state } = start('ascending', { ...options, set: 'goblin-road' });
    const cards = dungeonOf({ set, ...state });
    return set.groups.every(group => {
      const tiers = cards.map(card => defOf(card)).filter(def => def.group === group);
      return tiers.every((def, i) => i === 0 || def.tier >= (tiers[i - 1]?.tier ?? 0));
    });
  };
  expect(climbs({ ascending: true })).toBe(true);
  expect(climbs({ ascending: false })).toBe(false);
});

rule('THU-22.4', 'deadly exhaustion: a Hero at Strength 0 or less is destroyed after any battle', () => {
  const tired = (strengthZero: boolean) =>
    scene(2, { strengthZero }).prepared(['militia', 'outlands-khan', 'torch'], 'ghost', 'nixie').attacks(1);
  expect(tired(true).destroyed).toEqual(['militia#1']);
  expect(tired(false).destroyed).toEqual([]);
});

rule('THU-22.4', 'the balanced set meets every check that the random one may fail', () => {
  const fails = (set: string) =>
    Array.from({ length: 30 }, (_, i) => start(`balance ${i}`, { set }).set).filter(
      cards => !balanceChecks(cards).every(check => check.holds),
    ).length;
  expect(fails('balanced')).toBe(0);
  expect(fails('random')).toBeGreaterThan(3);
});
