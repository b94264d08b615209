// ASH-7: moving along the paths.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { board } from '../rules/board.ts';
import { leadsSomewhere } from '../rules/ops/movement.ts';
import type { Hero, State } from '../rules/state.ts';
import { reads } from './moments.ts';
import { ATSU, at, CLEARING, monster, type Plan, scene, TANTAN } from './scene.ts';

const GATE = at('a1-south-gate');

const RUINS = at('a1-ruins');

const THICKET = at('a1-bramble-thicket');

const BRIDGE = at('a1-guarded-bridge');

const EDGE = at('a1-forest-edge');

/** The first hero stands there, the second at the gate. */
const standing = (place: ReturnType<typeof at>, more?: (state: State, hero: Hero) => void): Plan => ({
  set(state, [atsu]) {
    atsu.at = place;
    more?.(state, atsu);
  },
});

rule(
  ['ASH-7.1', 'ASH-7.2', 'ASH-7.3', 'ASH-7.4', 'ASH-6.1', 'ASH-5.3'],
  'ASH-X2: three segments to the Ruins, or two and a stop on a step',
  () => {
    const whole = scene(standing(CLEARING)).does(ATSU, `move:${RUINS}`);
    expect(whole.hero(ATSU)).toMatchObject({ at: RUINS, disc: 3 });
    const stop = scene(standing(CLEARING));
    stop.does(ATSU, `move:${at('a1-clearing--ruins-step-1')}`, `move:${at('a1-clearing--ruins-step-2')}`);
    expect(stop.hero(ATSU)).toMatchObject({ at: at('a1-clearing--ruins-step-2'), disc: 4 });
    expect(stop.can(TANTAN)).toContain(`move:${CLEARING}`);
  },
);

rule('ASH-7.5', 'from a place where several paths meet each can be taken', () => {
  const keys = scene(standing(RUINS)).can(ATSU);
  for (const step of ['a1-clearing--ruins-step-2', 'a1-ruins--mysterious-cave-step-1', 'a1-ruins--reed-pond-step-1'])
    expect(keys).toContain(`move:${at(step)}`);
});

rule(
  ['ASH-7.5', 'ASH-7.18'],
  'a crossroads on the way: a crossed path that ends there cannot be entered from it',
  () => {
    const step = at('a1-guarded-bridge--forest-edge-step-1');
    const road = board({ adventure: 1 });
    const { segments } = road;
    const crossed = 'a1-e-woodcutters-hut--forest-edge';
    const branch = { path: crossed, kind: 'green', health: 0, to: at('a1-woodcutters-hut') } as const;
    Object.assign(road, {
      segments: (from: typeof step) => (from === step ? [...segments(from), branch] : segments(from)),
    });
    try {
      const walks = (paths: readonly (typeof crossed)[]) =>
        scene({
          set: (state, [atsu]) =>
            Object.assign(state, { crossed: paths }) && Object.assign(atsu, { at: step, disc: 1 }),
        }).can(ATSU);
      expect(walks([])).toContain(`move:${at('a1-woodcutters-hut')}`);
      expect(walks([crossed])).not.toContain(`move:${at('a1-woodcutters-hut')}`);
      expect(walks([crossed])).toContain(`move:${at('a1-guarded-bridge')}`);
    } finally {
      Object.assign(road, { segments });
    }
  },
);

rule(['ASH-7.6', 'ASH-7.17'], 'a step cannot be activated, and two heroes can stand on it', () => {
  const step = at('a1-clearing--ruins-step-1');
  const play = scene({ set: (_, heroes) => heroes.map(hero => Object.assign(hero, { at: step })) });
  expect(play.can(ATSU).filter(key => key.startsWith('activate'))).toEqual([]);
  expect(play.hero(TANTAN).at).toBe(step);
});

rule(['ASH-7.7', 'ASH-7.19'], 'each dangerous segment costs an action and its health', () => {
  const play = scene(standing(THICKET)).does(ATSU, `risk:${RUINS}`);
  expect(play.hero(ATSU)).toMatchObject({ at: RUINS, disc: 4, health: 3 });
});

rule('ASH-7.8', 'ASH-X16: never for the last health token', () => {
  const step = `risk:${at('a1-bramble-thicket--ruins-step-1')}`;
  const weak = scene(standing(THICKET, (_, hero) => Object.assign(hero, { health: 1 })));
  expect(weak.can(ATSU)).not.toContain(step);
  const fit = scene(standing(THICKET, (_, hero) => Object.assign(hero, { health: 2 }))).does(ATSU, step);
  expect(fit.hero(ATSU)).toMatchObject({ health: 1, disc: 5 });
  expect(fit.can(ATSU)).not.toContain(`risk:${RUINS}`);
});

rule('ASH-7.9', 'a waterway is not walked', () => {
  const play = scene({ adventure: 3, set: (_, [atsu]) => Object.assign(atsu, { at: at('a3-west-quay') }) });
  expect(play.can(ATSU)).not.toContain(`move:${at('a3-island-quay')}`);
});

rule('ASH-7.10', 'nor are storm arrows', () => {
  const play = scene({ adventure: 4, set: (_, [atsu]) => Object.assign(atsu, { at: at('a4-west-storm'), disc: 1 }) });
  expect(play.can(ATSU)).not.toContain(`move:${at('a4-sun-altar')}`);
});

rule(['ASH-7.11', 'ASH-7.12', 'ASH-7.13', 'ASH-7.20'], 'the exit: one may go first, and the second wins it', () => {
  const play = scene({
    set(state, heroes) {
      state.crossed = [];
      for (const hero of heroes) hero.at = EDGE;
    },
  });
  play.does(ATSU, 'exit:a1-e-forest-edge--exit');
  expect(play.hero(ATSU).at).toBeUndefined();
  expect([play.seat(0).asked(), play.state.phase]).toEqual([undefined, 'actions']);
  play.does(TANTAN, 'exit:a1-e-forest-edge--exit');
  expect([play.table.over, play.state.lost]).toEqual([true, undefined]);
});

rule('ASH-7.12', 'nothing moves whoever has left the board', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: undefined }) });
  const moved = { op: 'move', target: 'self', max: 2, paths: ['green'] } as const;
  expect(leadsSomewhere(play.state, play.hero(ATSU), moved)).toBe(false);
  expect(leadsSomewhere(play.state, play.hero(TANTAN), moved)).toBe(true);
});

rule(['ASH-7.14', 'ASH-7.15'], 'a crossed path is closed, and nothing that a hero does opens it', () => {
  const play = scene(standing(BRIDGE));
  expect(play.can(ATSU)).not.toContain(`move:${at('a1-guarded-bridge--forest-edge-step-1')}`);
  const exit = scene(standing(EDGE));
  expect(exit.whyNot(ATSU, 'exit:a1-e-forest-edge--exit')).toEqual(['why.crossed', 'ASH-7.11']);
});

rule(
  ['ASH-7.15', 'ASH-7.14', 'ASH-9.9'],
  'a page opens the way out: its marker goes, and the exit can be taken',
  () => {
    const play = reads('a1-forest-edge');
    expect(play.state.crossed).not.toContain('a1-e-forest-edge--exit');
    expect(play.state.crossed).toHaveLength(2);
    expect(play.can(ATSU)).toContain('exit:a1-e-forest-edge--exit');
  },
);

rule(['ASH-7.16', 'ASH-7.1'], 'leaving a monster costs an action like any other step', () => {
  const play = scene({ set: (state, [atsu]) => monster(state, 'rat-brigand', atsu.at as never) });
  const { disc } = play.hero(ATSU);
  play.does(ATSU, `move:${at('a1-south-gate--clearing-step-1')}`);
  expect(play.hero(ATSU).disc).toBe(disc - 1);
});

rule('ASH-7.16', 'a monster stops nobody', () => {
  const play = scene(standing(GATE, state => monster(state, 'rat-brigand', CLEARING)));
  expect(play.can(ATSU)).toContain(`move:${at('a1-hollow-oak')}`);
});

rule('ASH-7.18', 'who stands on a step of a crossed path may walk off it either way', () => {
  const play = scene(standing(at('a1-guarded-bridge--forest-edge-step-1')));
  expect(play.can(ATSU)).toEqual(expect.arrayContaining([`move:${BRIDGE}`, `move:${EDGE}`]));
});
