// An Assault before it begins and while it lasts: who takes part, which Plots count, how it would go. Pure.

import type { Seat } from '@veillee/kernel';
import { ancientOf, plotsFor } from '../rules/battle/ancients.ts';
import { assaultOdds } from '../rules/odds/odds.ts';
import type { RaidOdds } from '../rules/odds/raid-odds.ts';
import { type AncientId, hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Raid {
  readonly lead: Seat;
  readonly others: readonly Seat[];
}

/** Who would go: the hero whose turn it is with his team, if this one is among them; else this one alone. KIL-13.4, A-12. */
export function raidOf(view: View, eyes: Seat): Raid {
  const { fight, active, team } = view;
  if (fight?.assault) return { lead: fight.active, others: team };
  if (active === undefined || (eyes !== active && !team.includes(eyes))) return { lead: eyes, others: [] };
  return { lead: active, others: team.filter(member => member !== active && hero(view, member).chapter === 'done') };
}

export function oddsAgainst(view: View, eyes: Seat, ancient: AncientId): RaidOdds {
  const { lead, others } = raidOf(view, eyes);
  return assaultOdds(view, lead, ancient, others);
}

/** Plots beside the Ancient, and those on the map that would join it. KIL-13.5, A-13. */
export function plotsAgainst(view: View, id: AncientId): readonly string[] {
  const ancient = ancientOf(view, id);
  return [...ancient.plots, ...plotsFor(view, ancient)];
}
