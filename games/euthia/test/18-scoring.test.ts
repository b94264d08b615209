// EUT-18: final scoring.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { elites } from '../content/monsters.ts';
import { resources } from '../content/resources.ts';
import { euthia } from '../rules/game.ts';
import { chapters } from '../rules/scenario/campaign.ts';
import { bestSide, deathsOf, resourceWorth, scoreOf, totalOf } from '../rules/scoring.ts';
import type { Hero, State } from '../rules/state.ts';
import { gives } from './fights.ts';
import { staged } from './openings.ts';
import { play } from './scenarios.ts';
import { BESIDE, lays, marks, scene } from './scene.ts';

const line = (state: State, id: string, seat = 0) =>
  scoreOf(state, state.heroes[seat] as Hero).find(one => one.id === id);

rule(['EUT-18.1', 'EUT-18.17'], 'Hero tiles on the board give what they cost; the pool nothing', () => {
  const state = staged(hero => {
    gives(hero, 'ael-ash-wand');
    gives(hero, 'ael-quick-step');
    hero.bags.push({ kind: 'tile', tile: { tile: 'ael-radiant-mace', engaged: true, gems: [], essences: [] } });
    hero.pool.push({ tile: 'ael-renewal', engaged: false, gems: [], essences: [] });
  });
  expect(line(state, 'hero-tiles')?.n).toBe(2 + 2 + 4);
});

rule(
  ['EUT-18.2', 'EUT-18.5'],
  'unlocked slots give their price; R41: 2 Gold for an Essence, unless the house says nothing',
  () => {
    const open = (hero: Hero) => {
      for (const id of ['sword-2', 'ability-5', 'boots-1'] as const) hero.slots[id] = { open: true };
    };
    const state = staged(open);
    expect([line(state, 'hero-slots')?.n, line(state, 'equipment-slots')?.n]).toEqual([1 + 2, 1]);
    expect(line(staged(open, { essenceSlotsWorthless: true }), 'hero-slots')?.n).toBe(1);
  },
);

rule(['EUT-18.3', 'EUT-18.18'], 'Gems and Essences 2 Gold each, set ones too; not Essences on Abilities', () => {
  const state = staged(hero => {
    hero.stones.push({ gem: 'opal' }, { essence: 'air' });
    gives(hero, 'mail-helm#1').gems.push({ gem: 'ruby', active: false });
    gives(hero, 'ael-quick-step').essences.push('fire');
  });
  expect([line(state, 'stones')?.n, line(state, 'items')?.n]).toEqual([6, 4]);
});

rule(
  'EUT-18.4',
  'Items give their purchase price; R42: Gaar and Healing Potions nothing, unless the house says so',
  () => {
    const things = (hero: Hero, state: State) => {
      gives(hero, 'mail-helm#1').engaged = true;
      hero.bags.push({
        kind: 'tile',
        tile: { tile: state.supply['healing-potion'].pop() ?? '', engaged: false, gems: [], essences: [] },
      });
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' });
    };
    expect(line(staged(things), 'items')?.n).toBe(4);
    expect(line(staged(things, { suppliesCount: true }), 'items')?.n).toBe(4 + 4 + 1);
  },
);

rule(['EUT-18.6', 'EUT-18.16'], 'a Resource counts by its side with Reputation, else by the one with more Gold', () => {
  expect(resourceWorth('raw-diamond#1')).toEqual({ gold: 2, reputation: 3 });
  expect(resourceWorth('moon-lily#1')).toEqual({ gold: 0, reputation: 1 });
  expect(resourceWorth('raw-sapphire#1')).toEqual({ gold: 4, reputation: 0 });
  expect(resourceWorth('iron-ore#1')).toEqual({ gold: 2, reputation: 0 });
  for (const { id, sale } of resources)
    expect([id, bestSide(sale.toReversed())]).toEqual([id, resourceWorth(`${id}#1`)]);
});

rule(
  ['EUT-18.6', 'EUT-18.16'],
  'EX-18: a Raw Diamond is 2 Gold and 3 Reputation; without Reputation the better Gold',
  () => {
    expect(resourceWorth('raw-diamond#1')).toEqual({ gold: 2, reputation: 3 });
    expect(resourceWorth('raw-sapphire#1')).toEqual({ gold: 4, reputation: 0 });
    expect(resourceWorth('moon-lily#1')).toEqual({ gold: 0, reputation: 1 });
    const state = staged(hero => hero.bags.push({ kind: 'resource', resource: 'raw-diamond#1' }));
    expect(line(state, 'resources')).toEqual({ id: 'resources', n: 2, reputation: 3 });
  },
);

rule('EUT-18.7', 'a point for every 5 Gold, rounded down', () => {
  expect(
    line(
      staged(hero => void Object.assign(hero, { gold: 14 })),
      'gold',
    ),
  ).toEqual({ id: 'gold', n: 14, reputation: 2 });
});

rule(['EUT-18.8', 'EUT-18.7'], 'the account: each line by itself, and what they come to together', () => {
  const { state } = scene({
    set: (one, [hero]) => {
      if (!hero) return;
      Object.assign(hero, { gold: 3, reputation: 7 });
      for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
      hero.bags = [{ kind: 'resource', resource: 'raw-diamond#1' }];
      marks(one, BESIDE[0], 'hero', 1);
    },
  });
  const [hero] = state.heroes as [Hero];
  const lines = scoreOf(state, hero);
  const line = (id: string) => lines.find(one => one.id === id);
  expect([line('track'), line('coins'), line('resources'), line('gold'), line('hero-tokens')]).toEqual([
    { id: 'track', reputation: 7, n: 7 },
    { id: 'coins', reputation: 0, n: 3 },
    { id: 'resources', reputation: 3, n: 2 },
    { id: 'gold', reputation: 1, n: 5 },
    { id: 'hero-tokens', reputation: 0, n: 0 },
  ]);
  expect(totalOf(lines)).toBe(11);
});

rule(
  ['EUT-18.8', 'EUT-18.9', 'EUT-18.10', 'EUT-18.11', 'EUT-18.12', 'EUT-18.19', 'EUT-17.21'],
  'the Scoring Table counts tokens on the map, Heroes beaten, Quests, Legends among them (R93), and Bounties',
  () => {
    const state = staged((hero, state) => {
      const { tokens } = state;
      tokens['hex:5,5'] = [];
      lays(state, [['ch1-fixed-2', 1, 1]]);
      hero.quests = ['emissary-1', 'hunter-1'];
      hero.legends = ['star-loom'];
      hero.bounties = [elites[0]?.id ?? ''];
      hero.kills = [1, 1];
    });
    marks(state, 'hex:0,0', 'hero', 0, 0, 0);
    marks(state, BESIDE[1], 'interaction', 0, 0, 1);
    marks(state, BESIDE[0], 'trade', 0);
    const rows = ['hero-tokens', 'interaction-tokens', 'trade-tokens', 'defeated-heroes', 'quests', 'elites'].map(
      id => [line(state, id)?.n, line(state, id)?.reputation],
    );
    expect(rows).toEqual([
      [3, 2],
      [2, 1],
      [1, 2],
      [2, 6],
      [3, 7],
      [1, 3],
    ]);
  },
);

rule(['EUT-18.13', 'EUT-18.12'], 'each death counts against whose it was; alone a Chaos token does', () => {
  const { state } = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: (_, heroes) => {
      const [, second, third] = heroes as [Hero, Hero, Hero];
      second.kills = [0, 2];
      third.kills = [0];
    },
  });
  expect(state.heroes.map(hero => deathsOf(state, hero))).toEqual([2, 0, 1]);
  const lines = (hero: Hero) => scoreOf(state, hero).find(({ id }) => id === 'deaths');
  expect(state.heroes.map(lines)).toMatchObject([
    { n: 2, reputation: -4 },
    { n: 0, reputation: 0 },
    { n: 1, reputation: -2 },
  ]);
});

rule(
  ['EUT-18.13', 'EUT-19.37', 'EUT-19.42'],
  'two points less for each death in combat; alone for each Chaos token',
  () => {
    const state = staged((_, { heroes }) => void (heroes[1] as Hero).kills.push(0, 0));
    expect(line(state, 'deaths')).toEqual({ id: 'deaths', n: 2, reputation: -4 });
    const solo = scene({ heroes: ['ael'], set: (_, [hero]) => hero && Object.assign(hero, { chaos: 3 }) }).state;
    expect(line(solo, 'deaths')?.reputation).toBe(-6);
    expect(line(solo, 'defeated-heroes')?.n).toBe(0);
  },
);

rule(['EUT-18.14', 'EUT-3.17'], 'after the last round the game is over, and its account is kept', () => {
  const play = scene({ set: state => Object.assign(state, { rounds: 1 }) });
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.over).toBe(true);
  const { result } = play.state;
  expect(result?.scores.map(totalOf)).toEqual(play.state.heroes.map(hero => totalOf(scoreOf(play.state, hero))));
});

test('who has won, with what, and how the story of an evening is told', () => {
  const end = (won: number[], rank?: string) =>
    euthia.outcome({
      players: 2,
      result: { won, rank, scores: [[{ reputation: 3 }, { reputation: 4 }], [{ reputation: 2 }]] },
    } as never);
  expect(end([0])).toEqual({ won: [0], scores: [7, 2], text: { text: 'outcome.won' } });
  expect(end([], undefined)).toMatchObject({ won: [], scores: [7, 2], text: { text: 'outcome.lost' } });
  expect(end([0, 1], 'gold').text).toEqual({ text: 'outcome.won.gold' });
  expect(euthia.outcome({ players: 2 } as never)).toMatchObject({ won: [], scores: [0, 0] });
  const { state } = play('villagers-rescue');
  const told = (change: object): string => JSON.stringify(chapters.story?.({ ...state, ...change }));
  const scenario = (verdict: string) => ({ ...state.scenario, verdict });
  expect(told({ phase: 'play' })).toContain('villagers-rescue.intro');
  expect(told({ phase: 'over', mode: 'cooperative', scenario: scenario('won') })).toContain('ending.win');
  expect(told({ phase: 'over', mode: 'cooperative', scenario: scenario('lost') })).toContain('ending.lose');
  for (const seat of [0, 1])
    expect(told({ phase: 'over', mode: 'competitive', result: { won: [seat] } })).toContain(
      `hero.${state.heroes[seat]?.id}`,
    );
});
