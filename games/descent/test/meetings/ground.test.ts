// Props, pits, stairs and glyphs meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { distanceTo } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { pushesOf } from '../../rules/effects/places.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { State } from '../../rules/state.ts';
import { POWER } from '../faces.ts';
import { ASIDE, FAR, fight, first } from '../fight.ts';
import { makeQuest, quest } from '../guide.ts';
import { lay, type Play, pair, put, scene } from '../scene.ts';
import { standing } from '../standing.ts';

describe('Acrobat and pits', () => {
  /** The corridor, two spaces wide, is a pit for two spaces. */
  const PITS = [5, 6].flatMap(x => [space(x, 9), space(x, 10)]);
  const before = (
    skills: readonly string[],
    more: (state: State) => void = () => {},
    dice: readonly number[] = [],
  ): Play =>
    fight({
      dice,
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills,
      at: space(4, 9),
      on: ASIDE,
      set: (state, heroes) => {
        for (const at of PITS) state.board.terrain[at] = 'pit';
        pair(heroes)[1].at = space(1, 13);
        more(state);
      },
    }).does('action:run');
  const walks = (play: Play, to: Space): Play => play.does(`walk:${to}`).overlordWaits();

  rule(['DES-46.2', 'DES-16.15'], 'over both of its spaces for a point each, and nobody falls', () => {
    const play = walks(before(['acrobat']), FAR);
    expect([play.hero().at, play.hero().wounds, play.state.turn?.movement]).toEqual([FAR, 12, 8 - 3]);
    expect(before([]).can()).not.toContain(`walk:${FAR}`);
  });

  rule(['DES-46.2', 'DES-46.3'], 'who ends a walk in it has fallen, and climbs out like anybody', () => {
    const play = walks(before(['acrobat']), space(5, 9));
    expect([play.hero().at, play.hero().wounds]).toEqual([space(5, 9), 11]);
    expect(play.can()).not.toContain(`walk:${FAR}`);
    expect(play.can()).toContain(`climb:${FAR}`);
  });

  rule(['DES-46.2', 'DES-46.3', 'DES-12.9'], 'into one that opens under them they fall, and go no further', () => {
    const play = fight({
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills: ['acrobat'],
      equipped: ['ghost-armor#1'],
      at: space(4, 9),
      on: ASIDE,
      dice: [POWER.more],
      set: (state, heroes) => {
        pair(heroes)[1].at = space(1, 13);
        Object.assign(state.overlord, { threat: 20, hand: ['spiked-pit#1'] });
      },
    }).does('action:run', `walk:${FAR}`);
    play.answers(play.overlordSeat, 'card:spiked-pit');
    play.does('use:ghost-armor#1:0', 'use:ghost-armor#1:0').overlordWaits();
    expect([play.hero().at, play.hero().wounds, play.can().includes(`walk:${FAR}`)]).toEqual([space(5, 9), 12, false]);
  });

  rule(
    ['DES-48.2', 'DES-16.6', 'ICE-3.4'],
    'obstacles alone are nothing to light feet: darts below a friend bite whoever passes',
    () => {
      const passes = (prop: 'dart-field' | 'pit') =>
        walks(
          before(
            ['acrobat'],
            state => {
              for (const at of PITS) state.board.terrain[at] = 'none';
              for (const y of [9, 10]) state.board.terrain[space(5, y)] = prop;
              pair(state.heroes)[1].at = space(5, 9);
              placeMonster(state, {
                kind: 'skeleton',
                rank: 'normal',
                at: space(5, 10),
                owner: 'hero:varikas-the-dead',
              });
            },
            [POWER.more],
          ),
          space(6, 9),
        );
      const [darts, pit] = [passes('dart-field'), passes('pit')];
      expect([darts.hero().wounds, darts.hero().tokens.daze, pit.hero().wounds]).toEqual([11, 1, 12]);
    },
  );

  rule(['DES-61.1', 'DES-46.2'], 'who is held over it falls in', () => {
    const play = before(['acrobat'], state => {
      state.board.revealed.push(1);
      state.board.open.push('mine-door');
      put(state, 'naga', 'base:6,9/2x2');
    });
    walks(play, space(8, 9));
    expect([play.hero().at, play.hero().wounds]).toEqual([space(5, 9), 11]);
  });
});

rule(
  ['DES-53.5', 'DES-17.2', 'DES-20.2'],
  'through stairs one strikes whoever stands at the other end, and counts on from there',
  () => {
    const play = quest('durnog-brothers', {
      areas: [0, 4, 5],
      quiet: true,
      heroes: ['grey-ker', 'mad-carthos'],
      at: [space(11, 2), space(16, 20)],
      *next(t) {
        first(t.state.heroes).equipped = ['bow#1', 'dagger#1'];
        put(t.state, 'skeleton', space(24, 6));
        put(t.state, 'beastman', space(25, 6));
      },
    });
    play.does('action:battle');
    const attacks = play.can().filter(key => key.startsWith('attack:'));
    expect(attacks).toEqual([
      `attack:bow#1:${space(24, 6)}`,
      `attack:bow#1:${space(25, 6)}`,
      `attack:dagger#1:${space(24, 6)}`,
    ]);
    const far = (x: number, y: number) => distanceTo(play.state, play.hero(), space(x, y));
    expect([far(24, 6), far(25, 6), far(9, 2)]).toEqual([1, 2, 2]);
  },
);

describe('glyphs and powers', () => {
  const glyph = (state: State) => lay(state, { kind: 'glyph', active: false }, space(4, 10));

  rule(['DES-54.3', 'DRF-2.9a'], 'R94: who moves themselves by a power comes to a glyph as by a step', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: standing(3, 10, (state, hero) => {
        glyph(state);
        hero.skills = ['telekinesis'];
      }),
    }).does('action:run', 'use:telekinesis:0', 'figure:hero:andira-runehand', 'place:space:4,10');
    expect([play.hero().at, play.state.conquest, play.hero().score]).toEqual(['space:4,10', 8, 3]);
  });

  rule('DRF-2.9a', 'R18: who is moved there by another waits for the own turn', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: standing(3, 10, (state, hero, friend) => {
        glyph(state);
        hero.skills = ['telekinesis'];
        friend.at = space(5, 10);
      }),
    }).does('action:run', 'use:telekinesis:0', 'figure:hero:steelhorns', 'place:space:4,10');
    expect([play.hero(1).at, play.state.conquest]).toEqual(['space:4,10', 5]);
    play.passes(0).overlordWaits();
    expect(play.state.conquest).toBe(8);
  });

  rule('DES-32.12', 'R94: Astarra comes back out of Town near a sleeping glyph, and it wakes', () => {
    const play = scene({
      heroes: ['runewitch-astarra', 'steelhorns'],
      set: standing(3, 10, (state, hero) => {
        glyph(state);
        hero.at = undefined;
      }),
    }).does('action:run', 'glyph:marker:glyph#0');
    expect([play.hero().at, play.state.conquest]).toEqual(['space:2,10', 8]);
  });
});

rule(['DES-54.7', 'DRF-2.9c'], 'Telekinesis brings no monster onto a glyph that is awake, and a hero it does', () => {
  const play = scene({
    set: (state, heroes) => {
      const [hero, friend] = pair(heroes);
      hero.at = space(1, 9);
      friend.at = space(3, 10);
      put(state, 'beastman', space(2, 9));
    },
  });
  const glyph = space(2, 10);
  expect(
    [pushesOf(play.state, play.monster()), pushesOf(play.state, play.hero(1))].map(to => to.includes(glyph)),
  ).toEqual([false, true]);
});

const threshold = makeQuest('left-behind', {
  on: [{ id: 'gone', when: { leave: [3, 9], by: 'hero' }, do: [{ op: 'set', flag: 'gone' }] }],
});

rule(['DES-26.9', 'DES-50.3'], 'R76: whoever is pushed out of a place has left it, for whatever waits for that', () => {
  const pushed = (from: Space): readonly string[] =>
    threshold({
      quiet: true,
      at: [from, ASIDE],
      *next(t) {
        const hero = first(t.state.heroes);
        hero.at = FAR;
        yield* calls(t).stepOn(t, hero.id, { from, own: false });
      },
    }).state.guide.flags;
  expect([pushed(space(3, 9)), pushed(space(3, 10))]).toEqual([['gone'], []]);
});
