// LEG-3.6 to LEG-3.11: the heroes who were prepared, with what they have bought, are on the record: from here on it is the campaign's.

import { type State, sheetOf, type T } from '../state.ts';
import { leaveField } from './field.ts';
import { type LegendHero, legendOf, type WeekPosition } from './record.ts';
import { newLegendHero } from './start.ts';

export const enrolled = (state: State): LegendHero[] =>
  state.heroes.map(hero => newLegendHero(sheetOf(hero), hero.seat, hero.skills));

export function enrol({ state }: T): WeekPosition {
  legendOf(state).heroes = enrolled(state);
  leaveField(state);
  return { at: 'avatar' };
}
