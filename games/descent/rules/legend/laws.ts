// Promises of a campaign that no week may break, in words; none when all is well.

import { cityRow } from '../../content/legend/cities.ts';
import { MOST_SKILLS } from '../../content/legend/economy.ts';
import { MOST_TRAIT_DICE } from '../../content/town.ts';
import { KINDS, TREACHERY } from '../../content/vocabulary.ts';
import { isPotion } from '../state.ts';
import { diaryFaults } from './diary/page.ts';
import { thingsOf } from './fitting.ts';
import type { Legend, LegendHero } from './record.ts';
import { defenseOf } from './sieges.ts';

/** Each thing that is somewhere, as often as it is. */
export function cardsOf({ heroes, cities, graveyard }: Legend): string[] {
  const held = heroes.flatMap(hero => thingsOf(hero).filter(thing => !isPotion(thing)));
  const offered = Object.values(cities).flatMap(({ offer = [] }) => offer);
  return [...held, ...offered, ...heroes.flatMap(({ skills }) => skills), ...graveyard];
}
/** Quest objects, wherever they are (LEG-17.5, LEG-17.9). */
function objects({ party, lieutenants, cities, ground, sealed }: Legend): string[] {
  const carried = [party, ...lieutenants].flatMap(({ object }) => (object === undefined ? [] : [object]));
  const lodged = Object.values(cities).flatMap(({ vault }) => (vault === undefined ? [] : [vault]));
  return [...carried, ...lodged, ...ground.map(({ object }) => object), ...Object.keys(sealed)];
}

const twice = (list: readonly string[]): string[] => list.filter((one, n) => list.indexOf(one) !== n);

export function lawsBroken(legend: Legend): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  law(legend.coins >= 0, `${legend.coins} coins`);
  law(legend.xp >= 0, `${legend.xp} XP of the overlord`);
  for (const hero of legend.heroes) heroLaws(hero, law);
  law(twice(cardsOf(legend)).length === 0, `${twice(cardsOf(legend))} in two places`);
  law(twice(objects(legend)).length === 0, `${twice(objects(legend))} in two places`);
  for (const [city, { siege = 0, vault, razed }] of Object.entries(legend.cities)) {
    law(siege <= Math.max(defenseOf(legend, city), cityRow(city).defense), `${siege} tokens before ${city}`);
    law(!(razed && (siege > 0 || vault !== undefined)), `${city} is razed, and more`);
  }
  broken.push(...diaryFaults(legend));
  for (const type of TREACHERY) law(legend.treachery[type] >= 0, `${legend.treachery[type]} points of ${type}`);
  return broken;
}

function heroLaws(hero: LegendHero, law: (holds: boolean, what: string) => void): void {
  const { sheet, xp, skills, dice, wounds, maxWounds, fatigue, maxFatigue, secret } = hero;
  law(xp >= 0, `${xp} XP of ${sheet}`);
  law(skills.length <= MOST_SKILLS, `${sheet} knows ${skills.length} skills`);
  for (const trait of KINDS) {
    law(
      dice[trait].every(n => n >= 0),
      `${sheet} has ${dice[trait]} for ${trait}`,
    );
    law(dice[trait].reduce((a, b) => a + b, 0) <= MOST_TRAIT_DICE, `${sheet} has ${dice[trait]} for ${trait}`);
  }
  law(wounds >= 0 && wounds <= maxWounds, `${sheet} has ${wounds} of ${maxWounds} wounds`);
  law(fatigue >= 0 && fatigue <= maxFatigue, `${sheet} has ${fatigue} of ${maxFatigue} fatigue`);
  law(twice(secret).length === 0, `${sheet} had secret training twice`);
}
