// EUT-17 outside fights, EUT-18: Elites and their Lairs, final scoring.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { elites } from '../content/monsters.ts';
import { isLair, lairsOf } from '../rules/lairs.ts';
import { resourceWorth, scoreOf, totalOf, winnersOf } from '../rules/scoring.ts';
import type { Hero, State } from '../rules/state.ts';
import { deals, gives } from './fights.ts';
import { BESIDE, CHAPEL, lays, marks, scene, stands } from './scene.ts';

const eliteOn = (place: string, relation: string) =>
  elites.find(({ lair }) => lair.place === place && lair.relation === relation)?.id ?? '';

// ---- Elites ----

rule(
  ['EUT-17.4', 'EUT-17.6', 'EUT-17.9'],
  'on the Lair the Elite whose Bounty lies open may be fought, with a Combat Action',
  () => {
    const lake = eliteOn('lake', 'on');
    const set = (current: string, tokens: Hero['tokens']) =>
      stands('ch1-encounter-2', 1, (state, [hero]) => {
        state.bounties.current = current;
        if (hero) hero.tokens = tokens;
      });
    const play = scene({ set: set(lake, ['combat']) });
    expect(play.can()).toContain('elite');
    play.does('elite');
    expect(play.state.combat?.opponent).toEqual({ kind: 'elite', card: lake });
    expect(scene({ set: set(lake, ['mining']) }).whyNot('elite')).toEqual(['why.action', 'EUT-17.4']);
    expect(scene({ set: set(eliteOn('cave', 'on'), ['combat']) }).can()).not.toContain('elite');
  },
);

rule('EUT-17.5', 'on such a space, beside one, or on a hex around it but not in the middle', () => {
  const { state } = scene({ set: stands('ch1-fixed-1', 1) });
  const lair = (place: string, relation: string) =>
    elites.find(one => one.lair.place === place && one.lair.relation === relation)?.lair;
  const beside = lair('merchants', 'adjacent');
  const outer = lair('chapel', 'outer');
  if (!beside || !outer) throw new Error('no such Lairs');
  expect([isLair(state, BESIDE[1], beside), isLair(state, BESIDE[0], beside)]).toEqual([true, false]);
  expect([isLair(state, 'hex:0,0', outer), isLair(state, CHAPEL, outer)]).toEqual([true, false]);
  state.bounties.current = eliteOn('chapel', 'outer');
  expect(lairsOf(state).length).toBe(3);
});

rule(
  ['EUT-3.14', 'EUT-17.11', 'EUT-17.13'],
  'after a victory the next Bounty comes at the end of the turn, as long as there are any',
  () => {
    const play = scene({
      options: { scenario: 'villagers-rescue' },
      set: state => {
        state.bounties = { stack: [state.bounties.stack[0] ?? ''] };
      },
    });
    const [next] = play.state.bounties.stack;
    play.does('end', 'save:mining');
    expect(play.state.bounties).toEqual({ stack: [], current: next });
    const none = scene({
      options: { scenario: 'villagers-rescue' },
      set: state => Object.assign(state, { bounties: { stack: [] } }),
    });
    none.does('end', 'save:mining');
    expect(none.state.bounties.current).toBeUndefined();
  },
);

// ---- scoring ----

const line = (state: State, id: string, seat = 0) =>
  scoreOf(state, state.heroes[seat] as Hero).find(one => one.id === id);
const bare = (hero: Hero) => {
  for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
};
const staged = (change: (hero: Hero, state: State) => void, options = {}) =>
  scene({
    options,
    set: (state, heroes) => {
      for (const hero of heroes) bare(hero);
      change(heroes[0] as Hero, state);
    },
  }).state;

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

rule(
  ['EUT-1.2', 'EUT-18.14', 'EUT-18.15', 'EUT-18.20'],
  'most Reputation wins; then the worth of the hand; R44: else they share it',
  () => {
    const both = (hands: readonly (readonly string[])[], reputation = [9, 9]) => {
      const state = staged((_, { heroes }) => {
        for (const [n, hero] of heroes.entries()) hero.reputation = reputation[n] ?? 0;
      });
      for (const [seat, hand] of hands.entries()) deals(state, seat, hand);
      return winnersOf(
        state,
        state.heroes.map(hero => scoreOf(state, hero)),
      );
    };
    expect(both([['curse', 'curse', 'curse', 'curse', 'curse'], []], [9, 10])).toEqual([1]);
    expect(both([['curse', 'curse', 'curse'], ['healing']])).toEqual([1]);
    expect(both([[], []])).toEqual([0, 1]);
  },
);

rule(['EUT-18.14', 'EUT-3.17'], 'after the last round the game is over, and its account is kept', () => {
  const play = scene({ set: state => Object.assign(state, { rounds: 1 }) });
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.table.over).toBe(true);
  const { result } = play.state;
  expect(result?.scores.map(totalOf)).toEqual(play.state.heroes.map(hero => totalOf(scoreOf(play.state, hero))));
});
