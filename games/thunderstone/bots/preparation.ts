// Preparing in the Dungeon, step by step: what is free first, then what the chosen fight needs, then the attack.

import type { Option } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { finderIn } from '../rules/auto-equip.ts';
import { canBeAttacked } from '../rules/battle.ts';
import { ATTACK, EQUIP, USE } from '../rules/keys.ts';
import { effectKey, monstersIn, type Party, type Target } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type FightPlan, planFight, readied } from './fight-plan.ts';

/** What a fight is worth to the bot, won or lost. */
export type Worth = (plan: FightPlan, target: Target) => number;

export interface Fight {
  readonly plan: FightPlan;
  readonly target: Target;
  readonly worth: number;
}

/** The fight worth most, or undefined when there is nobody to attack. */
export function bestFight(
  cards: readonly Card[],
  party: Party,
  hall: readonly Target[],
  worth: Worth,
): Fight | undefined {
  const ready = readied({ cards, party });
  let best: Fight | undefined;
  for (const target of hall) {
    const plan = planFight(cards, ready, target.def, target.rank);
    if (!plan.battle.victory && !canBeAttacked({ cards, party: ready }, target.def, target.rank)) continue;
    const value = worth(plan, target);
    if (!best || value > best.worth) best = { plan, target, worth: value };
  }
  return best;
}

export const fightNow = (view: View, cards: readonly Card[], party: Party, worth: Worth): Fight | undefined =>
  bestFight(cards, party, monstersIn(view), worth);

/** The ability that a `use` option stands for. */
export const abilityOf = (key: string) => {
  const [card = '', index = -1] = USE.read(key) ?? [];
  return defOf(card).abilities[index];
};

const FREE_DRAWS = ['draw', 'destroyForDraw', 'weaponsWeightZero'];
const FREE_HELP = ['attackPerCard', 'buffHeroes'];

/** Effects that cost nothing: cards drawn first, since they may change every plan, then help for the battle. */
export function freeStep(options: readonly Option[]): string | undefined {
  const use = (ops: readonly string[]): string | undefined =>
    options.find(({ key }) => USE.is(key) && ops.includes(abilityOf(key)?.op ?? ''))?.key;
  return use(FREE_DRAWS) ?? use(FREE_HELP);
}

/** The next option on the way to this fight; the attack when all is done. Copies that are alike stand for each other. */
export function stepTowards(options: readonly Option[], { plan, target }: Fight): string | undefined {
  const find = finderIn(options);
  for (const [meal] of plan.feeds) {
    const key = find(USE, meal);
    if (key) return key;
  }
  for (const [weapon, hero] of plan.equip) {
    const key = find(EQUIP, weapon, hero);
    if (key) return key;
  }
  for (const effect of plan.paid) {
    const uses = ({ key, on }: Option): boolean => {
      const [, index] = USE.read(key) ?? [];
      return index !== undefined && (on ?? []).some(card => effectKey(card, index) === effect);
    };
    const key = options.find(uses)?.key;
    if (key) return key;
  }
  return options.find(({ key }) => key === ATTACK.make(target.rank))?.key;
}
