// EUT-2: set-up.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import { heroTileRow, heroTiles } from '../content/hero-tiles.ts';
import { heroes as heroRows } from '../content/heroes.ts';
import { counted, scenarios } from '../content/scenarios.ts';
import { territory, territoryRow } from '../content/territory.ts';
import { HERO_IDS, LEVELS, MINES, POSTS, type TileId } from '../content/vocabulary.ts';
import { bagCount, maxHealth, onSlots } from '../rules/board.ts';
import { euthia } from '../rules/game.ts';
import { newHero } from '../rules/new-hero.ts';
import type { State } from '../rules/state.ts';
import { fighting } from './fights.ts';
import { classesIn, stateOf } from './openings.ts';
import { begun, CHAPEL, scene } from './scene.ts';

rule(
  ['EUT-2.2', 'EUT-2.7', 'EUT-3.5', 'EUT-3.19'],
  'the Chapel without a Priest lies in the middle; Heroes come there in their first turn',
  () => {
    const { state } = begun();
    expect(state.map).toEqual({ 'hex:0,0': 'ch1-start-1' });
    expect([...state.territory, ...state.boxed.territory]).not.toContain('ch1-start-2');
    expect(state.heroes.map(({ at }) => at).sort()).toEqual([CHAPEL, undefined]);
    const priest = stateOf(['ael', 'dral'], { scenario: 'hecatomb' });
    expect(priest.map[hex(0, 0)]).toBe('ch1-start-2');
    expect(priest.encounters.priest?.faceUp.length).toBe(2);
  },
);

rule(
  ['EUT-2.3', 'EUT-2.4', 'EUT-2.5', 'EUT-2.6', 'EUT-2.9', 'EUT-2.10', 'EUT-2.11'],
  'EX-01: the stack for three in To the Villagers’ Rescue',
  () => {
    const { territory, boxed } = stateOf(['ael', 'dral', 'keleia'], { scenario: 'villagers-rescue' });
    expect(classesIn(territory)).toEqual({
      '1 fixed': 3,
      '2 fixed': 3,
      '3 fixed': 3,
      '4 fixed': 3,
      '1 encounter': 1,
      '2 encounter': 1,
      '3 encounter': 2,
      '1 other': 6,
      '2 other': 4,
      '3 other': 3,
      '4 other': 3,
    });
    const chapters = territory.map(id => territoryRow(id).chapter);
    expect(chapters).toEqual([...chapters].sort((a, b) => b - a));
    expect(boxed.territory.length).toBeGreaterThan(0);
    expect(new Set([...territory, ...boxed.territory]).size).toBe(territory.length + boxed.territory.length);
  },
);

rule('EUT-2.8', 'all Scenario tiles that a scenario names are in its stack or on the map, and no others', () => {
  const FOUR = ['ael', 'dral', 'keleia', 'maeldur'] as const;
  const isScenario = (id: TileId): boolean => territoryRow(id).class === 'scenario';
  for (const { id: scenario, modes, colours = {}, scenarioTiles = [], chapters } of scenarios)
    for (const players of [2, 3, 4] as const) {
      const options = { scenario, mode: modes.includes('competitive') ? 'competitive' : 'cooperative' };
      const { territory: stack, map } = stateOf(FOUR.slice(0, players), options);
      const there = [...stack, ...(Object.values(map) as TileId[])].filter(isScenario);
      expect(there.length).toBe(new Set(there).size);
      const named = (tile: TileId): boolean => scenarioTiles.includes(tile);
      expect([scenario, there.filter(named).sort()]).toEqual([scenario, [...scenarioTiles].sort()]);
      const others = there.filter(tile => !named(tile));
      for (const [colour, used] of Object.entries(colours)) {
        const all = territory.filter(
          tile => isScenario(tile.id) && tile.colour === colour && chapters.includes(tile.chapter) && !named(tile.id),
        );
        const found = others.filter(tile => territoryRow(tile).colour === colour);
        if (used === 'all') expect([scenario, found.sort()]).toEqual([scenario, all.map(({ id }) => id).sort()]);
        else expect([scenario, found.length]).toEqual([scenario, counted(used, players)]);
      }
      expect(others.filter(tile => !Object.hasOwn(colours, territoryRow(tile).colour ?? ''))).toEqual([]);
    }
});

rule('EUT-2.12', 'each takes another Hero, in turn order from the first player', () => {
  const match = Match.start(euthia, { seed: 'x', seats: 3, options: {} });
  const { first } = match.state;
  const asked: [number, number][] = [];
  while (match.state.phase === 'setup') {
    const decision = match.decisions[0];
    if (!decision) throw new Error('nobody is asked');
    asked.push([decision.seat, decision.options.length]);
    match.answer({ seat: decision.seat, decision: decision.id, picks: [decision.options[0]?.key ?? ''] });
  }
  expect(asked).toEqual([
    [first, 6],
    [(first + 1) % 3, 5],
    [(first + 2) % 3, 4],
  ]);
  expect(match.state.heroes.length).toBe(3);
});

rule(
  ['EUT-2.13', 'EUT-2.14', 'EUT-2.16', 'EUT-2.19', 'EUT-2.20', 'EUT-2.21', 'EUT-2.22', 'EUT-2.24'],
  'every Hero board as it begins',
  () => {
    for (const id of HERO_IDS) {
      const hero = newHero(id, 0, 2);
      const row = heroRows.find(one => one.id === id);
      expect([hero.health, maxHealth(hero)]).toEqual([row?.health, row?.health]);
      expect([hero.gold, hero.reputation, bagCount(hero), hero.gaar]).toEqual([0, 0, 3, id === 'skoldur' ? 0 : 4]);
      expect(onSlots(hero).length).toBeGreaterThanOrEqual(3);
      expect(onSlots(hero).every(({ tile }) => heroTileRow(tile).reputation === undefined)).toBe(true);
      for (const slot of row?.slots ?? []) expect(hero.slots[slot.id]?.open).toBe(!slot.lock);
    }
  },
);

rule(
  ['EUT-2.17', 'EUT-2.18'],
  'other tiles lie by Reputation, the lowest on top; some are for one player or for several',
  () => {
    const several = newHero('taesiri', 0, 2).stack;
    const values = several.map(tile => heroTileRow(tile).reputation ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect([several.includes('taesiri-silence'), several.includes('taesiri-silence-solo')]).toEqual([true, false]);
    const alone = newHero('taesiri', 0, 1).stack;
    expect([alone.includes('taesiri-silence'), alone.includes('taesiri-silence-solo')]).toEqual([false, true]);
  },
);

rule('EUT-2.23', 'the first player is drawn by lot and stays the same', () => {
  const firsts = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => stateOf(['ael', 'dral', 'keleia'], {}, seed).first),
  );
  expect(firsts.size).toBeGreaterThan(1);
  const play = scene({ set: state => Object.assign(state, { rounds: 9 }) });
  play.does('end', 'save:mining').does('end', 'save:mining');
  expect([play.state.first, play.state.turn.seat, play.state.round]).toEqual([0, 0, 2]);
});

rule(['EUT-2.26', 'EUT-9.4'], 'the Hope die shows nothing at first, and at the beginning of every fight', () => {
  expect(scene().state.combat).toBeUndefined();
  const play = fighting({
    step: 'tokens',
    gaar: 0,
    tile: 'ch1-other-7', // a Treasure and a Cave, each with a Monster
    combat: { hope: 3 },
    set: (state, [hero]) => {
      state.territory = [];
      if (hero) Object.assign(hero, { movement: 1, tokens: ['combat'] });
    },
  });
  expect([play.hero().gaar, play.state.combat]).toEqual([1, undefined]);
  play.does('walk:hex:2,1');
  expect([play.asked(), play.state.combat?.hope]).toEqual(['combat.before', 0]);
});

rule(
  ['EUT-2.27', 'EUT-2.28', 'EUT-2.29', 'EUT-2.30', 'EUT-2.31', 'EUT-2.32', 'EUT-2.37'],
  'Offers of four, stacks face down, nobody met yet',
  () => {
    const state = stateOf(['ael', 'dral']);
    expect(POSTS.map(post => [state.posts[post].offer.length, state.posts[post].stack.length])).toEqual([
      [4, 69],
      [4, 72],
      [4, 66],
    ]);
    expect(MINES.map(mine => state.resources[mine].stack.length)).toEqual([25, 25, 24]);
    expect(LEVELS.map(level => state.treasures[level].stack.length)).toEqual([20, 20, 20]);
    expect(LEVELS.map(level => state.monsters[level].stack.length)).toEqual([14, 14, 12]);
    expect(state.encounters).toEqual({});
    expect(state.supply['healing-potion'].length).toBe(12);
  },
);

rule(
  ['EUT-2.33', 'EUT-2.34', 'EUT-19.4', 'EUT-19.5', 'EUT-20.5'],
  'Silver and Gold cards, with the Possession of the mode; the Combat deck for teams alone',
  () => {
    const kinds = ({ gold }: State) => new Set(gold.stack.map(originalOf));
    const rivals = stateOf(['ael', 'dral']);
    expect([rivals.silver.stack.length, rivals.gold.stack.length, rivals.combatDeck.stack.length]).toEqual([24, 24, 0]);
    expect([kinds(rivals).has('possession'), kinds(rivals).has('possession-solo')]).toEqual([true, false]);
    for (const team of [stateOf(['ael']), stateOf(['ael', 'dral'], { mode: 'cooperative' })]) {
      expect([kinds(team).has('possession'), kinds(team).has('possession-solo')]).toEqual([false, true]);
      expect(team.combatDeck.stack.length).toBe(36);
    }
  },
);

rule(['EUT-2.35', 'EUT-2.36', 'EUT-19.3'], 'Control cards for three and four rivals, two of each Hero', () => {
  expect(stateOf(['ael', 'dral']).control.stack).toEqual([]);
  expect(stateOf(['ael']).control.stack).toEqual([]);
  expect(stateOf(['ael', 'dral', 'keleia'], { mode: 'cooperative' }).control.stack).toEqual([]);
  expect(stateOf(['ael', 'dral', 'keleia']).control.stack.sort()).toEqual([
    'ael',
    'ael',
    'dral',
    'dral',
    'keleia',
    'keleia',
  ]);
});

rule(['EUT-2.38', 'EUT-2.36'], 'nothing of Heroes who stay at home is on the table: no tile, no Control card', () => {
  const state = stateOf(['ael', 'dral', 'keleia']);
  const told = JSON.stringify(state);
  const isThere = (id: string): boolean => told.includes(JSON.stringify(id));
  for (const hero of HERO_IDS) {
    const plays = state.heroes.some(({ id }) => id === hero);
    const tiles = heroTiles.filter(tile => tile.hero === hero && tile.players !== 'one').map(({ id }) => id);
    expect([hero, tiles.length > 10, tiles.every(isThere), tiles.some(isThere)]).toEqual([hero, true, plays, plays]);
    expect(state.control.stack.filter(card => card === hero).length).toBe(plays ? 2 : 0);
  }
  expect(state.control.stack.length).toBe(6);
});
