// Ways over the floor as a hero thinks of them: dear where one is hurt or somebody stands in the way, and shorter by glyphs.

import { type Costs, type GridMap, type Reach, type Space, spacesOf } from '@veillee/pieces/geometry';
import { areSame } from '@veillee/pieces/kept';
import { propRow } from '../content/props.ts';
import { groundNow } from '../rules/board.ts';
import { leadsToTown } from '../rules/glyphs/dark.ts';
import type { Ground } from '../rules/ground.ts';
import { propIn } from '../rules/hero/reach.ts';
import { type Known, markersOf, takenSpaces } from '../rules/state.ts';
import { wayPrice } from './adept-heroes-ground.ts';

/** An enemy can be killed, or walked round. */
const BARRED = 3;
/** From a glyph to another by way of Town: the rest of a turn. */
const BY_TOWN = 6;

export interface Ways {
  /** Points from a space to the nearest of some others; `Infinity` where there is no way. */
  far(to: readonly Space[]): (from: Space) => number;
}

/** The ways of this moment. `avoid`: what a step onto a space costs besides; `byTown`: whether glyphs may shorten them. */
export function waysOf(state: Known, avoid?: (at: Space) => number, byTown = true): Ways {
  const ground = groundNow(state);
  const { map, terrain } = floorOf(ground, state);
  const { revealed } = ground;
  const costs = map.costs();
  if (avoid) for (const at of map.places) costs.set(at, 1 + avoid(at));
  // Stairs into an area that nobody has seen lead nowhere yet (R75).
  for (const at of map.places) if (!revealed.has(at)) costs.forbid(at);
  for (const [at, prop] of terrain) {
    const row = propRow(prop);
    if (row.blocksMovement) costs.forbid(at);
    else if (wayPrice(row) > 1) costs.set(at, wayPrice(row));
  }
  for (const at of boulders(state)) costs.set(at, 1 + BARRED);
  for (const at of takenSpaces(state, 'overlord')) costs.set(at, 1 + BARRED);
  const glyphs = markersOf(state, 'glyph').flatMap(glyph => (byTown && leadsToTown(glyph) ? [glyph.at] : []));
  // Most deeds of heroes change nothing about them.
  const isSame =
    last?.ground === ground && areSame(last.glyphs, glyphs) && last.table.every((cost, n) => cost === costs.table[n]);
  if (!last || !isSame)
    last = { ground, table: costs.table, glyphs, ways: waysWith(floorOf(ground, state), costs, glyphs) };
  return last.ways;
}

/** The ways that were last asked for. */
let last:
  | { readonly ground: Ground; readonly table: Float64Array; readonly glyphs: readonly Space[]; readonly ways: Ways }
  | undefined;

/** A boulder rolls on, so that ways lead on below it. */
const floorOf = ({ open, terrain, below }: Ground, state: Known): Floor =>
  boulders(state).length > 0 ? { map: below.open, terrain: below.terrain } : { map: open, terrain };
const boulders = ({ board }: Known): readonly Space[] => (board.boulders ?? []).flatMap(({ at }) => spacesOf(at));

interface Floor {
  readonly map: GridMap;
  readonly terrain: Ground['terrain'];
}

function waysWith({ map, terrain }: Floor, costs: Costs<Space>, glyphs: readonly Space[]): Ways {
  const kept = new Map<string, (from: Space) => number>();
  const priceAt = (at: Space): number => {
    const prop = propIn(terrain, at);
    return prop && !prop.blocksMovement ? wayPrice(prop) : 1;
  };
  const walks = (to: readonly Space[]): Reach<Space, unknown> => map.reach(to, { cost: costs });
  let toGlyph: Reach<Space, unknown> | undefined;
  return {
    far(to) {
      const key = to.join();
      const known = kept.get(key);
      if (known) return known;
      const reach = walks(to);
      const back = Math.min(...glyphs.map(at => reach.cost(at)), Number.POSITIVE_INFINITY);
      toGlyph ??= glyphs.length > 0 ? walks(glyphs) : undefined;
      const home = toGlyph;
      const found = (from: Space): number => {
        // Ways are found from their ends: whoever stands in a pit has paid for coming there already.
        const paid = to.includes(from) ? 0 : priceAt(from) - 1;
        const walked = reach.cost(from) - paid;
        return home && back < Number.POSITIVE_INFINITY
          ? Math.min(walked, home.cost(from) - paid + BY_TOWN + back)
          : walked;
      };
      kept.set(key, found);
      return found;
    },
  };
}
