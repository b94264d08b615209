// What lies in the light, and which hero is in hand.

import { expect, test } from 'vitest';
import type { Hero } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { focusOf, onOffer } from '../focus.ts';
import { inHand } from '../reading.ts';

const heroes = [
  { id: 'atsu-rabbit', seat: 0, disc: 3, health: 5, at: 'node:a1-clearing' },
  { id: 'tantan-tanuki', seat: 0, disc: 4, health: 3, at: 'node:a1-clearing' },
] as unknown as Hero[];
const [atsu, tantan] = heroes as [Hero, Hero];
const view = { heroes } as Pick<View, 'combat' | 'heroes'>;

test('the map lies in the light, unless a page, a fight, a sheet or the Bag does', () => {
  expect(focusOf({ heroes: [] }, undefined)).toBe('choice');
  expect(focusOf(view, { prompt: 'turn.ask' })).toBe('map');
  expect(focusOf(view, { prompt: 'event.ask' })).toBe('story');
  expect(focusOf(view, { prompt: 'sanctuary.ask' })).toBe('sheet');
  expect(focusOf(view, { prompt: 'shop.ask' })).toBe('shop');
  const fight = { ...view, combat: {} as View['combat'] };
  expect(focusOf(fight, { prompt: 'combat.ask' })).toBe('combat');
  expect(focusOf(fight, { prompt: 'pack.ask' })).toBe('packing');
});

test('whoever is asked to agree to an ally sees the card, though no answer of theirs lies on it', () => {
  const known = { allies: ['wise-rabbit', 'dryad'] } as Pick<View, 'allies'>;
  const other = { key: 'ally:dryad', text: 'ally.dryad', on: ['dryad'] };
  expect(onOffer(known, { prompt: 'ally.ask', options: [other] })).toEqual(['dryad']);
  expect(onOffer(known, { prompt: 'agree.ask', options: [other] })).toEqual(['wise-rabbit', 'dryad']);
  expect(onOffer(known, undefined)).toEqual([]);
});

test('a hero whose actions are spent gives way to the other, unless they are taken in hand again', () => {
  expect(inHand(heroes, undefined)?.id).toBe('atsu-rabbit');
  expect(inHand(heroes, { hero: 'tantan-tanuki', disc: 4 })?.id).toBe('tantan-tanuki');
  const spent = { ...tantan, disc: 0 };
  expect(inHand([atsu, spent], { hero: 'tantan-tanuki', disc: 4 })?.id).toBe('atsu-rabbit');
  expect(inHand([atsu, spent], { hero: 'tantan-tanuki', disc: 0 })?.id).toBe('tantan-tanuki');
  expect(inHand([{ ...atsu, health: 0 }, spent], undefined)?.id).toBe('tantan-tanuki');
});
