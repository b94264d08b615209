// What scripts give and take: to the party unless they say otherwise; what is negative is lost.

import { copyOf } from '@veillee/pieces/things';
import type { Gift, ScriptOp } from '../../content/quests/vocabulary.ts';
import { gainCoins } from '../areas/coins.ts';
import { objectFor } from '../areas/objects.ts';
import { dealTreasure, potionFor, takeRelic } from '../areas/treasure.ts';
import { calls } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { gainFeats } from '../feats/hand.ts';
import { receive } from '../hero/equipment.ts';
import { drawCards } from '../overlord/deck.ts';
import { gainThreat } from '../overlord/threat.ts';
import { type Flow, type Hero, type HeroId, sheetOf, type T } from '../state.ts';
import { amountOf } from './amounts.ts';
import type { About } from './facts.ts';

type Give = Extract<ScriptOp, { readonly op: 'give' }>;

export function* give(t: T, { to = 'party', ...gift }: Give, about: About): Flow {
  const { state } = t;
  const heroes = to === '$hero' ? state.heroes.filter(({ id }) => id === about.hero) : state.heroes;
  const n = (amount: Gift['conquest']): number =>
    amount === undefined ? 0 : amountOf(amount, { heroes: state.heroes.length, ...about });
  if (gift.threat !== undefined) gainThreat(t, n(gift.threat), 'DES-39.8');
  if (gift.curse !== undefined) gainThreat(t, n(gift.curse) * state.heroes.length, 'DES-30.6'); // DES-30.6
  if (gift.cards !== undefined) yield* drawCards(t, n(gift.cards));
  if (gift.coins !== undefined) for (const hero of heroes) gainCoins(t, hero, n(gift.coins), 'DES-26.8');
  if (gift.feat !== undefined) yield* gainFeats(t, n(gift.feat), heroes); // ICE-1.8
  if (gift.key && !state.board.keys.includes(gift.key)) state.board.keys.push(gift.key);
  if (gift.treasure)
    yield* dealTreasure(t, gift.treasure.tier, gift.treasure.n, heroes, about.hero as HeroId | undefined);
  for (const hero of heroes) {
    if (gift.potion) yield* potionFor(t, hero, gift.potion);
    if (gift.relic) yield* relicFor(t, hero, copyOf(gift.relic, 1));
    if (gift.object) objectFor(t, hero, gift.object);
  }
  // Last, for an empty pool ends it all (DES-1.2).
  if (gift.conquest !== undefined)
    yield* calls(t).conquest(t, n(gift.conquest), 'script', about.hero as HeroId | undefined);
}

/** DES-31.7: there is one of each, so whoever had it has it no more. */
function* relicFor(t: T, hero: Hero, relic: string): Flow {
  takeRelic(t.state, relic);
  t.tell('log.finds', { hero: heroName(sheetOf(hero)), thing: thingName(relic) }, { rule: 'DES-31.5', weight: 2 });
  yield* receive(t, hero, relic);
}
