// EUT-4.1, EUT-4.4: what performs an Action: its token, or an Item or Ability that shows it.

import type { RuleId, Rules } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import type { Action, GainOp, TileOp } from '../content/vocabulary.ts';
import { gain, isGain } from './gains.ts';
import { payKey } from './keys.ts';
import type { Hero, Known, State, T } from './state.ts';
import { OUTSIDE_COMBAT, type Use, usesOf } from './uses.ts';

const OP: { readonly [action in Action]: TileOp['op'] } = {
  mining: 'miningAction',
  trade: 'tradeAction',
  combat: 'combatAction',
};

/** Effects outside combat that show this symbol and can be used now. */
export const usesWith = (state: Known, hero: Hero, op: TileOp['op']): Use[] =>
  usesOf(state, hero, OUTSIDE_COMBAT, op).filter(({ why }) => why === undefined);

/** How often it could be performed now. */
export const countActions = (state: Known, hero: Hero, action: Action): number =>
  hero.tokens.filter(token => token === action).length + usesWith(state, hero, OP[action]).length;

export function whyNoAction(state: State, hero: Hero, action: Action, rule: RuleId): Why | undefined {
  if (hero.tokens.includes(action) || usesWith(state, hero, OP[action]).length > 0) return undefined;
  return because('why.action', rule, { action: { text: `action.${action}` } });
}

/** Which of them is spent, asked only where there are several. */
export function* chooseAction(t: T, hero: Hero, action: Action, rule: RuleId): Rules {
  const { state } = t;
  const uses = usesWith(state, hero, OP[action]);
  const words = { action: { text: `action.${action}` } };
  const optionOf = (way: Use | 'token') =>
    way === 'token'
      ? { key: payKey.make(way), text: 'pay.token', with: words }
      : { key: payKey.make(way.key), text: 'pay.tile', with: { source: way.source }, on: [way.on] };
  const ways = [...(hero.tokens.includes(action) ? (['token'] as const) : []), ...uses];
  const use = yield* t.choose(hero.seat, 'pay.ask', ways, optionOf, { rule, with: words });
  if (use === 'token') {
    hero.tokens.splice(hero.tokens.indexOf(action), 1);
    return;
  }
  use.pay(t);
  yield* gain(t, hero, gainsOf(use), { rule });
}

/** What an effect gives besides. */
export const gainsOf = ({ ops }: Pick<Use, 'ops'>): GainOp[] => ops.filter(isGain);
