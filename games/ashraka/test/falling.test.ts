// ASH-25, ASH-26: KO and return, and Destiny.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Hero, State } from '../rules/state.ts';
import { ATSU, at, holds, type Plan, scene, TANTAN } from './scene.ts';

const STONES = at('a1-standing-stones');

const down = (hero: Hero, fell: 'actions' | 'destiny' = 'actions'): void => {
  Object.assign(hero, { health: 0, fell });
};

/** This tile is drawn next. */
const drawing = (tile: number, set?: (state: State, heroes: readonly [Hero, Hero]) => void, plan: Plan = {}): Plan => ({
  ...plan,
  position: { at: 'destiny' },
  set(state, heroes) {
    state.track = [{ tile, faceUp: false }];
    set?.(state, heroes);
  },
});

rule(['ASH-25.2', 'ASH-25.16'], 'who is down does nothing, and keeps what they hold', () => {
  const play = scene({
    set(state, [atsu]) {
      holds(state, atsu, 'a1-find-05');
      down(atsu);
    },
  });
  expect(play.seat(0).asked()).toBeUndefined();
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
});

rule(['ASH-25.3', 'ASH-25.5', 'ASH-25.17'], 'ASH-X10: helped up on the same space, with all that was left', () => {
  const plan = (place: string): Plan => ({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-06');
      holds(state, tantan, 'a1-find-05');
      Object.assign(atsu, { disc: 2, mana: 1, at: at(place) });
      tantan.at = at('a1-clearing');
      down(atsu);
    },
  });
  const play = scene(plan('a1-clearing')).does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, disc: 2, mana: 1, hand: ['a1-find-06'] });
  expect(play.hero(TANTAN)).toMatchObject({ disc: 5, hand: [] });
  expect(play.can(ATSU)).toContain('activate:campfire');
  const apart = scene(plan('a1-ruins'));
  expect(apart.can(TANTAN)).not.toContain('play:a1-find-05');
});

rule(
  ['ASH-25.6', 'ASH-25.9', 'ASH-25.10', 'ASH-25.13'],
  'ASH-X34: back on the sanctuary with 1 health, no mana, no equipment',
  () => {
    const play = scene(
      drawing(5, (state, [atsu]) => {
        holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-21');
        atsu.mana = 2;
        down(atsu);
      }),
    );
    expect(play.hero(ATSU)).toMatchObject({
      at: STONES,
      health: 1,
      mana: 0,
      hand: [],
      disc: 5,
      specials: ['a1-find-02', 'a1-find-21'],
    });
    expect(play.state.discard).toEqual(['a1-find-05', 'a1-find-06']);
  },
);

rule(
  ['ASH-25.8', 'ASH-27.3'],
  'ASH-X33: two who fall in one turn lose, even if one was up again; with the option only if both lie there',
  () => {
    const plan = (bothDown: boolean): Plan => ({
      ...drawing(8, (state, [atsu, tantan]) => {
        state.fallen = [ATSU];
        state.falls = 1;
        Object.assign(atsu, { health: 2 });
        Object.assign(tantan, { health: 1 });
      }),
      options: { bothDown },
    });
    const play = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B');
    expect([play.table.over, play.state.lost]).toEqual([true, 'double-ko']);
    const mild = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(mild.table.over).toBe(false);
    const earlier = scene(
      drawing(8, (_, [atsu, tantan]) => {
        Object.assign(atsu, { health: 2 });
        Object.assign(tantan, { health: 1 });
      }),
    ).answers(ATSU, 'destiny.ask', 'box:B');
    expect(earlier.table.over).toBe(false);
  },
);

rule(
  ['ASH-25.11', 'ASH-25.12'],
  'whom a row knocks out is back in the next turn; with the option down for all of it',
  () => {
    const plan = (longFall: boolean): Plan => ({
      ...drawing(8, (_, [atsu]) => Object.assign(atsu, { health: 1 })),
      options: { longFall },
    });
    const play = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(play.hero(ATSU)).toMatchObject({ health: 1, at: STONES, disc: 6 });
    const long = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(long.hero(ATSU)).toMatchObject({ health: 0, disc: 0 });
    long.state.track = [{ tile: 5, faceUp: false }];
    long.passes(TANTAN);
    expect(long.hero(ATSU)).toMatchObject({ health: 1, at: STONES });
  },
);

rule('ASH-25.14', 'a row that gives health helps nobody up', () => {
  const play = scene({
    ...drawing(5, (_, [atsu]) => down(atsu)),
    adventure: 3,
  });
  expect(play.hero(ATSU)).toMatchObject({ health: 1, mana: 0 });
});

rule('ASH-25.15', 'whom the row knocked out can be helped before the discs are set', () => {
  const play = scene(
    drawing(8, (state, [atsu, tantan]) => {
      atsu.health = 1;
      holds(state, tantan, 'a1-find-05');
    }),
  );
  play.answers(ATSU, 'destiny.ask', 'box:B').answers(TANTAN, 'destiny.help', 'play:a1-find-05');
  if (play.seat(1).asked() === 'hero.which') play.answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-south-gate'), disc: 6 });
});

rule('ASH-25.15', 'of cards and allies only those that reach whoever fell are offered; the others say so', () => {
  const plan = drawing(8, (state, [atsu, tantan]) => {
    Object.assign(atsu, { health: 1, at: at('a1-ruins') });
    Object.assign(tantan, { mana: 0, at: at('a1-clearing') });
    state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
    // A herb that heals on the same space, mana and actions for whoever plays them.
    holds(state, tantan, 'a1-find-05', 'a1-find-06', 'a1-find-08');
  });
  const play = scene(plan).answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.seat(1).offered('destiny.help')).toEqual(['ally:wise-rabbit']);
  const refused = play.seat(1).refused('destiny.help');
  expect(refused.map(({ key, why }) => [key, why.text])).toEqual(
    ['play:a1-find-05', 'play:a1-find-06', 'play:a1-find-08'].map(key => [key, 'why.unreached']),
  );
  play.answers(TANTAN, 'destiny.help', 'ally:wise-rabbit').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins') });
  // Without an ally nothing reaches Atsu: nobody is asked.
  const alone = scene({
    ...plan,
    set(state, heroes) {
      plan.set?.(state, heroes);
      state.bag.allies = [];
    },
  }).answers(ATSU, 'destiny.ask', 'box:B');
  expect([alone.state.turn, alone.hero(ATSU).at]).toEqual([2, STONES]);
});

rule(['ASH-25.15', 'ASH-19.3'], 'who lends knowledge for the next card helps if a card that heals wants it', () => {
  const play = scene(
    drawing(8, (state, [atsu, tantan]) => {
      Object.assign(tantan, { health: 1, at: at('a1-clearing') });
      atsu.at = at('a1-clearing');
      state.bag.allies = [{ id: 'wandering-scribe', uses: 1 }];
      holds(state, atsu, 'a4-find-10');
    }),
  ).answers(ATSU, 'destiny.ask', 'box:B');
  expect(
    play
      .seat(0)
      .refused('destiny.help')
      .map(({ why }) => why.text),
  ).toEqual(['why.knowledge']);
  play.answers(ATSU, 'destiny.help', 'ally:wandering-scribe');
  expect(play.seat(0).offered('destiny.help')).toEqual(['play:a4-find-10']);
});

rule(['ASH-18.10', 'ASH-25.2'], 'mana is of no use to whoever is down', () => {
  const mana = (atsu: Partial<Hero>) =>
    scene({
      set(state, [one, tantan]) {
        Object.assign(one, { at: at('a1-clearing'), mana: 0 }, atsu);
        tantan.at = at('a1-clearing');
        holds(state, tantan, 'a1-find-06');
      },
    });
  expect(mana({}).can(TANTAN)).toContain('play:a1-find-06');
  expect(mana({ health: 0, fell: 'actions' }).whyNot(TANTAN, 'play:a1-find-06')?.[0]).toBe('why.useless');
});

/** Atsu is down, and TanTan has left the board. */
const lastOne = (state: State, [atsu, tantan]: readonly [Hero, Hero]): void => {
  Object.assign(atsu, { at: at('a1-ruins'), disc: 3, mana: 1 });
  tantan.at = undefined;
  holds(state, atsu, 'a1-find-06');
  down(atsu);
  state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
};

rule(
  ['ASH-5.8', 'ASH-19.8', 'ASH-25.17'],
  'one is down, the other has left the board: before the tile either player may call an ally',
  () => {
    for (const caller of [ATSU, TANTAN] as const) {
      const play = scene({ set: lastOne });
      expect(play.can(ATSU)).toEqual(['ally:wise-rabbit']);
      expect(play.can(TANTAN)).toEqual(['ally:wise-rabbit']);
      play.does(caller, 'ally:wise-rabbit');
      expect(play.hero(ATSU)).toMatchObject({ health: 2, disc: 3, mana: 1, at: at('a1-ruins'), hand: ['a1-find-06'] });
      expect([play.state.turn, play.seat(1).asked()]).toEqual([1, undefined]);
      expect(play.can(ATSU)).toContain(`move:${at('a1-clearing')}`);
    }
    // Whoever had let it pass acts again all the same once they are up.
    const late = scene({ set: lastOne }).passes(ATSU).does(TANTAN, 'ally:wise-rabbit');
    expect(late.can(ATSU)).toContain(`move:${at('a1-clearing')}`);
    // If both let it pass, the tile is drawn.
    const passed = scene({ set: lastOne }).passes(ATSU).passes(TANTAN);
    expect([passed.state.turn, passed.hero(ATSU).at]).toEqual([2, STONES]);
    // Who plays both is asked once.
    const alone = scene({ seats: 1, set: lastOne });
    expect(alone.seat(0).offered('turn.ask')).toEqual([`${ATSU}/ally:wise-rabbit`]);
  },
);

rule(['ASH-5.7', 'ASH-7.12'], 'with nobody to call, one down and one gone are not asked', () => {
  for (const allies of [[], [{ id: 'wise-rabbit' as const, uses: 0 }], [{ id: 'dryad' as const }]]) {
    const play = scene({
      set(state, heroes) {
        lastOne(state, heroes);
        state.bag.allies = allies;
      },
    });
    expect([play.state.turn, play.hero(ATSU).at]).toEqual([2, STONES]);
  }
});

rule(['ASH-19.8', 'ASH-25.15'], 'felled by the row while the other is gone: either player may call an ally', () => {
  const plan: Plan = drawing(8, (state, heroes) => {
    lastOne(state, heroes);
    Object.assign(heroes[0], { health: 1, fell: undefined });
  });
  const first = scene(plan).answers(ATSU, 'destiny.ask', 'box:B').answers(TANTAN, 'destiny.help', 'ally:wise-rabbit');
  expect(first.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins'), hand: ['a1-find-06'] });
  const second = scene(plan)
    .answers(ATSU, 'destiny.ask', 'box:B')
    .passes(TANTAN, 'destiny.help')
    .answers(ATSU, 'destiny.help', 'ally:wise-rabbit');
  expect(second.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins') });
});

// ---- Destiny ----

rule(['ASH-26.1', 'ASH-26.2', 'ASH-26.8'], 'the first tile is turned, its row read, and it is out of the game', () => {
  const play = scene(drawing(2));
  expect(play.state).toMatchObject({ spent: [2], track: [], turn: 2, monsters: [{ at: at('a1-guarded-bridge') }] });
  expect(play.told()).toEqual(expect.arrayContaining(['log.destiny', 'log.destiny.box']));
});

rule('ASH-26.4', 'ASH-X11: of two boxes only the one chosen', () => {
  const play = scene(drawing(3, state => Object.assign(state.bag, { coins: 2 }))).answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.state).toMatchObject({ bag: { coins: 2 }, monsters: [{ at: at('a1-old-mill') }] });
});

rule(['ASH-26.5', 'ASH-27.4', 'ASH-26.6'], 'ASH-X18: five tiles are six turns; then it is lost', () => {
  const play = scene({
    set(state) {
      state.track = [7, 6, 5, 2, 1].map(tile => ({ tile, faceUp: false }));
      state.skips = 5;
    },
  });
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    expect([play.state.turn, play.state.track.length, play.table.over]).toEqual([turn, 6 - turn, false]);
    play.passes(ATSU).passes(TANTAN);
  }
  expect([play.table.over, play.state.lost]).toEqual([true, 'no-destiny']);
});

rule('ASH-26.7', 'the blue tile comes through the booklet alone, and is next', () => {
  const play = scene({
    adventure: 5,
    set(state, [atsu]) {
      atsu.at = at('a5-throne-stair');
      holds(state, atsu, 'a5-find-01', 'a5-find-02', 'a5-find-03');
    },
  });
  play.does(ATSU, 'activate:event');
  expect(play.state.track.at(-1)).toMatchObject({ tile: 13 });
  expect(scene({ adventure: 5 }).state.track.map(({ tile }) => tile)).not.toContain(13);
});

rule('ASH-26.9', 'a box whose price cannot be paid cannot be chosen', () => {
  const play = scene(drawing(3, state => Object.assign(state.bag, { coins: 1 })));
  expect(play.state).toMatchObject({ bag: { coins: 1 }, monsters: [{ at: at('a1-old-mill') }] });
  // Both boxes are read all the same.
  expect(play.told()).toEqual(expect.arrayContaining(['log.destiny.unpaid', 'log.destiny.box']));
});
