// The quests of the Tomb of Ice, script by script: each is set going, and what it says happens.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { boardOf, isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { type Flow, markersOf, standsOn, type T } from '../../rules/state.ts';
import { holds, ICE } from '../feats.ts';
import { first, heard, inTurn, monster, type QuestPlan, quest, second, settled, slays } from '../guide.ts';
import { type Play, space } from '../scene.ts';

// ---- The Belly of Winter ----

const belly = (plan: QuestPlan = {}): Play =>
  quest('belly-of-winter', { quiet: true, areas: [0, 1], options: ICE, ...plan });

/** The spaces of a region of the guide. */
const region = (play: Play, name: string) => new Set(boardOf(play.state).spacesOf(name));
const isIn = (play: Play, name: string): boolean => {
  const wyrm = monster(play, 'moonswallow');
  return wyrm !== undefined && standsOn(wyrm).some(at => region(play, name).has(at));
};

/** Round after round begins, as the script counts them. */
const round = (n: number) =>
  function* (t: T) {
    t.state.round = n;
    yield* calls(t).happen(t, { what: 'round' });
  };
function* comes(t: T): Flow {
  t.state.guide.flags.push('wyrm-out');
  yield* calls(t).happen(t, { what: 'flag', id: 'wyrm-out' });
}
/** The overlord chooses this answer, and the first place that there is. */
const answers = (play: Play, n: number): Play => {
  play.answers(play.overlordSeat, `answer:${n}`);
  for (let asked = play.asked(play.overlordSeat); asked === 'ask.driven'; asked = play.asked(play.overlordSeat))
    play.answers(play.overlordSeat, play.can(play.overlordSeat)[0] ?? '');
  return settled(play);
};
/** She has come up in the west, and then this happens. */
const out = (next: QuestPlan['next'], plan: QuestPlan = {}): Play => {
  const play = belly({ ...plan, next: next ? inTurn(comes, next) : comes });
  return answers(play, 0);
};

rule(
  ['DES-26.8', 'ICE-6.8'],
  'the Belly: whoever sets foot on the river wakes the wyrm, in the hole of the overlord’s choice',
  () => {
    const play = belly({ at: [space(12, 18), space(2, 20)] }).does('action:run', 'walk:space:13,18');
    for (let n = 0; n < 9 && play.asked(play.overlordSeat) !== 'ask.quest'; n++) play.overlordWaits();
    expect([play.asked(play.overlordSeat), play.can(play.overlordSeat)]).toEqual([
      'ask.quest',
      ['answer:0', 'answer:1'],
    ]);
    answers(play, 1);
    expect([isIn(play, 'east-hole'), isIn(play, 'west-hole')]).toEqual([true, false]);
    expect(heard(play)).toEqual(expect.arrayContaining(['wyrm-comes', 'tip-ghost']));
    // On the bank nothing stirs.
    const dry = belly({ at: [space(11, 18), space(2, 20)] })
      .does('action:run', 'walk:space:12,18')
      .overlordWaits();
    expect(dry.state.guide.flags).toEqual([]);
  },
);

rule('DES-26.8', 'the Belly: in round 4 she comes by herself, once the river is known', () => {
  expect(belly({ next: round(3) }).state.guide.flags).toEqual([]);
  expect(belly({ areas: [0], next: round(4) }).state.guide.flags).toEqual([]);
  for (const n of [4, 5]) expect(belly({ next: round(n) }).state.guide.flags, String(n)).toEqual(['wyrm-out']);
});

rule(
  'DES-26.8',
  'the Belly: every third round she dives to a hole of a known area, and those inside go with her',
  () => {
    const dives = (areas: QuestPlan['areas']): Play => out(round(6), { areas: areas ?? [0, 1] });
    const river = dives([0, 1]);
    expect([heard(river).includes('wyrm-dives'), river.can(river.overlordSeat)]).toEqual([
      true,
      ['answer:0', 'answer:1', 'answer:2'],
    ]);
    expect(isIn(answers(river, 1), 'east-hole')).toBe(true);
    const ship = dives([0, 1, 2]);
    expect(ship.can(ship.overlordSeat)).toHaveLength(4);
    expect(isIn(answers(ship, 2), 'ship-hole')).toBe(true);
    const camp = dives([0, 1, 3]);
    expect(camp.can(camp.overlordSeat)).toHaveLength(5);
    expect(isIn(answers(camp, 3), 'camp-hole')).toBe(true);
    // She may stay; and in other rounds she does.
    expect(isIn(answers(dives([0, 1]), 2), 'west-hole')).toBe(true);
    expect(out(round(7)).asked(1)).not.toBe('ask.quest');
  },
);

rule(
  ['ICE-5.1', 'ICE-2.5', 'DES-10.2'],
  'the Belly: one may leap into her mouth; the first who is swallowed finds the Ring',
  () => {
    const play = out(undefined, { at: [space(12, 18), space(2, 20)] });
    const wyrm = monster(play, 'moonswallow');
    if (!wyrm) throw new Error('she has not come');
    const before = play.state.conquest;
    const leaps = out(
      function* (t) {
        yield* calls(t).questAction(t, first, 'leap-in');
      },
      { at: [space(12, 18), space(2, 20)] },
    );
    settled(leaps);
    const hero = leaps.hero();
    expect([hero.inside, leaps.state.conquest - before]).toEqual([wyrm.id, 2]);
    expect([...hero.equipped, ...hero.pack]).toContain('ring-of-rogues#1');
    expect(heard(leaps)).toEqual(expect.arrayContaining(['in-the-belly', 'tip-belly', 'fingers']));
    // Two of the band rise, one with so few heroes.
    expect(leaps.state.monsters.filter(({ kind, unique }) => kind === 'shade' && !unique)).toHaveLength(1);
    // The second finds nothing more.
    const again = out(
      function* (t) {
        yield* calls(t).questAction(t, first, 'leap-in');
        t.state.heroes[0] && Object.assign(t.state.heroes[0], { inside: undefined, at: space(2, 19) });
        yield* calls(t).questAction(t, second, 'leap-in');
      },
      { at: [space(12, 18), space(2, 20)] },
    );
    expect([again.hero(1).inside, again.state.conquest - before]).toEqual([wyrm.id, 2]);
  },
);

rule('DES-10.2', 'the Belly: the mouth is open to whoever stands beside her, and to nobody before she comes', () => {
  const play = out(undefined, { at: [space(12, 18), space(2, 20)] });
  const [at] = standsOn(monster(play, 'moonswallow') ?? { at: space(0, 0) });
  expect(at).toBeDefined();
  play.does('action:run');
  expect(play.can()).toContain('quest-action:leap-in');
  const early = belly({ at: [space(12, 18), space(2, 20)] }).does('action:run');
  expect(early.can()).not.toContain('quest-action:leap-in');
});

rule(['DES-31.5', 'DES-26.8'], 'the Belly: dead, she leaves the Ring where she was, and nobody leaps any more', () => {
  const play = settled(out(slays(first, 'moonswallow'), { at: [space(12, 18), space(2, 20)] }));
  expect(markersOf(play.state, 'relic').map(({ item }) => item)).toEqual(['ring-of-rogues#1']);
  expect(heard(play)).toEqual(expect.arrayContaining(['ring-falls', 'fingers']));
  expect(play.state.guide.allowed['leap-in']).toBe(false);
});

rule(['DES-26.8', 'DES-25.6'], 'the Belly: at half her wounds the wall north of the river splits', () => {
  const hurt = (share: number): Play =>
    out(function* (t) {
      const wyrm = t.state.monsters.find(({ unique }) => unique === 'moonswallow');
      if (wyrm) yield* calls(t).wound(t, wyrm.id, Math.ceil(wyrm.wounds * share), { kind: 'attack', by: first });
    });
  expect([isOpen(hurt(0.5).state, 'ice-wall'), isOpen(hurt(0.2).state, 'ice-wall')]).toEqual([true, false]);
});

rule(['DES-1.1', 'DES-31.5'], 'the Belly: the Ring on the cairn wins, while no monster stands near it', () => {
  const lays = (guarded: boolean): Play =>
    belly({
      areas: [0, 1, 4],
      at: [space(4, 3), space(2, 20)],
      set: (_, [hero]) => void hero?.pack.push('ring-of-rogues#1'),
      *next(t) {
        if (guarded) yield* carryOut(t, [{ op: 'place', what: 'L', at: [3, 4] }], {});
      },
    });
  const free = lays(false).does('action:run', 'quest-action:lay-ring');
  expect(free.state.won).toBe('heroes');
  const watched = settled(lays(true)).does('action:run', 'quest-action:lay-ring').overlordWaits();
  expect([watched.state.won, heard(watched, 'heroes').includes('not-alone')]).toEqual([undefined, true]);
  const without = belly({ areas: [0, 1, 4], at: [space(4, 3), space(2, 20)] }).does('action:run');
  expect(without.can()).not.toContain('quest-action:lay-ring');
});

rule('ICE-1.8', 'the Belly: its chests hold feats', () => {
  const play = belly({
    set: (state, heroes) => holds(state, heroes[0]),
    *next(t) {
      yield* carryOut(t, [{ op: 'give', feat: 1 }], {});
    },
  }).passes(1);
  while (play.asked() === 'feats.draw') play.does(play.can()[0] ?? '');
  for (const hero of play.state.heroes) expect(play.state.featCards?.hands[hero.id]).toHaveLength(1);
  expect(Object.values(boardOf(play.state).guide.chests.copper).some(({ feat }) => feat === 1)).toBe(true);
});
