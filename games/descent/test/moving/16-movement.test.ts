// DES-16: movement.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { FigureSize } from '../../content/vocabulary.ts';
import { cutsCorner } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals, stepCost } from '../../rules/overlord/treading.ts';
import type { Hero, State } from '../../rules/state.ts';
import { afterwards } from '../companions.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { GREEN, RED } from '../faces.ts';
import { BESIDE, FAR } from '../fight.ts';
import { activates, fightTurn, step4, walksOfMonsters } from '../fights-of-monsters.ts';
import { type Plan, put, scene } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';
import { stands, walks } from '../walks.ts';

rule(['DES-16.3', 'DES-16.4', 'DES-2.1'], 'a step costs 1 point, straight or diagonal, and stays on the board', () => {
  const play = scene({ set: stands(2, 12) }).does('action:battle', 'fatigue');
  const around = ['1,11', '1,12', '1,13', '2,11', '2,13', '3,11'];
  expect(walks(play.can()).sort()).toEqual(around.map(at => `walk:space:${at}`));
  play.does('walk:space:3,11').overlordWaits();
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:3,11', 0]);
});

describe('what lingers on monsters', () => {
  rule(['DES-16.3', 'DES-11.14'], 'a monster walks with its last point', () => {
    const play = fightTurn([], { on: FAR });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, `walk:${space(4, 8)}`);
    expect([play.monster().at, play.state.overlord.acting?.movement]).toEqual([space(4, 8), 1]);
    play.answers(seat, `walk:${BESIDE}`);
    expect([play.monster().at, play.state.overlord.acting?.movement]).toEqual([BESIDE, 0]);
  });
});

describe('activation', () => {
  rule(['DES-16.6', 'DES-16.7', 'DES-16.8'], 'through friends, not through heroes', () => {
    const corridor = (state: State) => {
      put(state, 'beastman', space(10, 9));
      put(state, 'skeleton', space(9, 9));
      put(state, 'skeleton', space(9, 10));
    };
    const friendly = activates(step4(corridor));
    expect(walksOfMonsters(friendly)).toContain('walk:space:8,9');
    expect(walksOfMonsters(friendly)).not.toContain('walk:space:9,9');
    const barred = activates(
      step4(state => void put(state, 'beastman', space(10, 9)), {
        set: (_, heroes) => {
          for (const [n, hero] of heroes.entries()) hero.at = space(9, 9 + n);
        },
      }),
    );
    expect(walksOfMonsters(barred)).not.toContain('walk:space:8,9');
  });
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

rule(['DES-16.8', 'DES-44.1', 'DES-45.1'], 'enemies, closed doors, rubble and water bar the way', () => {
  const play = scene({
    set: stands(1, 13, { '2,12': 'rubble', '2,13': 'water' }, state => put(state, 'beastman', space(1, 12))),
  }).does('action:run');
  expect(walks(play.can())).toEqual([]);
  const door = scene({ set: stands(7, 9) }).does('action:run');
  expect(door.can()).not.toContain('walk:space:8,9');
});

describe('steps', () => {
  rule('DES-16.8', 'do not lead through what bars the way, to wherever it is', () => {
    for (const bar of ['%', '~']) {
      const ground = laidFloor([`m${bar}..`]);
      expect(goals(tread(ground, '1x1'), ground.at('m'), 5), bar).toEqual([]);
    }
    expect(goals(tread(laidFloor(['....']), '1x1', { isOpen: at => at !== space(1, 0) }), space(0, 0), 5)).toEqual([]);
  });
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

rule(['DES-16.11', 'DES-11.14'], 'a monster attacks in the middle of its way (EX-61)', () => {
  const play = fightTurn([], { on: space(5, 9), dice: [RED.miss, GREEN.three] });
  const seat = play.overlordSeat;
  play.seat(seat).does(`monster:${play.monster().id}`, `walk:${BESIDE}`);
  const attack = play.can(seat).find(key => key.startsWith('attack:'));
  play.seat(seat).does(attack ?? '', `walk:${space(5, 10)}`);
  expect(play.monster().at).toBe(space(5, 10));
  expect(play.state.overlord.acting).toMatchObject({ movement: 2, attacks: 0 });
});

rule('DES-16.12', 'points are spent on quick actions as well as on steps', () => {
  const play = scene({
    set: stands(6, 9, {}, (_, [hero]) => hero && Object.assign(hero, { fatigue: 0, potions: ['vitality-potion'] })),
  }).does('action:advance', 'drink:vitality-potion');
  play.does('walk:space:7,9').overlordWaits();
  expect(play.state.turn?.movement).toBe(2);
  expect(play.can()).toContain('door:mine-door');
});

describe('on their own way', () => {
  rule('DES-16.13', 'round corners, where nobody cuts them', () => {
    const cost = (options: Plan['options'], to: Space) =>
      afterwards({ companions: [{ id: 'boggs', at: space(4, 11) }], ...(options && { options }) })
        .match.decisionOf(0)
        ?.options.find(({ key }) => key === `walk:${to}`)?.with?.cost;
    const house = { 'no-corner-cutting': true };
    // Into the corridor it goes round the corner; in the open nothing changes.
    expect([cost({}, space(5, 10)), cost(house, space(5, 10))]).toEqual([1, 2]);
    expect([cost({}, space(3, 10)), cost(house, space(3, 10))]).toEqual([1, 1]);
  });
});

rule('DES-16.13', 'a corner is cut where one of the spaces beside the step is no floor, or is walled off', () => {
  const [from, to] = [space(0, 0), space(1, 1)];
  const cuts = (rows: readonly string[], ...walls: readonly [Space, Space][]): boolean =>
    cutsCorner(drawnFloor(rows, { walls }).open, from, to);
  expect(cuts(['..', '..'])).toBe(false);
  expect([cuts(['.#', '..']), cuts(['..', '#.'])]).toEqual([true, true]);
  for (const by of [space(1, 0), space(0, 1)])
    for (const end of [from, to]) expect(cuts(['..', '..'], [by, end]), `${by} from ${end}`).toBe(true);
  // Straight steps cut nothing.
  expect(cutsCorner(drawnFloor(['..', '##']).open, from, space(1, 0))).toBe(false);
  expect(cutsCorner(drawnFloor(['.#', '.#']).open, from, space(0, 1))).toBe(false);
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

rule('DES-16.13', 'where no corner is cut, no part of a monster’s base cuts one', () => {
  const step = (rows: readonly string[], size: FigureSize, from: Space | Base, to: Space | Base) =>
    [false, true].map(square => stepCost(tread(laidFloor(rows), size, { square }), from, to));
  const [corner, open] = [
    ['..#', '...', '...'],
    ['...', '...', '...'],
  ];
  expect(step(corner, '1x1', space(1, 0), space(2, 1))).toEqual([1, Number.POSITIVE_INFINITY]);
  expect(step(corner, '2x2', base(0, 0, 2, 2), base(1, 1, 2, 2))).toEqual([1, Number.POSITIVE_INFINITY]);
  expect(step(open, '2x2', base(0, 0, 2, 2), base(1, 1, 2, 2))).toEqual([1, 1]);
  // A Hell Hound that turns after its head goes straight, even round the corner itself.
  expect(step(corner, '1x2', base(1, 1, 1, 2), base(1, 1, 2, 1))).toEqual([1, 1]);
  expect(step(['..', '.#'], '1x2', base(0, 0, 1, 2), base(0, 0, 2, 1))).toEqual([1, 1]);
  // A whole walk goes round it.
  const round = goals(tread(laidFloor(corner), '1x1', { square: true }), space(1, 0), 2);
  expect(round.find(({ to }) => to === space(2, 1))?.cost).toBe(2);
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

describe('the ground', () => {
  rule('DES-16.15', 'a small figure with one point does not enter mud (EX-76)', () => {
    const ground = laidFloor(['m;.']);
    expect(goals(tread(ground, '1x1'), ground.at('m'), 1)).toEqual([]);
    expect(goals(tread(ground, '1x1'), ground.at('m'), 2).map(({ cost }) => cost)).toEqual([2]);
  });
});

rule('DES-16.16', 'whoever is held where a friend stands goes back to the last free space', () => {
  const play = scene({
    set: (state, heroes) => {
      const [first, other] = heroes;
      if (first) first.at = space(1, 13);
      if (other) other.at = space(1, 12);
      put(state, 'beastman', space(2, 12));
      put(state, 'naga', base(2, 10, 2, 2));
    },
  }).does('action:run');
  // Past the friend there is room, but beside the friend's space a Naga holds whoever enters it.
  play.does(`walk:${space(1, 11)}`);
  expect(play.hero().at).toBe(space(1, 13));
});

rule('DES-16.16', 'whoever is held on a friend’s space goes back to the last free one', () => {
  const play = scene({
    set: (state, [hero, friend]) => {
      if (!hero || !friend) return;
      hero.at = space(1, 13);
      friend.at = space(1, 12);
      Object.assign(state.board.terrain, { [space(2, 12)]: 'rubble', [space(2, 13)]: 'rubble' });
      put(state, 'naga', 'base:2,10/2x2');
    },
  }).does('action:run', 'walk:space:1,11');
  play.overlordWaits();
  expect(play.hero().at).toBe('space:1,13');
});
