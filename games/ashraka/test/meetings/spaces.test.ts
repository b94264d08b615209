// Spaces meet cards, skills, allies and diseases: declining, the last coin, what is not offered.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { AllyId, FindId } from '../../content/vocabulary.ts';
import { board } from '../../rules/board.ts';
import type { Hero, State } from '../../rules/state.ts';
import { resting } from '../moments.ts';
import { ATSU, at, BRUNN, CLEARING, holds, ONDINE, type Plan, type Play, scene, TANTAN, takeOut } from '../scene.ts';
import { ally } from '../upgrades.ts';

const OAK = at('a1-hollow-oak');

const MILL = at('a1-old-mill');

rule(['ASH-8.4', 'ASH-8.8', 'ASH-18.20'], 'a rest with the Dryad, and one with a Trap that spoils it', () => {
  const resting = (place: string, more: (state: State, atsu: Hero) => void) =>
    scene({
      at: place,
      health: 1,
      mana: 0,
      set(state, [atsu]) {
        state.bag.coins = 6;
        more(state, atsu);
      },
    });
  const dryad = (state: State) => ally(state, 'dryad');
  expect(resting('a1-clearing', dryad).does(ATSU, 'activate:campfire').hero(ATSU).health).toBe(2);
  expect(resting('a1-crossroads-inn', dryad).does(ATSU, 'activate:inn').hero(ATSU).health).toBe(2);
  const trap = (state: State, atsu: Hero) => holds(state, atsu, 'a3-find-21');
  const fire = resting('a1-clearing', trap).does(ATSU, 'activate:campfire').answers(ATSU, 'rest.ask', 'rest:health');
  expect(fire.seat(0).offered('rest.ask')).toEqual(['drop:a3-find-21']);
  const inn = resting('a1-crossroads-inn', trap).does(ATSU, 'activate:inn');
  inn.answers(ATSU, 'inn.ask', 'rest:health').answers(ATSU, 'inn.ask', 'rest:health');
  expect([inn.hero(ATSU).health, inn.state.bag.coins]).toEqual([2, 2]);
});

rule(['ASH-8.4', 'ASH-6.3'], 'D8: nothing need be taken at a fire', () => {
  const none = resting({}, () => {}).passes(ATSU, 'rest.ask');
  expect([none.hero(ATSU).health, none.hero(ATSU).mana, none.seat(0).asked()]).toEqual([2, 0, 'turn.ask']);
  const one = resting({}, () => {})
    .answers(ATSU, 'rest.ask', 'rest:mana')
    .passes(ATSU, 'rest.ask');
  expect([one.hero(ATSU).health, one.hero(ATSU).mana]).toEqual([2, 1]);
});

rule(['ASH-8.7', 'ASH-15.14'], 'what gives nothing and takes nothing is not told', () => {
  const full = scene({
    set: (state, [atsu]) => [ally(state, 'dryad'), Object.assign(atsu, { at: CLEARING, mana: 0 })],
  });
  full.does(ATSU, 'activate:campfire').passes(ATSU, 'rest.ask');
  expect(full.told()).not.toContain('log.heal');
  const empty = scene({
    position: { at: 'destiny' },
    track: [4],
    set(_, heroes) {
      heroes[0].mana = 0;
    },
  });
  empty.answers(ATSU, 'destiny.ask', 'box:A');
  expect(empty.lines('log.mana.lost')).toHaveLength(1);
});

rule(['ASH-8.7', 'ASH-15.12'], 'a draught fills mana up to its value, and no further', () => {
  const play = scene({
    partner: { mana: 4, hand: ['a1-find-06'] },
  }).does(TANTAN, 'play:a1-find-06');
  play.answers(TANTAN, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).mana).toBe(5);
});

rule(['ASH-8.12', 'ASH-16.6'], 'who has a nose for it draws once more after a Void', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    at: 'a4-bone-field',
    skills: ['ondine-a6'],
    set(state) {
      state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
      for (const card of ['a4-find-25', 'a4-find-24'] as const) {
        takeOut(state, card);
        state.piles[1].push({ card, faceUp: false });
      }
      takeOut(state, 'a4-find-06');
      state.piles[1].unshift({ card: 'a4-find-06', faceUp: false });
    },
  });
  play.does(ONDINE, 'activate:exploration');
  expect(play.state.discard).toEqual(['a4-find-24', 'a4-find-25']);
  expect(play.state.piles[1]).toHaveLength(1);
});

rule(['ASH-8.12', 'ASH-16.6'], 'a Sharp Eye draws again after a Void, once, and after nothing else', () => {
  const draws = (...cards: readonly FindId[]) => {
    const play = scene({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      skills: ['ondine-a6'],
      set(state, [ondine]) {
        const { places, space } = board({ adventure: 4 });
        ondine.at = places.find(place => space(place).pile === 1);
        for (const card of cards) takeOut(state, card);
        state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
        state.piles[1] = [...cards].reverse().map(card => ({ card, faceUp: false }));
      },
    }).does(ONDINE, 'activate:exploration');
    return play.state.piles[1].length;
  };
  expect(draws('a4-find-06', 'a4-find-07', 'a4-find-20')).toBe(2);
  expect(draws('a4-find-24', 'a4-find-07', 'a4-find-20')).toBe(1);
  expect(draws('a4-find-24', 'a4-find-25', 'a4-find-20')).toBe(1);
});

rule(
  ['ASH-8.14', 'ASH-8.33', 'ASH-15.11', 'ASH-15.9', 'ASH-8.15'],
  'no card without its coins; what is bought counts at once; what is sold need not be understood',
  () => {
    const play = scene({
      hand: ['a1-find-15', 'a1-find-06', 'a1-find-07'],
      set(state, [atsu]) {
        atsu.at = MILL;
        state.bag.coins = 3;
      },
    });
    play.does(ATSU, 'activate:merchant-1');
    expect(
      play
        .seat(0)
        .refused('shop.ask')
        .find(({ key }) => key === 'buy:a1-find-05')?.why.text,
    ).toBe('why.coins');
    expect(play.seat(0).offered('shop.ask')).not.toContain('buy:a1-find-05');
    play.answers(ATSU, 'shop.ask', 'sell:a1-find-15');
    expect(play.state.bag.coins).toBe(6);
    play.answers(ATSU, 'shop.ask', 'buy:a1-find-05');
    expect([play.seat(0).asked(), play.hero(ATSU).hand.length]).toEqual(['shop.ask', 3]);
    const full = scene({
      hand: ['a1-find-15', 'a1-find-06', 'a1-find-07'],
      set(state, [atsu]) {
        atsu.at = MILL;
        state.bag.coins = 7;
      },
    }).does(ATSU, 'activate:merchant-1');
    full.answers(ATSU, 'shop.ask', 'buy:a1-find-01');
    expect([full.seat(0).asked(), full.hero(ATSU).specials.includes('a1-find-01')]).toEqual(['shop.ask', true]);
    full.answers(ATSU, 'shop.ask', 'buy:a1-find-05');
    expect(full.seat(0).asked()).toBe('hand.excess');
  },
);

rule(
  ['ASH-8.14', 'ASH-8.15', 'ASH-16.6'],
  'who haggles pays one coin less, never under one; who sells well loses one only',
  () => {
    const haggler = scene({
      skills: ['tantan-a3'],
      set(state, [, tantan]) {
        tantan.at = MILL;
        state.bag.coins = 5;
      },
    });
    haggler.does(TANTAN, 'activate:merchant-1').answers(TANTAN, 'shop.ask', 'buy:a1-find-05');
    expect(haggler.state.bag.coins).toBe(2);
    const seller = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      at: 'a3-stilt-market',
      hand: ['a3-find-05'],
      skills: ['brunn-a2'],
      set(state) {
        state.bag.coins = 0;
      },
    });
    seller.does(BRUNN, 'activate:merchant-1').answers(BRUNN, 'shop.ask', 'sell:a3-find-05');
    expect(seller.state.bag.coins).toBe(3);
  },
);

rule(['ASH-8.14', 'ASH-17.1'], 'what costs just what is there can be had, and stands in one list alone', () => {
  const shop = (coins: number) =>
    scene({
      at: 'a1-old-mill',
      set(state) {
        state.bag.coins = coins;
      },
    })
      .does(ATSU, 'activate:merchant-1')
      .seat(0);
  const wares = shop(4);
  expect(wares.offered('shop.ask')).toEqual(['buy:a1-find-01', 'buy:a1-find-05', 'buy:a1-find-09']);
  expect(wares.refused('shop.ask').map(({ key }) => key)).toEqual(['sell:a1-find-02']);
  expect(
    shop(3)
      .refused('shop.ask')
      .map(({ key, why }) => [key, why.text]),
  ).toEqual([
    ['buy:a1-find-05', 'why.coins'],
    ['buy:a1-find-09', 'why.coins'],
    ['sell:a1-find-02', 'why.worthless'],
  ]);
  const stones = scene({
    at: 'a1-standing-stones',
    set(state) {
      state.bag.runes = { blue: 1, red: 0, mauve: 0 };
    },
  }).does(ATSU, 'activate:sanctuary');
  const [can, cannot] = [stones.seat(0).offered('sanctuary.ask'), stones.seat(0).refused('sanctuary.ask')];
  expect([can.includes('learn:atsu-a1'), cannot.some(({ key }) => can.includes(key))]).toEqual([true, false]);
  expect(cannot.find(({ key }) => key === 'slot:2')?.why.text).toBe('why.runes');
});

rule(['ASH-8.22', 'ASH-19.8'], 'with the Ferryman quays cost nothing; who fishes there gains more', () => {
  const plan = (id?: AllyId): Plan => ({
    adventure: 3,
    at: 'a3-west-quay',
    set(state) {
      state.bag.coins = 0;
      if (id) ally(state, id);
    },
  });
  expect(scene(plan()).whyNot(ATSU, 'activate:quay')?.[0]).toBe('why.coins');
  expect(scene(plan('ferryman')).does(ATSU, 'activate:quay').hero(ATSU).at).toBe(at('a3-island-quay'));
  const fishing = (place: string) =>
    scene({
      adventure: 5,
      heroes: [ONDINE, TANTAN],
      at: place,
      skills: ['ondine-a1'],
      set(state) {
        state.bag.coins = 0;
      },
    }).does(ONDINE, 'skill:ondine-a1').state.bag.coins;
  expect([fishing('a5-city-quay'), fishing('a5-hideout')]).toEqual([3, 1]);
});

rule(
  ['ASH-8.24', 'ASH-8.35', 'ASH-10.2'],
  'a Lock where one arrives stops nobody from arriving, but from using it',
  () => {
    const quay = scene({
      adventure: 3,
      at: 'a3-west-quay',
      set(state) {
        state.bag.coins = 5;
        state.locks = [at('a3-island-quay')];
      },
    }).does(ATSU, 'activate:quay');
    expect(quay.whyNot(ATSU, 'activate:quay')?.[0]).toBe('why.lock');
    const storm = scene({
      adventure: 4,
      dice: ['green'],
      at: 'a4-west-storm',
      set(state) {
        state.locks = [at('a4-caravan-gate')];
      },
    });
    storm.does(ATSU, 'activate:storm').answers(ATSU, 'storm.ask', `go:${at('a4-caravan-gate')}`);
    expect(storm.hero(ATSU).at).toBe(at('a4-caravan-gate'));
    const portal = scene({
      set(state, [atsu]) {
        atsu.at = CLEARING;
        state.portals = { blue: [CLEARING, OAK], orange: [MILL, at('a1-ruins')] };
        state.locks = [OAK];
      },
    }).does(ATSU, 'activate:portal-blue');
    expect(portal.hero(ATSU).at).toBe(OAK);
    expect(portal.whyNot(ATSU, 'activate:portal-blue')?.[0]).toBe('why.lock');
  },
);

rule(
  ['ASH-8.25', 'ASH-18.5', 'ASH-18.7'],
  'a Compass follows an arrow from a storm; with more knowledge it also leads elsewhere',
  () => {
    const plays = (place: string, knowledge: 0 | 1): Play =>
      scene({
        adventure: 4,
        at: place,
        hand: ['a4-find-16'],
        set(state) {
          state.sheets[ATSU].steps.knowledge = knowledge;
        },
      }).does(ATSU, 'play:a4-find-16');
    const storm = plays('a4-west-storm', 0);
    expect(storm.seat(0).offered('place.where')).toHaveLength(3);
    storm.answers(ATSU, 'place.where', `go:${at('a4-caravan-gate')}`);
    expect(storm.hero(ATSU).at).toBe(at('a4-caravan-gate'));
    const lost = plays('a4-oasis', 0);
    expect([lost.seat(0).asked(), lost.hero(ATSU).at, lost.state.discard]).toEqual([
      'turn.ask',
      at('a4-oasis'),
      ['a4-find-16'],
    ]);
    const either = plays('a4-west-storm', 1);
    expect(either.seat(0).offered('option.ask')).toEqual(['option:0', 'option:1']);
    either.answers(ATSU, 'option.ask', 'option:0').answers(ATSU, 'place.where', `go:${at('a4-caravan-gate')}`);
    expect(either.seat(0).asked()).toBe('turn.ask');
    expect(plays('a4-oasis', 1).seat(0).asked()).toBe('place.where');
  },
);
