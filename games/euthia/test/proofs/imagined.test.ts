// What a seat imagines of what it cannot see.

import { Chance, newChance } from '@veillee/kernel';
import { varied } from '@veillee/kernel/test/varied';
import { describe, expect, test } from 'vitest';
import { eliteRow } from '../../content/monsters.ts';
import type { ScenarioId } from '../../content/scenarios/vocabulary.ts';
import { territoryRow } from '../../content/territory.ts';
import { euthia } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { backOf, redeal } from '../../rules/view.ts';
import { begun } from '../scene.ts';

describe('what a seat imagines', () => {
  const PILES = [
    'boxed/territory/*',
    'gold/stack/*',
    ...[1, 2, 3].map(level => `monsters/${level}/stack/*`),
    'posts/alchemists/stack/*',
    'posts/dragonslayer-towers/stack/*',
    'posts/merchants/stack/*',
    'resources/cave/stack/*',
    'resources/lake/stack/*',
    'resources/mountain/stack/*',
    'silver/stack/*',
    'territory/*',
    ...[1, 2, 3].map(level => `treasures/${level}/stack/*`),
  ];
  /** A table with cards in hands and in reserve, and something in every pile. */
  const table = (scenario: ScenarioId, mode: 'competitive' | 'cooperative'): State => {
    const { state } = begun({ options: { scenario, mode } });
    for (const seat of state.heroes.keys()) {
      const hero = state.heroes[seat];
      if (hero) hero.hand = [...state.silver.stack.splice(0, 3), ...state.gold.stack.splice(0, 2)];
    }
    state.reserves = { silver: state.silver.stack.splice(0, 3), gold: state.gold.stack.splice(0, 2) };
    state.control.stack = ['dral', 'ael', 'dral', 'ael'];
    return state;
  };
  const places = (state: State, viewer: 0 | 1 | 'spectator') => varied(state, redeal, viewer);
  const RESERVES = ['reserves/gold/*', 'reserves/silver/*'];

  test('all piles, and the hands of others', () => {
    const rivals = table('the-hunt', 'competitive');
    const here = [...PILES, ...RESERVES, 'control/stack/*'];
    const others = places(rivals, 0).filter(place => !here.includes(place));
    expect(others).toEqual(['heroes/1/hand/*']);
    expect(here.filter(place => !places(rivals, 0).includes(place))).toEqual([]);
    expect(places(rivals, 1)).toContain('heroes/0/hand/*');
    expect(places(rivals, 1)).not.toContain('heroes/1/hand/*');
    expect(places(rivals, 'spectator').filter(place => place.startsWith('heroes'))).toEqual([
      'heroes/0/hand/*',
      'heroes/1/hand/*',
    ]);
    expect(places(table('the-hunt', 'cooperative'), 0)).toContain('combatDeck/stack/*');
    expect(places(table('the-saboteur', 'competitive'), 0)).toEqual(
      expect.arrayContaining(['scenario/decks/event/stack/*', 'bounties/stack/*', 'boxed/bounties/*']),
    );
  });

  test('not what lies on top with its back up, not the Chapter or Level at its place, not a face that was seen', () => {
    const state = table('the-saboteur', 'competitive');
    state.monsters[2].seen = true;
    const tops = (of: State) => ([1, 2, 3] as const).map(level => of.monsters[level].stack.at(-1) as string);
    const backs = (of: State) => tops(of).map(card => JSON.stringify(backOf(card)));
    const order = (of: State) => [
      of.territory.map(tile => territoryRow(tile).chapter),
      of.bounties.stack.map(card => eliteRow(card).level),
      of.monsters[1].stack.length,
    ];
    for (let n = 0; n < 20; n++) {
      const imagined = structuredClone(state);
      redeal(imagined, 0, new Chance(newChance(`top ${n}`)));
      expect(backs(imagined)).toEqual(backs(state));
      expect(order(imagined)).toEqual(order(state));
      expect(tops(imagined)[1]).toBe(tops(state)[1]);
    }
    const empty = structuredClone(state);
    empty.monsters[1].stack = [];
    expect(places(empty, 0)).not.toContain('monsters/1/stack/*');
  });
});

test('where Heroes are rivals there is something to hide, among partners nothing', () => {
  const hides = (mode: string) => euthia.hides?.({ seats: 2, options: { scenario: 'the-hunt', mode } }, 0, 1);
  expect([hides('competitive'), hides('cooperative')]).toEqual([true, false]);
});
