// What everybody sees of the heroes while no board lies there, besides what the record says: what their gear comes to, and how much more they can carry.

import { EQUIPMENT } from '../../content/turns.ts';
import { statOf } from '../effects/stats.ts';
import { type Fit, fitOf } from '../hero/comparison.ts';
import { packOf } from '../hero/fitting.ts';
import { fielded } from '../legend/field.ts';
import { asHero } from '../legend/fitting.ts';
import type { LegendHero } from '../legend/record.ts';
import type { State } from '../state.ts';

export interface MusterView {
  readonly sheet: string;
  readonly fit: Fit;
  /** Places in the pack and for potions; a bottomless pack has none to count. */
  readonly pack?: number;
  readonly potions: number;
}

/** Of a campaign between boards: no other table has any of it. */
export function musterView(state: State): { readonly muster?: readonly MusterView[] } {
  const { legend, heroes } = state;
  if (!legend || heroes.length > 0 || legend.heroes.length === 0) return {};
  return { muster: legend.heroes.map(hero => mustered(state, hero)) };
}

function mustered(state: State, known: LegendHero): MusterView {
  const hero = fielded(known);
  const among: State = { ...state, heroes: [hero] };
  hero.wounds = statOf(among, hero.id, 'maxWounds') - (known.maxWounds - known.wounds);
  const pack = packOf(asHero(known));
  return {
    sheet: known.sheet,
    fit: fitOf(among, hero),
    ...(Number.isFinite(pack) && { pack }),
    potions: EQUIPMENT.potions,
  };
}
