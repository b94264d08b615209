// Auto-equip: the best assignment of Weapons, and of what gives Strength, against one monster. Pure; nothing is changed.

import type { Option } from '@veillee/kernel';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { type Battle, power, type Side, strengthOf, weightOf } from './battle.ts';
import { previewBattle } from './battle-choices.ts';
import { EQUIP, UNEQUIP, USE } from './keys.ts';
import { fedWith, mealOn, unusedMeal } from './meals.ts';
import { isEffectOf, type Party, type Rank, type Target } from './state.ts';

export interface Feed {
  /** A card that strengthens one Hero: Iron Rations, Goodberries. */
  readonly card: Card;
  readonly hero: Card;
}

export interface Plan {
  readonly equip: { readonly [weapon: Card]: Card };
  readonly feeds: readonly Feed[];
  readonly battle: Battle;
}

/** Beyond so many assignments the search stops and keeps the best so far. */
const MOST_ASSIGNMENTS = 1500;

/** Victory first, then the fewest Heroes lost, then the highest total; food is spared, and Weapons stay where they are. */
export function autoEquip(side: Side, target: CardDef, rank: Rank): Plan {
  const { cards, party } = side;
  const weapons = cards.filter(card => defOf(card).isWeapon && !party.thrown.includes(card));
  const meals = cards.filter(card => unusedMeal(party, card) !== undefined);
  const heroes = cards.filter(card => defOf(card).isHero);
  const trial: Party = {
    ...party,
    equip: Object.fromEntries(Object.entries(party.equip).filter(([weapon]) => party.thrown.includes(weapon))),
    strength: { ...party.strength },
    converted: [...party.converted],
  };
  const feeds: Feed[] = [];
  let best: Plan | undefined;
  let most: readonly number[] | undefined;
  let tried = 0;

  const weigh = (): void => {
    tried++;
    const battle = previewBattle({ cards, party: trial }, target, rank);
    const kept = Object.keys(trial.equip).filter(weapon => party.equip[weapon] === trial.equip[weapon]).length;
    const worth = [Number(battle.victory), -losses(battle, target), battle.total, -feeds.length, kept];
    if (most && !isMore(worth, most)) return;
    most = worth;
    best = { equip: { ...trial.equip }, feeds: [...feeds], battle };
  };

  const arm = (i: number): void => {
    const weapon = weapons[i];
    if (weapon === undefined) return weigh();
    const weight = weightOf(trial, weapon);
    const armed = Object.values(trial.equip);
    const seen = new Set<string>();
    for (const hero of heroes) {
      if (armed.includes(hero) || strengthOf(trial, hero) < weight || tried >= MOST_ASSIGNMENTS) continue;
      const twin = twinKey(trial, hero, party.equip[weapon] === hero);
      if (seen.has(twin)) continue;
      seen.add(twin);
      trial.equip[weapon] = hero;
      arm(i + 1);
      delete trial.equip[weapon];
    }
    arm(i + 1);
  };

  const feed = (i: number): void => {
    const card = meals[i];
    if (card === undefined) return arm(0);
    feed(i + 1);
    const meal = unusedMeal(party, card);
    const seen = new Set<string>();
    for (const hero of heroes) {
      const twin = twinKey(trial, hero, false);
      if (!meal || seen.has(twin) || tried >= MOST_ASSIGNMENTS) continue;
      seen.add(twin);
      const before = trial.strength[hero];
      trial.strength[hero] = (before ?? 0) + meal.strength;
      if (meal.op === 'convertHero') trial.converted.push(hero);
      feeds.push({ card, hero });
      feed(i + 1);
      feeds.pop();
      if (meal.op === 'convertHero') trial.converted.pop();
      if (before === undefined) delete trial.strength[hero];
      else trial.strength[hero] = before;
    }
  };

  feed(0);
  return best ?? { equip: {}, feeds: [], battle: previewBattle(side, target, rank) };
}

const twinKey = (party: Party, hero: Card, holder: boolean): string =>
  `${defOf(hero).id}/${party.strength[hero] ?? 0}/${party.attack[hero] ?? 0}/${party.converted.includes(hero)}/${holder}/${party.used.some(effect => isEffectOf(effect, hero))}`;

/** Heroes that this battle's outcome of Strength and Weapons would cost. */
function losses(battle: Battle, target: CardDef): number {
  const weak = power(target, 'destroyWeakHeroes');
  const dying = battle.heroes.filter(hero => weak !== undefined && hero.strength <= weak.threshold).length;
  const prey = power(target, 'destroy');
  return dying + Number(prey?.unless !== undefined && !battle.weaponPresent);
}

/** The first figure in which they differ decides. */
function isMore(worth: readonly number[], most: readonly number[]): boolean {
  const [lead] = worth.flatMap((figure, i) => (figure === most[i] ? [] : [figure > (most[i] as number)]));
  return lead === true;
}

/** Finds the key of a kind whose option touches all these things. */
export const finderIn =
  (options: readonly Option[]) =>
  (kind: { is(key: string): boolean }, ...things: Card[]): string | undefined =>
    options.find(({ key, on }) => kind.is(key) && things.every(thing => on?.includes(thing)))?.key;

/**
 * The option of a `dungeon.step` that comes nearer to the plan, or undefined when the plan is carried out. Ask for a new
 * plan after each step: copies that are alike stand for each other, so the plan may come true with their names swapped.
 */
export function nextStep(options: readonly Option[], party: Party, plan: Plan): string | undefined {
  const find = finderIn(options);
  for (const { card } of plan.feeds) {
    const key = find(USE, card);
    if (key) return key;
  }
  for (const [weapon, hero] of Object.entries(plan.equip)) {
    if (party.equip[weapon] === hero) continue;
    if (party.equip[weapon] !== undefined) return find(UNEQUIP, weapon);
    const other = Object.keys(party.equip).find(held => party.equip[held] === hero);
    return other === undefined ? find(EQUIP, weapon, hero) : find(UNEQUIP, other);
  }
  for (const weapon of Object.keys(party.equip))
    if (plan.equip[weapon] === undefined && !party.thrown.includes(weapon)) return find(UNEQUIP, weapon);
  return undefined;
}

/** The Hero to whom a strengthening card, already being used, is best given: key of a `dungeon.hero` option. */
export function bestFed(
  options: readonly Option[],
  side: Side,
  card: Card,
  targets: readonly Pick<Target, 'def' | 'rank'>[],
): string | undefined {
  const meal = mealOn(defOf(card));
  let best = options[0]?.key;
  let most = Number.NEGATIVE_INFINITY;
  for (const { key: hero } of options) {
    const party = meal ? fedWith(side.party, hero, meal) : side.party;
    for (const { def: target, rank } of targets) {
      const { battle } = autoEquip({ cards: side.cards, party }, target, rank);
      const worth = (battle.victory ? 1000 + 100 * target.vp : 0) + battle.total - battle.health;
      if (worth > most) [best, most] = [hero, worth];
    }
  }
  return best;
}
