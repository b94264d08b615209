// The novice: goes to the nearest thing that looks worth it, fights what it expects to beat, rests when it hurts. Quick.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { attackKey } from '../rules/keys.ts';
import { type Hero, isKo } from '../rules/state.ts';
import { errandsOf } from './errands.ts';
import { botWith } from './habits.ts';
import { type Mind, offered, speakersOf } from './mind.ts';
import { doing } from './plan.ts';
import { lifeline, neediest } from './remedies.ts';
import { waysOf } from './travel.ts';

export const novice = botWith('novice', { turn, combat, help });

/** Each hero for themselves: what is worth most for the way there. */
function turn(mind: Mind): Picks {
  const errands = errandsOf(mind);
  for (const hero of mind.own) {
    const ways = waysOf(mind.view, hero);
    const errand = bestOf(errands, ({ at, who, worth, work }) => {
      const way = ways.get(at);
      if (!way || (who && !who.includes(hero))) return Number.NEGATIVE_INFINITY;
      return worth(hero) - 1.5 * (way.weight + work);
    });
    const key = errand && doing(mind, hero, errand, ways);
    if (key !== undefined) return [key];
  }
  return [];
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
