// The row of the scenario that is played, and its rules for this mode.

import type { ScenarioRow } from '../../content/rows.ts';
import type { ScenarioRule, When } from '../../content/scenarios/vocabulary.ts';
import { scenarioRow } from '../../content/scenarios.ts';
import type { Mode } from '../../content/vocabulary.ts';
import type { Known } from '../state.ts';

type Played = Pick<Known, 'scenario' | 'mode'>;
export type RuleAt<At extends When['at']> = ScenarioRule & { readonly when: Extract<When, { readonly at: At }> };

/** No rule of its own names it: what a scenario says. */
export const SCENARIO = 'EUT-1.4';

export const rowOf = ({ scenario }: Pick<Known, 'scenario'>): ScenarioRow => scenarioRow(scenario.id);

const inMode = (row: ScenarioRow, mode: Mode): readonly ScenarioRule[] =>
  row.rules.filter(({ modes }) => modes === undefined || modes.includes(mode));

type Spoken = { [at in When['at']]?: readonly ScenarioRule[] };
const known = new Map<ScenarioRow, { readonly [mode in Mode]: Spoken }>();

function spokenIn(row: ScenarioRow, mode: Mode): Spoken {
  const spoken = known.get(row) ?? { competitive: {}, cooperative: {}, solo: {} };
  known.set(row, spoken);
  return spoken[mode];
}

/** The rules of this mode that speak at such a moment, in their order. */
export function rulesAt<At extends When['at']>(state: Played, at: At): readonly RuleAt<At>[] {
  const row = rowOf(state);
  const spoken = spokenIn(row, state.mode);
  const rules = spoken[at] ?? inMode(row, state.mode).filter(({ when }) => when.at === at);
  spoken[at] = rules;
  return rules as readonly RuleAt<At>[];
}
