// What it costs to give something up: Health to the last, a Gaar, a Trophy, what a Quest asks for.

import { GOLD_PER_REPUTATION } from '../content/constants.ts';
import type { Level, Need, Price } from '../content/vocabulary.ts';
import { rulesAt } from '../rules/scenario/row.ts';
import { type Mind, timeLeft } from './mind.ts';
import { WEIGHTS } from './weights.ts';
import { goldWorth } from './worths.ts';

/** What a death costs, all in all: Reputation at the end, a rival's, and the way back; full Health and three Gaar come of it. */
const DEATH_OF_TEAM = 3;

export const deathCost = ({ isTeam }: Mind): number => (isTeam ? DEATH_OF_TEAM : WEIGHTS.death);

/** A Gaar that is kept helps in a later fight, if there is one. */
export const gaarPrice = (mind: Mind): number => (0.08 + WEIGHTS.gaar * timeLeft(mind)) * (mind.own.gaar > 4 ? 0.6 : 1);

/** What a Trophy of a Level is good for: Quests, and where they are written down, more than that. */
export function trophyWorth(mind: Mind, level: Level): number {
  const ledger = rulesAt(mind.known, 'freeAction')
    .flatMap(rule => rule.do)
    .find(op => op.op === 'ledger');
  return ledger?.op === 'ledger' ? 0.9 * ledger.worth[level] : (0.3 + 0.3 * level) * timeLeft(mind);
}

/** What is given up for a Quest. */
export const needsCost = (mind: Mind, needs: readonly Need[]): number =>
  needs.reduce((sum, need) => sum + ('have' in need ? 0 : priceCost(mind, need)), 0);

function priceCost(mind: Mind, price: Price): number {
  const time = timeLeft(mind);
  switch (price.pay) {
    case 'gold':
      return price.n * goldWorth(mind);
    case 'gaar':
      return price.n * gaarPrice(mind);
    case 'healingPotions':
    case 'scrolls':
      return price.n * 0.5 * time;
    case 'silver':
      return price.n * 0.1 * time;
    case 'goldCards':
      return price.n * 0.4 * time;
    case 'wounds':
      return price.n * 0.22;
    case 'gem':
    case 'essence':
      return 0.4 + 0.4 * time;
    case 'gems':
    case 'essences':
      return price.n * (0.4 + 0.4 * time);
    case 'resource':
      return 3 * goldWorth(mind);
    case 'resources':
      return price.n * 3 * goldWorth(mind);
    case 'trophy':
      return trophyWorth(mind, price.level);
    case 'equipment':
      return price.price / GOLD_PER_REPUTATION + 0.5 * time;
  }
}
