// LEG-3.6 to LEG-3.11: the heroes who were prepared, with what they have bought, are on the record: from here on it is the campaign's.

import { levelRow } from '../../content/legend/economy.ts';
import { type State, sheetOf, type T } from '../state.ts';
import { leaveField } from './field.ts';
import { type LegendHero, legendOf, type WeekPosition } from './record.ts';
import { newLegendHero } from './start.ts';

export const enrolled = (state: State): LegendHero[] =>
  state.heroes.map(hero => newLegendHero(sheetOf(hero), hero.seat, hero.skills));

export function enrol({ state }: T): WeekPosition {
  const legend = legendOf(state);
  const { conquest = 0 } = levelRow(legend.level).start ?? {};
  legend.heroes = enrolled(state).map(hero => ({ ...hero, xp: conquest })); // LEG-3.22
  leaveField(state);
  return { at: 'avatar' };
}
