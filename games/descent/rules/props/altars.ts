// DES-55: altars. A hero pays one of Good, a monster gives its life on one of Evil; what comes of it is the quest's.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { ALTAR_COINS, quickActionRow } from '../../content/turns.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import type { WhyNotPay } from '../hero/paying.ts';
import { altarKey } from '../keys.ts';
import { markerName, nameOf } from '../names.ts';
import {
  type Acting,
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  type MarkerOf,
  type Monster,
  markersOf,
  type State,
  sheetOf,
  standsOn,
  type T,
} from '../state.ts';
import { kill } from '../wounds.ts';

/** DES-10.13, DES-55.2: for points and coins, by a hero who stands on it. */
export function offerAltar(state: State, hero: Hero, turn: HeroTurn, whyNotPay: WhyNotPay, offer: DeedOffer): void {
  const cost = quickActionRow('altar-good').hero ?? 0;
  for (const altar of markersOf(state, 'altar-good')) {
    if (altar.at !== hero.at) continue;
    const poor = unless(hero.coins >= ALTAR_COINS, 'why.coins', 'DES-55.2', { price: ALTAR_COINS });
    offer(first(poor, whyNotPay(cost, 'DES-10.13')), () => ({
      option: {
        key: altarKey.make(altar.id),
        text: 'turn.altar',
        with: { thing: markerName(state, altar), cost, coins: ALTAR_COINS },
        on: [altar.id],
        rule: 'DES-10.13',
      },
      *run(t) {
        turn.movement -= cost;
        hero.coins -= ALTAR_COINS;
        const words = { hero: heroName(sheetOf(hero)), thing: markerName(state, altar), n: ALTAR_COINS };
        t.tell('log.altar.good', words, { rule: 'DES-55.2', weight: 2 });
        yield* awakes(t, altar, { hero: hero.id });
      },
    }));
  }
}

/** DES-15.6, DES-55.3: for points and the life of the monster that has come onto it. */
export function offerSacrifice(
  state: State,
  monster: Monster,
  acting: Acting,
  whyNotPay: (cost: number) => Why | undefined,
  offer: DeedOffer,
): void {
  const cost = quickActionRow('altar-evil').monster ?? 0;
  for (const altar of markersOf(state, 'altar-evil')) {
    if (!standsOn(monster).includes(altar.at)) continue;
    const words = { monster: nameOf(state, monster.id), thing: markerName(state, altar), n: cost };
    offer(whyNotPay(cost), () => ({
      option: {
        key: altarKey.make(altar.id),
        text: 'overlord.do.altar',
        with: words,
        on: [altar.id],
        rule: 'DES-15.6',
      },
      *run(t) {
        acting.movement -= cost;
        t.tell('log.altar.evil', words, { rule: 'DES-55.3', weight: 2 });
        yield* kill(t, monster.id, { kind: 'ability', what: 'altar-evil' });
        yield* awakes(t, altar, {});
      },
    }));
  }
}

function* awakes(
  t: T,
  { id, at, thing }: MarkerOf<'altar-good' | 'altar-evil'>,
  by: { readonly hero?: Hero['id'] },
): Flow {
  yield* calls(t).happen(t, { what: 'altar', marker: id, at, ...by, ...(thing !== undefined && { thing }) });
}
