// DES-40 to DES-54: rubble, water, pits, stairs and glyphs.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { guides } from '../content/booklet.ts';
import { overlordCards } from '../content/overlord.ts';
import { propRow, props } from '../content/props.ts';
import { readGuide } from '../content/quests/read.ts';
import { PROPS, type Prop } from '../content/vocabulary.ts';
import { groundNow } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { statOf } from '../rules/effects/stats.ts';
import { sees } from '../rules/ground.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import type { State } from '../rules/state.ts';
import { first, quest, second } from './guide.ts';
import { blocks, explore } from './quests/explore.ts';
import { base, begun, put, scene, space } from './scene.ts';

const at = (x: number, y: number) => space(x, y);
/** A razorwing is activated on this ground, west of it; heroes are far away. */
const flying = (set: (state: State) => void) =>
  quest('heart-of-darkness', {
    quiet: true,
    at: [at(1, 12), at(2, 12)],
    set,
    *next(t) {
      const { id } = put(t.state, 'razorwing', at(3, 9));
      yield* calls(t).activate(t, id);
    },
  });
/** Into the Dark, the first area, with something on the floor. */
const floor =
  (kind: Prop, ...spaces: readonly (readonly [number, number])[]) =>
  (state: State) => {
    for (const [x, y] of spaces) state.board.terrain[at(x, y)] = kind;
  };

rule(['DES-40.1', 'DES-40.4'], 'every prop is an obstacle, a trap, a door or another, and says what it does', () => {
  expect(props.map(({ id }) => id).sort()).toEqual([...PROPS].sort());
  const kinds = Object.groupBy(
    props.filter(({ box }) => box === 'base'),
    ({ kind }) => kind,
  );
  expect(kinds.obstacle?.map(({ id }) => id)).toEqual(['rubble', 'water', 'pit']);
  expect(kinds.prop?.map(({ id }) => id)).toEqual(['staircase', 'glyph']);
  expect(kinds.door?.map(({ id }) => id)).toEqual(['door', 'rune-door']);
});

rule('DES-40.4', 'for each: feet, eyes, jumps, familiars, flyers, large figures', () => {
  const told = (id: Prop) => {
    const { blocksMovement = false, blocksSight = false, jump, familiars, flyers, large } = propRow(id);
    return [blocksMovement, blocksSight, jump, familiars, flyers, large];
  };
  expect(told('rubble')).toEqual([true, true, undefined, 'barred', 'pass', undefined]);
  expect(told('water')).toEqual([true, false, undefined, 'barred', 'pass', undefined]);
  expect(told('pit')).toEqual([false, false, 3, 'ignore', 'ignore', 'whole-base']);
  expect(told('staircase')).toEqual([false, false, undefined, 'subject', 'subject', undefined]);
  expect(told('glyph')).toEqual([false, false, undefined, 'ignore', 'subject', undefined]);
  expect(told('door')).toEqual([true, true, undefined, 'barred', 'subject', undefined]);
  expect(told('rune-door')).toEqual(told('door'));
});

rule(['DES-44.1', 'DES-44.3', 'DRF-8.17'], 'rubble stops feet and eyes; who flies crosses it without stopping', () => {
  const set = floor('rubble', [4, 9], [4, 10]);
  const play = scene({
    set: (state, [hero]) => {
      set(state);
      if (hero) hero.at = at(3, 9);
    },
  });
  play.does('action:run');
  expect(play.can()).not.toContain('walk:space:4,9');
  const ground = groundNow(play.state);
  expect(sees(ground, at(3, 9), at(5, 9))).toBe(false);
  const razorwing = flying(set);
  const goals = razorwing.can(1);
  expect(goals).toContain('walk:space:5,9');
  expect(goals).not.toContain('walk:space:4,9');
});

rule(
  ['DES-45.1', 'DES-45.2', 'DES-45.4'],
  'water is seen across, not walked into and not jumped; who flies crosses it',
  () => {
    const set = floor('water', [4, 8], [4, 9], [4, 10], [4, 11]);
    const play = scene({
      set: (state, [hero]) => {
        set(state);
        if (hero) hero.at = at(3, 9);
      },
    });
    play.does('action:run');
    expect(play.can().filter(key => /^(walk|jump):space:[45],/.test(key))).toEqual([]);
    expect(sees(groundNow(play.state), at(3, 9), at(5, 9))).toBe(true);
    const razorwing = flying(set);
    expect(razorwing.can(1)).toContain('walk:space:5,9');
    expect(razorwing.can(1)).not.toContain('walk:space:4,9');
  },
);

rule('DES-45.5', 'no quest has a place from which nobody thrown there could come out', () => {
  for (const guide of guides) {
    const board = readGuide(guide);
    const { reach } = explore(board);
    expect(
      board.map.places.filter(of => !blocks(board, of) && !reach.has(of)),
      guide.quest,
    ).toEqual([]);
  }
});

rule(
  ['DES-46.1', 'DES-46.4', 'DES-46.5', 'DES-46.7', 'DRF-8.15'],
  'from a pit one sees it and its rim; from outside one sees in',
  () => {
    const state = begun();
    floor('pit', [3, 9], [3, 10])(state);
    const ground = groundNow(state);
    const from = (x: number, y: number) => sees(ground, at(3, 9), at(x, y));
    expect([from(3, 10), from(4, 9), from(4, 11), from(5, 9)]).toEqual([true, true, true, false]);
    expect([sees(ground, at(5, 9), at(3, 9)), sees(ground, at(1, 9), at(5, 9))]).toEqual([true, true]);
  },
);

rule(
  ['DES-46.2', 'DES-46.6', 'DES-46.12'],
  'falling costs a wound and the order; from one space of a pit to the next nothing',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        floor('pit', [3, 9], [4, 9])(state);
        if (!hero) return;
        hero.at = at(2, 9);
        hero.order = 'guard';
      },
    });
    const full = statOf(play.state, first, 'maxWounds');
    play.does('action:run', 'walk:space:3,9').overlordWaits();
    expect([play.hero().wounds, play.hero().order]).toEqual([full - 1, undefined]);
    play.does('walk:space:4,9').overlordWaits();
    expect(play.hero().wounds).toBe(full - 1);
  },
);

rule(['DES-18.4', 'DES-46.11'], 'a large monster falls when all of it is over the pit; who flies never does', () => {
  const wounds = (kind: 'ogre' | 'razorwing', spaces: readonly (readonly [number, number])[]) => {
    const play = quest('heart-of-darkness', {
      quiet: true,
      at: [at(1, 12), at(2, 12)],
      set: floor('pit', ...spaces),
      *next(t) {
        const { id } = put(t.state, kind, kind === 'ogre' ? base(3, 9, 2, 2) : at(3, 9));
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

rule(
  ['DES-26.8', 'DES-46.2'],
  'ground that a script changes works at once on whoever stands there, and drives them out if it blocks',
  () => {
    const pit = quest('trapped-ruins', {
      areas: [0, 1],
      quiet: true,
      at: [at(8, 20), at(17, 24)],
      set: state => {
        state.guide.flags = ['keystone-out'];
        state.guide.counters = { sand: 4 };
      },
      dice: [1, 1, 1],
      *next(t) {
        yield* calls(t).happen(t, { what: 'turnEnd', side: 'overlord' });
      },
    });
    expect(pit.told()).toContain('log.ground');
    expect(pit.hero(1).wounds).toBe(statOf(pit.state, second, 'maxWounds'));
  },
);

// ---- stairs ----

const stairs = (state: State): void => {
  state.board.revealed = [0, 4, 5];
};

rule(
  ['DES-53.1', 'DES-53.2', 'DES-53.3', 'DES-15.2'],
  'stairs take heroes and small monsters, to where it is known; large ones never',
  () => {
    const walk = (kind: 'beastman' | 'ogre', areas: readonly number[]) => {
      const play = quest('durnog-brothers', {
        quiet: true,
        at: [at(16, 20), at(17, 20)],
        *next(t) {
          t.state.board.revealed = [...areas] as State['board']['revealed'];
          const { id } = put(t.state, kind, kind === 'ogre' ? base(9, 2, 2, 2) : at(11, 2));
          yield* calls(t).activate(t, id);
        },
      });
      return play.can(1).some(key => key.endsWith('24,6'));
    };
    expect([walk('beastman', [0, 4, 5]), walk('beastman', [0, 4]), walk('ogre', [0, 4, 5])]).toEqual([
      true,
      false,
      false,
    ]);
    const hero = scene({
      quest: 'durnog-brothers',
      set: (state, [one]) => {
        stairs(state);
        if (one) one.at = at(11, 2);
      },
    });
    hero.does('action:advance');
    const key = hero.can().find(one => one.endsWith('24,6')) ?? '';
    const { movement = 0 } = hero.state.turn ?? {};
    hero.does(key).overlordWaits();
    expect([hero.hero().at, hero.state.turn?.movement]).toEqual([at(24, 6), movement - 1]);
  },
);

rule(
  ['DES-53.5', 'DES-53.6', 'DES-22.12', 'DRF-8.6'],
  'the ends of stairs are side by side, for eyes and for blows',
  () => {
    const state = begun({ quest: 'durnog-brothers' });
    stairs(state);
    const ground = groundNow(state);
    const [one, other] = [at(11, 2), at(24, 6)];
    expect(ground.open.adjacent(one, other)).toBe(true);
    expect(sees(ground, one, other)).toBe(true);
    expect(sees(ground, one, at(25, 6))).toBe(true);
    expect(sees(ground, at(10, 2), other)).toBe(true);
    expect(sees(ground, at(10, 2), at(25, 6))).toBe(false);
  },
);

// ---- glyphs ----

rule(
  ['DES-54.3', 'DES-54.1', 'DRF-8.25', 'DRF-10.1'],
  'a glyph wakes under the first hero who enters it, once, for three conquest',
  () => {
    const play = quest('durnog-brothers', { areas: [0, 1], quiet: true, at: [at(18, 11)] });
    const glyph = play.state.board.markers.find(one => one.kind === 'glyph' && !one.active);
    expect(glyph?.at).toBe(at(18, 12));
    play.does('action:run', 'walk:space:18,12').overlordWaits();
    expect([play.state.conquest, play.state.board.markers.find(({ id }) => id === glyph?.id)]).toEqual([
      4 + 3,
      { ...glyph, active: true },
    ]);
    play.does('walk:space:18,11', 'walk:space:18,12').overlordWaits();
    expect(play.state.conquest).toBe(4 + 3);
  },
);

// ---- eyes ----

rule(
  ['DES-22.1', 'DES-22.10', 'DES-22.11'],
  'sight is a straight line between middles; one corner does not bar it, two that meet there do',
  () => {
    const looks = (...rubble: readonly (readonly [number, number])[]) => {
      const state = begun();
      floor('rubble', ...rubble)(state);
      return sees(groundNow(state), at(2, 9), at(4, 11), []);
    };
    expect([looks(), looks([3, 9]), looks([3, 10])]).toEqual([true, true, false]);
    const state = begun();
    floor('rubble', [3, 9], [2, 10])(state);
    expect(sees(groundNow(state), at(2, 9), at(3, 10))).toBe(false);
    // Two figures that meet there do not.
    expect(sees(groundNow(begun()), at(2, 9), at(3, 10), [at(3, 9), at(2, 10)])).toBe(true);
    // Rock between two halls stops the eye, however near they are.
    const halls = begun({ quest: 'durnog-brothers' });
    halls.board.revealed = [0, 1];
    expect(sees(groundNow(halls), at(15, 11), at(17, 11))).toBe(false);
  },
);

rule('DES-22.9', 'for spawning one looks through monsters', () => {
  const state = begun();
  const [one, other] = state.heroes;
  if (!one || !other) throw new Error('two heroes play');
  [one.at, other.at] = [at(1, 9), undefined];
  put(state, 'beastman', at(2, 9));
  // An attack could not be aimed past it; still nobody may be spawned behind it.
  expect(sees(groundNow(state), at(1, 9), at(3, 9), [at(2, 9)])).toBe(false);
  expect(spawnSites(state, '1x1')).not.toContain(at(3, 9));
});

// ---- wings ----

rule(['DES-102.2', 'DES-102.4'], 'who flies is spared the pit, and not the trap', () => {
  const subject = props.filter(({ flyers }) => flyers === 'subject').map(({ id }) => id);
  expect(subject).toEqual(expect.arrayContaining(['fog', 'dart-field', 'scything-blades', 'staircase']));
  const lands = (kind: Prop, face: number) => {
    const play = quest('heart-of-darkness', {
      quiet: true,
      at: [at(1, 12), at(2, 12)],
      set: floor(kind, [3, 9]),
      dice: [face],
      *next(t) {
        const { id } = put(t.state, 'razorwing', at(3, 9), 'master');
        yield* calls(t).stepOn(t, id, { own: true, from: at(2, 9) });
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
      at: [at(1, 12), at(2, 12)],
      *next(t) {
        if (open) t.state.board.open.push('mine-door');
        const { id } = put(t.state, 'razorwing', at(7, 9));
        yield* calls(t).activate(t, id);
      },
    })
      .can(1)
      .some(key => key === 'walk:space:9,9');
  expect([goals(false), goals(true)]).toEqual([false, true]);
});

rule('DES-40.3', 'a trap that leaves something on the floor wants a space with nothing on it', () => {
  const traps = overlordCards.filter(({ ops }) => ops.some(({ op }) => op === 'place'));
  expect(traps.length).toBeGreaterThan(0);
  for (const { id, if: conditions = [] } of traps)
    expect(
      conditions.some(({ is }) => is === 'empty-space'),
      id,
    ).toBe(true);
});
