// A guide as a board: its floor as a grid, its areas, doors and things, and the spaces that a name stands for. Read on the server alone.

import {
  type Door,
  door,
  type Edge,
  edge,
  type GridMap,
  type GridPlan,
  gridMap,
  pointOf,
  type Space,
  space,
} from '@veillee/pieces/geometry';
import { FEWEST_HEROES } from '../heroes.ts';
import { monsterRow } from '../monsters.ts';
import type { FigureSize, MonsterId, Prop } from '../vocabulary.ts';
import { AHEAD, beyond } from './compass.ts';
import type {
  Area,
  DoorSpec,
  FigureSpec,
  GuideRow,
  MarkerSpec,
  Named,
  Side,
  Spot,
  ThingSpec,
  Where,
} from './vocabulary.ts';

/** Characters that mean the same in every quest; letters are the quest's own. */
const ROCK = '#';
const TERRAIN: { readonly [sign: string]: Prop } = {
  '%': 'rubble',
  '~': 'water',
  _: 'pit',
  ';': 'mud',
  '^': 'lava',
  '?': 'fog',
  '!': 'corrupted',
  '-': 'dart-field',
  '/': 'scything-blades',
  '*': 'ice',
  '&': 'tree',
};
const MARKS: { readonly [sign: string]: MarkerSpec } = {
  '@': { glyph: 'active' },
  '+': { glyph: 'inactive' },
  $: { money: true },
};
const isLetter = (sign: string): boolean => /^[A-Za-z]$/.test(sign);
const isDigit = (sign: string): boolean => /^[0-9]$/.test(sign);

export const THING_KINDS = [
  'monster',
  'unique',
  'egg',
  'chest',
  'glyph',
  'money',
  'potion',
  'key',
  'relic',
  'object',
  'encounter',
  'staircase',
  'terrain',
  'prop',
  'familiar',
  'spot',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export interface Thing {
  /** Its letter, sign or id, and what scripts may call it besides. */
  readonly names: readonly string[];
  readonly kind: ThingKind;
  readonly spec: ThingSpec;
  /** All of its base. */
  readonly spaces: readonly Space[];
  readonly area: Area;
  /** With fewer heroes it stays in the box (R96). */
  readonly from: number;
}

export interface QuestDoor extends DoorSpec {
  readonly door: Door;
  readonly edges: readonly Edge[];
  /** The near pair, then the far pair. */
  readonly spaces: readonly Space[];
}

/** A guide of whatever has one. */
type AnyGuide = GuideRow<string>;

export interface QuestBoard<Of extends string = string> {
  readonly guide: GuideRow<Of>;
  /** Its doors open, its first stairs in place. */
  readonly map: GridMap;
  /** The same with stairs that scripts have laid, by their names. */
  readonly mapWith: (laid: readonly string[]) => GridMap;
  /** The same for whoever walks: with magic passages (LEG-5.6). */
  readonly waysWith: (laid: readonly string[]) => GridMap;
  readonly terrain: ReadonlyMap<Space, Prop>;
  readonly areas: ReadonlyMap<Area, readonly Space[]>;
  readonly areaOf: (of: Space) => Area;
  readonly doors: readonly QuestDoor[];
  /** Lines that nobody crosses, besides those round the floor. */
  readonly walls: readonly Edge[];
  readonly things: readonly Thing[];
  readonly thingsNamed: (name: string) => readonly Thing[];
  /** Its doors open, without any stairs. */
  readonly floor: GridMap;
  /**
   * The spaces of a place as it is drawn, or where `now` says that a thing or a figure is; none for `$here`. A name that stands for
   * nothing is undefined.
   */
  readonly spacesOf: (where: Where, now?: PlaceOfName) => readonly Space[] | undefined;
}
export type PlaceOfName = (name: string) => readonly Space[] | undefined;

export const several = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);
export const names = (of: Named | undefined): readonly string[] => (of === undefined ? [] : several(of));

/** The base of a figure as its guide names it, and of a boulder (DES-51.1); markers stand on one space. */
export function sizeOf(spec: ThingSpec, guide: AnyGuide): FigureSize {
  if (isBoulder(spec)) return '2x2';
  if ('egg' in spec) return '1x1';
  const monster = monsterOf(spec, guide);
  return monster ? monsterRow(monster).size : '1x1';
}
export function monsterOf(spec: ThingSpec, guide: AnyGuide): MonsterId | undefined {
  if ('monster' in spec) return spec.monster;
  if ('egg' in spec) return spec.egg;
  return 'unique' in spec ? guide.uniques[spec.unique]?.base : undefined;
}
export const isBoulder = (spec: ThingSpec): boolean => 'prop' in spec && spec.prop === 'boulder';
export type CrushingWallSpec = Extract<MarkerSpec, { readonly prop: 'crushing-wall' }>;
export const isCrushingWall = (spec: ThingSpec): spec is ThingSpec & CrushingWallSpec =>
  'prop' in spec && spec.prop === 'crushing-wall';
/** What rolls or moves by itself, and so is not where it was drawn. */
export const isLoose = (spec: ThingSpec): boolean => isBoulder(spec) || isCrushingWall(spec);
export const isFigure = (spec: ThingSpec): spec is ThingSpec & FigureSpec =>
  'monster' in spec || 'unique' in spec || 'egg' in spec;

/** `pinch`: whether one may look exactly between two walls that meet at a corner. */
export function readGuide<Of extends string>(
  guide: GuideRow<Of>,
  pinch: NonNullable<GridPlan['pinch']> = 'blocks',
): QuestBoard<Of> {
  const wrong = (what: string): never => {
    throw new Error(`the guide of ${guide.quest}: ${what}`);
  };
  const signs = readRows(guide, wrong);
  const spaces = [...signs.keys()];
  const walls = (guide.walls ?? []).flatMap(({ at, side, length }) => linesAlong(at, side, length));
  const doors = guide.doors.map(spec => readDoor(spec, signs, wrong));
  const plan = {
    spaces,
    walls,
    pinch,
    doors: Object.fromEntries(doors.map(one => [one.door, one.edges])),
  };
  const floor = gridMap(plan);
  const shut = floor.when({ closed: doors.map(one => one.door) });
  const areaOf = readAreas(guide, shut, signs, wrong);
  const terrain = new Map([...signs].flatMap(([of, sign]) => (TERRAIN[sign] ? [[of, TERRAIN[sign]] as const] : [])));
  const things = readThings(guide, signs, areaOf, wrong);

  const named = new Map<string, Thing[]>();
  for (const thing of things) for (const name of thing.names) named.set(name, [...(named.get(name) ?? []), thing]);
  const thingsNamed = (name: string): readonly Thing[] =>
    named.get(name) ?? things.filter(({ spec }) => 'unique' in spec && spec.unique === name);
  const areas = new Map<Area, Space[]>();
  for (const [of, area] of areaOf) areas.set(area, [...(areas.get(area) ?? []), of]);

  const stairs = (laid: readonly string[]): (readonly [Space, Space])[] => {
    const lie = things.filter(
      one => one.kind === 'staircase' && (!one.spec.later || one.names.some(name => laid.includes(name))),
    );
    return lie.flatMap((one, n) =>
      lie
        .slice(n + 1)
        .flatMap(other => (colourOf(one) === colourOf(other) ? [[firstOf(one), firstOf(other)] as const] : [])),
    );
  };
  const laying = (more: Pick<GridPlan, 'passages'>): ((laid: readonly string[]) => GridMap) => {
    const laidMaps = new Map<string, GridMap>();
    return laid => {
      const known = laidMaps.get(laid.toSorted().join());
      const map = known ?? gridMap({ ...plan, ...more, links: stairs(laid) });
      laidMaps.set(laid.toSorted().join(), map);
      return map;
    };
  };
  const mapWith = laying({});
  const passages = passagesOf(guide);

  return {
    guide,
    map: mapWith([]),
    mapWith,
    waysWith: passages.length > 0 ? laying({ passages }) : mapWith,
    floor,
    terrain,
    areas,
    areaOf: of => areaOf.get(of) ?? wrong(`${of} is in no area`),
    doors,
    walls,
    things,
    thingsNamed,
    spacesOf: placeFinder(guide, shut, areas, thingsNamed),
  };
}

/** LEG-5.6: each space of one end beside both of the other; never an end of another colour (LEG-5.8). */
const passagesOf = ({ passages = [] }: Pick<AnyGuide, 'passages'>): (readonly [Space, Space])[] =>
  passages.flatMap(({ ends: [one, other] }) =>
    one.flatMap(([x, y]) => other.map(([right, down]) => [space(x, y), space(right, down)] as const)),
  );

type Wrong = (what: string) => never;

function readRows({ rows, things }: AnyGuide, wrong: Wrong): Map<Space, string> {
  const signs = new Map<Space, string>();
  for (const [y, row] of rows.entries()) {
    if (row.length !== rows[0]?.length) wrong(`row ${y} has ${row.length} characters`);
    for (const [x, sign] of [...row].entries()) {
      if (sign === ROCK) continue;
      if (isLetter(sign) ? !(sign in things) : !(isDigit(sign) || sign === '.' || sign in TERRAIN || sign in MARKS))
        wrong(`nothing is said of ${sign} at ${x},${y}`);
      signs.set(space(x, y), sign);
    }
  }
  return signs;
}

/** The lines on this side of a row of spaces, which begins here. */
export function linesAlong([x, y]: Spot, side: Side, length: number): Edge[] {
  return rowOf([x, y], side, length).map(of => edge(of, beyond(of, side)));
}

/** So many spaces along this side, from here on. */
const rowOf = ([x, y]: Spot, side: Side, length: number): Space[] =>
  Array.from({ length }, (_, n) => (AHEAD[side][0] === 0 ? space(x + n, y) : space(x, y + n)));

function readDoor(spec: DoorSpec, signs: ReadonlyMap<Space, string>, wrong: Wrong): QuestDoor {
  const near = rowOf(spec.at, spec.side, 2);
  const far = near.map(of => beyond(of, spec.side));
  const spaces = [...near, ...far];
  for (const of of spaces) if (!signs.has(of)) wrong(`the door ${spec.id} has no floor at ${of}`);
  return { ...spec, door: door(spec.id), edges: linesAlong(spec.at, spec.side, 2), spaces };
}

/** The area of every space: the digit in its part of the board when every door is shut. */
function readAreas(guide: AnyGuide, shut: GridMap, signs: ReadonlyMap<Space, string>, wrong: Wrong): Map<Space, Area> {
  const areaOf = new Map<Space, Area>();
  for (const part of shut.regions()) {
    const digits = [...new Set(part.flatMap(of => (isDigit(signs.get(of) ?? '') ? [Number(signs.get(of))] : [])))];
    const [digit] = digits;
    if (digit === undefined) return wrong(`no area has the part of the board around ${part[0]}`);
    if (digits.length > 1) wrong(`areas ${digits.join(' and ')} are one with every door shut`);
    if (!(digit in guide.areas)) wrong(`nothing is said of area ${digit}`);
    for (const of of part) areaOf.set(of, digit as Area);
  }
  for (const digit of Object.keys(guide.areas))
    if (![...areaOf.values()].includes(Number(digit) as Area)) wrong(`area ${digit} is not on the map`);
  return areaOf;
}

// ---- things ----

const colourOf = ({ spec }: Thing): string => ('staircase' in spec ? spec.staircase : '');
const firstOf = ({ spaces: [first] }: Thing): Space => first as Space;

function readThings(
  guide: AnyGuide,
  signs: ReadonlyMap<Space, string>,
  areaOf: ReadonlyMap<Space, Area>,
  wrong: Wrong,
): Thing[] {
  const things: Thing[] = [];
  const add = (name: string, spec: ThingSpec, spaces: readonly Space[], n = 0): void => {
    const kinds = THING_KINDS.filter(kind => kind in spec);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1) return wrong(`${name} is of ${kinds.length} kinds`);
    const [area, ...others] = new Set(
      spaces.map(of => areaOf.get(of) ?? wrong(`${name} stands off the floor at ${of}`)),
    );
    if (area === undefined || others.length > 0) return wrong(`${name} lies across areas at ${spaces[0]}`);
    const names = spec.id && spec.id !== name ? [name, spec.id] : [name];
    things.push({ names, kind, spec, spaces, area, from: fromOf(spec, n) });
  };
  for (const [of, sign] of signs) if (MARKS[sign]) add(sign, MARKS[sign], [of]);
  for (const [name, specs] of Object.entries(guide.things))
    for (const spec of several(specs)) {
      if ('unique' in spec && !guide.uniques[spec.unique]) wrong(`nothing is said of ${spec.unique}`);
      const bases = spec.at
        ? spotsOf(spec.at).map(at => footprint(spec, guide, at, facing(spec)))
        : [...drawnBases(name, spec, guide, signs, wrong)];
      if (isFigure(spec) && typeof spec.from === 'object' && spec.from.length !== bases.length)
        wrong(`${name} is there ${bases.length} times, not ${spec.from.length}`);
      for (const [n, base] of bases.entries()) add(name, spec, base, n);
    }
  return things;
}

/** With how many heroes the nth of those that are drawn alike is in play. */
function fromOf(spec: ThingSpec, n: number): number {
  const from = isFigure(spec) ? spec.from : undefined;
  return (typeof from === 'object' ? from[n] : from) ?? FEWEST_HEROES;
}

/** The rank of a figure without a name, with so many heroes. */
export const rankFor = (spec: ThingSpec, heroes: number): 'normal' | 'master' =>
  'monster' in spec && spec.rank && heroes >= (spec.masterFrom ?? FEWEST_HEROES) ? 'master' : 'normal';

const spotsOf = (at: Spot | readonly Spot[]): readonly Spot[] =>
  typeof at[0] === 'number' ? [at as Spot] : (at as readonly Spot[]);
const facing = (spec: ThingSpec): 'h' | 'v' | undefined => (isFigure(spec) ? spec.facing : undefined);

/** The spaces of a base that begins here; as it is printed, or turned so. */
function footprint(spec: ThingSpec, guide: AnyGuide, [x, y]: Spot, turned: 'h' | 'v' | undefined): Space[] {
  if (isCrushingWall(spec)) return rowOf([x, y], spec.side, spec.length);
  const [narrow, long] = SIDES_OF[sizeOf(spec, guide)];
  const [wide, high] = turned === 'h' ? [long, narrow] : [narrow, long];
  return Array.from({ length: wide * high }, (_, n) => space(x + (n % wide), y + Math.floor(n / wide)));
}
const SIDES_OF: { readonly [size in FigureSize]: readonly [number, number] } = {
  '1x1': [1, 1],
  '1x2': [1, 2],
  '2x2': [2, 2],
  '2x3': [2, 3],
};

/** Row by row, the first letter that is left is the upper left space of a base. */
function* drawnBases(
  letter: string,
  spec: ThingSpec,
  guide: AnyGuide,
  signs: ReadonlyMap<Space, string>,
  wrong: Wrong,
): Generator<readonly Space[]> {
  const left = new Set([...signs].flatMap(([of, sign]) => (sign === letter ? [of] : [])));
  if (left.size === 0) wrong(`${letter} is neither drawn nor placed`);
  for (const first of left) {
    const { x, y } = pointOf(first);
    const base = (['h', 'v'] as const)
      .map(turned => footprint(spec, guide, [x, y], turned))
      .find(spaces => spaces.every(of => left.has(of)));
    if (!base) return wrong(`the letters ${letter} around ${x},${y} make no base of ${sizeOf(spec, guide)}`);
    for (const of of base) left.delete(of);
    yield base;
  }
}

// ---- places ----

const AREA = /^area-([0-9])$/;
const BOX = /^(\d+),(\d+)(?:-(\d+),(\d+))?$/;
const AROUND = 'around:';
const HERE = '$here';
const asDrawn: PlaceOfName = () => undefined;

function placeFinder(
  guide: AnyGuide,
  shut: GridMap,
  areas: ReadonlyMap<Area, readonly Space[]>,
  thingsNamed: (name: string) => readonly Thing[],
): QuestBoard['spacesOf'] {
  const spot = ([x, y]: Spot): readonly Space[] | undefined => (shut.has(space(x, y)) ? [space(x, y)] : undefined);
  const byName = (name: string, now: PlaceOfName, asking: readonly string[]): readonly Space[] | undefined => {
    const known = now(name);
    if (known) return known;
    if (name === HERE) return [];
    const [, area] = AREA.exec(name) ?? [];
    if (area !== undefined) return areas.get(Number(area) as Area);
    if (name.startsWith(AROUND)) {
      const core = byName(name.slice(AROUND.length), now, asking);
      return core && [...new Set(core.flatMap(of => [of, ...shut.neighbours(of)]))];
    }
    const [, left, top, right = left, bottom = top] = BOX.exec(name) ?? [];
    if (left !== undefined) return inBox([left, top, right, bottom].map(Number));
    const region = guide.regions?.[name];
    if (region) return asking.includes(name) ? undefined : all(region, now, [...asking, name]);
    const things = thingsNamed(name);
    return things.length > 0 ? things.flatMap(({ spaces }) => spaces) : undefined;
  };
  const inBox = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): readonly Space[] | undefined => {
    const found = shut.places.filter(of => {
      const { x, y } = pointOf(of);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return found.length > 0 ? found : undefined;
  };
  const all = (
    parts: readonly (string | Spot)[],
    now: PlaceOfName,
    asking: readonly string[],
  ): readonly Space[] | undefined => {
    const found = parts.map(part => (typeof part === 'string' ? byName(part, now, asking) : spot(part)));
    return found.some(one => one === undefined) ? undefined : [...new Set(found.flatMap(one => one ?? []))];
  };
  return (where, now = asDrawn) => {
    if (typeof where === 'string') return byName(where, now, []);
    return typeof where[0] === 'number' ? spot(where as Spot) : all(where as readonly (string | Spot)[], now, []);
  };
}
