// Deeds: offered, refused and done from one list.

import { type Game, Match, type Rules, type Table } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { act, type Deeds, type Standing } from '../deeds.ts';
import { because, first, unless } from '../offers.ts';

interface Shop {
  gold: number;
  readonly bought: string[];
}

const DEAR = because('why.dear', 'T-2');

/** What is for sale, each for its price; a map leads elsewhere. */
const wares: (t: Table<Shop>) => Deeds<Shop, string> =
  ({ state }) =>
  offer => {
    for (const [key, price, leads] of [
      ['torch', 1],
      ['map', 2, 'cave'],
      ['crown', 9],
    ] as const)
      offer(unless(price <= state.gold, 'why.dear', 'T-2'), () => ({
        option: { key, text: key, rule: 'T-1' },
        *run() {
          state.gold -= price;
          state.bought.push(key);
          return leads;
        },
      }));
  };

function begin(rule: (t: Table<Shop>) => Rules, seats = 1): Match<Shop, Shop> {
  const game: Game<Shop, Shop> = {
    id: 'shop',
    rules: 1,
    content: 'none',
    options: [],
    refuseSetting: () => undefined,
    begin: () => ({ gold: 3, bought: [] }),
    positions: {
      *setup(t) {
        yield* rule(t);
        return { at: 'over' };
      },
    },
    view: state => state,
    redeal: () => {},
    outcome: () => ({ won: [], scores: [0], text: { text: 'outcome' } }),
    turns: () => 0,
    invariants: () => [],
    sound: () => undefined,
    trials: [],
  };
  return Match.start(game, { seed: 's', seats });
}

const ASKED = { seat: 0, prompt: 'shop', rule: 'T-1', pass: { text: 'leave' } };

describe('a deed', () => {
  test('is offered, or refused with the reason and what else is refused; what it returns is told apart from a pass', () => {
    const told: unknown[] = [];
    const match = begin(function* (t) {
      const asked = {
        ...ASKED,
        refused: () => [{ key: 'sword', text: 'sword', why: { text: 'why.sold' }, rule: 'T-3' }],
      };
      for (let done = yield* act(t, asked, wares(t)); ; done = yield* act(t, asked, wares(t))) {
        told.push(done);
        if (!done) return;
      }
    });
    expect(match.decisions[0]?.options.map(({ key }) => key)).toEqual(['torch', 'map']);
    expect(match.decisions[0]?.refused?.()).toEqual([
      { key: 'crown', text: 'crown', why: { text: 'why.dear' }, rule: 'T-2' },
      { key: 'sword', text: 'sword', why: { text: 'why.sold' }, rule: 'T-3' },
    ]);
    match.pick('map');
    match.pick('torch');
    expect(match.state).toEqual({ gold: 0, bought: ['map', 'torch'] });
    expect(told).toEqual([{ next: 'cave' }, { next: undefined }, undefined]);
  });

  test('of somebody else may be done meanwhile, and nobody waits for it', () => {
    const match = begin(function* (t) {
      const other: Standing<Shop, string> = { asked: { ...ASKED, seat: 1, prompt: 'stall' }, deeds: wares(t) };
      while (yield* act(t, { ...ASKED, confirm: 'turn' }, wares(t), t.state.gold > 1 ? [other] : []));
    }, 2);
    expect(match.decisionOf(1)).toMatchObject({ prompt: 'stall', standing: true });
    expect(match.decisionOf(0)?.standing).toBeUndefined();
    match.answer({ seat: 1, decision: match.decisionOf(1)?.id ?? 0, picks: ['map'] });
    expect(match.state.bought).toEqual(['map']);
    expect(match.decisionOf(1)).toBeUndefined();
    match.pick('torch');
    expect(match.decisions).toMatchObject([{ seat: 0, options: [], confirm: 'turn' }]);
    match.pick();
    expect(match.over).toBe(true);
  });
});

test('the first thing that stands against it is told', () => {
  expect(first(undefined, false, unless(true, 'why.far', 'T-4'))).toBeUndefined();
  expect(first(undefined, false, DEAR, because('why.far', 'T-4'))).toBe(DEAR);
  expect(unless(false, 'why.far', 'T-4', { n: 2 })).toEqual({ why: { text: 'why.far', with: { n: 2 } }, rule: 'T-4' });
});
