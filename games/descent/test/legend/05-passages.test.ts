// LEG-5.6 to LEG-5.8: magic passages, which join two places for whoever walks and for nobody who looks.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guideOf } from '../../content/legend/boards/chart.ts';
import { levelRow } from '../../content/legend/boards.ts';
import { readGuide } from '../../content/quests/read.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { boardOf, groundNow } from '../../rules/board.ts';
import { levelsLeft } from '../../rules/legend/dungeon/laying.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { type Hero, standsOn } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';

/** The ends of the passage of level 22. */
const NEAR = [space(11, 18), space(12, 18)] as const;
const FAR = [space(1, 10), space(1, 11)] as const;

const through = (equipped: readonly string[], kind: 'skeleton' | 'beastman' = 'beastman'): Delve =>
  delve({
    level: 'level-22',
    *next({ state }) {
      const [hero] = state.heroes as [Hero];
      for (const one of state.heroes) one.at = undefined;
      Object.assign(hero, { at: NEAR[0], equipped: [...equipped] });
      placeMonster(state, { kind, rank: 'normal', at: FAR[0] });
    },
  });

describe('a magic passage', () => {
  rule('LEG-5.6', 'is one step for whoever walks: each space of one end beside both of the other', () => {
    const { open } = groundNow(through([]).state);
    for (const from of NEAR) for (const to of FAR) expect(open.reach(from, { limit: 1 }).cost(to)).toBe(1);
    expect(open.reach(space(11, 17), { limit: 1 }).places).not.toContain(FAR[0]);
    const scene = through([]).does('action:advance', `walk:${FAR[1]}`);
    expect(scene.hero().at).toBe(FAR[1]);
    expect(scene.state.turn?.movement).toBe((through([]).does('action:advance').state.turn?.movement as number) - 1);
  });
  rule('LEG-5.6', 'monsters of one space take it too, and large ones do not', () => {
    const scene = through([], 'skeleton');
    const [monster] = scene.state.monsters;
    if (!monster) throw new Error('nobody');
    const reached = goals(treadOf(scene.state, monster), FAR[0], 2).map(({ to }) => to);
    expect(reached).toContain(NEAR[1]);
    const { state } = delve({
      level: 'level-22',
      *next(t) {
        for (const hero of t.state.heroes) hero.at = undefined;
        placeMonster(t.state, { kind: 'chaos-beast', rank: 'normal', at: base(11, 17, 2, 2) });
      },
    });
    const [large] = state.monsters;
    if (!large) throw new Error('nobody');
    const places = goals(treadOf(state, large), large.at, 4).flatMap(({ to }) => standsOn({ at: to }));
    expect(places).toContain(space(12, 13));
    for (const at of FAR) expect(places).not.toContain(at);
  });
  rule('LEG-5.7', 'no attack goes through it, of whatever kind', () => {
    for (const weapon of ['sword#1', 'bow#1', 'sunburst#1']) {
      const { state } = through([weapon]);
      expect(attacksOf(state, 'hero:steelhorns', 'action').map(({ target }) => target)).not.toContain(FAR[0]);
    }
    const { state } = through(['bow#1'], 'skeleton');
    const [monster] = state.monsters;
    expect(attacksOf(state, monster?.id ?? 'monster:x', 'activation')).toEqual([]);
    // Nor is anybody nearer for it: ranges are counted over the board.
    const { distance } = opened(state, 'hero:steelhorns', { weapon: 'bow#1', target: FAR[0], by: 'action' });
    expect(distance).toBe(10);
  });
  rule('LEG-5.8', 'never leads to an end of another colour', () => {
    const row = levelRow('level-22');
    const red = {
      colour: 'red',
      ends: [
        [
          [20, 9],
          [21, 9],
        ],
        [
          [10, 3],
          [11, 3],
        ],
      ],
    } as const;
    const { waysWith } = readGuide({ ...guideOf(row), passages: [...(row.passages ?? []), red] });
    const beside = (at: Space) => waysWith([]).neighbours(at);
    expect(beside(space(20, 9))).toEqual(expect.arrayContaining([space(10, 3), space(11, 3)]));
    for (const at of [...NEAR, ...FAR]) expect(beside(space(20, 9))).not.toContain(at);
    expect(beside(NEAR[0])).toEqual(expect.arrayContaining([...FAR]));
  });
  rule('LEG-8.4', 'and so its level is drawn like others', () => {
    const { state } = delve();
    expect(levelsLeft(state)).toContain('level-22');
    expect(boardOf(through([]).state).thingsNamed('leader')).toHaveLength(1);
  });
});
