// The adept: plans errands for both heroes from what lies open, fights by exact odds, keeps time, health and the number of
// monsters in mind. It knows no page before it is read.

import type { Picks } from '@veillee/kernel';
import { type Hero, stands } from '../rules/state.ts';
import { intention } from './errands.ts';
import { combatTurn } from './fights.ts';
import { botWith } from './habits.ts';
import { gift, shortcut, spur, storm } from './haste.ts';
import { type Mind, speakersOf } from './mind.ts';
import { doing, type Plan, planOf } from './plan.ts';
import { lifeline, neediest, remedy, venom } from './remedies.ts';

export const adept = botWith('adept', { turn, combat, help });

function turn(mind: Mind): Picks {
  for (const hero of mind.own) {
    const key = remedy(mind, hero) ?? gift(mind, hero);
    if (key !== undefined) return [key];
  }
  const plan = planOf(mind);
  for (const hero of mind.own) {
    const errand = plan.errands.get(hero.id);
    const said = errand && intention(mind, hero, errand);
    if (said !== undefined) return [said];
  }
  for (const hero of pressedFirst(mind.own, plan)) {
    const errand = plan.errands.get(hero.id);
    const way = errand && plan.ways.get(hero.id)?.get(errand.at);
    const key =
      spur(mind, hero, plan.errands) ??
      (way && !plan.free.has(hero.id) ? shortcut(mind, hero, errand, way) : undefined) ??
      (errand && storm(mind, hero, errand)) ??
      (errand && doing(mind, hero, errand, plan.ways.get(hero.id)));
    if (key !== undefined) return [key];
  }
  return [];
}

/** Whoever the story waits for goes first; whoever has time sees then what is left to do. */
const pressedFirst = (heroes: readonly Hero[], { free }: Plan): readonly Hero[] => [
  ...heroes.filter(({ id }) => !free.has(id)),
  ...heroes.filter(({ id }) => free.has(id)),
];

function combat(mind: Mind): Picks | undefined {
  const key = venom(mind) ?? combatTurn(mind);
  return key === undefined ? undefined : [key];
}

/** Before somebody is struck: a Free card or an ally, if they might fall. */
function help(mind: Mind): Picks {
  const { view, turn } = mind;
  const endangered = neediest(view, endangeredOf(mind)) as Hero;
  for (const hero of speakersOf(mind)) {
    const key = lifeline(mind, hero, endangered);
    if (key !== undefined) return [key];
  }
  const start = turn.decision.prompt === 'combat.start' ? venom(mind) : undefined;
  return start === undefined ? [] : [start];
}

const endangeredOf = ({ view, own }: Mind): readonly Hero[] => {
  const fighting = view.combat?.fighters.map(({ hero }) => hero) ?? [];
  const inDanger = view.heroes.filter(hero => fighting.includes(hero.id) || (!stands(hero) && hero.at !== undefined));
  return inDanger.length > 0 ? inDanger : own;
};
