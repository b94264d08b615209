// What rivals are owed where they came first: at Mines and Elementals (EUT-7.4, EUT-13.9); together, a Gold card (EUT-20.3).

import type { RuleId, Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { SERVICE_PRICE } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { chooseCards, discardFrom } from './hand.ts';
import { countTokens } from './land.ts';
import { type Hero, isTeam, type Known, rivalsOf, type T } from './state.ts';
import { cardsOf } from './supplies.ts';

/** EUT-7.11: whoever has a token there, however many. */
export const ownersAt = (state: Known, hero: Hero, at: SpaceAt): Hero[] =>
  rivalsOf(state, hero).filter(rival => countTokens(state, at, 'interaction', rival) > 0);

/** EUT-7.5, EUT-13.9, R16, R53 */
export function whyNoToll(state: Known, hero: Hero, at: SpaceAt, rule: RuleId): Why | undefined {
  const owners = ownersAt(state, hero, at).length;
  if (owners === 0) return undefined;
  if (isTeam(state)) return cardsOf(hero.hand, 'gold').length > 0 ? undefined : because('why.goldCard', 'EUT-20.3');
  const price = owners * SERVICE_PRICE;
  return hero.gold < price ? because('why.toll', rule, { price, gold: hero.gold }) : undefined;
}

export function* payTolls(t: T, hero: Hero, at: SpaceAt, rule: RuleId): Rules {
  const { state } = t;
  const owners = ownersAt(state, hero, at);
  if (owners.length === 0) return;
  if (isTeam(state)) {
    discardFrom(t, hero, yield* chooseCards(t, hero, 'gold', 1, 'EUT-20.3'));
    return;
  }
  for (const owner of owners) payRival(t, hero, owner, rule);
}

export function payRival(t: T, hero: Hero, rival: Hero, rule: RuleId): void {
  hero.gold -= SERVICE_PRICE;
  rival.gold += SERVICE_PRICE;
  t.tell('log.toll', { player: who(hero.seat), rival: who(rival.seat), n: SERVICE_PRICE }, { rule });
}
