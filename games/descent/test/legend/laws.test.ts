// Whole campaigns with answers, boards and dice at random: the laws hold week by week, nothing grows beyond its bounds, and every one of them ends.

import { randomPicks } from '@veillee/bots';
import { Chance, Match, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import type { BoardFact, BoardTerms, Ending } from '../../rules/legend/boards.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import { conquestOfBoth, type Legend, legendOf } from '../../rules/legend/record.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import { OVERLORD, PARTY, type Played, smallGame } from './small.ts';

/** A record stays smaller than this. */
const MOST_BYTES = 4096;
/** The overlord gains a point a week at least, so that 600 end it. */
const MOST_WEEKS = 600;
/** Of each sort. */
const CAMPAIGNS = 2;

/** What a board may bring, at random, as much as a real one would. */
function anything(chance: Chance, terms: BoardTerms): Played {
  const some = (most: number): number => chance.roll(most + 1, 'board') - 1;
  const times = (n: number, fact: () => BoardFact): BoardFact[] => Array.from({ length: n }, fact);
  const one = <T>(list: readonly T[]): T => chance.pick(list, 'board');
  const dead = PARTY.filter(() => some(3) === 0);
  const isDungeon = terms.kind === 'dungeon';
  const facts: BoardFact[] = [
    ...times(some(4), () => ({ fact: 'hero-killed', hero: one(PARTY), worth: 2 + some(2) })),
    ...(isDungeon
      ? times(some(9), () => ({ fact: one(['glyph', 'master-killed', 'money', 'deck-out'] as const) }))
      : []),
    ...(isDungeon ? times(some(4), () => ({ fact: 'chest', treasures: some(2), coins: 100 * some(4) })) : []),
    ...(isDungeon ? times(some(3), () => ({ fact: 'leader-killed', of: one(['level', 'dungeon'] as const) })) : []),
  ];
  const parties: readonly Ending['party'][] =
    terms.kind === 'encounter'
      ? ['won', 'fled', 'died', 'past', 'lost']
      : isDungeon
        ? ['won', 'fled']
        : ['won', 'fled', 'died'];
  const keep = isDungeon && terms.quest === 'keep';
  const party = keep ? one(['won', 'died'] as const) : one(parties);
  const lieutenant =
    terms.kind === 'lieutenant' && party === 'won' ? { lieutenant: one(['killed', 'fled'] as const) } : {};
  return { facts, ending: { party, dead, ...lieutenant } };
}

interface Told {
  readonly last: Legend;
  readonly bytes: number;
  readonly boards: number;
}

/** One campaign to its end. After each answer: laws, conquest that never falls but once, and the size of the record. */
function playAll(seed: string, variants: readonly string[], level: 'copper' | 'silver' | 'gold' = 'copper'): Told {
  const chance = new Chance(newChance(seed));
  let boards = 0;
  const heroes = PARTY.map((sheet, n) => newLegendHero(sheet, n % 2 === 0 ? 0 : 2));
  const legend = newLegend({
    boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
    variants,
    overlordSeat: OVERLORD,
    treasurer: 0,
    heroes,
    level,
  });
  const game = smallGame(
    () => ({ legend }),
    terms => {
      boards++;
      return anything(chance, terms);
    },
  );
  const match = Match.resume(
    game,
    { seed, seats: 3, options: {}, history: false },
    { at: 0, position: { at: 'avatar' }, state: { legend }, chance: newChance(seed) },
  );
  let bytes = 0;
  let week = 0;
  let conquest = conquestOfBoth(legend);
  while (!match.over) {
    const { decisions } = match;
    const decision = decisions[chance.roll(decisions.length, 'who') - 1];
    if (!decision) throw new Error('nobody is asked');
    match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
    const now = legendOf(match.state);
    const both = conquestOfBoth(now) + (now.before ? now.before.heroes + now.before.overlord : 0);
    const broken = [
      ...lawsBroken(now),
      ...(both < conquest ? [`conquest fell from ${conquest} to ${both}`] : []),
      ...(now.week > MOST_WEEKS ? ['it never ends'] : []),
    ];
    if (broken.length > 0) throw new Error(`${seed}, week ${now.week}: ${broken.join('; ')}`);
    conquest = both;
    if (now.week > week)
      bytes = Math.max(bytes, new TextEncoder().encode(JSON.stringify({ ...now, diary: [] })).length);
    week = now.week;
  }
  return { last: legendOf(match.state), bytes, boards };
}

describe('campaigns at random', () => {
  const lengths: readonly (readonly string[])[] = [
    [],
    ['length-half'],
    ['length-short'],
    ['unlimited-training', 'sob-2', 'sob-4', 'soft-defeat'],
  ];

  test.each(lengths.map(variants => [variants.join(', ') || 'full', variants] as const))(
    '%s: they end, and keep the laws',
    (_, variants) => {
      for (let n = 0; n < CAMPAIGNS; n++) {
        const { last, bytes, boards } = playAll(`${variants.join()} ${n}`, variants);
        expect(last.won).toBeDefined();
        expect(last.step).toBe('over');
        expect(boards).toBeGreaterThan(0);
        expect(bytes).toBeLessThan(MOST_BYTES);
      }
    },
  );

  test('from silver and gold they end sooner', () => {
    const [copper, gold] = (['copper', 'gold'] as const).map(level => playAll('the same', [], level).last.week);
    expect(gold).toBeLessThan(copper ?? 0);
  });
});

test('a law that is broken is named', () => {
  const legend = newLegend({
    boxes: ['base'],
    variants: [],
    overlordSeat: 1,
    treasurer: 0,
    heroes: PARTY.map(sheet => newLegendHero(sheet, 0)),
  });
  expect(lawsBroken(legend)).toEqual([]);

  const broken = (change: (legend: Legend) => void): string => {
    const bad = structuredClone(legend);
    change(bad);
    return lawsBroken(bad).join();
  };
  expect(
    broken(bad => {
      bad.coins = -1;
    }),
  ).toContain('coins');
  expect(
    broken(bad => {
      bad.xp = -1;
    }),
  ).toContain('XP');
  expect(
    broken(bad => {
      for (const hero of bad.heroes.slice(0, 2)) hero.pack = ['sword#1'];
    }),
  ).toContain('two places');
  expect(
    broken(bad => {
      for (const hero of bad.heroes.slice(0, 2)) hero.skills = ['mighty'];
    }),
  ).toContain('two places');
  expect(
    broken(bad => {
      bad.party.object = 'scroll-1';
      bad.sealed = { 'scroll-1': 'forge' };
    }),
  ).toContain('two places');
  expect(
    broken(bad => {
      bad.cities = { forge: { siege: 5 } };
    }),
  ).toContain('tokens');
  expect(
    broken(bad => {
      Object.assign(bad.heroes[0] ?? {}, { skills: ['a', 'b', 'c', 'd', 'e', 'f'] });
    }),
  ).toContain('skills');
});
