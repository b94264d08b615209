// ASH-6: what actions buy.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ATSU, CLEARING, down, holds, monster, type Plan, scene, TANTAN } from './scene.ts';

rule(['ASH-6.2', 'ASH-6.3'], 'activating costs an action, where one stands, and nobody must', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: CLEARING, health: 2 }) });
  expect(play.can(TANTAN)).not.toContain('activate:campfire');
  play.does(ATSU, 'activate:campfire').answers(ATSU, 'rest.ask', 'rest:health');
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, health: 3 });
});

rule(['ASH-6.4', 'ASH-18.4', 'ASH-18.1'], 'an Adventure card is played for an action, then discarded', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-14') });
  play.does(ATSU, 'play:a1-find-14').answers(ATSU, 'place.where', `go:${CLEARING}`);
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, at: CLEARING, hand: [] });
  expect(play.state.discard).toEqual(['a1-find-14']);
});

rule(['ASH-6.5', 'ASH-16.3'], 'an adventure skill costs an action and its mana', () => {
  const play = scene().does(ATSU, 'skill:atsu-a0').answers(ATSU, 'place.where', `go:${CLEARING}`);
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, mana: 1, at: CLEARING });
});

rule(['ASH-6.6', 'ASH-6.10', 'ASH-20.1', 'ASH-24.1'], 'ASH-X14: each pays the whole price of a combat', () => {
  const play = scene({ set: (state, [atsu]) => monster(state, 'enraged-boar', atsu.at as never, 6) });
  play.does(ATSU, 'engage-both:blue');
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([4, 3]);
  expect(play.state.combat?.fighters.map(({ hero }) => hero)).toEqual([ATSU, TANTAN]);
});

rule(['ASH-6.7', 'ASH-14.10'], 'a card out of the Bag costs an action', () => {
  const play = scene({
    set(state) {
      holds(state, state.heroes[0] as never, 'a1-find-05');
      state.heroes[0]?.hand.pop();
      state.bag.cards[0] = 'a1-find-05';
    },
  });
  play.does(TANTAN, 'take:0');
  expect(play.hero(TANTAN)).toMatchObject({ disc: 4, hand: ['a1-find-05'] });
  expect(play.state.bag.cards).toEqual([null, null, null]);
});

rule('ASH-6.8', 'apart nobody exchanges anything', () => {
  const play = scene({
    hand: ['a1-find-05'],
    set(_, [, tantan]) {
      tantan.at = CLEARING;
    },
  });
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.apart');
});

rule(
  ['ASH-6.8', 'ASH-6.14', 'ASH-18.19'],
  'heroes on one space give and exchange equipment and Quest cards for nothing',
  () => {
    const set = (state: Parameters<typeof holds>[0], [atsu, tantan]: readonly Parameters<typeof holds>[1][]) => {
      holds(state, atsu as never, 'a1-find-05', 'a1-find-01');
      holds(state, tantan as never, 'a1-find-06');
    };
    const gift = scene({ set }).does(ATSU, 'give:a1-find-01');
    expect([gift.hero(ATSU).specials, gift.hero(TANTAN).specials]).toEqual([['a1-find-02'], ['a1-find-01']]);
    const swap = scene({ set }).does(ATSU, 'exchange');
    swap.answers(ATSU, 'exchange.ask', 'card:a1-find-05', 'card:a1-find-06');
    expect([swap.hero(ATSU).hand, swap.hero(TANTAN).hand]).toEqual([['a1-find-06'], ['a1-find-05']]);
    expect([swap.hero(ATSU).disc, swap.hero(TANTAN).disc]).toEqual([6, 5]);
  },
);

rule(
  ['ASH-6.9', 'ASH-18.9', 'ASH-18.10', 'ASH-18.29'],
  'a Free card helps the other on the same space, by the knowledge of who plays it',
  () => {
    const play = scene({
      health: 1,
      partner: { hand: ['a1-find-05'] },
    });
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect([play.hero(ATSU).health, play.hero(TANTAN).disc]).toEqual([3, 5]);
  },
);

rule(['ASH-6.11', 'ASH-6.15'], 'no Traps, no Luck, and nothing with who is down', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-21', 'a1-find-22', 'a1-find-05') });
  expect(play.can(ATSU).filter(key => key.startsWith('give:'))).toEqual(['give:a1-find-05', 'give:a1-find-02']);
  const down = scene({
    hand: ['a1-find-05'],
    set(_, [, tantan]) {
      Object.assign(tantan, { health: 0, fell: 'actions' });
    },
  });
  expect(down.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.partner.ko');
});

rule('ASH-6.12', 'who gets too much by it puts away or discards', () => {
  const play = scene({
    hand: ['a1-find-05'],
    partner: { hand: ['a1-find-06', 'a1-find-07', 'a1-find-08'] },
  });
  play.does(ATSU, 'give:a1-find-05');
  expect(play.seat(1).offered('hand.excess')).toContain('put:a1-find-05');
  play.answers(TANTAN, 'hand.excess', 'drop:a1-find-08');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-06', 'a1-find-07', 'a1-find-05']);
});

rule(
  ['ASH-6.14', 'ASH-6.12', 'ASH-6.8'],
  'an exchange needs both, and leaves nobody with more than they can hold',
  () => {
    const plan = (agree: boolean): Plan => ({
      options: { agree },
      hand: ['a1-find-05', 'a1-find-06', 'a1-find-07'],
      partner: { hand: ['a1-find-08', 'a1-find-09', 'a1-find-10'] },
    });
    const refused = scene(plan(true)).does(ATSU, 'give:a1-find-05');
    refused.seat(1).chooses('agree.ask', 'refuse');
    expect(refused.hero(ATSU).hand).toHaveLength(3);
    const even = scene(plan(false))
      .does(ATSU, 'exchange')
      .answers(ATSU, 'exchange.ask', 'card:a1-find-05', 'card:a1-find-08');
    expect([even.seat(0).asked(), even.hero(ATSU).hand, even.hero(TANTAN).hand]).toEqual([
      'turn.ask',
      ['a1-find-06', 'a1-find-07', 'a1-find-08'],
      ['a1-find-09', 'a1-find-10', 'a1-find-05'],
    ]);
    const taken = scene(plan(false))
      .does(ATSU, 'exchange')
      .answers(ATSU, 'exchange.ask', 'card:a1-find-08', 'card:a1-find-09');
    taken.answers(ATSU, 'hand.excess', 'put:a1-find-05');
    // The Bag is full now: what is too much can only go.
    expect(
      taken
        .seat(0)
        .offered('hand.excess')
        .every(key => key.startsWith('drop:')),
    ).toBe(true);
    taken.answers(ATSU, 'hand.excess', 'drop:a1-find-06');
    expect(taken.hero(ATSU).hand).toEqual(['a1-find-07', 'a1-find-08', 'a1-find-09']);
  },
);

rule(['ASH-6.14', 'ASH-6.11'], 'an exchange may be of one card, from either side, and never of a Trap or Luck', () => {
  const play = scene({
    hand: ['a1-find-05', 'a1-find-21'],
    partner: { hand: ['a1-find-06', 'a1-find-22'] },
  }).does(ATSU, 'exchange');
  expect(play.seat(0).offered('exchange.ask')).toEqual(['card:a1-find-05', 'card:a1-find-02', 'card:a1-find-06']);
  play.answers(ATSU, 'exchange.ask', 'card:a1-find-06');
  expect([play.hero(ATSU).hand, play.hero(TANTAN).hand]).toEqual([['a1-find-05', 'a1-find-06'], []]);
});

rule(
  ['ASH-6.15', 'ASH-6.14'],
  'a card that carries things anywhere carries none to who is down, and asks who is not',
  () => {
    const plan = (isDown: boolean): Plan => ({
      adventure: 3,
      options: { agree: true },
      hand: ['a3-find-13', 'a3-find-05'],
      partner: { at: 'a3-peat-camp' },
      set(_, [, tantan]) {
        if (isDown) down(tantan);
      },
    });
    const refused = scene(plan(true)).does(ATSU, 'play:a3-find-13');
    expect(refused.seat(0).asked()).toBe('turn.ask');
    const offered = scene(plan(false)).does(ATSU, 'play:a3-find-13').answers(ATSU, 'card.give', 'card:a3-find-05');
    offered.seat(1).chooses('agree.ask', 'refuse');
    expect(offered.hero(ATSU).hand).toEqual(['a3-find-05']);
  },
);

rule('ASH-6.16', 'two fighters may exchange; with the option they may not', () => {
  const plan = (noSwaps: boolean) => ({
    options: { noSwaps },
    set(state: Parameters<typeof holds>[0], [atsu]: readonly Parameters<typeof holds>[1][]) {
      monster(state, 'enraged-boar', atsu?.at as never, 6);
      holds(state, atsu as never, 'a1-find-05');
    },
  });
  expect(scene(plan(false)).does(ATSU, 'engage-both:blue').can(ATSU)).toContain('give:a1-find-05');
  expect(scene(plan(true)).does(ATSU, 'engage-both:blue').can(ATSU)).not.toContain('give:a1-find-05');
});

rule('ASH-6.17', 'who is outside a combat exchanges nothing with who is in it', () => {
  const play = scene({
    hand: ['a1-find-05'],
    set(state, [atsu]) {
      monster(state, 'rat-brigand', atsu.at as never, 5);
    },
  });
  play.does(ATSU, 'engage:blue');
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.combat');
  expect(play.seat(1).asked()).toBeUndefined();
});
