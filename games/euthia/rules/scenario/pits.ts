// Pits of Hecatomb: a Monster of a Level stands on a space again.

import { isCentre, type SpaceAt } from '../../content/lattice.ts';
import type { ScenarioOp } from '../../content/scenarios/vocabulary.ts';
import { counted } from '../../content/scenarios.ts';
import { spaceAt } from '../land.ts';
import type { State, T } from '../state.ts';
import { SCENARIO } from './row.ts';
import { pickSpaces } from './spaces.ts';

/** Never where a Hero or a piece stands, in a Village or on a centre. */
const mayOpen =
  (state: State) =>
  (at: SpaceAt): boolean =>
    !isCentre(at) &&
    spaceAt(state, at).kind !== 'village' &&
    !state.heroes.some(hero => hero.at === at) &&
    !Object.values(state.scenario.foes).some(foe => foe?.at === at);

export function openPits(t: T, { level, n, where }: Extract<ScenarioOp, { readonly op: 'pit' }>): void {
  const { state } = t;
  for (let pit = 0; pit < counted(n, state.players); pit++) {
    const [at] = pickSpaces(t, where, undefined, mayOpen(state));
    if (at === undefined) return;
    state.scenario.pits[at] = level;
    const told = { level, space: { text: `space.${spaceAt(state, at).kind}` } };
    t.tell('log.pit', told, { rule: SCENARIO, weight: 2, moves: [{ what: 'pit', from: 'box', to: at }] });
  }
}
