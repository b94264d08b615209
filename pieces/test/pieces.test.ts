// Things, piles, what is hidden, and the census.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { census } from '../census.ts';
import { dealAnew, slotsOf } from '../hidden.ts';
import { drawFrom, maybeRemove, type Renewal, remove, renew } from '../piles.ts';
import { byId, cardName, cardNamed, copiesOf, copyNumber, copyOf, isCopy, originalOf } from '../things.ts';

describe('things', () => {
  test('have copies, and copies an original', () => {
    expect(copiesOf('torch', 2)).toEqual(['torch#1', 'torch#2']);
    expect([copyOf('torch', 2), 'torch'].map(originalOf)).toEqual(['torch', 'torch']);
    expect(['torch#2', 'torch'].map(isCopy)).toEqual([true, false]);
    expect(['torch#12', 'torch'].map(copyNumber)).toEqual([12, 0]);
    expect(['torch#2', 'torch'].map(cardName)).toEqual([{ text: 'card.torch' }, { text: 'card.torch' }]);
    expect([cardName('torch#2'), { text: 'deck.torch' }, 3].map(cardNamed)).toEqual(['torch', undefined, undefined]);
  });

  test('are found by id, or named as missing', () => {
    const card = byId('card', [{ id: 'torch', light: 1 }]);
    expect(card('torch').light).toBe(1);
    expect(() => card('lamp')).toThrow('there is no card lamp');
    expect(() => byId('card', [{ id: 'torch' }, { id: 'torch' }])).toThrow('the same id');
  });
});

/** Draws as a table does: from the end. */
const table = { draw: <T>(pile: T[], n = 1): T[] => pile.splice(Math.max(0, pile.length - n)).reverse() };

describe('a pile', () => {
  const turned = (when: Renewal<string>['when']) => {
    const shuffles: string[][] = [];
    const shuffle = (cards: string[]): string[] => {
      shuffles.push([...cards]);
      return cards.toReversed();
    };
    return { shuffles, renewal: { when, shuffle } };
  };

  test('gives up what is in it', () => {
    const pile = ['a', 'b', 'a'];
    remove(pile, 'a');
    expect(pile).toEqual(['b', 'a']);
    expect([maybeRemove(pile, 'c'), maybeRemove(pile, 'b')]).toEqual([false, true]);
    expect(() => remove(pile, 'c')).toThrow('c is not where it should be');
  });

  test('is made anew in the middle of a draw, and only when a card is needed', () => {
    const { shuffles, renewal } = turned('needed');
    const own = { deck: ['a', 'b'], discard: ['c', 'd', 'e'] };
    expect(drawFrom(table, own, 'deck', 2, renewal)).toEqual(['b', 'a']);
    expect([own.deck, shuffles]).toEqual([[], []]);
    expect(drawFrom(table, own, 'deck', 2, renewal)).toEqual(['c', 'd']);
    expect(own).toEqual({ deck: ['e'], discard: [] });
    expect(drawFrom(table, own, 'deck', 2, renewal)).toEqual(['e']);
    expect(shuffles).toEqual([['c', 'd', 'e']]);
  });

  test('is made anew the moment its last card leaves, where a game wants it so', () => {
    const { shuffles, renewal } = turned('emptied');
    const own = { draw: ['a'], discard: ['c', 'd'] };
    expect(drawFrom(table, own, 'draw', 1, renewal)).toEqual(['a']);
    expect(own).toEqual({ draw: ['d', 'c'], discard: [] });
    const empty = { draw: [] as string[], discard: [] as string[] };
    expect(drawFrom(table, empty, 'draw', 1, renewal)).toEqual([]);
    empty.discard.push('x');
    expect(drawFrom(table, empty, 'draw', 1, renewal)).toEqual(['x']);
    expect(shuffles).toEqual([['c', 'd'], ['x']]);
  });

  test('that still has cards is not made anew', () => {
    const { shuffles, renewal } = turned('emptied');
    renew({ draw: ['a'], discard: ['b'] }, 'draw', renewal);
    expect(shuffles).toEqual([]);
  });
});

describe('what is hidden', () => {
  test('is dealt anew over its places alone, whatever its order was', () => {
    const deal = (deck: string[], hand: string[], seed: string) => {
      dealAnew([...slotsOf(hand, 2), ...slotsOf(deck)], new Chance(newChance(seed)), 'deal');
      return { deck, hand };
    };
    const one = deal(['a', 'b', 'c'], ['d', 'e', 'open'], 'x');
    expect(deal(['e', 'c', 'd'], ['b', 'a', 'open'], 'x')).toEqual(one);
    expect(one.hand[2]).toBe('open');
    expect([...one.deck, ...one.hand].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'open']);
    expect(deal(['a', 'b', 'c'], ['d', 'e', 'open'], 'y')).not.toEqual(one);
  });
});

test('a census counts, and complains of what is in two places', () => {
  const { found, problems } = census(['a', 'b', 'a', 'a']);
  expect([...found]).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
  expect(problems).toEqual(['a is in 3 places']);
});
