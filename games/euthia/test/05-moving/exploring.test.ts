// EUT-5: the map that grows, Special tiles.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { centreOf, hexesOf, originsBeside } from '../../content/lattice.ts';
import { territoryRow } from '../../content/territory.ts';
import type { TileId } from '../../content/vocabulary.ts';
import { tileBearing } from '../../rules/bearings.ts';
import { allSpaces, emptyBeside, isOpen, powersAt, spacesBeside } from '../../rules/land.ts';
import { landingsWithin, revealsAt } from '../../rules/walks.ts';
import { on, PLAIN, ring } from '../places.ts';
import { at, BESIDE, CHAPEL, lays, marks, scene, stands } from '../scene.ts';

const TOWERS = centreOf(hex(1, 1));

test('which way a tile lies is told by angles as they are on the map, where rows are closer than columns', () => {
  const ways = [
    [2, -1],
    [3, -1],
    [3, -2],
    [0, -3],
    [1, -3],
    [-3, 1],
  ] as const;
  expect(ways.map(([q, r]) => tileBearing(CHAPEL, hex(q, r)).text)).toEqual([
    'bearing.ne', // 30 degrees
    'bearing.e', // 19
    'bearing.ne', // 41
    'bearing.nw', // 120
    'bearing.n', // 101
    'bearing.w', // 199
  ]);
});

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

rule('EUT-5.13', 'R10: who dies of a tile leaves the other places empty', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.territory = ['ch2-other-1', 'ch3-fixed-2', 'ch1-other-9'];
      if (hero) Object.assign(hero, { health: 2, movement: 1, reputation: 5 });
    },
  });
  play.does('walk:hex:0,1', 'place:-1,2');
  expect(play.hero()).toMatchObject({ at: CHAPEL, reputation: 3 });
  expect(Object.keys(play.state.map).length).toBe(2);
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

rule('EUT-5.19', 'a limit of the map counts spaces from the start: the last that is within may be laid (R12)', () => {
  const { state } = on([['ch1-fixed-1', 1, 1]], () => {}, { options: { mapLimit: 3 } });
  const far = emptyBeside(state, at(2, 1));
  expect(far).not.toContain('hex:2,2'); // four away
  expect(far).toContain('hex:3,0');
  const { state: open } = on([['ch1-fixed-1', 1, 1]], () => {});
  expect(emptyBeside(open, at(2, 1))).toContain('hex:2,2');
});

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
