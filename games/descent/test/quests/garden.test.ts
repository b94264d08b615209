// The Garden That Watches, script by script: who is seen at the end of a turn, and by whom.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { groundNow, isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { type Flow, markersOf, type State, type T } from '../../rules/state.ts';
import { ICE } from '../feats.ts';
import { all, first, heard, inTurn, meets, monster, type QuestPlan, quest, slays, takes } from '../guide.ts';
import { invisible } from '../ice.ts';
import { type Play, space } from '../scene.ts';

/** She stands at 21,13, in the middle of the frozen pool's east end. */
const garden = (plan: QuestPlan = {}): Play =>
  quest('garden-that-watches', {
    areas: [0, 1],
    options: ICE,
    ...plan,
    *next(t) {
      t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
      if (plan.next) yield* plan.next(t);
    },
  });
function* turnEnds(t: T): Flow {
  yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: first });
}
const bears = (state: State): void => void state.heroes[0]?.objects.push('mirror');

const SEEN = space(17, 13);
/** At the gate, behind the wall. */
const UNSEEN = space(14, 21);
const FAR = space(15, 23);

const ends = (at = SEEN, set: QuestPlan['set'] = () => {}, next: QuestPlan['next'] = turnEnds): Play =>
  garden({ at: [at, FAR], set, next });
const stuns = (play: Play): number => play.hero().tokens.stun ?? 0;

rule('DES-7.5', 'the Garden: heroes hear how to keep out of sight when they come into it', () => {
  expect(heard(garden(), 'heroes')).toContain('tip-sight');
  expect(heard(garden(), 'overlord')).not.toContain('tip-sight');
  expect(heard(garden({ areas: [0] }))).not.toContain('tip-sight');
});

rule(
  ['DES-36.8', 'DES-22.1'],
  'the Garden: whoever ends a turn in her sight is stunned, unless Stealth hides them',
  () => {
    expect([stuns(ends()), heard(ends()).filter(text => text === 'seen')]).toEqual([1, ['seen']]);
    expect(stuns(ends(UNSEEN))).toBe(0);
    expect(stuns(ends(SEEN, (_, heroes) => invisible(heroes[0])))).toBe(0);
    expect(stuns(ends(SEEN, bears))).toBe(0);
    // Each time; it is told once.
    const twice = ends(SEEN, undefined, inTurn(turnEnds, turnEnds));
    expect([stuns(twice), heard(twice).filter(text => text === 'seen')]).toEqual([2, ['seen']]);
    const dead = ends(SEEN, undefined, function* (t) {
      t.state.guide.gone = t.state.monsters.flatMap(({ thing }) => thing ?? []);
      t.state.monsters = [];
      yield* turnEnds(t);
    });
    expect(stuns(dead)).toBe(0);
    expect(stuns(garden({ areas: [0], at: [space(17, 18), FAR], next: turnEnds }))).toBe(0);
  },
);

rule('DES-36.8', 'the Garden: she does not leave it', () => {
  expect(monster(garden(), 'ysaure')?.bound).toBe('area-1');
});

rule(['DES-27.2', 'DES-26.8'], 'the Garden: an owl that sees a hero pays the overlord, until it is blindfolded', () => {
  const owls = [
    ['north-owl', 'north-blind', space(20, 9)],
    ['south-owl', 'south-blind', space(15, 15)],
  ] as const;
  for (const [owl, flag, at] of owls) {
    const sees = (set: QuestPlan['set'] = () => {}, next: QuestPlan['next'] = turnEnds): Play =>
      garden({
        at: [at, FAR],
        set,
        *next(t) {
          t.state.monsters = [];
          yield* next(t);
        },
      });
    expect([sees().state.overlord.threat, heard(sees()).includes('owl-sees')], owl).toEqual([1, true]);
    expect(sees((_, heroes) => invisible(heroes[0])).state.overlord.threat, owl).toBe(0);
    const blind = sees(undefined, inTurn(meets(owl), turnEnds));
    expect([blind.state.overlord.threat, blind.state.conquest, blind.state.guide.flags], owl).toEqual([0, 5, [flag]]);
    expect([markersOf(blind.state, 'encounter').length, heard(blind).includes('owl-blind')], owl).toEqual([1, true]);
    const twice = sees(undefined, inTurn(turnEnds, turnEnds));
    expect([twice.state.overlord.threat, heard(twice).filter(text => text === 'owl-sees')], owl).toEqual([
      2,
      ['owl-sees'],
    ]);
  }
  const away = garden({ at: [FAR, FAR], next: turnEnds });
  expect(away.state.overlord.threat).toBe(0);
});

rule(
  ['DES-28.2', 'DES-25.6'],
  'the Garden: whoever takes the mirror breaks the glass wall between pavilion and garden',
  () => {
    const play = garden({ areas: [0, 1, 4], at: [space(18, 2), FAR], next: takes('mirror') });
    expect([isOpen(play.state, 'glass-wall'), play.hero().objects, heard(play).includes('mirror-taken')]).toEqual([
      true,
      ['mirror'],
      true,
    ]);
    expect(isOpen(garden({ areas: [0, 1, 4] }).state, 'glass-wall')).toBe(false);
  },
);

rule('DES-26.8', 'the Garden: her skin is stone until the mirror is uncovered', () => {
  const armour = (...next: readonly NonNullable<QuestPlan['next']>[]): number | undefined => {
    const play = garden({ areas: [0, 1, 4], at: [space(18, 2), FAR], next: inTurn(...next) });
    const her = monster(play, 'ysaure');
    return her && statsOf(play.state, her).armour;
  };
  const starts = all({ what: 'start' });
  expect([armour(starts), armour(starts, takes('mirror'))]).toEqual([12, 4]);
});

rule(['DES-26.8', 'DES-36.8'], 'the Garden: whoever holds the mirror in her sight hurts her, and statues fall', () => {
  const looks = (n: number): Play => ends(SEEN, bears, inTurn(...Array.from({ length: n }, () => turnEnds)));
  const full = monster(garden(), 'ysaure')?.wounds ?? 0;
  const statues = [
    [space(21, 9), space(25, 12)],
    [space(16, 8), space(11, 13)],
    [space(16, 17), space(20, 16)],
  ];
  for (const n of [1, 2, 3]) {
    const play = looks(n);
    expect([monster(play, 'ysaure')?.wounds, play.state.guide.counters.looks], `${n}`).toEqual([full - 4 * n, n]);
    const { terrain } = groundNow(play.state);
    expect(
      statues.map(pair => pair.map(at => terrain.get(at) === 'rubble')),
      `${n}`,
    ).toEqual(statues.map((pair, m) => pair.map(() => m >= n)));
    expect(
      ['look-one', 'look-two', 'look-three'].filter(text => heard(play).includes(text)),
      `${n}`,
    ).toHaveLength(n);
  }
  // Out of her sight, or hidden from it, nobody is mirrored.
  expect(monster(ends(UNSEEN, bears), 'ysaure')?.wounds).toBe(full);
  const hidden = ends(SEEN, (state, heroes) => {
    bears(state);
    invisible(heroes[0]);
  });
  expect([monster(hidden, 'ysaure')?.wounds, stuns(hidden)]).toEqual([full, 0]);
});

rule('DES-26.8', 'the Garden: with more heroes each look costs her more', () => {
  const lost = (heroes: readonly string[]): number => {
    const plan = { heroes, at: [SEEN, FAR, FAR, FAR], set: bears } satisfies QuestPlan;
    const full = monster(garden({ ...plan, next: t => carryOut(t, [], {}) }), 'ysaure')?.wounds ?? 0;
    return full - (monster(garden({ ...plan, next: turnEnds }), 'ysaure')?.wounds ?? 0);
  };
  const four = ['steelhorns', 'mad-carthos', 'lyssa', 'ispher'];
  expect([2, 3, 4].map(n => lost(four.slice(0, n)))).toEqual([4, 5, 6]);
});

rule('DES-1.1', 'the Garden is won when she is dead', () => {
  expect(garden({ next: slays(first, 'ysaure') }).state.won).toBe('heroes');
});
