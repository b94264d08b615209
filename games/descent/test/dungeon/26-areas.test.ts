// DES-26: areas.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { base, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect, vi } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { STEP } from '../../rules/overlord/steps.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { numbersOf } from '../../rules/quest/places.ts';
import type { Boulder, Monster, State } from '../../rules/state.ts';
import { lies, pits, ROLLS, rolling, stone, WEST } from '../boulders.ts';
import { POWER } from '../faces.ts';
import { type Fight, fight } from '../fight.ts';
import { first, heard, quest, second } from '../guide.ts';
import { lay, type Play, put, scene } from '../scene.ts';
import { stands } from '../walks.ts';

const RAMP = { kind: 'ramp', direction: 'n' } as const;

/** A boulder that the guide calls `k`. */
const named = (state: State, more: Partial<Boulder> = {}): Boulder =>
  stone(WEST, 'e', { thing: numbersOf(boardOf(state), 'k')[0] as number, ...more });

rule(
  ['DES-26.1', 'DES-26.2', 'DES-26.3', 'DES-26.5', 'DES-26.6', 'DES-13.11'],
  'an open door shows the area behind it: markers, monsters in full view, its words; then the hero goes on',
  () => {
    const play = quest('heart-of-darkness', { quiet: true, at: [space(7, 9), space(3, 10)] });
    play.does('action:run', 'door:mine-door').overlordWaits();
    expect(play.state.board.revealed).toEqual([0, 1]);
    expect(play.state.monsters.filter(({ kind }) => kind === 'skeleton')).toHaveLength(2);
    expect(play.state.monsters.every(({ ready }) => !ready)).toBe(true);
    const told = play.log;
    const [lit, placed, story] = ['log.revealed', 'log.placed', 'log.story'].map(text => told.lastIndexOf(text));
    expect([lit, placed, story]).toEqual([lit, placed, story].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(heard(play, 'heroes').slice(-2)).toEqual(['area-1', 'tip-reveal']);
    expect([play.asked(), play.state.turn?.movement]).toEqual(['turn.act', 2 * 4 - 2]);
  },
);

rule('DES-26.1', 'whoever is thrown to where they see further brings that to light as well', () => {
  const play = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    at: [space(4, 19), space(5, 20)],
    *next(t) {
      const [one] = t.state.heroes;
      t.state.board.open.push('root-wall');
      if (one) one.at = space(11, 11);
      yield* calls(t).stepOn(t, first, { own: false, from: space(10, 11) });
    },
  });
  expect(play.state.board.revealed).toEqual([0, 1, 4]);
});

rule('DES-26.1', 'what a boulder hid comes to light when it is gone', () => {
  const seen = (more: Partial<Boulder>) =>
    rolling([stone(base(6, 9, 2, 2), 'w', more)], ROLLS[3], (state, [hero]) => {
      state.board.open.push('mine-door');
      pits(...spacesOf(base(4, 9, 2, 2)))(state);
      if (hero) hero.at = space(2, 9);
    }).state.board.revealed;
  expect(seen({ still: true })).toEqual([0]);
  expect(seen({})).toEqual([0, 1]);
});

rule(
  ['DES-26.1', 'DES-26.9', 'DES-16.3'],
  'with each step one leaves a space and enters one, and sees what there is to see',
  () => {
    const happen = vi.spyOn(descent.calls, 'happen');
    const play = scene({
      set: stands(5, 10, {}, (state, [, friend]) => {
        state.board.open.push('mine-door');
        if (friend) friend.at = space(1, 13);
      }),
    }).does('action:run');
    expect(play.state.board.revealed).toEqual([0]);
    happen.mockClear();
    play.does('walk:space:7,10').overlordWaits();
    const steps = happen.mock.calls.flatMap(([, one]) =>
      one.what === 'leave' || one.what === 'enter' ? [`${one.what} ${one.at}`] : [],
    );
    happen.mockRestore();
    expect(steps.slice(0, 2)).toEqual(['leave space:5,10', 'enter space:6,10']);
    expect(play.state.board.revealed).toEqual([0, 1]);
    // Whoever is shown something new stops there and thinks again.
    expect([play.hero().at, steps.length]).toEqual([space(6, 10), 2]);
  },
);

describe('what comes to light', () => {
  /** The first door stands open, and the overlord is about to play; the friend is in Town. */
  const ajar = (plan: Fight): Play =>
    fight({
      position: { at: 'overlord' },
      ...plan,
      set: (state, heroes, monster) => {
        Object.assign(state, { phase: 'overlord', turn: undefined });
        state.board.open.push('mine-door');
        const [, friend] = heroes;
        if (friend) friend.at = undefined;
        plan.set?.(state, heroes, monster);
      },
    });

  /** Two monsters fill the doorway, and one of them has a wound left. */
  const barred = (more: Partial<Fight>, walker: Partial<Monster> = {}): Play =>
    ajar({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      at: space(5, 9),
      on: space(7, 9),
      ...more,
      set: (state, _, monster) => {
        put(state, 'skeleton', space(7, 10));
        Object.assign(monster, { wounds: 1, ready: true, ...walker });
        Object.assign(state.overlord, { step: STEP.activate, threat: 0 });
      },
    });

  rule('DES-26.1', 'a monster falls in mid-walk, and whoever looks past where it stood sees the area at once', () => {
    const play = barred({ skills: ['holy-aura'] });
    const { id } = play.monster();
    expect(play.state.board.revealed).toEqual([0]);
    play.seat(play.overlordSeat).does(`monster:${id}`, `walk:${space(6, 10)}`);
    expect(play.state.monsters.some(one => one.id === id)).toBe(false);
    expect(play.state.board.revealed).toEqual([0, 1]);
  });

  rule('DES-26.1', 'so do they where it burns to death at the end of the overlord’s turn', () => {
    const play = barred({ dice: [POWER.blank] }, { tokens: { burn: 1 } });
    expect(play.state.board.revealed).toEqual([0]);
    play.passes(play.overlordSeat);
    expect([play.state.round, play.state.board.revealed]).toEqual([2, [0, 1]]);
  });
});

rule('DES-26.3', 'with more heroes more monsters stand behind a door, and masters among them (R96)', () => {
  const behind = (...heroes: readonly string[]) =>
    quest('heart-of-darkness', { areas: [1], heroes })
      .state.monsters.map(({ kind, rank }) => `${kind} ${rank}`)
      .sort();
  expect(behind('steelhorns', 'mad-carthos')).toEqual(['beastman normal', 'skeleton normal', 'skeleton normal']);
  expect(behind('steelhorns', 'mad-carthos', 'nanok-of-the-blade', 'kirga')).toEqual([
    'beastman master',
    ...Array(3).fill('beastman normal'),
    'skeleton master',
    ...Array(2).fill('skeleton normal'),
  ]);
});

rule('DES-26.3', 'by the book two heroes meet every figure that the guide draws, masters as masters (R96)', () => {
  const plan = { heroes: ['steelhorns', 'mad-carthos'], options: { pool: 'guide' } };
  const behind = quest('heart-of-darkness', { ...plan, areas: [1] }).state.monsters.map(
    ({ kind, rank }) => `${kind} ${rank}`,
  );
  expect(behind.sort()).toEqual([
    'beastman master',
    ...Array(3).fill('beastman normal'),
    'skeleton master',
    ...Array(2).fill('skeleton normal'),
  ]);
  // The overlord reads of as many.
  const waiting = (options: Options) => {
    const play = quest('heart-of-darkness', { ...plan, options });
    return (play.seat(play.overlordSeat).view().ahead ?? []).flatMap(({ figures }) => figures).length;
  };
  expect(waiting({ pool: 'guide' })).toBeGreaterThan(waiting({ pool: 'balanced' }) + 10);
});

rule(
  ['DES-26.4', 'DES-14.10', 'DES-2.5'],
  'where figures are short, the overlord takes one from the board or does without',
  () => {
    const { normal } = monsterRow('razorwing').figures;
    const short = () =>
      quest('heart-of-darkness', {
        quiet: true,
        areas: [0, 1],
        *next(t) {
          for (let n = 0; n < normal; n++) put(t.state, 'razorwing', space(1 + n, 9));
          yield* calls(t).reveal(t, 2);
        },
        at: [space(3, 12), space(2, 12)],
      });
    const wings = ({ monsters }: State) => monsters.filter(({ kind }) => kind === 'razorwing').map(one => one.at);
    const asked = short();
    expect([asked.asked(1), asked.can(1)]).toEqual([
      'ask.figure',
      asked.state.monsters.filter(({ kind }) => kind === 'razorwing').map(({ id }) => `monster:${id}`),
    ]);
    const without = short().passes(1);
    expect(wings(without.state)).toHaveLength(normal);
    const taken = short();
    taken.answers(1, taken.can(1)[0] ?? '');
    expect(wings(taken.state)).toHaveLength(normal);
    expect(wings(taken.state)).toContain(space(24, 3));
  },
);

rule(['DES-26.7', 'DES-53.4'], 'stairs show nothing before a hero takes them; then that area comes to light', () => {
  const plan = { areas: [0, 1, 4], quiet: true, at: [space(18, 2)] } as const;
  const play = quest('last-wishes', { ...plan, areas: [0, 4] });
  expect(play.state.board.revealed).toEqual([0, 4]);
  play.does('action:run', 'walk:space:18,1').overlordWaits();
  expect(play.state.board.revealed).toEqual([0, 4]);
  const stairs = play.can().find(key => key.includes('20,14'));
  play.does(stairs ?? '').overlordWaits();
  expect([play.hero().at, play.state.board.revealed]).toEqual([space(20, 14), [0, 4, 1]]);
});

rule('DES-26.8', 'scripts release a boulder, stop it, and push it on or back', () => {
  const after = (...ops: Parameters<typeof carryOut>[1]) =>
    rolling(
      [],
      ROLLS[2],
      state => {
        lay(state, RAMP, space(3, 10));
        state.board.boulders = [{ ...named(state), at: base(4, 9, 2, 2), still: true }];
      },
      { first: t => carryOut(t, ops, {}) },
    );
  expect(lies(after())).toEqual([base(4, 9, 2, 2)]);
  expect(lies(after({ op: 'release', what: 'k' }))).toEqual([base(6, 9, 2, 2)]);
  expect(lies(after({ op: 'release', what: 'k' }, { op: 'stop', what: 'k' }))).toEqual([base(4, 9, 2, 2)]);
  expect(lies(after({ op: 'push', what: 'k', by: 1 }))).toEqual([base(5, 9, 2, 2)]);
  // Back it goes straight, its arrow stays, and no ramp turns it (R101).
  const back = after({ op: 'push', what: 'k', by: -2 });
  expect(back.state.board.boulders).toMatchObject([{ at: base(2, 9, 2, 2), direction: 'e' }]);
  expect(lies(after({ op: 'remove', what: 'k' }))).toEqual([]);
});

rule(
  ['DES-26.8', 'DES-46.2'],
  'ground that a script changes works at once on whoever stands there, and drives them out if it blocks',
  () => {
    const pit = quest('trapped-ruins', {
      areas: [0, 1],
      quiet: true,
      at: [space(8, 20), space(17, 24)],
      set: state => {
        state.guide.flags = ['keystone-out'];
        state.guide.counters = { sand: 4 };
      },
      dice: [1, 1, 1],
      *next(t) {
        yield* calls(t).happen(t, { what: 'turnEnd', side: 'overlord' });
      },
    });
    expect(pit.log).toContain('log.ground');
    expect(pit.hero(1).wounds).toBe(statOf(pit.state, second, 'maxWounds'));
  },
);

rule(['DES-26.10', 'DES-26.11'], 'an open door alone reveals nothing, nor do the eyes of monsters', () => {
  const far = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    at: [space(4, 19), space(5, 20)],
    *next(t) {
      put(t.state, 'beastman', space(12, 12));
      t.state.board.open.push('root-wall');
      yield* calls(t).look(t);
    },
  });
  expect([far.state.board.open, far.state.board.revealed]).toEqual([['root-wall'], [0, 1]]);
  const near = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    // The other hero sees it.
    at: [space(4, 19), space(11, 11)],
    *next(t) {
      t.state.board.open.push('root-wall');
      yield* calls(t).look(t);
    },
  });
  expect(near.state.board.revealed).toEqual([0, 1, 4]);
});
