// Maps laid out of tiles.

import { describe, expect, test } from 'vitest';
import {
  drawn,
  drawnRooms,
  edge,
  type GridTile,
  gridMap,
  hex,
  hexesAround,
  hexMap,
  kept,
  laidGrid,
  laidHexes,
  space,
} from '../../geometry/index.ts';

const corridor: GridTile = {
  id: 'corridor',
  spaces: [space(0, 0), space(1, 0), space(2, 0)],
  openings: [
    { at: space(0, 0), side: 'west' },
    { at: space(2, 0), side: 'east' },
  ],
};

describe('tiles of squares', () => {
  test('are rooms of their own, joined where two openings meet (DES-2.6, ruling 9.38)', () => {
    const joined = gridMap(
      laidGrid([
        { tile: corridor, at: space(0, 0) },
        { tile: corridor, at: space(3, 0) },
      ]),
    );
    expect(joined.stepsBetween(space(0, 0), space(5, 0))).toBe(5);
    expect(joined.sees(space(0, 0), space(5, 0))).toBe(true);
    const beside = gridMap(
      laidGrid([
        { tile: corridor, at: space(0, 0) },
        { tile: corridor, at: space(0, 1) },
      ]),
    );
    expect(beside.regions()).toHaveLength(2);
    expect(beside.sees(space(1, 0), space(1, 1))).toBe(false);
  });

  test('are turned clockwise, openings and walls with them', () => {
    const turned = laidGrid([
      { tile: corridor, at: space(0, 0), turns: 1 },
      { tile: corridor, at: space(0, 3), turns: 3 },
      { tile: { ...corridor, walls: ['edge:0,0/1,0'] }, at: space(1, 0), turns: -1 },
    ]);
    const map = gridMap(turned);
    expect(map.stepsBetween(space(0, 0), space(0, 5))).toBe(5);
    expect(turned.tileOf.get(space(0, 4))).toBe(1);
    // Turned to the left, what was the first square is the lowest.
    expect(map.regions().map(region => region.length)).toEqual([6, 2, 1]);
    expect(map.connected(space(1, 0), space(1, 1))).toBe(true);
  });

  test('do not lie over one another', () => {
    const twice = [0, 2].map(x => ({ tile: corridor, at: space(x, 0) }));
    expect(() => laidGrid(twice)).toThrow('corridor lies over another tile on space:2,0');
  });
});

describe('tiles of hexagons', () => {
  const territory = { id: 'territory', hexes: [hex(0, 0), hex(1, 0), hex(0, 1)] };

  test('with one orientation fill the plane (EUT-5.2, EUT-5.3)', () => {
    const around = [hex(0, 0), hex(1, 1), hex(-1, -1), hex(2, -1), hex(-2, 1), hex(1, -2), hex(-1, 2)];
    const laid = laidHexes(around.map(at => ({ tile: territory, at })));
    expect(laid.size).toBe(21);
    const map = hexMap({ hexes: [...laid.keys()] });
    for (const inner of territory.hexes) {
      expect(map.neighbours(inner)).toHaveLength(6);
      expect(new Set([inner, ...hexesAround(inner)].map(one => laid.get(one))).size).toBe(4);
    }
  });

  test('are turned about their origin by sixths, and come round again', () => {
    const turned = (turns: number) => [...laidHexes([{ tile: territory, at: hex(2, 2), turns }]).keys()];
    expect(turned(1)).toEqual([hex(2, 2), hex(2, 3), hex(1, 3)]);
    expect(turned(6)).toEqual(turned(0));
    expect(turned(-1)).toEqual(turned(5));
    const pair = [0, 1].map(turns => ({ tile: territory, at: hex(0, 0), turns }));
    expect(() => laidHexes(pair)).toThrow('territory lies over another tile');
  });
});

test('a drawing shows its letters by square', () => {
  expect([...drawn(['#0#', '#11'])]).toEqual([
    [space(1, 0), '0'],
    [space(1, 1), '1'],
    [space(2, 1), '1'],
  ]);
});

test('rooms are drawn by their letters: their squares, the lines on which one enters, and the squares in front', () => {
  const [room, other] = drawnRooms(['aa#', '#a.', 'b..'], 'ab');
  expect(room).toEqual({
    id: 'a',
    spaces: [space(0, 0), space(1, 0), space(1, 1)],
    doorway: [edge(space(1, 1), space(2, 1)), edge(space(1, 1), space(1, 2))],
    outside: [space(2, 1), space(1, 2)],
  });
  expect(other?.outside).toEqual([space(1, 2)]);
});

test('maps that are kept are made once, the oldest given up first', () => {
  let made = 0;
  const map = kept((key: string) => ({ key, number: ++made }), 2);
  expect([map('a'), map('b'), map('a')].map(({ number }) => number)).toEqual([1, 2, 1]);
  map('c');
  expect(map('b').number).toBe(2);
  expect(map('a').number).toBe(4);
});
