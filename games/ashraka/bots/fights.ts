// Fights: with whom, against whom, at what odds; and what to do on each combat turn.

import { findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { FindId, HeroId } from '../content/vocabulary.ts';
import { figureOf } from '../rules/modifiers.ts';
import { choiceOdds, oddsAgainst } from '../rules/odds/combat-odds.ts';
import { type Odds, STAKES, type Stakes } from '../rules/odds/duel.ts';
import type { Hero, Monster } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Mind, offered } from './mind.ts';

/** From which chance of winning on somebody engages. */
export const GOOD_ODDS = 0.85;

/** What is at stake against this monster: the boss is the adventure itself. */
export function stakesOf(view: View, { card }: Monster): Stakes {
  const pressure = view.monsters.length >= 4 ? 10 : view.monsters.length === 3 ? 6 : 0;
  return monsterRow(card).boss ? { ...STAKES, win: 90, card: 0.2, mana: 0 } : { ...STAKES, win: 14 + pressure };
}

export const engageCost = (view: View, hero: Hero, { card }: Monster): number =>
  figureOf(view, hero, 'engageCost', monsterRow(card).engage);

/** Odds that were worked out lately: the same fight is thought about many times in a turn. */
const lately = new Map<string, Odds>();
const MOST_KEPT = 5000;
/** A plan asks about many fights. */
const PLANNED = 800;

const isCombatCard = (card: FindId): boolean => findRow(card).type === 'combat';

export function oddsOf(view: View, heroes: readonly Hero[], monster: Monster): Odds {
  const stakes = stakesOf(view, monster);
  const sides = heroes.map(hero => [
    hero.id,
    hero.health,
    hero.mana,
    hero.disc > engageCost(view, hero, monster),
    hero.hand.filter(isCombatCard),
    hero.specials,
    view.sheets[hero.id],
    hero.used.adventure,
  ]);
  const isLast = view.heroes.some(({ id }) => view.fallen.includes(id) && heroes.every(hero => hero.id !== id));
  const key = JSON.stringify([monster.card, monster.cubes, stakes.win, sides, isLast, view.bag.allies]);
  const known = lately.get(key);
  if (known) return known;
  const ids = heroes.map(({ id }) => id);
  const odds = oddsAgainst(view, ids, monster, { stakes, positions: PLANNED });
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(key, odds);
  return odds;
}

/** Who should fight this monster: one of them, both, or nobody now. */
export interface Match {
  readonly who: readonly Hero[];
  readonly odds: Odds;
}

/** The best of those who are good enough; alone rather than together where it costs little. */
export function matchFor(view: View, heroes: readonly Hero[], monster: Monster, least = GOOD_ODDS): Match | undefined {
  const isGood = ({ odds }: Match): boolean => odds.win >= least && odds.lost < (least < 0.5 ? 1 : 0.1);
  const alone = heroes.map(hero => ({ who: [hero], odds: oddsOf(view, [hero], monster) })).filter(isGood);
  // Together costs both of them actions: only where nobody can do it with ease.
  const isEasy = alone.some(({ who, odds }) => odds.win > 0.95 && harmOf(who, odds) < 1.5);
  const both = heroes.length === 2 && !isEasy ? [{ who: heroes, odds: oddsOf(view, heroes, monster) }] : [];
  const good = [...alone, ...both.filter(isGood)];
  // Who is elsewhere must come first.
  const isApart = heroes.some(hero => hero.at !== heroes[0]?.at);
  const cost = ({ who, odds }: Match): number =>
    (who.length === 2 && isApart ? 7 : 0) +
    who.reduce((sum, hero) => sum + engageCost(view, hero, monster), 0) +
    1.8 * harmOf(who, odds) +
    8 * odds.falls.reduce((sum, chance) => sum + chance, 0) +
    10 * (1 - odds.win);
  return good.sort((one, other) => cost(one) - cost(other))[0];
}

/** Health that it costs them, on average. */
export const harmOf = (who: readonly Hero[], { health }: Odds): number =>
  who.reduce((sum, hero, n) => sum + hero.health - (health[n] ?? 0), 0);

/** The best thing to do on this combat turn, of the heroes of this seat. */
export function combatTurn(mind: Mind): string | undefined {
  const { view, own } = mind;
  const { combat } = view;
  const monster = combat && view.monsters.find(({ slot }) => slot === combat.slot);
  if (!combat || !monster) return undefined;
  const stakes = stakesOf(view, monster);
  const acting = own.filter(({ id }) =>
    combat.fighters.some(({ hero, status, acted }) => hero === id && status === 'in' && !acted),
  );
  const best = acting
    .flatMap(({ id }) => choicesFor(mind, id, stakes))
    .sort((one, other) => other.worth - one.worth)[0];
  return best?.key;
}

function choicesFor(mind: Mind, hero: HeroId, stakes: Stakes): { readonly key: string; readonly worth: number }[] {
  return choiceOdds(mind.view, hero, { stakes }).flatMap(({ key, odds }) => {
    const whole = offered(mind, hero, key);
    return whole === undefined ? [] : [{ key: whole, worth: odds.worth }];
  });
}
