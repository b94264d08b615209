// EUT-7: Mining.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { MINE_CART_DRAW } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import type { Mine } from '../content/vocabulary.ts';
import { chooseAction, usesWith, whyNoAction } from './actions.ts';
import { found } from './found.ts';
import { discardCopy, resourceName } from './inventory.ts';
import { cartKey, mineKey, takeKey } from './keys.ts';
import { countTokens, isLiberated, leaveToken, locationAt, mineOf } from './land.ts';
import { hasModifier } from './modifiers.ts';
import type { Deed, Hero, State, T } from './state.ts';
import { drawTop } from './supplies.ts';
import { ownersAt, payTolls, whyNoToll } from './tolls.ts';
import type { Use } from './uses.ts';

/** A conqueror's second token still gives one visit (EUT-7.6). */
const hasTwo = (state: State, hero: Hero, at: SpaceAt): boolean => countTokens(state, at, 'interaction', hero) > 1;

function whyNotMine(state: State, hero: Hero, at: SpaceAt): Why | undefined {
  if (!isLiberated(state, at)) return because('why.guarded', 'EUT-6.4');
  if (countTokens(state, at, 'interaction', hero) === 1) return because('why.mined', 'EUT-7.3');
  return first(
    whyNoAction(state, hero, 'mining', 'EUT-7.1'),
    !hasTwo(state, hero, at) && whyNoToll(state, hero, at, 'EUT-7.5'),
  );
}

export function offerMining(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  const mine = at && mineOf(locationAt(state, at));
  if (at === undefined || mine === undefined) return;
  offer(whyNotMine(state, hero, at), () => ({
    option: {
      key: mineKey,
      text: 'do.mine',
      with: { space: { text: `space.${mine}` }, toll: hasTwo(state, hero, at) ? 0 : ownersAt(state, hero, at).length },
      on: [at],
      rule: 'EUT-7.1',
    },
    *run(t) {
      yield* mineAt(t, hero, at, mine);
      return undefined;
    },
  }));
}

/** EUT-7.2 to EUT-7.8 */
function* mineAt(t: T, hero: Hero, at: SpaceAt, mine: Mine): Rules {
  const { state } = t;
  yield* chooseAction(t, hero, 'mining', 'EUT-7.1');
  if (hasTwo(state, hero, at)) takeBack(state, hero, at);
  else {
    yield* payTolls(t, hero, at, 'EUT-7.4');
    leaveToken(state, hero, at);
  }
  const drawn = drawTop(t, state.resources[mine], (yield* takesCart(t, hero)) ? MINE_CART_DRAW : 1, mine);
  const kept = drawn.length > 1 ? yield* keepOne(t, hero, drawn) : drawn[0];
  if (kept === undefined) return;
  hero.bags.push({ kind: 'resource', resource: kept });
  const told = { player: who(hero.seat), resource: resourceName(kept) };
  const isNew = drawn.length === 1 && found('thing', hero.seat, [{ resource: kept }]); // whoever chose it has seen it
  t.tell('log.mine', told, { rule: 'EUT-7.7', weight: 2, ...isNew });
}

function takeBack({ tokens }: State, { seat }: Hero, at: SpaceAt): void {
  const here = tokens[at] ?? [];
  const own = here.findIndex(token => token.kind === 'interaction' && token.seat === seat);
  tokens[at] = here.filter((_, n) => n !== own);
}

/** EUT-7.8, EUT-7.9: at most one Mine Cart; the Event that gives one to everybody costs nothing. */
function* takesCart(t: T, hero: Hero): Rules<boolean> {
  const { state } = t;
  if (hasModifier(state, 'freeMineCart')) return true;
  const carts = usesWith(state, hero, 'mineCart');
  const optionOf = ({ key, source, on }: Use) => ({
    key: cartKey.make(key),
    text: 'do.cart',
    with: { source },
    on: [on],
  });
  const pass = { text: 'do.cart.none' };
  const cart = yield* t.choose(hero.seat, 'cart.ask', carts, optionOf, { rule: 'EUT-7.8', pass });
  cart?.pay(t);
  return cart !== undefined;
}

/** The three lie on the table while one is chosen; the others are discarded. */
function* keepOne(t: T, hero: Hero, drawn: readonly string[]): Rules<string> {
  const { state } = t;
  state.looked = [...drawn];
  const optionOf = (copy: string) => ({
    key: takeKey.make(copy),
    text: 'do.take',
    with: { resource: resourceName(copy) },
    on: [copy],
  });
  const kept = yield* t.choose(hero.seat, 'cart.keep', drawn, optionOf, { rule: 'EUT-7.8' });
  const others = state.looked ?? [];
  state.looked = undefined;
  maybeRemove(others, kept);
  for (const copy of others) discardCopy(state, copy);
  return kept;
}
