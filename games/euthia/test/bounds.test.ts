// Small rules asked directly: what things are called, what old saves hold, what is told when it happens.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { varied } from '@veillee/kernel/test/varied';
import { describe, expect, test } from 'vitest';
import { items } from '../content/items.ts';
import { eliteRow, monsterRow } from '../content/monsters.ts';
import type { ScenarioId } from '../content/scenarios/vocabulary.ts';
import { territoryRow } from '../content/territory.ts';
import { fighterSource } from '../rules/combat/fighter.ts';
import { cashHope } from '../rules/combat/hope.ts';
import { gain } from '../rules/gains.ts';
import { euthia } from '../rules/game.ts';
import { spaceText } from '../rules/land.ts';
import { needText } from '../rules/needs.ts';
import { cardsAgainst, sidesOf } from '../rules/odds/opponents.ts';
import { chapters } from '../rules/scenario/campaign.ts';
import { tellEnding } from '../rules/scenario/goals.ts';
import { revealBounty } from '../rules/setup.ts';
import type { State, T } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { backOf, redeal, view as viewOf } from '../rules/view.ts';
import { fighting } from './fights.ts';
import { play } from './scenarios.ts';
import { begun, lays, scene, stands, tableOf } from './scene.ts';

interface Told {
  readonly text: string;
  readonly rule?: string;
}
/** What a rule tells, carried out at this table. */
function told(state: State, deed: (t: T) => void): Told[] {
  const events: Told[] = [];
  const tell = (text: string, params: object, more: object): void => void events.push({ text, ...params, ...more });
  deed({ ...tableOf(state), tell } as never);
  return events;
}

describe('names', () => {
  rule('EUT-13.25', 'every need says what it is: what must be had, and what is paid', () => {
    expect(needText({ have: 'tokens', token: 'trade', n: 3 } as never)).toEqual({
      text: 'need.tokens.trade',
      with: { n: 3 },
    });
    expect(needText({ have: 'gold', n: 2 } as never)).toEqual({ text: 'need.gold', with: { n: 2 } });
    expect(needText({ pay: 'gem', gem: 'ruby' } as never)).toEqual({ text: 'gem.ruby' });
    expect(needText({ pay: 'essence', essence: 'air' } as never)).toEqual({ text: 'essence.air' });
    expect(needText({ pay: 'resource', resource: 'iron' } as never)).toEqual({ text: 'resource.iron' });
    expect(needText({ pay: 'trophy', level: 2 } as never)).toEqual({ text: 'need.trophy', with: { level: 2 } });
    expect(needText({ pay: 'equipment', price: 4 } as never)).toEqual({ text: 'need.equipment', with: { price: 4 } });
    expect(needText({ pay: 'resources', n: 2 } as never)).toEqual({ text: 'need.resources', with: { n: 2 } });
    expect(needText({ pay: 'resources', mine: 'iron', n: 2 } as never)).toEqual({
      text: 'need.resources.iron',
      with: { n: 2 },
    });
    expect(needText({ pay: 'gold', n: 5 } as never)).toEqual({ text: 'need.gold', with: { n: 5 } });
    expect(needText({ pay: 'gaar' } as never)).toEqual({ text: 'need.gaar', with: { n: 1 } });
  });

  rule('EUT-5.5', 'a space is called by its Encounter, else by its legend, else by its kind', () => {
    expect(spaceText({ kind: 'wild' } as never)).toEqual({ text: 'space.wild' });
    expect(spaceText({ kind: 'wild', legend: 'x' } as never)).toEqual({ text: 'legend.x' });
    expect(spaceText({ kind: 'encounter', encounter: 'y' } as never)).toEqual({ text: 'encounter.y' });
  });

  rule('EUT-10.25', 'who is fought is called by its own name once it lies face up', () => {
    const named = (opponent: object) =>
      fighterSource(fighting({ monster: 'ogre', level: 2, opponent: opponent as never }).state);
    expect(named({ kind: 'elite', card: 'ironback-matron' })).toEqual({ text: 'elite.ironback-matron' });
    expect(named({ kind: 'pit', level: 2 })).toEqual({ text: 'monster.ogre' });
  });
});

test('saves of before are brought up to date by what their rules did not have, no later ones', () => {
  const lateStart = (rules: number): boolean | undefined => {
    const { state } = scene();
    const before = { ...state, house: { ...state.house, lateStart: false } };
    return euthia.migrate?.({ position: { at: 'turn' }, state: before }, rules).state.house.lateStart;
  };
  expect([38, 39, 40].map(lateStart)).toEqual([true, false, false]);
  const portals = (rules: number): unknown => {
    const { state } = scene();
    const heroes = state.heroes.map(({ spentPortals: _, ...hero }) => ({ ...hero, spentPortal: 'hex:1,1' }));
    return euthia.migrate?.({ position: { at: 'turn' }, state: { ...state, heroes } as never }, rules).state.heroes[0]
      ?.spentPortals;
  };
  expect([portals(27), portals(28), portals(29)]).toEqual([['hex:1,1'], undefined, undefined]);
});

describe('what is told', () => {
  rule('EUT-17.3', 'each Bounty, as it is turned up', () => {
    const { state } = begun();
    state.bounties.stack = ['ironback-matron'];
    const events = told(state, revealBounty);
    expect(events.map(({ text }) => text)).toEqual(['log.bounty']);
    expect(JSON.stringify(events)).toContain('elite.ironback-matron');
    expect([state.bounties.current, state.bounties.stack]).toEqual(['ironback-matron', []]);
    expect(told(state, revealBounty)).toEqual([]);
  });

  rule('EUT-11.7', 'what is left of Hope: a Gaar for two, nothing for one', () => {
    const left = (hope: number) => {
      const { state } = fighting();
      if (state.combat) state.combat.hope = hope;
      const [hero] = state.heroes;
      if (!hero) throw new Error('there is no Hero');
      const before = hero.gaar;
      const events = told(state, t => cashHope(t, hero));
      return [hero.gaar - before, state.combat?.hope, ...events.map(({ text }) => text)];
    };
    expect([left(0), left(1), left(2), left(3), left(4)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0, 'log.hope.left'],
      [1, 0, 'log.hope.left'],
      [2, 0, 'log.hope.left'],
    ]);
  });

  rule('EUT-14.16', 'that somebody dies', () => {
    const { state } = scene();
    const [hero] = state.heroes;
    if (!hero) throw new Error('there is no Hero');
    const wounded = (n: number) =>
      told(state, t => void gain(t, hero, [{ op: 'sufferWounds', n }], { rule: 'EUT-1.9' }).next([])).map(
        ({ text }) => text,
      );
    hero.health = 3;
    expect(wounded(2)).not.toContain('log.dies');
    expect(wounded(1)).toContain('log.dies');
  });

  rule('EUT-4.1', 'an Action token that is burnt for Movement', () => {
    const table = scene();
    const burn = table.can().find(key => key.startsWith('burn:')) ?? '';
    expect(table.does(burn).told()).toContain('log.burn');
  });

  rule('EUT-5.32', 'a Portal is offered from a Portal alone', () => {
    const offered = (space: 0 | 1 | 2) =>
      scene({ set: stands('ch1-fixed-1', space, state => lays(state, [['ch2-other-7', -1, -1]])) })
        .can()
        .filter(key => key.startsWith('portal:'));
    expect([offered(0), offered(1)]).toEqual([[], []]);
    expect(offered(2)).not.toEqual([]);
  });

  rule('EUT-20.14', 'how the story ends, by the rule of those who play it', () => {
    const ended = (mode: 'competitive' | 'cooperative', won: number[]) => {
      const { state } = play('villagers-rescue', { mode });
      state.result = { won } as never;
      return told(state, tellEnding).map(({ text, rule: by }) => [text, by]);
    };
    expect(ended('cooperative', [0, 1])).toEqual([['log.ending', 'EUT-20.14']]);
    expect(ended('cooperative', [])).toEqual([['log.ending', 'EUT-20.14']]);
    expect(ended('competitive', [0])[0]?.[0]).toBe('log.ending');
    expect(ended('competitive', [0])[0]?.[1]).not.toBe('EUT-20.14');
    expect(ended('competitive', [])).toEqual([]);
  });
});

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

rule(
  'EUT-12.1',
  'Chaos is spent on Gold cards where there are any, in reserve or in one hand of a rival; else on Silver',
  () => {
    const against = (mode: string, reserves: number, ...hands: readonly (readonly [silver: number, gold: number])[]) =>
      cardsAgainst(
        {
          mode,
          reserves: { silver: 2, gold: reserves },
          heroes: hands.map(([silver, gold], seat) => ({ seat, cards: { silver, gold } })),
        } as never,
        { seat: 0 },
      );
    expect([against('cooperative', 1), against('cooperative', 0)]).toEqual(['gold', 'silver']);
    expect(against('competitive', 3, [5, 5], [0, 0])).toBeUndefined(); // one's own hand is not against one
    expect(against('competitive', 0, [0, 0], [1, 0], [0, 0])).toBe('silver');
    expect(against('competitive', 0, [0, 0], [1, 0], [1, 1])).toBe('gold');
    expect(against('competitive', 0, [0, 0], [0, 1], [0, 1])).toBe('gold');
  },
);

rule(
  'EUT-9.4',
  'against whom odds are told: an Elite by its card, a foe as it stands, a Monster by its back or its face',
  () => {
    const view = viewOf(play('mirrezils-hoard').state, 0);
    const foe = (about: object) =>
      sidesOf(
        {
          ...view,
          scenario: { ...view.scenario, foes: { mirrezil: { ...view.scenario.foes.mirrezil, ...about } } },
        } as never,
        {
          kind: 'foe',
          foe: 'mirrezil',
        },
      )[0];
    expect(foe({ damage: 3, magicDefence: 2 })).toMatchObject({ damage: 3, ward: 2 });
    expect(foe({ damage: 0, magicDefence: 0 })).not.toHaveProperty('ward');
    expect(sidesOf(view, { kind: 'elite', card: 'ironback-matron' })).toEqual([eliteRow('ironback-matron')]);
    const monster = (monsters: object) =>
      sidesOf({ ...view, monsters } as never, { kind: 'monster', level: 2 } as never);
    expect(monster({ 2: { count: 3, face: 'ogre' } })).toEqual([monsterRow('ogre')]);
    expect(monster({ 2: { count: 3, back: backOf('ogre') } }).length).toBeGreaterThan(0);
    expect(monster({ 2: { count: 3 } }).length).toBeGreaterThan(
      monster({ 2: { count: 3, back: backOf('ogre') } }).length,
    );
  },
);

test('a tile that strikes before the fight says so, no other does', () => {
  const swift = items.filter(({ initiative }) => initiative === true).map(({ id }) => id);
  expect(swift.length).toBeGreaterThan(0);
  for (const { id } of items) expect([id, faceOf(id).initiative]).toEqual([id, swift.includes(id)]);
});
