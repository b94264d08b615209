// Hexagons drawn with letters, and sight over them.

import { describe, expect, test } from 'vitest';
import { axialOf, drawnHexes, type Hex, hex, hexDistance, hexesAround, hexMap } from '../../geometry/index.ts';

const FIELD = ['.....', '.....', '.....', '.....', '.....'];
const field = hexMap({ hexes: [...drawnHexes(FIELD).keys()] });

describe('a drawing of hexagons', () => {
  test('every other row lies half a hexagon to the right: letters that touch on the page touch on the map', () => {
    const drawing = drawnHexes(['ab#', 'cd', 'e f']);
    expect([...drawing]).toEqual([
      ['hex:0,0', 'a'],
      ['hex:1,0', 'b'],
      ['hex:0,1', 'c'],
      ['hex:1,1', 'd'],
      ['hex:-1,2', 'e'],
      ['hex:1,2', 'f'],
    ]);
    expect(hexesAround('hex:0,1').filter(at => drawing.has(at))).toEqual(['hex:1,1', 'hex:-1,2', 'hex:0,0', 'hex:1,0']);
  });
});

describe('sight over hexagons', () => {
  test('over open ground everybody sees everything, and one sees back', () => {
    for (const from of field.places) expect(field.seen(from)).toEqual(field.places);
  });

  test('what is opaque hides what lies behind it, not itself, and not what lies beside the line', () => {
    const wood = new Set<Hex>(['hex:1,0']);
    expect(field.sees('hex:0,0', 'hex:1,0', wood)).toBe(true);
    expect(field.sees('hex:0,0', 'hex:2,0', wood)).toBe(false);
    expect(field.sees('hex:1,0', 'hex:2,0', wood)).toBe(true);
    expect(field.sees('hex:0,1', 'hex:3,1', wood)).toBe(true);
    expect(field.seen('hex:0,0', wood)).not.toContain('hex:3,0');
  });

  test('a line along the side between two hexagons is barred only if both are', () => {
    // From hex:0,0 to hex:1,1 it runs between hex:1,0 and hex:0,1.
    expect(field.sees('hex:0,0', 'hex:1,1', new Set(['hex:1,0']))).toBe(true);
    expect(field.sees('hex:0,0', 'hex:1,1', new Set(['hex:0,1']))).toBe(true);
    expect(field.sees('hex:0,0', 'hex:1,1', new Set<Hex>(['hex:1,0', 'hex:0,1']))).toBe(false);
  });

  test('holes of the map are opaque; a wall bars whatever crosses it', () => {
    const broken = hexMap({ hexes: [...drawnHexes(['.#.', '...']).keys()] });
    expect(broken.sees('hex:0,0', 'hex:2,0')).toBe(false);
    expect(broken.sees('hex:0,1', 'hex:2,1')).toBe(true);
    const walled = hexMap({ hexes: field.places, walls: [['hex:1,0', 'hex:2,0']] });
    expect(walled.sees('hex:0,0', 'hex:3,0')).toBe(false);
    expect(walled.sees('hex:0,0', 'hex:1,0')).toBe(true);
    expect(walled.sees('hex:0,1', 'hex:3,1')).toBe(true);
    expect(field.sees('hex:0,0', 'hex:9,9')).toBe(false);
  });

  test('whatever stands where: one sees whoever sees one, and the same in a mirror', () => {
    const mirror = (at: Hex): Hex => {
      const { q, r } = axialOf(at);
      return hex(-q - r, r);
    };
    const both = hexMap({ hexes: [...new Set(field.places.flatMap(at => [at, mirror(at)]))] });
    for (let n = 0; n < 60; n++) {
      const opaque = new Set(both.places.filter((_, i) => (i * 7919 + n * 104_729) % 5 === 0));
      const mirrored = new Set([...opaque].map(mirror));
      const from = both.places[(n * 13) % both.places.length] as Hex;
      for (const to of both.places) {
        const sees = both.sees(from, to, opaque);
        expect(both.sees(to, from, opaque), `${from} ${to}`).toBe(sees);
        expect(both.sees(mirror(from), mirror(to), mirrored), `${from} ${to}`).toBe(sees);
        if (hexDistance(from, to) <= 1) expect(sees).toBe(true);
      }
    }
  });
});
