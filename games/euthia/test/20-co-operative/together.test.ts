// EUT-20: co-operative.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { dieInCombat } from '../../rules/harm.ts';
import { combatCard } from '../blows.ts';
import { deals, fighting, reserves, rolled } from '../fights.ts';
import { atLake } from '../places.ts';
import { BESIDE, gains, marks, one, scene, tableOf } from '../scene.ts';

/** Before the Lake of the Emissary's tile. */
const LAKE = BESIDE[1];

const TEAM = { mode: 'cooperative' };

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

rule(['EUT-20.3', 'EUT-20.13'], 'together: a Gold card instead of Gold; nothing for one’s own second visit', () => {
  const set = (tokens: readonly number[], hand: readonly string[]) =>
    atLake((state, [hero]) => {
      marks(state, LAKE, 'interaction', ...tokens);
      if (hero) Object.assign(hero, { hand: [...hand], gold: 5 });
    });
  const plan = { heroes: ['ael', 'dral', 'keleia'] as const, options: { mode: 'cooperative' } };
  const without = scene({ ...plan, set: set([1, 2], ['curse#1']) });
  expect(without.whyNot('mine')).toEqual(['why.goldCard', 'EUT-20.3']);
  const play = scene({ ...plan, set: set([1, 2], ['healing#1']) });
  play.does('mine');
  expect(play.hero()).toMatchObject({ hand: [], gold: 5 });
  const own = scene({ ...plan, set: set([0, 0, 1], []) });
  own.does('mine');
  expect(own.hero().bags.length).toBe(1);
});

rule('EUT-20.4', 'nobody helps in a fight', () => {
  const play = fighting({ heroes: ['ael', 'dral'], options: { mode: 'cooperative' }, step: 'healing', health: 2 });
  expect([play.asked(0), play.asked(1)]).toEqual(['combat.healing', undefined]);
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

rule(['EUT-20.4', 'EUT-1.8'], 'rivals’ hands are hidden, partners’ are open', () => {
  const rivals = scene({ set: state => deals(state, 0, ['curse']) });
  expect(rivals.seat(1).view().heroes[0]).toMatchObject({ cards: { silver: 1, gold: 0 } });
  expect(rivals.seat(1).view().heroes[0]?.hand).toBeUndefined();
  const partners = scene({ options: TEAM, set: state => deals(state, 0, ['curse']) });
  expect(partners.seat(1).view().heroes[0]?.hand?.length).toBe(1);
});

rule('EUT-20.6', 'the Silence of one alone stops the Chaos Actions of a Combat Round', () => {
  const play = fighting({
    heroes: ['taesiri'],
    tiles: ['taesiri-silence-solo'],
    step: 'guard',
    gaar: 1,
    combat: { round: 1, chaos: 2 },
    set: state => {
      state.reserves = { silver: [], gold: [] };
      reserves(state, 'gold', ['power-surge']);
      combatCard(state, 'combat-1-5');
    },
  });
  play.does('use:taesiri-silence-solo:0');
  expect(play.state.combat?.played).toEqual([]);
  expect(play.state.combat?.chaos).toBe(2);
});

rule('EUT-20.9', 'a death together costs 1 Reputation at once, and no token', () => {
  const play = fighting({
    heroes: ['ael', 'dral'],
    options: { mode: 'cooperative' },
    step: 'wounds',
    health: 1,
    combat: { ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => hero && Object.assign(hero, { reputation: 4 }),
  });
  expect(play.hero()).toMatchObject({ chaos: 0, reputation: 3 });
  expect(play.hero(1).kills).toEqual([]);
});

rule(['EUT-20.9', 'EUT-20.10'], 'together a death costs 1 Reputation at once, in a fight or not, and no token', () => {
  const play = scene({ options: TEAM, set: one(hero => void Object.assign(hero, { reputation: 5 })) });
  dieInCombat(tableOf(play.state), play.hero(), undefined);
  expect(play.hero()).toMatchObject({ reputation: 4, chaos: 0 });
  gains(play.state, play.hero(), { op: 'sufferWounds', n: 20 });
  expect(play.hero().reputation).toBe(3);
});

rule('EUT-20.11', 'the account is made all the same, to tell how well they did', () => {
  const play = scene({ options: TEAM, set: state => Object.assign(state, { rounds: 1 }) });
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.state.result?.scores.length).toBe(2);
});
