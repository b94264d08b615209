// The novice: goes to the nearest thing that looks worth it, fights what it expects to beat, rests when it hurts. Quick.

import { bestOf, fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import { attackKey } from '../rules/keys.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { errandsOf } from './errands.ts';
import { type Mind, mindOf, offered } from './mind.ts';
import { doing } from './plan.ts';
import { lifeline, neediest } from './remedies.ts';
import { smallChoice } from './small-choices.ts';
import { waysOf } from './travel.ts';

export const novice: Bot<State, View> = {
  id: 'novice',
  decide: turn => decide(mindOf(turn)) ?? fallback(turn.decision),
};

function decide(mind: Mind): Picks | undefined {
  switch (mind.turn.decision.prompt) {
    case 'turn.ask':
      return turnChoice(mind);
    case 'combat.ask':
      return combatChoice(mind);
    case 'combat.free':
    case 'combat.paralysed':
    case 'destiny.help':
      return helpChoice(mind);
    default:
      return smallChoice(mind);
  }
}

/** Each hero for themselves: what is worth most for the way there. */
function turnChoice(mind: Mind): Picks {
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
function combatChoice(mind: Mind): Picks | undefined {
  const { combat } = mind.view;
  const acting = mind.own.find(({ id }) => combat?.fighters.some(({ hero, acted }) => hero === id && !acted));
  const key = acting && offered(mind, acting.id, attackKey);
  return key === undefined ? undefined : [key];
}

function helpChoice(mind: Mind): Picks {
  if (!mind.turn.decision.window?.matters) return [];
  for (const hero of mind.own) {
    const key = lifeline(mind, hero, neediest(mind.view, mind.own) ?? hero);
    if (key !== undefined) return [key];
  }
  return [];
}
