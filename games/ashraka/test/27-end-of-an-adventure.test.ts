// ASH-27: the end of an adventure.

import type { GameEvent } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { eventRow } from '../content/booklet.ts';
import type { Op } from '../content/vocabulary.ts';
import { account } from '../rules/account.ts';
import { legacy } from '../rules/campaign.ts';
import type { Hero, State } from '../rules/state.ts';
import { leave, leaving, reads } from './moments.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, holds, monster, scene, TANTAN } from './scene.ts';

const full = (state: State): void => {
  for (const [n, slot] of (['blue', 'ochre', 'green', 'red'] as const).entries())
    monster(state, state.deck[0] ?? 'rat-brigand', at(n < 2 ? 'a1-hollow-oak' : 'a1-old-mill'), 4, slot);
};

const acorns = (state: State, heroes: readonly [Hero, Hero]): void => {
  for (const hero of heroes) hero.at = at('a2-great-oak');
  holds(state, heroes[0], 'a2-find-01', 'a2-find-02');
  holds(state, heroes[1], 'a2-find-03');
};

test('an adventure that is won is worth one to each, a lost one nothing; its figures are everybody’s', () => {
  const view = (lost?: string) =>
    ({
      seats: 2,
      lost,
      turn: 7,
      falls: 1,
      beaten: ['a', 'b', 'c'],
      pages: ['x', 'y'],
      heroes: [{ id: 'b' }, { id: 'a' }],
    }) as never;
  expect(account.points(view())).toEqual([{ id: 'adventure', bySeat: [1, 1] }]);
  expect(account.points(view('time'))).toEqual([{ id: 'adventure', bySeat: [0, 0] }]);
  expect(account.cast?.(view())).toEqual(['a', 'b']);
  const events: GameEvent[] = [
    { text: 'x', brings: { seat: 0, coins: { wounds: 2 } } },
    { text: 'x', brings: { seat: 1, coins: { wounds: 3 } } },
    { text: 'x', brings: { seat: 0, coins: { wounds: 1 } } },
  ];
  expect(account.figures(view(), events)).toEqual([
    { id: 'wounds', bySeat: [3, 3] },
    { id: 'turns', bySeat: [7, 7] },
    { id: 'beaten', bySeat: [3, 3] },
    { id: 'pages', bySeat: [2, 2] },
    { id: 'falls', bySeat: [1, 1] },
  ]);
});

rule(['ASH-27.1', 'ASH-27.2', 'ASH-27.8'], 'won at once; the ending is read, the bonus is part of the save', () => {
  const play = leave(leaving());
  expect([play.table.over, play.state.lost]).toEqual([true, undefined]);
  expect(play.told()).toContain('log.ending');
  expect(legacy(play.state)).toMatchObject({
    runes: { red: 1, blue: 2 },
    allies: ['wise-rabbit', 'braiebois-sentinel'],
  });
});

rule(['ASH-27.1', 'ASH-9.5', 'ASH-27.2'], 'a page wins: its cards go, the bonus comes, and it is over', () => {
  const play = reads('a2-great-oak', acorns, { adventure: 2 });
  expect([play.table.over, play.state.lost, play.state.phase]).toEqual([true, undefined, 'over']);
  expect(play.state.discard).toEqual(['a2-find-01', 'a2-find-02', 'a2-find-03']);
  expect([play.state.bag.runes.red, play.state.unlocked.includes('brunn-badger')]).toEqual([2, true]);
});

rule(['ASH-27.1', 'ASH-7.13', 'ASH-25.7'], 'who left is out of it: the other falls, and it is not lost', () => {
  const left = (fellBefore: boolean) =>
    scene({
      position: { at: 'destiny' },
      track: [8],
      partner: { health: 1 },
      set(state, [atsu]) {
        atsu.at = undefined;
        if (fellBefore) state.fallen = [ATSU];
      },
    })
      .seat(0)
      .chooses('destiny.ask', 'box:B').state;
  expect([left(false).lost, left(false).turn]).toEqual([undefined, 2]);
  // R3 to the letter: both have lost their last token in this turn.
  expect(left(true).lost).toBe('double-ko');
});

rule('ASH-27.6', 'a lost adventure leaves nothing', () => {
  const play = scene({ set: state => Object.assign(state, { track: [] }) })
    .passes(ATSU)
    .passes(TANTAN);
  expect(legacy(play.state)).toBeUndefined();
});

rule('ASH-27.7', 'a loss in the middle of a page ends it before the rest', () => {
  const play = scene({
    at: 'a1-woodcutters-hut',
    set(state) {
      const slots = ['blue', 'ochre', 'green', 'red'] as const;
      for (const [n, card] of (['clawed-prowler', 'rat-brigand', 'stump-spider', 'will-o-wisp'] as const).entries())
        monster(state, card, at('a1-clearing'), 3, slots[n]);
    },
  });
  play.does(ATSU, 'activate:event');
  expect(play.state).toMatchObject({ lost: 'zone-full', events: { [at('a1-woodcutters-hut')]: '?' } });
});

rule(['ASH-27.7', 'ASH-27.1'], 'won is won: a monster that would come after it comes no more', () => {
  const { ops } = eventRow('a2-great-oak-x');
  const late: Op = { op: 'monster.place', at: 'a2-great-oak' };
  const both = (order: readonly Op[]) =>
    rewritten(ops, order, () =>
      reads('a2-great-oak', (state, heroes) => [acorns(state, heroes), full(state)], { adventure: 2 }),
    );
  const ends = [both([{ op: 'adventure.win' }, late]), both([late, { op: 'adventure.win' }])];
  expect(ends.map(({ state, table }) => [table.over, state.lost])).toEqual([
    [true, undefined],
    [true, 'zone-full'],
  ]);
});
