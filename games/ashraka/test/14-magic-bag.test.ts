// ASH-14: the Magic Bag.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { against, fightsOf } from './fights.ts';
import { explores } from './moments.ts';
import { ATSU, CLEARING, down, holds, scene, TANTAN, takeOut } from './scene.ts';

const inBag = (state: State, slot: number, card: FindId): void => {
  takeOut(state, card);
  state.bag.cards[slot] = card;
};

rule(
  ['ASH-14.2', 'ASH-14.4', 'ASH-14.8', 'ASH-14.9'],
  'one slot at first, for one card, from anywhere and for nothing',
  () => {
    const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-05', 'a1-find-06') });
    play.does(ATSU, 'put:a1-find-05');
    expect(play.state.bag.cards).toEqual(['a1-find-05', null, null]);
    expect(play.hero(ATSU).disc).toBe(6);
    expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  },
);

rule('ASH-14.3', 'coins and runes are common', () => {
  const play = scene({
    partner: { at: 'a1-old-mill' },
    set(state) {
      state.bag.coins = 4;
    },
  });
  play.does(TANTAN, 'activate:merchant-1').answers(TANTAN, 'shop.ask', 'buy:a1-find-05');
  expect(play.state.bag.coins).toBe(0);
});

rule(
  ['ASH-14.5', 'ASH-14.6', 'ASH-14.7'],
  'ASH-X8: a red rune opens slot 2, a mauve one slot 3, in either order',
  () => {
    const play = scene({
      at: 'a1-standing-stones',
      set(state) {
        state.bag.runes = { blue: 0, red: 1, mauve: 1 };
      },
    });
    play.does(ATSU, 'activate:sanctuary').answers(ATSU, 'sanctuary.ask', 'slot:3');
    expect(play.state.bag.open).toEqual([true, false, true]);
    play.answers(ATSU, 'sanctuary.ask', 'slot:2');
    expect(play.state.bag).toMatchObject({ open: [true, true, true], runes: { red: 0, mauve: 0 } });
  },
);

rule(
  ['ASH-14.11', 'ASH-14.12', 'ASH-15.10', 'ASH-15.11'],
  'ASH-X28: with full hands one may draw, and put any of the four away',
  () => {
    const play = scene({
      hand: ['a1-find-05', 'a1-find-06', 'a1-find-07'],
      set(state, [atsu]) {
        explores(state, atsu, 'a1-find-09');
      },
    });
    play.does(ATSU, 'activate:exploration');
    expect(play.seat(0).offered('hand.excess')).toHaveLength(8);
    play.answers(ATSU, 'hand.excess', 'put:a1-find-09');
    expect(play.hero(ATSU).hand).toHaveLength(3);
    expect(play.state.bag.cards[0]).toBe('a1-find-09');
  },
);

rule(['ASH-14.13', 'ASH-14.18'], 'a swap costs one action, with full hands and a full Bag too', () => {
  const play = scene({
    hand: ['a1-find-05', 'a1-find-06', 'a1-find-07'],
    set(state) {
      inBag(state, 0, 'a1-find-08');
    },
  });
  play.does(ATSU, 'swap:0:a1-find-05');
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, hand: ['a1-find-08', 'a1-find-06', 'a1-find-07'] });
  expect(play.state.bag.cards[0]).toBe('a1-find-05');
});

rule(['ASH-14.14', 'ASH-18.16'], 'Quest, Trap and Luck cards never go into the Bag, and fill no hand', () => {
  const play = scene({
    set: (state, [atsu]) =>
      holds(state, atsu, 'a1-find-01', 'a1-find-21', 'a1-find-22', 'a1-find-05', 'a1-find-06', 'a1-find-07'),
  });
  expect(play.can(ATSU).filter(key => key.startsWith('put:'))).toEqual([
    'put:a1-find-05',
    'put:a1-find-06',
    'put:a1-find-07',
  ]);
  expect(play.hero(ATSU).hand).toHaveLength(3);
});

rule('ASH-14.15', 'nothing is used out of the Bag', () => {
  const play = scene({ set: state => inBag(state, 0, 'a1-find-05') });
  expect(play.can(ATSU)).not.toContain('play:a1-find-05');
});

rule(
  ['ASH-14.16', 'ASH-14.17'],
  'in a combat only fighters put cards in, nobody takes any; who is down neither',
  () => {
    const play = against('clawed-prowler', 9, { hand: ['a1-find-05'] });
    expect(play.can(ATSU)).toContain('put:a1-find-05');
    expect(play.can(ATSU).filter(key => /^(take|swap)/.test(key))).toEqual([]);
    expect(play.seat(1).asked()).toBeUndefined();
  },
);

rule(
  ['ASH-14.16', 'ASH-14.17'],
  'with the option whoever is down or waits puts cards in too; without it nobody does',
  () => {
    const set = (state: State, [atsu]: readonly [Hero, Hero]) => {
      holds(state, atsu, 'a1-find-05');
      down(atsu);
      state.fallen = [ATSU];
    };
    for (const seats of [1, 2] as const) {
      const play = scene({ seats, options: { openBag: true }, set });
      play.does(ATSU, 'put:a1-find-05');
      expect(play.state.bag.cards[0]).toBe('a1-find-05');
      expect(play.can(TANTAN)).toContain(`move:${CLEARING}`);
      play.passes(TANTAN, 'turn.ask');
      expect(play.state.turn).toBe(2);
    }
    expect(scene({ set }).seat(0).asked()).toBeUndefined();
    const fight = { card: 'clawed-prowler', cubes: 9, partner: { hand: ['a1-find-05'] } } as const;
    const waits = fightsOf({ ...fight, options: { openBag: true } });
    expect(waits.can(TANTAN)).toEqual(['put:a1-find-05']);
    expect(fightsOf(fight).seat(1).asked()).toBeUndefined();
  },
);

rule(['ASH-14.16', 'ASH-14.9'], 'in a combat cards go into the Bag while there is room, and none come out', () => {
  const play = against('clawed-prowler', 60, { hand: ['a1-find-05', 'a1-find-06'] });
  play.does(ATSU, 'put:a1-find-05');
  expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  expect(play.can(ATSU).filter(key => key.startsWith('take') || key.startsWith('swap'))).toEqual([]);
  expect(play.state.combat?.fighters[0]?.acted).toBe(false);
});
