// DES-16, DES-46, DES-53: heroes on the move.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { expect, vi } from 'vitest';
import type { Prop } from '../content/vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import { descent } from '../rules/game.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { goals } from '../rules/overlord/treading.ts';
import type { Hero, State } from '../rules/state.ts';
import { base, lay, pair, put, scene, space, takesTurn } from './scene.ts';

/** The first hero stands here, with these things on the ground. */
const stands =
  (
    x: number,
    y: number,
    ground: { readonly [at: string]: Prop } = {},
    more: (state: State, heroes: readonly Hero[]) => void = () => {},
  ) =>
  (state: State, heroes: readonly Hero[]): void => {
    const [hero] = heroes;
    if (hero) hero.at = space(x, y);
    for (const [at, prop] of Object.entries(ground)) {
      const [right = 0, down = 0] = at.split(',').map(Number);
      state.board.terrain[space(right, down)] = prop;
    }
    more(state, heroes);
  };
const walks = (keys: readonly string[]): string[] => keys.filter(key => key.startsWith('walk:'));

rule(['DES-16.3', 'DES-16.4', 'DES-2.1'], 'a step costs 1 point, straight or diagonal, and stays on the board', () => {
  const play = scene({ set: stands(2, 12) }).does('action:battle', 'fatigue');
  const around = ['1,11', '1,12', '1,13', '2,11', '2,13', '3,11'];
  expect(walks(play.can()).sort()).toEqual(around.map(at => `walk:space:${at}`));
  play.does('walk:space:3,11').overlordWaits();
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:3,11', 0]);
});

rule(['DES-16.6', 'DES-16.7', 'DES-2.2'], 'friends are passed, but nobody stops on them or attacks from there', () => {
  const play = scene({
    set: stands(1, 13, { '2,12': 'rubble', '2,13': 'rubble' }, (_, [, friend]) => {
      if (friend) friend.at = space(1, 12);
    }),
  }).does('action:run');
  expect(play.can()).not.toContain('walk:space:1,12');
  expect(play.can()).toContain('walk:space:1,11');
});

rule(['DES-16.8', 'DES-44.1', 'DES-45.1'], 'enemies, closed doors, rubble and water bar the way', () => {
  const play = scene({
    set: stands(1, 13, { '2,12': 'rubble', '2,13': 'water' }, state => put(state, 'beastman', space(1, 12))),
  }).does('action:run');
  expect(walks(play.can())).toEqual([]);
  const door = scene({ set: stands(7, 9) }).does('action:run');
  expect(door.can()).not.toContain('walk:space:8,9');
});

rule(
  ['DES-16.9', 'DES-16.10'],
  'EX-21: past a beastman and between it and rubble, diagonally, for 1 point and no harm',
  () => {
    const play = scene({
      set: stands(2, 10, { '3,10': 'rubble' }, state => put(state, 'beastman', space(2, 9))),
    })
      .does('action:advance', 'walk:space:3,9')
      .overlordWaits();
    expect([play.hero().at, play.state.turn?.movement, play.hero().wounds]).toEqual(['space:3,9', 3, 16]);
  },
);

rule('DES-16.12', 'points are spent on quick actions as well as on steps', () => {
  const play = scene({
    set: stands(6, 9, {}, (_, [hero]) => hero && Object.assign(hero, { fatigue: 0, potions: ['vitality-potion'] })),
  }).does('action:advance', 'drink:vitality-potion');
  play.does('walk:space:7,9').overlordWaits();
  expect(play.state.turn?.movement).toBe(2);
  expect(play.can()).toContain('door:mine-door');
});

rule(['DES-16.13', 'DES-16.14'], 'where no corner is cut, a diagonal step keeps clear of rock', () => {
  const at = (options: { readonly [id: string]: boolean }) =>
    scene({ set: stands(2, 12), options })
      .does('action:battle', 'fatigue')
      .can();
  expect(at({})).toContain('walk:space:3,11');
  expect(at({ 'no-corner-cutting': true })).not.toContain('walk:space:3,11');
  expect(at({ 'no-corner-cutting': true })).toContain('walk:space:1,11');
  const goes = (square: boolean) => {
    const play = scene({
      set: stands(1, 8, {}, state => put(state, 'beastman', space(2, 12))),
      options: { 'no-corner-cutting': square },
    });
    const ways = goals(treadOf(play.state, play.monster()), space(2, 12), 4);
    return ways.find(({ to }) => to === space(3, 11))?.cost;
  };
  expect([goes(false), goes(true)]).toEqual([1, 2]);
});

rule('DES-16.15', 'EX-76: a stated cost takes the place of the one point: 1 point does not reach the mud, 2 do', () => {
  const play = scene({ set: stands(1, 13, { '1,12': 'mud', '2,12': 'mud', '2,13': 'mud' }) }).does(
    'action:battle',
    'fatigue',
  );
  expect(walks(play.can())).toEqual([]);
  play.does('fatigue', 'walk:space:1,12').overlordWaits();
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:1,12', 0]);
});

rule(
  ['DES-10.12', 'DES-46.3', 'DES-46.6'],
  'R16: out of a pit for 2 points, to any free space beside it; inside it a step is a step',
  () => {
    const ground = { '2,10': 'pit', '3,10': 'pit' } as const;
    const play = scene({ set: stands(2, 10, ground, state => (state.board.markers = [])) }).does('action:advance');
    expect(walks(play.can())).toEqual(['walk:space:3,10']);
    expect(play.can()).toContain('climb:space:4,10');
    play.does('climb:space:4,10').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:4,10', 2]);
    const near = scene({ set: stands(2, 10, ground), options: { 'pit-exit-anywhere': false } }).does('action:advance');
    expect(near.can()).not.toContain('climb:space:4,10');
    const poor = scene({ set: stands(2, 10, ground) }).does('action:battle', 'fatigue');
    expect(poor.whyNot('climb:space:1,10')).toEqual(['why.movement', 'DES-10.12']);
  },
);

rule(
  ['DES-46.3', 'DES-10.12'],
  'one climbs out to where nobody stands and nothing bars, and 2 points are enough',
  () => {
    const play = scene({
      set: stands(2, 10, { '2,10': 'pit', '3,10': 'pit', '1,10': 'rubble' }, (state, [, friend]) => {
        state.board.markers = [];
        if (friend) friend.at = space(4, 10);
      }),
    }).does('action:battle', 'fatigue', 'fatigue');
    const exits = play.can().filter(key => key.startsWith('climb:'));
    expect(exits).not.toContain('climb:space:4,10');
    expect(exits).not.toContain('climb:space:3,10');
    expect(exits).not.toContain('climb:space:1,10');
    expect(exits).toEqual(expect.arrayContaining(['climb:space:1,9', 'climb:space:4,11']));
  },
);

rule(
  ['DES-46.2', 'DES-16.15'],
  'nobody is led through a pit: one falls in where one goes there, and gets no further',
  () => {
    const play = scene({ set: stands(5, 9, { '6,9': 'pit', '6,10': 'pit' }) }).does('action:run');
    expect(play.can()).toContain('walk:space:6,9');
    expect(play.can()).not.toContain('walk:space:7,9');
    play.does('walk:space:6,9').overlordWaits();
    expect(play.hero().wounds).toBe(15);
  },
);

rule(
  ['DES-10.15', 'DES-46.8', 'DES-45.2'],
  'a jump is over pits alone, onto firm ground, for all the points there are',
  () => {
    const jumps = (ground: { readonly [at: string]: Prop }) =>
      scene({
        set: stands(5, 9, ground, (_, [, friend]) => void (friend && Object.assign(friend, { at: space(1, 13) }))),
      })
        .does('action:battle', 'fatigue', 'fatigue', 'fatigue')
        .can()
        .filter(key => key.startsWith('jump:'));
    expect(jumps({ '6,9': 'pit' })).toEqual(['jump:space:7,9']);
    expect(jumps({ '6,9': 'pit', '7,9': 'water' })).toEqual([]);
    expect(jumps({ '6,9': 'water' })).toEqual([]);
    expect(jumps({ '5,9': 'pit', '6,9': 'pit' })).toEqual([]);
  },
);

rule(
  ['DES-102.1', 'DES-102.3', 'DES-46.11', 'DES-44.3'],
  'whoever flies goes over enemies, rubble and pits, and stops on the pit',
  () => {
    const way = (hero: string) => {
      const play = scene({
        heroes: [hero, 'mad-carthos'],
        set: stands(4, 9, { '5,9': 'rubble', '6,10': 'pit' }, state => put(state, 'beastman', space(5, 10))),
      }).does('action:run');
      return play
        .can()
        .filter(key => ['walk:space:5,9', 'walk:space:5,10', 'walk:space:6,10', 'walk:space:7,9'].includes(key));
    };
    expect([way('steelhorns'), way('zyla').toSorted()]).toEqual([[], ['walk:space:6,10', 'walk:space:7,9']]);
    const lands = scene({
      heroes: ['zyla', 'mad-carthos'],
      set: stands(5, 9, { '6,9': 'pit' }),
    }).does('action:run', 'walk:space:6,9');
    lands.overlordWaits();
    const { wounds } = lands.hero();
    expect(lands.can()).toContain('walk:space:7,9');
    expect(lands.can().some(key => key.startsWith('climb:'))).toBe(false);
    expect(lands.told()).not.toContain('log.ground');
    expect(wounds).toBe(statOf(lands.state, lands.hero().id, 'maxWounds'));
  },
);

rule(
  ['DES-26.1', 'DES-26.9', 'DES-16.3'],
  'with each step one leaves a space and enters one, and sees what there is to see',
  () => {
    const happen = vi.spyOn(descent.calls, 'happen');
    const play = scene({
      set: stands(5, 10, {}, (state, [, friend]) => {
        state.board.open.push('mine-door');
        if (friend) friend.at = space(1, 13);
      }),
    }).does('action:run');
    expect(play.state.board.revealed).toEqual([0]);
    happen.mockClear();
    play.does('walk:space:7,10').overlordWaits();
    const steps = happen.mock.calls.flatMap(([, one]) =>
      one.what === 'leave' || one.what === 'enter' ? [`${one.what} ${one.at}`] : [],
    );
    happen.mockRestore();
    expect(steps.slice(0, 2)).toEqual(['leave space:5,10', 'enter space:6,10']);
    expect(play.state.board.revealed).toEqual([0, 1]);
    // Whoever is shown something new stops there and thinks again.
    expect([play.hero().at, steps.length]).toEqual([space(6, 10), 2]);
  },
);

rule(['DES-10.15', 'DES-46.8'], 'R3: a jump costs 3 points for each space of the pit', () => {
  const ground = { '3,10': 'pit', '4,10': 'pit' } as const;
  const play = scene({ set: stands(2, 10, ground) }).does('action:run');
  expect(play.can()).toContain('jump:space:5,10');
  play.does('jump:space:5,10').overlordWaits();
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:5,10', 2]);
  expect(
    scene({ set: stands(2, 10, ground) })
      .does('action:advance')
      .can(),
  ).not.toContain('jump:space:5,10');
  const strict = scene({ set: stands(2, 10, ground), options: { 'jump-one-space': true } }).does('action:run');
  expect(strict.can()).not.toContain('jump:space:5,10');
  const one = scene({ set: stands(3, 9, ground), options: { 'jump-one-space': true } }).does('action:run');
  expect(one.can()).toContain('jump:space:3,11');
});

rule(['DES-16.6', 'DES-16.8'], 'R93: one jumps over a friend in the pit, not over an enemy', () => {
  const over = (more: (state: State, heroes: readonly Hero[]) => void) =>
    scene({ set: stands(2, 10, { '3,10': 'pit' }, more) })
      .does('action:run')
      .can();
  const friend = over((_, [, other]) => other && Object.assign(other, { at: space(3, 10) }));
  expect(friend).toContain('jump:space:4,10');
  expect(over(state => put(state, 'beastman', space(3, 10)))).not.toContain('jump:space:4,10');
  const taken = over((_, [, other]) => other && Object.assign(other, { at: space(4, 10) }));
  expect(taken).not.toContain('jump:space:4,10');
});

rule(['DES-27.2'], 'an encounter happens to whoever ends their movement on it, not to whoever passes', () => {
  const happens = (to: string): boolean => {
    const play = scene({ set: stands(1, 13, {}, state => lay(state, { kind: 'encounter' }, space(1, 12))) });
    return play.does('action:run', `walk:${to}`).overlordWaits().told().includes('log.encounter');
  };
  expect([happens('space:1,11'), happens('space:1,12')]).toEqual([false, true]);
  const once = scene({ set: stands(1, 13, {}, state => lay(state, { kind: 'encounter' }, space(1, 12))) });
  once.does('action:run', 'walk:space:1,12').overlordWaits().passes(0);
  expect(once.told().filter(text => text === 'log.encounter')).toHaveLength(1);
});

rule(['DES-27.2'], 'R49: whoever is interrupted on an encounter has not ended their movement', () => {
  // The aura of a Hell Hound wounds whoever comes to the encounter: the walk over it stops there.
  const stopped = (action: string) =>
    scene({
      set: stands(1, 13, {}, (state, heroes) => {
        lay(state, { kind: 'encounter' }, space(1, 12));
        put(state, 'hell-hound', base(2, 12, 1, 2), 'master');
        const [hero, friend] = pair(heroes);
        friend.at = space(4, 11);
        Object.assign(hero, { equipped: ['sword#1'], fatigue: 2 });
      }),
    })
      .does(`action:${action}`, 'walk:space:1,11')
      .overlordWaits();
  const met = (play: ReturnType<typeof scene>): boolean => play.told().includes('log.encounter');
  const play = stopped('run');
  expect([play.hero().at, play.asked(), met(play)]).toEqual(['space:1,12', 'turn.act', false]);
  expect(met(play.does('fatigue'))).toBe(false);
  expect(met(play.does('walk:space:1,11').overlordWaits())).toBe(false);
  // Who does anything else, or ends the turn, has stopped there.
  expect(met(stopped('run').passes(0).overlordWaits())).toBe(true);
  const strikes = stopped('advance');
  strikes.does(`attack:sword#1:${space(2, 12)}`);
  while (strikes.asked(0) !== 'turn.act') strikes.passes();
  expect(met(strikes)).toBe(true);
  expect(strikes.told().filter(text => text === 'log.encounter')).toHaveLength(1);
});

rule(
  ['DES-53.1', 'DES-10.5', 'DES-26.7', 'DES-99.11'],
  'stairs lead to the other end of their colour for 1 point, into the unknown too',
  () => {
    const quest = 'last-wishes';
    const { things } = boardOf({ quest });
    const stairs = things.filter(({ kind, spec }) => kind === 'staircase' && !spec.later);
    const [one] = stairs;
    const pair = stairs.filter(
      ({ spec }) => 'staircase' in spec && one && 'staircase' in one.spec && spec.staircase === one.spec.staircase,
    );
    const [from, to] = pair.map(({ spaces: [at] }) => at);
    expect([from === undefined, to === undefined]).toEqual([false, false]);
    const begin = (monkey?: number) =>
      scene({
        quest,
        set: (state, [hero]) => {
          if (!hero || !from || !one) return;
          Object.assign(hero, { at: from, monkey });
          state.board.revealed.push(one.area);
          takesTurn(state, hero);
        },
      });
    const play = begin().does('action:battle', 'fatigue', `walk:${to}`).overlordWaits();
    expect(play.hero().at).toBe(to);
    // Nobody plans a way any further than the stairs' end before its area is seen.
    const running = begin().does('action:run');
    const { areaOf } = boardOf({ quest });
    const known = running.state.board.revealed;
    const unseen = walks(running.can()).filter(key => !known.includes(areaOf(key.replace('walk:', '') as Space)));
    expect(unseen).toEqual([`walk:${to}`]);
    // A monkey walks, and takes no stairs (DES-99.11).
    const ape = walks(begin(2).can());
    expect([ape.length > 0, ape.includes(`walk:${to}`)]).toEqual([true, false]);
  },
);
