// The sheet: which step and which skill can be bought now, and why not.

import { expect, test } from 'vitest';
import { learnCost, skillRow } from '../../content/skills.ts';
import type { HeroId, Rune } from '../../content/vocabulary.ts';
import { freshSheet } from '../../rules/sheet.ts';
import type { Bag, Hero, Sheet } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { heroAsked, skillState, stepsOf } from '../heroes/growth.ts';

const ATSU: Pick<Hero, 'id'> = { id: 'atsu-rabbit' };

function known(runes: Partial<Record<Rune, number>>, grown: Partial<Sheet> = {}): Pick<View, 'sheets' | 'bag'> {
  const sheet = { ...freshSheet('atsu-rabbit'), ...grown };
  return {
    sheets: { 'atsu-rabbit': sheet } as Record<HeroId, Sheet>,
    bag: { runes: { blue: 0, red: 0, mauve: 0, ...runes } } as Bag,
  };
}

const statesOf = (view: Pick<View, 'sheets' | 'bag'>): string[] =>
  stepsOf(view, ATSU, 'health').map(({ value, state }) => `${value} ${state}`);

test('a track shows the cube, the next step with whether it can be paid, and the step of the story', () => {
  expect(statesOf(known({}))).toEqual(['5 now', '6 dear', '7 later', '8 quest']);
  expect(statesOf(known({ blue: 1 }))).toEqual(['5 now', '6 next', '7 later', '8 quest']);
  const steps = { ...freshSheet('atsu-rabbit').steps, health: 1 };
  expect(statesOf(known({ blue: 1 }, { steps }))).toEqual(['5 past', '6 now', '7 dear', '8 quest']);
  expect(statesOf(known({ blue: 2 }, { steps, granted: ['health'] }))).toEqual([
    '5 past',
    '6 now',
    '7 next',
    '8 granted',
  ]);
});

test('a skill is learned, beside one and payable, beside one and too dear, or out of reach', () => {
  const first = skillRow('atsu-a0');
  const beside = skillRow('atsu-a1');
  const far = skillRow('atsu-a4');
  expect(skillState(known({}), ATSU, first)).toBe('learned');
  expect(skillState(known({}), ATSU, beside)).toBe('dear');
  expect(skillState(known(learnCost(beside)), ATSU, beside)).toBe('open');
  expect(skillState(known({ blue: 9, red: 9 }), ATSU, far)).toBe('locked');
  expect(skillState(known({ blue: 9 }, { skills: ['atsu-a0', 'atsu-a1'] }), ATSU, far)).toBe('open');
});

test('the question says whose sheet is meant, whoever is in hand', () => {
  const heroes = ['atsu-rabbit', 'tantan-tanuki'].map(id => ({ id }) as Hero);
  expect(heroAsked({ heroes }, { with: { hero: { text: 'hero.tantan-tanuki.short' } } })?.id).toBe('tantan-tanuki');
  expect(heroAsked({ heroes }, { with: {} })).toBeUndefined();
  expect(heroAsked({ heroes }, undefined)).toBeUndefined();
});
