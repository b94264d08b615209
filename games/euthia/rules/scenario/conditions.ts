// What must be true for a rule of a scenario, or for its end. Pure.

import type { SpaceAt } from '../../content/lattice.ts';
import type { Condition } from '../../content/scenarios/vocabulary.ts';
import { counted } from '../../content/scenarios.ts';
import type { Counted } from '../../content/vocabulary.ts';
import { spaceAt } from '../land.ts';
import { scoreOf, totalOf } from '../scoring.ts';
import type { Hero, Known } from '../state.ts';
import { counterOf } from './counters.ts';
import { markersAt, markersOnMap } from './markers.ts';
import { spacesLike } from './spaces.ts';

/** Who and where it is asked about. */
export interface About {
  readonly hero?: Hero | undefined;
  /** The one space that is looked at, of those of a kind. */
  readonly at?: SpaceAt;
  /** The last round has ended. */
  readonly isLastRoundOver?: boolean;
}

const fits = (
  n: number,
  bound: { readonly atLeast: Counted } | { readonly atMost: Counted },
  players: number,
): boolean => ('atLeast' in bound ? n >= counted(bound.atLeast, players) : n <= counted(bound.atMost, players));

export function holds(state: Known, condition: Condition, about: About = {}): boolean {
  const { players, scenario } = state;
  switch (condition.is) {
    case 'counter':
      return fits(counterOf(state, condition.counter, about.hero), condition, players);
    case 'markers':
      return fits(markersOnMap(state, condition.marker), condition, players);
    case 'markersOn': {
      const { at } = about;
      const places = at === undefined ? spacesLike(state, { kinds: [condition.kind] }) : [at];
      return places.some(place => fits(markersAt(state, place, condition.marker), condition, players));
    }
    case 'defeated':
      return scenario.foes[condition.foe]?.beaten === true;
    case 'notDefeated':
      return scenario.foes[condition.foe]?.beaten !== true;
    case 'onMap':
      return scenario.foes[condition.foe]?.at !== undefined;
    case 'standsOn': {
      const at = scenario.foes[condition.foe]?.at;
      return at !== undefined && spaceAt(state, at).kind === condition.kind;
    }
    case 'damagedThisRound':
      return fits(scenario.foes[condition.foe]?.hurt ?? 0, condition, players);
    case 'lastRoundOver':
      return about.isLastRoundOver === true;
    case 'standalone':
      return !scenario.follows;
    case 'lateStart':
      return state.house.lateStart;
    case 'mostReputation':
      return false; // among rivals final scoring says who has won
    case 'reputation':
      return state.heroes.every(hero => fits(totalOf(scoreOf(state, hero)), condition, players));
  }
}

export const allHold = (state: Known, conditions: readonly Condition[], about: About = {}): boolean =>
  conditions.every(condition => holds(state, condition, about));
