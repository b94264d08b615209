// DES-51: boulder.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Edge, edge, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { climbsOf } from '../../rules/hero/movement.ts';
import { invariants } from '../../rules/invariants.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { climbs, goals } from '../../rules/overlord/treading.ts';
import type { State } from '../../rules/state.ts';
import { kill } from '../../rules/wounds.ts';
import { groundSeen } from '../../table/dungeon/ground.ts';
import { bothAreas, lies, pits, ROLLS, rolling, stone, WEST } from '../boulders.ts';
import { RED, YELLOW } from '../faces.ts';
import { named, quest } from '../guide.ts';
import { begun, lay, put, scene } from '../scene.ts';

rule('DES-51.1', 'it lies on four spaces, which nobody sees past, walks into or strikes over', () => {
  const state = begun();
  expect(sees(groundNow(state), space(3, 9), space(7, 9))).toBe(true);
  const beastman = put(state, 'beastman', space(7, 9));
  const walks = () => goals({ ...treadOf(state, beastman), enemies: new Set() }, space(7, 9), 12).map(({ to }) => to);
  expect(walks()).toContain(space(3, 9));
  state.board.boulders = [stone(base(5, 9, 2, 2))];
  expect(sees(groundNow(state), space(3, 9), space(7, 9))).toBe(false);
  // Not into it, from the side or over its corner; and nobody is beside whoever stands on its other side.
  expect(walks()).toEqual([space(7, 10)]);
  for (const at of spacesOf(base(5, 9, 2, 2))) expect(groundNow(state).open.neighbours(at), at).toEqual([]);
  expect(groundNow(state).terrain.get(space(6, 10))).toBe('boulder');
  state.board.boulders = [stone(base(4, 9, 2, 2))];
  expect(groundNow(state).terrain.get(space(6, 10))).toBeUndefined();
});

rule(
  ['DES-51.2', 'DRF-8.23', 'EX-35'],
  'as far as the ranges of a red and a yellow die say, over a beastman and a hero',
  () => {
    const play = rolling([stone(WEST)], ROLLS[4], (state, [hero]) => {
      if (hero) hero.at = space(5, 10);
      put(state, 'beastman', space(4, 9));
      put(state, 'beastman', space(7, 9));
    });
    expect(lies(play)).toEqual([base(5, 9, 2, 2)]);
    expect(play.state.monsters.map(({ at }) => at)).toEqual([space(7, 9)]);
    expect([play.hero(0).at, play.hero(0).feats.deaths, play.hero(1).at]).toEqual([undefined, 1, space(2, 12)]);
    expect(invariants(play.state)).toEqual([]);
  },
);

rule('DES-51.2', 'each has its own roll, in the order that the overlord likes; one that is still does not roll', () => {
  const [one, other] = [stone(WEST), stone(base(15, 9, 2, 2), 'w')];
  const set = (state: State): void => {
    bothAreas(state);
    state.board.boulders?.push(stone(base(12, 5, 2, 2), 's', { still: true }));
  };
  const play = rolling([one, other], [...ROLLS[2], ...ROLLS[5]], set);
  const seat = play.overlordSeat;
  expect([play.asked(seat), play.can(seat)]).toEqual(['ask.boulder', [`roll:${one.id}`, `roll:${other.id}`]]);
  play.answers(seat, `roll:${other.id}`);
  expect(lies(play)).toEqual([base(6, 9, 2, 2), base(13, 9, 2, 2), base(12, 5, 2, 2)]);
  // What each side sees of them is the same.
  const shown = play.seat(0).view();
  expect(shown.board.boulders).toEqual(play.seat(seat).view().board.boulders);
  // The page walls them in as the rules do (DES-51.1).
  expect(groundSeen(shown).open.neighbours(space(6, 9))).toEqual([]);
});

rule(['DES-51.3', 'DES-80.2'], 'neither wounds, armour nor Undying help, nor size', () => {
  const play = rolling([stone(WEST)], [...ROLLS[4], 5, 5, 5], state => {
    put(state, 'skeleton', space(3, 9), 'master');
    put(state, 'skeleton', space(4, 9), 'master');
    put(state, 'ogre', base(6, 9, 2, 2), 'master');
  });
  expect(play.state.monsters).toEqual([]);
  expect(play.log.filter(text => text.startsWith('log.undying'))).toEqual([]);
});

rule(['DES-51.4', 'DRF-8.23', 'DES-44.4'], 'rubble is gone where it rolls, mud and lava stay', () => {
  const play = rolling([stone(WEST)], ROLLS[3], state => {
    state.board.terrain[space(4, 9)] = 'rubble';
    state.board.terrain[space(6, 9)] = 'rubble';
    state.board.terrain[space(3, 9)] = 'mud';
    state.board.terrain[space(3, 10)] = 'lava';
  });
  expect(lies(play)).toEqual([base(4, 9, 2, 2)]);
  const { terrain } = groundNow(play.state);
  expect([4, 6, 3].map(x => terrain.get(space(x, 9)))).toEqual(['boulder', 'rubble', 'mud']);
  expect([terrain.get(space(3, 10)), play.state.board.terrain[space(4, 9)]]).toEqual(['lava', 'none']);
});

rule('DES-51.5', 'it rolls over four spaces of water, and comes to rest on it', () => {
  const water = [3, 4, 5].flatMap(x => [space(x, 9), space(x, 10)]);
  const play = rolling([stone(WEST)], ROLLS[3], state => {
    for (const at of water) state.board.terrain[at] = 'water';
  });
  expect(lies(play)).toEqual([base(4, 9, 2, 2)]);
  expect(water.map(at => groundNow(play.state).below.terrain.get(at))).toEqual(water.map(() => 'water'));
});

rule(['DES-51.6', 'DES-52.3'], 'a wall, or a shut door, breaks it; an open one lets it through', () => {
  const wall = rolling([stone(base(2, 9, 2, 2), 'w')], ROLLS[4]);
  expect([lies(wall), wall.log.includes('log.boulder.breaks.wall')]).toEqual([[], true]);
  const shut = rolling([stone(base(4, 9, 2, 2))], ROLLS[3], state => {
    bothAreas(state);
    state.board.open = [];
  });
  expect(lies(shut)).toEqual([]);
  const open = rolling([stone(base(4, 9, 2, 2))], ROLLS[3], bothAreas);
  expect(lies(open)).toEqual([base(7, 9, 2, 2)]);
  // With half of it against the corner of a wall it breaks as well.
  expect(lies(rolling([stone(base(3, 8, 2, 2))], ROLLS[2]))).toEqual([]);
});

rule(
  ['DES-51.6', 'DES-50.1'],
  'a crushing wall along its way breaks it, between its halves as well as before them',
  () => {
    const met = (line: Edge) =>
      lies(
        rolling([stone(WEST)], ROLLS[4], state => {
          state.board.crushingWalls = [{ id: 'crushing-wall:met', lines: [line], direction: 'n', still: true }];
        }),
      );
    const [ahead, between, aside] = [
      edge(space(4, 9), space(5, 9)),
      edge(space(4, 9), space(4, 10)),
      edge(space(4, 10), space(4, 11)),
    ];
    expect([met(ahead), met(between), met(aside)]).toEqual([[], [], [base(5, 9, 2, 2)]]);
  },
);

rule('DES-51.6', 'of two that meet, the one that moves breaks', () => {
  const play = rolling([stone(base(5, 9, 2, 2), 'e', { still: true }), stone(WEST)], ROLLS[5]);
  expect([lies(play), play.log.includes('log.boulder.breaks.boulder')]).toEqual([[base(5, 9, 2, 2)], true]);
});

rule(
  ['DES-51.7', 'DRF-8.23'],
  'over three spaces of pit it rolls on; into four it falls, and kills whoever is under it',
  () => {
    const four = spacesOf(base(4, 9, 2, 2));
    const over = rolling([stone(WEST)], ROLLS[3], (state, [hero]) => {
      pits(...four.slice(1))(state);
      if (hero) hero.at = space(5, 9);
    });
    expect([lies(over), over.hero(0).at]).toEqual([[base(4, 9, 2, 2)], space(5, 9)]);
    const falls = rolling([stone(WEST)], ROLLS[5], (state, [hero, other]) => {
      pits(...four, space(6, 9))(state);
      if (hero && other) [hero.at, other.at] = [space(5, 9), space(6, 9)];
      put(state, 'beastman', space(4, 10));
    });
    expect([lies(falls), falls.hero(0).at, falls.hero(1).at]).toEqual([[], undefined, space(6, 9)]);
    expect([falls.state.monsters, falls.log.includes('log.boulder.falls')]).toEqual([[], true]);
  },
);

rule('DES-51.8', 'whoever is in a pit below it is safe, and climbs out beside it, not onto it', () => {
  const play = rolling([stone(WEST)], ROLLS[3], (state, [hero]) => {
    pits(space(4, 9), space(4, 10))(state);
    if (hero) hero.at = space(4, 9);
    put(state, 'beastman', space(4, 10));
  });
  expect([lies(play), play.hero(0).at, play.under()]).toEqual([[base(4, 9, 2, 2)], space(4, 9), [space(4, 10)]]);
  expect(invariants(play.state)).toEqual([]);
  const out = [...climbsOf(play.state, play.hero(0)).to].sort();
  // The pit is x = 4, the boulder lies on x = 4 and 5.
  expect(out).toEqual([space(3, 8), space(3, 9), space(3, 10), space(3, 11), space(4, 8), space(4, 11)].sort());
  expect(climbs(treadOf(play.state, play.monster()), space(4, 10), false).sort()).toEqual(
    expect.arrayContaining([space(3, 9)]),
  );
  expect(climbs(treadOf(play.state, play.monster()), space(4, 10), false)).not.toContain(space(5, 10));
  // Nobody else comes down to them, or sees them past the stone.
  const { sight, open } = groundNow(play.state);
  expect([open.adjacent(space(3, 9), space(4, 9)), sight.sees(space(3, 9), space(4, 9))]).toEqual([false, false]);
  expect(open.adjacent(space(4, 9), space(4, 10))).toBe(true);
});

rule(
  ['DES-51.9', 'DES-35.9'],
  'tokens and familiars are left alone, and a familiar walks on from the top of it',
  () => {
    const play = rolling([stone(WEST)], ROLLS[3], (state, [hero]) => {
      lay(state, { kind: 'money' }, space(4, 9));
      if (hero) state.companions = [{ id: 'boggs', owner: hero.id, at: space(5, 9), carries: [] }];
    });
    expect(play.state.board.markers.map(({ kind, at }) => [kind, at])).toContainEqual(['money', space(4, 9)]);
    expect(play.state.companions.map(({ at }) => at)).toEqual([space(5, 9)]);
    const walking = scene({
      position: { at: 'turnEnd' },
      set: (state, [hero]) => {
        state.board.boulders = [stone(base(4, 9, 2, 2))];
        if (hero) state.companions = [{ id: 'boggs', owner: hero.id, at: space(5, 9), carries: [] }];
      },
    });
    expect(walking.asked()).toBe('familiar.act');
    expect(walking.can()).toEqual(expect.arrayContaining(['walk:space:3,9', 'walk:space:6,9', 'walk:space:4,10']));
  },
);

rule(['DES-51.9', 'DES-102.4'], 'flyers are killed, over a pit too, and neither cross it nor stop on it', () => {
  const play = rolling([stone(WEST)], ROLLS[3], state => {
    pits(space(4, 9))(state);
    put(state, 'razorwing', space(4, 9));
    put(state, 'razorwing', space(7, 9));
  });
  expect(play.state.monsters.map(({ at }) => at)).toEqual([space(7, 9)]);
  const tread = { ...treadOf(play.state, play.monster()), enemies: new Set<Space>() };
  expect(
    goals(tread, space(7, 9), 12)
      .map(({ to }) => to)
      .sort(),
  ).toEqual([space(6, 10), space(6, 9), space(7, 10)].sort());
});

rule('DES-51.10', 'a miss on the red die is range 0, and the yellow die counts', () => {
  expect(lies(rolling([stone(WEST)], [RED.miss, YELLOW.three]))).toEqual([base(4, 9, 2, 2)]);
  expect(lies(rolling([stone(WEST)], [RED.four, YELLOW.three]))).toEqual([base(4, 9, 2, 2)]);
});

rule(['DES-51.1', 'DES-14.1'], 'nothing is spawned where one lies', () => {
  const state = begun();
  bothAreas(state);
  const [one, other] = state.heroes;
  if (one && other) [one.at, other.at] = [space(1, 12), space(2, 12)];
  const under = spacesOf(base(12, 5, 2, 2));
  const free = () => spawnSites(state, '1x1').filter(at => under.includes(at as Space)).length;
  expect(free()).toBe(4);
  state.board.boulders = [stone(base(12, 5, 2, 2))];
  expect(free()).toBe(0);
});

rule(['DES-51.1', 'DES-32.16'], 'whoever comes back by a glyph under it comes out beside it (R7)', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = undefined;
      const [, other] = state.heroes;
      if (other) other.at = space(1, 13);
      state.board.boulders = [stone(base(2, 9, 2, 2))];
    },
  }).does('action:run', 'glyph:marker:glyph#0');
  expect(play.asked()).toBe('turn.landing');
  const around = [space(1, 9), space(1, 10), space(1, 11), space(2, 11), space(3, 11)];
  expect(play.can()).toEqual(expect.arrayContaining(around.map(at => `glyph:${at}`)));
  for (const key of play.can()) expect(spacesOf(base(2, 9, 2, 2)).map(at => `glyph:${at}`)).not.toContain(key);
  expect(play.can()).not.toContain(`glyph:${space(6, 9)}`);
});

rule(['DES-51.3', 'DES-26.8'], 'what somebody under it bore for the quest comes to lie beside it (R99)', () => {
  const HERE = space(1, 12);
  const under = base(1, 12, 2, 2);
  const play = quest('life-or-death', {
    quiet: true,
    *next(t) {
      const [hero] = t.state.heroes;
      if (!hero) return;
      Object.assign(hero, { at: HERE, objects: ['moonwort'] });
      t.state.board.boulders = [stone(under)];
      yield* kill(t, hero.id, { kind: 'trap', what: 'boulder' });
    },
  });
  const { at } = named(play.state, 'moonwort');
  expect(spacesOf(under)).not.toContain(at);
  expect(groundNow(play.state).open.bare.distance(HERE, at)).toBeLessThanOrEqual(2);
});

rule(['DES-51.3', 'DES-18.11'], 'a large monster is killed by whatever part of its base is in the way', () => {
  const play = rolling([stone(WEST)], ROLLS[2], state => void put(state, 'ogre', base(3, 8, 2, 2)));
  expect([lies(play), play.state.monsters]).toEqual([[base(3, 9, 2, 2)], []]);
});
