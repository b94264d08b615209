// A blow that breaks what a hero carries, in place of wounding them.

import type { RuleId } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { itemRow } from '../../content/items.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { thingName } from '../card-names.ts';
import { hasOp } from '../effects/held.ts';
import { giveBack } from '../give-back.ts';
import { losing } from '../hero/coming-down.ts';
import { stow, take } from '../hero/equipment.ts';
import { itemKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  isPotion,
  rowId,
  type State,
  type T,
  type Thing,
} from '../state.ts';
import { cardName, fundsOf, spendOn } from './deck.ts';

type Discard = OpOf<CardOp, 'discardItem'>;

/** What it costs besides the card. */
const moreFor = (thing: Thing, { more }: Discard): number => {
  const { tier } = itemRow(rowId(thing));
  return tier === 'shop' || tier === 'relic' || tier === 'dark-relic' ? 0 : (more[tier] ?? 0);
};

/** Potions are no items, relics are never lost (DES-31.6), and nothing breaks that is worn by whoever takes such care of it. */
export const breakable = (hero: Hero): Thing[] =>
  [...(hasOp(hero, 'unbreakable') ? [] : hero.equipped), ...hero.pack].filter(
    thing => !isPotion(thing) && itemRow(rowId(thing)).tier !== 'relic',
  );

/** What the cheapest item costs besides the card; nothing that can be broken: undefined. */
export function leastMore(state: State, id: HeroId, op: Discard): number | undefined {
  const prices = breakable(heroOf(state, id)).map(thing => moreFor(thing, op));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** DRF-2.1: one item, as the overlord likes and can pay. */
export function* discardItem(t: T, { id: card }: OverlordCardRow, id: HeroId, op: Discard): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const things = breakable(hero).filter(thing => moreFor(thing, op) <= fundsOf(state));
  const optionOf = (thing: Thing) => ({
    key: itemKey.make(thing),
    text: 'overlord.do.discardItem',
    with: { thing: thingName(thing), n: moreFor(thing, op) },
    on: [`item:${thing}`],
  });
  const how = { rule: 'DRF-2.1', with: { card: cardName(card), hero: nameOf(state, id) } };
  const thing = yield* t.choose(state.overlord.seat, 'overlord.item', things, optionOf, how);
  yield* spendOn(t, card, moreFor(thing, op));
  yield* breakItem(t, hero, thing, 'log.overlord.breaks', 'DRF-2.1');
}

/** It is gone for good, and what it held in place finds room or goes too. */
export function* breakItem(t: T, hero: Hero, thing: Thing, log: string, rule: RuleId): Flow {
  const { state } = t;
  yield* losing(t, hero, () => {
    take(hero, thing);
    maybeRemove(hero.exhausted, thing);
    giveBack(state, thing);
    const told = { hero: nameOf(state, hero.id), thing: thingName(thing) };
    t.tell(log, told, { rule, weight: 3 });
  });
  yield* stow(t, hero);
}
