// Spaces and cards, just inside and just outside of rules: declining, the last coin, ways that lead nowhere, what is not offered.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../content/vocabulary.ts';
import { board, type Segment } from '../rules/board.ts';
import type { Hero, State } from '../rules/state.ts';
import { ATSU, at, BRUNN, holds, monster, ONDINE, type Plan, type Play, scene, TANTAN, takeOut } from './scene.ts';
import { ally, learns } from './upgrades.ts';

const CLEARING = at('a1-clearing');

// ---- spaces ----

const resting = (plan: Omit<Plan, 'set'>, more: (state: State, atsu: Hero) => void): Play =>
  scene({
    ...plan,
    set(state, [atsu]) {
      Object.assign(atsu, { at: CLEARING, health: 2, mana: 0 });
      more(state, atsu);
    },
  }).does(ATSU, 'activate:campfire');

rule(['ASH-8.4', 'ASH-6.3'], 'D8: nothing need be taken at a fire', () => {
  const none = resting({}, () => {}).passes(ATSU, 'rest.ask');
  expect([none.hero(ATSU).health, none.hero(ATSU).mana, none.seat(0).asked()]).toEqual([2, 0, 'turn.ask']);
  const one = resting({}, () => {})
    .answers(ATSU, 'rest.ask', 'rest:mana')
    .passes(ATSU, 'rest.ask');
  expect([one.hero(ATSU).health, one.hero(ATSU).mana]).toEqual([2, 1]);
});

rule(
  ['ASH-8.6', 'ASH-8.5'],
  'with the option a fire that takes a Trap gives no rest, and one that gives rest takes none',
  () => {
    const trapped = (state: State, atsu: Hero) => holds(state, atsu, 'a1-find-21');
    const shed = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect([shed.seat(0).asked(), shed.hero(ATSU).health]).toEqual(['turn.ask', 2]);
    const rested = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'rest:health');
    expect(rested.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
    const both = resting({}, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect(both.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
  },
);

rule(['ASH-8.7', 'ASH-15.14'], 'what gives nothing and takes nothing is not told', () => {
  const full = scene({
    set: (state, [atsu]) => [ally(state, 'dryad'), Object.assign(atsu, { at: CLEARING, mana: 0 })],
  });
  full.does(ATSU, 'activate:campfire').passes(ATSU, 'rest.ask');
  expect(full.told()).not.toContain('log.heal');
  const empty = scene({
    position: { at: 'destiny' },
    set(state, heroes) {
      state.track = [{ tile: 4, faceUp: false }];
      heroes[0].mana = 0;
    },
  });
  empty.answers(ATSU, 'destiny.ask', 'box:A');
  expect(empty.lines('log.mana.lost')).toHaveLength(1);
});

rule(['ASH-8.7', 'ASH-15.12'], 'a draught fills mana up to its value, and no further', () => {
  const play = scene({
    set(state, [, tantan]) {
      holds(state, tantan, 'a1-find-06');
      tantan.mana = 4;
    },
  }).does(TANTAN, 'play:a1-find-06');
  play.answers(TANTAN, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).mana).toBe(5);
});

rule(['ASH-8.14', 'ASH-17.1'], 'what costs just what is there can be had, and stands in one list alone', () => {
  const shop = (coins: number) =>
    scene({
      set(state, [atsu]) {
        atsu.at = at('a1-old-mill');
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
    set(state, [atsu]) {
      atsu.at = at('a1-standing-stones');
      state.bag.runes = { blue: 1, red: 0, mauve: 0 };
    },
  }).does(ATSU, 'activate:sanctuary');
  const [can, cannot] = [stones.seat(0).offered('sanctuary.ask'), stones.seat(0).refused('sanctuary.ask')];
  expect([can.includes('learn:atsu-a1'), cannot.some(({ key }) => can.includes(key))]).toEqual([true, false]);
  expect(cannot.find(({ key }) => key === 'slot:2')?.why.text).toBe('why.runes');
});

// ---- ways that a text offers ----

const swims = (place: string): Play =>
  scene({
    adventure: 5,
    heroes: [ONDINE, TANTAN],
    set: (_, [ondine]) => Object.assign(ondine, { at: at(place), mana: 3 }),
  }).does(ONDINE, 'skill:ondine-a0');

rule(['ASH-16.3', 'ASH-7.9'], 'of two ways to use a text the one that leads nowhere is not offered', () => {
  const inland = swims('a5-hideout');
  expect(inland.seat(0).asked()).toBe('place.where');
  const quay = swims('a5-city-quay');
  expect(quay.seat(0).offered('option.ask')).toEqual(['option:0', 'option:1']);
  expect(quay.table.match.decisionOf(0)?.options.map(({ with: words }) => words?.n)).toEqual([1, 2]);
  const coins = quay.state.bag.coins;
  quay.answers(ONDINE, 'option.ask', 'option:1');
  const [to] = quay.seat(0).offered('place.where');
  quay.answers(ONDINE, 'place.where', to as string);
  expect([`go:${quay.hero(ONDINE).at}`, quay.state.bag.coins]).toEqual([to, coins]);
  expect(quay.lines('log.move').map(({ with: params }) => [params?.actions, params?.health])).toEqual([[0, 0]]);
});

rule(
  ['ASH-8.25', 'ASH-18.5', 'ASH-18.7'],
  'a Compass follows an arrow from a storm; with more knowledge it also leads elsewhere',
  () => {
    const plays = (place: string, knowledge: 0 | 1): Play =>
      scene({
        adventure: 4,
        set(state, [atsu]) {
          atsu.at = at(place);
          holds(state, atsu, 'a4-find-16');
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

// ---- what is told, and to whom it is not offered ----

rule(['ASH-9.9', 'ASH-18.14'], 'changes are read out where the booklet makes them, not where a card does', () => {
  const page = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-ruins');
      state.events[at('a1-ruins')] = '!';
    },
  }).does(ATSU, 'activate:event');
  expect(page.lines('log.change')).toHaveLength(3);
  const chest = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-hollow-oak');
      for (const pile of Object.values(state.piles))
        for (const [n, { card }] of pile.entries())
          if (card === 'a1-find-16') state.boxed.push(...pile.splice(n, 1).map(one => one.card));
      state.boxed = state.boxed.filter(card => card !== 'a1-find-16');
      state.piles[1].push({ card: 'a1-find-16', faceUp: false });
    },
  }).does(ATSU, 'activate:exploration');
  expect([chest.state.bag.coins, chest.lines('log.change').length]).toEqual([3, 0]);
});

rule(
  ['ASH-19.3', 'ASH-21.1'],
  'an ally for rolls is called at a roll, and one for combats in a combat, not otherwise',
  () => {
    for (const id of ['sand-fox', 'marsh-witch'] as const) {
      const play = scene({ set: state => ally(state, id) });
      expect(play.can(ATSU).filter(key => key.startsWith('ally:'))).toEqual([]);
      expect(play.whyNot(ATSU, `ally:${id}`)).toBeUndefined();
    }
  },
);

rule(['ASH-11.10', 'ASH-16.3'], 'what is aimed at monsters here, or near, is not offered where none is', () => {
  const offered = (place: string | undefined) => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      set(state, [brunn]) {
        learns(state, 'brunn-a6', 'brunn-a9');
        Object.assign(brunn, { mana: 3, at: at('a3-witch-hut') });
        if (place) monster(state, 'ivy-golem', at(place));
      },
    });
    return play.can(BRUNN).filter(key => key.startsWith('skill:') && key !== 'skill:brunn-a0');
  };
  expect([offered(undefined), offered('a3-bog-pit'), offered('a3-witch-hut')]).toEqual([
    [],
    ['skill:brunn-a9'],
    ['skill:brunn-a6', 'skill:brunn-a9'],
  ]);
});

rule(
  ['ASH-18.5', 'ASH-18.8'],
  'an Adventure card may be played for nothing; a Free card that would do nothing is not offered',
  () => {
    const play = scene({ set: (state, [, tantan]) => holds(state, tantan, 'a1-find-15', 'a1-find-06', 'a1-find-07') });
    expect(play.whyNot(TANTAN, 'play:a1-find-06')?.[0]).toBe('why.useless');
    expect(play.whyNot(TANTAN, 'play:a1-find-07')?.[0]).toBe('why.useless');
    const { disc } = play.hero(TANTAN);
    play.does(TANTAN, 'play:a1-find-15');
    expect([play.hero(TANTAN).disc, play.state.discard, play.seat(1).asked()]).toEqual([
      disc - 1,
      ['a1-find-15'],
      'turn.ask',
    ]);
  },
);

rule(['ASH-7.16', 'ASH-7.1'], 'leaving a monster costs an action like any other step', () => {
  const play = scene({ set: (state, [atsu]) => monster(state, 'rat-brigand', atsu.at as never) });
  const { disc } = play.hero(ATSU);
  play.does(ATSU, `move:${at('a1-south-gate--clearing-step-1')}`);
  expect(play.hero(ATSU).disc).toBe(disc - 1);
});

rule(['ASH-14.13', 'ASH-16.6'], 'a Bottomless Bag is so once a turn: an exchange uses it up as well', () => {
  const play = scene({
    set(state, [, tantan]) {
      learns(state, 'tantan-a5');
      holds(state, tantan, 'a1-find-05', 'a1-find-06');
    },
  }).does(TANTAN, 'put:a1-find-05');
  const { disc } = play.hero(TANTAN);
  play.does(TANTAN, 'swap:0:a1-find-06');
  expect([play.hero(TANTAN).hand, play.hero(TANTAN).disc]).toEqual([['a1-find-05'], disc]);
  play.does(TANTAN, 'take:0');
  expect(play.hero(TANTAN).disc).toBe(disc - 1);
});

rule(['ASH-6.14', 'ASH-6.11'], 'an exchange may be of one card, from either side, and never of a Trap or Luck', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-05', 'a1-find-21');
      holds(state, tantan, 'a1-find-06', 'a1-find-22');
    },
  }).does(ATSU, 'exchange');
  expect(play.seat(0).offered('exchange.ask')).toEqual(['card:a1-find-05', 'card:a1-find-02', 'card:a1-find-06']);
  play.answers(ATSU, 'exchange.ask', 'card:a1-find-06');
  expect([play.hero(ATSU).hand, play.hero(TANTAN).hand]).toEqual([['a1-find-05', 'a1-find-06'], []]);
});

rule(['ASH-16.3', 'ASH-8.13'], 'nobody forages where nothing is left, nor where nothing grows', () => {
  const forages = (place: string, left: number) =>
    scene({
      set(state, [atsu]) {
        learns(state, 'atsu-a6');
        atsu.at = at(place);
        state.boxed.push(...state.piles[1].splice(left).map(({ card }) => card));
      },
    }).can(ATSU);
  expect(forages('a1-hollow-oak', 1)).toContain('skill:atsu-a6');
  expect(forages('a1-hollow-oak', 0)).not.toContain('skill:atsu-a6');
  expect(forages('a1-clearing', 1)).not.toContain('skill:atsu-a6');
});

rule(['ASH-16.3', 'ASH-20.1'], 'a hunt leads to monsters, wherever they are, and nowhere else', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    set(state, [brunn]) {
      learns(state, 'brunn-a9');
      brunn.mana = 3;
      monster(state, 'ivy-golem', at('a3-bog-pit'), 12, 'blue');
      monster(state, 'mist-hag', at('a3-east-quay'), 8, 'red');
    },
  }).does(BRUNN, 'skill:brunn-a9');
  expect(play.seat(0).offered('place.where').sort()).toEqual([`go:${at('a3-bog-pit')}`, `go:${at('a3-east-quay')}`]);
});

rule(['ASH-16.3', 'ASH-10.2'], 'a Passage leads to fires and sanctuaries, save the one where one stands', () => {
  const play = scene({
    set(state, [, tantan]) {
      learns(state, 'tantan-a7');
      Object.assign(tantan, { at: CLEARING, mana: 2 });
    },
  }).does(TANTAN, 'skill:tantan-a7');
  expect(play.hero(TANTAN).at).toBe(at('a1-standing-stones'));
  const far = scene({
    set(state, [, tantan]) {
      learns(state, 'tantan-a7');
      Object.assign(tantan, { at: at('a1-ruins'), mana: 2 });
    },
  }).does(TANTAN, 'skill:tantan-a7');
  expect(far.seat(1).offered('place.where').sort()).toEqual([`go:${CLEARING}`, `go:${at('a1-standing-stones')}`]);
});

rule(['ASH-8.27', 'ASH-8.28'], 'fireflies take four for one, and just four will do', () => {
  const glade = (coins: number, blue: number, red: number) => {
    const play = scene({
      adventure: 2,
      set(state, [atsu]) {
        atsu.at = at('a2-firefly-glade');
        Object.assign(state.bag, { coins, runes: { blue, red, mauve: 0 } });
      },
    });
    if (!play.can(ATSU).includes('activate:fireflies')) return 0;
    return play.does(ATSU, 'activate:fireflies').seat(0).offered('fireflies.ask').length;
  };
  expect([glade(3, 3, 3), glade(4, 3, 3), glade(3, 4, 3), glade(3, 3, 4), glade(4, 4, 4)]).toEqual([0, 1, 1, 1, 3]);
});

rule(
  ['ASH-19.3', 'ASH-10.7'],
  'the Woodcutter is not called where there is no Lock; where there are two one is named',
  () => {
    const call = (locks: readonly string[]) =>
      scene({ set: state => [ally(state, 'grateful-woodcutter'), Object.assign(state, { locks: locks.map(at) })] });
    expect(call([]).whyNot(ATSU, 'ally:grateful-woodcutter')?.[0]).toBe('why.useless');
    const two = call(['a1-ruins', 'a1-crossroads-inn']).does(ATSU, 'ally:grateful-woodcutter');
    two.answers(ATSU, 'lock.which', `go:${at('a1-crossroads-inn')}`);
    expect([two.state.locks, two.whyNot(ATSU, 'ally:grateful-woodcutter')?.[0]]).toEqual([
      [at('a1-ruins')],
      'why.flipped',
    ]);
  },
);

rule(['ASH-8.12', 'ASH-16.6'], 'a Sharp Eye draws again after a Void, once, and after nothing else', () => {
  const draws = (...cards: readonly FindId[]) => {
    const play = scene({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      set(state, [ondine]) {
        learns(state, 'ondine-a6');
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

rule(['ASH-16.3', 'ASH-7.7'], 'who changes shape walks dangerous paths and green ones, and loses nothing', () => {
  const { segments, places } = board({ adventure: 1 });
  const from = places.find(place => segments(place).some(({ kind }) => kind === 'dangerous')) as ReturnType<typeof at>;
  const danger = segments(from).find(({ kind }) => kind === 'dangerous') as Segment;
  const play = scene({
    set(state, [, tantan]) {
      learns(state, 'tantan-a1');
      state.crossed = [];
      Object.assign(tantan, { at: from, mana: 2, health: 1 });
    },
  }).does(TANTAN, 'skill:tantan-a1');
  const [green] = segments(from).filter(({ kind }) => kind === 'green');
  expect(play.seat(1).offered('place.where')).toEqual(
    expect.arrayContaining([`go:${danger.to}`, ...(green ? [`go:${green.to}`] : [])]),
  );
  play.answers(TANTAN, 'place.where', `go:${danger.to}`);
  expect(play.hero(TANTAN)).toMatchObject({ at: danger.to, health: 1, mana: 0 });
});

rule(['ASH-16.3', 'ASH-5.4'], 'a skill that names no mana costs none, and the last action will do', () => {
  const play = scene({
    set(state, [atsu]) {
      learns(state, 'atsu-a1');
      Object.assign(atsu, { disc: 1, mana: 2 });
    },
  });
  const nose = play.table.match.decisionOf(0)?.options.find(({ key }) => key.endsWith('skill:atsu-a1'));
  expect(nose?.with).toMatchObject({ mana: 0, health: 0 });
  play.does(ATSU, 'skill:atsu-a1').answers(ATSU, 'pile.reveal', 'pile:2');
  expect([play.hero(ATSU).mana, play.hero(ATSU).disc, play.state.piles[2].at(-1)?.faceUp]).toEqual([2, 0, true]);
});

rule(
  ['ASH-7.1', 'ASH-7.19', 'ASH-18.20'],
  'of two ways as long the cheaper is walked, and of two as cheap the less dangerous',
  () => {
    const road = board({ adventure: 1 });
    const { segments } = road;
    const [start, left, right, end] = ['a1-south-gate', 'a1-clearing', 'a1-ruins', 'a1-old-mill'].map(at) as [
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
    ];
    const way = (to: ReturnType<typeof at>, health: number) =>
      ({ path: 'a1-e-none', kind: health > 0 ? 'dangerous' : 'green', health, to }) as const;
    const walks = (harm: readonly [number, number], more: (state: State, atsu: Hero) => void): Play => {
      Object.assign(road, {
        segments: (from: typeof start) => {
          if (from === start) return [way(left, harm[0]), way(right, harm[1])];
          return from === left || from === right ? [way(end, 0)] : [];
        },
      });
      try {
        return scene({ set: (state, [atsu]) => more(state, atsu) });
      } finally {
        Object.assign(road, { segments });
      }
    };
    const cost = (play: Play, key: string) => {
      const option = play.table.match.decisionOf(0)?.options.find(({ key: own }) => own === `${ATSU}/${key}:${end}`);
      return [option?.with?.actions, option?.with?.health];
    };
    const trapped = walks([0, 0], (state, atsu) => {
      holds(state, atsu, 'a2-find-27');
      monster(state, 'rat-brigand', left);
    });
    expect(cost(trapped, 'move')).toEqual([2, 0]);
    // No danger is offered where it saves nothing.
    expect(cost(trapped, 'risk')).toEqual([undefined, undefined]);
    expect(
      cost(
        walks([2, 1], () => {}),
        'risk',
      ),
    ).toEqual([2, 1]);
    expect(
      cost(
        walks([1, 2], () => {}),
        'risk',
      ),
    ).toEqual([2, 1]);
  },
);
