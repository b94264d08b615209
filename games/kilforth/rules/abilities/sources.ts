// The cards of a hero that can do something, and whether they can do it now. KIL-15.6 to 15.18, A-53.

import type { Deed, Option, Rules, Seat } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { type CardDef, cardById } from '../../content/cards.ts';
import type { Ability, Condition, Cost, Timing } from '../../content/vocabulary.ts';
import { USE } from '../keys.ts';
import { isFighting } from '../realm/team.ts';
import { type Board, type Hero, hero, type State } from '../state.ts';
import { attributeOf } from '../tests/dice.ts';
import { type About, holds } from './conditions.ts';
import { isForbidden } from './passives.ts';

/** A card with an ability in front of a hero. Its key is what `exhausted` holds: `race`, `class`, a card or a Loot token. */
export interface Source {
  readonly key: string;
  readonly def: CardDef;
  readonly ability: Ability;
  /** Of Loot: all tokens that are alike. Any of them may be touched; the key names one. */
  readonly twins?: readonly string[] | undefined;
}

/** The abilities of a hero with one of these timings: Race, Class, Talents, Assets, Loot. Of tokens that are alike, one. */
export function sourcesAt(own: Hero, timing: Timing, other?: Timing): Source[] {
  const found: Source[] = [];
  const isAt = ({ ability }: CardDef): boolean =>
    ability !== undefined && (ability.timing === timing || ability.timing === other);
  if (isAt(cardById(own.race))) found.push(raceSource(own.race));
  if (isAt(cardById(own.class))) found.push(classSource(own.class));
  for (const id of own.talents) if (isAt(cardById(id))) found.push(cardSource(id));
  for (const id of own.assets) if (isAt(cardById(id))) found.push(cardSource(id));
  for (const token of own.loot) {
    const kind = originalOf(token);
    const def = cardById(kind);
    if (!isAt(def) || found.some(source => source.def.id === kind)) continue;
    found.push(
      sourceFrom(
        token,
        def,
        own.loot.filter(other => originalOf(other) === kind),
      ),
    );
  }
  return found;
}

function sourceFrom(key: string, def: CardDef, twins?: readonly string[]): Source {
  if (!def.ability) throw new Error(`${key} has no ability`);
  return { key, def, ability: def.ability, twins };
}

const EVERY = Number.POSITIVE_INFINITY;
const raceSource = kept((id: string) => sourceFrom('race', cardById(id)), EVERY);
const classSource = kept((id: string) => sourceFrom('class', cardById(id)), EVERY);
const cardSource = kept((id: string) => sourceFrom(id, cardById(id)), EVERY);

/** The card behind a key of `exhausted`. */
export function cardOfKey(own: Hero, key: string): string {
  if (key === 'race') return own.race;
  if (key === 'class') return own.class;
  return originalOf(key);
}

export const sourceOf = (own: Hero, key: string): Source => sourceFrom(key, cardById(cardOfKey(own, key)));

/** Why a hero cannot use this now: limit, cost, lock, bans, condition. */
export function whyNotUsable(state: Board, seat: Seat, source: Source, about?: About): Why | undefined {
  const { ability, def, key } = source;
  if (isSpent(state, seat, source)) return ability.limit?.per === 'game' ? USED_FOR_GOOD : USED_TODAY;
  const own = hero(state, seat);
  for (const cost of ability.cost)
    if (!canPay(own, key, cost)) return cost.pay === 'exhaust' ? EXHAUSTED : unpaid(cost);
  if (def.loreLock > 0 && attributeOf(state, seat, 'lore') < def.loreLock) return locked(state, seat, def);
  if (isForbidden(state, def)) return BANNED;
  return ability.condition && !holds(state, seat, conditionOf(state, source), about) ? NOT_MET : undefined;
}

const USED_FOR_GOOD = because('refuse.used.game', 'KIL-15.8');
const USED_TODAY = because('refuse.used.day', 'KIL-15.8');
const EXHAUSTED = because('refuse.exhausted', 'KIL-15.15');
const BANNED = because('refuse.banned', 'KIL-13.5');
const NOT_MET = because('refuse.condition', 'KIL-15.17');
const unpaid = ({ pay }: Cost): Why => because(`refuse.cost.${pay}`, 'KIL-15.11');
const locked = (state: Board, seat: Seat, { loreLock }: CardDef): Why =>
  because('refuse.lore', 'KIL-15.10', { need: loreLock, lore: attributeOf(state, seat, 'lore') });

export const isUsable = (state: Board, seat: Seat, source: Source, about?: About): boolean =>
  whyNotUsable(state, seat, source, about) === undefined;

/** the switch for Shadow I-a. */
function conditionOf(state: Board, { def, ability }: Source): Condition | undefined {
  if (def.id === 'shadow-1a' && state.house.shadowHealsInForest) return { is: 'terrain', terrain: 'forest' };
  return ability.condition;
}

/** Its limit is used up. */
export function isSpent(state: Board, seat: Seat, { ability, key }: Source): boolean {
  const { limit } = ability;
  if (limit === undefined) return false;
  const own = hero(state, seat);
  if (limit.per === 'day') return own.usedToday.includes(key);
  if (limit.per === 'game') return own.usedForGood.includes(key);
  return (usedIn(state, seat)[`${seat}:${key}`] ?? 0) >= limit.times;
}

/** Counts a use against its limit. */
export function countUse(state: Board, seat: Seat, { ability, key }: Source): void {
  const { limit } = ability;
  if (limit === undefined) return;
  const own = hero(state, seat);
  if (limit.per === 'day') own.usedToday.push(key);
  else if (limit.per === 'game') own.usedForGood.push(key);
  else {
    const used = usedIn(state, seat);
    used[`${seat}:${key}`] = (used[`${seat}:${key}`] ?? 0) + 1;
  }
}

/** Where uses "per Engagement" are counted: in the fight, or in the single test outside one. */
function usedIn(state: Board, seat: Seat): { [ability: string]: number } {
  if (state.fight && isFighting(state, seat)) return state.fight.used;
  return state.test?.used ?? {};
}

export function canPay(own: Hero, key: string, cost: Cost): boolean {
  switch (cost.pay) {
    case 'exhaust':
      return !own.exhausted.includes(key); // KIL-15.15
    case 'sacrifice':
      return true; // KIL-15.14: also if exhausted
    case 'gold':
      return own.gold >= cost.n;
    case 'ap':
      return true; // an action's AP are paid by the turn
    case 'rumours':
      return own.hand.length >= cost.n;
    case 'card':
      return cardsOfType(own, cost.type).length > 0;
  }
}

/** Rumours and Assets of a type. */
export const cardsOfType = (own: Hero, type: string): string[] =>
  [...own.hand, ...own.assets].filter(card => cardById(card).reward === type);

export const useOption = ({ key, def, twins }: Source): Option => ({
  key: USE.make(key),
  text: 'option.use',
  with: { card: def.name, effect: def.use },
  on: twins ?? [key === 'race' || key === 'class' ? def.id : key],
});

/** Abilities as what a hero may do at a moment, each used in this way. */
export const byUse = (sources: readonly Source[], use: (source: Source) => Rules): Deed<State>[] =>
  sources.map(source => ({ option: useOption(source), run: () => use(source) }));
