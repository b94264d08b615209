// The adept: weighs everything in one coin, about one AP; fights by exact odds; plans for the keywords of its Saga.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { draftChoice } from './draft-choice.ts';
import { giftChoice, overcomesHere, survival } from './gift-choice.ts';
import { type Mind, mindOf } from './mind.ts';
import { smallChoice } from './small-choices.ts';
import { turnChoice } from './turn-choice.ts';
import {
  addSuccess,
  afterRoll,
  beforeRoll,
  hiddenWay,
  openingChoice,
  prevent,
  rescue,
  startChoice,
} from './windows.ts';

export const adept: Bot<State, View> = {
  id: 'adept',
  decide: turn => decide(mindOf(turn)) ?? fallback(turn.decision),
};

function decide(mind: Mind): Picks | undefined {
  const { decision } = mind.turn;
  switch (decision.prompt) {
    case 'turn.choice':
      return turnChoice(mind);
    case 'hidden.drop':
      return undefined;
    case 'gift.window':
    case 'gift.reward':
    case 'gift.market':
      return windowChoice(mind);
    case 'gift.loss':
      return survival(mind);
    case 'engage.hidden':
      return nonEmpty(hiddenWay(mind));
    case 'engage.start':
      return openingChoice(mind);
    case 'battle.start':
      return startChoice(mind);
    case 'battle.round':
    case 'test.before':
      return beforeRoll(mind);
    case 'test.after':
      return afterRoll(mind);
    case 'test.success':
      return addSuccess(mind);
    case 'battle.prevent':
      return prevent(mind);
    case 'battle.rescue':
      return rescue(mind);
    case 'assault.confirm':
      return ['assault'];
    default:
      return draftChoice(mind) ?? smallChoice(mind);
  }
}

const nonEmpty = (picks: Picks): Picks | undefined => (picks.length > 0 ? picks : undefined);

/** In mid-action and after it: what cannot wait. Among rivals also out of hiding, to overcome what lies here. */
function windowChoice(mind: Mind): Picks {
  const { decision } = mind.turn;
  const gift = giftChoice(
    mind,
    decision.options.map(({ key }) => key),
  );
  if (gift !== undefined) return [gift];
  const out = decision.options.find(({ key }) => key === 'unhide');
  return out && decision.prompt === 'gift.window' && overcomesHere(mind) ? [out.key] : [];
}
