// ICE-3: ice.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { propRow } from '../../content/props.ts';
import type { Ability, MonsterId } from '../../content/vocabulary.ts';
import { groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { putAt } from '../../rules/effects/places.ts';
import { sees } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import type { Hero, Stand, State } from '../../rules/state.ts';
import { POWER } from '../faces.ts';
import { first, quest } from '../guide.ts';
import { laid } from '../ice.ts';
import { put, scene, told } from '../scene.ts';

describe('ice', () => {
  /** The first hero stands west of ice and runs; power dice as told. */
  const runs = (dice: readonly number[], more?: (state: State, heroes: readonly Hero[]) => void) =>
    scene({
      dice,
      set: (state, heroes) => {
        laid('ice', [3, 9], [4, 9])(state);
        if (heroes[0]) heroes[0].at = space(2, 9);
        more?.(state, heroes);
      },
    }).does('action:run');

  /** A monster is activated; heroes are far away. */
  const goes = (
    kind: MonsterId,
    from: Stand,
    spaces: readonly (readonly [number, number])[],
    dice: readonly number[],
    gain?: Ability,
  ) =>
    quest('heart-of-darkness', {
      quiet: true,
      at: [space(1, 12), space(2, 12)],
      set: laid('ice', ...spaces),
      dice,
      *next(t) {
        const monster = put(t.state, kind, from);
        if (gain) monster.changes = [{ gain: [{ ability: gain }] }];
        yield* calls(t).activate(t, monster.id);
      },
    });
  const rolls = (play: ReturnType<typeof goes>): number => told(play, 'log.ground').length;

  rule('ICE-3.1', 'blocks neither feet nor eyes', () => {
    const { blocksMovement, blocksSight, cost } = propRow('ice');
    expect([blocksMovement, blocksSight, cost]).toEqual([undefined, undefined, undefined]);
    const play = runs([]);
    expect(play.can()).toContain('walk:space:3,9');
    expect(sees(groundNow(play.state), space(2, 9), space(5, 9))).toBe(true);
  });

  rule('ICE-3.2', 'ends the turn of a hero who enters it and rolls a surge, and nothing else does', () => {
    const slipped = runs([POWER.surge]).does('walk:space:3,9').overlordWaits();
    expect([slipped.hero().at, slipped.hero().ready, slipped.log.includes('log.slips')]).toEqual([
      space(3, 9),
      false,
      true,
    ]);
    for (const face of [POWER.blank, POWER.more]) {
      const play = runs([face]).does('walk:space:3,9').overlordWaits();
      expect([play.hero().at, play.state.turn?.hero, play.log.includes('log.slips')]).toEqual([
        space(3, 9),
        first,
        false,
      ]);
    }
  });

  rule('ICE-3.2', 'ends the activation of a monster, whose attack is lost (A-20)', () => {
    const slipped = goes('beastman', space(3, 9), [[4, 9]], [POWER.surge]).answers(1, 'walk:space:4,9');
    expect([slipped.monster().at, slipped.state.overlord.acting]).toEqual([space(4, 9), undefined]);
    const safe = goes('beastman', space(3, 9), [[4, 9]], [POWER.more]).answers(1, 'walk:space:4,9');
    expect(safe.state.overlord.acting?.attacks).toBe(1);
  });

  rule('ICE-3.3', 'is rolled for with every space of it, also from ice to ice', () => {
    const play = runs([POWER.blank, POWER.surge]).does('walk:space:3,9').overlordWaits();
    play.does('walk:space:4,9').overlordWaits();
    expect([play.hero().at, play.hero().ready, told(play, 'log.ground').length]).toEqual([space(4, 9), false, 2]);
  });

  rule('ICE-3.4', 'whoever slips where a friend stands is put back, and the turn is over', () => {
    // Corridor of one space: the way east leads through the friend alone.
    const between = (dice: readonly number[]) =>
      runs(dice, (state, [, friend]) => {
        if (friend) friend.at = space(3, 9);
        laid('water', [2, 8], [3, 8], [4, 8], [2, 10], [3, 10], [4, 10], [1, 8], [1, 9], [1, 10])(state);
      });
    const slipped = between([POWER.surge]).does('walk:space:4,9').overlordWaits();
    expect([slipped.hero().at, slipped.hero().ready]).toEqual([space(2, 9), false]);
    const through = between([POWER.blank, POWER.blank]).does('walk:space:4,9').overlordWaits();
    expect([through.hero().at, through.hero().ready]).toEqual([space(4, 9), true]);
    expect(between([]).can()).not.toContain('walk:space:3,9');
  });

  rule('ICE-3.4', 'so is a monster', () => {
    const play = goes('beastman', space(3, 9), [[4, 9]], [POWER.surge], undefined);
    play.state.monsters.push({ ...play.monster(), id: 'monster:beastman#9', at: space(4, 9) });
    laid('water', [3, 8], [4, 8], [3, 10], [4, 10])(play.state);
    const path = goals(treadOf(play.state, play.monster()), space(3, 9), 4).find(({ to }) => to === space(5, 9));
    expect(path?.path()).toEqual([space(3, 9), space(4, 9), space(5, 9)]);
    play.answers(1, 'walk:space:5,9');
    expect([play.monster().at, play.state.overlord.acting]).toEqual([space(3, 9), undefined]);
  });

  rule('ICE-3.5', 'lets a large monster alone unless its whole base is on it after the step (A-21)', () => {
    const all = [4, 5].flatMap(x => [9, 10].map(y => [x, y] as const));
    const walks = (spaces: readonly (readonly [number, number])[]) => {
      const play = goes('ogre', base(3, 9, 2, 2), spaces, [POWER.surge]);
      play.answers(1, `walk:${base(4, 9, 2, 2)}`);
      return [rolls(play), play.state.overlord.acting === undefined];
    };
    expect([walks(all), walks(all.slice(1))]).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  rule(['ICE-3.7', 'ICE-3.9', 'ICE-6.8'], 'does nothing to who flies, or treads it', () => {
    const stops = (kind: MonsterId, gain?: Ability) =>
      rolls(goes(kind, space(3, 9), [[4, 9]], [POWER.surge], gain).answers(1, 'walk:space:4,9'));
    expect([stops('beastman'), stops('razorwing'), stops('beastman', 'tread-ice')]).toEqual([1, 0, 0]);
  });

  rule('ICE-3.6', 'familiars do not notice it', () => {
    expect(propRow('ice').familiars).toBe('ignore');
  });

  rule(['ICE-3.8', 'DRF-2.9f'], 'whoever is moved by Telekinesis does not slip', () => {
    const play = scene({
      position: { at: 'act' },
      dice: [POWER.surge],
      set: (state, [hero]) => {
        laid('ice', [3, 9])(state);
        if (hero) hero.at = space(2, 9);
      },
      first: t => putAt(t, first, space(3, 9), 'DRF-2.9d', 'log.telekinesis'),
    });
    expect([play.hero().at, play.state.turn?.ended, play.log.includes('log.ground')]).toEqual([
      space(3, 9),
      false,
      false,
    ]);
  });

  rule('ICE-3.10', 'is jumped for 3 points a space, also by who stands on it', () => {
    const jump = (from: Stand) =>
      runs([], (_, [hero]) => {
        if (hero && !from.startsWith('base')) hero.at = from as `space:${number},${number}`;
      });
    const play = jump(space(2, 9));
    const { movement = 0 } = play.state.turn ?? {};
    play.does('jump:space:5,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement, told(play, 'log.ground').length]).toEqual([
      space(5, 9),
      movement - 6,
      0,
    ]);
    expect(jump(space(3, 9)).can()).toContain('jump:space:5,9');
  });
});
