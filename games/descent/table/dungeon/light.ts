// What comes out of the dark: whoever and whatever stands and lies in the areas that were revealed, and in which order the light reaches
// their spaces. Pure.

import type { Space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { PROPS, type Prop } from '../../content/vocabulary.ts';
import type { Ground } from '../../rules/ground.ts';
import { type Marker, type Monster, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Monsters of one kind, told by their most formidable one. */
export interface Band {
  readonly first: Monster;
  readonly n: number;
  readonly masters: number;
}

export interface CameToLight {
  readonly bands: readonly Band[];
  /** Markers that look alike, and how many there are. */
  readonly markers: readonly { readonly first: Marker; readonly n: number }[];
  readonly props: readonly { readonly prop: Prop; readonly n: number }[];
}

const RANKS = { unique: 0, master: 1, normal: 2 } as const;

export function cameToLight(view: View, areas: readonly Area[]): CameToLight {
  const lit = new Set<Space>(areas.flatMap(area => view.floor[area] ?? []));
  const monsters = view.monsters
    .filter(monster => standsOn(monster).some(at => lit.has(at)))
    .toSorted((one, other) => RANKS[one.rank] - RANKS[other.rank]);
  return {
    bands: gathered(monsters, ({ id, kind, rank, egg }) => (rank === 'unique' ? id : egg ? `${kind} egg` : kind)).map(
      band => ({
        first: band[0],
        n: band.length,
        masters: band.filter(({ rank }) => rank === 'master').length,
      }),
    ),
    markers: gathered(
      view.board.markers.filter(({ at }) => lit.has(at)),
      ({ id, at: _, thing: __, ...face }) => (face.kind === 'object' ? id : JSON.stringify(face)),
    ).map(alike => ({ first: alike[0], n: alike.length })),
    props: PROPS.flatMap(prop => {
      const n = [...lit].filter(at => view.ground[at] === prop).length;
      return n > 0 ? [{ prop, n }] : [];
    }),
  };
}

/** What is alike together, in the order in which it is first met. */
function gathered<T>(all: readonly T[], likeness: (one: T) => string): (readonly [T, ...T[]])[] {
  const found = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const known = found.get(likeness(one));
    if (known) known.push(one);
    else found.set(likeness(one), [one]);
  }
  return [...found.values()];
}

/** Each space that comes to light, and how many spaces further the light runs to reach it than to the first. */
export function dawnOf(
  view: View,
  ground: Ground,
  areas: readonly Area[],
): readonly { readonly at: Space; readonly after: number }[] {
  const spaces = areas.flatMap(area => view.floor[area] ?? []);
  const heroes = view.heroes.flatMap(({ at }) => at ?? []);
  if (heroes.length === 0) return spaces.map(at => ({ at, after: 0 }));
  const far = spaces.map(at => Math.min(...heroes.map(from => ground.open.distance([from], at))));
  const nearest = Math.min(...far);
  return spaces.map((at, n) => ({ at, after: (far[n] ?? nearest) - nearest }));
}

/** Terrain that is worth a word in the list: whatever bars, hides, hurts or slows, or feeds the overlord. */
export const isTold = ({ prop }: { readonly prop: Prop }): boolean => {
  const { blocksMovement, blocksSight, enter, threat, cost = 1 } = propRow(prop);
  return blocksMovement === true || blocksSight === true || enter !== undefined || threat !== undefined || cost > 1;
};
