// ICE-3, ICE-4.7, ICE-6, ICE-8: slippery ground, trees, and those who are hard to see or to touch.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { propRow } from '../content/props.ts';
import type { Ability, MonsterId, Prop } from '../content/vocabulary.ts';
import { foretold } from '../rules/attack/foretell.ts';
import { canAim } from '../rules/attack/sight.ts';
import { groundNow } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { putAt } from '../rules/effects/places.ts';
import { has, rankOf, statOf } from '../rules/effects/stats.ts';
import { sees } from '../rules/ground.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { goals } from '../rules/overlord/treading.ts';
import type { Hero, Stand, State } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { assault, BESIDE, battle, fight, HERE, said } from './fight.ts';
import { first, quest, second } from './guide.ts';
import { base, put, scene, space, told } from './scene.ts';

const at = (x: number, y: number) => space(x, y);
const laid =
  (kind: Prop, ...spaces: readonly (readonly [number, number])[]) =>
  (state: State): void => {
    for (const [x, y] of spaces) state.board.terrain[at(x, y)] = kind;
  };

describe('ice', () => {
  /** The first hero stands west of ice and runs; power dice as told. */
  const runs = (dice: readonly number[], more?: (state: State, heroes: readonly Hero[]) => void) =>
    scene({
      dice,
      set: (state, heroes) => {
        laid('ice', [3, 9], [4, 9])(state);
        if (heroes[0]) heroes[0].at = at(2, 9);
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
      at: [at(1, 12), at(2, 12)],
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
    expect(sees(groundNow(play.state), at(2, 9), at(5, 9))).toBe(true);
  });

  rule('ICE-3.2', 'ends the turn of a hero who enters it and rolls a surge, and nothing else does', () => {
    const slipped = runs([POWER.surge]).does('walk:space:3,9').overlordWaits();
    expect([slipped.hero().at, slipped.hero().ready, slipped.told().includes('log.slips')]).toEqual([
      at(3, 9),
      false,
      true,
    ]);
    for (const face of [POWER.blank, POWER.more]) {
      const play = runs([face]).does('walk:space:3,9').overlordWaits();
      expect([play.hero().at, play.state.turn?.hero, play.told().includes('log.slips')]).toEqual([
        at(3, 9),
        first,
        false,
      ]);
    }
  });

  rule('ICE-3.2', 'ends the activation of a monster, whose attack is lost (A-20)', () => {
    const slipped = goes('beastman', at(3, 9), [[4, 9]], [POWER.surge]).answers(1, 'walk:space:4,9');
    expect([slipped.monster().at, slipped.state.overlord.acting]).toEqual([at(4, 9), undefined]);
    const safe = goes('beastman', at(3, 9), [[4, 9]], [POWER.more]).answers(1, 'walk:space:4,9');
    expect(safe.state.overlord.acting?.attacks).toBe(1);
  });

  rule('ICE-3.3', 'is rolled for with every space of it, also from ice to ice', () => {
    const play = runs([POWER.blank, POWER.surge]).does('walk:space:3,9').overlordWaits();
    play.does('walk:space:4,9').overlordWaits();
    expect([play.hero().at, play.hero().ready, told(play, 'log.ground').length]).toEqual([at(4, 9), false, 2]);
  });

  rule('ICE-3.4', 'whoever slips where a friend stands is put back, and the turn is over', () => {
    // Corridor of one space: the way east leads through the friend alone.
    const between = (dice: readonly number[]) =>
      runs(dice, (state, [, friend]) => {
        if (friend) friend.at = at(3, 9);
        laid('water', [2, 8], [3, 8], [4, 8], [2, 10], [3, 10], [4, 10], [1, 8], [1, 9], [1, 10])(state);
      });
    const slipped = between([POWER.surge]).does('walk:space:4,9').overlordWaits();
    expect([slipped.hero().at, slipped.hero().ready]).toEqual([at(2, 9), false]);
    const through = between([POWER.blank, POWER.blank]).does('walk:space:4,9').overlordWaits();
    expect([through.hero().at, through.hero().ready]).toEqual([at(4, 9), true]);
    expect(between([]).can()).not.toContain('walk:space:3,9');
  });

  rule('ICE-3.4', 'so is a monster', () => {
    const play = goes('beastman', at(3, 9), [[4, 9]], [POWER.surge], undefined);
    play.state.monsters.push({ ...play.monster(), id: 'monster:beastman#9', at: at(4, 9) });
    laid('water', [3, 8], [4, 8], [3, 10], [4, 10])(play.state);
    const path = goals(treadOf(play.state, play.monster()), at(3, 9), 4).find(({ to }) => to === at(5, 9));
    expect(path?.path()).toEqual([at(3, 9), at(4, 9), at(5, 9)]);
    play.answers(1, 'walk:space:5,9');
    expect([play.monster().at, play.state.overlord.acting]).toEqual([at(3, 9), undefined]);
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
      rolls(goes(kind, at(3, 9), [[4, 9]], [POWER.surge], gain).answers(1, 'walk:space:4,9'));
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
        if (hero) hero.at = at(2, 9);
      },
      first: t => putAt(t, first, at(3, 9), 'DRF-2.9d', 'log.telekinesis'),
    });
    expect([play.hero().at, play.state.turn?.ended, play.told().includes('log.ground')]).toEqual([
      at(3, 9),
      false,
      false,
    ]);
  });

  rule('ICE-3.10', 'is jumped for 3 points a space, also by who stands on it', () => {
    const jump = (from: Stand) =>
      runs([], (_, [hero]) => {
        if (hero && !from.startsWith('base')) hero.at = from as `space:${number},${number}`;
      });
    const play = jump(at(2, 9));
    const { movement = 0 } = play.state.turn ?? {};
    play.does('jump:space:5,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement, told(play, 'log.ground').length]).toEqual([
      at(5, 9),
      movement - 6,
      0,
    ]);
    expect(jump(at(3, 9)).can()).toContain('jump:space:5,9');
  });
});

describe('trees', () => {
  rule(['DRF-8.1', 'ICE-4.7'], 'cost 2 points to enter, of heroes and monsters, and bar the view behind them', () => {
    const play = scene({
      set: (state, [hero]) => {
        laid('tree', [3, 8], [3, 9], [3, 10])(state);
        if (hero) hero.at = at(2, 9);
      },
    }).does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    play.does('walk:space:3,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([at(3, 9), movement - 2]);
    play.hero().at = at(2, 9);
    const ground = groundNow(play.state);
    expect([
      sees(ground, at(2, 9), at(4, 9)),
      sees(ground, at(2, 9), at(3, 9)),
      sees(ground, at(3, 9), at(5, 9)),
    ]).toEqual([false, true, true]);
    for (const kind of ['beastman', 'razorwing'] as const) {
      const monster = put(play.state, kind, at(4, 9));
      const goal = goals(treadOf(play.state, monster), at(4, 9), 9).find(({ to }) => to === at(3, 9));
      expect(goal?.cost, kind).toBe(2);
      play.state.monsters.pop();
    }
  });

  rule(['DRF-8.1', 'ICE-4.7'], 'cloak whoever stands in one, a large figure with a single space', () => {
    const shot = (
      kind: MonsterId,
      on: Stand,
      target: `space:${number},${number}`,
      ...trees: readonly (readonly [number, number])[]
    ) => {
      const how = { weapon: 'bow#1', target, by: 'action' } as const;
      const play = fight({ equipped: ['bow#1'], monster: kind, on, set: laid('tree', ...trees) });
      return foretold(play.state, first, how).map(({ hit }) => hit > 0);
    };
    expect([
      shot('beastman', at(5, 9), at(5, 9)),
      shot('beastman', at(5, 9), at(5, 9), [5, 9]),
      shot('beastman', BESIDE, BESIDE, [4, 9]),
      shot('ogre', base(5, 9, 2, 2), at(5, 9), [6, 10]),
    ]).toEqual([[true], [false], [true], [false]]);
    const play = battle(
      {
        equipped: ['bow#1'],
        on: at(5, 9),
        set: laid('tree', [5, 9]),
        dice: [5, YELLOW.three, ...BLANKS],
      },
      'bow#1',
    ).passes();
    expect(play.told()).toContain('log.attack.untouched');
    expect(play.monster().wounds).toBe(statOf(play.state, play.monster().id, 'maxWounds'));
  });
});

describe('ghosts', () => {
  const zyla = (on: Stand, reach?: true) => {
    const play = fight({
      hero: 'zyla',
      on,
      set: (_, __, monster) => {
        if (reach) monster.changes = [{ gain: [{ ability: 'reach' }] }];
      },
    });
    return canAim(play.state, play.monster(), 'melee', HERE);
  };

  rule('ICE-6.1', 'nobody beside one can strike it in melee, who shoots can', () => {
    expect(zyla(BESIDE)).toBe(false);
    const play = fight({ hero: 'zyla' });
    expect(canAim(play.state, play.monster(), 'ranged', HERE)).toBe(true);
    const other = fight({});
    expect(canAim(other.state, other.monster(), 'melee', HERE)).toBe(true);
  });

  rule('ICE-6.2', 'with Reach it is struck from two spaces off, still not from beside', () => {
    expect([zyla(at(5, 9), true), zyla(at(5, 9)), zyla(BESIDE, true)]).toEqual([true, false, false]);
  });
});

describe('stealth', () => {
  const okaluk = { hero: 'okaluk-and-rakash' } as const;
  const X = 1;

  rule(['ICE-6.4', 'ICE-6.5', 'ICE-6.7'], 'one more die is rolled, and its X misses (ICE-X3)', () => {
    const missed = assault({ ...okaluk, dice: [RED.four, GREEN.three, X] });
    expect([missed.hero().wounds, missed.told().includes('log.attack.untouched')]).toEqual([16, true]);
    expect(assault({ ...okaluk, dice: [RED.four, GREEN.three, 3] }).hero().wounds).toBe(16 - 8);
    expect(said(missed, 'log.attack.roll')?.n).toBe(3);
    // Any other die misses as it always does.
    expect(assault({ ...okaluk, dice: [RED.miss, GREEN.three, 3] }).told()).toContain('log.attack.fails.miss');
  });

  rule('ICE-6.6', 'of a blast it spares those alone who hide (ICE-X8)', () => {
    const play = battle(
      {
        equipped: ['flame-strike#1'],
        on: at(6, 9),
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.three, X],
        set: (state, _, hidden) => {
          hidden.changes = [{ gain: [{ ability: 'stealth' }] }];
          put(state, 'beastman', at(7, 9));
        },
      },
      'flame-strike#1',
      at(6, 9),
      'blast',
    ).passes();
    if (play.asked() === 'attack.order') play.passes();
    expect([play.state.monsters.length, play.told().includes('log.attack.untouched')]).toEqual([1, true]);
    expect(play.monster().at).toBe(at(6, 9));
  });
});

describe('auras', () => {
  rule('ICE-8.1', 'ranks of several sources add up', () => {
    const play = fight({
      hero: 'shiver',
      skills: ['holy-aura'],
      set: state => void Object.assign(state, { phase: 'overlord' }),
    });
    expect(rankOf(play.state, 'hero:shiver', 'aura')).toBe(5);
  });

  rule(
    'ICE-8.2',
    'Shiver has hers in the overlord’s turn alone: who is pushed beside her before feels nothing (ICE-X5)',
    () => {
      const pushed = (phase: State['phase']) => {
        const play = fight({
          hero: 'shiver',
          monster: 'ogre',
          on: base(5, 9, 2, 2),
          position: { at: 'act' },
          set: state => void Object.assign(state, { phase }),
          first: t => putAt(t, t.state.monsters[0]?.id ?? second, base(4, 9, 2, 2), 'DRF-2.9d', 'log.telekinesis'),
        });
        return statOf(play.state, play.monster().id, 'maxWounds') - play.monster().wounds;
      };
      expect([pushed('heroes'), pushed('overlord')]).toEqual([0, 4]);
      expect(has(fight({ hero: 'shiver' }).state, 'hero:shiver', 'aura')).toBe(false);
    },
  );
});
