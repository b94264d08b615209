// ASH-5: the turn.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { sayKey } from '../rules/keys.ts';
import { lastOne, questionOf } from './moments.ts';
import { ATSU, at, CLEARING, holds, scene, TANTAN } from './scene.ts';

const STONES = at('a1-standing-stones');

rule(['ASH-5.1', 'ASH-5.2', 'ASH-5.9', 'ASH-12.2'], 'both spend as they like, a tile is drawn, the discs go up', () => {
  const play = scene({
    track: [5],
    set(_, [atsu]) {
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
    track: [5],
    set(state, [, tantan]) {
      Object.assign(tantan, { health: 0, fell: 'actions' });
      state.fallen = [TANTAN];
    },
  });
  expect(play.seat(1).asked()).toBeUndefined();
  play.passes(ATSU);
  expect(play.state.turn).toBe(2);
});

rule(['ASH-5.6', 'ASH-5.3'], 'who gives up loses the actions left, and the other goes on', () => {
  const play = scene().passes(ATSU, 'turn.ask');
  expect([play.hero(ATSU).disc, play.seat(0).asked(), play.state.turn]).toEqual([0, undefined, 1]);
  expect(play.lines('log.forfeit')[0]?.with?.n).toBe(6);
  expect(play.can(TANTAN)).toContain(`move:${CLEARING}`);
});

rule(['ASH-5.6', 'ASH-5.7'], 'whoever is down or gone has no actions to give up: the tile is drawn', () => {
  const pass = (more: object): string | undefined =>
    scene({
      seats: 1,
      partner: { disc: 0, hand: ['a1-find-05'] },
      set(_, [atsu]) {
        Object.assign(atsu, { disc: 3 }, more);
        // Something that can still be done for nothing.
      },
    }).table.match.decisionOf(0)?.pass?.text;
  expect([pass({}), pass({ at: undefined }), pass({ health: 0, fell: 'actions' })]).toEqual([
    'turn.giveUp',
    'turn.draw',
    'turn.draw',
  ]);
});

rule(
  ['ASH-5.6', 'ASH-5.8'],
  'with actions left one gives them up; without, the tile is drawn: the words say which',
  () => {
    const pass = (discs: readonly [number, number], seats: 1 | 2 = 2): string | undefined => {
      const play = scene({
        seats,
        set: (_, heroes) => heroes.map((hero, n) => Object.assign(hero, { disc: discs[n] })),
      });
      return questionOf(play, 0).pass?.text;
    };
    expect([pass([1, 0]), pass([0, 1]), pass([0, 1], 1), pass([0, 0], 1)]).toEqual([
      'turn.giveUp',
      'turn.draw',
      'turn.giveUp',
      'turn.draw',
    ]);
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

rule(['ASH-5.8', 'ASH-12.5', 'ASH-12.3'], 'a gift of actions opens the turn again, also for who had ended it', () => {
  const play = scene({
    partner: { hand: ['a1-find-08'] },
    set(_, [atsu, tantan]) {
      for (const hero of [atsu, tantan]) Object.assign(hero, { disc: 0, at: CLEARING, health: 2 });
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
        track: [5],
        set(state, heroes) {
          const [atsu, tantan] = heroes;
          atsu.at = CLEARING;
          Object.assign(tantan, { at: at('a1-south-gate'), disc: 3, health: 1 });
          holds(state, atsu, 'a1-find-05');
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
    track: [8],
    health: 1,
    set(state) {
      state.turn = 3;
    },
  });
  play.seat(0).chooses('destiny.ask', 'box:B');
  expect(play.state).toMatchObject({ turn: 4, falls: 1, fallen: [] });
  expect(play.hero(ATSU)).toMatchObject({ health: 1, mana: 0, disc: 6 });
});
