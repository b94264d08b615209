// The Cold Egg and the King Under the Ice, script by script, and what the first of them leaves to the second.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { attacksOf } from '../../rules/attack/options.ts';
import { boardOf, groundNow, isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { chapters } from '../../rules/chapters.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import { questActionsOf } from '../../rules/quest/actions.ts';
import { type Legacy, read } from '../../rules/quest/campaign.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { begin } from '../../rules/setup/begin.ts';
import { soundLegacy } from '../../rules/sound.ts';
import { type Flow, markersOf, standsOn, type T } from '../../rules/state.ts';
import { holds, ICE } from '../feats.ts';
import {
  all,
  first,
  heard,
  inTurn,
  meets,
  monster,
  overlordTurnEnds,
  type QuestPlan,
  quest,
  second,
  settled,
  slays,
  takes,
} from '../guide.ts';
import { type Play, put, space } from '../scene.ts';

/** The overlord takes the first place that there is. */
const placed = (play: Play): Play => {
  const { overlordSeat: seat } = play;
  for (let asked = play.asked(seat); asked === 'ask.driven' || asked === 'ask.place'; asked = play.asked(seat))
    play.answers(seat, play.can(seat)[0] ?? '');
  return settled(play);
};
const isWithin = (play: Play, name: string, region: string): boolean => {
  const figure = monster(play, name);
  const spaces = new Set(boardOf(play.state).spacesOf(region));
  return figure !== undefined && standsOn(figure).some(at => spaces.has(at));
};

// ---- The Cold Egg ----

const egg = (plan: QuestPlan = {}): Play =>
  placed(quest('cold-egg', { quiet: true, areas: [0, 1, 2, 3], options: ICE, ...plan }));
const BASKET = space(28, 22);
const bearing = (plan: QuestPlan = {}): Play =>
  egg({ at: [BASKET, space(3, 20)], ...plan, next: plan.next ? inTurn(takes('egg'), plan.next) : takes('egg') });
function* turnEnds(t: T): Flow {
  yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: first });
}
const acts = (action: string) =>
  function* (t: T): Flow {
    yield* calls(t).questAction(t, first, action);
  };

describe('the cold egg', () => {
  rule(['DES-27.2', 'DES-25.6'], 'the Egg: the guide in her cage pays a token and opens a way to the nest', () => {
    const play = egg({ next: meets('cage') });
    expect([play.state.conquest, isOpen(play.state, 'postern'), play.state.guide.flags]).toEqual([
      5,
      true,
      ['guide-freed'],
    ]);
    expect([heard(play).includes('guide-freed'), markersOf(play.state, 'encounter')]).toEqual([true, []]);
    expect(isOpen(egg().state, 'postern')).toBe(false);
  });

  rule(['DES-28.2', 'DES-26.8'], 'the Egg: when it is lifted the White Mother comes down into the gully', () => {
    const play = bearing();
    expect([play.hero().objects, isWithin(play, 'mother', 'gully'), heard(play).includes('egg-taken')]).toEqual([
      ['egg'],
      true,
      true,
    ]);
    expect(monster(egg(), 'mother')).toBeUndefined();
  });

  rule('DES-26.8', 'the Egg: it freezes whoever ends a turn with it, and nobody else', () => {
    const full = egg().hero().wounds;
    const cold = bearing({ next: inTurn(turnEnds, turnEnds) });
    expect([cold.hero().wounds, heard(cold).filter(text => text === 'cold-hands')]).toEqual([full - 2, ['cold-hands']]);
    expect(egg({ next: turnEnds }).hero().wounds).toBe(full);
    const other = bearing({
      *next(t) {
        yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: second });
      },
    });
    expect(other.hero(1).wounds).toBe(egg().hero(1).wounds);
  });

  rule(
    ['DES-10.2', 'DES-26.8'],
    'the Egg: its bearer may break it anywhere: amber, coins, and a mother in a rage',
    () => {
      expect(questActionsOf(bearing().state, bearing().hero()).map(({ id, movement }) => [id, movement])).toEqual([
        ['break-egg', 2],
      ]);
      expect(questActionsOf(egg().state, egg().hero())).toEqual([]);
      const calm = bearing();
      const broken = bearing({ next: acts('break-egg') });
      const figures = (play: Play) => {
        const her = monster(play, 'mother');
        return her && statsOf(play.state, her);
      };
      const [before, after] = [figures(calm), figures(broken)];
      expect([after?.speed, after?.dice.green]).toEqual([(before?.speed ?? 0) + 1, (before?.dice.green ?? 0) + 1]);
      expect([broken.state.conquest - calm.state.conquest, broken.hero().coins - calm.hero().coins]).toEqual([2, 150]);
      expect(broken.hero(1).coins - calm.hero(1).coins).toBe(150);
      expect([broken.hero().objects, heard(broken).includes('egg-broken')]).toEqual([[], true]);
    },
  );

  rule('DES-36.8', 'the Egg: the mother never attacks its bearer, but others, and poachers attack both', () => {
    const targets = (who: 'mother' | 'beastman', carries: boolean) => {
      const play = egg({
        at: [space(14, 12), space(14, 13)],
        *next(t) {
          yield* carryOut(t, [{ op: 'place', what: 'wyrm', at: [11, 12] }], {});
          put(t.state, 'beastman', space(15, 12));
          if (carries) t.state.heroes[0]?.objects.push('egg');
        },
      });
      const attacker = play.state.monsters.find(one => (who === 'mother' ? one.unique : one.kind) === who);
      if (!attacker) throw new Error(`there is no ${who}`);
      return [...new Set(attacksOf(play.state, attacker.id, 'activation').map(({ target }) => target))].sort();
    };
    const both = [space(14, 12), space(14, 13)];
    expect(targets('mother', false)).toEqual(both);
    expect(targets('mother', true)).toEqual([both[1]]);
    expect(targets('beastman', true)).toEqual(both);
  });

  rule(['DES-1.1', 'DES-10.2'], 'the Egg: it is won when the egg is in its nest, or its mother dead', () => {
    const nest = egg({
      areas: [0, 1, 4],
      at: [space(31, 5), space(3, 20)],
      set: (_, [hero]) => void hero?.objects.push('egg'),
    });
    expect(questActionsOf(nest.state, nest.hero()).map(({ id }) => id)).toEqual(['give-back', 'break-egg']);
    const back = egg({
      areas: [0, 1, 4],
      set: (_, [hero]) => void hero?.objects.push('egg'),
      next: acts('give-back'),
    });
    expect([back.state.won, back.state.guide.flags]).toEqual(['heroes', ['egg-returned']]);
    const slain = bearing({
      *next(t) {
        yield* carryOut(t, [{ op: 'place', what: 'wyrm' }], {});
        yield* slays(first, 'mother')(t);
      },
    });
    expect([slain.state.won, slain.state.guide.flags, heard(slain).includes('win-blood')]).toEqual([
      'heroes',
      ['mother-slain'],
      true,
    ]);
  });
});

// ---- The King Under the Ice ----

const king = (flags: readonly string[] | undefined, plan: QuestPlan = {}): Play =>
  placed(
    quest('king-under-ice', {
      options: ICE,
      ...plan,
      set: (state, heroes) => {
        if (flags) state.guide.flags = [...flags];
        plan.set?.(state, heroes);
      },
    }),
  );
/** Each draws a feat, in the overlord's order. */
const drawn = (play: Play): Play => {
  for (let n = 0; n < 9 && ![play.asked(0), play.asked(1)].includes('turn.declare'); n++) {
    if (play.asked(0) === 'feats.draw') play.answers(0, play.can(0)[0] ?? '');
    else play.passes(play.asked(0) === undefined ? play.overlordSeat : 0);
  }
  return play;
};
const kinds = (play: Play): string[] =>
  play.state.monsters.flatMap(({ kind, rank }) => (kind === 'ice-wyrm' ? [rank] : []));
const BIER = space(20, 13);
/** No place on ice is free for a giant: he gets up beside it. */
const besideBier = (play: Play): boolean => {
  const him = monster(play, 'haldan');
  const bier = boardOf(play.state).spacesOf('bier') ?? [];
  return him !== undefined && groundNow(play.state).open.distance(standsOn(him), bier) === 1;
};
const hall = (plan: QuestPlan = {}): Play => king(undefined, { areas: [0, 4], at: [BIER, space(3, 23)], ...plan });
const chips = (n: number) =>
  function* (t: T): Flow {
    for (let chip = 0; chip < n; chip++) yield* calls(t).questAction(t, first, 'break-ice');
  };
const ICE_OF_TWO = 7;

describe('the king under the ice', () => {
  rule('DES-26.8', 'the King: the guide whom they freed brings the red key, and a feat for each', () => {
    const starts = (flags: readonly string[]): Play =>
      king(flags, { set: (state, heroes) => holds(state, heroes[0]), next: all({ what: 'start' }) });
    const helped = drawn(starts(['guide-freed', 'egg-returned']));
    expect([helped.state.board.keys, heard(helped).includes('brune-helps')]).toEqual([['red'], true]);
    for (const { id } of helped.state.heroes) expect(helped.state.featCards?.hands[id]).toHaveLength(1);
    const none = starts(['mother-slain']);
    expect([none.state.board.keys, heard(none).includes('brune-helps')]).toEqual([[], false]);
    // The other key is gone: there is one.
    const keys = (flags: readonly string[]) => {
      const play = drawn(king(flags, { areas: [0, 3], next: all({ what: 'start' }) }));
      return markersOf(play.state, 'key').length;
    };
    expect([keys(['guide-freed']), keys(['mother-slain'])]).toEqual([0, 1]);
  });

  rule(
    ['DES-25.6', 'DES-26.8'],
    'the King: with the chamberlain dead the mother who has her egg opens a way from the court to the throne',
    () => {
      const court = (flags: readonly string[], next: QuestPlan['next']): Play =>
        king(flags, { areas: [0, 2], ...(next && { next }) });
      function* killed(t: T): Flow {
        const one = t.state.monsters.find(({ kind }) => kind === 'medusa');
        if (one) yield* calls(t).wound(t, one.id, 99, { kind: 'attack', by: first });
      }
      const opens = (flags: readonly string[]): Play => court(flags, killed);
      const waits = court(['egg-returned'], all({ what: 'open', door: 'court-door' }));
      expect([isOpen(waits.state, 'wyrm-way'), heard(waits).includes('mother-opens')]).toEqual([false, false]);
      expect(heard(waits)).toContain('mother-waits');
      const grateful = opens(['egg-returned']);
      expect([
        isOpen(grateful.state, 'wyrm-way'),
        grateful.state.conquest,
        heard(grateful).includes('mother-opens'),
      ]).toEqual([true, 5, true]);
      expect([isOpen(opens(['mother-slain']).state, 'wyrm-way'), opens([]).state.conquest]).toEqual([false, 4]);
      expect(heard(opens(['mother-slain']))).not.toContain('mother-waits');
    },
  );

  rule(
    'DES-26.2',
    'the King: a mother slain has left her mate in the gallery; one who has nothing waits herself',
    () => {
      const reveals = (area: 1 | 3, flags: readonly string[]) => {
        const play = king(flags, { areas: [0, area] });
        return [kinds(play), heard(play).filter(text => text.startsWith('m') && text !== 'mother-opens')];
      };
      expect(reveals(3, ['mother-slain'])).toEqual([['normal'], ['mate-waits']]);
      expect(reveals(3, ['egg-returned'])).toEqual([[], []]);
      expect(reveals(3, [])).toEqual([[], []]);
      // With two heroes she is no master (R96).
      expect(reveals(1, [])).toEqual([['normal'], ['mother-hunts']]);
      expect(reveals(1, ['guide-freed'])).toEqual([['normal'], ['mother-hunts']]);
      expect(reveals(1, ['egg-returned'])).toEqual([[], []]);
      expect(reveals(1, ['mother-slain'])).toEqual([[], []]);
    },
  );

  rule('DES-10.2', 'the King: beside the sarcophagus two points take one off its ice', () => {
    const play = hall({ quiet: true });
    expect(questActionsOf(play.state, play.hero())).toEqual([{ id: 'break-ice', movement: 2 }]);
    const far = hall({ quiet: true, at: [space(20, 17)] });
    expect(questActionsOf(far.state, far.hero())).toEqual([]);
    play.does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    play.does('quest-action:break-ice').overlordWaits();
    expect([play.state.guide.counters.ice, play.state.turn?.movement]).toEqual([ICE_OF_TWO - 1, movement - 2]);
    const half = [ICE_OF_TWO - 6, ICE_OF_TWO - 5].map(n =>
      heard(hall({ quiet: true, next: chips(n) })).includes('half-thawed'),
    );
    expect(half).toEqual([false, true]);
  });

  rule('DES-26.8', 'the King: a shade killed too soon thickens the ice and comes back to its throne, each time', () => {
    const falls = (...next: readonly ((t: T) => Flow)[]): Play =>
      hall({ next: inTurn(slays(first, 'spirit'), ...next) });
    const gone = falls();
    expect([monster(gone, 'spirit'), gone.state.guide.counters.ice, heard(gone).includes('shade-falls')]).toEqual([
      undefined,
      ICE_OF_TWO + 3,
      true,
    ]);
    const returns = all(overlordTurnEnds);
    const back = falls(returns);
    expect([isWithin(back, 'spirit', 'throne'), back.state.guide.flags.includes('shade-inside')]).toEqual([
      true,
      false,
    ]);
    // It does not come twice for one fall.
    const moved = falls(returns, function* (t) {
      yield* carryOut(t, [{ op: 'move', what: 'L', to: [20, 16] }], {});
      yield* returns(t);
    });
    expect(isWithin(moved, 'spirit', 'throne')).toBe(false);
  });

  rule(
    ['DES-26.8', 'ICE-4.2'],
    'the King: without ice the sarcophagus is gone, the shade with it, and he gets up',
    () => {
      const play = hall({ next: chips(ICE_OF_TWO) });
      expect([monster(play, 'spirit'), besideBier(play), play.state.conquest]).toEqual([undefined, true, 6]);
      expect([markersOf(play.state, 'frozen-sarcophagus'), questActionsOf(play.state, play.hero())]).toEqual([[], []]);
      expect(heard(play)).toContain('king-wakes');
      // A shade that fell before does not come again.
      const inside = hall({
        next: inTurn(slays(first, 'spirit'), chips(ICE_OF_TWO + 3), all(overlordTurnEnds)),
      });
      expect([monster(inside, 'spirit'), monster(inside, 'haldan')?.unique]).toEqual([undefined, 'haldan']);
    },
  );

  rule('DES-1.1', 'the King: it is won when he is dead in the flesh', () => {
    const play = hall({ next: chips(ICE_OF_TWO) });
    expect(play.state.won).toBeUndefined();
    const dead = quest('king-under-ice', {
      options: ICE,
      areas: [0, 4],
      *next(t) {
        yield* carryOut(t, [{ op: 'place', what: 'body' }], {});
        yield* slays(first, 'haldan')(t);
      },
    });
    expect(dead.state.won).toBe('heroes');
  });
});

// ---- one after the other ----

const flagsOf = (left?: Legacy): readonly string[] => {
  const { sides } = egg().state;
  const setting = {
    seats: 2,
    options: { quest: 'king-under-ice', heroes: '2', choosing: 'choice', pool: 'guide', ...ICE },
  };
  return begin(
    setting,
    sides.map(side => ({ id: side, side })),
    left,
  ).guide.flags;
};
const leaves = (play: Play): Legacy => {
  const left = chapters.legacy(play.state);
  if (!left) throw new Error('it is not over');
  return read(JSON.parse(JSON.stringify(left)));
};
function* lost(t: T): Flow {
  yield* calls(t).conquest(t, -99, 'death');
}

describe('two parts', () => {
  rule('DES-110.1', 'the second part begins with what the first has left, won or lost', () => {
    const freed = leaves(egg({ next: inTurn(meets('cage'), lost) }));
    expect([freed.kept, freed.heroes, flagsOf(freed)]).toEqual([{ 'cold-egg': ['guide-freed'] }, [], ['guide-freed']]);
    const nothing = leaves(egg({ next: lost }));
    expect([nothing.kept, flagsOf(nothing)]).toEqual([{ 'cold-egg': [] }, []]);
    const both = leaves(
      egg({
        set: (_, [hero]) => void hero?.objects.push('egg'),
        next: inTurn(meets('cage'), acts('give-back')),
      }),
    );
    expect(flagsOf(both).toSorted()).toEqual(['egg-returned', 'guide-freed']);
  });

  rule('DES-110.1', 'played by itself it begins as its guide says; other quests hand on what they were handed', () => {
    expect(flagsOf()).toEqual(['egg-returned']);
    expect(flagsOf({ quest: 'old-friends', won: [], heroes: [] })).toEqual(['egg-returned']);
    const between = quest('heart-of-darkness', {
      set: state => void Object.assign(state.guide, { kept: { 'cold-egg': ['guide-freed'] } }),
      next: lost,
    });
    expect(flagsOf(leaves(between))).toEqual(['guide-freed']);
    expect('kept' in leaves(quest('heart-of-darkness', { next: lost }))).toBe(false);
  });

  rule('DES-110.7', 'the second part is offered next, whether the first was won or lost', () => {
    const setting = { seats: 2, options: ICE };
    const next = (won: boolean): string | undefined =>
      chapters.following({ quest: 'cold-egg', won: won ? ['cold-egg'] : [], heroes: [] }, setting)[0]?.id;
    expect([next(true), next(false)]).toEqual(['king-under-ice', 'king-under-ice']);
  });

  rule('DES-110.1', 'what nobody could have left is refused', () => {
    const good: Legacy = { quest: 'cold-egg', won: [], heroes: [], kept: { 'cold-egg': ['guide-freed'] } };
    expect([read(good), soundLegacy(good)]).toEqual([good, undefined]);
    for (const kept of [
      { 'cold-egg': ['king-awake'] },
      { 'cold-egg': ['guide-freed', 'guide-freed'] },
      { 'cold-egg': 'guide-freed' },
      { 'old-friends': [] },
      { nowhere: [] },
      ['guide-freed'],
      'guide-freed',
      null,
    ])
      expect(() => read({ ...good, kept }), JSON.stringify(kept)).toThrow(/remembered/);
    for (const kept of [{ 'cold-egg': ['king-awake'] }, { 'old-friends': [] }, { 'cold-egg': 'guide-freed' }, null])
      expect(soundLegacy({ ...good, kept }), JSON.stringify(kept)).toBeDefined();
  });

  rule('DES-0.9', 'heroes are not shown what is remembered', () => {
    const play = king(['guide-freed'], {
      set: state => void Object.assign(state.guide, { kept: { 'cold-egg': ['guide-freed'] } }),
    });
    expect(JSON.stringify(play.seat(0).view())).not.toContain('guide-freed');
    expect(JSON.stringify(play.seat(play.overlordSeat).view())).toContain('guide-freed');
  });
});
