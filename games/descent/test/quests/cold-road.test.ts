// The Cold Road, each script in a scene.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { questActionsOf } from '../../rules/quest/actions.ts';
import { counterOf } from '../../rules/quest/counters.ts';
import { isBase, type T } from '../../rules/state.ts';
import { all, first, heard, inTurn, monster, overlordTurnEnds, type QuestPlan, quest, slays, takes } from '../guide.ts';
import type { Play } from '../scene.ts';

const sea = (plan: QuestPlan = {}): Play =>
  quest('cold-road', { options: { 'well-of-darkness': true }, areas: [0, 1, 2, 3, 4], ...plan });

const BLADE = 'icetooth#1';
const bears = function* (t: T) {
  const [hero] = t.state.heroes;
  if (hero) hero.equipped = [BLADE];
};
const does = (action: string) => (t: T) => calls(t).questAction(t, first, action);
const ends = all(overlordTurnEnds);
/** Where one stands to freeze each ford, and one of its spaces. */
const FORDS = {
  nw: [space(13, 10), space(14, 8)],
  sw: [space(13, 12), space(14, 13)],
  n: [space(18, 8), space(19, 9)],
  s: [space(19, 15), space(20, 14)],
  e: [space(23, 9), space(24, 10)],
} as const;
type Ford = keyof typeof FORDS;
const ALL = Object.keys(FORDS) as readonly Ford[];
/** Wounds of the dragon, of so many. */
const strikes = (n: number) => (t: T) =>
  (function* () {
    yield* calls(t).wound(t, 'monster:sarkhaz', n, { kind: 'attack', by: first });
  })();
const HALF = 13;
/** Wherever the dragon is driven. */
function driven(play: Play): Play {
  const { overlordSeat: seat } = play;
  while (play.asked(seat) === 'ask.driven') play.answers(seat, play.can(seat)[0] ?? '');
  return play;
}

const offered = (play: Play, at: Space): string[] => {
  play.hero().at = at;
  return questActionsOf(play.state, play.hero()).map(({ id }) => id);
};
const cold = (play: Play) => counterOf(play.state, 'cold');
const said = (play: Play, text: string): number => heard(play).filter(one => one === text).length;
const isLava = (play: Play, ford: Ford) => propAt(play.state, FORDS[ford][1]) === 'lava';
const dragon = (play: Play) => monster(play, 'sarkhaz');

rule(['DES-31.5', 'DES-25.6'], 'whoever takes Icetooth has a token for the party, and the sea door opens', () => {
  const play = sea({ quiet: true, areas: [0, 1], at: [space(8, 10)], next: takes('blade') });
  while (play.asked() === 'equip.ask') play.passes(0);
  const before = sea({ quiet: true, areas: [0, 1] });
  expect([said(play, 'blade-taken'), play.state.conquest - before.state.conquest]).toEqual([1, 1]);
  expect([before, play].map(({ state }) => state.board.open.includes('ice-door'))).toEqual([false, true]);
});

describe('fords', () => {
  rule(
    ['DES-0.6', 'DES-47.1', 'DES-26.8'],
    'each costs one cold, is ground from then on, and is not frozen twice',
    () => {
      for (const ford of ALL) {
        const action = `freeze-${ford}`;
        const [at] = FORDS[ford];
        const before = sea({ quiet: true, next: bears });
        expect([offered(before, at), isLava(before, ford), cold(before)], ford).toEqual([
          expect.arrayContaining([action]),
          true,
          8,
        ]);
        const play = sea({ quiet: true, next: inTurn(bears, does(action)) });
        expect([
          offered(play, at).includes(action),
          isLava(play, ford),
          cold(play),
          said(play, 'ford-freezes'),
        ]).toEqual([false, false, 7, 1]);
        expect(ALL.filter(other => other !== ford && !isLava(play, other))).toEqual([]);
      }
    },
  );

  rule('DES-0.6', 'nobody freezes anything without the blade', () => {
    expect(ALL.flatMap(ford => offered(sea({ quiet: true }), FORDS[ford][0]))).toEqual([]);
  });

  rule(['DES-0.6', 'DES-26.8'], 'the blade is warm when all its cold is gone', () => {
    const play = sea({
      quiet: true,
      next: inTurn(
        bears,
        function* (t) {
          t.state.guide.counters.cold = 1;
        },
        does('freeze-nw'),
      ),
    });
    expect([cold(play), said(play, 'blade-warm'), ALL.flatMap(ford => offered(play, FORDS[ford][0]))]).toEqual([
      0,
      1,
      [],
    ]);
  });
});

describe('the spring', () => {
  const SPRING = space(22, 20);
  const drained = function* (t: T) {
    t.state.guide.counters.cold = 1;
  };

  rule(['DES-0.6', 'DES-25.6'], 'gives back three cold and a token, once, and its bed opens', () => {
    const [before, play] = [
      sea({ quiet: true, next: bears }),
      sea({ quiet: true, next: inTurn(bears, does('quench')) }),
    ];
    expect(offered(before, SPRING)).toEqual(['quench']);
    expect([said(play, 'quenched'), cold(play), play.state.conquest - before.state.conquest]).toEqual([1, 11, 1]);
    expect([offered(play, SPRING), play.state.board.open.includes('stream-bed')]).toEqual([[], true]);
  });

  rule(['DES-0.6', 'DES-26.8'], 'a warm blade freezes again what is not frozen yet, and strikes', () => {
    for (const ford of ALL) {
      const play = sea({ quiet: true, next: inTurn(bears, drained, does(`freeze-${ford}`), does('quench')) });
      for (const other of ALL)
        expect(offered(play, FORDS[other][0]).includes(`freeze-${other}`), `${ford} ${other}`).toBe(other !== ford);
    }
    const play = sea({ next: inTurn(bears, drained, does('freeze-nw'), does('quench')) });
    expect(offered(play, space(26, 9))).toContain('cold-strike');
  });
});

describe('Sarkhaz', () => {
  rule(['DES-36.8', 'DES-26.8'], 'keeps to his nest until a ford freezes or he is attacked', () => {
    const bound = (next?: QuestPlan['next']) => {
      const play = sea(next ? { next } : {});
      return [dragon(play)?.bound, said(play, 'sarkhaz-stirs')];
    };
    expect([
      bound(),
      bound(inTurn(bears, does('freeze-sw'))),
      bound(all({ what: 'attacked', figure: 'monster:sarkhaz', by: first })),
    ]).toEqual([
      ['nest', 0],
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  rule(['DES-0.6', 'DES-26.8'], 'loses three wounds to a measure of cold, whatever his armour, from beside him', () => {
    const before = sea({ next: bears });
    expect([offered(before, space(26, 9)), offered(before, space(33, 9))]).toEqual([
      expect.arrayContaining(['cold-strike']),
      [],
    ]);
    const play = sea({ next: inTurn(bears, does('cold-strike'), does('cold-strike')) });
    expect([
      (dragon(before)?.wounds ?? 0) - (dragon(play)?.wounds ?? 0),
      cold(play),
      said(play, 'cold-strike'),
    ]).toEqual([6, 6, 2]);
  });

  rule(
    ['DES-47.1', 'DES-26.8'],
    'at half his wounds he boils the sea: whoever is on a ford burns, and all may be frozen anew',
    () => {
      const boils = (left: number) =>
        sea({
          at: [FORDS.n[1], space(33, 9)],
          next: inTurn(
            bears,
            does('freeze-nw'),
            does('freeze-n'),
            function* (t) {
              t.state.monsters = t.state.monsters.filter(({ unique }) => unique === 'sarkhaz');
              t.state.guide.counters.cold = left;
              const [one] = t.state.monsters;
              if (one) one.at = base(19, 14, 2, 3);
            },
            strikes(HALF),
          ),
        });
      const play = driven(boils(3));
      expect([said(play, 'sea-boils'), ALL.every(ford => isLava(play, ford)), dragon(play)?.bound]).toEqual([
        1,
        true,
        'nest',
      ]);
      const at = dragon(play)?.at;
      const nest = [26, 27, 28, 29].flatMap(x => [8, 9, 10, 11, 12].map(y => space(x, y)));
      expect((at && isBase(at) ? spacesOf(at) : []).every(one => nest.includes(one))).toBe(true);
      const most = sea({ quiet: true }).hero().wounds;
      expect(play.hero().tokens.burn ?? 0).toBeGreaterThanOrEqual(2);
      expect(most - play.hero().wounds).toBeGreaterThanOrEqual(2);
      expect(play.hero(1).tokens.burn ?? 0).toBe(0);
      expect(ALL.filter(ford => !offered(play, FORDS[ford][0]).includes(`freeze-${ford}`))).toEqual([]);
      // Without cold nothing is frozen any more.
      const spent = driven(boils(0));
      expect(offered(spent, FORDS.nw[0])).toEqual([]);
    },
  );

  rule(['DES-24.8', 'DES-26.8'], 'then he licks three wounds a turn, while no hero stands on the nest', () => {
    const heals = (at: Space, boiled = true) => {
      const play = sea({
        at: [at, space(33, 9)],
        next: inTurn(
          function* (t) {
            t.state.monsters = t.state.monsters.filter(({ unique }) => unique === 'sarkhaz');
            if (boiled) t.state.guide.flags.push('sea-boiled');
            const [one] = t.state.monsters;
            if (one) one.wounds = 5;
          },
          ends,
          ends,
        ),
      });
      return [dragon(play)?.wounds, said(play, 'nest-heals')];
    };
    expect([heals(space(33, 10)), heals(space(26, 12)), heals(space(33, 10), false)]).toEqual([
      [11, 1],
      [5, 0],
      [5, 0],
    ]);
  });

  rule(['DES-1.3', 'DES-26.8'], 'dead, he has lost the heroes nothing more: they have won', () => {
    expect(sea({ next: slays(first, 'sarkhaz') }).state.won).toBe('heroes');
  });
});

rule('DES-26.8', 'no script is without a scene', () => {
  const proved = ['blade-taken', 'ford-freezes', 'cold-strike', 'blade-warm', 'quenched', 'sarkhaz-attacked'];
  proved.push('sarkhaz-wakes', 'sea-boils', 'freeze-again', 'nest-heals-first', 'nest-heals', 'victory');
  proved.push(...ALL.flatMap(ford => [`froze-${ford}`, `cold-again-${ford}`]));
  expect(
    guideOf('cold-road')
      .on.map(({ id }) => id)
      .toSorted(),
  ).toEqual(proved.toSorted());
});
