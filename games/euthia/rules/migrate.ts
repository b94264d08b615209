// A match that older rules have left, put right for these.

import type { Standing } from '@veillee/kernel';
import type { SpaceAt } from '../content/lattice.ts';
import type { Hero, State } from './state.ts';

/** Before these rules a Trade Action did not remember whether anything was Learned in it. */
const LEARNING_NOTED = 39;
/** Before these rules a Hero had one spent Portal at most: the one where they stood. */
const PORTALS_LISTED = 28;
type OlderHero = Omit<Hero, 'spentPortals'> & { spentPortal?: SpaceAt };

function listPortals({ spentPortal, ...hero }: OlderHero): Hero {
  return { ...hero, spentPortals: spentPortal === undefined ? [] : [spentPortal] };
}

export function migrate({ position, state: old }: Standing, fromRules: number): Standing<State> {
  const state = old as State;
  if (fromRules < PORTALS_LISTED) state.heroes = (state.heroes as unknown as OlderHero[]).map(listPortals);
  if (fromRules < LEARNING_NOTED && state.trade) state.trade.learned = false;
  if (fromRules < LEARNING_NOTED) return { position, state: { ...state, house: { ...state.house, lateStart: true } } };
  return { position, state };
}
