// Skills and allies that a scene gives.

import { allyRow } from '../content/allies.ts';
import { skillRow } from '../content/skills.ts';
import type { AllyId } from '../content/vocabulary.ts';
import type { State } from '../rules/state.ts';

/** Whoever these skills belong to knows them. */
export function learns(state: State, ...skills: readonly string[]): void {
  for (const skill of skills) {
    const sheet = state.sheets[skillRow(skill).hero];
    if (!sheet.skills.includes(skill)) sheet.skills.push(skill);
  }
}

/** The only ally along. */
export function ally(state: State, id: AllyId): void {
  const { uses } = allyRow(id);
  state.bag.allies = [{ id, ...(uses !== undefined && { uses }) }];
}
