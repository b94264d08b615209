// ASH-1, ASH-5, ASH-6, ASH-12: the turn, and what actions buy.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ashraka } from '../rules/game.ts';
import { sayKey } from '../rules/keys.ts';
import { ATSU, at, holds, monster, scene, TANTAN } from './scene.ts';

const CLEARING = at('a1-clearing');

rule(['ASH-1.1', 'ASH-1.2'], 'two players with a hero each, or one with both', () => {
  const setting = (seats: number) => ashraka.refuseSetting({ seats, options: { adventure: '1' } })?.text;
  expect([1, 2, 3].map(setting)).toEqual([undefined, undefined, 'setup.seats']);
  expect(scene().state.heroes.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(scene({ seats: 1 }).state.heroes.map(({ seat }) => seat)).toEqual([0, 0]);
});

rule('ASH-1.9', 'R33: of a common decision one proposes and the other agrees, or proposes something else', () => {
  const play = scene({
    options: { agree: true },
    position: { at: 'destiny' },
    set: state => {
      state.track = [{ tile: 3, faceUp: false }];
      state.bag.coins = 5;
    },
  });
  play.seat(1).chooses('destiny.ask', 'box:B');
  expect(play.seat(0).offered('agree.ask')).toEqual(['box:A']);
  play.seat(0).chooses('agree.ask', 'box:A');
  play.seat(1).passes('agree.ask');
  expect(play.state).toMatchObject({ bag: { coins: 3 }, monsters: [] });
});

rule(['ASH-5.1', 'ASH-5.2', 'ASH-5.9', 'ASH-12.2'], 'both spend as they like, a tile is drawn, the discs go up', () => {
  const play = scene({
    set(state, [atsu]) {
      state.track = [{ tile: 5, faceUp: false }];
      atsu.health--;
    },
  });
  play.does(ATSU, `move:${CLEARING}`).does(TANTAN, `move:${CLEARING}`).does(ATSU, 'activate:campfire');
  play.answers(ATSU, 'rest.ask', 'rest:health');
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([3, 3]);
  play.passes(ATSU).passes(TANTAN);
  expect(play.state).toMatchObject({ turn: 2, spent: [5] });
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([6, 5]);
});

rule(['ASH-5.4', 'ASH-6.13'], 'with the disc on the Moon nothing that costs an action can be done', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { disc: 0, at: CLEARING }) });
  // Words are free.
  expect(play.can(ATSU).filter(key => !sayKey.is(key))).toEqual([]);
  expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.actions');
});

rule(['ASH-5.5', 'ASH-5.6', 'ASH-5.7'], 'who gives up has no action left; who is down holds nobody up', () => {
  const play = scene({
    set(state, [, tantan]) {
      state.track = [{ tile: 5, faceUp: false }];
      Object.assign(tantan, { health: 0, fell: 'actions' });
      state.fallen = [TANTAN];
    },
  });
  expect(play.seat(1).asked()).toBeUndefined();
  play.passes(ATSU);
  expect(play.state.turn).toBe(2);
});

rule(['ASH-5.8', 'ASH-12.5', 'ASH-12.3'], 'a gift of actions opens the turn again, also for who had ended it', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      for (const hero of [atsu, tantan]) Object.assign(hero, { disc: 0, at: CLEARING, health: 2 });
      holds(state, tantan, 'a1-find-08');
    },
  });
  play.passes(ATSU).does(TANTAN, 'play:a1-find-08').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU).disc).toBe(2);
  expect(play.can(ATSU)).toContain('activate:campfire');
  expect(play.state.turn).toBe(1);
});

rule(
  ['ASH-5.8', 'ASH-18.8'],
  'whoever ended their turn is asked before the tile if the other has come to them since',
  () => {
    const coming = (more?: NonNullable<Parameters<typeof scene>[0]>['set']) =>
      scene({
        set(state, heroes) {
          const [atsu, tantan] = heroes;
          atsu.at = CLEARING;
          Object.assign(tantan, { at: at('a1-south-gate'), disc: 3, health: 1 });
          holds(state, atsu, 'a1-find-05');
          state.track = [{ tile: 5, faceUp: false }];
          more?.(state, heroes);
        },
      }).passes(ATSU);
    const play = coming().does(TANTAN, `move:${CLEARING}`);
    // Nobody is in TanTan's way while they have something to do.
    expect(play.seat(0).asked()).toBeUndefined();
    play.passes(TANTAN);
    expect([play.state.turn, play.seat(1).asked()]).toEqual([1, undefined]);
    expect(play.can(ATSU)).toEqual(expect.arrayContaining(['play:a1-find-05', 'give:a1-find-05']));
    // The actions that were given up stay so.
    expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.actions');
    play.does(ATSU, 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
    expect(play.hero(TANTAN).health).toBe(3);
    expect(play.passes(ATSU).state.turn).toBe(2);
    // Once is enough, if they would rather not.
    expect(coming().does(TANTAN, `move:${CLEARING}`).passes(TANTAN).passes(ATSU).state.turn).toBe(2);
    // Nobody is asked who could do no more than before: TanTan stays away, or they were together all the time, or have nothing.
    expect(coming().passes(TANTAN).state.turn).toBe(2);
    expect(coming((_, [, tantan]) => Object.assign(tantan, { at: CLEARING })).passes(TANTAN).state.turn).toBe(2);
    const empty = coming((_, [atsu]) => Object.assign(atsu, { hand: [], specials: [] }));
    expect(empty.does(TANTAN, `move:${CLEARING}`).passes(TANTAN).state.turn).toBe(2);
  },
);

rule('ASH-5.10', 'the row belongs to the turn that ends: whom it knocks out falls in that turn', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state, [atsu]) {
      state.track = [{ tile: 8, faceUp: false }];
      state.turn = 3;
      atsu.health = 1;
    },
  });
  play.seat(0).chooses('destiny.ask', 'box:B');
  expect(play.state).toMatchObject({ turn: 4, falls: 1, fallen: [] });
  expect(play.hero(ATSU)).toMatchObject({ health: 1, mana: 0, disc: 6 });
});

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

rule(['ASH-6.11', 'ASH-6.15'], 'no Traps, no Luck, and nothing with who is down', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-21', 'a1-find-22', 'a1-find-05') });
  expect(play.can(ATSU).filter(key => key.startsWith('give:'))).toEqual(['give:a1-find-05', 'give:a1-find-02']);
  const down = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-05');
      Object.assign(tantan, { health: 0, fell: 'actions' });
    },
  });
  expect(down.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.partner.ko');
});

rule('ASH-6.12', 'who gets too much by it puts away or discards', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-05');
      holds(state, tantan, 'a1-find-06', 'a1-find-07', 'a1-find-08');
    },
  });
  play.does(ATSU, 'give:a1-find-05');
  expect(play.seat(1).offered('hand.excess')).toContain('put:a1-find-05');
  play.answers(TANTAN, 'hand.excess', 'drop:a1-find-08');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-06', 'a1-find-07', 'a1-find-05']);
});

rule(
  ['ASH-6.9', 'ASH-18.9', 'ASH-18.10', 'ASH-18.29'],
  'a Free card helps the other on the same space, by the knowledge of who plays it',
  () => {
    const play = scene({
      set(state, [atsu, tantan]) {
        holds(state, tantan, 'a1-find-05');
        atsu.health = 1;
      },
    });
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect([play.hero(ATSU).health, play.hero(TANTAN).disc]).toEqual([3, 5]);
  },
);

rule(['ASH-6.6', 'ASH-6.10', 'ASH-20.1', 'ASH-24.1'], 'ASH-X14: each pays the whole price of a combat', () => {
  const play = scene({ set: (state, [atsu]) => monster(state, 'enraged-boar', atsu.at as never, 6) });
  play.does(ATSU, 'engage-both:blue');
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([4, 3]);
  expect(play.state.combat?.fighters.map(({ hero }) => hero)).toEqual([ATSU, TANTAN]);
});

rule('ASH-6.17', 'who is outside a combat exchanges nothing with who is in it', () => {
  const play = scene({
    set(state, [atsu]) {
      monster(state, 'rat-brigand', atsu.at as never, 5);
      holds(state, atsu, 'a1-find-05');
    },
  });
  play.does(ATSU, 'engage:blue');
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.combat');
  expect(play.seat(1).asked()).toBeUndefined();
});

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

rule(['ASH-12.1', 'ASH-12.4'], 'ASH-X29: the track ends at ten', () => {
  const play = scene({
    set(state, [atsu]) {
      atsu.disc = 9;
      holds(state, atsu, 'a1-find-08');
    },
  });
  play.does(ATSU, 'play:a1-find-08').answers(ATSU, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU).disc).toBe(10);
});
