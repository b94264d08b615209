// The novice: plans with the other hero in mind, walks there on foot, fights what it expects to beat with plain blows, rests when it
// hurts. It knows no tricks.

import type { Picks } from '@veillee/kernel';
import { attackKey } from '../rules/keys.ts';
import { type Hero, isKo } from '../rules/state.ts';
import { type Errand, errandsOf, intention } from './errands.ts';
import { botWith } from './habits.ts';
import { type Mind, offered, speakersOf } from './mind.ts';
import { doing, planOf } from './plan.ts';
import { lifeline, neediest } from './remedies.ts';

export const novice = botWith('novice', { turn, combat, help });

/**
 * Goes where both are needed most, by the same plan as an adept, on foot and without tricks. While that must wait for the other, what is
 * near is done meanwhile: nobody sits a turn out.
 */
function turn(mind: Mind): Picks {
  const plan = planOf(mind);
  for (const hero of mind.own) {
    const errand = plan.errands.get(hero.id);
    const said = errand && intention(mind, hero, errand);
    if (said !== undefined) return [said];
    const ways = plan.ways.get(hero.id);
    for (const todo of [...(errand ? [errand] : []), ...meanwhile(mind, hero, errand)]) {
      const key = doing(mind, hero, todo, ways);
      if (key !== undefined) return [key];
    }
  }
  return [];
}

/** What lies where one waits for the other, and can be done there. */
function meanwhile(mind: Mind, hero: Hero, waited: Errand | undefined): readonly Errand[] {
  const isHere = ({ at, who, both, worth, work }: Errand): boolean =>
    at === hero.at && !both && (!who || who.includes(hero)) && worth(hero) > work;
  return errandsOf(mind).filter(errand => errand.id !== waited?.id && isHere(errand));
}

/** Hits as hard as it can. */
function combat(mind: Mind): Picks | undefined {
  const { fighters } = mind.view.combat ?? { fighters: [] };
  const acting = mind.own.find(({ id }) => fighters.some(({ hero, acted }) => hero === id && !acted));
  const key = acting && offered(mind, acting.id, attackKey);
  return key === undefined ? undefined : [key];
}

const fallenOf = ({ view }: Mind): readonly Hero[] => view.heroes.filter(isKo);

function help(mind: Mind): Picks {
  for (const hero of speakersOf(mind)) {
    const key = lifeline(mind, hero, neediest(mind.view, mind.own.length > 0 ? mind.own : fallenOf(mind)) ?? hero);
    if (key !== undefined) return [key];
  }
  return [];
}
