// The turn once more, just inside and just outside of rules: whoever is down or gone, and what is told of what nobody sees.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fightsOf } from './fights.ts';
import { ATSU, at, BRUNN, holds, monster, type Plan, scene, TANTAN } from './scene.ts';
import { ally, learns } from './upgrades.ts';

rule('ASH-18.20', 'a Trap costs a coin at the end of a turn, unless whoever holds it has left the board', () => {
  const coins = (more: object): number =>
    scene({
      position: { at: 'destiny' },
      set(state, [atsu, tantan]) {
        state.track = [{ tile: 5, faceUp: false }];
        state.bag.coins = 3;
        holds(state, atsu, 'a4-find-27');
        Object.assign(atsu, more);
        Object.assign(tantan, { disc: 0 });
      },
    }).state.bag.coins;
  expect([coins({}), coins({ health: 0, fell: 'actions' }), coins({ at: undefined })]).toEqual([2, 2, 3]);
});

rule(['ASH-5.6', 'ASH-5.7'], 'whoever is down or gone has no actions to give up: the tile is drawn', () => {
  const pass = (more: object): string | undefined =>
    scene({
      seats: 1,
      set(state, [atsu, tantan]) {
        Object.assign(atsu, { disc: 3 }, more);
        Object.assign(tantan, { disc: 0 });
        // Something that can still be done for nothing.
        holds(state, tantan, 'a1-find-05');
      },
    }).table.match.decisionOf(0)?.pass?.text;
  expect([pass({}), pass({ at: undefined }), pass({ health: 0, fell: 'actions' })]).toEqual([
    'turn.giveUp',
    'turn.draw',
    'turn.draw',
  ]);
});

rule(
  ['ASH-26.2', 'ASH-19.3'],
  'everybody is told that the next row will not be applied, and then that it was not',
  () => {
    const play = scene({
      set(state) {
        ally(state, 'clockmaker');
        state.track = [5, 5].map(tile => ({ tile, faceUp: false }));
      },
    }).does(ATSU, 'ally:clockmaker');
    expect([play.lines('log.tile.skip').length, play.lines('log.destiny.skipped').length]).toEqual([1, 0]);
    play.passes(ATSU).passes(TANTAN);
    expect([play.lines('log.tile.skip').length, play.lines('log.destiny.skipped').length]).toEqual([1, 1]);
  },
);

rule(['ASH-14.1', 'ASH-27.2'], 'the players are told that there is room for a second ally', () => {
  const told = (adventure: 3 | 4): number =>
    scene({ adventure, position: { at: 'epilogue' }, set: state => Object.assign(state, { phase: 'won' }) }).lines(
      'log.ally.slot',
    ).length;
  expect([told(3), told(4)]).toEqual([0, 1]);
});

rule('ASH-16.3', 'a skill that wounds a monster here needs one here, wherever else others are', () => {
  const plan = (...places: readonly string[]): Plan => ({
    set(state, [atsu]) {
      learns(state, 'atsu-a7');
      Object.assign(atsu, { at: at('a1-ruins'), mana: 3 });
      for (const [n, place] of places.entries())
        monster(state, n === 0 ? 'rat-brigand' : 'enraged-boar', at(place), 4, n === 0 ? 'blue' : 'red');
    },
  });
  const offered = (...places: readonly string[]): boolean =>
    scene(plan(...places))
      .can(ATSU)
      .includes('skill:atsu-a7');
  expect([offered('a1-ruins'), offered('a1-ruins', 'a1-old-mill'), offered('a1-old-mill')]).toEqual([
    true,
    true,
    false,
  ]);
});

rule(
  ['ASH-16.6', 'ASH-22.11'],
  'whoever stays at one health instead of falling is told of, once in an adventure',
  () => {
    const play = fightsOf({
      adventure: 3,
      hero: BRUNN,
      card: 'spectral-wolf',
      cubes: 90,
      health: 1,
      diseases: ['poison'],
      foe: ['paralysis'],
      skills: ['brunn-c9'],
    }).does(BRUNN, 'attack');
    expect([play.hero(BRUNN).health, play.lines('log.survives').length]).toEqual([1, 1]);
    play.does(BRUNN, 'attack');
    expect([play.hero(BRUNN).health, play.lines('log.survives').length]).toEqual([0, 1]);
  },
);

rule(
  ['ASH-8.3', 'ASH-8.12'],
  'a pile that is empty closes the exploration alone: a portal on the space is used',
  () => {
    const play = scene({
      set(state, [atsu]) {
        atsu.at = at('a1-hollow-oak');
        state.portals.blue = [at('a1-hollow-oak'), at('a1-old-mill')];
        state.piles[1] = [];
      },
    });
    expect(play.whyNot(ATSU, 'activate:exploration')?.[0]).toBe('why.pile');
    expect(play.can(ATSU)).toContain('activate:portal-blue');
  },
);

rule('ASH-1.9', 'what the players decide together is put to both: bots let people answer first', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state) {
      state.track = [{ tile: 3, faceUp: false }];
      state.bag.coins = 2;
    },
  });
  const courtesy = [0, 1].map(seat => play.table.match.decisionOf(seat)?.courtesy);
  expect([play.seat(0).asked(), play.seat(1).asked(), courtesy]).toEqual(['destiny.ask', 'destiny.ask', [true, true]]);
});

rule(
  'ASH-16.3',
  'a skill that turns up a pile needs one that lies face down: others do not count, nor empty ones',
  () => {
    const offered = (up: boolean, empty = false): boolean =>
      scene({
        set(state, [, tantan]) {
          tantan.mana = 3;
          for (const pile of Object.values(state.piles)) {
            if (empty) pile.length = 0;
            for (const card of pile) card.faceUp = up;
          }
        },
      })
        .can(TANTAN)
        .includes('skill:tantan-a0');
    expect([offered(false), offered(true), offered(false, true)]).toEqual([true, false, false]);
  },
);

rule(['ASH-20.15', 'ASH-16.4'], 'it is told who is struck, and in whose stead', () => {
  const struck = (skill: 'attack' | 'skill:brunn-c2') =>
    fightsOf({
      adventure: 3,
      hero: BRUNN,
      other: TANTAN,
      both: true,
      card: 'spectral-wolf',
      cubes: 90,
      mana: 2,
      skills: ['brunn-c2'],
    })
      .does(BRUNN, skill)
      .does(TANTAN, 'attack');
  const told = (play: ReturnType<typeof struck>) =>
    ['log.strike', 'log.strike.guarded'].map(text =>
      play.lines(text).map(({ with: figures = {} }) => 'other' in figures),
    );
  expect([told(struck('attack')), told(struck('skill:brunn-c2'))]).toEqual([
    [[false, false], []],
    [[false], [true]],
  ]);
});
