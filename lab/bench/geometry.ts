// How fast maps answer, beside the plain versions of the same questions that the tests check them against.

import { Chance, newChance } from '@veillee/kernel';
import { type Door, edge, type GridMap, gridMap, type Space, space } from '@veillee/pieces/geometry';
import { plainAdjacent, plainCosts, plainSees, type Scenery } from '../../pieces/test/geometry/plain.ts';
import { median, rounded } from '../numbers.ts';
import { processorMicros } from './processor.ts';

const STREAM = 'bench';
const BLOCKS = 7;
const [WIDE, HIGH] = [30, 20];

/** How many times `benchGeometry` reports progress. */
export const GEOMETRY_STEPS = 6;

export interface GeometryBench {
  readonly map: { readonly squares: number; readonly doors: number; readonly figures: number };
  /** Microseconds for one answer, and for the same from the plain version. */
  readonly answers: readonly { readonly what: string; readonly micros: number; readonly plainMicros?: number }[];
}

/** A dungeon of six rooms of 9 by 9 squares behind walls, joined by doors, with rubble and twenty figures. */
function dungeon(chance: Chance): Scenery {
  const spaces: Space[] = [];
  for (let y = 0; y < HIGH; y++) for (let x = 0; x < WIDE; x++) spaces.push(space(x, y));
  const upright = [9, 19].flatMap(x => Array.from({ length: HIGH }, (_, y) => edge(space(x, y), space(x + 1, y))));
  const lying = Array.from({ length: WIDE }, (_, x) => edge(space(x, 9), space(x, 10)));
  const isDoor = (n: number): boolean => n % 10 === 4 || n % 10 === 5;
  const doorsOf = (lines: typeof lying, name: string) =>
    lines.flatMap((line, n) => (isDoor(n) ? [[`door:${name}-${Math.floor(n / 10)}` as Door, line] as const] : []));
  const doors: Scenery['plan']['doors'] = {};
  for (const [name, line] of [...doorsOf(upright, 'east'), ...doorsOf(lying, 'south')])
    doors[name] = [...(doors[name] ?? []), line];
  const some = (): Space[] => Array.from({ length: 20 }, () => chance.pick(spaces, STREAM));
  return {
    plan: {
      spaces,
      walls: [...upright, ...lying].filter((_, n) => !isDoor(n)),
      doors,
      corners: 'free',
      pinch: 'blocks',
    },
    moment: { closed: (Object.keys(doors) as Door[]).slice(0, 2), opaque: [...new Set(some())] },
    figures: [...new Set(some())],
  };
}

export function benchGeometry(onProgress: (by: number) => void): GeometryBench {
  const chance = new Chance(newChance('bench/geometry'));
  const scene = dungeon(chance);
  const ground = gridMap(scene.plan);
  const map = ground.when(scene.moment);
  const figures = map.marks(scene.figures);
  const pairs = Array.from({ length: 4096 }, () => [chance.pick(map.places, STREAM), chance.pick(map.places, STREAM)]);
  const pair = (n: number) => pairs[n % pairs.length] as [Space, Space];
  const table = map.costs().forbid(...scene.moment.opaque, ...scene.figures);
  const isStep = plainAdjacent(scene);
  const barred = new Set([...scene.moment.opaque, ...scene.figures]);
  const closed = Object.keys(scene.plan.doors) as Door[];
  /** As playouts ask: a door has opened or closed, and then a few questions. */
  const afterDoor = (n: number): GridMap =>
    ground.when({ closed: closed.slice(0, n % closed.length), opaque: scene.moment.opaque });

  const measured = <T>(
    what: string,
    times: number,
    ask: (n: number) => T,
    plainTimes = 0,
    plain?: (n: number) => T,
  ) => {
    const micros = microsOf(times, ask);
    const result = { what, micros, ...(plain && { plainMicros: microsOf(plainTimes, plain) }) };
    onProgress(1);
    return result;
  };
  const answers = [
    measured(
      'sight between two squares, twenty figures about',
      40_000,
      n => map.sees(...pair(n), figures),
      60,
      n => plainSees(scene, ...pair(n), scene.figures),
    ),
    measured('sight, figures given as a list of keys', 10_000, n => map.sees(...pair(n), scene.figures)),
    measured('sight, on the map of a moment that is looked up first', 10_000, n =>
      afterDoor(n).sees(...pair(n), figures),
    ),
    measured(
      'reach of 5 from a square, costs in a table',
      2000,
      n => map.reach(pair(n)[0], { cost: table, limit: 5 }).places.length,
      1,
      n => {
        const near = map.places.filter(place => map.distance(place, pair(n)[0]) <= 5);
        return plainCosts(near, pair(n)[0], (a, b) => (barred.has(b) || !isStep(a, b) ? Number.POSITIVE_INFINITY : 1))
          .size;
      },
    ),
    measured('reach of the whole map, costs from a function', 300, n => {
      return map.reach(pair(n)[0], { cost: to => (barred.has(to) ? Number.POSITIVE_INFINITY : 1) }).places.length;
    }),
    measured('reach of 4 of a figure of 2x3', 1000, n => {
      const { places } = map.large('2x3');
      return map.large('2x3').reach(places[n % places.length] ?? 'base:0,0/2x3', { limit: 4 }).places.length;
    }),
  ];
  return {
    map: { squares: map.places.length, doors: closed.length, figures: scene.figures.length },
    answers,
  };
}

/** Of one question, on average. */
function microsOf(times: number, ask: (n: number) => unknown): number {
  const micros: number[] = [];
  for (let block = -1; block < BLOCKS; block++) {
    const began = processorMicros();
    for (let n = 0; n < times; n++) ask(n + (block + 1) * times);
    // The first block only warms up.
    if (block >= 0) micros.push((processorMicros() - began) / times);
  }
  return rounded(median(micros));
}
