// The adept: plans errands for both heroes from what lies open, fights by exact odds, keeps time, health and the number of
// monsters in mind. It knows no page before it is read.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import { sayKey } from '../rules/keys.ts';
import { type Hero, type State, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Errand, sayingFor } from './errands.ts';
import { combatTurn } from './fights.ts';
import { type Mind, mindOf, offered } from './mind.ts';
import { doing, planOf } from './plan.ts';
import { lifeline, neediest, remedy } from './remedies.ts';
import { smallChoice } from './small-choices.ts';

export const adept: Bot<State, View> = {
  id: 'adept',
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
    case 'combat.start':
    case 'destiny.help':
      return helpChoice(mind);
    default:
      return smallChoice(mind);
  }
}

/** One deed; a pass when there is nothing more to do. */
function turnChoice(mind: Mind): Picks {
  for (const hero of mind.own) {
    const key = remedy(mind, hero);
    if (key !== undefined) return [key];
  }
  const plan = planOf(mind);
  for (const hero of mind.own) {
    const said = intention(mind, hero, plan.errands.get(hero.id));
    if (said !== undefined) return [said];
  }
  for (const hero of mind.own) {
    const errand = plan.errands.get(hero.id);
    const key = errand && doing(mind, hero, errand, plan.ways.get(hero.id));
    if (key !== undefined) return [key];
  }
  return [];
}

/** What a partner intends, said once a turn to whoever plays the other hero. */
function intention(mind: Mind, hero: Hero, errand: Errand | undefined): string | undefined {
  const what = errand && sayingFor(errand);
  return what && offered(mind, hero.id, sayKey.make(what));
}

function combatChoice(mind: Mind): Picks | undefined {
  const key = combatTurn(mind);
  return key === undefined ? undefined : [key];
}

/** Before somebody is struck: a Free card or an ally, if they might fall. */
function helpChoice(mind: Mind): Picks {
  const { view, turn } = mind;
  if (!turn.decision.window?.matters) return [];
  const endangered = neediest(view, endangeredOf(mind)) as Hero;
  for (const hero of mind.own) {
    const key = lifeline(mind, hero, endangered);
    if (key !== undefined) return [key];
  }
  return turn.decision.prompt === 'combat.start' ? turn.decision.options.slice(0, 1).map(({ key }) => key) : [];
}

const endangeredOf = ({ view, own }: Mind): readonly Hero[] => {
  const fighting = view.combat?.fighters.map(({ hero }) => hero) ?? [];
  const inDanger = view.heroes.filter(hero => fighting.includes(hero.id) || (!stands(hero) && hero.at !== undefined));
  return inDanger.length > 0 ? inDanger : own;
};
