// Gifts: what a hero may do freely at any moment of his turn. KIL-3.15, KIL-11, A-31, A-40, A-51.

import type { Option, Seat } from '@veillee/kernel';
import { because, type Offered, optionsIn } from '@veillee/pieces/offers';
import type { Op } from '../../content/vocabulary.ts';
import { opIn } from '../abilities/conditions.ts';
import { type Source, sourcesAt, useOption } from '../abilities/sources.ts';
import { whyNotOffered } from '../abilities/worth.ts';
import { ancientsHere, assaultOption, whyNoAssault } from '../battle/ancients.ts';
import { USE } from '../keys.ts';
import { overcomable } from '../realm/encounters.ts';
import { type Board, canBeAffected, hero } from '../state.ts';
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

/** Every Gift this hero can use now. */
export const giftsOf = (state: Board, seat: Seat): readonly Gift[] =>
  mayGift(state, seat) ? optionsIn(gifts(state, seat)) : NONE;

/** Resolve, Overcome, Team Up, Exchange, Assault: all that one would look for in the choice of a turn. */
export const gifts =
  (state: Board, seat: Seat): Offered<Gift> =>
  offer => {
    const own = hero(state, seat);
    const hidden = own.hidden ? HIDDEN : undefined;
    for (const source of sourcesAt(own, 'gift'))
      offer(hidden ?? whyNotOffered(state, seat, source), () => resolveGift(source));
    overcomable(state, seat)((why, option) => offer(why ?? hidden, () => giftOf(option(), 'overcome', true)));
    if (state.heroes.length > 1 && !hidden) {
      const joining = state.fight?.step !== 'battle';
      for (const option of inviteOptions(state, seat)) offer(undefined, () => giftOf(option, 'team', joining));
      for (const option of exchangeOptions(state, seat)) offer(undefined, () => giftOf(option, 'exchange', false));
    }
    if (!state.fight && !state.test)
      for (const ancient of ancientsHere(state, seat))
        offer(hidden ?? whyNoAssault(state, seat), () => giftOf(assaultOption(ancient), 'assault', false));
  };

const HIDDEN = because('refuse.gift.hidden', 'KIL-11.2');

const giftOf = (option: Option, kind: Gift['kind'], urgent: boolean): Gift => ({
  key: option.key,
  option,
  kind,
  urgent,
});

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
