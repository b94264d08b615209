// DES-41, DES-47 to DES-49: ground of the Well of Darkness: mud, lava, fields of darts, blades; who feels it, and who goes over it.

import { rule } from '@veillee/kernel/test/rule';
import type { Base, Space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { MonsterId, Prop } from '../content/vocabulary.ts';
import { groundNow } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { sees } from '../rules/ground.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { dangers, goals, jumps, stepCost } from '../rules/overlord/treading.ts';
import type { FigureId } from '../rules/state.ts';
import { POWER } from './faces.ts';
import { type Fight, fight } from './fight.ts';
import { base, begun, put, scene, space } from './scene.ts';

const HAZARDS: readonly Prop[] = ['mud', 'lava', 'dart-field', 'scything-blades'];
const [HERE, THERE] = [space(3, 9), space(4, 9)];

/** A beastman, or whoever it is, comes from the east onto the space beside the hero. */
function enters(prop: Prop, plan: Fight = {}, times = 1) {
  return fight({
    ...plan,
    set: (state, heroes, monster) => {
      state.board.terrain[THERE] = prop;
      plan.set?.(state, heroes, monster);
    },
    *first(t) {
      const { id } = t.state.monsters[0] as { id: FigureId };
      for (let n = 0; n < times; n++) yield* calls(t).stepOn(t, id, { own: true, from: space(5, 9) });
    },
  });
}
const left = (play: ReturnType<typeof enters>) => {
  const { wounds, tokens } = play.monster();
  return [wounds, tokens.burn ?? 0, tokens.daze ?? 0, tokens.bleed ?? 0];
};

rule(['DES-41.1', 'DES-47.1', 'DES-48.1', 'DES-49.1'], 'none of it hides what is behind it', () => {
  for (const prop of HAZARDS) {
    const state = begun();
    state.board.terrain[space(4, 9)] = prop;
    expect(sees(groundNow(state), space(3, 9), space(6, 9)), prop).toBe(true);
  }
});

// ---- mud ----

const inMud = (...spaces: readonly Space[]) => {
  const play = fight({
    set: state => {
      for (const at of spaces) state.board.terrain[at] = 'mud';
    },
    on: space(4, 9),
  });
  return (from: Space, to: Space, points = 9): number | undefined =>
    goals({ ...treadOf(play.state, play.monster()), enemies: new Set() }, from, points).find(goal => goal.to === to)
      ?.cost;
};

rule(['DES-41.2', 'DES-41.3'], 'each space of mud is 2 points, from mud too; out of it 1', () => {
  const cost = inMud(space(5, 9), space(6, 9), space(5, 10), space(6, 10), space(5, 8), space(6, 8));
  expect([cost(space(4, 9), space(5, 9)), cost(space(4, 9), space(6, 9)), cost(space(4, 9), space(7, 9))]).toEqual([
    2, 4, 5,
  ]);
});

rule('DES-41.4', 'with 1 point nobody small gets in; with 2 they do', () => {
  const cost = inMud(space(5, 9));
  expect([cost(space(4, 9), space(5, 9), 1), cost(space(4, 9), space(5, 9), 2)]).toEqual([undefined, 2]);
});

/** What a large one feels that steps from the first base to the second. */
const feels = (kind: MonsterId, prop: Prop, spaces: readonly Space[], from: Base, to: Base): string[] => {
  const state = begun();
  for (const at of spaces) state.board.terrain[at] = prop;
  const monster = put(state, kind, from);
  return dangers(treadOf(state, monster), from, to).map(({ id }) => id);
};

rule(['DES-41.5', 'DES-47.3'], 'a large one feels it with the whole front half, and with less of it nothing', () => {
  const [west, east] = [base(2, 9, 2, 2), base(3, 9, 2, 2)];
  for (const prop of ['mud', 'lava'] as const) {
    expect(feels('ogre', prop, [space(4, 9), space(4, 10)], west, east)).toEqual([prop]);
    expect(feels('ogre', prop, [space(4, 9)], west, east)).toEqual([]);
    // The rear of it counts for nothing.
    expect(feels('ogre', prop, [space(3, 9), space(3, 10)], west, east)).toEqual([]);
  }
});

rule(['DES-41.6', 'DES-47.4'], 'heroes and monsters jump it for 3 points a space, and darts nobody', () => {
  const over = (prop: Prop) => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = HERE;
        state.board.terrain[THERE] = prop;
        put(state, 'beastman', space(1, 9));
        state.board.terrain[space(2, 9)] = prop;
      },
    }).does('action:run');
    const tread = { ...treadOf(play.state, play.monster()), enemies: new Set<Space>(), friends: new Set<Space>() };
    return [
      play.can().includes('jump:space:5,9'),
      jumps(tread, space(1, 9), 3).some(({ to, cost }) => to === HERE && cost === 3),
    ];
  };
  expect(over('mud')).toEqual([true, true]);
  expect(over('lava')).toEqual([true, true]);
  expect(over('dart-field')).toEqual([false, false]);
  expect(over('scything-blades')).toEqual([false, false]);
});

rule(['DES-41.7', 'DES-47.4', 'DES-47.5', 'DES-48.3', 'DES-49.3'], 'to familiars all of it is floor', () => {
  const walks = (prop?: Prop) => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.at = space(2, 9);
        state.companions = [{ id: 'boggs', owner: hero.id, at: space(2, 9), carries: [] }];
        if (prop) for (const x of [3, 4, 5, 6]) for (const y of [8, 9, 10]) state.board.terrain[space(x, y)] = prop;
      },
    })
      .does('action:battle')
      .passes();
    const found = play.can().filter(key => key.startsWith('walk:'));
    play.does(`walk:${space(6, 9)}`);
    return { found, told: play.told().includes('log.ground') };
  };
  const bare = walks();
  expect(bare.found.length).toBeGreaterThan(10);
  for (const prop of HAZARDS) expect(walks(prop), prop).toEqual(bare);
});

rule(['DES-41.8', 'DES-47.5'], 'whoever flies stops in mud and lava at no cost and unhurt', () => {
  for (const prop of ['mud', 'lava'] as const) {
    const play = enters(prop, { monster: 'razorwing' });
    expect(left(play), prop).toEqual([3, 0, 0, 0]);
    expect(stepCost(treadOf(play.state, play.monster()), space(5, 9), THERE), prop).toBe(1);
  }
});

// ---- lava ----

rule('DES-47.2', 'each time somebody enters lava: 2 wounds, armour or not, and 2 tokens of Burn', () => {
  expect(left(enters('lava', { monster: 'ogre', on: base(4, 9, 2, 2), set: lavaUnder }))).toEqual([3, 2, 0, 0]);
  expect(left(enters('lava', { monster: 'ogre', on: base(4, 9, 2, 2), set: lavaUnder }, 2))).toEqual([1, 4, 0, 0]);
});
const lavaUnder: Fight['set'] = state => {
  for (const at of [space(4, 9), space(5, 9), space(4, 10), space(5, 10)]) state.board.terrain[at] = 'lava';
};

rule('DES-47.6', 'whoever stays in it is not hurt again by the ground', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = HERE;
      state.board.terrain[HERE] = 'lava';
    },
  });
  const { wounds } = play.hero();
  play.does('action:battle').passes();
  expect([play.hero().wounds, play.hero().tokens.burn ?? 0]).toEqual([wounds, 0]);
});

// ---- darts and blades ----

const ROLLED = [
  ['a surge saves', POWER.surge, 0],
  ['an enhancement does not', POWER.more, 1],
  ['nor does a blank', POWER.blank, 1],
] as const;

rule('DES-48.2', 'darts: 1 wound and a token of Daze, unless the power die shows a surge', () => {
  for (const [, face, n] of ROLLED)
    expect(left(enters('dart-field', { monster: 'sorcerer', dice: [face] }))).toEqual([3 - n, 0, n, 0]);
});

rule('DES-49.2', 'blades: 2 wounds and a token of Bleed, unless the power die shows a surge', () => {
  for (const [, face, n] of ROLLED)
    expect(left(enters('scything-blades', { monster: 'sorcerer', dice: [face] }))).toEqual([3 - 2 * n, 0, 0, n]);
});

rule(['DES-48.3', 'DES-49.3'], 'wings save nobody from darts and blades', () => {
  const flies = (prop: Prop) => left(enters(prop, { monster: 'razorwing', dice: [POWER.blank] }));
  expect(flies('dart-field')).toEqual([2, 0, 1, 0]);
  expect(flies('scything-blades')).toEqual([1, 0, 0, 1]);
});

rule('DES-48.4', 'a large one rolls once a step, and for what its front half newly enters', () => {
  const [west, east] = [base(2, 9, 2, 2), base(3, 9, 2, 2)];
  const both = [space(4, 9), space(4, 10)];
  expect(feels('ogre', 'dart-field', both, west, east)).toEqual(['dart-field']);
  expect(feels('ogre', 'dart-field', [space(4, 10)], west, east)).toEqual(['dart-field']);
  expect(feels('ogre', 'dart-field', [space(3, 9), space(3, 10)], west, east)).toEqual([]);
});
