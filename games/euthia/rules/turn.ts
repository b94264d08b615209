// EUT-3.6: the turn of a Hero, deed by deed: move, perform Actions and Free Actions in any order, as often as possible.

import type { Rules } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import type { Offer } from '@veillee/pieces/offers';
import { makeRoom, offerUses, type Teleporting } from './deploy.ts';
import { offerConversion } from './dice/hero-roll.ts';
import { offerFights } from './elites.ts';
import { offerFreeActions } from './free.ts';
import { offerGriffin } from './griffin.ts';
import { changers, offerCashing, trimHand } from './hand.ts';
import { offerRearranging } from './inventory.ts';
import { endKey } from './keys.ts';
import { offerMining } from './mining.ts';
import { offerBurning, offerPortals, offerWalks, teleport } from './movement.ts';
import { offerQuests } from './quests.ts';
import { offerScenario } from './scenario/free.ts';
import { looked } from './scenario/moments.ts';
import { activeHero, type Deed, type Hero, type Position, type State, type Step, type T } from './state.ts';
import { offerTrade } from './trade.ts';
import { farWalks } from './walks.ts';

export function* turn(t: T): Rules<Position> {
  const { state } = t;
  const elsewhere = yield* tidyUp(t, teleport);
  if (elsewhere) return elsewhere;
  const hero = activeHero(state);
  if (yield* looked(t, hero)) return { at: 'scoring' };
  const asked = {
    seat: hero.seat,
    prompt: 'turn.ask',
    rule: 'EUT-3.6',
    with: { movement: hero.movement },
    confirm: 'turn',
    refused: () => farWalks(state, hero),
  } as const;
  const done = yield* act(t, asked, offer => offerDeeds(t, state, hero, offer), changers(t, hero));
  return done?.next ?? { at: 'turn' };
}

/** EUT-16.5, EUT-12.4: at the end of an Action, whoever has too much, in Bags or in hand. */
export function* tidyUp(t: T, leave?: Teleporting): Step {
  for (const hero of t.state.heroes) {
    const elsewhere = yield* makeRoom(t, hero, leave);
    if (elsewhere) return elsewhere;
    yield* trimHand(t, hero);
  }
  return undefined;
}

function offerDeeds(t: T, state: State, hero: Hero, offer: Offer<Deed>): void {
  offerWalks(state, hero, offer);
  offerPortals(state, hero, offer);
  offerGriffin(state, hero, offer);
  offerFights(state, hero, offer);
  offerMining(state, hero, offer);
  offerTrade(state, hero, offer);
  offerFreeActions(state, hero, offer);
  offerQuests(state, hero, offer);
  offerScenario(state, hero, offer);
  offerUses(state, hero, offer, { teleport });
  offerBurning(state, hero, offer);
  offerRearranging(hero, offer);
  offerCashing(t, hero, offer);
  offerConversion(hero, offer);
  offer(undefined, () => ({
    option: { key: endKey, text: 'do.end', rule: 'EUT-3.10' },
    *run() {
      return { at: 'turnEnd' };
    },
  }));
}
