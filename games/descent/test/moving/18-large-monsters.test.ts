// DES-18: large monsters.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { BASE, rowsOf } from '../../content/boxes.ts';
import { monsters } from '../../content/monsters.ts';
import type { FigureSize } from '../../content/vocabulary.ts';
import { affectedBy } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { type Ground, sees } from '../../rules/ground.ts';
import { dangers, goals, isStay, stepCost } from '../../rules/overlord/treading.ts';
import type { Monster } from '../../rules/state.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { FAR, fight } from '../fight.ts';
import { activates, fightTurn, step4, walksOfMonsters } from '../fights-of-monsters.ts';
import { quest } from '../guide.ts';
import { pair, put } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';
import { flooring } from '../walks.ts';

describe('steps', () => {
  const steps = (ground: Ground, size: FigureSize, from: Base): string[] =>
    goals(tread(ground, size), from, 1).map(({ to }) => to);

  const HALL = laidFloor(Array<string>(9).fill('.........'));

  rule(['DES-18.1', 'DES-18.12', 'DES-18.17'], 'of a 2x2 figure go in eight directions (EX-33)', () => {
    expect(steps(HALL, '2x2', base(3, 5, 2, 2))).toHaveLength(8);
    const giant = tread(HALL, '2x2');
    const way = [base(3, 5, 2, 2), base(3, 4, 2, 2), base(4, 3, 2, 2), base(5, 3, 2, 2)];
    let spent = 0;
    for (const [n, to] of way.slice(1).entries()) spent += stepCost(giant, way[n] as Base, to);
    expect(spent).toBe(3);
  });

  rule(['DES-18.13', 'DES-18.14', 'DES-18.16'], 'of a Hell Hound follow its head, or go aside (EX-32)', () => {
    // Up, right, up, and a side step up and to the right: 4 points.
    const way = [base(4, 5, 1, 2), base(4, 4, 1, 2), base(4, 4, 2, 1), base(5, 3, 1, 2), base(6, 2, 1, 2)];
    for (const [n, to] of way.slice(1).entries()) expect(steps(HALL, '1x2', way[n] as Base), to).toContain(to);
    expect(goals(tread(HALL, '1x2'), way[0] as Base, 4).map(({ to }) => to)).toContain(way.at(-1));
    // The other end leads as well.
    expect(steps(HALL, '1x2', base(4, 4, 1, 2))).toContain(base(4, 5, 1, 2));
  });

  rule('DES-18.15', 'of long figures never go straight to their side', () => {
    expect(steps(HALL, '1x2', base(4, 4, 1, 2))).not.toContain(base(5, 4, 1, 2));
    expect(steps(HALL, '2x3', base(4, 4, 2, 3))).not.toContain(base(5, 4, 2, 3));
  });

  rule('DES-18.13', 'of a Dragon: its lead block goes on, and it may turn (EX-34)', () => {
    const found = steps(HALL, '2x3', base(4, 4, 2, 3));
    expect(found).toContain(base(4, 3, 2, 3));
    expect(found).toContain(base(3, 4, 3, 2));
  });

  rule('DES-18.19', 'are barred by walls, by the edge of the board and by what blocks the way', () => {
    const pillar = laidFloor(['.....', '.....', '..%..', '.....', '.....']);
    expect(steps(pillar, '2x2', base(0, 0, 2, 2))).toEqual([base(1, 0, 2, 2), base(0, 1, 2, 2)]);
    const walled = laidFloor(['....', '....'], [[space(1, 0), space(2, 0)]]);
    expect(steps(walled, '2x2', base(0, 0, 2, 2))).toEqual([]);
  });

  rule(['DES-18.20', 'DES-16.6', 'DES-16.8'], 'pass friends, stay on free spaces alone, and never pass enemies', () => {
    const ground = laidFloor(['.....', '.....']);
    const friends = new Set([space(2, 0), space(2, 1)]);
    const past = goals(tread(ground, '2x2', { friends }), base(0, 0, 2, 2), 4).map(({ to }) => to);
    expect(past).toEqual([base(3, 0, 2, 2)]);
    expect(goals(tread(ground, '2x2', { enemies: friends }), base(0, 0, 2, 2), 4)).toEqual([]);
  });
});

rule('DES-18.2', 'how large each kind is: the hound two spaces, the dragon six, other large ones four', () => {
  const kinds = (size: FigureSize) =>
    rowsOf(monsters, BASE)
      .filter(row => row.size === size)
      .map(({ id }) => id);
  expect([kinds('1x2'), kinds('2x3')]).toEqual([['hell-hound'], ['dragon']]);
  expect(kinds('2x2')).toEqual(['bane-spider', 'demon', 'giant', 'manticore', 'naga', 'ogre']);
  expect(kinds('1x1')).toEqual(['beastman', 'razorwing', 'skeleton', 'sorcerer']);
});

describe('sight', () => {
  rule('DES-18.4', 'a large figure that is not wholly in a pit sees out of it', () => {
    const ground = drawnFloor(['__.....', '......b']);
    expect(sees(ground, spacesOf('base:0,0/2x2'), ground.at('b'))).toBe(true);
    const deep = drawnFloor(['__.....', '__....b']);
    expect(sees(deep, spacesOf('base:0,0/2x2'), deep.at('b'))).toBe(false);
  });

  test('into fog and out of it one sees from space to space only', () => {
    const ground = drawnFloor(['a.?.b', '..c..']);
    const fog = space(2, 0);
    expect(sees(ground, ground.at('a'), ground.at('b'))).toBe(false);
    expect(sees(ground, ground.at('a'), fog)).toBe(false);
    expect(sees(ground, ground.at('c'), fog)).toBe(true);
    expect(sees(ground, fog, ground.at('c'))).toBe(true);
    expect(sees(ground, fog, ground.at('a'))).toBe(false);
  });

  test('may end after so many spaces, as in a gust of wind', () => {
    const ground = drawnFloor(['a......b']);
    expect(sees(ground, ground.at('a'), ground.at('b'), [], 5)).toBe(false);
    expect(sees(ground, ground.at('a'), space(5, 0), [], 5)).toBe(true);
  });
});

rule('DES-18.4', 'a large figure looks out of a pit as ever, unless it is wholly inside', () => {
  const half = drawnFloor(['a_...b', 'a_....']);
  const figure = [...half.all('a'), ...half.all('_')];
  expect(sees(half, figure, half.at('b'))).toBe(true);
  const whole = drawnFloor(['__...b', '__....']);
  expect(sees(whole, whole.all('_'), whole.at('b'))).toBe(false);
  expect(sees(whole, whole.all('_'), space(2, 0))).toBe(true);
});

rule(['DES-18.4', 'DES-46.11'], 'a large monster falls when all of it is over the pit; who flies never does', () => {
  const wounds = (kind: 'ogre' | 'razorwing', spaces: readonly (readonly [number, number])[]) => {
    const play = quest('heart-of-darkness', {
      quiet: true,
      at: [space(1, 12), space(2, 12)],
      set: flooring('pit', ...spaces),
      *next(t) {
        const { id } = put(t.state, kind, kind === 'ogre' ? base(3, 9, 2, 2) : space(3, 9));
        yield* calls(t).stepOn(t, id, { own: false });
      },
    });
    return statOf(play.state, play.monster().id, 'maxWounds') - play.monster().wounds;
  };
  const corners = [
    [3, 9],
    [4, 9],
    [3, 10],
    [4, 10],
  ] as const;
  expect([wounds('ogre', corners), wounds('ogre', corners.slice(1)), wounds('razorwing', corners)]).toEqual([1, 0, 0]);
});

describe('the ground', () => {
  rule(['DES-18.7', 'DES-18.8', 'DES-18.9', 'DES-18.10'], 'counts where the front half enters (EX-30)', () => {
    const ground = laidFloor([';;;;..', ';;;;..', '......']);
    const spider = tread(ground, '2x2');
    expect(stepCost(spider, base(0, 0, 2, 2), base(1, 0, 2, 2))).toBe(2);
    // Out of it with the front, the rear still in the mud.
    expect(stepCost(spider, base(2, 0, 2, 2), base(3, 0, 2, 2))).toBe(1);
    // One of two front spaces.
    expect(stepCost(spider, base(4, 1, 2, 2), base(3, 1, 2, 2))).toBe(1);
    const field = laidFloor(['......', '......', ';;;;;;', ';;;;;;', ';;;;;;', ';;;;;;']);
    const dragon = tread(field, '2x3');
    // Into a field of mud: the first step brings two of its four front spaces into it.
    const deep = laidFloor(Array<string>(2).fill('...;;;;;'));
    const long = tread(deep, '2x3');
    expect(stepCost(long, base(0, 0, 3, 2), base(1, 0, 3, 2))).toBe(1);
    expect(stepCost(long, base(1, 0, 3, 2), base(2, 0, 3, 2))).toBe(2);
    expect(stepCost(dragon, base(0, 0, 2, 3), base(0, 1, 2, 3))).toBe(2);
  });

  rule('DES-18.9', 'counts by its own measure: half of a front, all of it, or the whole base', () => {
    const felt = (rows: readonly string[], from: Base, to: Base): string[] =>
      dangers(tread(laidFloor(rows), '2x2'), from, to).map(({ id }) => id);
    const [west, east] = [base(0, 0, 2, 2), base(1, 0, 2, 2)];
    // Ice: all four. Darts: one space of the two that are new, and none that it stood on already.
    expect(felt(['.**', '.**'], west, east)).toEqual(['ice']);
    expect(felt(['..*', '.**'], west, east)).toEqual([]);
    expect(felt(['..:', '...'], west, east)).toEqual(['dart-field']);
    expect(felt(['.:.', '.:.'], west, east)).toEqual([]);
    expect(felt(['..^', '..^'], west, east)).toEqual(['lava']);
    expect(felt(['..^', '...'], west, east)).toEqual([]);
    // Of a Dragon the lead block counts, and of that what is new.
    const dragon = (rows: readonly string[]): string[] =>
      dangers(tread(laidFloor(rows), '2x3'), base(0, 0, 3, 2), base(1, 0, 3, 2)).map(({ id }) => id);
    expect(dragon(['...:', '....'])).toEqual(['dart-field']);
    expect(dragon(['..:.', '..:.'])).toEqual([]);
  });

  rule(['DES-18.7', 'DES-16.15'], 'counts from where each step of a longer walk begins', () => {
    // Its front is two spaces wide at every step, however far it has come: the third column is mud for it.
    const ground = laidFloor(['...;.', '...;.']);
    expect(goals(tread(ground, '2x2'), base(0, 0, 2, 2), 5).map(({ to, cost }) => [to, cost])).toEqual([
      [base(1, 0, 2, 2), 1],
      [base(2, 0, 2, 2), 3],
      [base(3, 0, 2, 2), 4],
    ]);
  });

  rule(['DES-18.4', 'DES-46.2', 'DES-46.6'], 'swallows whoever is wholly over a pit, once', () => {
    const ground = laidFloor(['m__..', '.__..']);
    const spider = tread(ground, '2x2');
    expect(dangers(spider, base(0, 0, 2, 2), base(1, 0, 2, 2)).map(({ id }) => id)).toEqual(['pit']);
    expect(dangers(spider, base(3, 0, 2, 2), base(2, 0, 2, 2))).toEqual([]);
    const small = tread(ground, '1x1');
    expect(dangers(small, ground.at('m'), space(1, 0)).map(({ id }) => id)).toEqual(['pit']);
    expect(dangers(small, space(1, 0), space(2, 0))).toEqual([]);
    // Whoever falls goes no further by walking; the step costs what any step does.
    expect(stepCost(small, ground.at('m'), space(1, 0))).toBe(1);
    expect(goals(small, ground.at('m'), 5).map(({ to }) => to)).not.toContain(space(3, 0));
  });

  rule('DES-18.4', 'a large figure walks on over a pit that is under a part of it', () => {
    const ground = laidFloor(['.__..', '.....']);
    const found = goals(tread(ground, '2x2'), base(0, 0, 2, 2), 3).map(({ to, cost }) => [to, cost]);
    expect(found).toContainEqual([base(1, 0, 2, 2), 1]);
    expect(found).toContainEqual([base(3, 0, 2, 2), 3]);
  });

  rule('DES-18.6', 'a large figure does not stay where another stands in a pit below', () => {
    const ground = laidFloor(['__..', '....']);
    const hound = tread(ground, '2x2', { enemies: new Set([space(0, 0)]) });
    expect(isStay(hound, base(0, 0, 2, 2))).toBe(false);
    expect(isStay(hound, base(2, 0, 2, 2))).toBe(true);
  });
});

rule(['DES-18.11', 'DES-23.6'], 'one attack affects a large figure once, however much of it is covered (EX-31)', () => {
  const play = fightTurn([], {
    monster: 'hell-hound',
    at: FAR,
    on: 'base:4,9/1x2',
    set: state => void put(state, 'ogre', 'base:5,9/2x2'),
  });
  const [hound, ogre] = play.state.monsters as [Monster, Monster];
  const breaths = attacksOf(play.state, hound.id, 'activation').filter(({ area }) => area !== undefined);
  const counts = breaths.map(
    how => affectedBy(play.state, opened(play.state, hound.id, how)).filter(({ id }) => id === ogre.id).length,
  );
  expect(Math.max(...counts)).toBe(1);
});

describe('large figures', () => {
  rule(['DES-18.12', 'DES-18.1'], 'an Ogre walks on four spaces', () => {
    const play = step4(state => void put(state, 'ogre', base(12, 9, 2, 2)));
    const seat = play.overlordSeat;
    activates(play);
    expect(walksOfMonsters(play)).toContain(`walk:${base(14, 9, 2, 2)}`);
    play.answers(seat, `walk:${base(14, 9, 2, 2)}`);
    expect(play.monster().at).toBe(base(14, 9, 2, 2));
    expect(play.state.overlord.acting?.movement).toBe(1);
  });

  rule(['DES-18.13', 'DES-18.16'], 'a Hell Hound turns after its head', () => {
    const play = step4(state => void put(state, 'hell-hound', base(12, 9, 2, 1)));
    activates(play).answers(play.overlordSeat, `walk:${base(12, 9, 1, 2)}`);
    expect(play.monster().at).toBe(base(12, 9, 1, 2));
  });
});

rule(
  ['DES-18.15', 'DES-18.13', 'DES-18.14'],
  'Telekinesis moves a hound as it walks: never straight to its side',
  () => {
    const play = fight({
      hero: 'andira-runehand',
      friend: 'varikas-the-dead',
      skills: ['telekinesis'],
      at: space(1, 9),
      monster: 'hell-hound',
      on: 'base:3,10/2x1',
      set: (_, heroes) => Object.assign(pair(heroes)[1], { at: space(1, 13) }),
    }).does('action:battle', 'use:telekinesis:0', 'figure:monster:hell-hound#1');
    expect(play.can()).toContain('place:base:4,10/2x1');
    expect(play.can()).toContain('place:base:3,9/1x2');
    expect(play.can()).toContain('place:base:4,9/2x1');
    expect(play.can()).not.toContain('place:base:3,9/2x1');
  },
);
