// Who to be: Race, Class, Saga and the first Rumour. D1, D2.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { classById, raceById, sagaById } from '../content/cards.ts';
import type { Attribute, RewardType } from '../content/vocabulary.ts';
import { drawWorth, rumourWorth } from './card-worth.ts';
import type { Mind } from './mind.ts';

/** The adept takes whatever hero comes, and a Saga that suits his Class. */
export function draftChoice(mind: Mind): Picks | undefined {
  const { decision, chance } = mind.turn;
  const keys = decision.options.map(({ key }) => key);
  switch (decision.prompt) {
    case 'draft.race':
    case 'draft.class':
      return [chance.pick(keys, 'draft')];
    case 'draft.saga':
      return [suitable(mind, keys)];
    case 'draft.deck':
      return [best(keys, key => drawWorth(mind, key as RewardType))];
    case 'draft.keep':
      return [best(keys, key => rumourWorth(mind, key))];
    default:
      return undefined;
  }
}

function suitable(mind: Mind, keys: readonly string[]): string {
  const { own } = mind;
  const { archetype } = classById(own.class);
  const race = raceById(own.race);
  const cls = classById(own.class);
  return best(keys, key => {
    if (key === 'random') return -1;
    const saga = sagaById(key);
    let dice = 0;
    for (const attribute of Object.keys(saga.finale.values) as Attribute[])
      dice = Math.max(dice, race[attribute] + cls[attribute]);
    return (saga.archetype === archetype ? 10 : 0) + dice + mind.turn.chance.below(100, 'draft') / 100;
  });
}

const best = (keys: readonly string[], worth: (key: string) => number): string =>
  bestOf(keys, worth) ?? (keys[0] as string);
