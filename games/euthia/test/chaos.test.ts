// EUT-12, EUT-19: which cards make a combination, and how the Combat deck plays a Monster.

import { rule } from '@veillee/kernel/test/rule';
import { copiesOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import { combosIn, sectionOf, staysUntil, writeSection } from '../rules/combat/cards.ts';
import { chaosActions, chaosPiles, dieForGaar } from '../rules/combat/chaos.ts';
import { turnControl } from '../rules/combat/control.ts';
import { end, harmOf, inflict, newLedger, strengthOf } from '../rules/dice/ledger.ts';

/** A reserve from its top card down. */
const reserve = (...cards: string[]): string[] => cards.map((card, n) => `${card}#${n + 1}`).reverse();
const shape = ({ card, things }: { card: string; things: readonly string[] }) => [card, things.length];

rule(['EUT-12.6', 'EUT-12.9'], 'a hand holds each combination that has a section, at its step', () => {
  const hand = [...copiesOf('curse', 3), ...copiesOf('power-surge', 4), 'frenzy#1', 'healing#1'];
  expect(combosIn(hand, 'before').map(shape)).toEqual([
    ['healing', 1],
    ['power-surge', 1],
    ['power-surge', 2],
    ['power-surge', 3],
  ]);
  expect(combosIn(hand, 'after').map(shape)).toEqual([
    ['frenzy', 1],
    ['healing', 1],
  ]);
  expect(combosIn(hand, 'curses').map(shape)).toEqual([
    ['curse', 1],
    ['curse', 2],
  ]);
});

rule(['EUT-12.7', 'EUT-12.10'], 'only the section of their number counts', () => {
  expect(sectionOf({ card: 'frenzy', things: ['frenzy#1'] })).toEqual([{ op: 'monsterStrength', n: 2 }]);
  expect(sectionOf({ card: 'power-surge', things: copiesOf('power-surge', 3) })).toEqual([
    { op: 'woundPlus', n: 4 },
    { op: 'nextHeroRoll', n: -4 },
  ]);
});

rule(['EUT-12.11', 'EUT-12.12', 'EUT-12.13'], 'how long a card lies beside the Monster', () => {
  expect(staysUntil({ card: 'healing', things: ['healing#1'] })).toBe('endOfCombat');
  expect(staysUntil({ card: 'curse', things: ['curse#1'] })).toBe('nextMonsterStepA');
  expect(staysUntil({ card: 'frenzy', things: ['frenzy#1'] })).toBe('endOfRound');
});

rule(['EUT-12.9', 'EUT-10.28'], 'EX-16: Power Surge and two Curses', () => {
  const ledger = newLedger();
  writeSection(ledger, { card: 'power-surge', things: ['power-surge#1'] }, { text: 'card.power-surge' });
  inflict(ledger, 'wounds', 1, { source: { text: 'source.monster' }, expiry: 'roll' });
  expect(harmOf(ledger, 'wounds').total).toBe(3);
  end(ledger, 'monsterAttackOver');
  writeSection(ledger, { card: 'curse', things: copiesOf('curse', 2) }, { text: 'card.curse' });
  expect(strengthOf(ledger, 'hero').total).toBe(-6);
  inflict(ledger, 'damage', 2, { source: { text: 'source.attack' }, expiry: 'roll' });
  expect(harmOf(ledger, 'damage').total).toBe(1);
});

rule(['EUT-19.22', 'EUT-19.39'], 'the lowest die is rolled again if it shows 3 or less', () => {
  expect(dieForGaar([3, 5])).toBe(0);
  expect(dieForGaar([6, 1])).toBe(1);
  expect(dieForGaar([4, 6])).toBeUndefined();
  expect(dieForGaar([2])).toBe(0);
});

rule('EUT-19.23', 'EX-27, EX-28: Chaos Actions are limited by tokens and by cards', () => {
  expect(chaosActions(2, 1, { gold: reserve('healing', 'healing'), silver: [] })).toBe(1);
  expect(chaosActions(2, 2, { gold: reserve('healing'), silver: [] })).toBe(1);
  expect(chaosActions(2, 2, { gold: [], silver: reserve('curse', 'frenzy') })).toBe(2);
  expect(chaosActions(0, 2, { gold: [], silver: reserve('curse') })).toBe(0);
});

rule('EUT-19.25', 'one Chaos Action: up to three of a type; another type goes to the bottom', () => {
  const gold = reserve('power-surge', 'power-surge', 'possession-solo', 'healing');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 1, true);
  expect(piles.map(shape)).toEqual([['power-surge', 2]]);
  expect(left.gold).toEqual(['possession-solo#3', 'healing#4']);
  const three = chaosPiles({ gold: reserve(...Array(4).fill('power-surge')), silver: [] }, 1, true);
  expect(three.piles.map(shape)).toEqual([['power-surge', 3]]);
  expect(three.left.gold).toEqual(['power-surge#4']);
});

rule('EUT-19.26', 'without Gold cards, up to two Silver ones', () => {
  const { piles, left } = chaosPiles({ gold: [], silver: reserve('curse', 'curse', 'curse') }, 1, true);
  expect(piles.map(shape)).toEqual([['curse', 2]]);
  expect(left.silver).toEqual(['curse#3']);
});

rule(['EUT-19.28', 'EUT-19.29', 'EUT-19.30'], 'EX-29: a complete pile, then the next card starts the second', () => {
  const gold = reserve('power-surge', 'power-surge', 'power-surge', 'power-surge', 'healing');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 2, true);
  expect(piles.map(shape)).toEqual([
    ['power-surge', 3],
    ['power-surge', 1],
  ]);
  expect(left.gold).toEqual(['healing#5']);
});

rule('EUT-19.28', 'a card of another type starts the second pile; an empty reserve gives way to the Silver one', () => {
  const other = chaosPiles({ gold: reserve('power-surge', 'possession-solo'), silver: reserve('curse') }, 2, true);
  expect(other.piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['possession-solo', 1],
  ]);
  const empty = chaosPiles({ gold: reserve('power-surge'), silver: reserve('curse', 'curse', 'frenzy') }, 2, true);
  expect(empty.piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['curse', 2],
  ]);
  expect(empty.left).toEqual({ gold: [], silver: ['frenzy#3'] });
});

rule('EUT-19.31', 'Healing on a hurt Monster is a card like any other', () => {
  const { piles } = chaosPiles({ gold: reserve('healing', 'healing', 'power-surge'), silver: [] }, 1, true);
  expect(piles.map(shape)).toEqual([['healing', 2]]);
});

rule('EUT-19.32', 'EX-32: on an unhurt Monster no further card is turned', () => {
  const { piles, left } = chaosPiles({ gold: reserve('healing', 'healing'), silver: [] }, 1, false);
  expect(piles.map(shape)).toEqual([['healing', 1]]);
  expect(left.gold).toEqual(['healing#2']);
  expect(sectionOf(piles[0] as { card: string; things: string[] })).toContainEqual({ op: 'monsterStrength', n: 2 });
});

rule('EUT-19.33', 'EX-33: with two Chaos Actions the next card starts a pile at once', () => {
  const { piles, left } = chaosPiles(
    { gold: reserve('healing', 'power-surge', 'power-surge', 'healing'), silver: [] },
    2,
    false,
  );
  expect(piles.map(shape)).toEqual([
    ['healing', 1],
    ['power-surge', 2],
  ]);
  expect(left.gold).toEqual(['healing#4']);
});

rule('EUT-19.34', 'further Healing cards go to the bottom: one pile at most holds Healing', () => {
  const gold = reserve('healing', 'healing', 'healing', 'possession-solo', 'power-surge');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 2, false);
  expect(piles.map(shape)).toEqual([
    ['healing', 1],
    ['possession-solo', 1],
  ]);
  expect(left.gold).toEqual(['power-surge#5', 'healing#3', 'healing#2']);
  const only = chaosPiles({ gold: reserve('healing', 'healing'), silver: reserve('frenzy') }, 2, false);
  expect(only.piles.map(shape)).toEqual([
    ['healing', 1],
    ['frenzy', 1],
  ]);
});

rule('EUT-19.41', 'Healing that opens the second pile on an unhurt Monster stays alone', () => {
  const { piles, left } = chaosPiles({ gold: reserve('power-surge', 'healing', 'healing'), silver: [] }, 2, false);
  expect(piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['healing', 1],
  ]);
  expect(left.gold).toEqual(['healing#3']);
});

rule(['EUT-9.10', 'EUT-9.11'], 'EX-31: Control cards are turned until another Hero shows', () => {
  const stack = ['ael#1', 'dral#2', 'dral#1'];
  expect(turnControl(stack, 'dral', false)).toEqual({
    turned: ['dral#1', 'dral#2', 'ael#1'],
    shown: 'ael#1',
    kept: 'dral#1',
    discarded: ['dral#2', 'ael#1'],
  });
});

rule('EUT-9.12', 'whoever holds a Control card keeps no second one', () => {
  const turned = turnControl(['ael#1', 'dral#1'], 'dral', true);
  expect(turned).toEqual({ turned: ['dral#1', 'ael#1'], shown: 'ael#1', discarded: ['dral#1', 'ael#1'] });
  expect(turnControl(['dral#1'], 'dral', false)).toEqual({ turned: ['dral#1'], kept: 'dral#1', discarded: [] });
});
