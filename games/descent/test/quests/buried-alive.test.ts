// Buried Alive!, each script in a scene.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { boardOf, propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { questActionsOf } from '../../rules/quest/actions.ts';
import { counterOf } from '../../rules/quest/counters.ts';
import type { T } from '../../rules/state.ts';
import { POWER } from '../faces.ts';
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
import { type Play, put } from '../scene.ts';

const ROOMS: readonly Area[] = [0, 1, 2, 3, 4, 5];
const hill = (plan: QuestPlan = {}): Play =>
  quest('buried-alive', { options: { 'well-of-darkness': true }, areas: ROOMS, ...plan });

const ends = all(overlordTurnEnds);
const does = (action: string) => (t: T) => calls(t).questAction(t, first, action);
/** The overlord's turn ends in which a room falls, the last of so many. */
const falls = (n: number) =>
  function* (t: T) {
    Object.assign(t.state.guide.counters, { props: 1, fallen: n - 1 });
    yield* ends(t);
  };
const settles = (at: Space) => (t: T) => {
  t.state.monsters = [];
  put(t.state, 'kobold', at);
  return ends(t);
};
/** Out of the way of all that falls: two spaces of the king's chamber. */
const [SAFE, SAFE_TOO] = [space(26, 8), space(27, 8)];
/** Out of the hole, where grass grows. */
const [GRASS, HOLE] = [space(31, 20), space(35, 9)];
const isRubble = (play: Play, area: Area): boolean[] => [
  ...new Set((boardOf(play.state).areas.get(area) ?? []).map(at => propAt(play.state, at) === 'rubble')),
];
const count = (play: Play, counter: string): number => counterOf(play.state, counter);
const said = (play: Play, text: string): number => heard(play).filter(one => one === text).length;

rule(['DES-3.29', 'DES-26.8'], 'the glyph at which they came has cracked before their first turn', () => {
  const glyphs = (play: Play) =>
    play.state.board.markers.filter(({ kind, at }) => kind === 'glyph' && at === space(3, 11)).length;
  expect([glyphs(hill()), glyphs(hill({ next: all({ what: 'start' }) }))]).toEqual([1, 0]);
});

describe('rooms fall', () => {
  rule(
    ['DES-26.8', 'DES-11.1'],
    'after five turns of the overlord the first, and one after every four from then on',
    () => {
      const after = (turns: number) => {
        const play = hill({
          quiet: true,
          at: [SAFE, SAFE_TOO],
          next: inTurn(...Array.from({ length: turns }, () => ends)),
        });
        return [count(settled(play), 'props'), count(play, 'fallen')];
      };
      expect([0, 1, 4, 5, 8, 9].map(after)).toEqual([
        [5, 0],
        [4, 0],
        [1, 0],
        [4, 1],
        [1, 1],
        [4, 2],
      ]);
    },
  );

  rule(['DES-35.50', 'DES-26.8'], 'with the offerings the court gets up, and the king’s ghost', () => {
    const play = hill({ quiet: true, at: [SAFE, SAFE_TOO], next: falls(1) });
    expect([said(play, 'fall-offerings'), isRubble(play, 0), play.state.board.open]).toEqual([
      1,
      [true],
      ['vault-door'],
    ]);
    expect(play.state.companions).toEqual([{ id: 'spectre', owner: 'overlord', at: space(6, 11), carries: [] }]);
    expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['skeleton']);
  });

  const FALLING = [
    { n: 1, area: 0, inside: [space(4, 10), space(5, 10)], doors: ['vault-door'], text: 'fall-offerings' },
    {
      n: 2,
      area: 1,
      inside: [space(10, 10), space(11, 10)],
      doors: ['banquet-door', 'cut-door'],
      text: 'fall-gallery',
    },
    { n: 3, area: 3, inside: [space(13, 2), space(14, 2)], doors: ['north-door'], text: 'fall-banquet' },
    { n: 4, area: 2, inside: [space(12, 17), space(13, 17)], doors: ['south-door'], text: 'fall-cut' },
  ] as const;

  describe.each(FALLING)('$text', ({ n, area, inside: [at, beside], doors, text }) => {
    const buried = (dice: readonly number[]): readonly [Play, readonly number[]] => {
      let whole: readonly number[] = [];
      const play = hill({
        quiet: true,
        at: [at, SAFE],
        dice,
        *next(t) {
          put(t.state, 'kobold', beside);
          whole = t.state.heroes.map(({ wounds }) => wounds);
          yield* falls(n)(t);
        },
      });
      while (play.asked() === 'ask.driven') play.does(play.can()[0] ?? '');
      settled(play);
      return [play, play.state.heroes.map(({ wounds }, hero) => (whole[hero] ?? 0) - wounds)];
    };

    rule('DES-26.8', 'whoever is inside loses four wounds, two fewer for each surge', () => {
      const lost = (...dice: readonly number[]) => buried(dice)[1];
      expect([lost(POWER.blank, POWER.blank), lost(POWER.surge, POWER.blank), lost(POWER.surge, POWER.surge)]).toEqual([
        [4, 0],
        [2, 0],
        [0, 0],
      ]);
    });

    rule('DES-26.8', 'it is rubble then, the doors have burst, and who lives is driven on', () => {
      const [play] = buried([POWER.blank, POWER.blank]);
      expect([
        said(play, text),
        isRubble(play, area),
        play.state.monsters.filter(({ kind }) => kind === 'kobold'),
      ]).toEqual([1, [true], []]);
      expect(play.state.board.open).toEqual(expect.arrayContaining([...doors]));
      const { at: out } = play.hero();
      expect(out && boardOf(play.state).areaOf(out)).not.toBe(area);
    });
  });

  rule(['DES-1.4', 'DES-26.8'], 'with the king’s chamber all is lost', () => {
    const play = hill({ quiet: true, at: [SAFE, SAFE_TOO], next: falls(5) });
    expect([play.over, play.state.won, said(play, 'hill-falls')]).toEqual([true, 'overlord', 1]);
  });
});

describe('timber', () => {
  const STACKS = [
    ['shore-gallery', space(20, 8)],
    ['shore-banquet', space(9, 5)],
    ['shore-cut', space(5, 20)],
  ] as const;
  const offered = (play: Play, at: Space) => {
    play.hero().at = at;
    return questActionsOf(play.state, play.hero()).map(({ id, movement }) => [id, movement]);
  };

  rule(['DES-0.6', 'DES-26.8'], 'each stack holds the hill up for two turns more, once', () => {
    for (const [action, at] of STACKS) {
      expect(offered(hill({ quiet: true }), at)).toEqual([[action, 3]]);
      const play = hill({ quiet: true, next: does(action) });
      expect([count(play, 'props'), said(play, 'shored'), offered(play, at)]).toEqual([7, 1, []]);
      for (const [other, there] of STACKS.filter(([id]) => id !== action))
        expect(offered(play, there)).toEqual([[other, 3]]);
    }
  });

  rule(
    ['DES-0.6', 'DES-26.8'],
    'a monster that ends the overlord’s turn on a stack saws it up, if it is still there',
    () => {
      for (const [action, at] of STACKS) {
        const play = hill({ next: settles(at) });
        expect([said(play, 'sawn'), offered(play, at)], action).toEqual([1, []]);
        const again = hill({ next: inTurn(settles(at), ends) });
        const shored = hill({ next: inTurn(does(action), settles(at)) });
        expect([said(again, 'sawn'), said(shored, 'sawn')], action).toEqual([1, 0]);
      }
    },
  );
});

describe('Rikk', () => {
  rule(['DES-26.8', 'DES-19.5'], 'at half his wounds he throws the king’s dice, once', () => {
    const throws = (face: number) => {
      let before = { wounds: 0, threat: 0 };
      const play = hill({
        dice: [face],
        *next(t) {
          t.state.monsters = t.state.monsters.filter(({ unique }) => unique === 'rikk');
          before = { wounds: t.state.monsters[0]?.wounds ?? 0, threat: t.state.overlord.threat };
          yield* calls(t).wound(t, 'monster:rikk', 5, { kind: 'attack', by: first });
        },
      });
      expect(said(play, 'rikk-throws')).toBe(1);
      return [before.wounds - (monster(play, 'rikk')?.wounds ?? 0), play.state.overlord.threat - before.threat];
    };
    expect([throws(POWER.surge), throws(POWER.more), throws(POWER.blank)]).toEqual([
      [0, 0],
      [5, 4],
      [9, 0],
    ]);
  });

  rule(['DES-26.8', 'DES-54.1'], 'dead, he leaves the dice, the way out and five turns', () => {
    const play = hill({ next: slays(first, 'rikk') });
    expect([said(play, 'rikk-dies'), count(play, 'hill'), play.state.board.open.includes('kobold-hole')]).toEqual([
      1,
      5,
      true,
    ]);
    const lie = (kind: string) => play.state.board.markers.filter(one => one.kind === kind).map(({ at }) => at);
    expect(lie('object')).toEqual([space(28, 7)]);
    expect([lie('glyph').includes(space(25, 9)), lie('glyph').length]).toEqual([false, 3]);
  });

  rule(['DES-26.9', 'DES-31.5'], 'whoever takes the dice keeps their luck, or owes them to the king', () => {
    const taken = () => hill({ at: [space(28, 7), SAFE], next: inTurn(slays(first, 'rikk'), takes('dice')) });
    expect([taken().asked(), taken().can().length]).toEqual(['ask.quest', 2]);
    const keeps = taken().does('answer:1');
    while (keeps.asked() === 'equip.ask') keeps.passes(0);
    const { equipped, pack, objects } = keeps.hero();
    expect([[...equipped, ...pack].includes('fortunas-dice#1'), objects]).toEqual([true, []]);
    const owes = taken().does('answer:0');
    expect([owes.hero().objects, owes.state.guide.flags.includes('dice-owed')]).toEqual([['dice'], true]);
  });

  rule(['DES-27.2', 'DES-35.50'], 'whoever gives them back lays the ghost, and the hill holds its breath', () => {
    const gives = (owed: boolean) =>
      hill({
        quiet: true,
        at: [space(29, 2), SAFE],
        *next(t) {
          t.state.companions = [{ id: 'spectre', owner: 'overlord', at: space(30, 3), carries: [] }];
          t.state.guide.flags.push('rikk-dead', ...(owed ? ['dice-owed'] : []));
          t.state.guide.counters.hill = 4;
          if (owed) t.state.heroes[0]?.objects.push('dice');
          yield* meets('king')(t);
        },
      });
    const [before, repaid] = [gives(false), gives(true)];
    expect([said(before, 'king-repaid'), before.state.companions.length, count(before, 'hill')]).toEqual([0, 1, 4]);
    expect([said(repaid, 'king-repaid'), repaid.state.companions, count(repaid, 'hill')]).toEqual([1, [], 6]);
    expect([repaid.state.conquest - before.state.conquest, repaid.hero().objects]).toEqual([2, []]);
    expect(repaid.state.board.markers.filter(({ kind }) => kind === 'encounter')).toEqual([]);
  });
});

describe('the last turns', () => {
  const over = (next: QuestPlan['next'], at: readonly Space[] = [SAFE, SAFE_TOO]) =>
    hill({ quiet: true, at, next: inTurn(mourned, ...(next ? [next] : [])) });
  /** Rikk is dead, and so many turns are left. */
  const mourned = function* (t: T) {
    t.state.guide.flags.push('rikk-dead');
    t.state.guide.counters.hill = 4;
  };
  const turnEnds = all({ what: 'turnEnd', side: 'heroes', hero: first });

  rule(['DES-26.8', 'DES-11.1'], 'no more rooms fall, but the hill sinks', () => {
    const play = over(inTurn(ends, ends, ends));
    expect([count(play, 'hill'), count(play, 'props'), play.over]).toEqual([1, 5, false]);
  });

  rule(
    ['DES-1.3', 'DES-26.8'],
    'all who are on the board in daylight, the heroes have won; those in Town are not waited for',
    () => {
      expect(over(turnEnds, [GRASS, HOLE]).over).toBe(false);
      expect(over(turnEnds, [GRASS, space(32, 20)]).state.won).toBe('heroes');
      const alone = over(
        inTurn(function* (t: T) {
          const [, other] = t.state.heroes;
          if (other) other.at = undefined;
        }, turnEnds),
        [GRASS, HOLE],
      );
      expect(alone.state.won).toBe('heroes');
      expect(hill({ quiet: true, at: [GRASS, space(32, 20)], next: turnEnds }).over).toBe(false);
    },
  );

  rule(['DES-1.3', 'DES-1.4', 'DES-26.8'], 'it comes down on whoever is below: one outside is enough', () => {
    const last = inTurn(ends, ends, ends, ends);
    const one = over(last, [GRASS, HOLE]);
    expect([one.state.won, said(one, 'hill-falls')]).toEqual(['heroes', 1]);
    expect(one.state.heroes.map(({ id, feats }) => [id, feats.deaths])).toEqual([
      [first, 0],
      [second, 1],
    ]);
    expect(over(last, [HOLE, SAFE]).state.won).toBe('overlord');
  });

  rule(['DES-1.4', 'DES-37.3'], 'nobody below and no glyph that leads there: they are cut off', () => {
    const gone = (glyph: boolean) =>
      hill({
        quiet: true,
        next: inTurn(function* (t: T) {
          for (const hero of t.state.heroes) hero.at = undefined;
          for (const marker of t.state.board.markers)
            if (glyph && marker.kind === 'glyph' && marker.at === space(9, 1)) marker.active = true;
            else if (marker.kind === 'glyph') marker.active = false;
        }, ends),
      }).state.won;
    expect([gone(false), gone(true)]).toEqual(['overlord', undefined]);
  });
});

rule('DES-26.8', 'no script is without a scene', () => {
  const proved = [
    'sealed-in',
    'hill-creaks',
    'next-room',
    'fall-offerings',
    'fall-gallery',
    'fall-banquet',
    'fall-cut',
  ];
  proved.push('fall-chamber', 'shored', 'gallery-shored', 'banquet-shored', 'cut-shored');
  proved.push('gallery-sawn', 'banquet-sawn', 'cut-sawn', 'gallery-timber-gone', 'banquet-timber-gone');
  proved.push('cut-timber-gone', 'rikk-throws', 'rikk-dies', 'dice-taken', 'king-repaid', 'last-rounds', 'all-out');
  proved.push('hill-falls', 'some-got-out', 'none-got-out', 'cut-off');
  expect(
    guideOf('buried-alive')
      .on.map(({ id }) => id)
      .toSorted(),
  ).toEqual(proved.toSorted());
});
