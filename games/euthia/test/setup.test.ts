// EUT-1, EUT-2: who plays, and how the table is laid.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import { heroTileRow, heroTiles } from '../content/hero-tiles.ts';
import { heroes as heroRows } from '../content/heroes.ts';
import { counted, scenarioRow, scenarios } from '../content/scenarios.ts';
import { territory, territoryRow } from '../content/territory.ts';
import { HERO_IDS, LEVELS, MINES, POSTS, type TileId } from '../content/vocabulary.ts';
import { bagCount, maxHealth, onSlots } from '../rules/board.ts';
import { euthia } from '../rules/game.ts';
import { newHero } from '../rules/new-hero.ts';
import type { State } from '../rules/state.ts';
import { territoryPlan } from '../rules/territory.ts';
import { begun, CHAPEL, gains, scene } from './scene.ts';

const classesIn = (tiles: readonly TileId[]) => {
  const counts: { [key: string]: number } = {};
  for (const id of tiles) {
    const { chapter, class: kind } = territoryRow(id);
    counts[`${chapter} ${kind}`] = (counts[`${chapter} ${kind}`] ?? 0) + 1;
  }
  return counts;
};
const stateOf = (heroes: readonly ('ael' | 'dral' | 'keleia' | 'maeldur')[], options = {}, seed = 'scene'): State =>
  begun({ heroes, options, seed }).state;

rule(['EUT-1.1', 'EUT-2.1', 'EUT-1.4'], 'one to four play; alone it is Solo; the scenario says what it can be', () => {
  const refused = (seats: number, options = {}) =>
    euthia.refuseSetting({ seats, options: { scenario: 'the-hunt', mode: 'competitive', ...options } })?.text;
  expect([0, 1, 2, 3, 4, 5].map(seats => refused(seats))).toEqual([
    'setup.seats',
    undefined,
    undefined,
    undefined,
    undefined,
    'setup.seats',
  ]);
  expect(refused(2, { scenario: 'devastation-incarnate' })).toBe('setup.notSo');
  expect(refused(2, { scenario: 'devastation-incarnate', mode: 'cooperative' })).toBeUndefined();
  expect([
    stateOf(['ael']).mode,
    stateOf(['ael', 'dral']).mode,
    stateOf(['ael', 'dral'], { mode: 'cooperative' }).mode,
  ]).toEqual(['solo', 'competitive', 'cooperative']);
  expect(euthia.options[0]).toMatchObject({ id: 'scenario', initial: 'the-hunt' });
  expect(stateOf(['ael', 'dral'], { scenario: 'hecatomb' }).rounds).toBe(10);
});

rule(
  'EUT-1.3',
  'what is printed on a tile comes before the rules: an Amulet of Eternity is given up instead of a life',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.bags.push({
          kind: 'tile',
          tile: { tile: state.supply['amulet-of-eternity'].pop() ?? '', engaged: false, gems: [], essences: [] },
        });
        hero.at = 'hex:0,0';
        hero.health = 2;
        hero.tokens = ['mining'];
        state.map = { ...state.map, 'hex:1,1': 'ch1-other-9' };
        state.territory = [];
      },
    });
    play.does('burn:mining', 'walk:hex:1,0');
    expect(play.hero()).toMatchObject({ at: 'hex:1,0', health: 4, bags: [], reputation: 0 });
  },
);

rule(
  ['EUT-1.5', 'EUT-1.7', 'EUT-1.10'],
  'an empty stack is made of its discards; where both are empty nothing is drawn',
  () => {
    const play = scene({
      set: state => {
        state.treasures[1] = { stack: [], discard: ['treasure-a#1'] };
        state.silver.discard.push(...state.silver.stack.splice(2));
        state.supply['healing-potion'] = [];
      },
    });
    const hero = play.hero();
    gains(play.state, hero, { op: 'silver', n: 3 });
    expect([hero.hand.length, play.state.silver.discard.length]).toEqual([3, 0]);
    play.state.gold = { stack: [], discard: [] };
    gains(play.state, hero, { op: 'goldCard', n: 1 }, { op: 'healingPotion', n: 1 });
    expect([hero.hand.length, hero.bags.length]).toEqual([3, 0]);
  },
);

rule('EUT-1.9', 'tokens never run out', () => {
  const play = scene();
  const hero = play.hero();
  gains(play.state, hero, { op: 'gem', gem: 'diamond', n: 40 });
  expect(hero.stones.length).toBe(40);
});

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

rule('EUT-19.1', 'alone, two Fixed tiles of each Chapter', () => {
  const { certain } = territoryPlan(scenarioRow('the-hunt'), 1, false);
  expect(classesIn(certain)).toEqual({ '1 fixed': 2, '2 fixed': 2, '3 fixed': 2 });
  expect(certain.every(id => territoryRow(id).solo)).toBe(true);
});

rule(
  ['EUT-17.1', 'EUT-17.2', 'EUT-17.3'],
  'Bounties: players + 2 of each Level, the lowest on top, the first face up; R67: no Lair that cannot come',
  () => {
    const none = stateOf(['ael', 'dral']);
    expect(none.bounties).toEqual({ stack: [] });
    const { bounties, boxed } = stateOf(['ael', 'dral'], { scenario: 'villagers-rescue' });
    expect(bounties.stack.length + 1).toBe(8);
    expect(bounties.current).toBeDefined();
    expect(boxed.bounties.length).toBeGreaterThan(0);
    const added = stateOf(['ael', 'dral'], { elites: 'with' });
    expect(added.bounties.current).toBeDefined();
    expect(stateOf(['ael', 'dral'], { scenario: 'villagers-rescue', elites: 'without' }).bounties).toEqual({
      stack: [],
    });
  },
);

rule(
  ['EUT-22.1', 'EUT-22.2', 'EUT-22.11'],
  'the Griffin’s tile among those of Chapter I; without them its Fixed tiles come along on top',
  () => {
    expect(stateOf(['ael', 'dral']).territory).not.toContain('ch1-griffin-1');
    expect(stateOf(['ael', 'dral'], { griffin: 'with' }).territory).toContain('ch1-griffin-1');
    const { territory } = stateOf(['ael', 'dral'], { scenario: 'recall-2', griffin: 'with' });
    expect(territory.slice(-4).sort()).toEqual(['ch1-fixed-1', 'ch1-fixed-2', 'ch1-fixed-3', 'ch1-griffin-1']);
  },
);

rule(
  ['EUT-5.34', 'EUT-8.10'],
  'Movement that was drunk in the Trade Action of the set-up is there in the first turn, whoever plays first',
  () => {
    for (const [heroes, options] of [
      [['ael'], { scenario: 'wings-of-farruga' }],
      [['ael', 'dral'], { scenario: 'wings-of-farruga', mode: 'cooperative' }],
      [['ael', 'dral', 'keleia'], { scenario: 'mirrezils-hoard', mode: 'competitive' }],
      [['ael', 'dral'], { scenario: 'recall-3', mode: 'competitive' }],
    ] as const) {
      const match = begun({ heroes, options });
      const turns: (readonly [seat: number, movement: number, walks: boolean])[] = [];
      while (turns.length < heroes.length) {
        const [decision] = match.decisions;
        if (!decision) throw new Error('nobody is asked');
        const { seat, prompt } = decision;
        const keys = decision.options.map(({ key }) => key);
        const starting = (head: string) => keys.find(key => key.startsWith(head));
        if (prompt === 'turn.ask' && !turns.some(([one]) => one === seat))
          turns.push([seat, Number(decision.with?.movement), starting('walk:') !== undefined]);
        const hero = match.state.heroes.find(one => one.seat === seat);
        // Everybody finds a Potion of Swiftness on offer, and has not drunk yet.
        const { stack, offer } = match.state.posts.alchemists;
        const potion = [...stack, ...offer].find(copy => originalOf(copy) === 'potion-swiftness') ?? '';
        const isThirsty = prompt === 'trade.ask' && hero?.movement === 0;
        if (isThirsty && !offer.includes(potion)) {
          stack.splice(stack.indexOf(potion), 1);
          offer.push(potion);
          hero.gold += 9;
          match.answer({ seat, decision: decision.id, picks: ['renew:merchants'] });
          continue;
        }
        const pick =
          (isThirsty && (starting('use:potion-swiftness') ?? starting('buy:potion-swiftness'))) ||
          (prompt === 'trade.ask' ? 'done' : prompt === 'turn.ask' ? 'end' : keys[0]);
        match.answer({ seat, decision: decision.id, picks: pick === undefined ? [] : [pick] });
      }
      expect([options.scenario, turns.map(([, movement, walks]) => [movement, walks])]).toEqual([
        options.scenario,
        heroes.map(() => [2, true]),
      ]);
    }
  },
);
