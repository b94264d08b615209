// EUT-13: Free Actions: the Chapel, Treasures, Challenges; Quests have a file of their own.

import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { HEALING, SERVICE_PRICE } from '../content/constants.ts';
import { elementals } from '../content/elementals.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { rowAt } from '../content/monsters.ts';
import type { ElementalRow } from '../content/rows.ts';
import type { Element, Level } from '../content/vocabulary.ts';
import { maxHealth } from './board.ts';
import { heroRoll } from './dice/hero-roll.ts';
import { found } from './found.ts';
import { gain } from './gains.ts';
import { heal } from './harm.ts';
import { challengeKey, chapelHealKey, chapelPotionKey, treasureKey } from './keys.ts';
import { countTokens, elementalOf, isLiberated, leaveToken, locationAt, tokensAt, treasureOf } from './land.ts';
import { modifierOf } from './modifiers.ts';
import type { Deed, Hero, State, Step, T } from './state.ts';
import { ownersAt, payTolls, whyNoToll } from './tolls.ts';

const poor = ({ gold }: Hero, rule: string): Why | undefined =>
  gold < SERVICE_PRICE ? because('why.gold', rule, { price: SERVICE_PRICE, gold }) : undefined;

export function offerFreeActions(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined) return;
  const space = locationAt(state, at);
  if (space.kind === 'chapel') offerChapel(state, hero, offer);
  const level = treasureOf(space);
  if (level !== undefined) offerTreasure(state, hero, at, level, offer);
  const element = elementalOf(space);
  if (element !== undefined) offerChallenge(state, hero, at, element, offer);
}

// ---- the Chapel (EUT-13.2) ----

function offerChapel(state: State, hero: Hero, offer: Offer<Deed>): void {
  offer(first(poor(hero, 'EUT-13.2'), hero.health >= maxHealth(hero) && because('why.healthy', 'EUT-14.2')), () => ({
    option: { key: chapelHealKey, text: 'do.chapel.heal', with: { n: HEALING.chapel }, rule: 'EUT-13.2' },
    *run(t) {
      hero.gold -= SERVICE_PRICE;
      heal(t, hero, HEALING.chapel, 'EUT-13.2');
      return undefined;
    },
  }));
  const none = state.supply['healing-potion'].length === 0;
  offer(first(poor(hero, 'EUT-13.2'), none && because('why.noPotion', 'EUT-1.10')), () => ({
    option: { key: chapelPotionKey, text: 'do.chapel.potion', rule: 'EUT-13.2' },
    *run(t) {
      hero.gold -= SERVICE_PRICE;
      yield* gain(t, hero, [{ op: 'healingPotion', n: 1 }], { rule: 'EUT-13.2', isBought: true });
      return undefined;
    },
  }));
}

// ---- Treasures (EUT-13.4 to EUT-13.7) ----

function offerTreasure(state: State, hero: Hero, at: SpaceAt, level: Level, offer: Offer<Deed>): void {
  const taken = tokensAt(state, at).find(({ kind }) => kind === 'hero');
  const why = first(
    !isLiberated(state, at) && because('why.guarded', 'EUT-13.7'),
    taken && because('why.taken', 'EUT-13.5', { own: taken.seat === hero.seat ? 1 : 0 }),
  );
  offer(why, () => ({
    option: { key: treasureKey, text: 'do.treasure', with: { level }, on: [at], rule: 'EUT-13.4' },
    *run(t) {
      state.tokens[at] = [...(state.tokens[at] ?? []), { kind: 'hero', seat: hero.seat }];
      const told = { player: who(hero.seat), level };
      t.tell('log.treasure', told, { rule: 'EUT-13.4', weight: 2, ...found('deed', hero.seat) });
      yield* gain(t, hero, [{ op: 'treasure', level }], { rule: 'EUT-13.4', isReward: true });
      return undefined;
    },
  }));
}

// ---- Challenges (EUT-13.8 to EUT-13.15) ----

const ROWS = new Map<Element, ElementalRow>(elementals.map(row => [row.id, row]));

/** What the card of an Elemental gives, by the roll. */
export const rangesOf = (element: Element): ElementalRow['ranges'] => ROWS.get(element)?.ranges ?? [];

function offerChallenge(state: State, hero: Hero, at: SpaceAt, element: Element, offer: Offer<Deed>): void {
  const why = first(
    !isLiberated(state, at) && because('why.guarded', 'EUT-6.4'),
    state.scenario.markers[at]?.includes('recall') && because('why.recalled', 'EUT-13.8'),
    countTokens(state, at, 'interaction', hero) > 0 && because('why.challenged', 'EUT-13.14'),
    whyNoToll(state, hero, at, 'EUT-13.9'),
  );
  offer(why, () => ({
    option: {
      key: challengeKey,
      text: 'do.challenge',
      with: { elemental: { text: `elemental.${element}` }, toll: ownersAt(state, hero, at).length },
      on: [at],
      rule: 'EUT-13.8',
    },
    run: t => challenge(t, hero, at, element),
  }));
}

function* challenge(t: T, hero: Hero, at: SpaceAt, element: Element): Step {
  const { state } = t;
  yield* payTolls(t, hero, at, 'EUT-13.9');
  leaveToken(state, hero, at);
  const elemental = { text: `elemental.${element}` };
  const marked = state.scenario.faer === element ? modifierOf(state, 'markedChallengeRoll') : 0;
  const event = modifierOf(state, 'challengeRoll') + marked;
  const added = event === 0 ? [] : [{ n: event, source: { text: 'source.event' } }];
  const stakes = { elemental: element };
  const total = yield* heroRoll(t, hero.seat, elemental, { stakes, rule: 'EUT-13.11', added });
  const row = rowAt(rangesOf(element), total); // EUT-13.12, EUT-13.13
  const told = { player: who(hero.seat), elemental, total };
  t.tell('log.challenge', told, { rule: 'EUT-13.12', weight: 2, ...found('deed', hero.seat) });
  if (row) yield* gain(t, hero, row.ops, { rule: 'EUT-13.12', isReward: true });
  return undefined;
}
