// The floor with what lies on it: who sees whom (DES-22, DES-46.4), what an area attack covers (DES-23), and where a blow throws
// somebody (DES-73). Pure; figures are told by whoever asks.

import {
  type Base,
  blast,
  type Door,
  type Edge,
  edge,
  flow,
  type GridMap,
  type Marks,
  type Placement,
  placements,
  placementsOn,
  pointOf,
  type Space,
  type Spaces,
  STRAIGHT,
  sidesOf,
  space,
  spacesOf,
} from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import { propRow } from '../content/props.ts';
import type { PropRow, TemplateRow } from '../content/rows.ts';
import { KNOCKBACK_REACH, templateRow } from '../content/turns.ts';
import type { Prop } from '../content/vocabulary.ts';

/** The board of a moment: its doors as they are, and what lies on it. */
export interface Ground {
  /** For whatever is stopped by walls and shut doors alone. */
  readonly open: GridMap;
  /** Terrain that blocks sight is opaque in it. */
  readonly sight: GridMap;
  /** Terrain that blocks sight or movement is opaque in it. */
  readonly solid: GridMap;
  readonly terrain: ReadonlyMap<Space, Prop>;
  /** As if there were neither boulders nor crushing walls: for familiars, who do not mind them (DES-50.12, DES-51.9). */
  readonly below: Pick<Ground, 'open' | 'terrain'> & {
    /** Where crushing walls stand (DES-50.1). */
    readonly crushing: readonly Edge[];
  };
  /** For pits, without boulders (DES-51.8): within one, and out of it. */
  readonly hollows: { readonly inside: GridMap; readonly out: GridMap };
  /** Where a crushing wall stands over a pit: for flyers, whom it stops there too, and for eyes below it (DES-50.11, DES-50.12). */
  readonly spanned?: { readonly open: GridMap; readonly sight: GridMap } | undefined;
  /** Told to somebody above it all: pits keep nobody from looking out (R165). */
  readonly above?: true;
}

/** The same to whoever is borne over pits (R165). */
export const overPits = <G extends Ground>(ground: G): G => ({ ...ground, above: true });

/** `ways`: the board of whoever walks, where it has passages that nobody looks through (LEG-5.7). */
export function groundOf(
  board: GridMap,
  shut: readonly (Door | Edge)[],
  lies: ReadonlyMap<Space, Prop>,
  boulders: readonly Base[] = [],
  crushing: readonly Edge[] = [],
  ways: GridMap = board,
): Ground {
  const under = boulders.flatMap(spacesOf);
  const walls = crushing.filter(line => sidesOf(line).every(at => board.has(at)));
  const firm = walls.filter(line => !sidesOf(line).every(at => isHollow(lies, at)));
  const round = linesRound(board, lies, under);
  const closed = [...shut, ...round, ...firm];
  const terrain = under.length > 0 ? new Map([...lies, ...boulderOver(lies, under)]) : lies;
  const all = [...shut, ...round, ...walls];
  const opaque = (isOpaque: (prop: PropRow) => boolean | undefined): readonly Space[] =>
    [...terrain].flatMap(([at, prop]) => (isOpaque(propRow(prop)) ? [at] : []));
  const unseen = opaque(prop => prop.blocksSight);
  return {
    open: ways.when({ closed }),
    sight: board.when({ closed: all, opaque: unseen }),
    solid: board.when({ closed: all, opaque: opaque(prop => prop.blocksSight || prop.blocksMovement) }),
    terrain,
    below: { open: ways.when({ closed: shut }), terrain: lies, crushing: walls },
    hollows: { inside: board.when({ closed: [...shut, ...firm] }), out: board.when({ closed: [...shut, ...walls] }) },
    spanned:
      firm.length < walls.length
        ? { open: board.when({ closed: all }), sight: board.when({ closed, opaque: unseen }) }
        : undefined,
  };
}

const isHollow = (lies: ReadonlyMap<Space, Prop>, at: Space): boolean => {
  const prop = lies.get(at);
  return prop !== undefined && propRow(prop).climb !== undefined;
};
/** The map of whoever flies over pits, or walks in them: a wall over a pit stops flyers alone (DES-50.12). */
export const mapFor = ({ open, spanned }: Pick<Ground, 'open' | 'spanned'>, flies: boolean): GridMap =>
  (flies && spanned?.open) || open;

/** DES-50.11: below a wall that stands over a pit one goes from one of its spaces to the next, and nowhere else. */
export const isSpanned = ({ spanned, terrain }: Pick<Ground, 'spanned' | 'terrain'>, from: Space, to: Space): boolean =>
  spanned !== undefined && !(isHollow(terrain, from) && isHollow(terrain, to)) && !spanned.open.adjacent(from, to);

/** A boulder lies on each of its spaces but those of a pit, over which it stands. */
const boulderOver = (lies: ReadonlyMap<Space, Prop>, under: readonly Space[]): (readonly [Space, Prop])[] =>
  under.flatMap(at => (isHollow(lies, at) ? [] : [[at, 'boulder'] as const]));

/** DES-51.1: a boulder is walls all round and all through; below it a pit is one pit (DES-46.6). */
function linesRound(board: GridMap, lies: ReadonlyMap<Space, Prop>, under: readonly Space[]): readonly Edge[] {
  const lines = new Set<Edge>();
  for (const at of under)
    for (const [right, down] of STRAIGHT) {
      const to = shifted(at, right, down);
      if (board.has(to) && !(isHollow(lies, at) && isHollow(lies, to))) lines.add(edge(at, to));
    }
  return [...lines];
}

const listed = (spaces: Spaces): readonly Space[] => (typeof spaces === 'string' ? [spaces] : spaces);
const propAt = ({ terrain }: Ground, at: Space): PropRow | undefined => {
  const prop = terrain.get(at);
  return prop && propRow(prop);
};

// ---- sight ----

/** Neighbouring spaces of one terrain: one pit (DES-46.6), one marker. */
export function patch(ground: Pick<Ground, 'open' | 'terrain'>, at: Space): ReadonlySet<Space> {
  const prop = ground.terrain.get(at);
  const { places } = ground.open.reach(at, {
    cost: to => (ground.terrain.get(to) === prop ? 1 : Number.POSITIVE_INFINITY),
  });
  return new Set(places);
}

/** Which spaces a figure here looks out to at most; undefined: as far as lines go. A large figure must be wholly inside (DES-18.4). */
function confines(ground: Ground, from: readonly Space[]): ReadonlySet<Space> | undefined {
  const [first] = from;
  const out = first && propAt(ground, first)?.sight?.out;
  if (!first || !out || !from.every(at => propAt(ground, at)?.sight?.out === out)) return undefined;
  if (ground.above && isHollow(ground.terrain, first)) return undefined;
  const map = ground.open;
  const own = out === 'own-and-beside' ? [...patch(ground, first)] : from;
  return new Set(own.flatMap(at => [at, ...map.neighbours(at)]));
}

/** Is this space hidden from whoever is not beside it? */
const isVeiled = (ground: Ground, map: GridMap, from: readonly Space[], to: Space): boolean =>
  propAt(ground, to)?.sight?.in === 'beside' && !from.some(at => at === to || map.adjacent(at, to));

/** DES-50.11: below a wall that stands over it a pit is one pit. */
function seesBelow(
  { spanned, terrain, above }: Ground,
  own: readonly Space[],
  to: Space,
  figures?: Marks<Space> | readonly Space[],
) {
  return (
    spanned !== undefined &&
    !above &&
    [...own, to].every(at => isHollow(terrain, at)) &&
    spanned.sight.sees(own, to, figures)
  );
}

/** Whether nothing stands between a figure and a space beside it (DES-21.5), below a wall as above it. */
export const seesNext = (ground: Ground, own: readonly Space[], to: Space): boolean =>
  ground.sight.sees(own, to) || seesBelow(ground, own, to);

/** The spaces of a target that are in sight of a figure; `limit`: nobody sees further. */
export function seen(
  ground: Ground,
  from: Spaces,
  to: Spaces,
  figures: readonly Space[] = [],
  limit = Number.POSITIVE_INFINITY,
): Space[] {
  const map = ground.sight;
  const own = listed(from);
  const bounds = confines(ground, own);
  const found = listed(to).filter(
    at =>
      map.distance(own, at) <= limit &&
      (map.sees(own, at) || seesBelow(ground, own, at)) &&
      (!bounds || bounds.has(at)) &&
      !isVeiled(ground, map, own, at),
  );
  if (found.length === 0 || figures.length === 0) return found;
  // Neither end bars the way (DES-22.5).
  const others = figures.filter(at => !own.includes(at) && !listed(to).includes(at));
  return found.filter(at => map.sees(own, at, others) || seesBelow(ground, own, at, others));
}

/** The same to one space after another, from where a figure stands; figures as marks of the ground. */
export function lookFrom(
  ground: Ground,
  own: readonly Space[],
  limit = Number.POSITIVE_INFINITY,
): (to: Space, figures?: Marks<Space>) => boolean {
  const map = ground.sight;
  const bounds = confines(ground, own);
  const looks = map.looking(own);
  // Neither end of a line bars it (DES-22.5), so that they may be among the figures.
  return (to, figures) =>
    (limit === Number.POSITIVE_INFINITY || map.distance(own, to) <= limit) &&
    (looks(to, figures) || seesBelow(ground, own, to, figures)) &&
    (!bounds || bounds.has(to)) &&
    !isVeiled(ground, map, own, to);
}

export const sees = (ground: Ground, from: Spaces, to: Spaces, figures?: readonly Space[], limit?: number): boolean =>
  seen(ground, from, to, figures, limit).length > 0;

/**
 * Where the overlord may spawn as far as eyes are concerned: what none of these sees. Only those who are named bar the view, for
 * monsters do not (DES-14.5, DES-14.19). `among`: only these are asked about.
 */
export function unseen(
  ground: Ground,
  watchers: readonly Spaces[],
  barring: readonly Space[],
  limit?: number,
  among: readonly Space[] = ground.open.places,
): Space[] {
  const marks = barring.length > 0 ? ground.sight.marks(barring) : undefined;
  const eyes = watchers.map(from => lookFrom(ground, listed(from), limit));
  return among.filter(at => !eyes.some(looks => looks(at) && (marks === undefined || looks(at, marks))));
}

// ---- corners ----

/** DES-16.13: does a diagonal step lead over a corner that is not floor, or behind a wall? */
export function cutsCorner(map: GridMap, from: Space, to: Space): boolean {
  const [one, two] = [pointOf(from), pointOf(to)];
  if (one.x === two.x || one.y === two.y) return false;
  const isClear = (by: Space): boolean => map.has(by) && map.adjacent(from, by) && map.adjacent(by, to);
  return !(isClear(space(one.x, two.y)) && isClear(space(two.x, one.y)));
}

// ---- areas ----

/** A blast: stopped by whatever blocks sight or movement (DES-76.3, DES-76.4, R40). */
export const blastFrom = (ground: Ground, at: Space, rank: number): readonly Space[] =>
  blastsOn(ground)(`${rank} ${at}`, () =>
    blast(ground.solid, at, rank).filter(to => !propAt(ground, to)?.blocksMovement),
  );
/** Whoever blasts looks at every space that they might aim at, and finds the ground as it was. */
const blastsOn = madeOnce((_: Ground) => {
  const made = new Map<string, readonly Space[]>();
  return (key: string, make: () => readonly Space[]): readonly Space[] => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
});

/** Every way of laying a template against a figure. */
export const laid = (ground: Ground, template: TemplateRow['id'], figure: Spaces): Placement[] =>
  placements(mapFor(ground, true), templateRow(template), figure);

/** Every way of laying its near end on a space. */
export const laidOn = (ground: Ground, template: TemplateRow['id'], at: Space): Placement[] =>
  placementsOn(mapFor(ground, true), templateRow(template), at);

/** What a template covers as it lies: flames go where a flyer could (DES-96.5). */
export const covered = (ground: Ground, placement: Placement): Space[] => flow(mapFor(ground, true), placement);

/** Three spaces of which each is beside the others, this one among them: in a square of four all but one of the rest. */
export function clustersAt({ open }: Pick<Ground, 'open'>, at: Space): Space[][] {
  const corners = DIRECTIONS.filter(([right, down]) => right !== 0 && down !== 0);
  return corners.flatMap(([right, down]) => {
    const rest = [shifted(at, right, 0), shifted(at, 0, down), shifted(at, right, down)];
    return rest
      .map(left => [at, ...rest.filter(one => one !== left)])
      .filter(trio => trio.every(one => trio.every(other => one === other || stepsOver(open, one, other))));
  });
}

/** The spaces that a melee attack reaches, and a Sweep affects: figures do not hide each other (DES-66.4, DES-77.1). */
export function meleeZone(ground: Ground, figure: Spaces, reach = 0): Space[] {
  const map = ground.sight;
  const own = listed(figure);
  const near = map.around(own).filter(at => map.sees(own, at)); // DES-21.5
  if (ground.spanned)
    near.push(...ground.spanned.sight.around(own).filter(at => seesBelow(ground, own, at) && !near.includes(at)));
  // Without Reach nobody looks at the rest of the map.
  if (reach === 0) return near;
  const beside = new Set(near);
  return map.places.filter(at => {
    if (own.includes(at)) return false;
    if (beside.has(at)) return true;
    return isWithin(map, own, at, 1 + reach) && seen(ground, own, at).length > 0;
  });
}

/** As ranges are counted: for attacks the ends of stairs are adjacent (DES-53.5). */
const isWithin = (map: GridMap, from: readonly Space[], to: Space, n: number): boolean =>
  map.distance(from, to) <= n || (map.ground.links.length > 0 && map.stepsBetween(from, to) <= n);

// ---- knockback ----

/** How far a base of so many spaces can be thrown (DES-73.9). */
export const throwReach = (spaces: number): number => Math.max(0, KNOCKBACK_REACH + 1 - spaces);

/** Where a figure can be thrown: all the spaces it would then stand on, one list for each landing. */
export function landings(ground: Ground, figure: Spaces, figures: readonly Space[], further = 0): Space[][] {
  const map = mapFor(ground, true);
  const start = listed(figure);
  const isFree = (at: Space): boolean => !propAt(ground, at)?.blocksMovement && !figures.includes(at);
  const found: Space[][] = [];
  const known = new Set([start.join()]);
  let edge: (readonly Space[])[] = [start];
  for (let steps = 1; steps <= throwReach(start.length) + further; steps++) {
    const next: (readonly Space[])[] = [];
    for (const body of edge)
      for (const [right, down] of DIRECTIONS) {
        const moved = body.map(at => shifted(at, right, down));
        if (known.has(moved.join()) || !body.every((at, n) => stepsOver(map, at, moved[n] as Space))) continue;
        // Always further from where it stood (DES-73.11).
        if (moved.some((at, n) => map.distance(start[n] as Space, at) !== steps)) continue;
        known.add(moved.join());
        next.push(moved);
        if (moved.every(isFree)) found.push(moved);
      }
    edge = next;
  }
  return found;
}

export const DIRECTIONS = [-1, 0, 1]
  .flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
  .filter(([right, down]) => right !== 0 || down !== 0);
export const shifted = (at: Space, right: number, down: number): Space => {
  const { x, y } = pointOf(at);
  return space(x + right, y + down);
};
const stepsOver = (map: GridMap, from: Space, to: Space): boolean => map.has(to) && map.adjacent(from, to);
