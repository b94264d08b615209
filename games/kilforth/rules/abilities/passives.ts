// What is in force without anybody doing anything: Weather, the adversary's side of a fight, a Werewolf's change.
// KIL-15.4, KIL-13.5.

import type { Seat } from '@veillee/kernel';
import { type CardDef, cardById } from '../../content/cards.ts';
import type { Ability, Forbidden, LimitedAction, Op } from '../../content/vocabulary.ts';
import { type Board, CITY, type Fight, hero } from '../state.ts';
import { holds, type OpOf, opsOf } from './conditions.ts';
import { isTarget } from './targets.ts';

export interface InForce {
  readonly card: string;
  readonly ability: Ability;
}

const NONE: readonly InForce[] = [];

/** Abilities on the adversary's side of a fight: its own; for an Ancient its Ability cards and the Plots beside it. */
export function adversaryAbilities(state: Board, fight: Fight | undefined = state.fight): readonly InForce[] {
  if (fight === undefined) return NONE;
  if (!fight.assault) {
    const { ability } = cardById(fight.adversary);
    return ability ? [{ card: fight.adversary, ability }] : NONE;
  }
  const ancient = state.ancients.find(one => one.id === fight.adversary);
  if (!ancient) return NONE;
  const found: InForce[] = [];
  for (const card of [...ancient.abilities, ...ancient.plots]) {
    const { ability } = cardById(card);
    if (ability) found.push({ card, ability });
  }
  return found;
}

/** The Weather, if its ability stands without a moment of its own. */
function weather(state: Board): InForce | undefined {
  if (state.weather === undefined) return undefined;
  const { ability } = cardById(state.weather);
  return ability?.timing === 'passive' ? { card: state.weather, ability } : undefined;
}

/** The operations of one kind that the adversary's side has in force in this fight, now. */
function* ofAdversary<K extends Op['op']>(state: Board, kind: K): Iterable<OpOf<K> & { card: string }> {
  const { fight } = state;
  if (fight === undefined) return;
  for (const { card, ability } of adversaryAbilities(state)) {
    if (ability.timing !== 'assault' && ability.timing !== 'skirmish' && ability.timing !== 'skirmishDamage') continue;
    for (const op of opsOf(ability))
      if (op.op === kind && holds(state, fight.active, ability.condition)) yield { ...(op as OpOf<K>), card };
  }
}

/** The card that forbids this action to this hero, if any: Weather, or his own change of shape. */
export function forbids(state: Board, seat: Seat, action: LimitedAction): { card: string } | undefined {
  const own = hero(state, seat);
  if (action === 'confront' && own.untilDawn.noConfront) return { card: own.race }; // KIL-19.9
  const sky = weather(state);
  if (sky === undefined || !opsOf(sky.ability).some(op => op.op === 'forbidAction' && op.action === action))
    return undefined;
  return isTarget(state, sky.ability, seat, CITY) ? { card: sky.card } : undefined;
}

/** An Ancient's side forbids Fate, rerolls, or the use of some cards. */
export function banned(state: Board, what: Forbidden): string | undefined {
  if (!state.fight?.assault) return undefined;
  for (const op of ofAdversary(state, 'forbid')) if (op.what.includes(what)) return op.card;
  return undefined;
}

/** Whether a card cannot be used in this Assault. Armour may be used, but not to prevent losses. */
export function isForbidden(state: Board, def: CardDef): boolean {
  if (!state.fight?.assault) return false;
  for (const op of ofAdversary(state, 'forbid'))
    for (const what of op.what) {
      if (what === 'armour') {
        if (def.unique === 'armour' && def.ability && opsOf(def.ability).some(one => one.op === 'preventHp'))
          return true;
      } else if (def.unique === what || def.reward === what) return true;
    }
  return false;
}

/** Whether an Asset gives no bonus in this Assault. */
export function isSuppressed(state: Board, def: CardDef): boolean {
  if (!state.fight?.assault) return false;
  for (const op of ofAdversary(state, 'suppressBonus')) if (def.keywords.includes(op.keyword)) return true;
  return false;
}

/** HP that a hero can prevent in a round at most. */
export function preventionCap(state: Board): number {
  let cap = Number.POSITIVE_INFINITY;
  for (const op of ofAdversary(state, 'capPrevent')) cap = Math.min(cap, op.n);
  return cap;
}

/** Successes of a hero that count for nothing in this round. */
export function ignoredSuccesses(state: Board): number {
  let ignored = 0;
  for (const op of ofAdversary(state, 'addSuccess')) ignored -= op.n;
  return ignored;
}

export const adversaryRerolls = (state: Board): boolean => {
  for (const _ of ofAdversary(state, 'adversaryReroll')) return true;
  return false;
};

/** Dice in the adversary's tests, each with the card it comes from. */
export function adversaryDiceParts(state: Board): { card: string; n: number }[] {
  const parts: { card: string; n: number }[] = [];
  for (const { card, n } of ofAdversary(state, 'adversaryDice')) parts.push({ card, n });
  const sky = weather(state);
  if (sky && state.fight && holds(state, state.fight.active, sky.ability.condition))
    for (const op of opsOf(sky.ability)) if (op.op === 'adversaryDice') parts.push({ card: sky.card, n: op.n });
  return parts;
}

/** Dice that the Weather gives or takes in tests of this hero. */
export function weatherDice(state: Board): { card: string; ops: readonly Op[] } | undefined {
  const sky = weather(state);
  return sky && { card: sky.card, ops: opsOf(sky.ability) };
}
