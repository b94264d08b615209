// Mother of Embers, script by script: eggs, twins, the dam, and their mother.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { boardOf, groundNow, isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { numbersOf } from '../../rules/quest/places.ts';
import { type Flow, type Monster, type State, standsOn, type T } from '../../rules/state.ts';
import { ICE } from '../feats.ts';
import { first, heard, inTurn, monster, overlordTurnEnds, type QuestPlan, quest, settled } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const ALL = [0, 1, 2, 3] as const;
function* eggsAlone({ state }: T): Flow {
  state.monsters = state.monsters.filter(({ egg, unique }) => egg || unique);
}
/** Every egg but those of the chamber, and nobody else; or with those, and their mother. */
const embers = ({ chamber, next, ...plan }: QuestPlan & { readonly chamber?: true } = {}): Play =>
  quest('mother-of-embers', {
    areas: ALL,
    options: ICE,
    ...plan,
    *next(t) {
      yield* eggsAlone(t);
      if (chamber) yield* calls(t).reveal(t, 4);
      yield* eggsAlone(t);
      if (next) yield* next(t);
    },
  });

const thing = (state: State, name: string): Monster | undefined => {
  const numbers = numbersOf(boardOf(state), name);
  return state.monsters.find(one => one.thing !== undefined && numbers.includes(one.thing));
};
const breaks = (...eggs: readonly string[]) =>
  function* (t: T): Flow {
    for (const name of eggs) {
      const egg = thing(t.state, name);
      if (egg) yield* calls(t).wound(t, egg.id, 99, { kind: 'attack', by: first });
    }
  };
const turns = (n: number) =>
  function* (t: T): Flow {
    for (let turn = 0; turn < n; turn++) yield* calls(t).happen(t, overlordTurnEnds);
  };
const set = (counter: string, n: number) =>
  function* ({ state }: T): Flow {
    state.guide.counters[counter] = n;
  };
function* kills(t: T): Flow {
  yield* calls(t).wound(t, 'monster:ocelle', 99, { kind: 'attack', by: first });
}
const count = (play: Play, counter: string): number | undefined => play.state.guide.counters[counter];
/** Ocelle acts where she may: the overlord lets her stay. */
const stays = (play: Play): Play => {
  const { overlordSeat: seat } = play;
  for (let n = 0; n < 20 && play.asked(seat) !== undefined && play.asked() === undefined; n++) {
    if (play.asked(seat) === 'ask.place') play.answers(seat, play.can(seat)[0] ?? '');
    else play.passes(seat);
  }
  return play;
};

const PAIRS = [
  ['egg-a', 'egg-b', 1],
  ['egg-c', 'egg-d', 2],
] as const;
const DAM = 88;

describe('eggs', () => {
  rule('ICE-4.1', 'Embers: there are six, each with the wounds and the armour of its place', () => {
    const play = embers({ chamber: true });
    const eggs = play.state.monsters.filter(({ egg }) => egg);
    expect(eggs.map(({ wounds }) => wounds).sort()).toEqual([4, 4, 4, 4, 5, 5]);
    expect(count(play, 'eggs') ?? 6).toBe(6);
  });

  rule('DES-26.8', 'Embers: one broken sets its twin hatching; both broken by hand are worth a token', () => {
    for (const [one, other, n] of PAIRS) {
      const half = embers({ next: breaks(one) });
      expect([count(half, 'eggs'), count(half, `hatch-${n}`), half.state.conquest], one).toEqual([5, 2, 5]);
      expect(heard(half), one).toContain('twin-cracks');
      const whole = embers({ next: inTurn(breaks(other, one), turns(3)) });
      expect([count(whole, 'eggs'), whole.state.conquest], one).toEqual([4, 6]);
      expect(heard(whole), one).not.toContain('newborn');
      expect(
        whole.state.monsters.filter(({ egg }) => !egg),
        one,
      ).toEqual([]);
    }
    const chamber = stays(embers({ chamber: true, next: breaks('egg-e', 'egg-f') }));
    expect([count(chamber, 'eggs'), chamber.state.conquest]).toEqual([4, 6]);
  });

  rule('DES-26.8', 'Embers: at the end of the next round the twin hatches where it lay, and the dam suffers', () => {
    const places = {
      'egg-a': space(17, 2),
      'egg-b': space(9, 4),
      'egg-c': space(12, 20),
      'egg-d': space(23, 20),
      'egg-e': space(35, 9),
      'egg-f': space(34, 15),
    };
    for (const [one, other, n] of [...PAIRS, ['egg-e', 'egg-f', 3] as const])
      for (const [broken, left] of [
        [one, other],
        [other, one],
      ] as const) {
        const born = (rounds: number): Play =>
          stays(
            embers({
              ...(n === 3 && { chamber: true }),
              *next(t) {
                t.state.monsters = t.state.monsters.filter(({ egg }) => egg);
                yield* breaks(broken)(t);
                yield* turns(rounds)(t);
              },
            }),
          );
        const waits = born(1);
        expect([thing(waits.state, left)?.egg, count(waits, `hatch-${n}`)], left).toEqual([true, 1]);
        const hatched = born(2);
        expect([thing(hatched.state, left), count(hatched, 'eggs')], left).toEqual([undefined, 4]);
        const young = hatched.state.monsters.filter(({ egg }) => !egg);
        expect(
          young.map(({ kind, rank, at }) => [kind, rank, at]),
          left,
        ).toEqual([['lava-beetle', 'normal', places[left]]]);
        // Five eggs and their mother, twice, and three points besides.
        expect([count(hatched, 'dam'), hatched.state.conquest], left).toEqual([DAM - 6 - 6 - 3, 5]);
        expect(heard(hatched), left).toContain('newborn');
      }
  });
});

describe('the dam', () => {
  rule('DES-26.8', 'Embers: after each overlord turn it loses a point for each egg, and one for their mother', () => {
    for (const [broken, least] of [
      [[], 7],
      [['egg-a', 'egg-b'], 5],
      [['egg-a', 'egg-b', 'egg-c', 'egg-d'], 3],
    ] as const)
      expect(count(stays(embers({ next: inTurn(breaks(...broken), turns(1)) })), 'dam'), `${broken}`).toBe(DAM - least);
    // One egg that is left counts one, and none counts nothing.
    for (const n of [6, 5, 4, 3, 2, 1, 0])
      expect(count(embers({ next: inTurn(set('eggs', n), turns(1)) }), 'dam'), `${n}`).toBe(DAM - n - 1);
    const motherless = embers({ chamber: true, next: inTurn(kills, turns(1)) });
    expect(count(motherless, 'dam')).toBe(DAM - 6);
  });

  rule(
    'DES-26.8',
    'Embers: at 45 the gallery is water, at 20 the hollow with what lies in it, at 0 all is lost',
    () => {
      const at = (dam: number): Play => stays(embers({ next: inTurn(set('dam', dam + 7), turns(1)) }));
      const lies = (play: Play) => {
        const { terrain } = groundNow(play.state);
        return [terrain.get(space(23, 12)), terrain.get(space(13, 23))];
      };
      const chests = (play: Play): number =>
        play.state.board.markers.filter(one => one.kind === 'chest' && one.tier === 'silver').length;
      expect(lies(at(46))).toEqual(['ice', undefined]);
      expect([lies(at(45)), heard(at(45)).includes('gallery-melts')]).toEqual([['water', undefined], true]);
      expect([lies(at(21)), chests(at(21))]).toEqual([['water', undefined], 2]);
      expect([lies(at(20)), chests(at(20)), heard(at(20)).includes('hollow-floods')]).toEqual([
        ['water', 'water'],
        1,
        true,
      ]);
      expect([at(1).state.won, at(0).state.won]).toEqual([undefined, 'overlord']);
    },
  );
});

describe('Ocelle', () => {
  rule('DES-26.2', 'Embers: she is at home when her chamber is found first', () => {
    const play = embers({ chamber: true });
    const her = monster(play, 'ocelle');
    expect([her && standsOn(her), play.state.guide.flags]).toEqual([[space(33, 12)], ['ocelle-here']]);
  });

  rule(
    ['DES-26.8', 'DES-25.6'],
    'Embers: with three eggs left she breaks into the nave, by a burrow that stays',
    () => {
      const play = settled(embers({ next: breaks('egg-a', 'egg-b', 'egg-c') }));
      const mouth = new Set(boardOf(play.state).spacesOf('burrow-mouth'));
      const her = monster(play, 'ocelle');
      expect(her && standsOn(her).every(at => mouth.has(at))).toBe(true);
      expect([
        isOpen(play.state, 'burrow'),
        heard(play).includes('burrow-opens'),
        heard(play).includes('ocelle-comes'),
      ]).toEqual([true, true, true]);
      expect(isOpen(embers({ next: breaks('egg-a', 'egg-b') }).state, 'burrow')).toBe(false);
      // At home already, she stays there; the burrow opens all the same.
      const home = stays(embers({ chamber: true, next: breaks('egg-a', 'egg-b', 'egg-c') }));
      expect([isOpen(home.state, 'burrow'), heard(home).includes('ocelle-comes')]).toEqual([true, false]);
    },
  );

  rule('DES-26.8', 'Embers: each egg that is broken makes her act at once, while she lives', () => {
    const play = embers({ chamber: true, next: breaks('egg-a') });
    expect(play.state.overlord.acting?.monster).toBe('monster:ocelle');
    expect(play.asked(play.overlordSeat)).toBeDefined();
    const dead = embers({ chamber: true, next: inTurn(kills, breaks('egg-a')) });
    expect(dead.state.overlord.acting).toBeUndefined();
    const away = embers({ next: breaks('egg-a') });
    expect(away.state.overlord.acting).toBeUndefined();
  });

  rule('DES-1.1', 'Embers: it is won when no egg is left and she is dead, in whatever order', () => {
    const eggs = ['egg-a', 'egg-b', 'egg-c', 'egg-d', 'egg-e', 'egg-f'] as const;
    const last = embers({ chamber: true, next: inTurn(kills, breaks(...eggs)) });
    expect(last.state.won).toBe('heroes');
    const all = embers({ chamber: true, next: inTurn(kills, breaks(...eggs.slice(1))) });
    expect(all.state.won).toBeUndefined();
    const mother = embers({ chamber: true, next: inTurn(set('eggs', 0), kills) });
    expect(mother.state.won).toBe('heroes');
    const left = embers({ chamber: true, next: inTurn(set('eggs', 1), kills) });
    expect(left.state.won).toBeUndefined();
  });
});
