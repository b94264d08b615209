// DES-9: prolonged actions, and Concentrate.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { invariants } from '../../rules/invariants.ts';
import { breakOffLeft, endOfRound } from '../../rules/quest/efforts.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import type { Hero, State } from '../../rules/state.ts';
import { swallow } from '../../rules/stomach.ts';
import { kill } from '../../rules/wounds.ts';
import { effortsOf, makeWork, nextTurn, outlookOf, shows } from '../efforts.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import type { QuestPlan } from '../guide.ts';
import { type Play, put, space } from '../scene.ts';

const working = makeWork();

const HERE = space(3, 9);
const BESIDE = space(4, 9);

const at = (plan: QuestPlan = {}): Play => working({ quiet: true, at: [HERE, space(1, 12)], ...plan });
/** The first hero takes Ready and works at this, with so much fatigue. */
const works = (play: Play, action: string, fatigue?: number): Play => {
  play.does('action:ready', `prolonged:${action}`);
  return fatigue === undefined ? play : play.does(`effort:${fatigue}`);
};
const progress = (play: Play) => effortsOf(play).map(({ action, progress: n }) => `${action} ${n}`);
const hurts = (n: number, id?: Hero['id']) =>
  function* (play: Parameters<NonNullable<QuestPlan['next']>>[0]) {
    yield* calls(play).wound(play, id ?? (play.state.heroes[0] as Hero).id, n, { kind: 'script' });
  };

rule(
  ['DES-9.1', 'DES-9.2', 'DES-3.8', 'DES-7.12'],
  'it is there where the quest has it, as the order of Ready, and nowhere else',
  () => {
    const own = (play: Play) => play.can().filter(key => key.startsWith('prolonged:'));
    const play = at().does('action:ready');
    expect(own(play)).toEqual(['lift', 'search', 'force', 'chant', 'haul', 'hold'].map(id => `prolonged:${id}`));
    expect(own(at().does('action:advance'))).toEqual([]);
    expect(own(at({ at: [space(4, 8), space(1, 12)] }).does('action:ready'))).toEqual([]);
    // What wants a thing is there for whoever has it; both sides see what there is, how hard, and what breaks it off.
    const holds = at({ set: (_, [hero]) => void hero?.objects.push('handle') }).does('action:ready');
    expect(own(holds)).toContain('prolonged:turn');
    const seen = play.seat(0).view().prolonged ?? [];
    expect(seen).toEqual(play.seat(play.overlordSeat).view().prolonged);
    expect(seen.map(({ id }) => id)).not.toContain('wake');
    expect(seen.find(({ id }) => id === 'turn')).toMatchObject({
      difficulty: 2,
      trait: 'melee',
      needs: expect.anything(),
    });
    expect(seen.find(({ id }) => id === 'chant')).toMatchObject({
      at: [HERE],
      difficulty: 'X',
      group: false,
      breaks: ['mp', 'wound', 'attack'],
    });
  },
);

rule(
  ['DES-9.3', 'DES-9.4', 'DES-9.7', 'EX-14'],
  'a die for each point of the trait, one more for each fatigue, five in all; enhancements count',
  () => {
    const play = at({ heroes: ['tahlia', 'mad-carthos'], dice: shows(3, 2) });
    works(play, 'lift');
    expect(play.can()).toEqual(['effort:0', 'effort:1', 'effort:2']);
    // Half of the faces are enhancements: of two rolls of three dice four or more are needed.
    const { efforts = {} } = outlookOf(play);
    expect(efforts['effort:0']).toMatchObject({ dice: 3, missing: 4, now: 0, turn: 22 / 64 });
    expect(efforts['effort:2']).toMatchObject({ dice: 5, now: 6 / 32 });
    play.does('effort:0');
    expect([progress(play), play.hero().fatigue, play.hero().order]).toEqual([['lift 2'], 3, 'prolonged']);
    const tired = works(at({ heroes: ['tahlia', 'mad-carthos'], dice: shows(5, 3) }), 'lift', 2);
    expect([progress(tired), tired.hero().fatigue]).toEqual([['lift 3'], 1]);
    expect(invariants(tired.state)).toEqual([]);
  },
);

rule('DES-9.5', 'whoever has nothing of the trait pays at least one fatigue', () => {
  const play = works(at({ dice: shows(1, 1) }), 'force');
  expect(play.can()).toEqual(['effort:1', 'effort:2', 'effort:3']);
  play.does('effort:1');
  expect([progress(play), play.hero().fatigue]).toEqual([['force 1'], 2]);
  const spent = at({ set: (_, [hero]) => void Object.assign(hero ?? {}, { fatigue: 0 }) }).does('action:ready');
  expect([spent.can().includes('prolonged:force'), spent.refusal('turn.act', 'prolonged:force')]).toEqual([
    false,
    'DES-9.5',
  ]);
});

rule('DES-9.6', 'house rule: without the trait nobody attempts it', () => {
  const options = { 'altar-of-despair': true, 'prolonged-require-trait': true };
  const play = at({ options }).does('action:ready');
  expect(play.refusal('turn.act', 'prolonged:force')).toBe('DES-9.6');
  expect(play.can()).toContain('prolonged:lift');
});

rule(
  ['DES-9.8', 'DES-9.10'],
  'with as many tokens as it is hard it succeeds; the order goes with the turn, tokens stay',
  () => {
    const play = at({ dice: [...shows(3, 3), ...shows(3, 1)] });
    works(play, 'lift', 0).passes(0);
    expect([progress(play), play.state.guide.counters.lifts ?? 0, play.hero().order]).toEqual([
      ['lift 3'],
      0,
      undefined,
    ]);
    nextTurn(play);
    works(play, 'lift', 0);
    // What was too much is gone with the rest.
    expect([progress(play), play.state.guide.counters.lifts]).toEqual([[], 1]);
    expect(play.log).toContain('log.work.done');
  },
);

rule('DES-9.9', 'of difficulty X the hero says when it is enough', () => {
  const hero = 'mad-carthos';
  const play = at({ heroes: [hero, 'steelhorns'], dice: [...shows(3, 0), ...shows(3, 2)] });
  works(play, 'chant', 0);
  // With nothing there is nothing to complete it with.
  expect([progress(play), play.asked()]).toEqual([['chant 0'], 'turn.act']);
  const before = play.state.conquest;
  play.does('half:concentrate', 'effort:0');
  expect([play.asked(), play.can()]).toEqual(['work.finish', ['enough']]);
  const waits = at({ heroes: [hero, 'steelhorns'], dice: shows(3, 1) });
  works(waits, 'chant', 0).passes(0);
  expect(progress(waits)).toEqual(['chant 1']);
  play.does('enough');
  expect([play.state.conquest - before, progress(play)]).toEqual([2, []]);
});

rule(
  ['DES-9.17', 'DES-9.18', 'DES-7.10', 'DRF-9.4', 'EX-14'],
  'Concentrate is a second roll, after that order and in place of the other half',
  () => {
    const play = at({ dice: [...shows(3, 2), ...shows(4, 2)] });
    play.does('action:ready');
    expect(play.can()).not.toContain('half:concentrate');
    play.does('prolonged:lift', 'effort:0');
    expect(play.can()).toEqual(expect.arrayContaining(['half:concentrate', 'half:move']));
    expect(play.can().filter(key => key.startsWith('prolonged:') || key.startsWith('order:'))).toEqual([]);
    play.does('half:concentrate', 'effort:1');
    expect([play.state.guide.counters.lifts, play.hero().fatigue]).toEqual([1, 2]);
    // That was all of the action.
    expect(play.can().filter(key => key.startsWith('half:'))).toEqual([]);
    // Never with another order, and not after a move or an attack.
    expect(at().does('action:ready', 'order:guard').can()).not.toContain('half:concentrate');
    const moved = at({ dice: shows(3, 0) }).does('action:ready', 'half:move', 'prolonged:lift', 'effort:0');
    expect(moved.can()).not.toContain('half:concentrate');
  },
);

rule(['DES-9.12', 'EX-15'], 'what nothing interrupts is kept through other turns, from afar and past death', () => {
  const play = at({ dice: shows(3, 2) });
  works(play, 'lift', 0)
    .does('half:move', `walk:${space(4, 10)}`)
    .passes(0);
  nextTurn(play).does('action:run').passes(0);
  expect(progress(play)).toEqual(['lift 2']);
  const dies = at({
    set: (state, [hero]) => {
      if (hero) state.board.efforts = [{ action: 'lift', progress: 2, workers: [hero.id], begun: 1 }];
    },
    next: hurts(99),
  });
  expect([dies.hero().feats.deaths, progress(dies)]).toEqual([1, ['lift 2']]);
});

const begun =
  (action: string, n: number, round = 0) =>
  (state: State, [one]: readonly Hero[]): void => {
    if (one) state.board.efforts = [{ action, progress: n, workers: [one.id], begun: round }];
  };

rule(
  ['DES-9.11', 'DES-9.13', 'EX-16'],
  'leaving the space breaks it off, where that is what breaks it off; attacks and wounds do not',
  () => {
    const play = at({ heroes: ['aurim', 'steelhorns'], dice: [POWER.more, POWER.blank] });
    works(play, 'search', 0).does('half:concentrate', 'effort:0').passes(0);
    expect(progress(play)).toEqual(['search 1']);
    const stays = at({
      dice: [RED.four, GREEN.three],
      set: (state, heroes) => {
        begun('search', 1)(state, heroes);
        heroes[0]?.equipped.push('sword#1');
      },
      next: function* (t) {
        put(t.state, 'beastman', BESIDE);
        yield* hurts(2)(t);
      },
    });
    stays.does('action:advance', `attack:sword#1:${BESIDE}`);
    while (stays.asked() !== 'turn.act') stays.passes(0);
    expect(progress(stays)).toEqual(['search 1']);
    stays.does(`walk:${space(3, 10)}`);
    expect([progress(stays), stays.log.includes('log.work.broken')]).toEqual([[], true]);
    // It may be begun again, from nothing.
    nextTurn(play);
    play.does('action:run', `walk:${space(4, 10)}`);
    expect(progress(play)).toEqual([]);
  },
);

rule('DES-9.11', 'whoever is thrown, swallowed, killed or goes to Town has left as well', () => {
  const gone: readonly NonNullable<QuestPlan['next']>[] = [
    hurts(99),
    function* (t) {
      const [hero] = t.state.heroes;
      if (!hero) return;
      hero.at = BESIDE;
      yield* calls(t).stepOn(t, hero.id, { from: HERE, own: false });
    },
  ];
  for (const next of gone) expect(progress(at({ set: begun('search', 1), next }))).toEqual([]);
});

rule(['DES-9.15', 'DES-75.6'], 'who is stunned may go on with it for the half turn they have, and end it so', () => {
  const play = at({
    heroes: ['kirga', 'mad-carthos'],
    dice: shows(3, 1),
    set: (state, heroes) => {
      begun('force', 4)(state, heroes);
      if (state.turn) state.turn.stunned = true;
    },
  });
  play.does('action:order', 'prolonged:force', 'effort:0');
  expect([progress(play), play.log.includes('log.work.done')]).toEqual([[], true]);
});

rule(
  ['DES-9.13', 'DRF-3.1a'],
  'points that another action takes back are not spent: Ker goes on with what spending would end',
  () => {
    const play = at({
      heroes: ['grey-ker', 'mad-carthos'],
      set: (state, heroes) => begun('chant', 2)(state, heroes),
    }).does('action:run');
    play.does('use:grey-ker:0', 'action:battle');
    expect([play.state.turn?.movement, progress(play)]).toEqual([0, ['chant 2']]);
  },
);

rule(['DES-9.5', 'DES-9.4'], 'Brawny rolls twice, the second time only with something left to roll', () => {
  const play = at({
    heroes: ['mad-carthos', 'steelhorns'],
    dice: [POWER.more],
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { skills: ['brawny'], fatigue: 1 });
    },
  });
  play.does('action:ready', 'prolonged:lift').overlordWaits();
  if (play.asked() === 'work.dice') play.does('effort:1');
  expect([play.hero().fatigue, progress(play), play.asked()]).toEqual([0, ['lift 1'], 'turn.act']);
});

rule('DES-9.11', 'movement points spent, wounds lost and attacks made break off what they are named for', () => {
  const chants = (next?: QuestPlan['next']) =>
    at({
      dice: [RED.miss, GREEN.three],
      set: (state, heroes) => {
        begun('chant', 2)(state, heroes);
        heroes[0]?.equipped.push('sword#1');
        heroes[0]?.potions.push('healing-potion');
        if (heroes[0]) heroes[0].wounds = 5;
      },
      next: function* (t) {
        put(t.state, 'beastman', BESIDE);
        if (next) yield* next(t);
      },
    });
  expect(progress(chants(hurts(1)))).toEqual([]);
  const fights = chants().does('action:battle', `attack:sword#1:${BESIDE}`);
  expect(progress(fights)).toEqual([]);
  const drinks = chants().does('action:advance');
  expect(progress(drinks)).toEqual(['chant 2']);
  drinks.does('drink:healing-potion');
  expect(progress(drinks)).toEqual([]);
  // Points that are only there are not spent.
  expect(progress(chants().does('action:run').passes(0))).toEqual(['chant 2']);
});

rule(
  ['DES-9.14', 'DES-9.15', 'EX-17'],
  'a continuous one wants both halves of every later turn; anything else breaks it off',
  () => {
    const play = at({
      heroes: ['kirga', 'mad-carthos'],
      at: [space(2, 9), space(1, 12)],
      dice: [...shows(3, 2), ...shows(3, 1), ...shows(3, 1)],
    });
    // In the turn in which it begins the other half is free.
    play.does('action:ready', 'half:move', `walk:${HERE}`, 'prolonged:force', 'effort:0').passes(0);
    expect(progress(play)).toEqual(['force 2']);
    nextTurn(play);
    works(play, 'force', 0).does('half:concentrate', 'effort:0').passes(0);
    expect(progress(play)).toEqual(['force 4']);
    const later = () => at({ heroes: ['kirga', 'mad-carthos'], set: begun('force', 2), dice: shows(3, 1) });
    for (const action of ['run', 'advance', 'battle'])
      expect(progress(later().does(`action:${action}`)), action).toEqual([]);
    expect(progress(later().does('action:ready'))).toEqual(['force 2']);
    for (const other of ['half:move', 'order:guard', 'prolonged:search'])
      expect(
        progress(later().does('action:ready', other)).filter(one => one.startsWith('force')),
        other,
      ).toEqual([]);
    // The order without Concentrate is not enough.
    const half = works(later(), 'force', 0);
    expect(progress(half)).toEqual(['force 3']);
    expect(progress(half.passes(0))).toEqual([]);
  },
);

rule('DES-9.16', 'as a group all tokens go to one pool, which outlives whoever is interrupted', () => {
  const play = at({ at: [HERE, space(4, 10)], dice: [...shows(3, 1), ...shows(1, 1), ...shows(3, 1)] });
  works(play, 'haul', 0).passes(0);
  play.does(`action:ready`, 'prolonged:haul', 'effort:1').passes(0);
  expect(effortsOf(play)).toEqual([{ action: 'haul', progress: 2, workers: [play.hero(0).id, play.hero(1).id] }]);
  nextTurn(play);
  works(play, 'haul', 0);
  expect([progress(play), play.state.guide.allowed.wake]).toEqual([[], true]);
  // A wound breaks it off for whoever has it, and for all when nobody else is left (R112).
  const both = (state: State, [one, other]: readonly Hero[]): void => {
    if (one && other) state.board.efforts = [{ action: 'hold', progress: 3, workers: [one.id, other.id], begun: 1 }];
  };
  const one = at({ set: both, next: hurts(1) });
  expect(effortsOf(one)).toEqual([{ action: 'hold', progress: 3, workers: [one.hero(1).id] }]);
  const all = at({
    set: both,
    next: function* (t) {
      for (const { id } of t.state.heroes) yield* hurts(1, id)(t);
    },
  });
  expect(effortsOf(all)).toEqual([]);
});

rule('DES-9.16', 'of a group’s that is continuous one hero goes on with it in each round', () => {
  const held = (): Play =>
    at({
      at: [HERE, space(4, 10)],
      dice: [...shows(3, 1), ...shows(3, 0)],
      set: (state, [one, other]) => {
        if (one && other)
          state.board.efforts = [{ action: 'hold', progress: 2, workers: [one.id, other.id], begun: 0 }];
      },
    });
  const goesOn = works(held(), 'hold', 0).does('half:concentrate', 'effort:0').passes(0);
  expect(progress(nextTurn(goesOn))).toEqual(['hold 3']);
  const rests = held().does('action:run').passes(0);
  expect(progress(rests)).toEqual(['hold 2']);
  expect([progress(nextTurn(rests)), rests.log.includes('log.work.idle')]).toEqual([[], true]);
});

rule(
  ['DES-9.11', 'DES-9.13', 'DES-51.3'],
  'whoever is killed outright has lost their wounds: what wounds interrupt is broken off',
  () => {
    const play = at({
      set: (state, [hero]) => {
        const work = { workers: hero ? [hero.id] : [], begun: 1, kept: undefined };
        state.board.efforts = [
          { action: 'chant', progress: 2, ...work },
          { action: 'lift', progress: 3, ...work },
        ];
      },
      *next(t) {
        yield* kill(t, (t.state.heroes[0] as Hero).id, { kind: 'trap', what: 'boulder' });
      },
    });
    expect(progress(play)).toEqual(['lift 3']);
  },
);

rule(
  ['DES-9.11', 'DES-26.8'],
  'whom the quest drives off has left the place: what that interrupts is broken off',
  () => {
    const play = at({
      set: (state, [hero]) => {
        const work = { workers: hero ? [hero.id] : [], begun: 1, kept: undefined };
        state.board.efforts = [
          { action: 'search', progress: 1, ...work },
          { action: 'lift', progress: 3, ...work },
        ];
      },
      next: t => carryOut(t, [{ op: 'terrain', kind: 'water', at: [3, 9] }], {}),
    });
    expect(play.asked()).toBe('ask.driven');
    play.does(play.can()[0] ?? '');
    expect(progress(play)).toEqual(['lift 3']);
  },
);

rule(['DES-9.11', 'ICE-5.2'], 'whoever is swallowed has left the place', () => {
  const play = at({
    set: (state, [hero]) => {
      const work = { workers: hero ? [hero.id] : [], begun: 1, kept: undefined };
      state.board.efforts = [
        { action: 'search', progress: 1, ...work },
        { action: 'lift', progress: 3, ...work },
      ];
    },
    *next(t) {
      yield* swallow(t, t.state.heroes[0] as Hero, put(t.state, 'beastman', BESIDE));
    },
  });
  expect(progress(play)).toEqual(['lift 3']);
});

const effort = (action: string, n: number, ...workers: Hero['id'][]) => ({
  action,
  progress: n,
  workers,
  begun: 1,
  kept: undefined,
});

rule(['DES-9.7', 'DES-9.16'], 'what is no group’s action each hero works at alone', () => {
  const play = at({
    dice: shows(3, 1),
    set: (state, [, friend]) => {
      state.board.efforts = friend ? [effort('lift', 3, friend.id)] : [];
    },
  });
  works(play, 'lift', 0);
  expect(effortsOf(play).map(({ progress: n, workers }) => [n, workers])).toEqual([
    [3, [play.hero(1).id]],
    [1, [play.hero(0).id]],
  ]);
});

rule('DES-9.16', 'of a continuous one of a group the round in which it was begun asks for nothing more', () => {
  const ends = (round: number) => {
    const play = at({
      set: (state, [hero]) => {
        state.round = round;
        state.board.efforts = hero ? [effort('hold', 2, hero.id)] : [];
      },
      *next(t) {
        endOfRound(t);
      },
    });
    return effortsOf(play).length;
  };
  expect([ends(1), ends(2)]).toEqual([1, 0]);
});

rule('DES-9.11', 'who is still there has not left', () => {
  const play = at({
    set: (state, [hero]) => {
      state.board.efforts = hero ? [effort('search', 1, hero.id)] : [];
    },
    *next(t) {
      breakOffLeft(t, t.state.heroes[0] as Hero);
    },
  });
  expect(progress(play)).toEqual(['search 1']);
});
