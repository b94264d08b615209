// What it is worth to clear a Plot, and what that costs. KIL-4.15, KIL-13.5.

import { enough } from '@veillee/pieces/odds';
import { cardById, plotById } from '../content/cards.ts';
import { opsOf } from '../rules/abilities/conditions.ts';
import type { Card } from '../rules/state.ts';
import { goldWorth, lossOf, rumourWorth } from './card-worth.ts';
import type { Mind } from './mind.ts';
import { weights } from './weights.ts';

/** The Ancient without it (all friends would suffer from it), the Loot, and the card in hand. */
export function plotGain(mind: Mind, plot: Card): number {
  const { ability } = cardById(plot);
  let worth = 0;
  for (const op of ability ? opsOf(ability) : [])
    switch (op.op) {
      case 'adversaryDice':
        worth += 5;
        break;
      case 'adversaryHealth':
        worth += 5;
        break;
      case 'loseHp':
        worth += 2.5;
        break;
      default:
        worth += 1.2;
    }
  return (
    worth * foreboding(mind) * (mind.view.mode === 'cooperative' ? weights.plotForAll : 1) +
    (mind.view.bag > 0 ? weights.loot : 0) +
    rumourWorth(mind, plot)
  );
}

/** Who will never see the Ancient need not care; who is about to, cares. */
function foreboding({ own }: Mind): number {
  if (own.chapter === 'done' || own.chapter === 'finale') return 1;
  return own.chapter >= 3 ? 0.6 : 0.3;
}

/** What its price is worth, in the mean over tries if it asks for a test. */
export function plotPrice(mind: Mind, plot: Card): number {
  const { toDefeat } = plotById(plot);
  const { own } = mind;
  switch (toDefeat.pay) {
    case 'gold':
      return own.gold < toDefeat.n ? Number.POSITIVE_INFINITY : goldWorth(mind, own.gold - toDefeat.n, own.gold);
    case 'rumours': {
      if (own.hand.length < toDefeat.n) return Number.POSITIVE_INFINITY;
      const worths = own.hand.map(card => lossOf(mind, card)).sort((a, b) => a - b);
      return worths.slice(0, toDefeat.n).reduce((sum, worth) => sum + worth, 0);
    }
    case 'talents':
      return own.talents.filter(talent => !own.exhausted.includes(talent)).length < toDefeat.n
        ? Number.POSITIVE_INFINITY
        : 0.4;
    default: {
      const chance = enough(mind.dice[toDefeat.attribute], toDefeat.value, mind.chance);
      return chance < 0.15 ? Number.POSITIVE_INFINITY : 1 / chance - 1;
    }
  }
}
