// DES-102: Fly.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { props } from '../../content/props.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { dangers, goals } from '../../rules/overlord/treading.ts';
import type { FigureId } from '../../rules/state.ts';
import { POWER } from '../faces.ts';
import { BESIDE, FAR, fight } from '../fight.ts';
import { quest } from '../guide.ts';
import { put, scene } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';
import { flooring, stands } from '../walks.ts';

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
    expect(lands.log).not.toContain('log.ground');
    expect(wounds).toBe(statOf(lands.state, lands.hero().id, 'maxWounds'));
  },
);

describe('steps', () => {
  rule(['DES-102.1', 'DES-102.3'], 'of flyers go over enemies and obstacles, and end beyond them', () => {
    const ground = laidFloor(['m%e_.']);
    const flyer = tread(ground, '1x1', { flies: true, enemies: new Set([ground.at('e')]) });
    expect(goals(flyer, ground.at('m'), 6).map(({ to, cost }) => [to, cost])).toEqual([
      [space(3, 0), 3],
      [space(4, 0), 4],
    ]);
    expect(dangers(flyer, ground.at('e'), space(3, 0))).toEqual([]);
  });
});

describe('turns and figures', () => {
  rule(['DES-102.2', 'DES-102.4'], 'who flies falls into no pit, but feels what is a trap', () => {
    const steps = (monster: 'razorwing' | 'beastman', prop: 'pit' | 'dart-field') => {
      const play = fight({
        monster,
        dice: [POWER.blank],
        set: state => {
          state.board.terrain[BESIDE] = prop;
        },
        first: t => calls(t).stepOn(t, (t.state.monsters[0] as { id: FigureId }).id, { own: true, from: space(5, 9) }),
      });
      return play.state.monsters.map(({ wounds, tokens }) => [wounds, tokens.daze ?? 0]);
    };
    expect([steps('razorwing', 'pit'), steps('beastman', 'pit'), steps('razorwing', 'dart-field')]).toEqual([
      [[3, 0]],
      [[1, 0]],
      [[2, 1]],
    ]);
  });

  rule('DES-102.6', 'nor does it pass a closed door', () => {
    const ends = (open: readonly string[]) => {
      const play = fight({
        monster: 'razorwing',
        on: FAR,
        set: state => {
          state.board.revealed.push(1);
          state.board.open.push(...open);
        },
      });
      return goals(treadOf(play.state, play.monster()), FAR, 6).some(({ to }) => to === space(9, 9));
    };
    expect([ends([]), ends(['mine-door'])]).toEqual([false, true]);
  });
});

rule(['DES-102.2', 'DES-102.4'], 'who flies is spared the pit, and not the trap', () => {
  const subject = props.filter(({ flyers }) => flyers === 'subject').map(({ id }) => id);
  expect(subject).toEqual(expect.arrayContaining(['fog', 'dart-field', 'scything-blades', 'staircase']));
  const lands = (kind: Prop, face: number) => {
    const play = quest('heart-of-darkness', {
      quiet: true,
      at: [space(1, 12), space(2, 12)],
      set: flooring(kind, [3, 9]),
      dice: [face],
      *next(t) {
        const { id } = put(t.state, 'razorwing', space(3, 9), 'master');
        yield* calls(t).stepOn(t, id, { own: true, from: space(2, 9) });
      },
    });
    return statOf(play.state, play.monster().id, 'maxWounds') - play.monster().wounds;
  };
  const darts = [1, 2, 3, 4, 5, 6].map(face => lands('dart-field', face));
  expect([lands('pit', 1), Math.max(...darts), Math.min(...darts)]).toEqual([0, 1, 0]);
});

rule('DES-102.6', 'wings carry nobody through a shut door', () => {
  const goals = (open: boolean) =>
    quest('heart-of-darkness', {
      quiet: true,
      areas: [0, 1],
      at: [space(1, 12), space(2, 12)],
      *next(t) {
        if (open) t.state.board.open.push('mine-door');
        const { id } = put(t.state, 'razorwing', space(7, 9));
        yield* calls(t).activate(t, id);
      },
    })
      .can(1)
      .some(key => key === 'walk:space:9,9');
  expect([goals(false), goals(true)]).toEqual([false, true]);
});
