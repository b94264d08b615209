// What skills that work by themselves, Traps, Luck and allies change: each figure at the place where it counts.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { AllyId, FindId } from '../content/vocabulary.ts';
import { figureOf, knowledgeOf, type Summed, sumOf } from '../rules/modifiers.ts';
import type { Hero, State } from '../rules/state.ts';
import { ATSU, at, BRUNN, holds, monster, ONDINE, type Plan, scene, TANTAN, takeOut } from './scene.ts';
import { ally, learns } from './upgrades.ts';

const MILL = at('a1-old-mill');
const GATE = at('a1-south-gate');

/** The turn ends with a row that changes no figure. */
const nextTurn = (plan: Plan): Plan => ({
  ...plan,
  position: { at: 'destiny' },
  set(state, heroes) {
    state.track = [{ tile: 5, faceUp: false }];
    plan.set?.(state, heroes);
  },
});

/** The least that a figure can come to, and the most where there is one. */
const BOUNDS: { readonly [stat in Summed]: readonly [least: number, most?: number] } = {
  bagTakeCost: [0],
  buyPrice: [1],
  dangerCost: [0],
  engageCost: [1],
  fleeCost: [0],
  knowledge: [0],
  leaveMonsterCost: [0],
  quayPrice: [0],
  restHealth: [0],
  restTokens: [0],
  sellPenalty: [0],
  turnActions: [0, 10],
};

rule('ASH-16.6', 'no figure goes below its least or above its most, whatever is taken from it or added', () => {
  const play = scene();
  const { state } = play;
  const atsu = play.hero(ATSU);
  for (const [stat, [least, most = 40]] of Object.entries(BOUNDS) as [Summed, readonly [number, number?]][]) {
    const came = (base: number): number => figureOf(state, atsu, stat, base);
    expect([came(least - 1), came(least), came(least + 1)], stat).toEqual([least, least, least + 1]);
    expect([came(most - 1), came(most), came(41)], stat).toEqual([most - 1, most, most === 40 ? 41 : most]);
    expect(sumOf(state, atsu, stat, least - 3, { text: 'x' })).toEqual({ value: least, lines: [] });
  }
});

rule(
  'ASH-18.20',
  'two Traps that spoil a rest leave nothing of it: no token by the fire, none of the first two lots',
  () => {
    const resting = (place: string, traps: number) =>
      scene({
        set(state, [atsu]) {
          Object.assign(atsu, { at: at(place), health: 1, mana: 0 });
          state.bag.coins = 9;
          holds(state, atsu, 'a3-find-21');
          for (let i = 1; i < traps; i++) atsu.specials.push('a3-find-21');
        },
      });
    const left = (traps: number): number => {
      const play = resting('a1-clearing', traps);
      return figureOf(play.state, play.hero(ATSU), 'restTokens', 2);
    };
    expect([left(1), left(2), left(3)]).toEqual([1, 0, 0]);
    const inn = (traps: number) => {
      const play = resting('a1-crossroads-inn', traps).does(ATSU, 'activate:inn');
      for (let lot = 0; lot < 3; lot++) play.answers(ATSU, 'inn.ask', 'rest:health');
      return play.hero(ATSU).health;
    };
    expect([inn(1), inn(2)]).toEqual([3, 2]);
  },
);

// ---- the turn ----

rule(
  ['ASH-16.6', 'ASH-5.9'],
  'a skill puts the disc higher and gives mana; Traps do the opposite; what was used once a turn is fresh',
  () => {
    const play = scene(
      nextTurn({
        set(state, [atsu, tantan]) {
          learns(state, 'atsu-a8', 'tantan-a8');
          tantan.mana = 2;
          atsu.used.turn = ['atsu-a1'];
        },
      }),
    );
    expect([play.hero(ATSU).disc, play.hero(ATSU).used.turn, play.hero(TANTAN).mana]).toEqual([7, [], 3]);
    const trapped = scene(
      nextTurn({
        set(state, [atsu]) {
          holds(state, atsu, 'a5-find-38', 'a5-find-39', 'a4-find-27');
          state.bag.coins = 3;
        },
      }),
    );
    expect(trapped.hero(ATSU)).toMatchObject({ disc: 5, mana: 1 });
    expect(trapped.state.bag.coins).toBe(2);
  },
);

rule(['ASH-19.4', 'ASH-12.4'], 'the Nomad Guide counts turns 1, 4, 7; no disc goes above ten', () => {
  const discs = [1, 2, 3, 4, 6, 7].map(turn => {
    const play = scene(
      nextTurn({
        set(state) {
          ally(state, 'nomad-guide');
          state.turn = turn - 1;
        },
      }),
    );
    return [play.state.turn, play.hero(ATSU).disc, play.hero(TANTAN).disc];
  });
  expect(discs).toEqual([
    [1, 7, 6],
    [2, 6, 5],
    [3, 6, 5],
    [4, 7, 6],
    [6, 6, 5],
    [7, 7, 6],
  ]);
  const high = scene(
    nextTurn({
      set(state) {
        ally(state, 'nomad-guide');
        state.sheets[ATSU].steps.actions = 3;
        learns(state, 'atsu-a8');
      },
    }),
  );
  // 9 and 1 by the skill; in turn 2 the guide adds nothing.
  expect(high.hero(ATSU).disc).toBe(10);
  const top = scene(
    nextTurn({
      set(state) {
        ally(state, 'nomad-guide');
        state.turn = 3;
        state.sheets[ATSU].steps.actions = 3;
        learns(state, 'atsu-a8');
      },
    }),
  );
  expect(top.hero(ATSU).disc).toBe(10);
});

rule('ASH-26.2', 'the Clockmaker: the next tile is turned, its row is not applied, and the one after it is', () => {
  const play = scene({
    set(state) {
      ally(state, 'clockmaker');
      state.track = [
        { tile: 1, faceUp: false },
        { tile: 2, faceUp: false },
      ];
    },
  });
  play.does(ATSU, 'ally:clockmaker').passes(ATSU).passes(TANTAN);
  expect(play.state).toMatchObject({ turn: 2, spent: [2], monsters: [], skips: 0 });
  play.passes(ATSU).passes(TANTAN);
  expect(play.state).toMatchObject({ turn: 3, spent: [2, 1] });
  expect(play.state.monsters).toHaveLength(1);
});

rule(['ASH-25.6', 'ASH-19.8'], 'the Spirit: back from KO with full health, with mana and equipment', () => {
  const play = scene(
    nextTurn({
      set(state, [atsu]) {
        ally(state, 'spirit-of-val-garenne');
        holds(state, atsu, 'a1-find-05');
        Object.assign(atsu, { health: 0, fell: 'actions', mana: 1 });
      },
    }),
  );
  expect(play.hero(ATSU)).toMatchObject({ health: 5, mana: 1, hand: ['a1-find-05'], at: at('a1-standing-stones') });
});

// ---- walking ----

rule(['ASH-7.7', 'ASH-16.6'], 'danger for one health less, and the first move of a turn for nothing', () => {
  const sure = scene({
    set(state, [atsu]) {
      learns(state, 'atsu-a2');
      Object.assign(atsu, { at: at('a1-bramble-thicket'), health: 1 });
    },
  });
  sure.does(ATSU, `move:${at('a1-bramble-thicket--ruins-step-1')}`);
  expect(sure.hero(ATSU)).toMatchObject({ health: 1, disc: 5 });
  const swift = scene({ adventure: 4, heroes: [ONDINE, TANTAN], set: state => learns(state, 'ondine-a4') });
  const prices = () =>
    new Set(
      swift.table.match.decisions[0]?.options.flatMap(({ key, with: how }) =>
        /\/move:/.test(key) ? [how?.actions] : [],
      ),
    );
  expect(prices()).toContain(0);
  expect(prices()).toContain(1);
  const { disc } = swift.hero(ONDINE);
  const [near] = swift.can(ONDINE).filter(key => key.startsWith('move:'));
  swift.does(ONDINE, near as string);
  expect(swift.hero(ONDINE).disc).toBe(disc);
  const [next] = swift.can(ONDINE).filter(key => key.startsWith('move:'));
  swift.does(ONDINE, next as string);
  expect(swift.hero(ONDINE).disc).toBe(disc - 1);
});

rule(['ASH-1.8', 'ASH-7.15'], 'no skill or card walks a crossed path, and up to as many steps as it says', () => {
  const blocked = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-guarded-bridge') }) });
  blocked.does(ATSU, 'skill:atsu-a0');
  const offered = blocked.seat(0).offered('place.where');
  expect(offered).not.toContain(`go:${at('a1-guarded-bridge--forest-edge-step-1')}`);
  const far = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-clearing') }) }).does(ATSU, 'skill:atsu-a0');
  const keys = far.seat(0).offered('place.where');
  expect(keys).toContain(`go:${at('a1-clearing--ruins-step-2')}`);
  expect(keys).not.toContain(`go:${at('a1-ruins')}`);
});

rule(['ASH-16.3', 'ASH-6.5'], 'two walk together, if both stand there', () => {
  const plan = (isThere: boolean): Plan => ({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    set(state, [ondine, tantan]) {
      learns(state, 'ondine-a7');
      ondine.mana = 2;
      if (!isThere) tantan.at = at('a4-oasis');
    },
  });
  const go = (isThere: boolean) => {
    const play = scene(plan(isThere)).does(ONDINE, 'skill:ondine-a7');
    const [to] = play.seat(0).offered('place.where');
    play.answers(ONDINE, 'place.where', to as string);
    return play.hero(ONDINE).at === play.hero(TANTAN).at;
  };
  expect([go(true), go(false)]).toEqual([true, false]);
});

rule(['ASH-16.3', 'ASH-25.4'], 'a vigil is for whoever is here, down or not, and for nobody elsewhere', () => {
  const vigil = (place: string) => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      set(_, [brunn, tantan]) {
        brunn.health = 2;
        Object.assign(tantan, { health: 0, fell: 'actions', at: at(place) });
      },
    }).does(BRUNN, 'skill:brunn-a0');
    return [play.hero(BRUNN).health, play.hero(TANTAN).health];
  };
  expect([vigil('a3-causeway'), vigil('a3-peat-camp')]).toEqual([
    [3, 1],
    [3, 0],
  ]);
});

// ---- spaces ----

rule(['ASH-8.4', 'ASH-8.8', 'ASH-18.20'], 'a rest with the Dryad, and one with a Trap that spoils it', () => {
  const resting = (place: string, more: (state: State, atsu: Hero) => void) =>
    scene({
      set(state, [atsu]) {
        Object.assign(atsu, { at: at(place), health: 1, mana: 0 });
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

rule(['ASH-8.8', 'ASH-8.9', 'ASH-8.5'], 'one Trap for each activation, and no lot without its coins', () => {
  for (const [place, what, prompt] of [
    ['a1-clearing', 'campfire', 'rest.ask'],
    ['a1-crossroads-inn', 'inn', 'inn.ask'],
  ] as const) {
    const play = scene({
      set(state, [atsu]) {
        Object.assign(atsu, { at: at(place), health: 1 });
        holds(state, atsu, 'a1-find-21', 'a2-find-28');
        state.bag.coins = 2;
      },
    });
    play.does(ATSU, `activate:${what}`).answers(ATSU, prompt, 'drop:a1-find-21');
    expect(play.seat(0).offered(prompt)).toEqual(['rest:health']);
    play.answers(ATSU, prompt, 'rest:health');
    expect(play.seat(0).asked()).toBe(what === 'inn' ? 'turn.ask' : 'rest.ask');
  }
});

rule(
  ['ASH-8.14', 'ASH-8.15', 'ASH-16.6'],
  'who haggles pays one coin less, never under one; who sells well loses one only',
  () => {
    const haggler = scene({
      set(state, [, tantan]) {
        learns(state, 'tantan-a3');
        tantan.at = MILL;
        state.bag.coins = 5;
      },
    });
    haggler.does(TANTAN, 'activate:merchant-1').answers(TANTAN, 'shop.ask', 'buy:a1-find-05');
    expect(haggler.state.bag.coins).toBe(2);
    const seller = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      set(state, [brunn]) {
        learns(state, 'brunn-a2');
        brunn.at = at('a3-stilt-market');
        holds(state, brunn, 'a3-find-05');
        state.bag.coins = 0;
      },
    });
    seller.does(BRUNN, 'activate:merchant-1').answers(BRUNN, 'shop.ask', 'sell:a3-find-05');
    expect(seller.state.bag.coins).toBe(3);
  },
);

rule(['ASH-8.22', 'ASH-19.8'], 'with the Ferryman quays cost nothing; who fishes there gains more', () => {
  const plan = (id?: AllyId): Plan => ({
    adventure: 3,
    set(state, [atsu]) {
      atsu.at = at('a3-west-quay');
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
      set(state, [ondine]) {
        learns(state, 'ondine-a1');
        ondine.at = at(place);
        state.bag.coins = 0;
      },
    }).does(ONDINE, 'skill:ondine-a1').state.bag.coins;
  expect([fishing('a5-city-quay'), fishing('a5-hideout')]).toEqual([3, 1]);
});

rule(
  ['ASH-14.10', 'ASH-14.13', 'ASH-16.6'],
  'once a turn a card out of the Bag is free; with full hands it is one too many',
  () => {
    const play = scene({
      set(state, [, tantan]) {
        learns(state, 'tantan-a5');
        state.bag.open = [true, true, false];
        for (const [slot, card] of (['a1-find-05', 'a1-find-06'] as const).entries()) {
          takeOut(state, card);
          state.bag.cards[slot] = card;
        }
        holds(state, tantan, 'a1-find-07', 'a1-find-09', 'a1-find-10');
      },
    });
    play.does(TANTAN, 'take:0');
    expect(play.seat(1).asked()).toBe('hand.excess');
    play.answers(TANTAN, 'hand.excess', 'drop:a1-find-07');
    expect(play.hero(TANTAN).disc).toBe(5);
    play.does(TANTAN, 'swap:1:a1-find-09');
    expect(play.hero(TANTAN).disc).toBe(4);
  },
);

rule(['ASH-14.4', 'ASH-19.8'], 'Freed Prisoners open slot 2 for the adventure, bought or not, and no other', () => {
  const plan = (open: [boolean, boolean, boolean]): Plan => ({
    set(state, [atsu]) {
      ally(state, 'freed-prisoners');
      state.bag.open = open;
      holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-07');
    },
  });
  const two = scene(plan([true, false, false])).does(ATSU, 'put:a1-find-05', 'put:a1-find-06');
  expect(two.whyNot(ATSU, 'put:a1-find-07')?.[0]).toBe('why.bag.full');
  expect(two.state.bag.cards).toEqual(['a1-find-05', 'a1-find-06', null]);
  const bought = scene(plan([true, true, false])).does(ATSU, 'put:a1-find-05', 'put:a1-find-06');
  expect(bought.whyNot(ATSU, 'put:a1-find-07')?.[0]).toBe('why.bag.full');
});

// ---- cards and knowledge ----

rule(
  ['ASH-15.8', 'ASH-18.20', 'ASH-19.4'],
  'knowledge: a Trap takes one; the Sphinx gives one; the Scribe two for one card',
  () => {
    const trapped = scene({ set: (state, [atsu]) => holds(state, atsu, 'a2-find-28') });
    expect(knowledgeOf(trapped.state, trapped.hero(ATSU))).toBe(0);
    const sphinx = scene({ set: state => ally(state, 'sphinx') });
    expect([ATSU, TANTAN].map(id => knowledgeOf(sphinx.state, sphinx.hero(id as never)))).toEqual([2, 3]);
    const scribe = scene({
      set(state, [atsu]) {
        ally(state, 'wandering-scribe');
        holds(state, atsu, 'a1-find-15', 'a1-find-06');
        atsu.mana = 0;
        monster(state, 'rat-brigand', GATE, 4);
      },
    });
    expect(scribe.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
    scribe.does(ATSU, 'ally:wandering-scribe');
    expect(scribe.can(ATSU)).toContain('play:a1-find-15');
    scribe.does(ATSU, 'play:a1-find-06').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(scribe.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
  },
);

rule(['ASH-18.7', 'ASH-18.30'], 'a bonus that improves a card replaces what it did', () => {
  const revealed = (id: typeof ATSU | typeof TANTAN) => {
    const play = scene({ set: (state, heroes) => holds(state, heroes[id === ATSU ? 0 : 1] as Hero, 'a1-find-13') });
    play.does(id, 'play:a1-find-13');
    if (play.seat(id === ATSU ? 0 : 1).asked() === 'pile.reveal') play.answers(id, 'pile.reveal', 'pile:1', 'pile:2');
    return play.lines('log.revealed').length;
  };
  expect([revealed(ATSU), revealed(TANTAN)]).toEqual([2, 4]);
  const burnt = (id?: AllyId) =>
    scene({
      adventure: 2,
      set(state, [, tantan]) {
        holds(state, tantan, 'a2-find-19');
        monster(state, 'spectral-wolf', at('a2-great-oak'), 9);
        if (id) ally(state, id);
      },
    }).does(TANTAN, 'play:a2-find-19').state.monsters[0]?.cubes;
  expect([burnt(), burnt('sphinx')]).toEqual([6, 5]);
});

rule(['ASH-8.12', 'ASH-16.6'], 'who has a nose for it draws once more after a Void', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    set(state, [ondine]) {
      learns(state, 'ondine-a6');
      ondine.at = at('a4-bone-field');
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

rule(['ASH-16.3', 'ASH-18.25'], 'the top of the discard pile is taken if it is equipment', () => {
  const plan = (top: FindId): Plan => ({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    set(state) {
      learns(state, 'brunn-a4');
      for (const card of ['a3-find-06', top] as const) {
        takeOut(state, card);
        state.discard.push(card);
      }
    },
  });
  expect(scene(plan('a3-find-05')).does(BRUNN, 'skill:brunn-a4').hero(BRUNN).hand).toEqual(['a3-find-05']);
  expect(scene(plan('a3-find-19')).whyNot(BRUNN, 'skill:brunn-a4')?.[0]).toBe('why.useless');
});

rule(['ASH-16.3', 'ASH-13.1'], 'on a double board a text of one’s own half keeps to it', () => {
  const half = (place: string) => {
    const play = scene({
      adventure: 5,
      set(state, [, tantan]) {
        state.sheets[TANTAN].steps.knowledge = 0;
        holds(state, tantan, 'a5-find-28', 'a5-find-23');
        tantan.at = at(place);
      },
    }).does(TANTAN, 'play:a5-find-28');
    const piles = play.lines('log.revealed').map(({ with: params }) => params?.n);
    play.does(TANTAN, 'play:a5-find-23');
    return [piles, play.seat(1).offered('place.where')];
  };
  expect(half('a5-hideout')).toEqual([
    [1, 2, 3],
    ['a5-warehouse', 'a5-rat-barracks', 'a5-old-library'].map(id => `go:${at(id)}`),
  ]);
  expect(half('a5-brazier')[0]).toEqual([4, 5, 6]);
});
