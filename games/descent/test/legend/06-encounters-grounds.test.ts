// LEG-6.5: what is said of a ground holds as long as the fight lasts: each ground that has a rule of its own.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { GroundId } from '../../content/legend/boards/vocabulary.ts';
import { grounds } from '../../content/legend/boards.ts';
import { opened } from '../../rules/attack/open.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { spotsOf } from '../../rules/legend/outdoors/ground.ts';
import { meet } from '../../rules/legend/outdoors/laying.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import type { Flow, Monster, State, T } from '../../rules/state.ts';
import { foe, type RoadPlan, road } from '../road.ts';
import { BLANK, SURGE } from './small.ts';

/** The first hero stands there, and a monster is somewhere. */
const on = (ground: GroundId, at: Space, far: Space, plan: RoadPlan = {}) =>
  road({
    ground,
    ...plan,
    set: (state, heroes) => {
      if (heroes[0]) heroes[0].at = at;
      foe(state, 'beastman', far);
      plan.set?.(state, heroes);
    },
  });
/** A space where somebody can stand, far from the heroes or not. */
const firstFloor = (rows: readonly string[]): Space => {
  const y = rows.findIndex(row => row.includes('0'));
  return space(rows[y]?.indexOf('0') ?? 0, y);
};
const walks = (state: State, monster: Monster): Map<string, number> =>
  new Map(goals(treadOf(state, monster), monster.at, 5).map(({ to, cost }) => [to, cost]));

describe('every ground', () => {
  rule(['LEG-5.4', 'LEG-5.5'], 'is of tiles under the sky alone, and left and entered by its exits', () => {
    for (const { board, exits, doors, rows, portal } of grounds) {
      const scene = on(
        board,
        spotsOf({ quest: board, outdoors: road().outdoors }).deadEnds[0] as Space,
        firstFloor(rows),
      );
      const spots = spotsOf(scene.state);
      expect([board, spots.exits.length, doors.length, portal]).toEqual([board, exits, 0, undefined]);
      const { map } = boardOf(scene.state);
      for (const tile of spots.exits) for (const at of tile) expect(map.has(at)).toBe(true);
      // What is no floor stops ways and looks.
      expect(map.places.length).toBe(rows.join('').replaceAll('#', '').length);
    }
  });
});

describe('a ground of its own kind', () => {
  rule(['LEG-6.5', 'LEG-20.7', 'DRF-5.30'], 'trees let in no figure of one space, and large ones', () => {
    const scene = on('ancient-grove', space(12, 0), space(0, 5)).chooses('turn.declare', 'action:run');
    expect(scene.can(0)).not.toContain(`walk:${space(11, 1)}`);
    const [small, large] = [foe(scene.state, 'kobold', space(12, 2)), foe(scene.state, 'ogre', base(9, 2, 2, 2))];
    expect(walks(scene.state, small).has(space(11, 1))).toBe(false);
    expect([...walks(scene.state, large).keys()]).toContain(base(10, 1, 2, 2));
    const meadow = on('open-meadow', space(9, 0), space(0, 6)).chooses('turn.declare', 'action:run');
    expect(meadow.can(0)).toContain(`walk:${space(9, 1)}`);
  });
  rule('LEG-6.5', 'water is waded through for three points', () => {
    const WATER = space(11, 2);
    const scene = on('river-crossing', space(12, 2), space(0, 6)).chooses('turn.declare', 'action:run');
    const points = () => scene.state.turn?.movement ?? 0;
    const before = points();
    scene.does(`walk:${WATER}`);
    expect(scene.hero().at).toBe(WATER);
    expect(points()).toBe(before - 3);
    const kobold = foe(scene.state, 'kobold', space(12, 3));
    scene.hero().at = space(18, 4);
    expect(walks(scene.state, kobold).get(WATER)).toBe(3);
    const lake = on('lakeside', space(11, 1), space(18, 3)).chooses('turn.declare', 'action:run');
    expect(lake.can(0)).not.toContain(`walk:${space(11, 0)}`);
  });
  rule('LEG-6.5', 'a table is searched once, for two points', () => {
    const scene = on('burnt-village', space(13, 0), space(19, 3)).chooses('turn.declare', 'action:run');
    const { coins } = scene.legend;
    scene.does('search');
    expect(scene.legend.coins).toBe(coins + 25);
    expect(scene.refusal('turn.act', 'search')).toBe('LEG-6.5');
    const elsewhere = on('burnt-village', space(12, 0), space(19, 3)).chooses('turn.declare', 'action:run');
    expect(elsewhere.can(0)).not.toContain('search');
  });
  const falls = (ground: GroundId, pit: Space, own: boolean): number => {
    const scene = on(ground, pit, space(10, 1), {
      next: function* (t: T): Flow {
        yield* calls(t).stepOn(t, 'hero:steelhorns', { own });
      },
    });
    return 16 - scene.hero().wounds;
  };
  rule('LEG-6.5', 'whoever is thrown into a pit of the cliff loses two wounds', () => {
    const pit = space(1, 3);
    expect(falls('cliff-road', pit, false) - falls('cliff-road', pit, true)).toBe(1);
  });
  rule('LEG-6.5', 'on the circle of stones magic has Sorcery 2', () => {
    const circle = space(10, 2);
    const sorcery = (at: Space): number => {
      const scene = on('standing-stones', space(11, 3), space(0, 3));
      const { state } = scene;
      const sorcerer = foe(state, 'sorcerer', at);
      return opened(state, sorcerer.id, { target: space(11, 3), by: 'activation' }).sorcery;
    };
    expect(sorcery(circle) - sorcery(space(11, 2))).toBe(2);
  });
  rule('LEG-6.5', 'a night camp: two dice for the ambush', () => {
    const [camp] = grounds.filter(({ board }) => board === 'night-camp');
    const scene = road({
      position: { at: 'ground' },
      draws: { ground: [camp] },
      dice: [SURGE, BLANK],
      next: function* (t) {
        meet(t, 'road-thieves');
      },
    });
    expect(scene.outdoors.ambush).toBe(true);
  });
  rule('LEG-6.5', 'ice takes a burn token from whoever ends a turn on it', () => {
    const burns = (at: Space): number => {
      const scene = on('frozen-lake', at, space(0, 0), {
        ice: true,
        position: { at: 'turnEnd' },
        set: (_, [hero]) => Object.assign(hero?.tokens ?? {}, { burn: 2 }),
      });
      return scene.hero().tokens.burn ?? 0;
    };
    expect([burns(space(5, 2)), burns(space(8, 2))]).toEqual([1, 2]);
    const scene = on('frozen-lake', space(8, 0), space(5, 3), {
      ice: true,
      position: { at: 'overlord' },
      set: state => {
        Object.assign(state, { phase: 'overlord', turn: undefined });
        Object.assign(state.overlord, { step: 2 });
        const [monster] = state.monsters;
        if (!monster) return;
        monster.tokens.burn = 1;
        state.overlord.acting = { monster: monster.id, movement: 0, attacks: 1, fresh: false, cards: [] };
      },
    });
    expect(scene.state.monsters[0]?.tokens.burn ?? 0).toBe(0);
  });
  rule('LEG-6.5', 'who slips beside a crevasse falls in, where the overlord says', () => {
    const slips = (face: number) =>
      on('glacier', space(10, 5), space(6, 3), {
        ice: true,
        dice: [face],
        next: function* (t: T): Flow {
          yield* calls(t).stepOn(t, 'hero:steelhorns', { own: true });
        },
      });
    expect(slips(SURGE).hero().at).toBe(space(11, 4));
    expect(slips(BLANK).hero().at).toBe(space(10, 5));
  });
  rule('LEG-6.5', 'but not onto anybody who lies in it already', () => {
    const scene = on('glacier', space(10, 5), space(6, 3), {
      ice: true,
      dice: [SURGE],
      set: (_, heroes) => {
        const [, friend] = heroes;
        if (friend) friend.at = space(11, 4);
      },
      next: function* (t: T): Flow {
        yield* calls(t).stepOn(t, 'hero:steelhorns', { own: true });
      },
    });
    expect(scene.hero().at).toBe(space(10, 5));
  });
});
