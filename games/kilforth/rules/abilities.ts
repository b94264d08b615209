// One interpreter for the abilities of all cards: whom they touch, what is asked, and in which order. KIL-15.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import type { Ability, Op, Timing } from '../content/vocabulary.ts';
import { payFor } from './costs.ts';
import { beforeLoss } from './gift-moments.ts';
import { runOp } from './ops.ts';
import { named } from './piles.ts';
import { canPay, holds, isUsable, opIn, type Source, sourceOf, sourcesAt } from './sources.ts';
import { type ActionId, type Board, type Card, CITY, canBeAffected, hero, type RegionId, type State } from './state.ts';
import { targetsOf } from './targets.ts';
import { heroTest } from './test.ts';
import { useOption } from './test-windows.ts';
import { canDo } from './worth.ts';

export interface AbilityContext {
  /** Who decides and is `self`: the owner, the active hero, or the First Hero at night. */
  readonly seat: Seat;
  /** The card, for words and log. */
  readonly source: string;
  /** What `here` means: the region of the card. The hero's own if left out. */
  readonly region?: RegionId;
}

/** An ability acts by itself: an Event, a Night card, an Ancient's side. What is optional or has a cost is asked first. */
export function* runAbility(t: Table<State>, ability: Ability, context: AbilityContext): Rules {
  const { state } = t;
  const { seat, source } = context;
  if (!holds(state, seat, ability.condition)) return; // KIL-15.8
  const region = context.region ?? hero(state, seat).region;
  for (const target of yield* targetsOf(t, ability, seat, source, region)) {
    if (ability.optional && !(yield* accepts(t, ability, target, source))) continue;
    yield* act(t, ability, { seat: target, source, region });
  }
}

/** An ability whose use is settled and paid for: a Gift, a Trophy, the start of a fight. */
export function* resolveAbility(t: Table<State>, ability: Ability, context: AbilityContext): Rules {
  const { seat, source } = context;
  const region = context.region ?? hero(t.state, seat).region;
  for (const target of yield* targetsOf(t, ability, seat, source, region))
    yield* act(t, ability, { seat: target, source, region });
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

/** What an ability does to one hero: its list, its test, or the list he chooses. */
function* act(t: Table<State>, ability: Ability, context: Required<AbilityContext>): Rules {
  const { effect } = ability;
  const { seat, source } = context;
  if ('ops' in effect) return yield* runOps(t, effect.ops, ability, context);
  if ('test' in effect) {
    if (!canBeAffected(hero(t.state, seat))) return;
    const { attribute, value: need, pass, fail } = effect.test;
    const spec = { attribute, against: source, need, counts: 'once', gifts: true, rule: 'KIL-15.3' } as const;
    const { successes } = yield* heroTest(t, seat, spec); // KIL-15.3: once, without AP
    const ops = successes >= need ? pass : fail; // KIL-5.28, 5.30
    yield* beforeLoss(t, seat, ops);
    return yield* runOps(t, ops, ability, context);
  }
  yield* runOps(t, yield* chooseList(t, effect.choice, context), ability, context);
}

export function* runOps(
  t: Table<State>,
  ops: readonly Op[],
  ability: Ability,
  context: Required<AbilityContext>,
): Rules {
  for (const op of ops) yield* runOp(t, op, ability, context);
}

/** The hero picks one of several lists; one he cannot carry out is not offered (KIL-15.5). */
function* chooseList(
  t: Table<State>,
  lists: readonly (readonly Op[])[],
  context: Required<AbilityContext>,
): Rules<readonly Op[]> {
  const { seat, source } = context;
  const { hand } = hero(t.state, seat);
  const options = [...lists.keys()]
    .filter(i => (lists[i] ?? []).every(op => op.op !== 'discardRumour' || hand.length >= op.n))
    .map(i => ({
      key: `choice:${i}`,
      text: `option.choice.${lists[i]?.[0]?.op ?? 'nothing'}`,
      with: { n: sizeOf(lists[i]) },
    }));
  const key = yield* t.choose(seat, 'ability.choice', options, { rule: 'KIL-15.5', with: { card: named(source) } });
  return lists[Number(key.slice(7))] ?? [];
}

const sizeOf = (ops: readonly Op[] | undefined): number => {
  const op = ops?.[0];
  return op && 'n' in op && op.n !== undefined ? op.n : 1;
};

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

/** Abilities with timing `action` that can be used now; their AP are paid as for `action`, before `useAction`. */
export function actionsFromAbilities(state: Board, seat: Seat): { option: Option; action: ActionId }[] {
  const sources = sourcesAt(hero(state, seat), 'action');
  if (sources.length === 0) return [];
  return sources
    .filter(source => isUsable(state, seat, source) && canDo(state, seat, source.ability))
    .map(source => ({ option: useOption(source), action: opIn(source.ability, 'peek') ? 'peek' : 'move' }));
}

/** Carries out such an action: the rest of its cost, then what it does. */
export function* useAction(t: Table<State>, seat: Seat, key: string): Rules {
  const source = sourceOf(hero(t.state, seat), key.slice(4));
  yield* payFor(t, seat, source);
  yield* resolveAbility(t, source.ability, { seat, source: source.def.id });
}
