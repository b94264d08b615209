// The Other Party, each script in a scene.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { counterOf } from '../../rules/quest/counters.ts';
import { isBase, type MonsterFigure, type T } from '../../rules/state.ts';
import { all, first, heard, inTurn, monster, type QuestPlan, quest, settled, slays, takes } from '../guide.ts';
import type { Play } from '../scene.ts';

const garden = (plan: QuestPlan = {}): Play =>
  quest('other-party', { options: { 'well-of-darkness': true }, areas: [0, 1, 3], ...plan });

const SHRINE = space(20, 11);
const OWN_GATE = space(1, 11);
const THEIR_GATE = space(38, 11);
const LAWN = space(10, 12);

/** Rounds begin one after the other, up to this one. */
const until = (round: number) =>
  function* (t: T) {
    while (t.state.round < round) {
      t.state.round++;
      yield* calls(t).happen(t, { what: 'round' });
    }
  };
const moonrise = until(6);
const arms = (t: T): void => {
  const [hero] = t.state.heroes;
  t.state.board.markers = t.state.board.markers.filter(({ kind }) => kind !== 'relic');
  if (hero) hero.equipped = ['trueshot#1'];
};
const bears = function* (t: T) {
  arms(t);
};
/** One of the Claw comes to a space. */
const comes = (name: string, at: Space) =>
  function* (t: T) {
    const id: MonsterFigure = `monster:${name}`;
    const one = t.state.monsters.find(monsterThere => monsterThere.id === id);
    if (!one) return;
    const from = isBase(one.at) ? spacesOf(one.at) : [one.at];
    one.at = at;
    yield* calls(t).happen(t, { what: 'enter', at, figure: id, from, to: [at] });
  };
const walks = (at: Space, from: Space) => all({ what: 'enter', at, figure: first, from: [from], to: [at] });
const bow = (play: Play): Space[] =>
  play.state.board.markers.flatMap(one => (one.kind === 'relic' && one.item === 'trueshot#1' ? [one.at] : []));
const said = (play: Play, text: string): number => heard(play).filter(one => one === text).length;
const speed = (play: Play, name: string): number => statOf(play.state, `monster:${name}`, 'speed');

describe('the garden', () => {
  rule(['DES-26.1', 'DES-26.8'], 'lies open from the start, with the camp of the Claw', () => {
    const play = garden({ areas: [0], next: all({ what: 'start' }) });
    expect(play.state.board.revealed).toEqual(expect.arrayContaining([0, 1, 3]));
    expect(['ysk', 'flea', 'crow', 'collin'].filter(name => monster(play, name) === undefined)).toEqual([]);
  });

  rule(['DES-26.8', 'DES-49.2'], 'the moon opens the shrine from both sides in round 6, and there is the bow', () => {
    const at = (round: number) => {
      const play = garden({ next: until(round) });
      return [said(play, 'moon-soon'), said(play, 'moonrise'), bow(play).length, play.state.board.revealed.includes(2)];
    };
    expect([3, 5, 6].map(at)).toEqual([
      [0, 0, 0, false],
      [1, 0, 0, false],
      [1, 1, 1, true],
    ]);
    const risen = garden({ next: moonrise });
    expect(bow(risen)).toEqual([SHRINE]);
    expect(risen.state.board.open).toEqual(expect.arrayContaining(['west-moon-door', 'east-moon-door']));
  });
});

describe('the bow', () => {
  rule(
    ['DES-31.5', 'DES-26.8'],
    'the first hero who takes it brings two tokens, and gatekeepers into the west camp',
    () => {
      const taken = () => {
        const play = settled(garden({ at: [space(20, 12), LAWN], next: inTurn(moonrise, takes('bow')) }));
        while (play.asked() === 'equip.ask') play.passes(0);
        return settled(play);
      };
      const [before, play] = [garden({ next: moonrise }), taken()];
      expect([said(play, 'bow-taken'), play.state.conquest - before.state.conquest]).toEqual([1, 2]);
      const keepers = (one: Play) =>
        one.state.monsters.filter(
          ({ kind, at }) => kind === 'kobold' && !isBase(at) && Number(at.slice(6).split(',')[0]) < 7,
        );
      expect([keepers(before).length, keepers(play).length]).toEqual([0, 2]);
    },
  );

  rule(['DES-31.7', 'DES-37.3'], 'falls where its bearer dies', () => {
    const play = garden({
      at: [LAWN],
      next: inTurn(moonrise, bears, function* (t) {
        yield* calls(t).wound(t, first, 99, { kind: 'script' });
      }),
    });
    expect([bow(play), said(play, 'bow-falls'), play.hero().equipped]).toEqual([[LAWN], 1, []]);
  });

  rule(['DES-31.7', 'DES-54.4'], 'stays on the glyph by which its bearer goes to Town', () => {
    const glyph = space(9, 15);
    const leaves = (armed: boolean) =>
      garden({
        next: inTurn(moonrise, ...(armed ? [bears] : []), t => {
          const marker = t.state.board.markers.find(({ kind, at }) => kind === 'glyph' && at === glyph);
          const [hero] = t.state.heroes;
          if (!marker || !hero) throw new Error('there is no glyph in the garden');
          hero.at = undefined;
          return calls(t).happen(t, { what: 'travel', marker: marker.id, hero: first, at: glyph });
        }),
      });
    const play = leaves(true);
    expect([bow(play), said(play, 'bow-stays'), play.hero().equipped]).toEqual([[glyph], 1, []]);
    expect([bow(leaves(false)), said(leaves(false), 'bow-stays')]).toEqual([[SHRINE], 0]);
  });

  rule(['DES-1.3', 'DES-26.8'], 'at the west gate, in the hands of a hero, it is won', () => {
    const home = walks(OWN_GATE, space(2, 11));
    expect(garden({ next: inTurn(bears, home) }).state.won).toBe('heroes');
    expect(garden({ next: home }).over).toBe(false);
    expect(garden({ next: inTurn(bears, walks(space(2, 11), space(3, 11))) }).over).toBe(false);
  });
});

describe.each([
  ['ysk', 4],
  ['flea', 5],
] as const)('%s', (name, pace) => {
  rule(['DES-36.8', 'DES-26.8'], 'takes the bow by coming onto its space, and is slower with it', () => {
    const play = garden({ next: inTurn(moonrise, comes(name, SHRINE)) });
    expect([bow(play), said(play, 'claw-has-bow'), speed(play, name)]).toEqual([[], 1, pace - 1]);
    // It lies there no more, for neither of them.
    const back = garden({ next: inTurn(moonrise, comes(name, SHRINE), comes(name, LAWN), comes(name, SHRINE)) });
    expect([said(back, 'claw-has-bow'), speed(back, name)]).toEqual([1, pace - 1]);
    expect(said(garden({ next: inTurn(moonrise, comes(name, LAWN)) }), 'claw-has-bow')).toBe(0);
  });

  rule(['DES-31.7', 'DES-37.1'], 'lets it fall where she dies, and comes back as quick as ever', () => {
    const dies = inTurn(moonrise, comes(name, SHRINE), comes(name, LAWN), slays(first, name));
    const play = garden({ next: dies });
    expect([bow(play), said(play, 'bow-falls')]).toEqual([[LAWN], 1]);
    const again = settled(garden({ next: inTurn(dies, until(7)) }));
    expect(speed(again, name)).toBe(pace);
    expect(said(garden({ next: inTurn(moonrise, slays(first, name)) }), 'bow-falls')).toBe(0);
  });

  rule(['DES-1.4', 'DES-26.8'], 'carries it out by the east gate, and all is lost', () => {
    expect(garden({ next: inTurn(moonrise, comes(name, SHRINE), comes(name, THEIR_GATE)) }).state.won).toBe('overlord');
    expect(garden({ next: inTurn(moonrise, comes(name, THEIR_GATE)) }).over).toBe(false);
  });
});

describe('the Claw', () => {
  const nerve = (play: Play) => counterOf(play.state, 'nerve');

  rule(
    ['DES-37.1', 'DES-26.8'],
    'loses nerve with each of them, twice with Ysk; without any the heroes have won',
    () => {
      expect([
        nerve(garden()),
        nerve(garden({ next: slays(first, 'crow') })),
        nerve(garden({ next: slays(first, 'ysk') })),
      ]).toEqual([4, 3, 2]);
      const broken = garden({ next: slays(first, 'crow', 'collin', 'ysk') });
      expect([broken.state.won, said(broken, 'claw-breaks')]).toEqual(['heroes', 1]);
      expect(garden({ next: slays(first, 'crow', 'collin', 'flea') }).over).toBe(false);
    },
  );

  rule(['DES-80.3', 'DES-26.8'], 'gets up at the east gate in the next round, as long as it has nerve', () => {
    for (const name of ['ysk', 'flea', 'crow', 'collin']) {
      const dead = garden({ next: slays(first, name) });
      expect([monster(dead, name), said(dead, 'claw-returns')], name).toEqual([undefined, 0]);
      const play = settled(garden({ next: inTurn(slays(first, name), until(2)) }));
      const at = monster(play, name)?.at;
      const spaces = at === undefined ? [] : isBase(at) ? spacesOf(at) : [at];
      expect(
        [10, 11, 12, 13].some(y => spaces.includes(space(38, y))),
        name,
      ).toBe(true);
      expect(said(play, 'claw-returns')).toBe(1);
    }
    const twice = settled(garden({ next: inTurn(slays(first, 'crow'), until(2)) }));
    expect([said(twice, 'claw-returns'), monster(twice, 'ysk') !== undefined]).toEqual([1, true]);
  });
});

rule('DES-26.8', 'no script is without a scene', () => {
  const proved = ['open-sky', 'moon-soon', 'moonrise', 'bow-taken', 'bearer-killed', 'bow-stays', 'brought-home'];
  proved.push('ysk-takes', 'flea-takes', 'ysk-drops', 'flea-drops', 'ysk-escapes', 'flea-escapes', 'nerve-fails');
  proved.push('captain-down', 'claw-breaks', 'first-return', 'ysk-returns', 'flea-returns', 'crow-returns');
  proved.push('collin-returns');
  expect(
    guideOf('other-party')
      .on.map(({ id }) => id)
      .toSorted(),
  ).toEqual(proved.toSorted());
});
