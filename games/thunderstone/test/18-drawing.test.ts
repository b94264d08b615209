// THU-18: drawing and shuffling.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { MILITIA } from './parties.ts';
import { ids, scene } from './scene.ts';

rule('THU-18.1', 'what is left is drawn, the whole discard pile becomes a new deck, and drawing goes on', () => {
  const table = scene()
    .hand(0, ['town-guard'])
    .deck(0, ['lantern'])
    .discard(0, ['torch', 'dagger', 'dagger', 'dagger'])
    .inVillage();
  table.chooses('village.step', 'use:town-guard#1:0');
  const [, first, second] = ids(table.hand(0));
  expect(first).toBe('lantern'); // the card that was left
  expect(['torch', 'dagger']).toContain(second);
  expect(table.deck(0)).toHaveLength(3);
  expect(table.discardPile(0)).toEqual([]);
  expect(ids([...table.hand(0), ...table.deck(0)]).toSorted()).toEqual([
    'dagger',
    'dagger',
    'dagger',
    'lantern',
    'torch',
    'town-guard',
  ]);
});

rule('THU-18.1', 'the new deck is shuffled: another seed, another order', () => {
  const cards = ['torch', 'dagger', 'lantern', 'feast', 'spear', 'hatchet', 'polearm', 'fireball'];
  const order = (seed: string) => {
    const table = scene().hand(0, ['town-guard']).discard(0, cards).seeded(seed).inVillage();
    return [...table.chooses('village.step', 'use:town-guard#1:0').hand(0).slice(1), ...table.deck(0)];
  };
  const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(seed => order(seed).join()));
  expect(orders.size).toBeGreaterThan(3);
  expect(order('a')).toEqual(order('a'));
});

rule('THU-18.1', 'dv-27: drawing through the reshuffle', () => {
  // Hand discarded (4), then six drawn: 2 from the deck, the 9 of the discard pile shuffled, 4 of them drawn.
  const table = scene()
    .hall('nixie')
    .hand(0, ['town-guard', 'militia', 'dagger', 'torch'])
    .deck(0, ['lantern', 'feast'])
    .discard(0, [...MILITIA(3), 'dagger', 'torch'])
    .opens()
    .chooses('turn.action', 'rest')
    .passes('rest.destroy');
  expect(table.hand(0)).toHaveLength(6);
  expect(ids(table.hand(0)).slice(0, 2)).toEqual(['lantern', 'feast']);
  expect([table.deck(0).length, table.discardPile(0).length]).toEqual([5, 0]);
  expect(table.log.filter(text => text === 'log.shuffle')).toHaveLength(1);
});

rule('THU-18.2', 'the discard pile is not shuffled while the deck suffices, nor when the deck has just run out', () => {
  const hand = ['town-guard'];
  const table = scene().hand(0, hand).deck(0, ['lantern', 'feast']).discard(0, ['torch', 'dagger']).inVillage();
  table.chooses('village.step', 'use:town-guard#1:0');
  expect(table.deck(0)).toEqual([]);
  expect(table.discardPile(0)).toEqual(['torch#1', 'dagger#1']);
  expect(table.log).not.toContain('log.shuffle');
  table.chooses('village.step', 'use:town-guard#1:1'); // now three cards have to be drawn
  expect(table.log.filter(text => text === 'log.shuffle')).toHaveLength(1);
  expect(table.discardPile(0)).toEqual([]);
});

rule('THU-18.3', 'at the end of the turn the hand is discarded first and takes part in the shuffle', () => {
  const table = scene()
    .hall('nixie')
    .hand(0, ['feast', 'spear', 'hatchet', 'polearm'])
    .deck(0, ['torch', 'dagger'])
    .opens();
  table.chooses('turn.action', 'rest').passes('rest.destroy');
  expect(ids(table.hand(0)).toSorted()).toEqual(['dagger', 'feast', 'hatchet', 'polearm', 'spear', 'torch']);
  expect(ids(table.hand(0)).slice(0, 2)).toEqual(['torch', 'dagger']);
});

rule('THU-18.4', 'with deck and discard pile empty nothing more is drawn', () => {
  const table = scene().hall('nixie').hand(0, ['feast', 'spear', 'militia']).deck(0, ['torch']).opens();
  table.chooses('turn.action', 'rest').passes('rest.destroy');
  expect(ids(table.hand(0)).toSorted()).toEqual(['feast', 'militia', 'spear', 'torch']);
  expect([table.deck(0), table.discardPile(0)]).toEqual([[], []]);
  const village = scene()
    .hand(0, ['town-guard', ...MILITIA(2)])
    .inVillage();
  village.chooses('village.step', 'use:town-guard#1:0');
  expect(village.hand(0)).toHaveLength(3);
});
