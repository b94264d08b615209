// One interpreter for the abilities of all cards: whom they touch, what is asked, and in which order. KIL-15.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Offered } from '@veillee/pieces/offers';
import { cardById } from '../../content/cards.ts';
import type { Ability, Timing } from '../../content/vocabulary.ts';
import { apFor, NO_AP } from '../cards/holdings.ts';
import { named } from '../cards/piles.ts';
import { USE } from '../keys.ts';
import { type ActionId, type Board, type Card, CITY, canBeAffected, hero, type State } from '../state.ts';
import { holds, opIn } from './conditions.ts';
import { payFor } from './costs.ts';
import { type AbilityContext, takeEffect } from './later.ts';
import { canPay, isUsable, type Source, sourceOf, sourcesAt, useOption } from './sources.ts';
import { targetsOf } from './targets.ts';
import { canDo, whyNotOffered } from './worth.ts';

/** An ability acts by itself: an Event, a Night card, an Ancient's side. What is optional or has a cost is asked first. */
export function* runAbility(t: Table<State>, ability: Ability, context: AbilityContext): Rules {
  const { state } = t;
  const { seat, source } = context;
  if (!holds(state, seat, ability.condition)) return; // KIL-15.8
  const region = context.region ?? hero(state, seat).region;
  for (const target of yield* targetsOf(t, ability, seat, source, region)) {
    if (ability.optional && !(yield* accepts(t, ability, target, source))) continue;
    yield* takeEffect(t, ability, { seat: target, source, region });
  }
}

/** An ability whose use is settled and paid for: a Gift, a Trophy, the start of a fight. */
export function* resolveAbility(t: Table<State>, ability: Ability, context: AbilityContext): Rules {
  const { seat, source } = context;
  const region = context.region ?? hero(t.state, seat).region;
  for (const target of yield* targetsOf(t, ability, seat, source, region))
    yield* takeEffect(t, ability, { seat: target, source, region });
}

/** KIL-15.7, 15.11: "you may", and what it costs. */
function* accepts(t: Table<State>, ability: Ability, seat: Seat, source: string): Rules<boolean> {
  const { state } = t;
  const own = hero(state, seat);
  if (!canBeAffected(own) || !ability.cost.every(cost => canPay(own, source, cost)) || !canDo(state, seat, ability))
    return false;
  const def = cardById(source);
  const option: Option = {
    key: 'use',
    text: 'option.use',
    with: { card: named(source), effect: def.use },
    on: [source],
  };
  const answer = yield* t.choose(seat, 'ability.may', [option], {
    rule: 'KIL-15.7',
    with: { card: named(source) },
    pass: { text: 'ability.may.pass' },
  });
  if (answer === undefined) return false;
  yield* payFor(t, seat, { key: source, def, ability });
  return true;
}

// ---- what acts at a moment of the Day ----

/** A hero's own mandatory abilities at this moment whose condition holds: breakCamp, endOfDayPhase, enterRegion and so on. */
export function* runOwn(t: Table<State>, seat: Seat, timing: Timing): Rules {
  for (const source of sourcesAt(hero(t.state, seat), timing))
    if (!source.ability.optional && isUsable(t.state, seat, source)) yield* runSource(t, seat, source); // KIL-15.7
}

function* runSource(t: Table<State>, seat: Seat, { ability, def }: Source): Rules {
  yield* runAbility(t, ability, { seat, source: def.id });
}

/** The Weather's ability, if this is its moment: breakCamp, gloomStep. */
export function* runWeather(t: Table<State>, timing: Timing): Rules {
  const { state } = t;
  if (state.weather === undefined) return;
  const { weather } = state;
  const { ability } = cardById(weather);
  if (ability?.timing !== timing) return;
  t.tell('log.realm', { card: named(weather), effect: { text: `card.${weather}.text` } }, { rule: 'KIL-15.4' });
  yield* runAbility(t, ability, { seat: state.active ?? state.first, source: weather, region: CITY });
}

/** KIL-15.12: a card that has just come into play. */
export function* runEnterPlay(t: Table<State>, seat: Seat, card: Card): Rules {
  const { ability } = cardById(card);
  if (ability?.timing === 'enterPlay') yield* runAbility(t, ability, { seat, source: card });
}

// ---- abilities that are the action of a turn ----

export interface AbilityAction {
  readonly option: Option;
  /** As what its AP are paid, before `useAction`. */
  readonly action: ActionId;
}

/** Abilities with timing `action`. */
export const abilityActions =
  (state: Board, seat: Seat): Offered<AbilityAction> =>
  offer => {
    const own = hero(state, seat);
    for (const source of sourcesAt(own, 'action')) {
      const action = opIn(source.ability, 'peek') ? 'peek' : 'move';
      const why = apFor(own, action) === 0 ? NO_AP : whyNotOffered(state, seat, source);
      offer(why, () => ({ option: useOption(source), action }));
    }
  };

/** Carries out such an action: the rest of its cost, then what it does. */
export function* useAction(t: Table<State>, seat: Seat, key: string): Rules {
  const source = sourceOf(hero(t.state, seat), USE.only(key));
  yield* payFor(t, seat, source);
  yield* resolveAbility(t, source.ability, { seat, source: source.def.id });
}
