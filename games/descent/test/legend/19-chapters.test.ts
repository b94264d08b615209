// LEG-19: a campaign in chapters: what one leaves, and how the next goes on.

import { readdirSync, readFileSync } from 'node:fs';
import { randomPicks } from '@veillee/bots';
import { Chance, checkSave, Match, newChance, resume, save, startedAs } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { TAMALIR } from '../../content/legend/map.ts';
import { switches } from '../../content/legend/variants.ts';
import { chapters } from '../../rules/chapters.ts';
import { descent } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { isLeaf, type Leaf } from '../../rules/legend/chapters.ts';
import { conquestOfBoth, type Legend, legendOf } from '../../rules/legend/record.ts';
import { soundLegacy } from '../../rules/sound.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type Wander, wander } from '../wander.ts';

const MOST_BYTES = 4096;
const options = { play: 'campaign', choosing: 'ready' };

/** What is left of a chapter that is over. */
function leafOf(state: State): Leaf {
  const left = chapters.legacy(state);
  if (!left || !isLeaf(left)) throw new Error('nothing is left');
  return left;
}
const begins = (seed: string, seats: number, legacy?: unknown): Match<State, View> =>
  Match.start<State, View>(descent, { seed, seats, options, ...(legacy !== undefined && { legacy }) });

/** A week at whose end the party is in Tamalir: what has been in it, and how many were quiet before. */
const ends = (boards: number | undefined, quiet: number): Wander =>
  wander({
    position: { at: 'weekEnd' },
    set: legend => {
      legend.quiet = quiet;
      legend.conquest = { heroes: 4, overlord: 5 };
      legend.today = { boards, spent: 'dungeon' };
    },
  });

describe('a chapter', () => {
  rule('LEG-19.1', 'is over with the week in which a board was played', () => {
    const scene = ends(1, 0);
    expect(scene.over).toBe(true);
    expect(descent.outcome(scene.state)).toMatchObject({ won: [], text: { text: 'outcome.chapter' } });
  });
  rule('LEG-19.1', 'is over with the fourth quiet week running', () => {
    expect([0, 1, 2].map(quiet => ends(undefined, quiet).over)).toEqual([false, false, false]);
    expect(ends(undefined, 3).over).toBe(true);
    expect(legendOf(ends(undefined, 3).state).quiet).toBe(0);
  });
  rule('LEG-19.1', 'goes on after a week without a board', () => {
    const scene = ends(undefined, 0);
    expect(scene.legend.week).toBe(4);
    expect(scene.legend.quiet).toBe(1);
  });
});

describe('what it leaves', () => {
  rule(
    ['LEG-1.2', 'LEG-19.3', 'LEG-19.6'],
    'a board that is left in the middle goes on as it was: its hand, its deck, its heroes',
    () => {
      const match = begins('left', 2);
      const chance = new Chance(newChance('left'));
      while (match.state.round < 2) answerAny(match, chance);
      const saved = checkSave(JSON.parse(JSON.stringify(save(match))));
      const { match: again, resumed } = resume(descent, startedAs(saved), saved);
      expect(resumed).toBe('as-saved');
      expect(again.state).toEqual(match.state);
      expect(again.state.heroes).toHaveLength(4);
    },
  );
  rule(['LEG-3.19', 'DRF-13.4'], 'when both sides are ready the first week begins', () => {
    const match = begins('first', 2);
    const chance = new Chance(newChance('first'));
    while (legendOf(match.state).week === 0) answerAny(match, chance);
    const { heroes, avatar, plot, lieutenants, party, week } = legendOf(match.state);
    expect({ week, at: party.at }).toEqual({ week: 1, at: TAMALIR });
    expect(heroes.map(({ skills }) => skills.length)).toEqual([1, 1, 1, 1]);
    expect([avatar, plot, lieutenants[0]]).not.toContain(undefined);
  });
  rule(['LEG-19.2', 'LEG-19.4'], 'is the record, as everybody sees it: nothing hidden is in it', () => {
    const scene = ends(1, 0);
    const left = leafOf(scene.state);
    expect(soundLegacy(left)).toBeUndefined();
    for (const seat of [0, 1]) expect(scene.match.view(seat).legend).toEqual(left.legend);
    expect(Object.keys(left).sort()).toEqual(['legend', 'version']);
    expect(JSON.stringify(left).length).toBeLessThan(MOST_BYTES);
  });
  rule(['LEG-19.1', 'LEG-19.2'], 'is taken up by the next one with the week after', () => {
    const left = leafOf(ends(1, 0).state);
    const { state } = begins('next', 3, JSON.parse(JSON.stringify(left)));
    const legend = legendOf(state);
    expect(legend.week).toBe(left.legend.week + 1);
    expect(legend.heroes.map(({ sheet }) => sheet)).toEqual(left.legend.heroes.map(({ sheet }) => sheet));
    expect(legend.party.at).toBe(TAMALIR);
  });
  rule('LEG-1.1', 'whoever sits there now decides: heroes are shared out anew', () => {
    const left = leafOf(ends(1, 0).state);
    const { state } = begins('four', 5, left);
    const { overlordSeat, heroes, treasurer } = legendOf(state);
    expect(state.sides[overlordSeat]).toBe('overlord');
    expect(new Set(heroes.map(({ seat }) => seat)).size).toBe(4);
    expect(state.sides[treasurer]).toBe('heroes');
  });
  test('nothing follows on a campaign that is won', () => {
    const left = leafOf(ends(1, 0).state);
    const setting = { seats: 2, options };
    expect(chapters.following(left, setting)).toHaveLength(1);
    expect(chapters.following({ ...left, legend: { ...left.legend, won: 'overlord' } }, setting)).toEqual([]);
  });
  test('what is no record is refused, and so is a version that nobody knows', () => {
    const { legend } = leafOf(ends(1, 0).state);
    expect(() => chapters.read({ version: 99, legend })).toThrow('version 99');
    expect(soundLegacy({ version: 1, legend: { ...legend, coins: -1 } })).toContain('coins');
    expect(soundLegacy({ version: 1, legend: {} })).toBeDefined();
  });
});

const STORED = new URL('left/', import.meta.url);
/** One of them has been written of, week by week. */
const WRITTEN = '1-with-a-diary.json';
test('among what was left by older rules there is a diary, which is sound', () => {
  const left = JSON.parse(readFileSync(new URL(WRITTEN, STORED), 'utf8'));
  expect(left.legend.diary.length).toBeGreaterThan(5);
  expect(soundLegacy(left)).toBeUndefined();
  const [first, ...others] = left.legend.diary;
  const forged = { ...left, legend: { ...left.legend, diary: [{ ...first, deeds: ['a dragon came'] }, ...others] } };
  expect(soundLegacy(forged)).toBeDefined();
});
test.each(readdirSync(STORED))('what was left by older rules is read, and played on: %s', file => {
  const left = JSON.parse(readFileSync(new URL(file, STORED), 'utf8'));
  const match = begins(file, 2, left);
  expect(match.decisions.length).toBeGreaterThan(0);
  expect(invariants(match.state)).toEqual([]);
  const { week, diary = [] } = left.legend as Legend;
  const now = legendOf(match.state);
  expect(now.week).toBe(week + 1);
  // What was written of its weeks stands there as it was, and in order.
  expect(now.diary ?? []).toEqual(diary);
  expect(diary.map(page => page.week)).toEqual(diary.map((_, n) => week - diary.length + 1 + n));
});

/** Whoever is asked answers at random. */
function answerAny(match: Match<State, View>, chance: Chance): void {
  const decision = match.decisions[chance.roll(match.decisions.length, 'who') - 1];
  if (!decision) throw new Error('nobody is asked');
  if (decision.options.length === 0 && !decision.pass && !decision.range)
    throw new Error(`${decision.prompt}: nothing`);
  match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
}

// ---- whole chapters ----

/** More than a chapter at random has ever taken. */
const ENOUGH = 20_000;
const CHAPTERS = 3;

/** Everything that only grows, or never falls below nothing. */
function lawsOf(legend: Legend, before: { conquest: number; xp: number }): string[] {
  const both = conquestOfBoth(legend);
  const gained = legend.conquest.heroes;
  return [
    ...(both < before.conquest ? [`conquest fell from ${before.conquest} to ${both}`] : []),
    ...(legend.heroes.some(({ xp }) => xp < 0 || xp > gained) ? ['XP that nobody gained'] : []),
    ...(legend.xp < 0 || legend.xp > legend.conquest.overlord + before.xp ? ['XP that the overlord never gained'] : []),
    ...(legend.coins < 0 ? [`${legend.coins} coins`] : []),
  ];
}

/** One chapter to its end, by answers at random; laws after each of them, all promises at each new round and week. */
function playsChapter(match: Match<State, View>, chance: Chance): State {
  let conquest = match.state.legend ? conquestOfBoth(match.state.legend) : 0;
  let marked = '';
  for (let n = 0; n < ENOUGH && !match.over; n++) {
    answerAny(match, chance);
    const { state } = match;
    const legend = legendOf(state);
    const broken = lawsOf(legend, { conquest, xp: 15 });
    if (broken.length > 0) throw new Error(`week ${legend.week}: ${broken.join('; ')}`);
    conquest = conquestOfBoth(legend);
    const mark = `${legend.week} ${state.round} ${state.heroes.length}`;
    if (mark !== marked) expect(invariants(state)).toEqual([]);
    marked = mark;
  }
  expect(match.over).toBe(true);
  return match.state;
}

test('so does one with every variant at once, and with the ice', () => {
  const own = Object.fromEntries(switches.map(({ id }) => [id, id !== 'no-lieutenant-loot']));
  const chance = new Chance(newChance('every variant'));
  const match = Match.start<State, View>(descent, {
    seed: 'every variant',
    seats: 3,
    options: { ...options, preset: 'own', 'tomb-of-ice': true, ...own },
  });
  const left = leafOf(playsChapter(match, chance));
  expect(soundLegacy(left)).toBeUndefined();
  expect(left.legend.variants).toHaveLength(switches.length - 1);
}, 300_000);

test.each([2, 4])(
  'campaigns at random keep their laws, chapter by chapter: %i at the table',
  seats => {
    const chance = new Chance(newChance(`campaign of ${seats}`));
    let legacy: unknown;
    for (let n = 0; n < CHAPTERS; n++) {
      const state = playsChapter(begins(`campaign ${seats} ${n}`, seats, legacy), chance);
      const left = leafOf(state);
      expect(soundLegacy(left)).toBeUndefined();
      // The diary has a page of its own for each week.
      expect(JSON.stringify({ ...left.legend, diary: [] }).length).toBeLessThan(MOST_BYTES);
      expect([state.heroes, state.monsters, state.overlord.hand, state.overlord.deck]).toEqual([[], [], [], []]);
      legacy = JSON.parse(JSON.stringify(left));
    }
  },
  300_000,
);
