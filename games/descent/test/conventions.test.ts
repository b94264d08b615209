// DES-0, DES-2, DES-17 and small print: what everybody may know, what is counted, and who is held where.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { heroRow } from '../content/heroes.ts';
import { itemRow } from '../content/items.ts';
import { monsterRow } from '../content/monsters.ts';
import { options as optionRows } from '../content/options.ts';
import { skillDecks } from '../content/skills.ts';
import { areAdjacent, boardOf, isEmpty, mapNow } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { statOf } from '../rules/effects/stats.ts';
import { descent } from '../rules/game.ts';
import type { Hero } from '../rules/state.ts';
import { begun, lay, put, run, scene, space, tableOf } from './scene.ts';

rule(['DES-0.2', 'DES-0.4'], 'every house rule is an option, and off unless the book has no other way', () => {
  const house = optionRows.filter(({ kind }) => kind === 'house' || kind === 'variant');
  const offered = descent.options.map(({ id }) => id);
  for (const { id, standard } of house) {
    if (id === 'hero-draft') expect(offered).toContain('choosing');
    else expect(descent.options.find(option => option.id === id)?.initial).toBe(standard);
    expect(standard).toBe(id === 'dispute-roll');
  }
  expect([...begun().house].sort()).toEqual(
    optionRows
      .filter(({ standard }) => standard)
      .map(({ id }) => id)
      .sort(),
  );
});

rule(
  ['DES-0.9', 'DES-12.2', 'DES-3.28'],
  'the overlord’s cards and numbers under chests are for the overlord alone',
  () => {
    const play = scene({
      set: state => {
        state.overlord.hand = ['aim#1', 'dodge#1'];
        state.overlord.discard = ['rage#1'];
        const chest = lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
        state.guide.chests[chest.id] = 2;
        state.guide.pools.copper = [1, 3];
        state.guide.flags = ['told-nobody'];
      },
    });
    const hero = play.table.match.view(0);
    expect(hero.overlord).toMatchObject({ hand: 2, discard: 1 });
    expect(JSON.stringify(hero)).not.toMatch(/aim#1|dodge#1|rage#1|told-nobody/);
    expect(hero.guide).toBeUndefined();
    const overlord = play.table.match.view(play.overlordSeat);
    expect(overlord.overlord).toMatchObject({ cards: ['aim#1', 'dodge#1'], burnt: ['rage#1'] });
    expect(overlord.guide?.chests).toEqual({ 'marker:chest#1': 2 });
    // Nobody knows the order of a pile.
    expect(JSON.stringify(overlord.guide?.pools)).toBe('{"copper":[],"silver":[],"gold":[]}');
  },
);

rule(
  ['DES-3.25', 'DES-3.26'],
  'the whole floor is seen from the start, or with the hidden map what is revealed',
  () => {
    const floor = (hidden: boolean, seat: number) =>
      Object.keys(scene({ options: { 'hidden-map': hidden } }).table.match.view(seat).floor).map(Number);
    const all = [...boardOf({ quest: 'heart-of-darkness' }).areas.keys()].sort();
    expect(floor(false, 0).sort()).toEqual(all);
    expect(floor(true, 0)).toEqual([0]);
    expect(floor(true, 1).sort()).toEqual(all);
  },
);

rule(
  ['DES-2.7', 'DES-36.4'],
  'what stands on the board is open to all, and a master is the stronger of its kind',
  () => {
    const play = scene({
      set: state => {
        put(state, 'beastman', space(4, 9));
        put(state, 'beastman', space(5, 9), 'master');
      },
    });
    expect(play.table.match.view(0).monsters.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['beastman', 'normal'],
      ['beastman', 'master'],
    ]);
    const [normal, master] = play.state.monsters;
    expect((master?.wounds ?? 0) > (normal?.wounds ?? 0)).toBe(true);
  },
);

rule(
  ['DES-3.21', 'DES-36.1'],
  'R4: monsters have the card for hero figures and the overlord, however many people play',
  () => {
    const wounds = (heroes: readonly string[], options = {}) => {
      const state = begun({ heroes, options });
      return put(state, 'beastman', space(4, 9)).wounds;
    };
    const card = monsterRow('beastman').normal.wounds;
    const four = ['steelhorns', 'mad-carthos', 'ispher', 'bogran-the-shadow'];
    expect([wounds(four.slice(0, 2)), wounds(four.slice(0, 3)), wounds(four)]).toEqual([card[3], card[4], card[5]]);
    expect(wounds(four, { 'monsters-by-people': true })).toBe(card[2]);
  },
);

rule(
  ['DES-17.1', 'DES-2.6', 'DRF-1.5'],
  'spaces that touch are adjacent, unless rock, a wall or a closed door is between',
  () => {
    const state = begun();
    const [one, other] = state.heroes as [Hero, Hero];
    const stand = (a: readonly [number, number], b: readonly [number, number]) => {
      one.at = space(...a);
      other.at = space(...b);
      return areAdjacent(state, one, other);
    };
    expect([stand([2, 12], [3, 11]), stand([2, 12], [2, 10])]).toEqual([true, false]);
    expect(stand([7, 9], [8, 9])).toBe(false);
    state.board.open.push('mine-door');
    expect(stand([7, 9], [8, 10])).toBe(true);
  },
);

rule(['DES-17.2', 'DES-17.4'], 'EX-26: distance counts spaces, the target’s included, a diagonal as one', () => {
  const map = mapNow(begun());
  expect([map.distance(space(2, 10), space(3, 11)), map.distance(space(2, 10), space(6, 9))]).toEqual([1, 4]);
});

rule('DES-17.5', 'a space with a chest is empty; one with a pit or a figure is not', () => {
  const state = begun();
  lay(state, { kind: 'chest', tier: 'copper' }, space(4, 9));
  state.board.terrain[space(5, 9)] = 'pit';
  put(state, 'beastman', space(6, 9));
  expect([4, 5, 6].map(x => isEmpty(state, space(x, 9)))).toEqual([true, false, false]);
});

rule('DES-16.16', 'whoever is held on a friend’s space goes back to the last free one', () => {
  const play = scene({
    set: (state, [hero, friend]) => {
      if (!hero || !friend) return;
      hero.at = space(1, 13);
      friend.at = space(1, 12);
      Object.assign(state.board.terrain, { [space(2, 12)]: 'rubble', [space(2, 13)]: 'rubble' });
      put(state, 'naga', 'base:2,10/2x2');
    },
  }).does('action:run', 'walk:space:1,11');
  play.overlordWaits();
  expect(play.hero().at).toBe('space:1,13');
});

rule('DES-75.8', 'whoever is stunned may still spend fatigue to move', () => {
  const play = scene({
    set: state => {
      if (state.turn) state.turn.stunned = true;
    },
  }).does('action:attack', 'fatigue');
  expect(play.state.turn?.movement).toBe(1);
});

rule('DES-99.7', 'a stunned monkey moves', () => {
  const stunned = scene({
    set: (state, [hero]) => {
      if (hero) hero.monkey = 2;
      if (state.turn) state.turn.stunned = true;
    },
  });
  expect(stunned.state.turn).toMatchObject({ action: 'move', movement: 5 });
});

rule('DES-99.8', 'a monkey strikes at nobody on guard', () => {
  const isAsked = (monkey: number | undefined): boolean => {
    const state = begun();
    const [hero] = state.heroes as [Hero, Hero];
    Object.assign(hero, { order: 'guard', at: space(4, 9), monkey });
    put(state, 'beastman', space(5, 9));
    state.phase = 'overlord';
    const t = tableOf(state);
    return !calls(t).offerGuard(t).next().done;
  };
  expect([isAsked(undefined), isAsked(2)]).toEqual([true, false]);
});

rule(['DES-33.17', 'DRF-10.9'], 'a master slain is 50 coins, and a point of reputation', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  const { id } = put(state, 'beastman', space(5, 9), 'master');
  run(state, t => calls(t).wound(t, id, 99, { kind: 'attack', by: hero.id }));
  expect([state.monsters, hero.coins, hero.reputation]).toEqual([[], 350, 1]);
});

rule('DES-99.5', 'a monkey has no armour', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  hero.equipped.push('leather-armor#1');
  expect(statOf(state, hero.id, 'armour')).toBe(
    (heroRow('steelhorns').armour ?? 0) + (itemRow('leather-armor').armour?.armour ?? 0),
  );
  hero.monkey = 2;
  expect(statOf(state, hero.id, 'armour')).toBe(0);
});

rule('DES-3.13', 'three decks of skills: fighting, subterfuge, wizardry', () => {
  for (const [type, deck] of Object.entries(skillDecks))
    expect(new Set(deck.map(one => one.type))).toEqual(new Set([type]));
});

rule('DES-6.6', 'an exhausted item still does what it always does', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  hero.equipped.push('leather-armor#1');
  const worn = statOf(state, hero.id, 'armour');
  hero.exhausted.push('leather-armor#1');
  expect(statOf(state, hero.id, 'armour')).toBe(worn);
  expect(worn).toBeGreaterThan(heroRow('steelhorns').armour ?? 0);
});

rule(['DES-7.3', 'DES-7.14'], 'an attack is one half of an action, and moving goes on around it', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(2, 9);
      put(state, 'ogre', 'base:4,9/2x2');
    },
  }).does('action:advance', 'walk:space:3,9');
  play.overlordWaits();
  const attack = play.can().find(key => key.startsWith('attack:fists')) ?? 'no attack';
  play.does(attack);
  while (play.asked(0) !== 'turn.act') play.passes();
  expect(play.state.turn).toMatchObject({ attacks: 0, movement: 3 });
  expect(play.can().some(key => key.startsWith('attack:'))).toBe(false);
  expect(play.can()).toContain('walk:space:2,10');
});
