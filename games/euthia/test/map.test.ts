// EUT-5, EUT-6: walking, the map that grows, Special tiles, teleportation, Portals, Monsters and Powers.

import { type Decision, refusedOf, type Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { hex, hexesAround } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { centreOf, hexesOf, originsAround, originsBeside } from '../content/lattice.ts';
import { territoryRow } from '../content/territory.ts';
import type { TileId } from '../content/vocabulary.ts';
import { farKey } from '../rules/keys.ts';
import {
  allSpaces,
  distance,
  emptyBeside,
  isLiberated,
  isOnMap,
  isOpen,
  monsterAt,
  powersAt,
  spacesBeside,
} from '../rules/land.ts';
import { burnable, landingsWithin, revealsAt, walksOf } from '../rules/walks.ts';
import { BESIDE, CHAPEL, lays, marks, scene, stands } from './scene.ts';

const TOWERS = centreOf(hex(1, 1));
/** Origins around the Chapel's tile. */
const AROUND = originsAround(hex(0, 0));
const ring = (tile: (n: number) => TileId): [TileId, number, number][] =>
  AROUND.map((origin, n) => {
    const [q, r] = origin.slice(4).split(',').map(Number) as [number, number];
    return [tile(n), q, r];
  });
/** Harmless tiles all around. */
const PLAIN: readonly TileId[] = [
  'ch3-scenario-1',
  'ch3-scenario-2',
  'ch2-scenario-1',
  'ch2-scenario-2',
  'ch1-encounter-1',
  'ch4-scenario-1',
];

rule(
  ['EUT-5.1', 'EUT-5.2', 'EUT-5.3', 'EUT-5.22', 'EUT-5.24'],
  'hexes touch by their sides, three make a tile, the centre touches its own three alone',
  () => {
    const { state } = scene();
    expect(spacesBeside(state, CHAPEL)).toEqual([...hexesOf(hex(0, 0))]);
    expect([...spacesBeside(state, hex(0, 0))].sort()).toEqual([CHAPEL, hex(0, 1), hex(1, 0)].sort());
    for (const at of hexesOf(hex(0, 0))) expect(originsBeside(at).length).toBe(3);
    lays(
      state,
      ring(n => PLAIN[n] as TileId),
    );
    for (const at of hexesOf(hex(0, 0))) expect(hexesAround(at).every(next => isOnMap(state, next))).toBe(true);
  },
);

rule('EUT-5.4', 'a tile shows its Chapter on the back: everybody sees that of the next one', () => {
  const play = scene();
  const next = play.state.territory.at(-1) as TileId;
  expect(play.seat(1).view()).toMatchObject({
    territory: { count: play.state.territory.length, chapter: territoryRow(next).chapter },
  });
});

rule(
  ['EUT-5.5', 'EUT-5.7', 'EUT-5.23'],
  'a step costs a point, in and out of a centre too; Heroes stand in nobody’s way',
  () => {
    const play = scene({ set: state => Object.assign(state, { territory: [] }) });
    expect(play.whyNot('walk:hex:0,0')).toEqual(['why.movement', 'EUT-5.5']);
    play.does('burn:trade', 'walk:hex:0,0');
    expect(play.hero()).toMatchObject({ at: 'hex:0,0', movement: 1 });
    play.does(`walk:${CHAPEL}`);
    expect(play.hero()).toMatchObject({ at: CHAPEL, movement: 0 });
    expect(play.hero(1).at).toBe(CHAPEL);
  },
);

rule(['EUT-5.5', 'EUT-4.1'], 'whatever the unused tokens would reach says how many points are missing', () => {
  const play = scene({
    set(state) {
      state.territory = [];
      lays(
        state,
        ring(n => PLAIN[n] as TileId),
      );
    },
  });
  const far = () => {
    const refused = refusedOf(play.table.match.decisions[0] as Decision);
    return refused.flatMap(({ key, on, why }) => (farKey.is(key) ? [{ n: farKey.only(key), on, why }] : []));
  };
  /** Every space that has a cost on the map, and more of it than there are points. */
  const beyond = (has: number) => {
    const walk = walksOf(play.state, play.hero(), CHAPEL, has + burnable(play.state, play.hero()));
    return walk.places.filter(at => walk.cost(at) > Math.max(1, has));
  };
  for (const has of [0, 2]) {
    expect(beyond(has).length).toBeGreaterThan(3);
    expect(
      far()
        .flatMap(({ on = [] }) => on)
        .sort(),
    ).toEqual([...beyond(has)].sort());
    expect(far().map(({ why }) => why)).toEqual(far().map(({ n }) => ({ text: 'why.far', with: { n, has } })));
    if (has === 0) play.does('burn:trade');
  }
});

rule(['EUT-5.5', 'EUT-5.12'], 'whoever does not see the map is told which way each step and each tile lies', () => {
  const play = scene();
  expect(bearings(play, 'do.walk')).toEqual(['nw', 'ne', 's']);
  play.does('burn:trade', 'walk:hex:0,0');
  const around = bearings(play, 'do.place');
  expect([around.length, new Set(around).size]).toEqual([3, 3]);
});

/** The winds that options and refusals of one wording name, in their order. */
function bearings({ table }: ReturnType<typeof scene>, wording: string): string[] {
  const [decision] = table.match.decisions;
  const all = [...(decision?.options ?? []), ...(decision?.refused?.() ?? [])];
  return all
    .filter(({ text }) => text === wording)
    .map(({ with: params = {} }) => (params.way as Text).text.slice('bearing.'.length));
}

rule(
  ['EUT-5.10', 'EUT-5.11', 'EUT-5.12', 'EUT-5.13', 'EUT-5.15', 'EUT-5.35'],
  'EX-04: the first step off the Chapel lays three tiles, the place chosen before each',
  () => {
    const play = scene({
      set: state => {
        const chapter = (n: number) => state.territory.filter(id => territoryRow(id).chapter === n);
        state.territory = [...chapter(2), ...chapter(1).slice(0, 2)];
      },
    });
    const stack = [...play.state.territory];
    play.does('burn:trade', 'walk:hex:0,0');
    const laid: TileId[] = [];
    for (const left of [3, 2]) {
      expect(play.asked()).toBe('reveal.ask');
      expect(play.can().length).toBe(left);
      play.does(play.can()[0] ?? '');
      laid.push(stack.at(-1 - laid.length) as TileId);
    }
    // The last place is the only one: it is filled by itself.
    laid.push(stack.at(-3) as TileId);
    expect(laid.map(id => territoryRow(id).chapter)).toEqual([1, 1, 2]);
    expect(Object.keys(play.state.map).length).toBe(4);
    expect(emptyBeside(play.state, hex(0, 0))).toEqual([]);
    expect(play.state.territory.length).toBe(stack.length - 3);
    if (!play.state.combat) expect(play.hero().movement).toBe(1);
  },
);

rule('EUT-5.10', 'EX-05: from there a step onto a new hex lays one tile, onto another of the first tile two', () => {
  const { state } = scene({
    set: state =>
      lays(
        state,
        originsBeside(hex(0, 0)).map((at, n) => [
          PLAIN[n] as TileId,
          ...(at.slice(4).split(',').map(Number) as [number, number]),
        ]),
      ),
  });
  const fresh = spacesBeside(state, hex(0, 0)).filter(at => at !== CHAPEL && !hexesOf(hex(0, 0)).includes(at as never));
  expect(fresh.length).toBe(4);
  expect(fresh.map(at => revealsAt(state, at))).toEqual([1, 1, 1, 1]);
  expect([hex(1, 0), hex(0, 1)].map(at => revealsAt(state, at))).toEqual([2, 2]);
});

rule(['EUT-5.14', 'EUT-5.16'], 'without tiles the map stays open; around a centre nothing is missing', () => {
  const play = scene({ set: state => Object.assign(state, { territory: ['ch1-encounter-1'] }) });
  expect(revealsAt(play.state, CHAPEL)).toBe(0);
  expect(revealsAt(play.state, hex(0, 0))).toBe(1);
  play.does('burn:trade', 'walk:hex:0,0');
  play.does(play.can()[0] ?? '');
  expect([Object.keys(play.state.map).length, play.asked()]).toEqual([2, 'turn.ask']);
});

rule(
  ['EUT-5.17', 'EUT-13.16', 'EUT-13.17', 'EUT-13.18', 'EUT-19.6', 'EUT-19.7', 'EUT-19.8', 'EUT-20.7'],
  'EX-30: an Encounter comes with its cards, by the number of players, and with its Rewards',
  () => {
    const sizes = (heroes: readonly ('ael' | 'dral' | 'keleia' | 'maeldur')[], options = {}) => {
      const { state } = scene({ heroes, options });
      lays(state, [
        ['ch1-encounter-1', 1, 1],
        ['ch3-encounter-1', 2, -1],
      ]);
      return (['hunter', 'witch'] as const).map(id => {
        const { stack = [], faceUp = [], rewards = [] } = state.encounters[id] ?? {};
        return [stack.length + faceUp.length, faceUp.length, rewards.length];
      });
    };
    expect(sizes(['ael', 'dral'])).toEqual([
      [4, 2, 18],
      [4, 2, 7],
    ]);
    expect(sizes(['ael', 'dral', 'keleia'])[0]).toEqual([5, 2, 18]);
    expect(sizes(['ael', 'dral', 'keleia', 'maeldur'])[0]).toEqual([6, 2, 18]);
    expect(sizes(['ael'])).toEqual([
      [3, 2, 18],
      [5, 2, 0],
    ]);
    expect(sizes(['ael', 'dral'], { mode: 'cooperative' })).toEqual([
      [4, 2, 18],
      [4, 2, 0],
    ]);
  },
);

rule(
  ['EUT-5.18', 'EUT-6.13', 'EUT-5.20'],
  'R8: an Elemental that comes to lie beside the Hero works at once, one that was there already does not again',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        lays(state, [['ch3-scenario-1', 1, 1]]);
        state.territory = ['ch2-other-1', 'ch3-other-1', 'ch1-other-9'];
        if (hero) Object.assign(hero, { health: 6, tokens: ['trade'] });
      },
    });
    // ch1-other-9: the Elemental of Fire is its first hex.
    play.does('burn:trade', 'walk:hex:0,1');
    const places = play.can().map(key => key.slice('place:'.length));
    expect(places.length).toBe(2);
    play.does(`place:${places.find(id => id === '-1,2')}`);
    expect(play.hero().health).toBe(4);
    // The other place was filled by itself: another Fire beside the same space changes nothing.
    expect(play.state.map['hex:-2,1']).toBe('ch3-other-1');
    expect(play.asked()).toBe('turn.ask');
  },
);

rule('EUT-5.19', 'R12: a limit of the map, as an option', () => {
  const play = scene({ options: { mapLimit: 1 } });
  expect(revealsAt(play.state, hex(0, 0))).toBe(0);
});

rule(
  ['EUT-5.8', 'EUT-9.1', 'EUT-9.2', 'EUT-6.2', 'EUT-6.15'],
  'who enters a Monster’s space fights at once; without a Combat Action nobody enters',
  () => {
    const set = stands('ch1-fixed-1', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 2 }));
    const play = scene({ set });
    expect(monsterAt(play.state, BESIDE[0])).toBe(1);
    play.does(`walk:${BESIDE[0]}`);
    expect(play.state.combat).toMatchObject({ seat: 0, opponent: { kind: 'monster', level: 1 } });
    expect(play.hero()).toMatchObject({ tokens: ['mining', 'trade'], movement: 1 });
    const weak = scene({
      set: (state, heroes) => {
        set(state, heroes);
        if (heroes[0]) Object.assign(heroes[0], { tokens: ['mining'] });
      },
    });
    expect(weak.whyNot(`walk:${BESIDE[0]}`)).toEqual(['why.action', 'EUT-5.8']);
  },
);

rule(['EUT-5.9', 'EUT-3.8'], 'EX-02: after the fight the point that was left is still there', () => {
  const play = scene({ set: stands('ch1-fixed-1', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 2 })) });
  play.does(`walk:${BESIDE[0]}`);
  const { state } = play;
  expect([state.combat?.at, play.hero().movement]).toEqual([BESIDE[0], 1]);
});

rule(
  ['EUT-6.1', 'EUT-6.3', 'EUT-6.5', 'EUT-6.4'],
  'a token of anybody on it liberates a space, for all and for good',
  () => {
    const { state } = scene({ set: stands('ch1-fixed-1', 1) });
    expect([isLiberated(state, BESIDE[0]), isLiberated(state, BESIDE[1])]).toEqual([false, true]);
    marks(state, BESIDE[0], 'trade', 1);
    expect(isLiberated(state, BESIDE[0])).toBe(true);
  },
);

rule(['EUT-5.21', 'EUT-5.25', 'EUT-5.28'], 'a centre opens when its three hexes are Liberated', () => {
  const set = stands('ch2-fixed-1', 0, (state, [hero]) => {
    marks(state, BESIDE[0], 'trade', 1);
    if (hero) Object.assign(hero, { movement: 2, tokens: ['combat'] });
  });
  const play = scene({ set });
  expect(isOpen(play.state, TOWERS as never)).toBe(false);
  expect(play.whyNot(`walk:${TOWERS}`)).toEqual(['why.closed', 'EUT-5.25']);
  expect(landingsWithin(play.state, play.hero(), 3)).not.toContain(TOWERS);
  marks(play.state, BESIDE[1], 'trade', 1);
  marks(play.state, BESIDE[2], 'trade', 1);
  expect(isOpen(play.state, TOWERS as never)).toBe(true);
});

rule(
  ['EUT-5.26', 'EUT-5.27', 'EUT-5.30', 'EUT-5.31'],
  'EX-06: a Scroll of range 3 reaches a centre whose nearest hex is 2 away',
  () => {
    const FORTRESS = centreOf(hex(1, 1));
    const set = (open: boolean) =>
      stands('ch3-encounter-2', 0, (state, [hero]) => {
        lays(state, [['ch3-scenario-1', -1, 2]]);
        for (const at of open ? BESIDE : BESIDE.slice(1)) marks(state, at, 'hero', 1);
        if (!hero) return;
        hero.at = hex(0, 0);
        hero.tokens = [];
        hero.bags.push({
          kind: 'tile',
          tile: { tile: state.supply['teleport-scroll'].pop() ?? '', engaged: false, gems: [], essences: [] },
        });
      });
    const play = scene({ set: set(true) });
    expect(distance(play.state, hex(0, 0), FORTRESS)).toBe(3);
    const scroll = play.can().find(key => key.startsWith('use:teleport-scroll')) ?? '';
    play.does(scroll, `teleport:${FORTRESS}`);
    expect(play.hero()).toMatchObject({ at: FORTRESS, movement: 0, bags: [] });
    const closed = scene({ set: set(false) });
    closed.does(closed.can().find(key => key.startsWith('use:teleport-scroll')) ?? '');
    expect(closed.can()).not.toContain(`teleport:${FORTRESS}`);
    // Nor onto a Monster without a Combat Action.
    expect(closed.can()).not.toContain(`teleport:${BESIDE[0]}`);
  },
);

rule(['EUT-5.32', 'EUT-5.33', 'EUT-5.29'], 'R13: from Portal to Portal and back, and no third time', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 2, (state, [hero]) => {
      lays(state, [['ch2-other-7', -1, -1]]);
      if (hero) Object.assign(hero, { movement: 1, health: 5 });
    }),
  });
  const other = hex(-1, -1);
  play.does(`portal:${other}`);
  // Beside it lies an Elemental of Fire: arriving is entering.
  expect(play.hero()).toMatchObject({ at: other, health: 3, movement: 1 });
  play.does(`portal:${BESIDE[2]}`);
  expect(play.whyNot(`portal:${other}`)).toEqual(['why.portal', 'EUT-5.33']);
  // In the next turn it works again.
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.can()).toContain(`portal:${other}`);
});

rule(['EUT-6.6', 'EUT-6.9', 'EUT-6.8'], 'EX-07: three Elementals of Water heal 2', () => {
  const play = scene({
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-other-4', 1, 1],
        ['ch3-other-5', -1, 2],
        ['ch2-other-6', -2, 1],
      ]);
      state.territory = [];
      if (hero) Object.assign(hero, { health: 1, movement: 1 });
    },
  });
  // (0,1) touches (1,1), (-1,2) and (-1,1).
  expect(powersAt(play.state, hex(0, 1))).toContain('water');
  play.does('walk:hex:0,1');
  expect(play.hero().health).toBe(3);
});

rule(['EUT-6.7', 'EUT-6.10', 'EUT-6.9'], 'EX-08: Fire burns; Fire with two Waters does nothing', () => {
  const play = scene({
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-other-9', 1, -2],
        ['ch1-fixed-2', 3, -3],
        ['ch5-fixed-2', 2, -4],
      ]);
      marks(state, hex(1, -1), 'interaction', 1);
      state.territory = [];
      if (hero) Object.assign(hero, { health: 4, movement: 2, at: hex(0, 0) });
    },
  });
  expect([powersAt(play.state, hex(1, -1)), powersAt(play.state, hex(2, -2))]).toEqual([['fire'], ['water', 'fire']]);
  play.does('walk:hex:1,-1');
  expect(play.hero().health).toBe(2);
  play.does('walk:hex:2,-2');
  expect(play.hero()).toMatchObject({ at: 'hex:2,-2', health: 2, movement: 0 });
});

rule('EUT-6.11', 'Air and Earth do nothing to whoever enters', () => {
  const play = scene({
    set: stands('ch1-encounter-2', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 1, health: 3 })),
  });
  play.does(`walk:${BESIDE[2]}`);
  expect(play.hero().health).toBe(3);
});

rule(['EUT-6.12', 'EUT-6.14'], 'an Elemental works whoever has Challenged it, and whoever guards a hex', () => {
  const { state } = scene({ set: stands('ch1-other-4', 0) });
  marks(state, BESIDE[0], 'interaction', 0, 1);
  expect(powersAt(state, BESIDE[1])).toEqual(['water']);
});

rule(['EUT-15.18', 'EUT-16.27'], 'EX-21: a Fire Essence on Torpor keeps the Fire off, and engages nothing', () => {
  const play = scene({
    heroes: ['taesiri', 'dral'],
    set: stands(
      'ch1-other-9',
      1,
      (_, [hero]) => hero && Object.assign(hero, { movement: 1, health: 4, stones: [{ essence: 'fire' }] }),
    ),
  });
  play.does('lay:fire:taesiri-torpor', `walk:${BESIDE[0]}`);
  expect(play.hero()).toMatchObject({ at: BESIDE[0], health: 4, stones: [] });
  const torpor = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'taesiri-torpor')?.tile;
  expect(torpor).toMatchObject({ engaged: false, essences: ['fire'] });
});

rule(
  'EUT-5.5',
  'several spaces are walked at once where nothing happens on the way, and no further than to the first event',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        lays(state, [
          ['ch3-scenario-1', 1, 1],
          ['ch1-other-9', 1, -2],
        ]);
        marks(state, hex(1, -1), 'interaction', 1);
        state.territory = [];
        if (hero) Object.assign(hero, { movement: 3, tokens: [] });
      },
    });
    expect(play.can()).toContain(`walk:${BESIDE[0]}`);
    // Behind the hex that burns nothing can be walked to at once.
    expect(play.can()).toContain('walk:hex:1,-1');
    expect(play.can()).not.toContain('walk:hex:1,-2');
    play.does(`walk:${BESIDE[0]}`);
    expect(play.hero()).toMatchObject({ at: BESIDE[0], movement: 1 });
  },
);

test('what was known of spaces as the map grew is what is true of the map as it lies', () => {
  const { state } = scene();
  const known = (map: typeof state.map) =>
    allSpaces(state).map(at => {
      const laid = { ...state, map };
      return [at, spacesBeside(laid, at), emptyBeside(laid, at), powersAt(laid, at)];
    });
  const elements: readonly TileId[] = [
    'ch1-other-9',
    'ch1-other-8',
    'ch1-other-7',
    'ch1-fixed-1',
    'ch1-fixed-2',
    'ch1-fixed-3',
  ];
  for (const laid of ring(n => elements[n] as TileId)) {
    lays(state, [laid]);
    // The same tiles in another order are a map that nobody has asked about.
    const asked = Object.fromEntries(Object.entries(state.map).reverse());
    expect(known(state.map)).toEqual(known(asked));
  }
});
