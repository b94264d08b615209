// Abilities by their small print: every one is offered or refused, and what is offered can be paid and used.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coinsOf,
  countUse,
  endSpan,
  type Holder,
  offerAbilities,
  pay,
  type Terms,
  type Uses,
  usesOf,
  waysToPay,
  whyNot,
} from '../abilities.ts';
import { because, optionsIn, refusedIn } from '../offers.ts';

type Coin = 'action' | 'mana' | 'health';
type Span = 'turn' | 'combat';
type Condition = { readonly in: 'combat' | 'forest' };

const ROWS = {
  bound: { prices: [{ action: 1, mana: 1 }] },
  harpoon: { prices: [{ mana: 1 }], limits: [{ times: 1, per: 'combat' }], conditions: [{ in: 'combat' }] },
  pact: { prices: [{ mana: 2 }, { health: 1 }], limits: [{ times: 2, per: 'turn' }] },
  herbs: { conditions: [{ in: 'forest' }] },
} as const satisfies { readonly [id: string]: Terms<Coin, Span, Condition> };
const rows: readonly (readonly [string, Terms<Coin, Span, Condition>])[] = Object.entries(ROWS);

const hero = (
  purse: { [coin in Coin]?: number },
  uses: Uses<Span> = {},
  where: readonly string[] = ['combat', 'forest'],
): Holder<Coin, Span, Condition> => ({
  uses,
  has: coin => purse[coin] ?? 0,
  unmet: condition => (where.includes(condition.in) ? undefined : because(`refuse.${condition.in}`, 'ABC-3')),
  spent: ({ per, times }) => because('refuse.spent', 'ABC-1', { per, times }),
  short: (coin, price) => because('refuse.short', 'ABC-2', { coin, price }),
});

describe('what stands against an ability', () => {
  test('is nothing, a limit, a condition or the first coin that is short', () => {
    const rich = { action: 1, mana: 2, health: 2 };
    expect(whyNot('bound', ROWS.bound, hero(rich))).toBeUndefined();
    expect(whyNot('bound', ROWS.bound, hero({ action: 1 }))?.why.with).toEqual({ coin: 'mana', price: 1 });
    expect(whyNot('bound', ROWS.bound, hero({ mana: 3 }))?.why.with).toEqual({ coin: 'action', price: 1 });
    expect(whyNot('herbs', ROWS.herbs, hero({}, {}, []))?.why.text).toBe('refuse.forest');
    const used: Uses<Span> = { combat: { harpoon: 1 } };
    expect(whyNot('harpoon', ROWS.harpoon, hero({}, used, []))?.rule).toBe('ABC-1');
    expect(whyNot('harpoon', ROWS.harpoon, hero({}, {}, []))?.rule).toBe('ABC-3');
    expect(whyNot('harpoon', ROWS.harpoon, hero({}))?.rule).toBe('ABC-2');
  });

  test('of two prices one is enough, and only those that can be paid are ways to pay', () => {
    expect(whyNot('pact', ROWS.pact, hero({ health: 1 }))).toBeUndefined();
    expect(waysToPay(ROWS.pact, hero({ health: 1 }))).toEqual([{ health: 1 }]);
    expect(waysToPay(ROWS.pact, hero({ health: 1, mana: 2 }))).toHaveLength(2);
    expect(whyNot('pact', ROWS.pact, hero({ mana: 1 }))?.why.with).toEqual({ coin: 'mana', price: 2 });
    expect(waysToPay(ROWS.herbs, hero({}))).toEqual([{}]);
  });
});

describe('uses', () => {
  test('count against each limit until its span ends', () => {
    const uses: Uses<Span> = {};
    const may = () => whyNot('pact', ROWS.pact, hero({ health: 9 }, uses)) === undefined;
    countUse(uses, 'pact', ROWS.pact);
    expect(may()).toBe(true);
    countUse(uses, 'pact', ROWS.pact);
    countUse(uses, 'bound', ROWS.bound);
    expect([may(), uses]).toEqual([false, { turn: { pact: 2 } }]);
    endSpan(uses, 'combat');
    expect(may()).toBe(false);
    endSpan(uses, 'turn');
    expect([may(), usesOf(uses, 'pact', 'turn')]).toEqual([true, 0]);
    expect(JSON.parse(JSON.stringify(uses))).toEqual(uses);
  });
});

test('a price that cannot be paid is the rule’s mistake, and says so', () => {
  const purse = { mana: 1, health: 3 };
  pay(purse, { mana: 1, health: 2 });
  expect(purse).toEqual({ mana: 0, health: 1 });
  expect(() => pay(purse, { mana: 1 })).toThrow('1 mana cannot be paid with 0');
});

test('whatever somebody has: each ability is offered or refused, and what is offered can be paid', () => {
  const few = fc.nat(3);
  const purses = fc.record({ action: few, mana: few, health: few });
  const uses = fc.record({ turn: fc.record({ pact: few }), combat: fc.record({ harpoon: fc.nat(1) }) });
  const places = fc.subarray(['combat', 'forest']);
  fc.assert(
    fc.property(purses, uses, places, (purse, used, where) => {
      const holder = hero(purse, used, where);
      const list = (offer: Parameters<typeof offerAbilities>[2]) =>
        offerAbilities(rows, holder, offer, key => ({ key, text: 'option.use' }));
      const [options, refused] = [optionsIn(list), refusedIn(list)];
      expect([...options, ...refused].map(({ key }) => key).sort()).toEqual(Object.keys(ROWS).sort());
      for (const { key } of options) {
        const terms: Terms<Coin, Span, Condition> = ROWS[key as keyof typeof ROWS];
        const [way] = waysToPay(terms, holder);
        expect(coinsOf(way ?? { action: 9 }).every(([coin, n]) => purse[coin] >= n)).toBe(true);
        for (const { per, times } of terms.limits ?? []) expect(usesOf(used, key, per)).toBeLessThan(times);
        for (const condition of terms.conditions ?? []) expect(where).toContain(condition.in);
      }
      for (const { why, rule } of refused) expect([why.text, rule]).not.toContain('');
    }),
  );
});
