// EUT-19, EUT-20 outside fights; EUT-21: Skoldur; EUT-22: the Griffin.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { excess } from '../rules/board.ts';
import { feedReserve } from '../rules/hand.ts';
import { dieInCombat } from '../rules/harm.ts';
import type { Hero, State } from '../rules/state.ts';
import { spendDwurt } from '../rules/uses.ts';
import { deals } from './fights.ts';
import { CHAPEL, gains, lays, scene, tableOf } from './scene.ts';

const TEAM = { mode: 'cooperative' };
const one =
  (change: (hero: Hero, state: State) => void) =>
  (state: State, [hero]: readonly Hero[]) => {
    if (hero) change(hero, state);
  };

// ---- Solo ----

rule(['EUT-19.9', 'EUT-19.10', 'EUT-19.40'], 'R47: each round a Silver card comes to the reserve, on top', () => {
  const play = scene({ heroes: ['ael'] });
  expect(play.state.reserves.silver.length).toBe(1);
  const top = play.state.silver.stack.at(-1);
  play.does('end', 'save:mining');
  expect(play.state.reserves.silver.at(-1)).toBe(top);
});

rule(
  ['EUT-19.11', 'EUT-19.12', 'EUT-20.12'],
  'whatever a Hero draws feeds the one reserve of the table; changing cards does not',
  () => {
    const play = scene({ heroes: ['ael', 'dral'], options: TEAM });
    const before = { ...play.state.reserves, silver: [...play.state.reserves.silver] };
    gains(play.state, play.hero(1), { op: 'silver', n: 1 }, { op: 'goldCard', n: 1 });
    expect([play.state.reserves.silver.length, play.state.reserves.gold.length]).toEqual([before.silver.length + 1, 1]);
    deals(play.state, 0, ['curse', 'curse', 'frenzy', 'frenzy']);
    const cards = play.hero().hand.map(card => `card:${card}`);
    const again = scene({
      heroes: ['ael', 'dral'],
      options: TEAM,
      set: state => deals(state, 0, ['curse', 'curse', 'frenzy', 'frenzy']),
    });
    again.does('cash:silver-for-card');
    if (again.asked() === 'hand.give') again.answers(0, ...cards);
    expect([again.hero().hand.length, again.state.reserves.gold.length]).toEqual([1, 0]);
  },
);

rule(
  ['EUT-19.14', 'EUT-19.15', 'EUT-19.18'],
  'four Silver cards of the reserve become a Gold one; what goes lies under its stack',
  () => {
    const play = scene({ heroes: ['ael'], set: state => Object.assign(state.reserves, { silver: [], gold: [] }) });
    const { state } = play;
    const four = state.silver.stack.slice(-4).reverse();
    feedReserve(tableOf(state), 'silver', 4);
    expect([state.reserves.silver, state.reserves.gold.length]).toEqual([[], 1]);
    expect(state.silver.stack.slice(0, 4).sort()).toEqual([...four].sort());
    expect(state.silver.discard).toEqual([]);
  },
);

rule(['EUT-19.16', 'EUT-19.17'], 'cards for coins at any time; five stay in hand', () => {
  const play = scene({
    heroes: ['ael'],
    set: state => deals(state, 0, ['healing', 'curse', 'curse', 'curse', 'curse']),
  });
  play.does('cash:gold-for-coin', 'cash:silver-for-coin');
  expect(play.hero()).toMatchObject({ gold: 2, hand: [] });
  const full = scene({
    heroes: ['ael'],
    set: state => deals(state, 0, ['healing', 'healing', 'curse', 'curse', 'curse', 'curse']),
  });
  expect(full.asked()).toBe('hand.limit');
});

rule('EUT-19.36', 'alone a death in combat leaves a Chaos token, and its Gold card feeds the reserve', () => {
  const play = scene({ heroes: ['ael'] });
  dieInCombat(tableOf(play.state), play.hero(), undefined);
  expect([play.hero().chaos, play.state.reserves.gold.length]).toEqual([1, 1]);
});

// ---- Co-op ----

rule(
  ['EUT-20.1', 'EUT-20.6', 'EUT-20.8'],
  'together a Silver card comes to the reserve at the start of each turn',
  () => {
    const play = scene({ options: TEAM });
    const before = play.state.reserves.silver.length;
    play.does('end', 'save:mining');
    expect(play.state.reserves.silver.length).toBe(before + 1);
    expect(play.state.territory.length).toBeGreaterThan(0);
  },
);

rule(['EUT-20.9', 'EUT-20.10'], 'together a death costs 1 Reputation at once, in a fight or not, and no token', () => {
  const play = scene({ options: TEAM, set: one(hero => void Object.assign(hero, { reputation: 5 })) });
  dieInCombat(tableOf(play.state), play.hero(), undefined);
  expect(play.hero()).toMatchObject({ reputation: 4, chaos: 0 });
  gains(play.state, play.hero(), { op: 'sufferWounds', n: 20 });
  expect(play.hero().reputation).toBe(3);
});

rule(['EUT-20.4', 'EUT-1.8'], 'nothing is given to anybody: what a Hero can do touches their own things alone', () => {
  const play = scene({
    options: TEAM,
    set: (_, heroes) => heroes.forEach(hero => void Object.assign(hero, { gold: 5, stones: [{ gem: 'opal' }] })),
  });
  const before = JSON.stringify({ ...play.hero(1), at: undefined });
  for (const key of play.can().filter(each => !each.startsWith('walk') && each !== 'end')) {
    const again = scene({
      options: TEAM,
      set: (_, heroes) => heroes.forEach(hero => void Object.assign(hero, { gold: 5, stones: [{ gem: 'opal' }] })),
    });
    again.does(key);
    expect(JSON.stringify({ ...again.hero(1), at: undefined })).toBe(before);
  }
});

rule('EUT-20.11', 'the account is made all the same, to tell how well they did', () => {
  const play = scene({ options: TEAM, set: state => Object.assign(state, { rounds: 1 }) });
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.state.result?.scores.length).toBe(2);
});

rule(['EUT-20.4', 'EUT-1.8'], 'rivals’ hands are hidden, partners’ are open', () => {
  const rivals = scene({ set: state => deals(state, 0, ['curse']) });
  expect(rivals.seat(1).view().heroes[0]).toMatchObject({ cards: { silver: 1, gold: 0 } });
  expect(rivals.seat(1).view().heroes[0]?.hand).toBeUndefined();
  const partners = scene({ options: TEAM, set: state => deals(state, 0, ['curse']) });
  expect(partners.seat(1).view().heroes[0]?.hand?.length).toBe(1);
});

// ---- Skoldur ----

const skoldur = (
  change: (hero: Hero, state: State) => void = () => {},
  options = {},
  heroes: readonly ('skoldur' | 'dral')[] = ['skoldur', 'dral'],
) => scene({ heroes, options, set: one(change) });
const bag = (hero: Hero, tile: string) =>
  hero.bags.push({ kind: 'tile', tile: { tile, engaged: false, gems: [], essences: [] } });

rule(['EUT-21.1', 'EUT-21.9'], 'Skoldur begins with 5 Dwurt, no Gaar, and the die at zero', () => {
  expect(skoldur().hero()).toMatchObject({ dwurt: 5, gaar: 0, dwurtDie: 0 });
});

rule(['EUT-21.2', 'EUT-21.20'], 'R56: his Gaar lie in Bags; without room they are turned into Dwurt or go', () => {
  const play = skoldur(hero => {
    for (const tile of ['short-sword#1', 'short-sword#2', 'mail-helm#1']) bag(hero, tile);
    Object.assign(hero, { gaar: 1, dwurt: 4 });
  });
  expect([excess(play.hero()), play.asked()]).toEqual([1, 'bags.ask']);
  play.does('convert');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 5 });
  expect(play.asked()).toBe('turn.ask');
});

rule(['EUT-21.3', 'EUT-21.12'], 'a Gaar becomes a Dwurt at any time, and the die stays', () => {
  const play = skoldur(hero => void Object.assign(hero, { gaar: 1, dwurt: 2 }));
  play.does('convert');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 3, dwurtDie: 0 });
  expect(play.can()).not.toContain('convert');
});

rule('EUT-21.4', 'after a death in combat he has 3 Gaar, to be turned as he likes', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurt: 1 }));
  dieInCombat(tableOf(play.state), play.hero(), 1);
  expect(play.hero()).toMatchObject({ gaar: 3, dwurt: 1 });
});

rule(['EUT-21.8', 'EUT-21.10'], 'R55: tiles that cost Dwurt raise the die, to 5 at most', () => {
  const play = skoldur(hero => void Object.assign(hero, { health: 2 }));
  play.does('use:skoldur-gulp:0');
  expect(play.hero()).toMatchObject({ health: 5, dwurt: 4, dwurtDie: 1 });
  const hero = play.hero();
  hero.dwurt = 9;
  spendDwurt(play.state, hero, 7);
  expect(hero.dwurtDie).toBe(5);
  const sober = skoldur(undefined, { soberZero: true });
  sober.hero().dwurt = 9;
  spendDwurt(sober.state, sober.hero(), 7);
  expect(sober.hero().dwurtDie).toBe(6);
});

rule(
  ['EUT-3.15', 'EUT-21.11'],
  'at the end of his turn the die is resolved, or a Dwurt is given up; then it shows zero',
  () => {
    const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 3, dwurt: 2, reputation: 4 }));
    play.does('end');
    expect(play.can()).toEqual(['resolve', 'drink']);
    play.does('drink');
    expect(play.hero()).toMatchObject({ dwurt: 1, dwurtDie: 0, reputation: 4 });
  },
);

rule('EUT-21.16', 'R54: what each face does', () => {
  const face = (die: number, options = {}) => {
    const play = skoldur(
      hero => void Object.assign(hero, { dwurtDie: die, dwurt: 1, reputation: 4, health: 8 }),
      options,
    );
    play.does('end');
    if (play.asked() === 'dwurt.ask') play.does('resolve');
    const { dwurt, hand, reputation, health } = play.hero();
    return [dwurt, hand.length, reputation, health];
  };
  expect([0, 1, 2, 3, 4, 5].map(die => face(die))).toEqual([
    [2, 0, 4, 8],
    [1, 1, 4, 8],
    [1, 2, 4, 7],
    [2, 3, 3, 6],
    [2, 1, 3, 4],
    [3, 1, 3, 2],
  ]);
  expect([face(0, { soberZero: true }), face(1, { soberZero: true })]).toEqual([
    [1, 0, 4, 8],
    [2, 0, 4, 8],
  ]);
});

rule(
  ['EUT-21.13', 'EUT-21.18'],
  'R80: dying of the die costs 1 Reputation, besides what the die costs, and the turn is over',
  () => {
    const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 4, health: 3, reputation: 5, at: 'hex:0,0' }));
    play.does('end', 'resolve');
    play.answers(0, 'save:mining');
    expect(play.hero()).toMatchObject({ reputation: 3, health: 8, at: CHAPEL, dwurtDie: 0 });
    expect(play.state.turn.seat).toBe(1);
  },
);

rule('EUT-21.14', 'any death sets the die to zero without effect', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 4, reputation: 5 }));
  gains(play.state, play.hero(), { op: 'sufferWounds', n: 20 });
  expect(play.hero()).toMatchObject({ dwurtDie: 0, hand: [] });
});

rule('EUT-21.15', 'his tiles of Reputation 0 are Revealed and Learned like others', () => {
  const { stack, slots } = skoldur().hero();
  expect(stack).toContain('skoldur-brewers-arm');
  expect(JSON.stringify(slots)).not.toContain('skoldur-brewers-arm');
});

rule(['EUT-19.13', 'EUT-21.17'], 'the die’s cards feed no reserve', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 2 }), {}, ['skoldur']);
  const before = play.state.reserves.silver.length;
  play.does('end', 'resolve');
  expect([play.hero().hand.length, play.state.reserves.silver.length]).toEqual([2, before]);
});

// ---- the Griffin ----

const FLIGHT = { griffin: 'with' };
const withGriffin = (at: string | undefined, change: (hero: Hero, state: State) => void = () => {}) =>
  scene({
    options: FLIGHT,
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-griffin-1', 1, 1],
        ['ch3-scenario-1', -1, 2],
        ['ch2-fixed-1', 2, -1],
      ]);
      state.territory = [];
      if (!hero) return;
      Object.assign(hero, { at: CHAPEL, movement: 0 });
      if (at) state.griffin = at as 'hex:0,0';
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' });
      change(hero, state);
    },
  });

rule('EUT-22.3', 'the Griffin comes with its tile', () => {
  expect(withGriffin(undefined).state.griffin).toBe('hex:1,1');
  expect(scene({ set: state => lays(state, [['ch1-griffin-1', 1, 1]]) }).state.griffin).toBeUndefined();
});

rule(
  ['EUT-22.4', 'EUT-22.6', 'EUT-22.13', 'EUT-22.12'],
  'for a Trophy it carries the Hero up to 4 spaces, and stays there',
  () => {
    const play = withGriffin(undefined);
    play.does('griffin:dragonfly', 'fly:hex:-1,2');
    expect(play.hero()).toMatchObject({ at: 'hex:-1,2', movement: 0, bags: [] });
    expect(play.state.griffin).toBe('hex:-1,2');
    expect(play.state.monsters[1].discard).toEqual(['dragonfly']);
    expect(
      withGriffin(undefined, hero => void Object.assign(hero, { bags: [] }))
        .can()
        .filter(key => key.startsWith('griffin')),
    ).toEqual([]);
  },
);

rule(['EUT-22.5', 'EUT-22.4'], 'R57: within 4 spaces over revealed ground, or from its Lair', () => {
  const far = (at: string) =>
    withGriffin('hex:3,-1', (hero, state) => {
      lays(state, [
        ['ch4-scenario-1', 4, -2],
        ['ch4-scenario-2', 6, -3],
      ]);
      Object.assign(state, { griffin: 'hex:7,-3' });
      hero.at = at as 'hex:0,0';
    });
  expect(far('hex:0,0').whyNot('griffin:dragonfly')).toEqual(['why.griffin', 'EUT-22.4']);
  expect(far('hex:1,1').can()).toContain('griffin:dragonfly');
});

rule(['EUT-22.7', 'EUT-22.8', 'EUT-22.12'], 'landing is entering: tiles, Monsters; closed centres stay closed', () => {
  const play = withGriffin(undefined);
  play.does('griffin:dragonfly');
  expect(play.can()).not.toContain('fly:centre:2,-1');
  play.does('fly:hex:2,-1');
  expect(play.state.combat).toMatchObject({ seat: 0, at: 'hex:2,-1' });
  const tired = withGriffin(undefined, hero => void Object.assign(hero, { tokens: [] })).does('griffin:dragonfly');
  expect(tired.can()).not.toContain('fly:hex:2,-1');
  const border = withGriffin(
    undefined,
    (_, state) => void Object.assign(state, { territory: ['ch3-scenario-2'] }),
  ).does('griffin:dragonfly', 'fly:hex:-1,2');
  expect(border.asked()).toBe('reveal.ask');
});
