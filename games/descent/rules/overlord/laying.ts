// Markers that cards lay over several spaces: over a hero's, who has just entered it, or in a corridor of a new area.

import { type Base, base, pointOf, rectangleOf, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { supplyWith } from '../../content/economy.ts';
import { propRow } from '../../content/props.ts';
import { type CardOp, type FigureSize, type OpOf, type Prop, SIZES } from '../../content/vocabulary.ts';
import { areaAt, groundNow, isEmpty } from '../board.ts';
import { calls, type Occurrence } from '../calls.ts';
import { patch } from '../ground.ts';
import { placeKey } from '../keys.ts';
import {
  type FigureId,
  type Flow,
  type HeroId,
  heroOf,
  isBase,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { sitesOn } from './sites.ts';

type Lay = OpOf<CardOp, 'lay'>;

/** Widths and heights of a marker, either way round. */
const SHAPES = {
  '1x1': [[1, 1]],
  '1x2': [
    [2, 1],
    [1, 2],
  ],
  '2x2': [[2, 2]],
  '2x3': [
    [3, 2],
    [2, 3],
  ],
} as const satisfies { readonly [size in FigureSize]: readonly (readonly [wide: number, high: number])[] };

/** Where a marker can lie over a space: wholly on the board, and on no other obstacle or prop. The smallest come first. */
function* layingsOver(state: State, at: Space, sizes: readonly FigureSize[]): Iterable<Base> {
  const { open, revealed, terrain } = groundNow(state);
  const isFree = (one: Space): boolean => open.has(one) && revealed.has(one) && !terrain.has(one);
  if (!isFree(at)) return;
  const { x, y } = pointOf(at);
  for (const size of SIZES)
    if (sizes.includes(size))
      for (const [wide, high] of SHAPES[size])
        for (let n = 0; n < wide * high; n++) {
          const one = base(x - (n % wide), y - Math.floor(n / wide), wide, high);
          if (spacesOf(one).every(isFree)) yield one;
        }
}
export const layings = (state: State, at: Space, sizes: readonly FigureSize[]): Base[] => [
  ...layingsOver(state, at, sizes),
];

/** Neighbouring spaces of it are one marker. */
function markersOf(state: State, prop: Prop): number {
  const ground = groundNow(state);
  const left = new Set([...ground.terrain].flatMap(([at, one]) => (one === prop ? [at] : [])));
  let count = 0;
  for (const at of left) {
    count++;
    for (const part of patch(ground, at)) if (part !== at) left.delete(part);
  }
  return count;
}

const isLeft = (state: State, prop: Prop): boolean => {
  const { markers } = propRow(prop);
  return markers === undefined || markersOf(state, prop) < supplyWith(markers, state.boxes);
};

/** Is there a marker of it, and room for it over the space? Asked at each step of a hero. */
export function canLay(state: State, at: Space, { prop, sizes }: Lay): boolean {
  if (!isLeft(state, prop)) return false;
  for (const _ of layingsOver(state, at, sizes)) return true;
  return false;
}

export function* layOver(t: T, id: HeroId, op: Lay): Flow {
  const { state } = t;
  const { at } = heroOf(state, id);
  if (!at || !canLay(state, at, op)) return;
  const where = yield* whereLaid(t, op.prop, layings(state, at, op.sizes));
  lay(t, op.prop, where);
  const under = (figure: Parameters<typeof standsOn>[0]): boolean =>
    standsOn(figure).some(one => spacesOf(where).includes(one));
  const struck: FigureId[] = op.all ? onBoard(state).flatMap(one => (under(one) ? [one.id] : [])) : [id];
  for (const one of struck) yield* calls(t).stepOn(t, one, { own: true });
}

function* whereLaid(t: T, prop: Prop, bases: readonly Base[]): Flow<Base> {
  const optionOf = (where: Base) => {
    const spaces = spacesOf(where);
    return { key: placeKey.make(where), text: 'overlord.do.lay', with: { n: spaces.length }, on: spaces };
  };
  const how = { rule: 'DES-12.13', with: { prop: { text: `prop.${prop}` } } };
  return yield* t.choose(t.state.overlord.seat, 'overlord.lay', bases, optionOf, how);
}

function lay(t: T, prop: Prop, where: Base): void {
  const spaces = spacesOf(where);
  for (const one of spaces) t.state.board.terrain[one] = prop;
  t.tell('log.overlord.laid', { prop: { text: `prop.${prop}` } }, { rule: 'DES-12.13', detail: spaces[0] });
}

// ---- corridors ----

/** R106: empty spaces of the area between two walls, which run along the longer sides of the marker. */
export function corridors(state: State, area: Occurrence['area'], size: FigureSize): Base[] {
  const ground = groundNow(state);
  const free = ground.open.places.filter(at => areaAt(state, at) === area && isEmpty(state, at));
  return sitesOn(ground, new Set(free), size)
    .filter(isBase)
    .filter(where => isBetweenWalls(state, where));
}

function isBetweenWalls(state: State, where: Base): boolean {
  const { open } = groundNow(state);
  const { wide, high } = rectangleOf(where);
  const own = spacesOf(where);
  const isShut = (from: Space, right: number, down: number): boolean => {
    const { x, y } = pointOf(from);
    const to = space(x + right, y + down);
    return own.includes(to) || !open.has(to) || !open.adjacent(from, to);
  };
  return own.every(at => [-1, 1].every(by => (wide > high ? isShut(at, 0, by) : isShut(at, by, 0))));
}

export function* layField(t: T, { prop, size }: OpOf<CardOp, 'field'>, { area }: Occurrence): Flow {
  const sites = corridors(t.state, area, size);
  if (sites.length > 0) lay(t, prop, yield* whereLaid(t, prop, sites));
}
