// Scenarios for scenes: after their set-up, at a turn or at the end of a round, and fights against those who walk their maps.

import type { FoeId, ScenarioId } from '../content/scenarios/vocabulary.ts';
import type { HeroId } from '../content/vocabulary.ts';
import type { FoeState, Hero, Position, State } from '../rules/state.ts';
import { FIELD, type FightPlan, fighting, rolled } from './fights.ts';
import { CHAPEL, type Play, scene } from './scene.ts';

export interface Told {
  readonly mode?: 'competitive' | 'cooperative';
  readonly heroes?: readonly HeroId[];
  readonly position?: Position;
  readonly set?: (state: State, hero: Hero) => void;
}

/** A scenario whose set-up is over, in the first Hero's turn unless it is said. */
export const play = (scenario: ScenarioId, { mode = 'cooperative', set, ...plan }: Told = {}): Play =>
  scene({
    ...plan,
    options: { scenario, mode },
    set(state, [hero]) {
      state.trade = undefined;
      if (hero) set?.(state, hero);
    },
  });

export const ROUND_END = { at: 'roundEnd' } as const;

/** So many Trophies of Level 3. */
export function trophies(state: State, hero: Hero, n: number): string[] {
  const cards = state.monsters[3].stack.splice(0, n);
  for (const card of cards) hero.bags.push({ kind: 'trophy', card });
  return cards;
}

/** Where fights against foes happen. */
export const HERE = FIELD[0] ?? CHAPEL;

export type Duel = FightPlan & { readonly mode?: 'competitive' | 'cooperative' };

/** A fight against a foe of a scenario, who stands where the Hero is. */
export const duel = (
  scenario: ScenarioId,
  id: FoeId,
  standing: Partial<FoeState>,
  { mode = 'cooperative', ...plan }: Duel = {},
): Play =>
  fighting({
    ...plan,
    opponent: { kind: 'foe', foe: id },
    options: { scenario, mode },
    set: (state, heroes) => {
      state.trade = undefined;
      for (const hero of heroes) Object.assign(hero, { reputation: 0 });
      const known = state.scenario.foes[id];
      if (!known) throw new Error(`${id} is not in ${scenario}`);
      Object.assign(known, { at: HERE, ...standing });
      state.tokens[HERE] ??= [{ kind: 'hero', seat: 0 }]; // no Monster waits there as well (R91)
      if (state.combat && standing.damage !== undefined) state.combat.damage = standing.damage;
      plan.set?.(state, heroes);
    },
  });

/** The first Hero's blow of 12 with the starting Weapon, which deals 3. */
export const BLOW = { attack: 'ael-ash-wand', round: 1, ledger: rolled([6, 6]) };
