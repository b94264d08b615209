// The last level of a keep in scenes: the heroes round its glyph, and the avatar before them, or about to appear.

import type { Space } from '@veillee/pieces/geometry';
import { LEVELS } from '../../content/legend/boards/vocabulary.ts';
import { keepLevelOf } from '../../content/legend/boards.ts';
import type { Avatar } from '../../content/legend/vocabulary.ts';
import { groundNow } from '../../rules/board.ts';
import { calls, type Happening } from '../../rules/calls.ts';
import { newKeep } from '../../rules/legend/dungeon/keep.ts';
import { layOut } from '../../rules/legend/dungeon/laying.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { bareBoard } from '../../rules/setup/bare-board.ts';
import { type Flow, type Monster, markersOf, type State, sheetOf, type T } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';

export const FIRST = 'hero:steelhorns';
/** The last level of an avatar's keep, the heroes round its glyph; then this happens. */
export const last = (
  avatar: Avatar,
  { set, next, happening, ...plan }: DelvePlan & { happening?: (state: State) => Happening } = {},
): Delve =>
  delve({
    ...plan,
    next: function* (t: T): Flow {
      const { state } = t;
      const { board } = keepLevelOf(avatar);
      state.dungeon = { ...newKeep(legendOf(state), avatar, 5), entered: [...LEVELS.slice(0, 4), board] };
      state.quest = board;
      state.board = bareBoard();
      state.monsters = [];
      yield* layOut(t);
      const [glyph] = markersOf(state, 'glyph').filter(({ active }) => active);
      const around = groundNow(state).open.neighbours(glyph?.at as Space);
      for (const [n, hero] of state.heroes.entries()) hero.at = around[n] as Space;
      legendOf(state).heroes = state.heroes.map(({ id, seat }) => newLegendHero(sheetOf({ id }), seat, []));
      set?.(state, state.heroes);
      if (next) yield* next(t);
      if (happening) yield* calls(t).happen(t, happening(state));
    },
  });
/** It appears wherever the overlord would have it first, and whoever is in its way goes where they may first. */
export function appears(scene: Delve): Delve {
  const ASKED = ['dungeon.avatarAt', 'dungeon.asideForAvatar', 'dungeon.lay', 'dungeon.place'];
  for (let n = 0; n < 20; n++) {
    const seat = [0, 1].find(one => ASKED.includes(scene.asked(one) ?? ''));
    if (seat === undefined) break;
    scene.answers(seat, scene.can(seat)[0] ?? '');
  }
  return scene;
}
export const tenth = (state: State): Happening => {
  state.round = (state.dungeon?.since ?? 0) + 10;
  return { what: 'turnStart', side: 'overlord' };
};
export const avatarIn = ({ state }: Delve): Monster | undefined =>
  state.monsters.find(({ id }) => id === state.dungeon?.avatar);
export const there = (avatar: Avatar, plan: Parameters<typeof last>[1] = {}): Delve =>
  appears(last(avatar, { happening: tenth, ...plan }));
