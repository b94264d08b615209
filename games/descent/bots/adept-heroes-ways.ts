// Ways over the floor as a hero thinks of them: dear where one is hurt or somebody stands in the way, and shorter by glyphs.

import type { Costs, Reach, Space } from '@veillee/pieces/geometry';
import { areSame } from '@veillee/pieces/kept';
import { propRow } from '../content/props.ts';
import { groundNow } from '../rules/board.ts';
import type { Ground } from '../rules/ground.ts';
import { type Known, markersOf, takenSpaces } from '../rules/state.ts';

/** What entering a pit or worse is worth in points: the wound, and climbing out. */
const HURTS = 4;
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
  const { open: map, terrain, revealed } = ground;
  const costs = map.costs();
  if (avoid) for (const at of map.places) costs.set(at, 1 + avoid(at));
  // Stairs into an area that nobody has seen lead nowhere yet (R75).
  for (const at of map.places) if (!revealed.has(at)) costs.forbid(at);
  for (const [at, prop] of terrain) {
    const { blocksMovement, enter } = propRow(prop);
    if (blocksMovement) costs.forbid(at);
    else if (enter) costs.set(at, HURTS);
  }
  for (const at of takenSpaces(state, 'overlord')) costs.set(at, 1 + BARRED);
  const glyphs = markersOf(state, 'glyph').flatMap(({ active, at }) => (byTown && active ? [at] : []));
  // Most deeds of heroes change nothing about them.
  const isSame =
    last?.ground === ground && areSame(last.glyphs, glyphs) && last.table.every((cost, n) => cost === costs.table[n]);
  if (!last || !isSame) last = { ground, table: costs.table, glyphs, ways: waysWith(ground, costs, glyphs) };
  return last.ways;
}

/** The ways that were last asked for. */
let last:
  | { readonly ground: Ground; readonly table: Float64Array; readonly glyphs: readonly Space[]; readonly ways: Ways }
  | undefined;

function waysWith({ open: map, terrain }: Ground, costs: Costs<Space>, glyphs: readonly Space[]): Ways {
  const kept = new Map<string, (from: Space) => number>();
  const hurts = (at: Space): boolean => {
    const prop = terrain.get(at);
    return prop !== undefined && propRow(prop).enter !== undefined;
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
        const paid = hurts(from) && !to.includes(from) ? HURTS - 1 : 0;
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
