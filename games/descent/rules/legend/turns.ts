// LEG-21.17: by a variant dice say in which order heroes go into the buildings of a city, or learn: once in each action, and the best throw goes first.

import { dieRow } from '../../content/dice.ts';
import type { Die } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { inForce, type Legend, type LegendHero, legendOf, type W } from './record.ts';

const DICE = ['blue', 'red', 'white'] as const satisfies readonly Die[];

/** Of these, those who may go now: all of them, or whoever is next. */
export const nextOf = ({ today }: Legend, heroes: readonly LegendHero[]): readonly LegendHero[] => {
  const [first] = (today.order ?? []).flatMap(sheet => heroes.filter(hero => hero.sheet === sheet));
  return first ? [first] : heroes;
};

/** Thrown when there is something to dispute: more than one player has heroes who wait. */
export function throwTurns(t: W, waiting: readonly LegendHero[]): void {
  const legend = legendOf(t.state);
  const seats = new Set(waiting.map(({ seat }) => seat));
  if (!inForce(legend, 'house-building-order') || legend.today.order || seats.size < 2) return;
  legend.today.order = thrown(t, waiting).map(({ sheet }) => sheet);
  const heroes = legend.today.order.map(heroName);
  t.tell('log.week.turns', { heroes }, { rule: 'LEG-21.17', weight: 1 });
}

/** Whoever is level throws again, among themselves. */
function thrown(t: W, heroes: readonly LegendHero[]): readonly LegendHero[] {
  if (heroes.length < 2) return heroes;
  const throwOf = (die: Die): number => dieRow(die).faces[t.roll(6, 'dice') - 1]?.damage ?? 0;
  const sums = heroes.map(hero => ({ hero, n: DICE.reduce((sum, die) => sum + throwOf(die), 0) }));
  const levels = [...new Set(sums.map(({ n }) => n))].sort((a, b) => b - a);
  return levels.flatMap(level =>
    thrown(
      t,
      sums.filter(({ n }) => n === level).map(({ hero }) => hero),
    ),
  );
}
