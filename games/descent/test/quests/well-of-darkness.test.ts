// The quests of the Well of Darkness, each script in a scene.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { BASE } from '../../content/boxes.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { questsWith } from '../../content/quests.ts';
import { propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { refuseSetting } from '../../rules/options.ts';
import { moveLoose } from '../../rules/props/loose.ts';
import { questActionsOf } from '../../rules/quest/actions.ts';
import type { Hero, T } from '../../rules/state.ts';
import { RED, YELLOW } from '../faces.ts';
import { all, first, heard, inTurn, monster, type QuestPlan, quest, settled, slays, takes } from '../guide.ts';
import { type Play, put } from '../scene.ts';

const options = { 'well-of-darkness': true };

rule(['DES-1.4', 'DES-0.1'], 'its quests are offered with the box alone', () => {
  expect(questsWith([...BASE, 'well-of-darkness']).map(({ id }) => id)).toContain('bottom-of-the-well');
  expect(questsWith(BASE).map(({ id }) => id)).not.toContain('bottom-of-the-well');
  expect(refuseSetting({ seats: 2, options: { quest: 'bottom-of-the-well' } })).toBeDefined();
});

describe('the Bone Mill', () => {
  const mill = (plan: QuestPlan = {}): Play => quest('bone-mill', { options, areas: [0, 1, 2, 3, 4, 5], ...plan });
  const does = (action: string) => (t: T) => calls(t).questAction(t, first, action);
  const ramps = (play: Play) =>
    play.state.board.markers.flatMap(marker => (marker.kind === 'ramp' ? [`${marker.at} ${marker.direction}`] : []));
  const actions = (play: Play, at: Space) => {
    play.hero().at = at;
    return questActionsOf(play.state, play.hero()).map(({ id }) => id);
  };
  const [CHUTE, CHOCK] = [space(36, 10), space(9, 23)];
  const [CHUTE_RAMP, CHOCK_RAMP] = ['space:19,6 s', 'space:26,6 s'];
  const AXLE = base(18, 11, 2, 2);
  const ends = all({ what: 'turnEnd', side: 'overlord' });
  const settles = (t: T, at: Space): void => {
    t.state.monsters = t.state.monsters.filter(({ kind }) => kind !== 'kobold');
    put(t.state, 'kobold', at);
  };

  rule(
    ['DES-0.6', 'DES-52.2'],
    'the chute throws stones into the chamber, whose gates open with it the first time',
    () => {
      const play = mill({ quiet: true, next: does('lower-chute') });
      expect(ramps(play)).toContain(CHUTE_RAMP);
      expect(play.state.board.open).toEqual(expect.arrayContaining(['north-gate', 'south-gate']));
      expect(heard(play)).toEqual(expect.arrayContaining(['chute-down', 'gates-open']));
      expect(actions(play, CHUTE)).toEqual(['raise-chute']);
      const before = mill({ quiet: true });
      expect([play.state.conquest - before.state.conquest, actions(before, CHUTE)]).toEqual([1, ['lower-chute']]);
      // Down a second time it opens nothing anew.
      const again = mill({ quiet: true, next: inTurn(does('lower-chute'), does('raise-chute'), does('lower-chute')) });
      expect([again.state.conquest, ramps(again).includes(CHUTE_RAMP)]).toEqual([play.state.conquest, true]);
    },
  );

  rule(
    ['DES-0.6', 'DES-26.8'],
    'heroes raise it again, and so does a monster that ends the overlord’s turn on the lever',
    () => {
      const raised = mill({ quiet: true, next: inTurn(does('lower-chute'), does('raise-chute')) });
      expect([ramps(raised).includes(CHUTE_RAMP), actions(raised, CHUTE)]).toEqual([false, ['lower-chute']]);
      expect(heard(raised)).toContain('chute-up');
      const stands = (at: Space) =>
        mill({
          *next(t) {
            yield* does('lower-chute')(t);
            settles(t, at);
            yield* ends(t);
          },
        });
      expect(ramps(stands(CHUTE))).not.toContain(CHUTE_RAMP);
      expect(ramps(stands(space(35, 10)))).toContain(CHUTE_RAMP);
    },
  );

  rule(['DES-52.2', 'DES-51.4'], 'without the chock a stone runs on into the gallery and clears it', () => {
    // A range of 2 and one of 3, four times: from the ring into the rubble, through it, and against the wall behind.
    const FIVE = [RED.two, YELLOW.three];
    const play = mill({
      quiet: true,
      at: [space(4, 12), space(5, 12)],
      dice: Array.from({ length: 4 }, () => FIVE).flat(),
      *next(t) {
        yield* does('pull-chock')(t);
        t.state.board.boulders = t.state.board.boulders?.filter(({ direction }) => direction === 'e');
        for (let n = 0; n < 4; n++) yield* moveLoose(t);
      },
    });
    expect([ramps(play).includes(CHOCK_RAMP), heard(play).includes('chock-out')]).toEqual([false, true]);
    expect([27, 28].map(x => propAt(play.state, space(x, 6)))).toEqual([undefined, undefined]);
    expect([play.state.board.boulders, play.log.includes('log.boulder.sweeps')]).toEqual([[], true]);
    expect(actions(play, CHOCK)).toEqual(['set-chock']);
  });

  rule(['DES-0.6', 'DES-26.8'], 'the chock is put back by a hero, or by a monster on its lever', () => {
    const back = mill({ quiet: true, next: inTurn(does('pull-chock'), does('set-chock')) });
    expect([ramps(back).includes(CHOCK_RAMP), actions(back, CHOCK)]).toEqual([true, ['pull-chock']]);
    expect(heard(back)).toContain('chock-in');
    const reset = mill({
      *next(t) {
        yield* does('pull-chock')(t);
        settles(t, CHOCK);
        yield* ends(t);
      },
    });
    expect(ramps(reset)).toContain(CHOCK_RAMP);
    // And out again, with the other one that lies there now.
    const twice = mill({ quiet: true, next: inTurn(does('pull-chock'), does('set-chock'), does('pull-chock')) });
    expect(ramps(twice)).not.toContain(CHOCK_RAMP);
  });

  rule(['DES-36.8', 'DES-26.8'], 'on his axle Grist has 8 more armour, off it he is a golem', () => {
    const armour = (...ways: readonly (readonly [from: Base, to: Base])[]) => {
      const play = mill({
        *next(t) {
          for (const [from, to] of ways) {
            const grist = t.state.monsters.find(({ unique }) => unique === 'grist');
            if (grist) grist.at = to;
            const moved = { figure: 'monster:grist', from: spacesOf(from), to: spacesOf(to) } as const;
            yield* calls(t).happen(t, { what: 'leave', at: moved.from[0] as Space, ...moved });
            yield* calls(t).happen(t, { what: 'enter', at: moved.to[0] as Space, ...moved });
          }
        },
      });
      return [
        statOf(play.state, 'monster:grist', 'armour'),
        heard(play).filter(text => text === 'grist-steps-off').length,
      ];
    };
    const OFF = base(18, 8, 2, 2);
    const [guarded, bare, back, twice] = [
      armour(),
      armour([AXLE, OFF]),
      armour([AXLE, OFF], [OFF, AXLE]),
      armour([AXLE, OFF], [OFF, AXLE], [AXLE, OFF]),
    ];
    expect([guarded, bare, back, twice]).toEqual([
      [13, 0],
      [5, 1],
      [13, 1],
      [5, 1],
    ]);
  });

  rule(['DES-31.6', 'DES-26.8'], 'the Shield of the Dark God wakes three skeletons, and is worth a token', () => {
    const play = settled(mill({ quiet: true, at: [space(30, 5)], next: takes('shield') }));
    while (play.asked() === 'equip.ask') play.passes(0);
    const before = mill({ quiet: true });
    expect(play.state.conquest - before.state.conquest).toBe(1);
    expect(play.state.monsters.map(({ kind }) => kind)).toEqual(play.state.monsters.map(() => 'skeleton'));
    expect([play.state.monsters.length, heard(play).includes('shield-taken')]).toEqual([1, true]);
    const four = settled(
      mill({
        heroes: ['steelhorns', 'mad-carthos', 'silhouette', 'landrec-the-wise'],
        quiet: true,
        next: takes('shield'),
      }),
    );
    expect(four.state.monsters).toHaveLength(3);
  });

  rule(['DES-1.3', 'DES-51.3'], 'Grist dead, by a blade or under a stone, the heroes have won', () => {
    expect(mill({ next: slays(first, 'grist') }).state.won).toBe('heroes');
    const crushed = mill({
      *next(t) {
        t.state.board.boulders = [{ id: 'boulder:9', at: base(18, 9, 2, 2), direction: 's' }];
        t.state.monsters = t.state.monsters.filter(({ unique }) => unique === 'grist');
        yield* moveLoose(t);
      },
      dice: [RED.two, YELLOW.three],
    });
    expect([crushed.over, crushed.state.won]).toEqual([true, 'heroes']);
  });

  rule('DES-26.8', 'no script of the mill is without a scene', () => {
    const proved = ['chute-down', 'gates-open', 'chute-raised', 'chute-reset', 'chute-up', 'chock-out', 'chock-set'];
    proved.push(
      'chock-reset',
      'chock-in',
      'axle-guards',
      'steps-off-first',
      'steps-off',
      'steps-on',
      'shield-taken',
      'victory',
    );
    expect(
      guideOf('bone-mill')
        .on.map(({ id }) => id)
        .toSorted(),
    ).toEqual(proved.toSorted());
  });
});

describe('the Bottom of the Well', () => {
  const well = (plan: QuestPlan = {}): Play => quest('bottom-of-the-well', { options, ...plan });
  const ALL: readonly Area[] = [0, 1, 2, 3, 4, 5, 6, 7];
  const enters = (at: Space) => all({ what: 'enter', at, figure: first });
  const fog = (play: Play, ...spaces: readonly Space[]) => spaces.map(at => propAt(play.state, at) === 'fog');
  /** Rounds begin one after the other, up to this one. */
  const until = (round: number) =>
    function* (t: T) {
      while (t.state.round < round) {
        t.state.round++;
        yield* calls(t).happen(t, { what: 'round' });
      }
    };
  const LEFT = space(8, 14);
  const BOTTOM = space(12, 19);
  const RIGHT = space(30, 14);
  const HALL = space(17, 13);

  rule(
    ['DES-26.8', 'DES-51.1'],
    'the middle of each slope drops a stone behind whoever passes it, once, while Gorm lives',
    () => {
      for (const [at, where, direction] of [
        [space(16, 6), base(6, 6, 2, 2), 'e'],
        [space(30, 15), base(30, 8, 2, 2), 's'],
        [space(18, 19), base(28, 19, 2, 2), 'w'],
      ] as const) {
        const play = well({ areas: ALL, quiet: true, next: inTurn(enters(at), enters(at)) });
        expect(play.state.board.boulders, at).toMatchObject([{ at: where, direction }]);
        expect(heard(play).filter(text => text === 'plate')).toHaveLength(1);
        const safe = well({ areas: ALL, next: inTurn(slays(first, 'gorm'), enters(at)) });
        expect([safe.state.board.boulders ?? [], heard(safe).includes('plate')]).toEqual([[], false]);
      }
    },
  );

  rule(['DES-51.2', 'DES-52.2'], 'a stone follows the slope round its bend, and a shut door breaks it', () => {
    // A range of 2 and one of 3, three times: eleven spaces down to the ramp, four more to the west.
    const FIVE = [RED.two, YELLOW.three];
    const rolls = (open: readonly string[]) =>
      well({
        areas: ALL,
        quiet: true,
        at: [space(2, 2), space(3, 2)],
        dice: [...FIVE, ...FIVE, ...FIVE],
        set: ({ board }) => void board.open.push(...open),
        *next(t) {
          yield* enters(space(30, 15))(t);
          for (let n = 0; n < 3; n++) yield* moveLoose(t);
        },
      });
    expect(rolls(['second-bend']).state.board.boulders).toMatchObject([{ direction: 'w', at: base(26, 19, 2, 2) }]);
    const shut = rolls([]);
    expect([shut.state.board.boulders, shut.log.includes('log.boulder.breaks.wall')]).toEqual([[], true]);
  });

  rule(['DES-25.9', 'DES-26.8'], 'Gorm dead, the party has the red key; he never leaves his yard', () => {
    const play = well({ areas: [0, 5], next: slays(first, 'gorm') });
    expect([play.state.board.keys, heard(play).includes('gorm-dies')]).toEqual([['red'], true]);
    expect(monster(well({ areas: [0, 5] }), 'gorm')?.bound).toBe('area-5');
  });

  rule(['DES-42.1', 'DES-26.8'], 'night comes up the road in rounds 5, 8 and 11', () => {
    const at = (round: number) => {
      const play = well({ areas: ALL, quiet: true, next: until(round) });
      return [...fog(play, LEFT, BOTTOM, RIGHT), heard(play).filter(text => text === 'night-climbs').length];
    };
    expect([at(4), at(5), at(8), at(11)]).toEqual([
      [false, false, false, 0],
      [true, false, false, 0],
      [true, true, false, 1],
      [true, true, true, 2],
    ]);
  });

  rule(
    ['DES-31.6', 'DES-26.8'],
    'the Staff of Light is taken in the shrine, and scatters the dark where its bearer stands',
    () => {
      const taken = well({ areas: ALL, quiet: true, at: [space(36, 16)], next: takes('staff-of-light') });
      while (taken.asked() === 'equip.ask') taken.passes(0);
      expect(heard(taken)).toContain('staff-taken');
      expect([...taken.hero().equipped, ...taken.hero().pack]).toContain('staff-of-light#1');
      const offered = (at: Space, equipped: readonly string[]) => {
        const play = well({
          areas: ALL,
          quiet: true,
          at: [at],
          set: (_, [hero]) => void Object.assign(hero as Hero, { equipped: [...equipped] }),
        });
        return questActionsOf(play.state, play.hero()).map(({ id, movement }) => [id, movement]);
      };
      const STAFF = ['staff-of-light#1'];
      expect(offered(space(30, 12), STAFF)).toEqual([['light-second', 2]]);
      expect(offered(space(10, 19), STAFF)).toEqual([['light-third', 2]]);
      expect(offered(space(20, 9), STAFF)).toEqual([['light-well', 2]]);
      expect([offered(space(30, 12), []), offered(space(2, 6), STAFF)]).toEqual([[], []]);
    },
  );

  rule(['DES-42.1', 'DES-0.6'], 'each slope is lit by itself; with the well lit no more night comes up', () => {
    const lights = (action: string, round: number) =>
      well({
        areas: ALL,
        quiet: true,
        next: inTurn(until(11), t => calls(t).questAction(t, first, action), until(round)),
      });
    const second = lights('light-second', 11);
    expect([...fog(second, LEFT, BOTTOM, RIGHT, HALL), heard(second).includes('night-torn')]).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(fog(lights('light-third', 11), LEFT, BOTTOM, RIGHT, HALL)).toEqual([true, false, true, true]);
    expect(fog(lights('light-well', 11), LEFT, BOTTOM, RIGHT, HALL)).toEqual([false, true, true, false]);
    const early = well({
      areas: ALL,
      quiet: true,
      next: inTurn(t => calls(t).questAction(t, first, 'light-well'), until(11)),
    });
    expect([...fog(early, LEFT, BOTTOM, RIGHT, HALL), heard(early).includes('night-climbs')]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  rule(
    ['DES-21.25', 'DES-26.8'],
    'at half his wounds the One Below dives, and night stands round the well again',
    () => {
      const play = settled(
        well({
          areas: ALL,
          at: [space(2, 6), space(3, 6)],
          *next(t) {
            t.state.monsters = t.state.monsters.filter(({ unique }) => unique === 'below');
            yield* calls(t).questAction(t, first, 'light-well');
            const half = Math.ceil(statOf(t.state, 'monster:below', 'maxWounds') / 2);
            yield* calls(t).wound(t, 'monster:below', half, { kind: 'attack', by: first });
          },
        }),
      );
      expect([heard(play).includes('below-dives'), ...fog(play, HALL)]).toEqual([true, true]);
      expect(monster(play, 'below')?.at).toBe(base(15, 11, 2, 2));
    },
  );

  rule(['DES-1.3', 'DES-26.8'], 'the One Below dead, the heroes have won', () => {
    const play = well({ areas: [0, 4], next: slays(first, 'below') });
    expect([play.over, play.state.won]).toEqual([true, 'heroes']);
  });

  rule('DES-26.8', 'no script is without a scene', () => {
    const proved = [
      'plate-a',
      'plate-b',
      'plate-c',
      'gorm-dies',
      'night-left',
      'night-bottom',
      'night-right',
      'staff-taken',
    ];
    proved.push('night-torn', 'well-lit', 'third-lit', 'second-lit', 'below-dives', 'victory');
    expect(
      guideOf('bottom-of-the-well')
        .on.map(({ id }) => id)
        .toSorted(),
    ).toEqual(proved.toSorted());
  });
});
