// Gifts: what a hero may do freely at any moment of his turn. KIL-3.15, KIL-11, A-31, A-40, A-51.

import type { Option, Refused, Seat, Text } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import type { Op } from '../../content/vocabulary.ts';
import { opIn } from '../abilities/conditions.ts';
import { isForbidden } from '../abilities/passives.ts';
import { canPay, isSpent, isUsable, type Source, sourcesAt, useOption } from '../abilities/sources.ts';
import { canDo } from '../abilities/worth.ts';
import type { Why } from '../actions/action.ts';
import { ancientsHere, ancientsToAssault, assaultOption, whyNoAssault } from '../battle/ancients.ts';
import { apFor } from '../cards/holdings.ts';
import { named } from '../cards/piles.ts';
import { USE } from '../keys.ts';
import { encountersFor, overcomeOptions } from '../realm/encounters.ts';
import { type Board, canBeAffected, hero } from '../state.ts';
import { attributeOf } from '../tests/dice.ts';
import { exchangeOptions } from './exchange.ts';
import { inviteOptions } from './invite.ts';

export interface Gift {
  readonly key: string;
  readonly option: Option;
  readonly kind: 'resolve' | 'overcome' | 'team' | 'exchange' | 'assault';
  /** Worth an interruption: it could decide the fight or test at hand. */
  readonly urgent: boolean;
  /** The card or token that is resolved. */
  readonly source?: Source;
}

const NONE: readonly Gift[] = [];

/** KIL-3.15, 11.1, 11.2; A-51: in his own turn, not Hidden, while nobody who fights stands at 0 HP. */
export function mayGift(state: Board, seat: Seat): boolean {
  if (state.active !== seat || state.phase !== 'day') return false;
  const own = hero(state, seat);
  if (own.hidden || own.camped || own.hp === 0 || !canBeAffected(own)) return false;
  return !state.fight || state.team.every(member => hero(state, member).hp > 0);
}

/** Every Gift this hero can use now: Resolve, Overcome, Team Up, Assault, Exchange. */
export function giftsOf(state: Board, seat: Seat): readonly Gift[] {
  if (!mayGift(state, seat)) return NONE;
  const gifts: Gift[] = [];
  for (const source of sourcesAt(hero(state, seat), 'gift'))
    if (isUsable(state, seat, source) && canDo(state, seat, source.ability)) gifts.push(resolveGift(source));
  for (const option of overcomeOptions(state, seat))
    gifts.push({ key: option.key, option, kind: 'overcome', urgent: true });
  if (state.heroes.length > 1) {
    for (const option of inviteOptions(state, seat))
      gifts.push({ key: option.key, option, kind: 'team', urgent: state.fight?.step !== 'battle' });
    for (const option of exchangeOptions(state, seat))
      gifts.push({ key: option.key, option, kind: 'exchange', urgent: false });
  }
  if (!state.fight && !state.test)
    for (const option of ancientsToAssault(state, seat).map(assaultOption))
      gifts.push({ key: option.key, option, kind: 'assault', urgent: false });
  return gifts;
}

/** KIL-11.9. */
function resolveGift(source: Source): Gift {
  const { ability } = source;
  const urgent = ['heal', 'hide', 'autoDefeat', 'ready'].some(
    kind => 'ops' in ability.effect && ability.effect.ops.some(op => op.op === kind),
  );
  return { key: USE.make(source.key), option: useOption(source), kind: 'resolve', urgent, source };
}

/** Whether a Gift resolves an ability with this operation. */
export const does = ({ source }: Gift, op: Op['op']): boolean =>
  source !== undefined && opIn(source.ability, op) !== undefined;

// ---- what cannot be used, and why ----

/** For the turn choice: Gifts one would look for. */
export function refusedGifts(state: Board, seat: Seat): Refused[] {
  const refused: Refused[] = [];
  const own = hero(state, seat);
  for (const source of sourcesAt(own, 'gift', 'action')) {
    const why = whyNotUse(state, seat, source);
    if (why) refused.push({ ...useOption(source), ...why });
  }
  for (const ancient of ancientsHere(state, seat)) {
    const why = own.hidden ? HIDDEN : whyNoAssault(state, seat);
    if (why) refused.push({ ...assaultOption(ancient), ...why });
  }
  return [...refused, ...refusedOvercome(state, seat)];
}

const because = (text: string, rule: string, params?: Text['with']): Why => ({
  why: params ? { text, with: params } : { text },
  rule,
});
const HIDDEN = because('refuse.gift.hidden', 'KIL-11.2');

function whyNotUse(state: Board, seat: Seat, source: Source): Why | undefined {
  const own = hero(state, seat);
  const { ability, def, key } = source;
  if (own.hidden && ability.timing === 'gift') return HIDDEN;
  if (ability.timing === 'action' && apFor(own, opIn(ability, 'peek') ? 'peek' : 'move') === 0)
    return because('refuse.noAp', 'KIL-3.13');
  if (isSpent(state, seat, source))
    return because(ability.limit?.per === 'game' ? 'refuse.used.game' : 'refuse.used.day', 'KIL-15.8');
  for (const cost of ability.cost)
    if (!canPay(own, key, cost))
      return cost.pay === 'exhaust'
        ? because('refuse.exhausted', 'KIL-15.15')
        : because(`refuse.cost.${cost.pay}`, 'KIL-15.11');
  if (attributeOf(state, seat, 'lore') < def.loreLock)
    return because('refuse.lore', 'KIL-15.10', { need: def.loreLock, lore: attributeOf(state, seat, 'lore') });
  if (isForbidden(state, def)) return because('refuse.banned', 'KIL-13.5');
  if (!isUsable(state, seat, source)) return because('refuse.condition', 'KIL-15.17');
  return canDo(state, seat, ability) ? undefined : because('refuse.noEffect', 'KIL-15.5');
}

/** KIL-11.6: Encounters here with a Weakness that is not in play. */
function refusedOvercome(state: Board, seat: Seat): Refused[] {
  const possible = overcomeOptions(state, seat).map(option => option.key);
  return encountersFor(state, seat).flatMap(card => {
    const { weakness } = cardById(card);
    const key = `overcome:${card}`;
    if (weakness === undefined) return [];
    const option = {
      key,
      text: 'option.overcome.weakness',
      with: { card: named(card), keyword: { text: `keyword.${weakness}` } },
      on: [card],
    };
    if (possible.includes(key)) return hero(state, seat).hidden ? [{ ...option, ...HIDDEN }] : [];
    return [{ ...option, ...because('refuse.weakness', 'KIL-11.6', { keyword: { text: `keyword.${weakness}` } }) }];
  });
}
