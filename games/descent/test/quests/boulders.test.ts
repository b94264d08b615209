// Boulders and ramps in a quest guide: read with their bases and directions, set up with their area, placed, moved and driven at by scripts.

import { rule } from '@veillee/kernel/test/rule';
import { spacesOf } from '@veillee/pieces/geometry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { readGuide } from '../../content/quests/read.ts';
import type { GuideRow } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { placeNow } from '../../rules/quest/places.ts';
import type { Hero, State } from '../../rules/state.ts';
import { first, inTurn, quest } from '../guide.ts';
import { base, begun, space } from '../scene.ts';

/** The first quest, with boulders and a ramp in it. */
const row: GuideRow = {
  ...guideOf('heart-of-darkness'),
  things: {
    ...guideOf('heart-of-darkness').things,
    stone: { prop: 'boulder', at: [5, 9], direction: 'w' },
    ramp: { prop: 'boulder-ramp', at: [1, 9], direction: 's' },
    sleeper: { prop: 'boulder', at: [1, 9], direction: 'e', still: true, later: true },
    beyond: { prop: 'boulder', at: [12, 9], direction: 'n' },
  },
};

// What a guide draws is made once and kept: for these scenes it is another, and as it was after them.
const kept = boardOf(begun());
const asWritten = { ...kept };
beforeAll(() => {
  Object.assign(kept, readGuide(row));
});
afterAll(() => {
  Object.assign(kept, asWritten);
});

const lie = ({ board }: State) =>
  (board.boulders ?? []).map(({ at, direction, still }) => [at, direction, still === true]);

describe('readGuide', () => {
  test('a boulder covers four spaces, a ramp one', () => {
    const { thingsNamed } = readGuide(row);
    expect(thingsNamed('stone')).toMatchObject([{ kind: 'prop', area: 0, spaces: spacesOf(base(5, 9, 2, 2)) }]);
    expect(thingsNamed('ramp')).toMatchObject([{ kind: 'prop', spaces: [space(1, 9)] }]);
  });

  test('neither lies across areas or off the floor', () => {
    const at = (x: number, y: number): GuideRow => ({
      ...row,
      things: { ...row.things, stone: { prop: 'boulder', at: [x, y], direction: 'w' } },
    });
    expect(() => readGuide(at(7, 9))).toThrow('stone lies across areas');
    expect(() => readGuide(at(4, 8))).toThrow('stone stands off the floor');
  });
});

rule(['DES-26.2', 'DES-51.1'], 'boulders and ramps come to the board with their area, as the guide has them', () => {
  const play = quest('heart-of-darkness', { quiet: true });
  expect(lie(play.state)).toEqual([[base(5, 9, 2, 2), 'w', false]]);
  expect(play.state.board.markers).toContainEqual(
    expect.objectContaining({ kind: 'ramp', direction: 's', at: space(1, 9) }),
  );
  // Nobody has seen the other one, neither on the board nor among what is told to heroes.
  expect(play.seat(0).view().board.boulders).toHaveLength(1);
  const both = quest('heart-of-darkness', { areas: [0, 1], quiet: true });
  expect(lie(both.state)).toEqual([
    [base(5, 9, 2, 2), 'w', false],
    [base(12, 9, 2, 2), 'n', false],
  ]);
});

rule('DES-26.8', 'a script lays a boulder where somebody stands: they make way, and it waits to be released', () => {
  const play = quest('heart-of-darkness', {
    quiet: true,
    at: [space(2, 9), space(4, 8)],
    next: t => carryOut(t, [{ op: 'place', what: 'sleeper' }], {}),
  });
  expect(play.asked()).toBe('ask.driven');
  expect(play.can().length).toBeGreaterThan(1);
  play.does(play.can()[0] ?? '');
  expect(spacesOf(base(1, 9, 2, 2))).not.toContain(play.hero(0).at);
  expect(lie(play.state)).toContainEqual([base(1, 9, 2, 2), 'e', true]);
  expect([...placeNow(play.state, 'sleeper')]).toEqual(spacesOf(base(1, 9, 2, 2)));
});

rule(['DES-26.8', 'DES-8.7'], 'they come out beside it, no further, and have moved: they aim no more (R101)', () => {
  const play = quest('heart-of-darkness', {
    quiet: true,
    at: [space(2, 9), space(4, 8)],
    set: (_, [hero]) => void (hero && Object.assign(hero, { order: 'aim' })),
    next: t => carryOut(t, [{ op: 'place', what: 'sleeper' }], {}),
  });
  const beside = [1, 2, 3].flatMap(x => [8, 9, 10, 11].map(y => `place:${space(x, y)}`));
  for (const key of play.can()) expect(beside).toContain(key);
  play.does(`place:${space(3, 10)}`);
  expect([play.hero().at, play.hero().order]).toEqual([space(3, 10), undefined]);
});

rule(
  ['DES-26.8', 'DES-84.2'],
  'whoever was animated makes way as its owner likes, a monster as the overlord does',
  () => {
    const asked = (owner?: Hero['id']) => {
      const play = quest('heart-of-darkness', {
        quiet: true,
        at: [space(4, 8), space(5, 9)],
        *next(t) {
          placeMonster(t.state, { kind: 'beastman', rank: 'normal', at: space(2, 9), ...(owner && { owner }) });
          yield* carryOut(t, [{ op: 'place', what: 'sleeper' }], {});
        },
      });
      return [play.asked(0), play.asked(play.overlordSeat)];
    };
    expect([asked(first), asked()]).toEqual([
      ['ask.driven', undefined],
      [undefined, 'ask.driven'],
    ]);
  },
);

rule('DES-26.8', 'a boulder is named where it is now, not where it was drawn, and is laid elsewhere whole', () => {
  const play = quest('heart-of-darkness', {
    quiet: true,
    at: [space(1, 12), space(2, 12)],
    next: inTurn(
      t => carryOut(t, [{ op: 'push', what: 'stone', by: 1 }], {}),
      function* (t) {
        expect([...placeNow(t.state, 'stone')]).toEqual(spacesOf(base(4, 9, 2, 2)));
        yield* carryOut(t, [{ op: 'move', what: 'stone', to: [6, 9] }], {});
        yield* calls(t).look(t);
      },
    ),
  });
  expect(lie(play.state)).toEqual([[base(6, 9, 2, 2), 'w', false]]);
  expect(play.hero(0).id).toBe(first);
});
