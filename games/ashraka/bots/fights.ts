// Fights: with whom, against whom, at what odds; and what to do on each combat turn.

import { findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { FindId, HeroId } from '../content/vocabulary.ts';
import { figureOf } from '../rules/modifiers.ts';
import { choiceOdds, oddsAgainst } from '../rules/odds/combat-odds.ts';
import { type Odds, STAKES, type Stakes } from '../rules/odds/duel.ts';
import type { Hero, Monster } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { actionsOf, type Mind, offered, turnsAfter } from './mind.ts';

/** From which chance of winning on somebody engages. */
export const GOOD_ODDS = 0.85;

/** Nothing comes after: only winning counts. */
const LAST_STAKES: Stakes = { win: 100, fall: 0, lost: 0, card: 0, mana: 0, health: () => 0 };

/** What is at stake against this monster: the boss is the adventure itself. */
export function stakesOf(view: View, { card }: Monster): Stakes {
  if (turnsAfter(view) === 0 && monsterRow(card).boss) return LAST_STAKES;
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

/** Of a fight at the beginning of a turn, whatever they have left of this one: so that nobody changes their mind on the way. */
export function oddsOf(view: View, heroes: readonly Hero[], monster: Monster): Odds {
  const stakes = stakesOf(view, monster);
  const sides = heroes.map(hero => [
    hero.id,
    hero.health,
    hero.mana,
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
  const rested = { ...view, heroes: view.heroes.map(hero => ({ ...hero, disc: actionsOf(view, hero) })) };
  const odds = oddsAgainst(rested, ids, monster, { stakes, positions: PLANNED });
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(key, odds);
  return odds;
}

/** Somebody who could fight a monster, and how that would go. */
export interface Match {
  readonly who: readonly Hero[];
  readonly odds: Odds;
}

/** Everybody who is good enough for it alone; both together where nobody is. */
export function matchesFor(view: View, heroes: readonly Hero[], monster: Monster, least = GOOD_ODDS): readonly Match[] {
  const isGood = ({ odds }: Match): boolean => odds.win >= least && odds.lost < (least < 0.5 ? 1 : 0.1);
  const alone = heroes.map(hero => ({ who: [hero], odds: oddsOf(view, [hero], monster) })).filter(isGood);
  if (heroes.length < 2 || alone.some(({ odds }) => odds.win >= GOOD_ODDS)) return alone;
  const both = { who: heroes, odds: oddsOf(view, heroes, monster) };
  // Where little is asked for, the best is wanted all the same.
  return isGood(both) && alone.every(({ odds }) => odds.win < both.odds.win) ? [both] : alone;
}

/** What a fight costs besides time, in actions: health, and the danger of falling or of losing it. */
export const tollOf = ({ who, odds }: Match): number =>
  1.8 * harmOf(who, odds) + 10 * odds.falls.reduce((sum, chance) => sum + chance, 0) + 6 * (1 - odds.win);

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
