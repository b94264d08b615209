// The adept: weighs Dungeon, Village and Rest against each other, all in one coin, about one VP.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { standing } from './ending.ts';
import { fightWorth } from './fight-worth.ts';
import { expectedFight, prepare } from './fighting.ts';
import { hallChoice } from './hall-moves.ts';
import { cardWorth, learn, type Outlook, outlookOf } from './outlook.ts';
import { spoils, visit, visitWorth } from './shopping.ts';
import { ownView, stoneRank, type Turn } from './sight.ts';
import { type Mind, smallChoice } from './small-choices.ts';

export const adept: Bot<State, View> = {
  id: 'adept',
  decide: turn => decide(turn) ?? fallback(turn.decision),
};

function decide(turn: Turn): Picks | undefined {
  const outlook = outlookOf(turn.view, turn.seat);
  switch (turn.decision.prompt) {
    case 'turn.action':
      return [action(turn, outlook)];
    case 'village.step':
      return visit(turn, outlook);
    case 'spoils.buy':
      return spoils(turn, outlook);
    case 'dungeon.step':
      return prepare(turn, outlook);
    default:
      return hallChoice(turn, outlook) ?? smallChoice(turn, mindOf(outlook));
  }
}

const mindOf = (outlook: Outlook): Mind => ({
  keep: def => cardWorth(outlook, def.id),
  worth: fightWorth(outlook),
});

function action(turn: Turn, outlook: Outlook): string {
  const { view, seat, decision } = turn;
  const hand = ownView(view, seat).hand ?? [];
  const stays = standing(outlook, stoneRank(view));
  const village = outlook.weights.village * visitWorth(turn, outlook) + stays;
  const mayFight = decision.options.some(({ key }) => key === 'dungeon');
  const dungeon = mayFight ? expectedFight(turn, outlook) + impatience(view) : Number.NEGATIVE_INFINITY;
  const rest = outlook.weights.rest * restWorth(outlook, hand) + stays;
  if (dungeon >= village && dungeon >= rest) return 'dungeon';
  return village >= rest ? 'village' : 'rest';
}

/** When nobody has dared to enter for long, somebody must. */
const impatience = ({ idle, players }: View): number => Math.max(0, idle / players.length - 3) / 2;

/** Rest: the deck without its worst card of this hand. */
function restWorth(outlook: Outlook, hand: readonly Card[]): number {
  const ids = hand.map(card => defOf(card).id);
  learn(outlook, ids);
  return Math.max(0, ...ids.map(id => -cardWorth(outlook, id)));
}
