// Where the evenings of a campaign hang: one column a chapter, a lane for each branch, the one that leads to tonight on top. Pure.

import type { Branch, Evening } from './evening-tree.ts';

/** An evening that left something, or is being played. */
export interface Hung {
  readonly evening: Evening;
  /** Chapters up to its end. */
  readonly number: number;
  /** Where it hangs along the road: by its number, unless the road is folded. */
  readonly column: number;
  readonly lane: number;
  /** The lane that its string comes from. */
  readonly from: number;
  readonly state: 'saved' | 'tonight';
}

export interface Road {
  readonly hung: readonly Hung[];
  /** Evenings that left nothing: after which column, in which lane, and how many of them came before it there. */
  readonly lost: readonly { readonly column: number; readonly lane: number; readonly n: number }[];
  readonly columns: number;
}

/**
 * How the road is measured, in the units of its drawing: the first lane, what a lantern takes up with its words below it, and what it
 * takes up above. A lane holds both, so that nothing lies over the words of the lane before.
 */
export const ROAD = { wide: 1440, high: 392, left: 74, top: 150, lane: 280, below: 236, above: 44 } as const;

/**
 * How many columns along the road it hangs. Tonight's fire is still on its way to its column, with its words above it; on a lower
 * lane they would lie over those of the lane before: there it stands where its lantern will hang, its words below like all others.
 */
export const alongOf = ({ column, lane, state }: Pick<Hung, 'column' | 'lane' | 'state'>): number =>
  state === 'tonight' && lane === 0 ? column - 0.45 : column;

/** As high as the land, and higher where branches hang below each other: no words are cut off. */
export const heightOf = ({ hung }: Pick<Road, 'hung'>): number =>
  Math.max(ROAD.high, ROAD.top + ROAD.lane * Math.max(0, ...hung.map(({ lane }) => lane)) + ROAD.below);

/** A road without a land of its own has room for the next evening, and for a few from the start: words at its end are not cut off. */
export const openColumns = ({ columns }: Pick<Road, 'columns'>): number => Math.max(FEW, columns + 1);
const FEW = 4;

const leadsTo = ({ evening, followers }: Branch, table: string): boolean =>
  evening.table === table || followers.some(branch => leadsTo(branch, table));

const stateOf = ({ evening: { status, chapter }, followers }: Branch): Hung['state'] | 'lost' => {
  if (status !== 'over') return 'tonight';
  return chapter.saved || followers.length > 0 ? 'saved' : 'lost';
};

export function roadOf(branches: readonly Branch[], here: string): Road {
  const hung: Hung[] = [];
  const lost: { column: number; lane: number; n: number }[] = [];
  let lanes = 0;
  const walk = (all: readonly Branch[], column: number, from: number): void => {
    const order = [...all].sort((a, b) => Number(leadsTo(b, here)) - Number(leadsTo(a, here)));
    let isFirst = true;
    for (const branch of order) {
      const state = stateOf(branch);
      if (state === 'lost') {
        lost.push({ column, lane: from, n: lost.filter(one => one.column === column && one.lane === from).length });
        continue;
      }
      const lane = isFirst ? from : ++lanes;
      isFirst = false;
      hung.push({ evening: branch.evening, number: column + 1, column: column + 1, lane, from, state });
      walk(branch.followers, column + 1, lane);
    }
  };
  walk(branches, 0, 0);
  return { hung, lost, columns: Math.max(0, ...hung.map(({ column }) => column)) };
}
