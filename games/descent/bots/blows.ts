// What it is worth to strike: wounds on enemies as a share of what they have left, and above all kills; wounds on friends count against it.

import { monsterRow } from '../content/monsters.ts';
import type { Foretold } from '../rules/attack/foretell.ts';
import { deathCost } from '../rules/hero/death.ts';
import { worthOf } from '../rules/legend/gains.ts';
import { type FigureId, figureOf, type Hero, isHero, type Known, type Side, sideOf } from '../rules/state.ts';

/** What a hero's death costs the party now: in a campaign whoever is behind loses less, by a variant (LEG-21.2). */
export function costOfDeath(state: Known, hero: Hero): number {
  const cost = deathCost(state, hero);
  return state.legend ? worthOf(state.legend, cost) : cost;
}

/** What a figure's death is worth to the other side: conquest, or that it never acts again. */
export function stakeOf(state: Known, id: FigureId): number {
  const figure = figureOf(state, id);
  if (isHero(figure)) return 4 + 3 * costOfDeath(state, figure);
  const big = monsterRow(figure.kind).size === '1x1' ? 0 : 2;
  return 4 + big + { normal: 0, master: 4, unique: 12 }[figure.rank];
}

/** So much of a stake is worth a wound that does not kill, as a share of those left. */
const WOUND = 0.6;

export function worthOfBlow(state: Known, side: Side, blows: readonly Foretold[]): number {
  return blows.reduce((sum, { figure, kill, wounds }) => {
    const left = Math.max(1, figureOf(state, figure).wounds);
    const worth = stakeOf(state, figure) * (kill + WOUND * Math.min(1, wounds / left) * (1 - kill));
    return sum + (sideOf(figure) === side ? -2 * worth : worth);
  }, 0);
}
