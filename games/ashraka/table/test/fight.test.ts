// A combat as the board tells it: whose turn comes when, what an answer leads to, and what the dice of a round tell.

import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import type { HeroId } from '../../content/vocabulary.ts';
import { attackKey, engageKey, fleeKey, jointKey, moveKey } from '../../rules/keys.ts';
import { type Combat, type Fighter, newFighter } from '../../rules/state.ts';
import { fightsOf } from '../../test/fights.ts';
import { ATSU, monster, scene as play, TANTAN } from '../../test/scene.ts';
import { bubbleTimes, endangered, engagement, orderOf, prospects, type StripRound } from '../combat/fight.ts';
import { scene } from '../scene.ts';

const fighter = (hero: HeroId, more: Partial<Fighter> = {}): Fighter => ({
  ...newFighter(hero),
  ...more,
});

const strip = (combat: Partial<Combat>): string[] =>
  orderOf({ fighters: [], order: [], bubble: 1, round: 1, diseases: [], ...combat }).map(
    ({ round, turns }: StripRound) =>
      [
        round,
        ...turns.map(turn => (turn.who === 'hero' ? `${turn.hero} ${turn.state}` : `M${turn.bubble} ${turn.state}`)),
      ].join(', '),
  );

test('H, H, M1; then M2, M3: whoever has acted stands first, and who is paralysed loses the turn', () => {
  const fighters = [fighter(ATSU), fighter(TANTAN, { acted: true })];
  expect(strip({ fighters, order: [TANTAN], round: 3, bubble: 3 })).toEqual([
    '3, tantan-tanuki acted, atsu-rabbit now, M3 later',
    '4, atsu-rabbit later, tantan-tanuki later, M1 later',
    '5, atsu-rabbit later, tantan-tanuki later, M2 later',
  ]);
  const sick = [fighter(ATSU, { diseases: ['paralysis'] }), fighter(TANTAN)];
  expect(strip({ fighters: sick })[0]).toBe('1, atsu-rabbit lost, tantan-tanuki now, M1 later');
});

test('a paralysed monster loses its turn and then does what it would have done', () => {
  const [now, then] = strip({ fighters: [fighter(ATSU)], bubble: 2, diseases: ['paralysis'] });
  expect(now).toBe('1, atsu-rabbit now, M2 lost');
  expect(then).toBe('2, atsu-rabbit later, M2 later');
});

test('whoever fled or fell has no turn', () => {
  const fighters = [fighter(ATSU, { status: 'fled' }), fighter(TANTAN)];
  expect(strip({ fighters })[0]).toBe('1, tantan-tanuki now, M1 later');
});

test('of the three bubbles one is next; what lies behind is told from what is still to come', () => {
  expect(bubbleTimes({ bubble: 1, round: 1 })).toEqual(['next', 'then', 'after']);
  expect(bubbleTimes({ bubble: 2, round: 2 })).toEqual(['past', 'next', 'then']);
  expect(bubbleTimes({ bubble: 3, round: 3 })).toEqual(['then', 'past', 'next']);
  expect(bubbleTimes({ bubble: 1, round: 4 })).toEqual(['next', 'then', 'past']);
  // A monster that lost its first turn has done nothing yet.
  expect(bubbleTimes({ bubble: 1, round: 2 })).toEqual(['next', 'then', 'after']);
});

test('whoever the next bubble could fell is named; nobody, if the monster cannot move', () => {
  const { state } = fightsOf({ card: 'enraged-boar', cubes: 6 });
  const names = (health: number, diseases: Combat['diseases'] = []): string[] => {
    for (const hero of state.heroes) hero.health = health;
    Object.assign(state.combat as Combat, { bubble: 2, diseases });
    return endangered(state).map(({ id }) => id);
  };
  expect(names(4)).toEqual([]);
  expect(names(3)).toContain(ATSU);
  expect(names(3, ['paralysis'])).toEqual([]);
});

test('what a blow promises is for those who fight on: that one could flee later changes nothing', () => {
  const { state } = fightsOf({ card: 'ivy-golem', cubes: 12 });
  const wins = [0, 5].map(disc => {
    for (const hero of state.heroes) hero.disc = disc;
    return prospects(state, ATSU).get(attackKey)?.win ?? -1;
  });
  expect(wins[0]).toBeGreaterThan(0);
  expect(wins[1]).toBeCloseTo(wins[0] as number);
});

test('each answer has its odds: a last blow wins for certain, fleeing never does', () => {
  const { state } = fightsOf({ card: 'clawed-prowler', cubes: 1 });
  const known = prospects(state, ATSU);
  expect(known.get(attackKey)?.win).toBeCloseTo(1);
  expect(known.get(attackKey)?.lost).toBeCloseTo(0);
  expect(known.get(fleeKey)?.win).toBe(0);
  expect(known.get(attackKey)?.exact).toBe(true);
});

test('engaging has odds alone and together; walking has none', () => {
  const { state } = play({
    seats: 1,
    set: (table, [atsu, tantan]) => {
      monster(table, 'clawed-prowler', atsu.at as never, 14);
      atsu.health = 3;
      tantan.at = atsu.at;
    },
  });
  const [atsu] = state.heroes;
  if (!atsu) throw new Error('nobody is there');
  const alone = engagement(state, atsu, engageKey.make('blue'));
  const both = engagement(state, atsu, jointKey.make('blue'));
  expect(alone?.win).toBeGreaterThan(0);
  expect(both?.win).toBeGreaterThan(alone?.win ?? 1);
  expect(both?.exact).toBe(false);
  expect(engagement(state, atsu, moveKey.make('node:ruins'))).toBeUndefined();
});

test('a round is a scene: dice first, then the sum, then what came of it, and the end as its verdict', () => {
  const { table } = fightsOf({ card: 'clawed-prowler', cubes: 1, dice: [['orange', 1]] }).does(ATSU, attackKey);
  const events = [...table.match.told('everyone')].map((event, n) => ({ ...event, n, at: 0 }) as TableEvent);
  const told = scene(events, { seat: 0, say: ({ text }) => text });
  expect(told?.steps.map(({ words, dice }) => (dice ? `dice ${dice.shown?.said}` : words))).toEqual([
    'dice sum.die',
    'sum.add',
    'log.wound',
  ]);
  expect(told?.verdict).toEqual({ words: 'log.combat.won', won: true });
  expect(
    scene(
      events.filter(({ scene: of }) => of?.of !== 'combat'),
      { seat: 0, say: ({ text }) => text },
    ),
  ).toBeUndefined();
});
