// The ways that the page draws are those that the rules walk.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { pointOf, type Space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { walkOf } from '../../rules/hero/movement.ts';
import { walkKey } from '../../rules/keys.ts';
import { lay, type Plan, pair, put, scene, space } from '../../test/scene.ts';
import { groundSeen, wayOf } from '../dungeon/ground.ts';

/** Every walk that is offered, with the way that is drawn to it and the one that is walked. */
function ways(plan: Plan, action = 'action:run') {
  const play = scene(plan).does(action);
  const view = play.seat(0).view();
  const ground = groundSeen(view);
  const { turn } = play.state;
  const walked = walkOf(play.state, play.hero(), turn?.movement ?? 0);
  return play.match.decisionOf(0)?.options.flatMap(({ key, with: { cost } = {} }) => {
    const to = walkKey.read(key)?.[0] as Space | undefined;
    if (to === undefined) return [];
    return [{ to, drawn: wayOf(view, ground, play.hero(), to, Number(cost)), walked: walked.path(to) }];
  });
}

const stands = (state: Parameters<NonNullable<Plan['set']>>[0], heroes: Parameters<NonNullable<Plan['set']>>[1]) => {
  const [hero, friend] = pair(heroes);
  hero.at = space(6, 9);
  friend.at = space(3, 9);
  // Skeletons from wall to wall between the hero and the room.
  put(state, 'skeleton', space(5, 9));
  put(state, 'skeleton', space(5, 10));
  state.board.terrain[space(3, 10)] = 'pit';
  state.board.terrain[space(2, 10)] = 'rubble';
};

rule(
  'DES-16.8',
  'the page draws an Acrobat’s way past skeletons as it is walked: to every place that is offered',
  () => {
    const acrobat = ways({
      set: (state, heroes) => {
        stands(state, heroes);
        pair(heroes)[0].skills = ['acrobat'];
      },
    });
    expect(acrobat?.some(({ to }) => pointOf(to).x < 5)).toBe(true);
    for (const { to, drawn, walked } of acrobat ?? []) expect(drawn, to).toEqual(walked);
    // Who is none stays behind them.
    const other = ways({ set: stands });
    expect(other?.every(({ to }) => pointOf(to).x > 5)).toBe(true);
  },
);

rule(['DES-16.6', 'DES-46.1', 'DES-16.13'], 'past friends, pits and corners it draws what is walked, too', () => {
  const tables: readonly Options[] = [{}, { 'no-corner-cutting': true }];
  for (const options of tables)
    for (const monkey of [undefined, 2]) {
      const found = ways(
        {
          options,
          set: (state, heroes) => {
            stands(state, heroes);
            const [hero, friend] = pair(heroes);
            state.monsters = [];
            Object.assign(hero, { at: space(4, 11), monkey });
            friend.at = space(4, 10);
            state.board.terrain[space(3, 11)] = 'mud';
            lay(state, { kind: 'money' }, space(4, 8));
          },
        },
        monkey === undefined ? 'action:run' : `walk:${space(4, 9)}`,
      );
      expect(found?.length).toBeGreaterThan(5);
      for (const { to, drawn, walked } of found ?? []) expect(drawn, to).toEqual(walked);
    }
});
